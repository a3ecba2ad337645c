"""Which data the functions of a WebAssembly module read, as the linker's relocations say it: texts, tables and other constants.

An optimizer moves addresses from function to function, and adds to them. So a function may read what the numbers in it refer to, and what
the linked function of its name refers to, with those that have been inlined in it. The format is that of
https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md.
"""
import bisect
import itertools
import re

from module_reader import CODE, DATA, GLOBALS, Reader, globals_of, names_of, sections_of, signed, unsigned

# Zeros between constants that are written rather than left out.
GAP = 16
# R_WASM_TYPE_INDEX_LEB, which has the number of a type where others have that of a symbol.
OF_TYPE = 6
# The kinds of relocations that say what has been added to an address or an offset.
WITH_ADDEND = (3, 4, 5, 8, 9, 11, 14, 15, 16, 17, 21, 22, 23, 25)
# How the kinds of relocations that are of data say the address.
ADDRESSES = {
    3: lambda self, section, at: unsigned(Reader(section, at).raw()),  # R_WASM_MEMORY_ADDR_LEB
    4: lambda self, section, at: signed(Reader(section, at).raw()),  # R_WASM_MEMORY_ADDR_SLEB
    5: lambda self, section, at: int.from_bytes(section[at:at + 4], "little"),  # R_WASM_MEMORY_ADDR_I32
    7: lambda self, section, at: self.globals[unsigned(Reader(section, at).raw())],  # R_WASM_GLOBAL_INDEX_LEB
    11: lambda self, section, at: signed(Reader(section, at).raw()),  # R_WASM_MEMORY_ADDR_REL_SLEB
}
# The kinds of symbols, of the subsection that has them, and what a symbol says of itself.
FUNCTION_SYMBOL, DATA_SYMBOL, SECTION_SYMBOL, SYMBOL_TABLE, IS_UNDEFINED, HAS_NAME = 0, 1, 3, 8, 0x10, 0x40


class Constants:
    """The data of a linked module by their places, and which of them its functions refer to."""

    def __init__(self, module, linked):
        sections, custom = sections_of(linked)
        self.read_data(Reader(sections[DATA]))
        self.globals = [value for _, value in globals_of(sections[GLOBALS])]
        self.sizes, self.functions = {}, {}
        self.read_symbols(Reader(custom[b"linking"]))
        self.names = names_of(custom[b"name"])
        code = self.relocations(custom[b"reloc.CODE"], sections[CODE])
        data = [each for each in self.relocations(custom[b"reloc.DATA"], sections[DATA]) if each[2] is not None]
        self.find_places(code + data)
        self.read_code(Reader(sections[CODE]), code)
        self.find_held(data)
        for start, piece in module.data:
            assert self.memory[start - self.first:start - self.first + len(piece)] == piece, "the data are others than those that were linked"

    def find_places(self, relocations):
        """Where the data of each address begin and end, and whether nothing writes them. Equal texts are one, so the relocations say where
        it is, and symbols only how long."""
        ends = {}
        for _, symbol, address, more in relocations:
            if address is not None:
                ends[address - more] = max(ends.get(address - more, 0), address - more + self.sizes[symbol])
        end_of_constants = self.segments[0][1] + self.segments[0][2]
        self.places = [(start, end, start < end_of_constants) for start, end in sorted(ends.items())]
        self.starts = [start for start, _, _ in self.places]
        # The end of whichever of all places so far reaches farthest.
        self.reach = list(itertools.accumulate((end for _, end, _ in self.places), max))

    def find_held(self, relocations):
        """The places whose addresses stand in each place."""
        self.held = {}
        for offset, _, address, more in relocations:
            at = next(first + offset - start for start, first, size in self.segments if start <= offset < start + size)
            for index in self.covering(at):
                self.held.setdefault(index, set()).update(self.covering(address - more))

    def read_data(self, reader):
        """Where each piece of data stands in its section, where it begins, and how long it is."""
        start, self.segments, pieces = reader.at, [], []
        for _ in range(reader.number()):
            first = reader.segment()
            data = reader.name()
            self.segments.append((reader.at - len(data) - start, first, len(data)))
            pieces.append(data)
        self.first = self.segments[0][1]
        self.memory = bytearray(self.segments[-1][1] + self.segments[-1][2] - self.first)
        for (_, first, size), data in zip(self.segments, pieces):
            self.memory[first - self.first:first - self.first + size] = data

    def read_code(self, reader, relocations):
        """Which places a relocated address in the code refers to, and which places and functions each function does."""
        starts = []
        for _ in range(reader.number()):
            size = reader.number()
            starts.append(reader.at)
            reader.at += size
        imported = len(self.names) - len(starts)
        self.references, self.used = {}, {}
        for offset, symbol, address, more in relocations:
            places, called = self.used.setdefault(self.names[imported + bisect.bisect_right(starts, offset) - 1], (set(), set()))
            if address is None:
                called.add(self.names[self.functions[symbol]])
            else:
                self.references.setdefault(address, set()).update(self.covering(address - more))
                places.update(self.covering(address - more))

    def read_symbols(self, reader):
        """How long the data of a symbol are, and the number of its function."""
        assert reader.number() == 2, "the linker's format is another"
        while reader.at < len(reader.data):
            kind, size = reader.byte(), reader.number()
            end = reader.at + size
            if kind == SYMBOL_TABLE:
                for number in range(reader.number()):
                    self.read_symbol(number, reader)
            reader.at = end

    def read_symbol(self, number, reader):
        kind, flags = reader.byte(), reader.number()
        is_there = not flags & IS_UNDEFINED
        if kind == DATA_SYMBOL:
            reader.name()
            if is_there:
                reader.number(), reader.number()
                self.sizes[number] = reader.number()
            return
        index = reader.number()
        if kind != SECTION_SYMBOL and (is_there or flags & HAS_NAME):
            reader.name()
        if kind == FUNCTION_SYMBOL:
            self.functions[number] = index

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

    def covering(self, address):
        """The places, by their index, that have an address, or begin there."""
        index, found = bisect.bisect_right(self.starts, address) - 1, []
        while index >= 0 and (self.starts[index] == address or self.reach[index] > address):
            if self.starts[index] == address or self.places[index][1] > address:
                found.append(index)
            index -= 1
        return found

    def referred_to(self, number):
        """The places that a number in the code may refer to: those that it was a relocated address of, and those that cover it."""
        return self.references.get(number, set()).union(self.covering(number))

    def referred_to_by(self, name, kept):
        """The places that a function of the linked module refers to, and so do those that it calls and the optimizer has not kept, which
        it may have inlined."""
        found, seen, todo = set(), {name}, [name]
        while todo:
            places, called = self.used.get(todo.pop(), ((), ()))
            found.update(places)
            new = {each for each in called if each not in kept} - seen
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
