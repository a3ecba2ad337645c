#!/usr/bin/env python3
"""Splits a WebAssembly module into a first part and others that come in any order, whenever one of their functions is called.

Usage: split_module.py MODULE LINKED FOLDER FIRST PART...
FOLDER/PART has the places of a part's functions among those that MODULE defines, one a line; a function that no part has belongs to the
last one, which needs no such file, and one that several have stands in each. LINKED is what MODULE was optimized from, linked with its
relocations, which say where data are meant. Each part becomes FOLDER/PART.wasm.

The first part has memory, table and data. Its functions are what the others import from `e`, each under a number. All other calls from part
to part go through places of the table: until a part is there, an import of the first one stands for each of its functions, from
a module with the part's name, under the number of the function's place. Constants that only one part may read come with that part.
"""
import pathlib
import sys
from collections import Counter

from linked_constants import Constants
from module_reader import (CALL, CALL_INDIRECT, CODE, DATA, ELEMENT, EXPORT, FUNCTION, GLOBALS, IMPORT, INT, MEMORIES, MEMORY, PREFIXED, TABLE,
                           TYPE, Reader, globals_of, leb, names_of, sections_of, signed, signed_leb, unsigned)

FUNCTIONS, TABLES = b"\0", b"\1"


class Function:
    """A function's type, its body around the functions that it calls, and the numbers that may be addresses."""

    def __init__(self, kind, body):
        self.kind = kind
        self.pieces, self.calls, self.numbers = [], [], set()
        reader = Reader(body)
        for _ in range(reader.number()):
            reader.raw(), reader.byte()
        start = 0
        while reader.at < len(body):
            before = reader.at
            code, operands = reader.instruction()
            if code == CALL:
                self.pieces.append(body[start:before])
                self.calls.append(unsigned(operands))
                start = reader.at
            elif code == INT:
                self.numbers.add(signed(operands) & 0xFFFFFFFF)
            elif code in MEMORY:
                self.numbers.add(unsigned(Reader(operands, len(Reader(operands).raw())).raw()))
            assert code != PREFIXED or operands[0] not in (8, 9), "data of a part cannot be copied by their number"
        self.pieces.append(body[start:])

    def body(self, call):
        """With what `call` says for each function that is called, behind its length."""
        parts = [self.pieces[0]]
        for called, piece in zip(self.calls, self.pieces[1:]):
            parts += [call(called), piece]
        body = b"".join(parts)
        return leb(len(body)) + body


class Module:
    """A module's sections, as far as parts need them; functions are known by their numbers, imported ones first."""

    def __init__(self, data):
        self.imports, self.kinds, self.functions, self.exports, self.slots, self.data = [], [], [], [], {}, []
        self.sections, custom = sections_of(data)
        self.names = names_of(custom[b"name"])
        for kind, read in ((IMPORT, self.read_imports), (FUNCTION, self.read_kinds), (EXPORT, self.read_exports), (ELEMENT, self.read_slots),
                           (CODE, self.read_code), (DATA, self.read_data)):
            read(Reader(self.sections[kind]))

    def read_imports(self, reader):
        for _ in range(reader.number()):
            self.imports.append((reader.name(), reader.name(), reader.byte(), reader.number()))
            assert self.imports[-1][2] == 0, "only functions are imported"
        self.kinds += [kind for _, _, _, kind in self.imports]

    def read_kinds(self, reader):
        self.kinds += [reader.number() for _ in range(reader.number())]

    def read_exports(self, reader):
        self.exports = [(reader.name(), reader.bytes(1), reader.number()) for _ in range(reader.number())]

    def read_slots(self, reader):
        for _ in range(reader.number()):
            assert reader.number() == 0 and reader.byte() == INT, "the table's places are known"
            first = signed(reader.raw())
            reader.byte()
            for slot in range(first, first + reader.number()):
                self.slots[slot] = reader.number()

    def read_code(self, reader):
        kinds = self.kinds[len(self.imports):]
        self.functions = [Function(kinds[index], reader.bytes(reader.number())) for index in range(reader.number())]

    def read_data(self, reader):
        for _ in range(reader.number()):
            assert reader.number() == 0 and reader.byte() == INT, "data have places"
            first = signed(reader.raw())
            reader.byte()
            self.data.append((first, reader.bytes(reader.number())))


class Splitter:
    def __init__(self, module, constants, parts):
        self.module, self.constants = module, constants
        self.names = list(parts)
        self.imported = len(module.imports)
        self.parts = {name: sorted(place + self.imported for place in places) for name, places in parts.items()}
        self.first = set(self.parts[self.names[0]]) | set(range(self.imported))
        # The part that has a function, for whoever calls it from another.
        self.home = {}
        for name, functions in self.parts.items():
            for function in functions:
                self.home.setdefault(function, name)
        self.slot_of = {}
        for slot, function in module.slots.items():
            self.slot_of.setdefault(function, slot)
        self.table_size = max(module.slots, default=0) + 1
        self.slots = dict(module.slots)
        self.shared = set()
        for name in self.names:
            self.find_calls(name)
        for _, kind, function in module.exports:
            if kind == FUNCTIONS and function not in self.first:
                self.place(function)
        self.numbered = sorted(self.shared)
        self.left = set(module.names)

    def find_calls(self, name):
        """Gives each function of another part that a part calls a place in the table, or a number among those of the first part."""
        own = set(self.parts[name])
        for function in self.parts[name]:
            for called in self.function(function).calls:
                if called in own or name == self.names[0] and called in self.first:
                    continue
                if called in self.first:
                    self.shared.add(called)
                else:
                    self.place(called)

    def place(self, function):
        """Has a function stand in the table."""
        if function not in self.slot_of:
            self.slot_of[function] = self.table_size
            self.slots[self.table_size] = function
            self.table_size += 1

    def function(self, index):
        return self.module.functions[index - self.imported]

    def kind(self, index):
        return self.module.kinds[index]

    def split(self):
        """Each part's name and module."""
        data = self.data()
        return {name: self.part(name, data[name]) for name in self.names}

    def data(self):
        """The data that come with each part: those that nothing writes, and only that part reads; and all others with the first."""
        needed = {name: self.constants.needed(set().union(*map(self.meant, functions))) for name, functions in self.parts.items()}
        users = Counter(place for places in needed.values() for place in places)
        moved = {name: {place for place in needed[name] if users[place] == 1 and self.constants.places[place][2]} for name in self.names[1:]}
        others = set().union(*moved.values())
        return {self.names[0]: self.constants.first_pieces(others), **{name: self.constants.pieces(moved[name]) for name in moved}}

    def meant(self, function):
        """The places of the data that a function may read: by the numbers in it, and by what it was optimized from."""
        numbers = (self.constants.meant(number) for number in self.function(function).numbers)
        return self.constants.meant_by(self.module.names[function], self.left.__contains__).union(*numbers)

    def part(self, name, data):
        is_first = name == self.names[0]
        imports = self.imports_of_first() if is_first else self.imports_of_other(name)
        numbers = {}
        for index, (_, _, _, function) in enumerate(each for each in imports if each[2] == FUNCTIONS):
            numbers.setdefault(function, index)
        count = sum(1 for each in imports if each[2] == FUNCTIONS)
        stands_for = {} if not is_first else {function: index for function, index in numbers.items() if function not in self.first}
        if is_first:
            numbers = {function: index for function, index in numbers.items() if function in self.first}
        numbers |= {function: count + index for index, function in enumerate(self.parts[name])}

        def call(called):
            if called in numbers:
                return bytes([CALL]) + leb(numbers[called])
            return bytes([INT]) + signed_leb(self.slot_of[called]) + bytes([CALL_INDIRECT]) + leb(self.kind(called)) + b"\0"

        sections = self.module.sections
        size = leb(self.table_size)
        made = [
            (TYPE, sections[TYPE]),
            (IMPORT, vector(text(module) + text(field) + kind + self.described(kind, what) for module, field, kind, what in imports)),
            (FUNCTION, vector(leb(self.kind(function)) for function in self.parts[name]))]
        if is_first:
            made += [(TABLE, b"\1\x70\1" + size + size), (MEMORIES, sections[MEMORIES]), (GLOBALS, sections[GLOBALS]),
                     (EXPORT, vector(text(field) + kind + leb(what) for field, kind, what in self.exports(numbers | stands_for)))]
        made += [(ELEMENT, self.elements(numbers, stands_for)),
                 (CODE, vector(self.function(function).body(call) for function in self.parts[name])),
                 (DATA, vector(b"\0" + bytes([INT]) + signed_leb(start) + b"\x0b" + text(piece) for start, piece in data))]
        return self.header + b"".join(bytes([kind]) + leb(len(content)) + content for kind, content in made)

    header = b"\0asm\1\0\0\0"

    def described(self, kind, what):
        return leb(self.kind(what)) if kind == FUNCTIONS else what

    def imports_of_first(self):
        """What the module imports, and what stands for the functions of other parts."""
        own = [(module, field, FUNCTIONS, index) for index, (module, field, _, _) in enumerate(self.module.imports)]
        return own + [(name.encode(), str(slot).encode(), FUNCTIONS, function) for name in self.names[1:]
                      for slot, function in sorted(self.slots.items()) if function not in self.first and self.home[function] == name]

    def imports_of_other(self, name):
        """Memory, table and globals of the first part, and those of its functions that this part calls."""
        called = {each for function in self.parts[name] for each in self.function(function).calls}
        size = leb(self.table_size)
        rest = [(b"e", b"memory", b"\2", Reader(self.module.sections[MEMORIES], 1).data[1:]), (b"e", b"table", TABLES, b"\x70\1" + size + size)]
        rest += [(b"e", b"global%d" % index, b"\3", kind) for index, (kind, _) in enumerate(globals_of(self.module.sections[GLOBALS]))]
        return rest + [(b"e", b"%d" % number, FUNCTIONS, function) for number, function in enumerate(self.numbered) if function in called]

    def exports(self, numbers):
        own = [(field, kind, numbers[what] if kind == FUNCTIONS else what) for field, kind, what in self.module.exports]
        shared = [(b"table", TABLES, 0)] + [(b"global%d" % index, b"\3", index) for index in range(len(globals_of(self.module.sections[GLOBALS])))]
        return own + shared + [(b"%d" % number, FUNCTIONS, numbers[function]) for number, function in enumerate(self.numbered)]

    def elements(self, numbers, stands_for):
        """The table's places that a part fills, those that follow each other in one piece; the first part fills all."""
        known = stands_for | numbers
        runs = []
        for slot, function in sorted(self.slots.items()):
            if function not in known or not stands_for and function in self.first:
                continue
            if not runs or runs[-1][0] + len(runs[-1][1]) != slot:
                runs.append((slot, []))
            runs[-1][1].append(known[function])
        return vector(b"\0" + bytes([INT]) + signed_leb(slot) + b"\x0b" + vector(map(leb, functions)) for slot, functions in runs)


def text(name):
    return leb(len(name)) + name


def vector(items):
    items = list(items)
    return leb(len(items)) + b"".join(items)


def main(module, linked, folder, *names):
    module = Module(pathlib.Path(module).read_bytes())
    places = {name: [int(line) for line in (pathlib.Path(folder) / name).read_text().split()] for name in names[:-1]}
    known = {place for part in places.values() for place in part}
    places[names[-1]] = [place for place in range(len(module.functions)) if place not in known]
    constants = Constants(module, pathlib.Path(linked).read_bytes())
    for name, part in Splitter(module, constants, places).split().items():
        (pathlib.Path(folder) / f"{name}.wasm").write_bytes(part)


if __name__ == "__main__":
    main(*sys.argv[1:])
