// The engine's memory: blocks of some hundred sizes, those that are free in a list for each size.
//
// What an answer takes is given back with it and taken again by the next, in the same sizes, so that nothing is gained by joining blocks
// or by cutting them. A block has no header: a table says of each page what size its blocks have.
#include <stddef.h>
#include <stdint.h>

enum {
    pageBits = 14,
    pageCount = 1 << (31 - pageBits),  // half of all addresses
    classCount = 112,
    pagesGrownBy = 64,
};

typedef struct Block {
    struct Block *next;
} Block;

extern unsigned char __heap_base;

static Block *freeBlocks[classCount];
/// What has not been cut into blocks yet of the pages that each size took last.
static uintptr_t uncut[classCount], uncutEnd[classCount];
static uint8_t classOfPage[pageCount];
static uintptr_t nextPage, endOfMemory;

/// Sixteen sizes up to 256 bytes, and from there on four from each power of two to the next.
static unsigned classOf(size_t size) {
    if (size <= 256) return size == 0 ? 0 : (unsigned)(size - 1) >> 4;
    unsigned exponent = 31 - __builtin_clz((unsigned)size - 1);
    return 16 + (exponent - 8) * 4 + (((unsigned)(size - 1) >> (exponent - 2)) & 3);
}

static size_t sizeOf(unsigned class) {
    if (class < 16) return (class + 1) << 4;
    return (size_t)(5 + class % 4) << (class / 4 + 2);
}

/// The first of so many bytes that follow each other and that nobody has had; they begin a page. 0 where there are no more.
static uintptr_t takePages(size_t bytes, unsigned class) {
    const uintptr_t page = (uintptr_t)1 << pageBits;
    if (nextPage == 0) {
        nextPage = ((uintptr_t)&__heap_base + page - 1) & -page;
        endOfMemory = (uintptr_t)__builtin_wasm_memory_size(0) << 16;
    }
    const uintptr_t start = nextPage, end = start + ((bytes + page - 1) & -page);
    if (end < start || end > (uintptr_t)pageCount << pageBits) return 0;
    if (end > endOfMemory) {
        const uintptr_t wanted = ((end - endOfMemory) >> 16) + 16;
        if (__builtin_wasm_memory_grow(0, wanted) == (size_t)-1) return 0;
        endOfMemory += wanted << 16;
    }
    for (uintptr_t each = start; each < end; each += page) classOfPage[each >> pageBits] = (uint8_t)class;
    nextPage = end;
    return start;
}

void *malloc(size_t size) {
    if (size > (size_t)1 << 30) return NULL;
    const unsigned class = classOf(size);
    Block *block = freeBlocks[class];
    if (block != NULL) {
        freeBlocks[class] = block->next;
        return block;
    }
    const size_t whole = sizeOf(class);
    if (uncutEnd[class] - uncut[class] < whole) {
        const size_t bytes = whole <= 1024 ? 1 << pageBits : whole <= 16384 ? 4 << pageBits : whole;
        const uintptr_t pages = takePages(bytes, class);
        if (pages == 0) return NULL;
        uncut[class] = pages;
        uncutEnd[class] = pages + bytes;
    }
    block = (Block *)uncut[class];
    uncut[class] += whole;
    return block;
}

void free(void *memory) {
    if (memory == NULL) return;
    Block *block = memory;
    const unsigned class = classOfPage[(uintptr_t)memory >> pageBits];
    block->next = freeBlocks[class];
    freeBlocks[class] = block;
}

/// Blocks begin at multiples of 16, and those above a page begin one.
int posix_memalign(void **memory, size_t alignment, size_t size) {
    if (alignment > 16 && size <= 16384) size = 16385;
    *memory = malloc(size);
    return *memory == NULL ? 12 : 0;  // ENOMEM
}
