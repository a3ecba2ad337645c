// What a program gives to queues is the same in each run: the main queue's waits for its turn among the tasks, all others' is done by
// one thread, in the order in which it came, and a figure is not at rest before that is done. Sleeping takes no time.
#define _GNU_SOURCE
#include "sandbox.h"
#include "tasks.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// https://clang.llvm.org/docs/Block-ABI-Apple.html
struct block {
    void *isa;
    int flags, reserved;
    void (*invoke)(struct block *);
};

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

typedef void run(void *context);

extern char _dispatch_main_q;
extern void dispatch_sync_f(void *queue, void *context, run *function);
extern void dispatch_barrier_sync_f(void *queue, void *context, run *function);
extern void dispatch_group_enter(void *group);
extern void dispatch_group_leave(void *group);
extern void *dispatch_semaphore_create(intptr_t value);
extern intptr_t dispatch_semaphore_signal(void *semaphore);
extern intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t timeout);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);

static bool keeps_queues;

void sandbox_keep_queues(void) { keeps_queues = true; }

static bool is_main_queue(const void *queue) { return queue == &_dispatch_main_q; }

static bool is_main_thread(void) { return getpid() == (pid_t)syscall(SYS_gettid); }

struct work {
    struct work *next;
    struct block *block;
    void *queue, *group;
    bool is_barrier;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t is_there = PTHREAD_COND_INITIALIZER;
static struct work *first, **end = &first;
static const void *busy_queue;
static int open_count, done_count;
static bool has_worker;

static void perform(void *context) {
    struct work *work = context;
    work->block->invoke(work->block);
}

static void discard(struct work *work) {
    _Block_release(work->block);
    if (work->group) dispatch_group_leave(work->group);
    dispatch_release(work->queue);
    free(work);
}

// On the figure's thread.
static void perform_and_discard(void *context) {
    perform(context);
    discard(context);
}

static struct work *take(void) {
    pthread_mutex_lock(&lock);
    while (!first) pthread_cond_wait(&is_there, &lock);
    struct work *work = first;
    first = work->next;
    if (!first) end = &first;
    busy_queue = work->queue;
    pthread_mutex_unlock(&lock);
    return work;
}

static void *serve(void *unused) {
    for (;;) {
        struct work *work = take();
        if (work->is_barrier)
            dispatch_barrier_sync_f(work->queue, work, perform);
        else
            dispatch_sync_f(work->queue, work, perform);
        // Before it counts as done, since its group may then tell the main queue.
        discard(work);
        pthread_mutex_lock(&lock);
        busy_queue = NULL;
        open_count--;
        done_count++;
        pthread_mutex_unlock(&lock);
    }
    return unused;
}

static void add(struct work *work) {
    pthread_mutex_lock(&lock);
    *end = work;
    end = &work->next;
    open_count++;
    pthread_t thread;
    if (!has_worker) has_worker = !pthread_create(&thread, NULL, serve, NULL);
    if (!has_worker) abort();
    pthread_cond_signal(&is_there);
    pthread_mutex_unlock(&lock);
}

static void keep(void *queue, const void *block, void *group, bool is_barrier) {
    struct work *work = malloc(sizeof *work);
    if (!work) abort();
    *work = (struct work){.block = _Block_copy(block), .queue = queue, .group = group, .is_barrier = is_barrier};
    dispatch_retain(queue);
    if (group) dispatch_group_enter(group);
    if (is_main_queue(queue))
        run_on_figure(work, perform_and_discard);
    else
        add(work);
}

// MARK: What programs call

static void system_call(const char *name, void *queue, const void *block) {
    void (*function)(void *, const void *) = (void (*)(void *, const void *))dlsym(RTLD_NEXT, name);
    function(queue, block);
}

void dispatch_async(void *queue, const void *block) {
    if (keeps_queues)
        keep(queue, block, NULL, false);
    else
        system_call("dispatch_async", queue, block);
}

void dispatch_barrier_async(void *queue, const void *block) {
    if (keeps_queues)
        keep(queue, block, NULL, true);
    else
        system_call("dispatch_barrier_async", queue, block);
}

void dispatch_group_async(void *group, void *queue, const void *block) {
    static void (*system_function)(void *, void *, const void *);
    if (keeps_queues) {
        keep(queue, block, group, false);
        return;
    }
    if (!system_function)
        system_function = (void (*)(void *, void *, const void *))dlsym(RTLD_NEXT, "dispatch_group_async");
    system_function(group, queue, block);
}

static bool is_awaited(const void *queue) {
    pthread_mutex_lock(&lock);
    bool found = busy_queue == queue;
    for (struct work *work = first; work; work = work->next) found = found || work->queue == queue;
    pthread_mutex_unlock(&lock);
    return found;
}

static void nap(void) {
    struct timespec time = {.tv_nsec = 100000};
    syscall(SYS_nanosleep, &time, NULL);
}

struct awaited {
    const struct block *block;
    void *semaphore;
};

static void perform_awaited(void *context) {
    struct awaited *awaited = context;
    awaited->block->invoke((struct block *)awaited->block);
    dispatch_semaphore_signal(awaited->semaphore);
}

// Behind what the queue was given before; what other threads have for the main queue waits until that takes its turn.
void dispatch_sync(void *queue, const void *block) {
    if (keeps_queues && is_main_queue(queue) && !is_main_thread()) {
        struct awaited context = {block, dispatch_semaphore_create(0)};
        run_on_figure(&context, perform_awaited);
        dispatch_semaphore_wait(context.semaphore, ~0ull);
        dispatch_release(context.semaphore);
        return;
    }
    while (keeps_queues && is_main_thread() && is_awaited(queue)) nap();
    system_call("dispatch_sync", queue, block);
}

void dispatch_barrier_sync(void *queue, const void *block) {
    while (keeps_queues && is_main_thread() && is_awaited(queue)) nap();
    system_call("dispatch_barrier_sync", queue, block);
}

// MARK: Waiting

static int64_t nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

int sandbox_await_queues(void) {
    // What hangs, as on an answer from the network, is given up after so long without any that ends, nanoseconds.
    static const int64_t patience = 1000000000;
    static int seen;
    static int64_t since;
    static bool gave_up;
    pthread_mutex_lock(&lock);
    int open = open_count, done = done_count;
    pthread_mutex_unlock(&lock);
    if (done != seen || !since) {
        since = nanoseconds();
        gave_up = false;
    }
    bool is_new = done != seen;
    seen = done;
    if (is_new) return 1;
    if (!open || gave_up) return 0;
    gave_up = nanoseconds() - since > patience;
    nap();
    return 1;
}

// MARK: Sleeping

int nanosleep(const struct timespec *time, struct timespec *rest) {
    return keeps_queues ? 0 : (int)syscall(SYS_nanosleep, time, rest);
}

unsigned sleep(unsigned seconds) {
    struct timespec time = {.tv_sec = seconds};
    nanosleep(&time, NULL);
    return 0;
}

int usleep(useconds_t microseconds) {
    struct timespec time = {.tv_sec = microseconds / 1000000, .tv_nsec = microseconds % 1000000 * 1000};
    return nanosleep(&time, NULL);
}
