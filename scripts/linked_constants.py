"""Which data the functions of a WebAssembly module read, as the linker's relocations say it: texts, tables and other constants.

An optimizer moves addresses from function to function, and adds to them. So a function may read what numbers in it mean or stand in, and what
the linked function of its name read, with those that have gone into it. The format is that of
https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md.
"""
import bisect
import itertools
import re

from module_reader import CODE, DATA, GLOBALS, INT, Reader, globals_of, names_of, sections_of, signed, unsigned

# Zeros between constants that are written rather than left out.
GAP = 16
# The kind of relocations that is about types; those that say what has been added; and those of an address of data, with where it stands: in
# LEB128, in four bytes, or in a global variable.
OF_TYPE = 6
WITH_ADDEND = (3, 4, 5, 8, 9, 11, 14, 15, 16, 17, 21, 22, 23, 25)
ADDRESSES = {
    3: lambda _, section, at: unsigned(Reader(section, at).raw()),
    4: lambda _, section, at: signed(Reader(section, at).raw()),
    5: lambda _, section, at: int.from_bytes(section[at:at + 4], "little"),
    7: lambda self, section, at: self.globals[unsigned(Reader(section, at).raw())],
    11: lambda _, section, at: signed(Reader(section, at).raw()),
}


class Constants:
    """The data of a linked module by their places, and which of them its functions read."""

    def __init__(self, module, linked):
        sections, custom = sections_of(linked)
        self.read_data(Reader(sections[DATA]))
        self.globals = [value for _, value in globals_of(sections[GLOBALS])]
        self.sizes, self.functions = {}, {}
        self.read_symbols(Reader(custom[b"linking"]))
        self.names = names_of(custom[b"name"])
        code = self.relocations(custom[b"reloc.CODE"], sections[CODE])
        data = [each for each in self.relocations(custom[b"reloc.DATA"], sections[DATA]) if each[2] is not None]
        # Where what addresses mean begins and ends, and whether nothing writes it. Equal texts are one, so the sites say where it is.
        ends = {}
        for _, symbol, address, more in code + data:
            if address is not None:
                ends[address - more] = max(ends.get(address - more, 0), address - more + self.sizes[symbol])
        self.places = [(start, end, start < self.segments[0][1] + self.segments[0][2]) for start, end in sorted(ends.items())]
        self.starts = [start for start, _, _ in self.places]
        # The end of whichever of all places so far reaches farthest.
        self.reach = list(itertools.accumulate((end for _, end, _ in self.places), max))
        self.read_code(Reader(sections[CODE]), code)
        # The places that stand in a place.
        self.held = {}
        for offset, _, address, more in data:
            at = next(first + offset - start for start, first, size in self.segments if start <= offset < start + size)
            for index in self.around(at):
                self.held.setdefault(index, set()).update(self.around(address - more))
        for start, data in module.data:
            assert self.memory[start - self.first:start - self.first + len(data)] == data, "the data are others than those that were linked"

    def read_data(self, reader):
        """Where each piece of data stands in its section, where it begins, and how long it is."""
        start, self.segments, pieces = reader.at, [], []
        for _ in range(reader.number()):
            assert reader.bytes(2) == bytes([0, INT]), "data have places"
            first = signed(reader.raw())
            reader.byte()
            data = reader.name()
            self.segments.append((reader.at - len(data) - start, first, len(data)))
            pieces.append(data)
        self.first = self.segments[0][1]
        self.memory = bytearray(self.segments[-1][1] + self.segments[-1][2] - self.first)
        for (_, first, size), data in zip(self.segments, pieces):
            self.memory[first - self.first:first - self.first + size] = data

    def read_code(self, reader, relocations):
        """Which places an address means that the linker has put into code, and which places and functions each function means."""
        starts = []
        for _ in range(reader.number()):
            size = reader.number()
            starts.append(reader.at)
            reader.at += size
        imported = len(self.names) - len(starts)
        self.meanings, self.used = {}, {}
        for offset, symbol, address, more in relocations:
            places, called = self.used.setdefault(self.names[imported + bisect.bisect_right(starts, offset) - 1], (set(), set()))
            if address is None:
                called.add(self.names[self.functions[symbol]])
            else:
                self.meanings.setdefault(address, set()).update(self.around(address - more))
                places.update(self.around(address - more))

    def read_symbols(self, reader):
        """How long the data of a symbol are, and the number of its function."""
        assert reader.number() == 2, "the linker's format is another"
        while reader.at < len(reader.data):
            kind, size = reader.byte(), reader.number()
            end = reader.at + size
            if kind == 8:
                for number in range(reader.number()):
                    self.read_symbol(number, reader)
            reader.at = end

    def read_symbol(self, number, reader):
        kind, flags = reader.byte(), reader.number()
        is_there = not flags & 0x10
        if kind != 1:
            index = reader.number()
            if kind != 3 and (is_there or flags & 0x40):
                reader.name()
            if kind == 0:
                self.functions[number] = index
        else:
            reader.name()
            if is_there:
                reader.number(), reader.number()
                self.sizes[number] = reader.number()

    def relocations(self, data, section):
        """Where an address of data stands in a section, the symbol that it is of, the address, and what of it has been added; a function has
        no address."""
        reader, found = Reader(data), []
        reader.number()
        for _ in range(reader.number()):
            kind, offset, symbol = reader.byte(), reader.number(), reader.number()
            more = signed(reader.raw()) if kind in WITH_ADDEND else 0
            if kind == OF_TYPE:
                continue
            if symbol in self.functions:
                found.append((offset, symbol, None, 0))
            elif symbol in self.sizes:
                assert kind in ADDRESSES, f"the relocation {kind} is not known"
                found.append((offset, symbol, ADDRESSES[kind](self, section, offset) & 0xFFFFFFFF, more))
        return found

    def around(self, address):
        """The places, by their index, that have an address, or begin there."""
        index, found = bisect.bisect_right(self.starts, address) - 1, []
        while index >= 0 and (self.starts[index] == address or self.reach[index] > address):
            if self.starts[index] == address or self.places[index][1] > address:
                found.append(index)
            index -= 1
        return found

    def meant(self, number):
        """The places that a number in the code may mean: what the linker meant by it, and what it stands in."""
        return self.meanings.get(number, set()).union(self.around(number))

    def meant_by(self, name, is_left):
        """The places that a function of the linked module meant, and those that went into it when the optimizer inlined others, which are
        not left."""
        found, seen, todo = set(), {name}, [name]
        while todo:
            places, called = self.used.get(todo.pop(), ((), ()))
            found.update(places)
            new = {each for each in called if not is_left(each)} - seen
            seen |= new
            todo += new
        return found

    def needed(self, places):
        """Some places, those that stand in them, and so on."""
        found, todo = set(), list(places)
        while todo:
            index = todo.pop()
            if index not in found:
                found.add(index)
                todo += self.held.get(index, ())
        return found

    def first_pieces(self, others):
        """All data but what the places of other parts alone have: where each piece begins, and its bytes; zeros that nothing fills are left out."""
        kept = bytearray(self.memory)
        for index in others:
            self.copy(index, bytes(len(self.memory)), kept)
        for index in set(range(len(self.places))) - others:
            self.copy(index, self.memory, kept)
        return [(match.start() + self.first, match[0])
                for match in re.finditer(rb"[^\0](?:(?:[^\0]|\0{1,%d}(?=[^\0]))*)" % GAP, bytes(kept), re.DOTALL)]

    def copy(self, index, data, to):
        start, end, _ = self.places[index]
        to[start - self.first:end - self.first] = data[start - self.first:end - self.first]

    def pieces(self, places):
        """The data of some places, and of no other: where each piece begins, and its bytes."""
        pieces = []
        for index in sorted(places):
            start, end, _ = self.places[index]
            if pieces and start <= pieces[-1][1]:
                pieces[-1][1] = max(pieces[-1][1], end)
            else:
                pieces.append([start, end])
        return [(start, bytes(self.memory[start - self.first:end - self.first])) for start, end in pieces]
