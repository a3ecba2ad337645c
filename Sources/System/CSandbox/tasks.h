// What tasks and queues of this process share.
#ifndef TASKS_H
#define TASKS_H

// Has `sandbox_run_tasks` call a function on the figure's thread, behind what is ready already.
void run_on_figure(void *context, void (*function)(void *context));

#endif
