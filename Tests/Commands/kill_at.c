// Preloaded into a program: kills it at the step PLUMB_KILL_AT of all those by which it changes files, before the step is
// done; of a write, half-way.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static atomic_int steps;

static int is_last(void) {
    static int wanted;
    if (wanted == 0) {
        const char *text = getenv("PLUMB_KILL_AT");
        wanted = text ? atoi(text) : -1;
    }
    return atomic_fetch_add(&steps, 1) + 1 == wanted;
}

static void step(void) {
    if (is_last()) kill(getpid(), SIGKILL);
}

#define REAL(name, type) ((type)dlsym(RTLD_NEXT, #name))

int rename(const char *from, const char *to) {
    step();
    return REAL(rename, int (*)(const char *, const char *))(from, to);
}

int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned flags) {
    step();
    return REAL(renameat2, int (*)(int, const char *, int, const char *, unsigned))(from_folder, from, to_folder, to,
                                                                                  flags);
}

int linkat(int from_folder, const char *from, int to_folder, const char *to, int flags) {
    step();
    return REAL(linkat, int (*)(int, const char *, int, const char *, int))(from_folder, from, to_folder, to, flags);
}

int unlink(const char *path) {
    step();
    return REAL(unlink, int (*)(const char *))(path);
}

int unlinkat(int folder, const char *path, int flags) {
    step();
    return REAL(unlinkat, int (*)(int, const char *, int))(folder, path, flags);
}

int rmdir(const char *path) {
    step();
    return REAL(rmdir, int (*)(const char *))(path);
}

int mkdir(const char *path, mode_t mode) {
    step();
    return REAL(mkdir, int (*)(const char *, mode_t))(path, mode);
}

int open(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    if (flags & O_CREAT) step();
    return REAL(open, int (*)(const char *, int, mode_t))(path, flags, mode);
}

ssize_t write(int file, const void *bytes, size_t count) {
    ssize_t (*really)(int, const void *, size_t) = REAL(write, ssize_t (*)(int, const void *, size_t));
    struct stat status;
    if (fstat(file, &status) == 0 && S_ISREG(status.st_mode) && is_last()) {
        really(file, bytes, count / 2);
        kill(getpid(), SIGKILL);
    }
    return really(file, bytes, count);
}
