#!/usr/bin/env python3
"""Checks what the solver says about its solutions against HiGHS.

usage: answers.py --random N [--seed S] --solver PATH

N random systems with weights go through a `solve-systems` executable. What is broken must be broken by that much; a
second solution must be optimal and differ in the variables it names; a chain must fix its variable by itself and
without any one member no longer. The last line is `N passed, M failed`.
"""
import random
import sys

import exact
import lexicographic
from lexicographic import System, check_ambiguity, check_solution, least_violation, optimal_face, reach

def random_system(r):
    system = lexicographic.random_system(r)
    for row in system["constraints"]:
        row["weight"] = r.choice([1, 1, 1, 0.5, 2, 10])
    system.update(explanations=True)
    return system


def check_violations(system, x, claimed):
    found = {entry["constraint"]: abs(entry["excess"]) for entry in claimed}
    for number, violation in enumerate(system.violations(x)):
        if abs(violation - found.get(number, 0)) > 1e-6 * lexicographic.scale(system, x):
            return f"row {number} is broken by {violation:g}, not {found.get(number, 0):g}"
    return None


def check_witnesses(system, x, ambiguous, witnesses):
    for witness in witnesses:
        second = witness["second"]
        problem = check_solution(system, second)
        if problem:
            return f"the second solution {second}: {problem}"
        if any(j not in ambiguous or abs(x[j] - second[j]) < 1e-9 for j in witness["variables"]):
            return f"the second solution {second} does not move {witness['variables']}"
    shown = {j for witness in witnesses for j in witness["variables"]}
    missing = [j for j in ambiguous if j not in shown]
    return f"there is no second solution for {missing}" if missing else None


def fixes(system, numbers, j, value):
    """Whether the rows alone fix the variable at the value; None where HiGHS finds its own face empty."""
    part = System(system.variables, [system.rows[n] for n in numbers], [system.weights[n] for n in numbers])
    if not numbers or least_violation(part, [n for n, row in enumerate(part.rows) if row[3] >= 1000]) > 1e-7:
        return False
    face = optimal_face(part)
    width = None if face is None else reach(face, j, value)
    return None if width is None else width < 1e-5 * max(1, abs(value))


def fixes_exactly(system, numbers, j):
    """The same in rational arithmetic, where a tolerance of HiGHS's may be what tells the two apart."""
    rows, weights = [system.rows[n] for n in numbers], [system.weights[n] for n in numbers]
    low, high = exact.ExactFace(system.variables, rows, weights).range(j)
    return low is not None and low == high


def check_chains(system, x, ambiguous, chains):
    for j, chain in enumerate(chains):
        if (chain is None) != (j in ambiguous):
            return f"x{j} has the chain {chain}, ambiguous are {ambiguous}"
        if chain is None:
            continue
        if fixes(system, chain, j, x[j]) is False and not fixes_exactly(system, chain, j):
            return f"the chain {chain} does not fix x{j}"
        for number in chain:
            if fixes(system, [other for other in chain if other != number], j, x[j]):
                return f"the chain {chain} fixes x{j} without {number} too"
    return None


def check(given, answer):
    if answer.get("conflict") is not None:
        return lexicographic.check_conflict(System.numbered(given), answer["conflict"])
    if answer.get("values") is None:
        return answer.get("error", "no answer")
    system, x, ambiguous = System.numbered(given), answer["values"], answer["ambiguous"]
    return (
        check_solution(system, x)
        or check_violations(system, x, answer["violations"])
        or check_ambiguity(system, x, ambiguous)
        or check_witnesses(system, x, ambiguous, answer["witnesses"])
        or check_chains(system, x, ambiguous, answer["chains"])
    )


def main():
    options = lexicographic.random_options(__doc__)
    r = random.Random(options.seed)
    systems = [random_system(r) for _ in range(options.random)]
    counts = {"witnesses": 0, "chains": 0}

    def count_and_check(given, answer):
        for name in counts:
            counts[name] += sum(entry is not None for entry in answer.get(name) or [])
        return check(given, answer)

    tally = lexicographic.judge(systems, options.seed, options.solver, count_and_check)
    print(f"seed {options.seed}: " + ", ".join(f"{count} {name}" for name, count in counts.items()))
    return lexicographic.report(*tally)


if __name__ == "__main__":
    sys.exit(main())
