// What the C library has, and what it declares to GNU programs only.
#include <malloc.h>

int renameat2(int old_folder, const char *_Nonnull old_path, int new_folder, const char *_Nonnull new_path,
              unsigned int flags);
int memfd_create(const char *_Nonnull name, unsigned int flags);

// From <linux/fs.h> and <linux/memfd.h>.
static const unsigned int rename_exchange = 1u << 1;
static const unsigned int memfd_close_on_exec = 1u;
