"""Reads WebAssembly modules: sections, functions and their instructions, as https://webassembly.github.io/spec/core/binary defines them."""

MEMORY = range(0x28, 0x3F)
BLOCK, BRANCH, LOCAL, GLOBAL = (0x02, 0x03, 0x04), (0x0C, 0x0D), (0x20, 0x21, 0x22), (0x23, 0x24)
END, TABLE_BRANCH, CALL, CALL_INDIRECT, MEMORY_SIZE, INT, LONG, PREFIXED = 0x0B, 0x0E, 0x10, 0x11, (0x3F, 0x40), 0x41, 0x42, 0xFC
FLOATS = {0x43: 4, 0x44: 8}
WITHOUT_OPERANDS = {0x00, 0x01, 0x05, END, 0x0F, 0x1A, 0x1B} | set(range(0x45, 0xC5))
# What follows the kind of an instruction of bulk memory.
BULK = {10: 2, 11: 1}
TYPE, IMPORT, FUNCTION, TABLE, MEMORIES, GLOBALS, EXPORT, ELEMENT, CODE, DATA = 1, 2, 3, 4, 5, 6, 7, 9, 10, 11


class Reader:
    """Reads a module from a place on."""

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
        return unsigned(self.raw())

    def name(self):
        return self.bytes(self.number())

    def constant(self):
        """What a constant expression gives, which is one whole number of 32 bits."""
        assert self.byte() == INT, "constant expressions are whole numbers"
        value = signed(self.raw())
        assert self.byte() == END
        return value

    def segment(self):
        """Where an active segment of the table or of memory begins."""
        assert self.number() == 0, "segments are active"
        return self.constant()

    def sections(self):
        """The kind of each section and where it begins and ends, its length left out."""
        self.at = 8
        while self.at < len(self.data):
            kind, size = self.byte(), self.number()
            start, end = self.at, self.at + size
            yield kind, start, end
            self.at = end

    def instruction(self):
        """An instruction's code and its operands as they stand."""
        code = self.byte()
        if code in LOCAL or code in (INT, CALL, LONG) or code in BRANCH or code in GLOBAL:
            return code, self.raw()
        if code in WITHOUT_OPERANDS:
            return code, b""
        if code in MEMORY or code == CALL_INDIRECT:
            return code, self.raw() + self.raw()
        if code in BLOCK or code in MEMORY_SIZE:
            return code, self.bytes(1)
        if code in FLOATS:
            return code, self.bytes(FLOATS[code])
        if code == TABLE_BRANCH:
            count = self.raw()
            return code, count + b"".join(self.raw() for _ in range(unsigned(count) + 1))
        assert code == PREFIXED, f"the instruction {code:#x} is not known"
        kind = self.byte()
        assert kind <= 7 or kind in BULK, f"the instruction 0xfc {kind} is not known"
        return code, bytes([kind]) + self.bytes(BULK.get(kind, 0))


def unsigned(raw):
    return sum((byte & 0x7F) << 7 * index for index, byte in enumerate(raw))


def signed(raw):
    value = unsigned(raw)
    return value - (1 << 7 * len(raw)) if raw[-1] & 0x40 else value


def leb(number):
    data = bytearray()
    while number > 0x7F:
        data.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes(data + bytes([number]))


def signed_leb(number):
    data = bytearray()
    while not -64 <= number < 64:
        data.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes(data + bytes([number & 0x7F]))


def sections_of(module):
    """A module's sections by their kinds, and those that have names by these."""
    sections, custom = {}, {}
    for kind, start, end in Reader(module).sections():
        reader = Reader(module, start)
        if kind == 0:
            name = reader.name()
            custom[name] = module[reader.at:end]
        else:
            sections[kind] = module[start:end]
    return sections, custom


def names_of(section):
    """The names of all functions, by their numbers."""
    reader = Reader(section)
    while reader.byte() != 1:
        reader.name()
    reader.number()
    names = [(reader.number(), reader.name()) for _ in range(reader.number())]
    assert [number for number, _ in names] == list(range(len(names))), "each function has a name"
    return [name for _, name in names]


def globals_of(section):
    """The type of each global variable, and what it is at first."""
    reader, found = Reader(section), []
    for _ in range(reader.number()):
        found.append((reader.bytes(2), reader.constant()))
    return found
