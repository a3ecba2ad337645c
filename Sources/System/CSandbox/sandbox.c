#define _GNU_SOURCE
#include "sandbox.h"

#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

pid_t sandbox_fork(void) { return fork(); }

int sandbox_wait(pid_t child, uint32_t seconds) {
    // Kernels without it, before 5.3, have no Landlock either, and let no program run.
    int process = (int)syscall(SYS_pidfd_open, child, 0);
    struct pollfd ended = {.fd = process, .events = POLLIN};
    // A child may ignore the alarm that ends it.
    if (process >= 0 && poll(&ended, 1, (int)seconds * 1000) == 0) kill(child, SIGKILL);
    if (process >= 0) close(process);
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    return status;
}

// MARK: Files

// Rights that every version of Landlock knows.
#define READING (LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR)
#define EVERY_RIGHT                                                                                          \
    (READING | LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR |  \
     LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_DIR |           \
     LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO |             \
     LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM)

static int restrict_files(const char *const *readable) {
    struct landlock_ruleset_attr rules = {.handled_access_fs = EVERY_RIGHT};
    int set = (int)syscall(SYS_landlock_create_ruleset, &rules, sizeof rules.handled_access_fs, 0);
    if (set < 0) return -1;
    for (; *readable; readable++) {
        int folder = open(*readable, O_PATH | O_CLOEXEC);
        if (folder < 0) continue;
        struct landlock_path_beneath_attr rule = {.allowed_access = READING, .parent_fd = folder};
        syscall(SYS_landlock_add_rule, set, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
        close(folder);
    }
    int result = (int)syscall(SYS_landlock_restrict_self, set, 0);
    close(set);
    return result;
}

// MARK: System calls

static const int allowed[] = {
    SYS_read, SYS_write, SYS_readv, SYS_writev, SYS_pread64, SYS_close, SYS_fstat, SYS_lseek, SYS_mmap, SYS_mprotect,
    SYS_munmap, SYS_mremap, SYS_madvise, SYS_brk, SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn,
    SYS_sigaltstack, SYS_futex, SYS_sched_yield, SYS_sched_getaffinity, SYS_nanosleep, SYS_clock_nanosleep,
    SYS_clock_gettime, SYS_clock_getres, SYS_gettimeofday, SYS_getpid, SYS_gettid, SYS_getuid, SYS_geteuid,
    SYS_getgid, SYS_getegid, SYS_exit, SYS_exit_group, SYS_openat, SYS_newfstatat, SYS_statx, SYS_readlinkat,
    SYS_faccessat, SYS_faccessat2, SYS_getdents64, SYS_getcwd, SYS_fcntl, SYS_dup, SYS_ppoll, SYS_epoll_create1,
    SYS_epoll_ctl, SYS_epoll_pwait, SYS_eventfd2, SYS_timerfd_create, SYS_timerfd_settime, SYS_timerfd_gettime,
    SYS_pipe2, SYS_getrandom, SYS_set_robust_list, SYS_rseq, SYS_uname, SYS_sysinfo, SYS_getrlimit,
    SYS_membarrier, SYS_restart_syscall, SYS_fstatfs, SYS_tgkill,
#ifdef __x86_64__
    SYS_open, SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_poll, SYS_epoll_wait, SYS_time, SYS_arch_prctl,
#endif
};

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ANSWER(value) BPF_STMT(BPF_RET | BPF_K, value)
#define UNLESS_EQUAL_SKIP(value, count) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, count)
#define REFUSE ANSWER(SECCOMP_RET_ERRNO | EPERM)

static int restrict_calls(void) {
    struct sock_filter filter[2 * (sizeof allowed / sizeof *allowed) + 24];
    unsigned short count = 0;
#define ADD(...)                                                                  \
    do {                                                                          \
        struct sock_filter steps[] = {__VA_ARGS__};                               \
        memcpy(filter + count, steps, sizeof steps);                              \
        count += sizeof steps / sizeof *steps;                                    \
    } while (0)
    // A foreign architecture has its own numbers.
    ADD(LOAD(arch), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0), ANSWER(SECCOMP_RET_KILL_PROCESS));
    // The C library then takes `clone`, whose flags a filter can see.
    ADD(LOAD(nr), UNLESS_EQUAL_SKIP(SYS_clone3, 1), ANSWER(SECCOMP_RET_ERRNO | ENOSYS));
    // Threads alone, whose flags are the first argument.
    ADD(UNLESS_EQUAL_SKIP(SYS_clone, 4), LOAD(args[0]), BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1),
        ANSWER(SECCOMP_RET_ALLOW), REFUSE);
    // `prctl` to name a thread alone, `prlimit64` to ask alone.
    ADD(UNLESS_EQUAL_SKIP(SYS_prctl, 4), LOAD(args[0]), UNLESS_EQUAL_SKIP(PR_SET_NAME, 1),
        ANSWER(SECCOMP_RET_ALLOW), REFUSE);
    ADD(UNLESS_EQUAL_SKIP(SYS_prlimit64, 4), LOAD(args[2]), UNLESS_EQUAL_SKIP(0, 1), ANSWER(SECCOMP_RET_ALLOW), REFUSE);
    for (size_t i = 0; i < sizeof allowed / sizeof *allowed; i++)
        ADD(UNLESS_EQUAL_SKIP((unsigned)allowed[i], 1), ANSWER(SECCOMP_RET_ALLOW));
    ADD(REFUSE);
    struct sock_fprog program = {.len = count, .filter = filter};
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
}

// MARK: Limits

static int limit(int resource, uint64_t value) {
    // Beyond the lower limit of time a program may still say where it was.
    struct rlimit both = {.rlim_cur = value, .rlim_max = value + (resource == RLIMIT_CPU)};
    return setrlimit(resource, &both);
}

static uint64_t present_addresses(void) {
    unsigned long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file) {
        if (fscanf(file, "%lu", &pages) != 1) pages = 0;
        fclose(file);
    }
    return (uint64_t)pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

enum sandbox_state sandbox_enter(const char *const *readable, struct sandbox_limits limits) {
    if (limit(RLIMIT_AS, present_addresses() + limits.memory) || limit(RLIMIT_FSIZE, limits.output) ||
        limit(RLIMIT_CPU, limits.seconds) || limit(RLIMIT_CORE, 0) || limit(RLIMIT_NOFILE, 64))
        return sandbox_without_limits;
    alarm(2 * limits.seconds);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return sandbox_without_privileges_failed;
    if (restrict_files(readable)) return sandbox_without_landlock;
    if (restrict_calls()) return sandbox_without_seccomp;
    return sandbox_entered;
}

// MARK: Crashes

static const void *library_start;

static void report(int number) {
    // The interrupted code may hold a lock that the calls below wait for.
    signal(SIGALRM, SIG_DFL);
    alarm(5);
    void *calls[64];
    int count = backtrace(calls, 64);
    for (int i = 0; i < count; i++) {
        Dl_info info;
        if (!dladdr(calls[i], &info) || info.dli_fbase != library_start) continue;
        char line[40];
        // A return address is that of the instruction after the call.
        int length = snprintf(
            line, sizeof line, "frame %zx\n", (size_t)((const char *)calls[i] - (const char *)library_start) - 1);
        if (write(STDERR_FILENO, line, (size_t)length) < 0) break;
    }
    signal(number, SIG_DFL);
    raise(number);
}

void sandbox_report_crashes(const void *address) {
    static char room[1 << 16];
    Dl_info info;
    if (!dladdr(address, &info)) return;
    library_start = info.dli_fbase;
    // The first call loads what later ones need.
    void *calls[2];
    backtrace(calls, 2);
    stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
    sigaltstack(&stack, NULL);
    struct sigaction action = {.sa_handler = report, .sa_flags = SA_ONSTACK | SA_NODEFER};
    int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGXCPU, SIGALRM};
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaction(signals[i], &action, NULL);
}
