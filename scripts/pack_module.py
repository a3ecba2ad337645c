#!/usr/bin/env python3
"""Packs a WebAssembly module so that it compresses better: kinds of bytes that are alike stand together.

Usage: pack_module.py MODULE OUTPUT
The instructions of all functions come first, then their operands by kind: brotli finds far more in them so, a sixth less in all.
Which local an instruction means is said by how long ago it was last used; functions that are imported and exported under numbers, and those in
the table, by what each is away from the one before. Sources/System/CPlayground/Unpack.c gives the module back, byte for byte;
what is written here is described there.
"""
import itertools
import pathlib
import sys

from module_reader import (BLOCK, BRANCH, CALL, CALL_INDIRECT, CODE, ELEMENT, END, EXPORT, FLOATS, GLOBAL, IMPORT, INT, LOCAL, LONG, MEMORY, PREFIXED,
                           TABLE_BRANCH, Reader, leb)

# Free codes, which stand for an instruction of memory with another alignment than its first.
FREE = [code for code in range(0xC5, 0xFC)]
STREAMS = ["frame", "pairs", "instructions", "recent", "locals", "offsets", "calls", "branches", "types", "blocks", "globals", "longs", "singles",
           "doubles", "tables", "indirect", "bulk"]
# A whole number stands in one stream with those before the same instructions: add, another number, and, a local's value, stores, a local that is
# set, sub, comparisons, shifts, bulk memory, calls; and in a last one before any other.
FOLLOWED = [(0x6A,), (0x41,), (0x71,), (0x20,), range(0x36, 0x3F), (0x21, 0x22), (0x6B,), range(0x45, 0x5B), range(0x74, 0x79), (0xFC,), (0x10,)]
# What the frame is told in.
FRAME_END, BYTES, SECTION, SECTION_END, IMPORTS, EXPORTS, ELEMENTS, FUNCTIONS = range(8)


def zigzag(number):
    return number * 2 if number >= 0 else -number * 2 - 1


class Packer:
    def __init__(self):
        self.streams = {name: bytearray() for name in STREAMS}
        self.integers = [bytearray() for _ in range(len(FOLLOWED) + 1)]
        self.alignments = {}
        # Where groups of functions that are imported under numbers begin, and last the module's own.
        self.groups = [0]

    def function(self, body, end):
        """The streams of one function: its locals' types, then instructions up to its end."""
        groups = body.number()
        self.streams["types"] += leb(groups)
        for _ in range(groups):
            self.streams["types"] += body.raw() + body.bytes(1)
        recent, number = [], None
        while body.at < end:
            code, operands = body.instruction()
            if number is not None:
                self.integers[self.followed(code)] += number
            number = operands if code == INT else None
            if code in MEMORY:
                reader = Reader(operands)
                code = self.code(code, reader.raw())
                self.streams["offsets"] += reader.raw()
            elif code in LOCAL:
                self.local(operands, recent)
            elif code not in (INT, END) and operands:
                self.streams[self.stream(code)] += operands
            self.streams["instructions"].append(code)

    def followed(self, code):
        return next((index for index, codes in enumerate(FOLLOWED) if code in codes), len(FOLLOWED))

    def stream(self, code):
        known = {CALL: "calls", LONG: "longs", CALL_INDIRECT: "indirect", PREFIXED: "bulk", TABLE_BRANCH: "tables", 0x43: "singles", 0x44: "doubles"}
        return known.get(code) or ("branches" if code in BRANCH else "globals" if code in GLOBAL else "blocks")

    def code(self, code, alignment):
        known = self.alignments.setdefault(code, {})
        if alignment not in known:
            known[alignment] = FREE.pop() if known else code
            self.streams["pairs"] += bytes([known[alignment], code]) + alignment
        return known[alignment]

    def local(self, name, recent):
        """How many others have been used since; 0 for one that has not been used, or not lately."""
        place = recent.index(name) if name in recent[:254] else None
        self.streams["recent"].append(0 if place is None else place + 1)
        if place is None:
            self.streams["locals"] += name
        if name in recent:
            recent.remove(name)
        recent.insert(0, name)

    def section(self, kind, reader, end):
        frame = self.streams["frame"]
        frame += bytes([SECTION, kind])
        if kind == CODE:
            count = reader.number()
            frame += bytes([FUNCTIONS]) + leb(count)
            for _ in range(count):
                stop = reader.number() + reader.at
                self.function(reader, stop)
        elif kind == IMPORT:
            self.imports(reader)
        elif kind == EXPORT:
            self.exports(reader)
        elif kind == ELEMENT:
            self.elements(reader)
        else:
            self.bytes(reader.bytes(end - reader.at))
        frame.append(SECTION_END)

    def bytes(self, data):
        if data:
            self.streams["frame"] += bytes([BYTES]) + leb(len(data)) + data

    def columns(self, *columns):
        for column in columns:
            for number in column:
                self.streams["frame"] += leb(number)

    def numbered(self, reader, read):
        """What `read` says of entries of functions under numbers, which come last; of others, which are kept as they stand, it says None."""
        start, found = reader.at, []
        count = reader.number()
        end = reader.at
        for _ in range(count):
            entry = read(len(found))
            if entry is None:
                assert not found, "functions under numbers come last"
                end = reader.at
            else:
                found.append(entry)
        self.bytes(reader.data[start:end])
        return found

    def imports(self, reader):
        """Functions of one module by the numbers between theirs, and by their types."""
        def read(_):
            module, name, kind = reader.name(), reader.name(), reader.byte()
            if kind == 0 and name.isdigit():
                return module, int(name), reader.number()
            self.imported(kind, reader)
            return None

        for module, functions in itertools.groupby(self.numbered(reader, read), lambda entry: entry[0]):
            _, names, types = zip(*functions)
            self.streams["frame"] += bytes([IMPORTS]) + leb(len(module)) + module + leb(len(names))
            self.columns([number - before - 1 for before, number in zip((-1, *names), names)], types)
            self.groups.append(self.groups[-1] + len(names))

    def imported(self, kind, reader):
        if kind == 0:
            reader.number()
            self.groups[0] += 1
        elif kind == 3:
            reader.bytes(2)
        else:
            reader.bytes(kind == 1)
            for _ in range(1 + reader.number() % 2):
                reader.number()

    def exports(self, reader):
        """Functions whose numbers count from 0."""
        def read(number):
            name, kind, index = reader.name(), reader.byte(), reader.number()
            return index if kind == 0 and name == b"%d" % number else None

        functions = self.numbered(reader, read)
        self.streams["frame"] += bytes([EXPORTS]) + leb(len(functions))
        self.columns([zigzag(index - before - 1) for before, index in zip([-1] + functions, functions)])

    def elements(self, reader):
        """By runs of places, then the group of imports of each function, or the module's own, and what it is away from the last of these."""
        runs, functions, last = [], [], 0
        for _ in range(reader.number()):
            first = reader.segment()
            count = reader.number()
            runs.append((first - last, count))
            functions += [reader.number() for _ in range(count)]
            last = first + count
        self.streams["frame"] += bytes([ELEMENTS]) + leb(self.groups[0]) + leb(len(runs))
        self.columns([gap for gap, _ in runs], [count for _, count in runs])
        before, of, steps = [start - 1 for start in self.groups], [], []
        for function in functions:
            group = max(index for index, start in enumerate(self.groups) if start <= function)
            of.append(group)
            steps.append(zigzag(function - before[group] - 1))
            before[group] = function
        self.columns(of, steps)

    def packed(self, length):
        data = [*self.streams.values(), *self.integers]
        return leb(length) + b"".join(leb(len(stream)) for stream in data) + b"".join(data)


def pack(module):
    packer, reader = Packer(), Reader(module)
    packer.bytes(module[:8])
    for kind, start, end in reader.sections():
        packer.section(kind, Reader(module, start), end)
    packer.streams["frame"].append(FRAME_END)
    return packer.packed(len(module))


if __name__ == "__main__":
    source, output = (pathlib.Path(name) for name in sys.argv[1:])
    output.write_bytes(pack(source.read_bytes()))
