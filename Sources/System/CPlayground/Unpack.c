// Gives a module of the engine back from what scripts/pack_module.py makes of it: instructions and their operands by kind, which
// compress better than as they stand. It is a module of its own, which a browser compiles sooner than a script as long as this.
//
// First the module's length and those of the streams, then the streams: `frame` has the length of what stands before the code, the
// number of functions, the length of the code section and all but that section; `pairs` has, for each code of an instruction of memory, the
// instruction and its alignment; `recent` how many other locals have been used since a local was, from 1, and 0 for one that stands
// in `locals`.
#include <stddef.h>
#include <stdint.h>

enum Stream { frame, pairs, instructions, recent, locals, integers, offsets, calls, branches, rest, streamCount };

extern uint8_t __heap_base;

/// What is read next of each stream.
static const uint8_t *next[streamCount];
static uint8_t *to;
/// The instruction of memory that a code stands for, 0 for one that stands for itself, and its alignment.
static uint8_t instructionOf[256], alignmentOf[256];
/// The locals of a function, the last one used first.
static uint32_t order[65536];
static uint32_t used;

/// Has the memory reach to an address.
static void reach(const uint8_t *end) {
    const size_t pages = ((uintptr_t)end >> 16) + 1, present = __builtin_wasm_memory_size(0);
    if (pages > present) __builtin_wasm_memory_grow(0, pages - present);
}

static uint32_t readNumber(const uint8_t **from) {
    uint32_t value = 0, shift = 0;
    uint8_t byte;
    do {
        byte = *(*from)++;
        value |= (uint32_t)(byte & 0x7f) << shift;
        shift += 7;
    } while (byte & 0x80);
    return value;
}

static uint32_t number(enum Stream stream) { return readNumber(&next[stream]); }

static void put(uint32_t value) {
    for (; value > 0x7f; value >>= 7) *to++ = (uint8_t)(value | 0x80);
    *to++ = (uint8_t)value;
}

static void copyBytes(enum Stream stream, size_t count) {
    __builtin_memcpy(to, next[stream], count);
    to += count;
    next[stream] += count;
}

/// Copies one number of a stream.
static void copy(enum Stream stream) {
    do *to++ = *next[stream]; while (*next[stream]++ & 0x80);
}

static void putLocal(void) {
    uint32_t place = *next[recent]++, local;
    if (place > 0) {
        local = order[--place];
    } else {
        local = number(locals);
        while (place < used && order[place] != local) place++;
        if (place == used) used++;
    }
    for (uint32_t index = place; index > 0; index--) order[index] = order[index - 1];
    order[0] = local;
    put(local);
}

static void putOperands(uint8_t code) {
    switch (code) {
    case 0x02: case 0x03: case 0x04: case 0x3f: case 0x40:  // block, loop, if, memory.size, memory.grow
        return copyBytes(rest, 1);
    case 0x0c: case 0x0d: return copy(branches);  // br, br_if
    case 0x10: return copy(calls);
    case 0x20: case 0x21: case 0x22: return putLocal();
    case 0x23: case 0x24: case 0x42: return copy(rest);  // global.get, global.set, i64.const
    case 0x41: return copy(integers);                    // i32.const
    case 0x43: return copyBytes(rest, 4);                // f32.const
    case 0x44: return copyBytes(rest, 8);                // f64.const
    case 0x11:                                           // call_indirect
        copy(rest);
        return copy(rest);
    case 0x0e: {  // br_table
        const uint8_t *table = next[rest];
        uint32_t labels = readNumber(&table) + 1;
        for (copy(rest); labels > 0; labels--) copy(rest);
        return;
    }
    case 0xfc: {  // bulk memory, conversions that saturate
        const uint8_t kind = *next[rest];
        return copyBytes(rest, kind == 10 ? 3 : kind == 11 ? 2 : 1);
    }
    }
}

static void putBody(void) {
    used = 0;
    const uint8_t *groups = next[rest];
    uint32_t count = readNumber(&groups);
    for (copy(rest); count > 0; count--) {
        copy(rest);
        copyBytes(rest, 1);
    }
    for (int depth = 0; depth >= 0;) {
        const uint8_t code = *next[instructions]++;
        if (instructionOf[code]) {
            *to++ = instructionOf[code];
            *to++ = alignmentOf[code];
            copy(offsets);
            continue;
        }
        *to++ = code;
        if (code == 0x0b) depth--;
        else if (code >= 0x02 && code <= 0x04) depth++;
        putOperands(code);
    }
}

/// The length stands before a body, and is known after it.
static void putFunction(void) {
    enum { room = 5 };
    uint8_t *start = to;
    to += room;
    putBody();
    const size_t length = (size_t)(to - start) - room;
    to = start;
    put((uint32_t)length);
    __builtin_memmove(to, start + room, length);
    to += length;
}

/// Where so many packed bytes are to be written.
__attribute__((export_name("room"))) uint8_t *roomForPacked(size_t count) {
    reach(&__heap_base + count);
    return &__heap_base;
}

/// Unpacks them; where the module stands, behind its length as four bytes.
__attribute__((export_name("unpack"))) uint8_t *unpack(size_t count) {
    const uint8_t *header = &__heap_base;
    const uint32_t length = readNumber(&header);
    uint32_t lengths[streamCount];
    for (int stream = 0; stream < streamCount; stream++) lengths[stream] = readNumber(&header);
    for (int stream = 0; stream < streamCount; stream++) {
        next[stream] = header;
        header += lengths[stream];
    }
    for (; next[pairs] < next[instructions]; next[pairs] += 3) {
        instructionOf[next[pairs][0]] = next[pairs][1];
        alignmentOf[next[pairs][0]] = next[pairs][2];
    }
    uint8_t *module = (uint8_t *)(((uintptr_t)(&__heap_base + count) + 7) & ~(uintptr_t)7) + sizeof length;
    reach(module + length + 8);
    __builtin_memcpy(module - sizeof length, &length, sizeof length);
    to = module;
    const uint8_t *endOfFrame = next[frame] + lengths[frame];
    const uint32_t before = number(frame), functions = number(frame), codeLength = number(frame);
    copyBytes(frame, before);
    *to++ = 10;
    put(codeLength);
    put(functions);
    for (uint32_t index = 0; index < functions; index++) putFunction();
    copyBytes(frame, (size_t)(endOfFrame - next[frame]));
    return module;
}
