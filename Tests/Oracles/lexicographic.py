#!/usr/bin/env python3
"""Checks solutions of prioritised linear systems against HiGHS.

usage: lexicographic.py --random N [--seed S] [--ambiguity] --solver PATH
       lexicographic.py --systems FILE...

A solution is right when the required constraints hold and, from the highest priority to the lowest, the sum of the
violations is as small as linear programs find it under the sums that the higher priorities have reached. The first
form makes N random systems and pipes them through a `solve-systems` executable; a conflict it reports must be
infeasible and every set one smaller feasible. The second form reads files of
{"systems": [{"variables": [...], "constraints": [...], "solution": {...}}]}. The last line is `N passed, M failed`.
"""
import argparse
import json
import random
import subprocess
import sys

import numpy
from scipy.optimize import linprog
from scipy.sparse import csr_matrix

REQUIRED = 1000
ALLOWED = 1e-6


class System:
    """Rows `a·x op b` in sparse form, each with a priority."""

    def __init__(self, variables, rows, weights=None):
        self.variables = variables
        self.rows = rows  # (terms {index: coefficient}, op, constant, priority)
        self.weights = weights or [1] * len(rows)

    @classmethod
    def named(cls, given):
        index = {name: place for place, name in enumerate(given["variables"])}
        rows = []
        for row in given["constraints"]:
            terms = {}
            for name, coefficient in row["terms"]:
                terms[index[name]] = terms.get(index[name], 0) + coefficient
            rows.append((terms, row["op"], row["constant"], row["priority"]))
        return cls(len(given["variables"]), rows, [row.get("weight", 1) for row in given["constraints"]])

    @classmethod
    def numbered(cls, given):
        named = dict(given, variables=list(range(given["variables"])))
        return cls.named(named)

    def violations(self, x):
        """|violation| of every row at x."""
        found = []
        for terms, op, constant, _ in self.rows:
            gap = sum(a * x[j] for j, a in terms.items()) - constant
            found.append(abs(gap) if op == "==" else max(0, gap if op == "<=" else -gap))
        return found

    def priorities(self):
        return sorted({row[3] for row in self.rows if row[3] < REQUIRED}, reverse=True)


class Program:
    """The linear program: x, and for every optional row what it misses above and below."""

    def __init__(self, system):
        self.system = system
        self.misses = {}  # row -> columns of its violation
        self.upper, self.equal = [], []  # ({column: coefficient}, right side)
        self.zeros = set()  # columns fixed at 0
        self.columns = system.variables
        for number, (terms, op, constant, priority) in enumerate(system.rows):
            row = dict(terms)
            if priority < REQUIRED:
                signs = {"==": (1, -1), "<=": (-1,), ">=": (1,)}[op]
                self.misses[number] = range(self.columns, self.columns + len(signs))
                for sign in signs:
                    row[self.columns] = sign
                    self.columns += 1
            if op == ">=":
                self.upper.append(({j: -a for j, a in row.items()}, -constant))
            else:
                (self.equal if op == "==" else self.upper).append((row, constant))

    def matrix(self, rows):
        if not rows:
            return None, None
        data, across, down = [], [], []
        for number, (row, _) in enumerate(rows):
            for j, a in row.items():
                data.append(a), across.append(j), down.append(number)
        shape = (len(rows), self.columns)
        return csr_matrix((data, (down, across)), shape), numpy.array([right for _, right in rows], float)

    def minimize(self, cost, tight=False):
        upper, upper_right = self.matrix(self.upper)
        equal, equal_right = self.matrix(self.equal)
        bounds = [(None, None)] * self.system.variables
        bounds += [(0, 0 if j in self.zeros else None) for j in range(self.system.variables, self.columns)]
        options = {"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10} if tight else {}
        return linprog(cost, upper, upper_right, equal, equal_right, bounds, method="highs", options=options)

    def cost(self, priority):
        cost = numpy.zeros(self.columns)
        for number, columns in self.misses.items():
            if self.system.rows[number][3] == priority:
                cost[list(columns)] = self.system.weights[number]
        return cost

    def hold(self, cost, best):
        """From now on the cost may not exceed what it is at best."""
        row = {int(j): cost[j] for j in numpy.nonzero(cost)[0]}
        self.upper.append((row, best + 1e-9 * max(1, abs(best))))


    def hold_face(self, result, least):
        """From now on only what is optimal with the result: what has a price stays tight (complementary slackness)."""
        priced = numpy.abs(result.ineqlin.marginals) > least
        self.equal += [row for row, is_priced in zip(self.upper, priced) if is_priced]
        self.upper = [row for row, is_priced in zip(self.upper, priced) if not is_priced]
        for j in range(self.system.variables, self.columns):
            if abs(result.lower.marginals[j]) > least:
                self.zeros.add(j)


def scale(system, x):
    """The size of the numbers that add up to the rows' violations."""
    size = 1.0
    for terms, _, constant, _ in system.rows:
        size = max([size, abs(constant)] + [abs(a * x[j]) for j, a in terms.items()])
    return size


def check_solution(system, x):
    """None, or a sentence on what is wrong with the solution."""
    violations = system.violations(x)
    allowed = ALLOWED * scale(system, x)
    for number, row in enumerate(system.rows):
        if row[3] >= REQUIRED and violations[number] > allowed:
            return f"required row {number} is violated by {violations[number]:g}"
    problem = check_levels(system, violations, allowed)
    # Holding sums has tolerances that add up over the levels. Holding faces has none but the least price that counts
    # as one, and coefficients of 0.01 and 100 make prices small.
    for least in (1e-7, 1e-10, 1e-12):
        problem = problem and check_faces(system, violations, allowed, least)
    return problem


def sums(system, violations):
    """Pairs of priority and sum of violations, the highest priority first."""
    for priority in system.priorities():
        rows = zip(violations, system.rows, system.weights)
        yield priority, sum(weight * v for v, row, weight in rows if row[3] == priority)


def check_levels(system, violations, allowed):
    program = Program(system)
    for priority, reached in sums(system, violations):
        best = reached
        if reached > 1e-12:
            result = program.minimize(program.cost(priority))
            if result.status != 0 or reached > result.fun + allowed:
                return f"priority {priority:g}: sum {reached:.9g}, but HiGHS: {result.message} {result.fun}"
            best = max(reached, result.fun)
        program.hold(program.cost(priority), best)
    return None


def check_faces(system, violations, allowed, least):
    program = Program(system)
    for priority, reached in sums(system, violations):
        result = program.minimize(program.cost(priority), True)
        if result.status != 0:
            return None  # HiGHS finds its own face empty
        if reached > result.fun + allowed and is_better(system, priority, violations, result.x):
            return f"priority {priority:g}: sum {reached:.9g}, but {result.fun:.9g} is possible"
        program.hold_face(result, least)
    return None


def is_better(system, priority, violations, x):
    """Whether x is no worse above the priority: HiGHS may have bought the lower sum within its tolerance."""
    others = system.violations(x)
    if any(row[3] >= REQUIRED and other > 1e-9 * scale(system, x) for other, row in zip(others, system.rows)):
        return False
    for (level, reached), (_, other) in zip(sums(system, violations), sums(system, others)):
        if level > priority and other > reached + 1e-10 * max(1, reached):
            return False
    return True


def least_violation(system, numbers):
    """The least sum of violations of these rows."""
    rows = [system.rows[number][:3] + (1,) for number in numbers]
    program = Program(System(system.variables, rows))
    result = program.minimize(program.cost(1), True)
    return result.fun if result.status == 0 else float("nan")


def check_conflict(system, numbers):
    """None, or a sentence on why the rows are no irreducible conflict."""
    if not numbers:
        return "the conflict is empty"
    if any(system.rows[number][3] < REQUIRED for number in numbers):
        return "the conflict has optional members"
    if least_violation(system, numbers) < 1e-7:
        return f"the conflict {numbers} can be satisfied"
    for number in numbers:
        rest = [other for other in numbers if other != number]
        if rest and least_violation(system, rest) > 1e-6:
            return f"the conflict {numbers} does not need {number}"
    return None


def optimal_face(system):
    """The program of all optimal solutions; None where HiGHS finds its own face empty."""
    program = Program(system)
    for priority in system.priorities():
        result = program.minimize(program.cost(priority), True)
        if result.status != 0:
            return None
        program.hold_face(result, 1e-10)
    return program


def reach(program, j, value):
    """How far from a value a variable gets on an optimal face; None where HiGHS finds its own face empty.

    A price below what counts as one opens the face too far, so a point far off has to be optimal by itself.
    """
    width = 0.0
    for sign in (1, -1):
        cost = numpy.zeros(program.columns)
        cost[j] = sign
        result = program.minimize(cost, True)
        if result.status == 3:
            return float("inf")
        if result.status != 0:
            return None
        moved = abs(result.x[j] - value)
        point = result.x[: program.system.variables]
        if moved > 1e-6 and (moved < 1e-5 * scale(program.system, point) or check_solution(program.system, point)):
            return None
        width = max(width, moved)
    return width


def check_ambiguity(system, x, claimed):
    """Compares the claimed ambiguous variables with every variable's range over the optimal solutions."""
    program = optimal_face(system)
    if program is None:
        return None
    for j in range(system.variables):
        width = reach(program, j, x[j])
        if width is None:
            return None
        if (width > 1e-3) != (j in claimed) and (width > 1e-3 or width < 1e-6):
            return f"x{j} moves by {width:g}, but the solver calls {claimed} ambiguous"
    return None


# Random systems


def random_coefficient(r, wild):
    if wild:
        return r.choice([1, -1]) * round(10 ** r.uniform(-2, 2), 3)
    return r.choice([1, 1, 1, -1, -1, 2, -2, 0.5])


def random_constant(r, point, terms):
    """An integer, or what the row has at a common point (degenerate)."""
    if r.random() < 0.4:
        return sum(a * point[j] for j, a in terms)
    return r.choice([0, 0, r.randint(-10, 10), 10 * r.randint(-10, 10), round(r.uniform(-400, 400), 3)])


def random_system(r):
    count = r.choice([1, 2, 3, 4, 5, 6, 8]) if r.random() < 0.8 else r.randint(8, 30)
    wild = r.choice([0, 0, 0.2, 1])
    priorities = r.sample([1, 10, 50, 100, 248, 249, 250, 251, 500, 749, 750, 999, 999.5], r.randint(1, 12))
    required = r.choice([0, 0.1, 0.3, 0.6])
    point = [r.randint(-20, 20) for _ in range(count)]
    operators = r.choice([["=="], ["==", "<=", ">="], ["<=", ">="]])
    rows = []
    for _ in range(r.randint(1, 4 * count)):
        if rows and r.random() < 0.1:
            copy = r.choice(rows)
            factor = r.choice([1, 1, 2, -1])
            op = copy["op"] if factor > 0 else {"==": "==", "<=": ">=", ">=": "<="}[copy["op"]]
            terms = [[j, a * factor] for j, a in copy["terms"]]
            constant = copy["constant"] * factor
        else:
            size = min(count, r.choice([1, 1, 2, 2, 3, 4]))
            terms = [[j, random_coefficient(r, r.random() < wild)] for j in r.sample(range(count), size)]
            op, constant = r.choice(operators), random_constant(r, point, terms)
        priority = 1000 if r.random() < required else r.choice(priorities)
        rows.append({"terms": terms, "op": op, "constant": constant, "priority": priority})
    return {"variables": count, "constraints": rows}


def ask(solver, systems):
    """The solver's answers, a line each."""
    lines = "".join(json.dumps(system) + "\n" for system in systems)
    output = subprocess.run([solver], input=lines, capture_output=True, text=True)
    answers = output.stdout.splitlines()
    if len(answers) != len(systems):
        print(f"{solver} answered {len(answers)} of {len(systems)} systems: {output.stderr.strip()}")
    return answers


def judge(systems, seed, solver, check):
    """Asks the solver about systems; `check(given, answer)` says what is wrong with an answer. Returns how many passed
    and failed."""
    answers = ask(solver, systems)
    failed = len(systems) - len(answers)
    for number, (given, line) in enumerate(zip(systems, answers)):
        problem = check(given, json.loads(line))
        if problem:
            failed += 1
            print(f"seed {seed}, system {number}: {problem}\n  {json.dumps(given)}\n  {line}")
    return len(systems) - failed, failed


def random_options(description):
    """The arguments of a suite of random systems."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--random", type=int, metavar="N", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--solver", metavar="PATH", required=True)
    return parser.parse_args()


def report(passed, failed):
    """Prints the last line of a suite and returns its exit code."""
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def check_answer(given, answer):
    system = System.numbered(given)
    if answer.get("conflict") is not None:
        return check_conflict(system, answer["conflict"])
    if answer.get("values") is None:
        return answer.get("error", "no answer")
    problem = check_solution(system, answer["values"])
    if problem is None and answer.get("ambiguous") is not None:
        problem = check_ambiguity(system, answer["values"], answer["ambiguous"])
    return problem


def run_random(count, seed, solver, ambiguity):
    r = random.Random(seed)
    systems = [dict(random_system(r), ambiguity=ambiguity) for _ in range(count)]
    conflicts = 0

    def check(given, answer):
        nonlocal conflicts
        conflicts += answer.get("conflict") is not None
        return check_answer(given, answer)

    tally = judge(systems, seed, solver, check)
    print(f"seed {seed}: {count - conflicts} solutions, {conflicts} conflicts")
    return tally


def run_files(paths):
    passed = failed = 0
    for path in paths:
        with open(path) as file:
            systems = json.load(file)["systems"]
        for number, given in enumerate(systems):
            x = [given["solution"].get(name, 0) for name in given["variables"]]
            problem = check_solution(System.named(given), x)
            if problem:
                failed += 1
                print(f"{path}, system {number}: {problem}")
            else:
                passed += 1
    return passed, failed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--random", type=int, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--solver", metavar="PATH")
    parser.add_argument("--ambiguity", action="store_true")
    parser.add_argument("--systems", nargs="+", metavar="FILE")
    options = parser.parse_args()
    if options.random is not None and options.solver:
        passed, failed = run_random(options.random, options.seed, options.solver, options.ambiguity)
    elif options.systems:
        passed, failed = run_files(options.systems)
    else:
        parser.error("either --random and --solver, or --systems")
    return report(passed, failed)


if __name__ == "__main__":
    sys.exit(main())
