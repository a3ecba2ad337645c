#!/usr/bin/env python3
"""Checks values and ambiguous variables in rational arithmetic, where no tolerance decides what is open.

usage: faces.py --random N [--seed S] --solver PATH

N small parts of the random systems of `answers.py` go through a `solve-systems` executable. Every value must lie on
the exact optimal face, and a variable must be called ambiguous exactly where that face leaves it a range. The last line
is `N passed, M failed`.
"""
import random
import sys

import answers
import lexicographic
from exact import ExactFace

# A range shorter than this counts for neither side: values have no more digits.
SHORT = 1e-6


def random_part(r):
    """A few rows of a random system, with variables for these alone."""
    rows = answers.random_system(r)["constraints"]
    count = min(len(rows), r.randint(2, 14))
    part = [dict(rows[place]) for place in sorted(r.sample(range(len(rows)), count))]
    place = {j: number for number, j in enumerate(sorted({j for row in part for j, _ in row["terms"]}))}
    for row in part:
        row["terms"] = [[place[j], a] for j, a in row["terms"]]
    return {"variables": len(place), "constraints": part, "ambiguity": True}


def check(given, answer):
    system = lexicographic.System.numbered(given)
    face = ExactFace(system.variables, system.rows, system.weights)
    if face.is_empty or answer.get("values") is None:
        return None if face.is_empty and answer.get("conflict") else f"empty: {face.is_empty}, but {answer}"
    for j, value in enumerate(answer["values"]):
        low, high = (None if end is None else float(end) for end in face.range(j))
        allowed = SHORT * max(1, abs(value))
        if low is not None and value < low - allowed or high is not None and value > high + allowed:
            return f"x{j} is {value}, outside {low}…{high}"
        is_open = low is None or high is None or high > low
        is_short = is_open and low is not None and high is not None and high - low < SHORT
        if is_open != (j in answer["ambiguous"]) and not is_short:
            return f"x{j} may be {low}…{high}, but {answer['ambiguous']} are called ambiguous"
    return None


def main():
    options = lexicographic.random_options(__doc__)
    r = random.Random(options.seed)
    systems = [random_part(r) for _ in range(options.random)]
    return lexicographic.report(*lexicographic.judge(systems, options.seed, options.solver, check))


if __name__ == "__main__":
    sys.exit(main())
