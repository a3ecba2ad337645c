// Gives a module of the engine back from what scripts/pack_module.py makes of it: instructions and their operands by kind, which
// compress better than as they stand. It is a module of its own, which a browser compiles sooner than a script as long as this.
//
// First the module's length and those of the streams, then the streams. `frame` tells the module's sections one item after another, see
// `enum Item`; `pairs` has, for each code of an instruction of memory, the instruction and its alignment; `recent` how many other locals
// have been used since a local was, from 1, and 0 for one that stands in `locals`. `types` are those of the locals of each function; whole
// numbers stand in one of the streams from `integers` on, by what comes after them, and all other operands in that of their instruction.
#include <stddef.h>
#include <stdint.h>

/// The streams, in their order.
enum {
    frame, pairs, instructions, recent, locals, offsets, calls, branches, types, blocks, globals, longs, singles, doubles, tables, indirect,
    bulk, integers, followed = 12, streamCount = integers + followed
};

/// What the frame tells of the sections; all numbers are in LEB128, and a column has one of each entry, before the next column begins. A step
/// is the difference from the number after the last one, in zigzag coding.
enum Item {
    end,
    bytes,       ///< Their count, then they.
    section,     ///< Its kind; what comes up to the end is in it.
    sectionEnd,
    imports,     ///< A group of functions of one module under numbers: its name, their count, what is between their numbers, their types.
    exports,     ///< Functions under the numbers from 0 on: their count, the steps from one to the next.
    elements,    ///< Runs of slots of the table: how many functions are imported under names, the count of runs, what is between them, their
                 ///< lengths; of each function its group, that of the module's own being the last, and the step in this group.
    functions,   ///< Their count; the streams have them.
};

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

static uint32_t number(int stream) { return readNumber(&next[stream]); }

static void put(uint32_t value) {
    for (; value > 0x7f; value >>= 7) *to++ = (uint8_t)(value | 0x80);
    *to++ = (uint8_t)value;
}

static void copyBytes(int stream, size_t count) {
    __builtin_memcpy(to, next[stream], count);
    to += count;
    next[stream] += count;
}

/// Copies one number of a stream.
static void copy(int stream) {
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

/// The instruction that a code stands for.
static uint8_t meaning(uint8_t code) { return instructionOf[code] ? instructionOf[code] : code; }

/// Which of the streams of whole numbers has one that comes before an instruction.
static int integersBefore(uint8_t code) {
    switch (meaning(code)) {
    case 0x6a: return integers;                      // i32.add
    case 0x41: return integers + 1;                  // i32.const
    case 0x71: return integers + 2;                  // i32.and
    case 0x20: return integers + 3;                  // local.get
    case 0x36 ... 0x3e: return integers + 4;         // stores
    case 0x21: case 0x22: return integers + 5;       // local.set, local.tee
    case 0x6b: return integers + 6;                  // i32.sub
    case 0x45 ... 0x5a: return integers + 7;         // comparisons of whole numbers
    case 0x74 ... 0x78: return integers + 8;         // shifts
    case 0xfc: return integers + 9;                  // bulk memory, conversions that saturate
    case 0x10: return integers + 10;                 // call
    default: return integers + 11;
    }
}

static void putOperands(uint8_t code) {
    switch (code) {
    case 0x02: case 0x03: case 0x04: case 0x3f: case 0x40:  // block, loop, if, memory.size, memory.grow
        return copyBytes(blocks, 1);
    case 0x0c: case 0x0d: return copy(branches);  // br, br_if
    case 0x10: return copy(calls);
    case 0x20: case 0x21: case 0x22: return putLocal();
    case 0x23: case 0x24: return copy(globals);  // global.get, global.set
    case 0x41: return copy(integersBefore(*next[instructions]));  // i32.const
    case 0x42: return copy(longs);                                // i64.const
    case 0x43: return copyBytes(singles, 4);                      // f32.const
    case 0x44: return copyBytes(doubles, 8);                      // f64.const
    case 0x11:                                                    // call_indirect
        copy(indirect);
        return copy(indirect);
    case 0x0e: {  // br_table
        const uint8_t *table = next[tables];
        uint32_t labels = readNumber(&table) + 1;
        for (copy(tables); labels > 0; labels--) copy(tables);
        return;
    }
    case 0xfc: {  // bulk memory, conversions that saturate
        const uint8_t kind = *next[bulk];
        return copyBytes(bulk, kind == 10 ? 3 : kind == 11 ? 2 : 1);
    }
    }
}

static void putBody(void) {
    used = 0;
    const uint8_t *groups = next[types];
    uint32_t count = readNumber(&groups);
    for (copy(types); count > 0; count--) {
        copy(types);
        copyBytes(types, 1);
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

/// Where something begins whose length stands before it, and is known after it.
enum { roomForLength = 5 };

static uint8_t *beginMeasured(void) {
    to += roomForLength;
    return to;
}

static void endMeasured(uint8_t *start) {
    const size_t length = (size_t)(to - start);
    to = start - roomForLength;
    put((uint32_t)length);
    __builtin_memmove(to, start, length);
    to += length;
}

static void putFunctions(void) {
    uint32_t count = number(frame);
    for (put(count); count > 0; count--) {
        uint8_t *start = beginMeasured();
        putBody();
        endMeasured(start);
    }
}

/// A number as the name of a function.
static void putName(uint32_t value) {
    uint32_t digits = 1;
    for (uint32_t least = 10; least <= value; least *= 10) digits++;
    put(digits);
    to += digits;
    for (uint8_t *place = to; digits > 0; digits--, value /= 10) *--place = (uint8_t)('0' + value % 10);
}

/// Where a column of the frame begins that comes after one of so many numbers.
static const uint8_t *columnAfter(const uint8_t *column, uint32_t count) {
    while (count > 0) count -= !(*column++ & 0x80);
    return column;
}

/// The number after `value` and a step.
static uint32_t stepped(uint32_t value, uint32_t step) { return value + 1 + ((step >> 1) ^ -(step & 1)); }

/// Where groups of functions that are imported under numbers begin, and last the module's own, after those that are imported under names.
static uint32_t firstOfGroup[64], groupCount;

static void putImports(void) {
    const uint32_t length = number(frame);
    const uint8_t *module = next[frame];
    next[frame] += length;
    const uint32_t count = number(frame);
    const uint8_t *kinds = columnAfter(next[frame], count);
    for (uint32_t index = 0, name = 0; index < count; index++, name++) {
        name += number(frame);
        put(length);
        __builtin_memcpy(to, module, length);
        to += length;
        putName(name);
        *to++ = 0;
        put(readNumber(&kinds));
    }
    next[frame] = kinds;
    groupCount++;
    firstOfGroup[groupCount] = firstOfGroup[groupCount - 1] + count;
}

static void putExports(void) {
    const uint32_t count = number(frame);
    for (uint32_t index = 0, function = -1; index < count; index++) {
        putName(index);
        *to++ = 0;
        function = stepped(function, number(frame));
        put(function);
    }
}

static void putSigned(uint32_t value) {
    for (; value > 0x3f; value >>= 7) *to++ = (uint8_t)(value | 0x80);
    *to++ = (uint8_t)value;
}

static void putElements(void) {
    const uint32_t named = number(frame), runs = number(frame);
    const uint8_t *lengths = columnAfter(next[frame], runs), *length = lengths;
    uint32_t count = 0;
    for (uint32_t run = 0; run < runs; run++) count += readNumber(&length);
    const uint8_t *groups = length, *steps = columnAfter(groups, count);
    uint32_t last[sizeof firstOfGroup / sizeof *firstOfGroup];
    for (uint32_t group = 0; group <= groupCount; group++) last[group] = named + firstOfGroup[group] - 1;
    put(runs);
    for (uint32_t run = 0, place = 0; run < runs; run++) {
        place += number(frame);
        *to++ = 0;
        *to++ = 0x41;  // i32.const
        putSigned(place);
        *to++ = 0x0b;  // end
        const uint32_t size = readNumber(&lengths);
        put(size);
        for (place += size, count = size; count > 0; count--) {
            uint32_t *function = &last[readNumber(&groups)];
            *function = stepped(*function, readNumber(&steps));
            put(*function);
        }
    }
    next[frame] = steps;
}

static void putSections(void) {
    uint8_t *start = to;
    for (;;) {
        switch ((enum Item)*next[frame]++) {
        case end: return;
        case bytes: copyBytes(frame, number(frame)); break;
        case section:
            *to++ = *next[frame]++;
            start = beginMeasured();
            break;
        case sectionEnd: endMeasured(start); break;
        case imports: putImports(); break;
        case exports: putExports(); break;
        case elements: putElements(); break;
        case functions: putFunctions(); break;
        }
    }
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
    __builtin_memset(instructionOf, 0, sizeof instructionOf);
    groupCount = 0;
    for (; next[pairs] < next[instructions]; next[pairs] += 3) {
        instructionOf[next[pairs][0]] = next[pairs][1];
        alignmentOf[next[pairs][0]] = next[pairs][2];
    }
    uint8_t *module = (uint8_t *)(((uintptr_t)(&__heap_base + count) + 7) & ~(uintptr_t)7) + sizeof length;
    reach(module + length + 2 * roomForLength);
    __builtin_memcpy(module - sizeof length, &length, sizeof length);
    to = module;
    putSections();
    return module;
}
