"""Figures full of contradictions are answered as well as others: what is left after rows were given up is optimal, and
no view has a negative size.

Usage: contradictions.py --plumb PATH [--random N] [--seed S]; the last line is `N passed, N failed`. Every system of N
random screens, whose constraints contradict each other more often than not, is checked against HiGHS.
"""
import argparse
import json
import pathlib
import random
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import lexicographic  # noqa: E402

AXES = {"horizontal": (["leading", "trailing", "centerX"], "width"), "vertical": (["top", "bottom", "centerY"], "height")}


class Screen:
    """A random screen in the notation."""

    def __init__(self, random_numbers):
        self.random = random_numbers
        self.lines = []
        self.names = []
        # Few required rows leave the answer to priorities, many contradict each other over and over.
        self.required = self.random.choice([0.3, 0.6, 0.9, 1])

    def text(self):
        self.lines.append("screen Nonsense {")
        for _ in range(self.random.randint(1, 4)):
            self.view("    ", 0)
        self.lines.append("}")
        return "\n".join(self.lines) + "\n"

    def view(self, indent, depth):
        kind = self.random.choice(["View", "View", "Label", "Button", "HStack", "VStack"])
        name = f"v{len(self.names)}"
        self.names.append(name)
        self.lines.append(f"{indent}{kind} {name} {{")
        inner = indent + "    "
        if kind in ("Label", "Button"):
            self.lines.append(f'{inner}{"text" if kind == "Label" else "title"} = "{"word " * self.random.randint(1, 9)}"')
        if kind == "Label":
            self.lines.append(f"{inner}numberOfLines = {self.random.randint(0, 2)}")
        if kind.endswith("Stack"):
            self.lines.append(f"{inner}spacing = {self.random.choice([0, 8, 200])}")
            self.lines.append(f"{inner}distribution = .{self.random.choice(['fill', 'fillEqually', 'equalSpacing'])}")
        for _ in range(self.random.randint(1, 9)):
            self.lines.append(inner + self.constraint(name))
        if kind in ("View", "HStack", "VStack") and depth < 2:
            for _ in range(self.random.randint(0, 3)):
                self.view(inner, depth + 1)
        self.lines.append(f"{indent}}}")

    def constraint(self, name):
        positions, size = AXES[self.random.choice(list(AXES))]
        relation = self.random.choice(["==", "==", "==", ">=", "<="])
        number = self.random.choice([0, 8, 16, 44, 100, 300, 1000, -20, round(self.random.uniform(-50, 500), 2)])
        if self.random.random() < 0.4:
            other = self.random.choice(["", "super", "super"] + self.names)
            right = f"{max(number, 0)}" if other in ("", name) else f"{other}.{size} * {self.random.choice([0.5, 1, 2])}"
            left = size
        else:
            other = self.random.choice(["super", "super"] + [other for other in self.names if other != name])
            same = [p for p in positions if not p.startswith("center")] if self.random.random() < 0.8 else positions[2:]
            left = self.random.choice(same)
            right = f"{other}.{self.random.choice(same)} {'+' if number >= 0 else '-'} {abs(number)}"
        priority = "" if self.random.random() < self.required else f" @ {self.random.choice([1, 250, 500, 750, 998, 999])}"
        return f"{left} {relation} {right}{priority}"


def faults(plumb, text, folder):
    """What is wrong with each system of a screen: a list of None and sentences."""
    path = pathlib.Path(folder) / "nonsense.layout"
    path.write_text(text)
    done = subprocess.run(
        [plumb, "solve", str(path), "--format", "json", "--constraints"], capture_output=True, text=True, timeout=120)
    if not done.stdout:
        return [f"exit {done.returncode}: {done.stderr}"]
    answer = json.loads(done.stdout)
    found = []
    for view in answer["views"]:
        if min(view["frame"][2:]) < -1e-6:
            found.append(f"{view['path']} has a negative size: {view['frame']}")
    for system in answer["systems"]:
        values = [system["solution"][name] for name in system["variables"]]
        found.append(lexicographic.check_solution(lexicographic.System.named(system), values))
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--random", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    passed = failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(options.random):
            text = Screen(random.Random(f"{options.seed}/{number}")).text()
            for fault in faults(options.plumb, text, folder):
                if fault is None:
                    passed += 1
                else:
                    failed += 1
                    print(f"FAILED seed {options.seed}, screen {number}: {fault}\n{text}")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
