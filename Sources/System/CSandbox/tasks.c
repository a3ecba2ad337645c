// Swift's tasks take turns on the thread of the figure, in the order in which they became ready, so that each run is the same:
// the concurrency runtime hands its jobs to the hooks that it has for that, or past them to the queues of libdispatch, where the
// runner's own functions stand before. A job that waits for a time to pass never runs.
//
// The declarations follow swift/include/swift/Runtime/Concurrency.h and ConcurrencyHooks.def (Swift 6.3).
#define _GNU_SOURCE
#include "sandbox.h"
#include "tasks.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define SWIFT_CC __attribute__((swiftcall))

struct executor {
    void *identity;
    uintptr_t implementation;
};

typedef SWIFT_CC void enqueue(void *job, void *original);
typedef SWIFT_CC void enqueue_with_delay(unsigned long long delay, void *job, void *original);
typedef SWIFT_CC void enqueue_with_deadline(
    long long seconds, long long nanoseconds, long long tolerance_seconds, long long tolerance_nanoseconds, int clock,
    void *job, void *original);

extern enqueue *swift_task_enqueueGlobal_hook;
extern enqueue *swift_task_enqueueMainExecutor_hook;
extern enqueue_with_delay *swift_task_enqueueGlobalWithDelay_hook;
extern enqueue_with_deadline *swift_task_enqueueGlobalWithDeadline_hook;

extern SWIFT_CC struct executor swift_task_getMainExecutor(void);
extern SWIFT_CC void swift_job_run(void *job, struct executor executor);

typedef void run(void *context);

// A job of an executor, or what a queue was given: a function and what it is called with.
struct ready {
    struct ready *next;
    void *job;
    bool is_main;
    run *function;
};

static struct ready *first, **end = &first;
// Threads of queues may make tasks, too.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static bool keeps_tasks;

static void add(void *job, bool is_main, run *function) {
    struct ready *ready = malloc(sizeof *ready);
    if (!ready) abort();
    *ready = (struct ready){.job = job, .is_main = is_main, .function = function};
    pthread_mutex_lock(&lock);
    *end = ready;
    end = &ready->next;
    pthread_mutex_unlock(&lock);
}

void run_on_figure(void *context, run *function) { add(context, false, function); }

static struct ready *take(void) {
    pthread_mutex_lock(&lock);
    struct ready *ready = first;
    if (ready) {
        first = ready->next;
        if (!first) end = &first;
    }
    pthread_mutex_unlock(&lock);
    return ready;
}

static SWIFT_CC void add_global(void *job, void *original) { add(job, false, NULL); }

static SWIFT_CC void add_main(void *job, void *original) { add(job, true, NULL); }

static SWIFT_CC void leave_delayed(unsigned long long delay, void *job, void *original) {}

static SWIFT_CC void leave_until(
    long long seconds, long long nanoseconds, long long tolerance_seconds, long long tolerance_nanoseconds, int clock,
    void *job, void *original) {}

// Whether the concurrency runtime calls from there.
static bool is_of_tasks(const void *caller) {
    Dl_info library;
    return keeps_tasks && dladdr(caller, &library) && library.dli_fname && strstr(library.dli_fname, "libswift_Concurrency");
}

void dispatch_async_f(void *queue, void *context, run *function) {
    static void (*system_function)(void *, void *, run *);
    if (is_of_tasks(__builtin_return_address(0))) {
        add(context, false, function);
        return;
    }
    if (!system_function)
        system_function = (void (*)(void *, void *, run *))dlsym(RTLD_NEXT, "dispatch_async_f");
    system_function(queue, context, function);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, run *function) {
    static void (*system_function)(uint64_t, void *, void *, run *);
    if (is_of_tasks(__builtin_return_address(0))) return;
    if (!system_function)
        system_function = (void (*)(uint64_t, void *, void *, run *))dlsym(RTLD_NEXT, "dispatch_after_f");
    system_function(when, queue, context, function);
}

void sandbox_keep_tasks(void) {
    keeps_tasks = true;
    swift_task_enqueueGlobal_hook = add_global;
    swift_task_enqueueMainExecutor_hook = add_main;
    swift_task_enqueueGlobalWithDelay_hook = leave_delayed;
    swift_task_enqueueGlobalWithDeadline_hook = leave_until;
}

int sandbox_run_tasks(void) {
    int count = 0;
    for (struct ready *ready; (ready = take()); count++) {
        struct executor anywhere = {NULL, 0};
        if (ready->function)
            ready->function(ready->job);
        else
            swift_job_run(ready->job, ready->is_main ? swift_task_getMainExecutor() : anywhere);
        free(ready);
    }
    return count;
}
