#!/usr/bin/env python3
"""Writes the systems that the solver benchmarks measure, the same for every solver.

Usage: workloads.py FOLDER [--kiwi SOURCES]

A file's first line is `variables constraints width`, the last the number of the width's variable; then a line a
constraint: relation, priority, constant, and pairs of variable and coefficient. 1000 is required.

chainN   N boxes of equal width in a row between 0 and the width, everything required
uiN      N views in nested stacks: fill, centre and leading alignment, equal widths, readable columns, hugging and
         compression resistance at 250, 251 and 750, pins at 999, 749, 248 and 100
enaml    the layout in kiwi's own benchmark, read from kiwi's sources where they are given
"""
import argparse
import pathlib
import random
import re

REQUIRED = 1000


class System:
    def __init__(self):
        self.names = {}
        self.rows = []
        self.width = self.variable("width")

    def variable(self, name):
        return self.names.setdefault(name, len(self.names))

    def add(self, terms, relation, constant=0, priority=REQUIRED):
        sums = {}
        for variable, coefficient in terms:
            sums[variable] = sums.get(variable, 0) + coefficient
        self.rows.append((relation, priority, constant, [(j, a) for j, a in sums.items() if a != 0]))

    def write(self, path):
        lines = [f"{len(self.names)} {len(self.rows)} {self.width}"]
        for relation, priority, constant, terms in self.rows:
            lines.append(" ".join([relation, f"{priority:g}", f"{constant!r}"] + [f"{j} {a!r}" for j, a in terms]))
        path.write_text("\n".join(lines) + "\n")


def chain(count):
    system = System()
    boxes = [(system.variable(f"x{i}"), system.variable(f"w{i}")) for i in range(count)]
    system.add([(boxes[0][0], 1)], "==")
    for (left, width), (right, _) in zip(boxes, boxes[1:]):
        system.add([(right, 1), (left, -1), (width, -1)], "==")
    for _, width in boxes[1:]:
        system.add([(width, 1), (boxes[0][1], -1)], "==")
    system.add([(boxes[-1][0], 1), (boxes[-1][1], 1), (system.width, -1)], "==")
    for _, width in boxes:
        system.add([(width, 1)], ">=")
    return system


class Interface:
    """A tree of stacks, grown breadth first until it has enough views; frames are relative to the parent's."""

    def __init__(self, views, seed):
        self.system = System()
        self.random = random.Random(seed)
        self.count = 0
        root = self.view()
        for name, constant in (("x", 0), ("y", 0), ("height", 2000)):
            self.system.add([(root[name], 1)], "==", constant)
        self.system.add([(root["width"], 1), (self.system.width, -1)], "==")
        waiting = [(root, "y", 0)]
        while waiting and self.count < views:
            parent, axis, depth = waiting.pop(0)
            if depth > 0 and axis == "y" and self.random.random() < 0.15:
                waiting.insert(0, (self.readable(parent), axis, depth))
            else:
                waiting += self.stack(parent, axis, depth)
        for view, _, _ in waiting:
            self.intrinsic(view, 50, 30, 250)

    def view(self):
        names = ("x", "y", "width", "height")
        view = {name: self.system.variable(f"{self.count}.{name}") for name in names}
        self.count += 1
        self.system.add([(view["width"], 1)], ">=")
        self.system.add([(view["height"], 1)], ">=")
        return view

    def readable(self, parent):
        """A centred column, as wide as its parent up to a limit."""
        view = self.view()
        own, outer = view["width"], parent["width"]
        self.system.add([(own, 1)], "<=", self.random.choice([400, 500, 600, 700]))
        self.system.add([(own, 1), (outer, -1)], "<=")
        self.system.add([(own, 1), (outer, -1)], "==", -self.random.choice([0, 16, 32]), 749)
        self.system.add([(view["x"], 1), (own, 0.5), (outer, -0.5)], "==")
        self.system.add([(view["y"], 1)], "==")
        self.system.add([(view["height"], 1), (parent["height"], -1)], "==")
        return view

    def stack(self, parent, axis, depth):
        along, across = ("width", "height") if axis == "x" else ("height", "width")
        other = "y" if axis == "x" else "x"
        count = self.random.randint(4, 7) if axis == "y" else self.random.randint(2, 4)
        spacing = self.random.choice([0, 4, 8, 16])
        views = [self.view() for _ in range(count)]
        self.pin(parent, views, axis, along, spacing)
        if axis == "x" and self.random.random() < 0.3:
            for view in views[1:]:
                self.system.add([(view[along], 1), (views[0][along], -1)], "==")
        stacks = []
        for place, view in enumerate(views):
            self.align(parent, view, other, across)
            if depth >= 6 or self.random.random() < 0.35:
                width = self.random.choice([24, 44, 60.5, 87.333, 120, 180, 240])
                self.intrinsic(view, width, self.random.choice([20.333, 24, 44, 31]), 250 if place else 251)
            else:
                stacks.append((view, other, depth + 1))
        return stacks

    def pin(self, parent, views, axis, along, spacing):
        """One after the other; a row fills its parent, a column may end before it."""
        self.system.add([(views[0][axis], 1)], "==")
        for view, following in zip(views, views[1:]):
            terms = [(following[axis], 1), (view[axis], -1), (view[along], -1)]
            self.system.add(terms, "==", spacing)
        end = [(views[-1][axis], 1), (views[-1][along], 1), (parent[along], -1)]
        if axis == "x":
            self.system.add(end, "==")
        else:
            self.system.add(end, "<=", 0, 999)
            self.system.add(end, "==", 0, 248)

    def align(self, parent, view, axis, across):
        rule = self.random.choice(["fill", "fill", "center", "leading"])
        same = [(view[across], 1), (parent[across], -1)]
        if rule == "center":
            self.system.add([(view[axis], 1), (view[across], 0.5), (parent[across], -0.5)], "==")
        else:
            self.system.add([(view[axis], 1)], "==")
        if rule == "fill":
            self.system.add(same, "==")
        else:
            self.system.add(same, "<=")
            self.system.add(same, "==", 0, 100)

    def intrinsic(self, view, width, height, hugging):
        for name, size in (("width", width), ("height", height)):
            self.system.add([(view[name], 1)], ">=", size, 750)
            self.system.add([(view[name], 1)], "<=", size, hugging)


# kiwi's strengths as priorities: strong above a tenth of it, that above 1.25 times medium, above medium, above weak.
PRIORITIES = {"required": REQUIRED, "strong": 750, "smedium": 600, "mmedium": 510, "medium": 500, "weak": 250}


def enaml(sources):
    """The layout of `enaml_like_benchmark.cpp`; its height, which the benchmark edits too, is held at 600."""
    system = System()
    text = (pathlib.Path(sources) / "benchmarks" / "enaml_like_benchmark.cpp").read_text()
    for left, relation, strength in re.findall(r"^ *\((.*) (==|<=|>=) 0\) \| ([\w:]+),$", text, re.M):
        terms, constant = [], 0.0
        for part in left.split(" + "):
            factor, name = re.fullmatch(r"(-?[\d.e+]+ \* |-?)([a-z]\w*)", part).groups() if re.search(
                "[a-df-z]", part) else (None, part)
            if factor is None:
                constant -= float(part)
            else:
                value = -1 if factor == "-" else float(factor.rstrip("* ") or 1)
                terms.append((system.variable(name), value))
        system.add(terms, relation, constant, PRIORITIES[strength.split(":")[-1]])
    system.add([(system.variable("height"), 1)], "==", 600, 999)
    return system


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--kiwi")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for count in (10, 100, 300, 1000, 3000, 10000):
        chain(count).write(options.folder / f"chain{count}.txt")
    for views in (50, 200, 500, 2000):
        Interface(views, seed=7).system.write(options.folder / f"ui{views}.txt")
    if options.kiwi:
        enaml(options.kiwi).write(options.folder / "enaml.txt")


if __name__ == "__main__":
    main()
