// What a program asks of the clock and of chance is the same in every run, so that its layout is: the runner's own
// functions stand before those of the system's libraries, and answer so once the process is in its sandbox.
#define _GNU_SOURCE
#include "sandbox.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static int is_deterministic;

void sandbox_make_deterministic(void) { is_deterministic = 1; }

// 9:41 on 9 January 2007, in UTC.
static const time_t now = 1168335660;

int clock_gettime(clockid_t clock, struct timespec *result) {
    if (!is_deterministic || clock != CLOCK_REALTIME) return (int)syscall(SYS_clock_gettime, clock, result);
    *result = (struct timespec){.tv_sec = now};
    return 0;
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
    if (!is_deterministic) return (int)syscall(SYS_gettimeofday, result, zone);
    *result = (struct timeval){.tv_sec = now};
    return 0;
}

time_t time(time_t *result) {
    struct timespec present;
    clock_gettime(CLOCK_REALTIME, &present);
    if (result) *result = present.tv_sec;
    return present.tv_sec;
}

// SplitMix64 (Steele, Lea & Flood, 2014), from the same seed in every run.
static uint64_t next_number(void) {
    static uint64_t state = 1;
    uint64_t z = state += 0x9E3779B97F4A7C15;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
}

static void fill(char *bytes, size_t count) {
    for (size_t done = 0; done < count; done += sizeof(uint64_t)) {
        uint64_t number = next_number();
        size_t rest = count - done < sizeof number ? count - done : sizeof number;
        memcpy(bytes + done, &number, rest);
    }
}

// Swift's libraries ask for random numbers by this function alone.
long syscall(long number, ...) {
    static long (*system_call)(long, ...);
    if (!system_call) system_call = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
    va_list list;
    va_start(list, number);
    long arguments[6];
    for (int i = 0; i < 6; i++) arguments[i] = va_arg(list, long);
    va_end(list);
    if (is_deterministic && number == SYS_getrandom) {
        fill((char *)arguments[0], (size_t)arguments[1]);
        return arguments[1];
    }
    return system_call(
        number, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
}
