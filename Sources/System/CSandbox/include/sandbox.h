// A process of its own for a program that nobody vouches for.
#ifndef SANDBOX_H
#define SANDBOX_H

#include <stdint.h>
#include <sys/types.h>

// Why there is no sandbox; `sandbox_entered` means that there is one.
enum sandbox_state {
    sandbox_entered,
    sandbox_without_privileges_failed,
    sandbox_without_landlock,
    sandbox_without_seccomp,
    sandbox_without_limits,
};

struct sandbox_limits {
    // Bytes of addresses beside those that the process already has.
    uint64_t memory;
    // Bytes that it may write to any one file.
    uint64_t output;
    // Seconds of processor time, and twice as many by the clock.
    uint32_t seconds;
};

// `fork`, which Swift does not offer: 0 in the child, its id in the parent, -1 where there is none.
pid_t sandbox_fork(void);

// Waits for a child, and kills it when so many seconds have passed by the clock; its status as `waitpid` gives it.
int sandbox_wait(pid_t child, uint32_t seconds);

// Takes from this process for ever: every file but those below `readable` (a null at its end), to be read alone; the
// network, other processes and every other system call that a layout does not need; and what goes beyond the limits.
enum sandbox_state sandbox_enter(const char *const *readable, struct sandbox_limits limits);

// From now on the time of day does not pass in this process, and random numbers are the same in every process.
void sandbox_make_deterministic(void);

// From now on Swift's tasks of this process run where `sandbox_run_tasks` is called, and nowhere else.
void sandbox_keep_tasks(void);

// Runs the tasks that are ready, and those that these make ready, one after the other; how many turns they took.
int sandbox_run_tasks(void);

// From now on what this process gives to queues is done in the order in which it came, the main queue's where `sandbox_run_tasks` is
// called, and sleeping takes no time.
void sandbox_keep_queues(void);

// Waits a moment for what queues other than the main one still have to do; 0 where nothing is left that ends, and nothing has
// ended since the last call.
int sandbox_await_queues(void);

// Lets a signal that ends the process first write a line `frame OFFSET` to standard error for every call under way in
// the library that holds `address`, innermost first; offsets are hexadecimal.
void sandbox_report_crashes(const void *address);

#endif
