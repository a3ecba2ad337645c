"""Lexicographic programs in rational arithmetic, for where HiGHS's tolerances leave open who is right.

A tableau with Bland's rule: slow, and without any tolerance.
"""
from fractions import Fraction

REQUIRED = 1000


def rational(number):
    """The number as it was meant: random coefficients have few decimals."""
    return Fraction(number).limit_denominator(10**6)


class ExactFace:
    """All optimal solutions of the rows `(terms, relation, constant, priority)`; `is_empty` if required ones conflict."""

    def __init__(self, variables, rows, weights):
        self.columns = 2 * variables  # x = its positive part less its negative part
        self.rows, self.right, self.basis = [], [], []
        self.dropped = set()
        artificial, misses = [], {}
        for (terms, relation, constant, priority), weight in zip(rows, weights):
            if priority < REQUIRED:
                over, under = self.column(), self.column()
                costs = misses.setdefault(priority, {})
                costs[over] = 0 if relation == ">=" else rational(weight)
                costs[under] = 0 if relation == "<=" else rational(weight)
            else:
                over = None if relation == ">=" else self.column()
                under = None if relation == "<=" else self.column()
                # What is wrong with a required row; what is right with it is a slack.
                artificial += [column for column in (over, under) if column is not None]
            slack = {">=": -1, "<=": 1}.get(relation)
            row = {}
            for j, a in terms.items():
                row[2 * j], row[2 * j + 1] = rational(a), -rational(a)
            if over is not None:
                row[over] = Fraction(-1)
            if under is not None:
                row[under] = Fraction(1)
            if slack and priority >= REQUIRED:
                row[self.column()] = Fraction(slack)
            self.append(row, rational(constant), over, under)
        self.is_empty = self.minimize({column: Fraction(1) for column in artificial}) > 0
        for priority in sorted(misses, reverse=True):
            if not self.is_empty:
                self.minimize(misses[priority])

    def column(self):
        self.columns += 1
        return self.columns - 1

    def append(self, row, right, over, under):
        """A row whose first basic column is the one that takes up its right side."""
        if right >= 0 and under is None or right < 0 and over is None:
            basic = max(row)  # the slack
        else:
            basic = under if right >= 0 else over
        factor = row[basic]
        self.rows.append({j: a / factor for j, a in row.items()})
        self.right.append(right / factor)
        self.basis.append(basic)

    def minimize(self, costs):
        """The least cost; what would make it larger is dropped, so that only optimal solutions are left."""
        reduced, value = dict(costs), Fraction(0)
        for place, basic in enumerate(self.basis):
            cost = reduced.get(basic, 0)
            if cost:
                value += cost * self.right[place]
                add(reduced, self.rows[place], -cost)
        while True:
            entering = min((j for j, a in reduced.items() if a < 0 and j not in self.dropped), default=None)
            if entering is None:
                self.dropped |= {j for j, a in reduced.items() if a > 0}
                return value
            ratios = [
                (self.right[place] / row[entering], self.basis[place], place)
                for place, row in enumerate(self.rows) if row.get(entering, 0) > 0
            ]
            if not ratios:
                return None
            step, _, place = min(ratios)
            value += reduced[entering] * step
            self.pivot(place, entering)
            add(reduced, self.rows[place], -reduced[entering])

    def pivot(self, place, entering):
        factor = self.rows[place][entering]
        self.rows[place] = {j: a / factor for j, a in self.rows[place].items()}
        self.right[place] /= factor
        for other, row in enumerate(self.rows):
            share = row.get(entering, 0)
            if other != place and share:
                add(row, self.rows[place], -share)
                self.right[other] -= share * self.right[place]
        self.basis[place] = entering

    def range(self, variable):
        """The least and the greatest value of a variable; None for what has no end."""
        ends = []
        for sign in (1, -1):
            dropped = set(self.dropped)
            end = self.minimize({2 * variable: Fraction(sign), 2 * variable + 1: Fraction(-sign)})
            self.dropped = dropped
            ends.append(None if end is None else sign * end)
        return ends


def add(row, other, factor):
    for j, a in other.items():
        sum = row.get(j, 0) + factor * a
        if sum:
            row[j] = sum
        else:
            row.pop(j, None)
