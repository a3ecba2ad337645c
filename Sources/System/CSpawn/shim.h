// POSIX has this function since 2024, without the end of its name; glibc, musl and Darwin have it with that.
#include <spawn.h>

int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *_Nonnull actions, const char *_Nonnull path);
