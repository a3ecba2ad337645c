// What the engine needs of a system that a page does not have, besides memory. wasi-libc brings mathematics.
#include <stddef.h>
#include <stdint.h>

uintptr_t __stack_chk_guard = 0x5b2f6a1d;

void __stack_chk_fail(void) { __builtin_trap(); }

/// Seeds hashing, always alike: nothing the engine says may depend on it.
void arc4random_buf(void *buffer, size_t count) {
    unsigned char *bytes = buffer;
    for (size_t index = 0; index < count; index++) bytes[index] = 0x5a;
}
