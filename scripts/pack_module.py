#!/usr/bin/env python3
"""Packs a WebAssembly module so that it compresses better: kinds of bytes that are alike stand together.

Usage: pack_module.py MODULE OUTPUT
The instructions of all functions come first, then their operands by kind: brotli finds far more in them so, a seventh less in all.
Which local an instruction means is said by how long ago it was last used. Sources/System/CPlayground/Unpack.c gives the
module back, byte for byte; what is written here is described there.
"""
import pathlib
import sys

MEMORY = range(0x28, 0x3F)
BLOCK, BRANCH, LOCAL, GLOBAL = (0x02, 0x03, 0x04), (0x0C, 0x0D), (0x20, 0x21, 0x22), (0x23, 0x24)
TABLE_BRANCH, CALL, CALL_INDIRECT, MEMORY_SIZE, INT, LONG, PREFIXED = 0x0E, 0x10, 0x11, (0x3F, 0x40), 0x41, 0x42, 0xFC
FLOATS = {0x43: 4, 0x44: 8}
WITHOUT_OPERANDS = {0x00, 0x01, 0x05, 0x0B, 0x0F, 0x1A, 0x1B} | set(range(0x45, 0xC5))
# Free codes, which stand for an instruction of memory with another alignment than its first.
FREE = [code for code in range(0xC5, 0xFC)]
STREAMS = ["frame", "pairs", "instructions", "recent", "locals", "integers", "offsets", "calls", "branches", "rest"]


class Reader:
    def __init__(self, data, at=0):
        self.data, self.at = data, at

    def byte(self):
        self.at += 1
        return self.data[self.at - 1]

    def bytes(self, count):
        self.at += count
        return self.data[self.at - count:self.at]

    def raw(self):
        """A LEB128 number as it stands."""
        start = self.at
        while self.byte() & 0x80:
            pass
        return self.data[start:self.at]

    def number(self):
        return sum((byte & 0x7F) << 7 * index for index, byte in enumerate(self.raw()))


def leb(number):
    data = bytearray()
    while number > 0x7F:
        data.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes(data + bytes([number]))


class Packer:
    def __init__(self):
        self.streams = {name: bytearray() for name in STREAMS}
        self.alignments = {}

    def function(self, body):
        """The streams of one function: its locals' types, then instructions up to the `end` that closes it."""
        groups = body.number()
        self.streams["rest"] += leb(groups)
        for _ in range(groups):
            self.streams["rest"] += body.raw() + body.bytes(1)
        recent, depth = [], 0
        while depth >= 0:
            code = body.byte()
            if code in MEMORY:
                code = self.code(code, body.raw())
                self.streams["offsets"] += body.raw()
            self.streams["instructions"].append(code)
            depth += (code in BLOCK) - (code == 0x0B)
            self.operands(code, body, recent)

    def code(self, code, alignment):
        known = self.alignments.setdefault(code, {})
        if alignment not in known:
            known[alignment] = FREE.pop() if known else code
            self.streams["pairs"] += bytes([known[alignment], code]) + alignment
        return known[alignment]

    def operands(self, code, body, recent):
        streams = self.streams
        if code in LOCAL:
            self.local(body.raw(), recent)
        elif code == INT:
            streams["integers"] += body.raw()
        elif code == CALL:
            streams["calls"] += body.raw()
        elif code in BRANCH:
            streams["branches"] += body.raw()
        elif code in BLOCK or code in MEMORY_SIZE:
            streams["rest"] += body.bytes(1)
        elif code in GLOBAL or code == LONG:
            streams["rest"] += body.raw()
        elif code == CALL_INDIRECT:
            streams["rest"] += body.raw() + body.raw()
        elif code in FLOATS:
            streams["rest"] += body.bytes(FLOATS[code])
        elif code == TABLE_BRANCH:
            count = body.raw()
            streams["rest"] += count
            for _ in range(Reader(count).number() + 1):
                streams["rest"] += body.raw()
        elif code == PREFIXED:
            kind = body.byte()
            assert kind <= 7 or kind in (10, 11), f"the instruction 0xfc {kind} is not known"
            streams["rest"] += bytes([kind]) + body.bytes({10: 2, 11: 1}.get(kind, 0))
        else:
            assert code in WITHOUT_OPERANDS or code in MEMORY or code >= 0xC5, f"the instruction {code:#x} is not known"

    def local(self, name, recent):
        """How many others have been used since; 0 for one that has not been used, or not lately."""
        place = recent.index(name) if name in recent[:254] else None
        self.streams["recent"].append(0 if place is None else place + 1)
        if place is None:
            self.streams["locals"] += name
        if name in recent:
            recent.remove(name)
        recent.insert(0, name)


def pack(module):
    packer, reader = Packer(), Reader(module, 8)
    before, after = module[:8], b""
    while reader.at < len(module):
        start = reader.at
        kind, size = reader.byte(), reader.number()
        end = reader.at + size
        if kind != 10:
            if packer.streams["frame"]:
                after += module[start:end]
            else:
                before += module[start:end]
            reader.at = end
            continue
        count = reader.number()
        for _ in range(count):
            length = reader.raw()
            stop = reader.at + Reader(length).number()
            assert length == leb(stop - reader.at), "the length of a function is longer than it need be"
            packer.function(reader)
            assert reader.at == stop, "a function does not end where it should"
        packer.streams["frame"] += leb(len(before)) + leb(count) + leb(size)
    packer.streams["frame"] += before + after
    data = packer.streams.values()
    return leb(len(module)) + b"".join(leb(len(stream)) for stream in data) + b"".join(data)


if __name__ == "__main__":
    source, output = (pathlib.Path(name) for name in sys.argv[1:])
    output.write_bytes(pack(source.read_bytes()))
