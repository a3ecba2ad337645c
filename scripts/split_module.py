#!/usr/bin/env python3
"""Splits a WebAssembly module into a first part and others that come in any order, whenever one of their functions is called.

Usage: split_module.py MODULE LINKED FOLDER FIRST PART...
FOLDER/PART has the numbers of a part's functions among those that MODULE defines, one a line; a function that no part has belongs to the
last one, which needs no such file, and one that several have stands in each. LINKED is what MODULE was optimized from, linked with its
relocations, which say where code refers to data. Each part becomes FOLDER/PART.wasm.

The first part has memory, table and data. Its functions are what the others import from `e`, each under a number. All other calls from part
to part go through slots of the table: until a part is there, an import of the first one stands for each of its functions, from
a module with the part's name, under the number of the function's slot. Constants that only one part may read come with that part.
"""
import pathlib
import sys
from collections import Counter

from linked_constants import Constants
from module_reader import (CALL, CALL_INDIRECT, CODE, DATA, ELEMENT, END, EXPORT, FUNCTION, GLOBALS, IMPORT, INT, MEMORIES, MEMORY, PREFIXED, TABLE,
                           TYPE, Reader, globals_of, leb, names_of, sections_of, signed, signed_leb, unsigned)

HEADER = b"\0asm\1\0\0\0"
FUNCTIONS, TABLES = b"\0", b"\1"


class Function:
    """A function's body around the functions that it calls, and the numbers in it that may be addresses."""

    def __init__(self, body):
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
            assert code != PREFIXED or operands[0] not in (8, 9), "a part has other data segments than the module"
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
        self.imports, self.types, self.functions, self.exports, self.slots, self.data = [], [], [], [], {}, []
        self.sections, custom = sections_of(data)
        self.names = names_of(custom[b"name"])
        for kind, read in ((IMPORT, self.read_imports), (FUNCTION, self.read_types), (EXPORT, self.read_exports), (ELEMENT, self.read_slots),
                           (CODE, self.read_code), (DATA, self.read_data)):
            read(Reader(self.sections[kind]))

    def read_imports(self, reader):
        for _ in range(reader.number()):
            self.imports.append((reader.name(), reader.name(), reader.byte(), reader.number()))
            assert self.imports[-1][2] == 0, "only functions are imported"
        self.types += [type_index for _, _, _, type_index in self.imports]

    def read_types(self, reader):
        self.types += [reader.number() for _ in range(reader.number())]

    def read_exports(self, reader):
        self.exports = [(reader.name(), reader.bytes(1), reader.number()) for _ in range(reader.number())]

    def read_slots(self, reader):
        for _ in range(reader.number()):
            first = reader.segment()
            for slot in range(first, first + reader.number()):
                self.slots[slot] = reader.number()

    def read_code(self, reader):
        self.functions = [Function(reader.name()) for _ in range(reader.number())]

    def read_data(self, reader):
        for _ in range(reader.number()):
            self.data.append((reader.segment(), reader.name()))


class Splitter:
    def __init__(self, module, constants, parts):
        self.module, self.constants = module, constants
        self.names = list(parts)
        self.imported = len(module.imports)
        self.parts = {name: sorted(number + self.imported for number in numbers) for name, numbers in parts.items()}
        self.first = set(self.parts[self.names[0]]) | set(range(self.imported))
        # The part that is asked for a function by those that have it not.
        self.part_of = {}
        for name, functions in self.parts.items():
            for function in functions:
                self.part_of.setdefault(function, name)
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
                self.put_in_table(function)
        self.numbered = sorted(self.shared)
        self.kept = set(module.names)

    def find_calls(self, name):
        """Gives each function of another part that a part calls a slot of the table, or an export of the first part."""
        own = set(self.parts[name])
        for function in self.parts[name]:
            for called in self.function(function).calls:
                if called in own or name == self.names[0] and called in self.first:
                    continue
                if called in self.first:
                    self.shared.add(called)
                else:
                    self.put_in_table(called)

    def put_in_table(self, function):
        """Gives a function a slot of the table, where it has none."""
        if function not in self.slot_of:
            self.slot_of[function] = self.table_size
            self.slots[self.table_size] = function
            self.table_size += 1

    def function(self, index):
        return self.module.functions[index - self.imported]

    def type(self, index):
        return leb(self.module.types[index])

    def split(self):
        """Each part's name and module."""
        data = self.data()
        return {name: self.part(name, data[name]) for name in self.names}

    def data(self):
        """The data that come with each part: those that nothing writes, and only that part reads; and all others with the first."""
        needed = {name: self.constants.needed(set().union(*map(self.referred_to, functions))) for name, functions in self.parts.items()}
        users = Counter(place for places in needed.values() for place in places)
        moved = {name: {place for place in needed[name] if users[place] == 1 and self.constants.places[place][2]} for name in self.names[1:]}
        others = set().union(*moved.values())
        return {self.names[0]: self.constants.first_pieces(others), **{name: self.constants.pieces(moved[name]) for name in moved}}

    def referred_to(self, function):
        """The places of the data that a function may read: by the numbers in it, and by what it was optimized from."""
        numbers = (self.constants.referred_to(number) for number in self.function(function).numbers)
        return self.constants.referred_to_by(self.module.names[function], self.kept).union(*numbers)

    def part(self, name, data):
        is_first = name == self.names[0]
        imports = self.imports_of_first() if is_first else self.imports_of_other(name)
        numbers, stands_for = self.numbers(name, [function for _, _, kind, function in imports if kind == FUNCTIONS])

        def call(called):
            if called in numbers:
                return bytes([CALL]) + leb(numbers[called])
            return bytes([INT]) + signed_leb(self.slot_of[called]) + bytes([CALL_INDIRECT]) + self.type(called) + b"\0"

        sections = self.module.sections
        made = [
            (TYPE, sections[TYPE]),
            (IMPORT, vector(text(module) + text(field) + kind + (self.type(what) if kind == FUNCTIONS else what)
                            for module, field, kind, what in imports)),
            (FUNCTION, vector(map(self.type, self.parts[name])))]
        if is_first:
            made += [(TABLE, vector([self.table])), (MEMORIES, sections[MEMORIES]), (GLOBALS, sections[GLOBALS]),
                     (EXPORT, vector(text(field) + kind + leb(what) for field, kind, what in self.exports(numbers | stands_for)))]
        made += [(ELEMENT, self.elements(numbers, stands_for)),
                 (CODE, vector(self.function(function).body(call) for function in self.parts[name])),
                 (DATA, vector(segment(start) + text(piece) for start, piece in data))]
        return HEADER + b"".join(bytes([kind]) + text(content) for kind, content in made)

    def numbers(self, name, imported):
        """The functions' numbers in a part, and those of the imports that stand for functions of other parts, which nothing calls but
        through the table."""
        numbers = {}
        for index, function in enumerate(imported):
            numbers.setdefault(function, index)
        stands_for = {function: index for function, index in numbers.items() if function not in self.first}
        own = {function: len(imported) + index for index, function in enumerate(self.parts[name])}
        return {function: index for function, index in numbers.items() if function in self.first} | own, stands_for

    @property
    def table(self):
        size = leb(self.table_size)
        return b"\x70\1" + size + size

    def imports_of_first(self):
        """What the module imports, and what stands for the functions of other parts."""
        own = [(module, field, FUNCTIONS, index) for index, (module, field, _, _) in enumerate(self.module.imports)]
        return own + [(name.encode(), str(slot).encode(), FUNCTIONS, function) for name in self.names[1:]
                      for slot, function in sorted(self.slots.items()) if function not in self.first and self.part_of[function] == name]

    def imports_of_other(self, name):
        """Memory, table and globals of the first part, and those of its functions that this part calls."""
        called = {each for function in self.parts[name] for each in self.function(function).calls}
        rest = [(b"e", b"memory", b"\2", self.module.sections[MEMORIES][1:]), (b"e", b"table", TABLES, self.table)]
        rest += [(b"e", b"global%d" % index, b"\3", kind) for index, (kind, _) in enumerate(globals_of(self.module.sections[GLOBALS]))]
        return rest + [(b"e", b"%d" % number, FUNCTIONS, function) for number, function in enumerate(self.numbered) if function in called]

    def exports(self, numbers):
        own = [(field, kind, numbers[what] if kind == FUNCTIONS else what) for field, kind, what in self.module.exports]
        shared = [(b"table", TABLES, 0)] + [(b"global%d" % index, b"\3", index) for index in range(len(globals_of(self.module.sections[GLOBALS])))]
        return own + shared + [(b"%d" % number, FUNCTIONS, numbers[function]) for number, function in enumerate(self.numbered)]

    def elements(self, numbers, stands_for):
        """The slots of the table that a part fills, those that follow each other in one segment; the first part fills all."""
        known = stands_for | numbers
        runs = []
        for slot, function in sorted(self.slots.items()):
            if function not in known or not stands_for and function in self.first:
                continue
            if not runs or runs[-1][0] + len(runs[-1][1]) != slot:
                runs.append((slot, []))
            runs[-1][1].append(known[function])
        return vector(segment(slot) + vector(map(leb, functions)) for slot, functions in runs)


def segment(start):
    """An active segment that begins there."""
    return b"\0" + bytes([INT]) + signed_leb(start) + bytes([END])


def text(name):
    return leb(len(name)) + name


def vector(items):
    items = list(items)
    return leb(len(items)) + b"".join(items)


def main(module, linked, folder, *names):
    module = Module(pathlib.Path(module).read_bytes())
    parts = {name: [int(line) for line in (pathlib.Path(folder) / name).read_text().split()] for name in names[:-1]}
    known = {number for part in parts.values() for number in part}
    parts[names[-1]] = [number for number in range(len(module.functions)) if number not in known]
    constants = Constants(module, pathlib.Path(linked).read_bytes())
    for name, part in Splitter(module, constants, parts).split().items():
        (pathlib.Path(folder) / f"{name}.wasm").write_bytes(part)


if __name__ == "__main__":
    main(*sys.argv[1:])
