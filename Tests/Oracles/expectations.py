"""What `expect` says of all widths at once is what solving at many widths and offsets says.

Usage: expectations.py --plumb PATH [--random N] [--seed S] [--widths W]; the last line is `N passed, N failed`. Each of N
random screens expects a few things at random, about as far as they hold. The build's messages are held to the frames that
`plumb solve` gives at W widths of the live preview, at the ends and the middle of each range of widths that a message names,
and where a screen scrolls at several offsets: which of them fail is computed here.
"""
import argparse
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

TOLERANCE = 1e-4
# Messages have two digits behind the point.
ROUNDING = 0.011
HEIGHT = 600
NEVER = {"==": "!=", "<=": ">", ">=": "<", "<": ">=", ">": "<="}
WORDS = "an edge of the screen is where each line of a text begins and ends unless something else has been said".split()
MESSAGE = re.compile(
    r"content/random\.md:(\d+):\d+: error: .* is (-?[\d.]+(?:e-\d+)?) at ([\d.]+) pt(, scrolled by [\d.]+|, pulled down by [\d.]+)?, "
    r".*\(figure '(\w+)' (.*)\)$")


class Screen:
    """A random screen without contradictions, and what it expects."""

    def __init__(self, number, random_numbers):
        self.random = random_numbers
        self.name = f"f{number}"
        self.scrolls = self.random.random() < 0.4
        self.views = []
        self.lines = []
        self.above = "super.top"
        for _ in range(self.random.randint(2, 5)):
            self.add_view()
        if self.scrolls:
            self.lines = [
                "ScrollView scroll {", "    edges == super.edges", "    View content {",
                "        edges == super.content.edges", "        width == super.frame.width",
                f"        height == {self.random.choice([700, 1200])}",
                *("        " + line for line in self.lines), "    }", "}",
                "View bar {", "    leading == super.leading; trailing == super.trailing; top == super.top",
                "    height == max(44, 90 - scroll.contentOffset.y)", "}",
            ]
            self.views += ["content", "bar"]
        self.expectations = []

    def add_view(self):
        name = f"v{len(self.views)}"
        pick = self.random.choice
        width = pick(["super.width * 0.5", "super.width - 40", "super.width * 0.3 + 50", "300", "200",
                      "(regular ? 400 : 200)", "(screen.width > 500 ? 320 : 120)"])
        lines = [f"leading == super.leading + {pick([0, 8, 16.5])}", f"top == {self.above} + {pick([0, 8, 20])}",
                 f"width == {width} @ {pick([500, 750, 999])}", f"width <= {pick([180, 260, 400, 700])}"]
        if pick([True, True, False]):
            text = " ".join(pick(WORDS) for _ in range(self.random.randint(3, 20)))
            self.lines += [f"Label {name} {{", f'    text = "{text}"; numberOfLines = {pick([0, 0, 2])}']
        else:
            self.lines.append(f"View {name} {{")
            lines.append(pick(["height == 40", "height == width * 0.5", "height == width - 20 @ 900; height <= 90; height >= 0"]))
        self.lines += [*("    " + line for line in lines), "}"]
        self.views.append(name)
        self.above = f"{name}.bottom"

    def expect(self, samples):
        """Adds what is expected, with numbers that some of the samples just reach."""
        for _ in range(4):
            terms = [(self.random.choice([1, 1, -1, 2, 0.5]), self.random.choice(self.views),
                      self.random.choice(["lines", "width", "width", "height", "leading", "trailing", "centerX", "top", "bottom"]))
                     for _ in range(self.random.choice([1, 1, 2, 3]))]
            labels = [view for view in self.views if any(f"Label {view} " in line for line in self.lines)]
            terms = [(c, view, measure) for c, view, measure in terms if measure != "lines" or view in labels]
            if not terms:
                continue
            values = sorted(value(terms, views) for _, _, views in samples)
            bound = self.random.choice([values[0], values[-1], values[-1] + 1, self.random.choice(values)])
            relation = self.random.choice(list(NEVER))
            never = self.random.random() < 0.3
            widths = self.random.choice([None, None, (320, 700), (500.5, 1024), (768, 1100)])
            left, split = "", self.random.choice([0, len(terms)])
            sides = [" + ".join(f"{c} * {view}.{measure}" if c >= 0 else f"-{-c} * {view}.{measure}" for c, view, measure in part)
                     for part in (terms[:split or len(terms)], [])]
            left = sides[0].replace("+ -", "- ")
            text = f"expect {'never ' if never else ''}{left} {relation} {round(bound, 3)}"
            if widths:
                text += f" for {widths[0]}...{widths[1]}"
            self.expectations.append((text, terms, NEVER[relation] if never else relation, round(bound, 3), widths))

    def block(self, withExpectations):
        expectations = [text for text, *_ in self.expectations] if withExpectations else []
        body = "".join(f"    {line}\n" for line in self.lines + expectations)
        return f"```layout figure={self.name} frame=plain widths=390 height={HEIGHT}\nscreen {self.name.upper()} {{\n{body}}}\n```\n"


def value(terms, views):
    return sum(c * length(views[view], measure) for c, view, measure in terms)


def length(view, measure):
    x, y, width, height = view["frame"]
    return {"lines": len(view["lines"] or []), "width": width, "height": height, "leading": x, "trailing": x + width,
            "centerX": x + width / 2, "top": y, "bottom": y + height}[measure]


def miss(relation, difference):
    """By how much an expectation fails, 0 where it holds; None where that cannot be told apart."""
    if relation == "!=":
        return None if abs(abs(difference) - TOLERANCE) < 9e-5 else 1 if abs(difference) < TOLERANCE else 0
    beyond = {"==": abs(difference), "<=": difference, ">=": -difference, "<": difference, ">": -difference}[relation]
    limit = -TOLERANCE if relation in "<>" else TOLERANCE
    return None if abs(beyond - limit) < 9e-5 else max(beyond, 1e-9) if beyond > limit else 0


def solve(plumb, folder, screen, widths):
    """(width, offset, views by name) at each width, and each offset that it has there."""
    offsets = [-120, -37.5, 0, 46, 60, 100, 350, 600] if screen.scrolls else [0]
    done = subprocess.run(
        [plumb, "solve", "content/random.md", "--figure", screen.name, "--live", "--widths",
         ",".join(f"{width:.6f}" for width in widths), "--scrolls=" + ",".join(map(str, offsets))],
        cwd=folder, capture_output=True, text=True, timeout=120)
    found = []
    for (width, offset), line in zip(((w, o) for w in widths for o in offsets), done.stdout.splitlines()):
        views = {view["path"].split("/")[-1]: view for view in json.loads(line)["views"]}
        if offset <= (max(0, views["content"]["frame"][3] - HEIGHT) if screen.scrolls else 0):
            found.append((width, offset, views))
    assert found, done.stderr
    return found


def ranges(extent):
    """The ranges of widths that a message names, and whether it leaves some out."""
    found = [(float(a), float(b or a)) for a, b in re.findall(r"(?:from|at) ([\d.]+)(?: to ([\d.]+))?", extent)]
    return found, "more ranges" in extent


def faults(plumb, folder, screen, samples, messages):
    """For each expectation None or what is wrong with what is said about it."""
    for text, terms, relation, bound, widths in screen.expectations:
        said = messages.get((screen.name, text))
        named, isCut = ranges(said[-1]) if said else ([], False)
        ends = [width for a, b in named for width in (a + 0.05, (a + b) / 2, b - 0.05) if a + 0.1 < b]
        extra = [width for width in ends + ([said[1]] if said else []) if width <= 1100]
        all_samples = samples + (solve(plumb, folder, screen, extra) if extra else [])
        worst, wrong = 0, None
        failing = {}
        for width, offset, views in all_samples:
            if not (widths or (320, 1024))[0] <= width <= (widths or (320, 1024))[1]:
                continue
            found = miss(relation, value(terms, views) - bound)
            isNamed = any(a - ROUNDING <= width <= b + ROUNDING for a, b in named)
            isInside = any(a + ROUNDING <= width <= b - ROUNDING for a, b in named)
            if found and not isNamed and not isCut:
                wrong = f"fails at {width}, offset {offset}: {value(terms, views)}"
            failing[width] = failing.get(width) or found != 0
            if found == 0 and isInside and not screen.scrolls:
                wrong = f"holds at {width}: {value(terms, views)}"
            worst = max(worst, found or 0)
        if said and relation != "!=" and worst > miss(relation, said[0] - bound - 2 * ROUNDING) + 4 * ROUNDING \
                and worst > miss(relation, said[0] - bound + 2 * ROUNDING) + 4 * ROUNDING:
            wrong = f"fails by {worst}, more than where it should most"
        if said and not screen.scrolls and not any(failing.values()) and any(b - a > 0.1 for a, b in named):
            wrong = "holds everywhere"
        yield wrong and f"{text}: {wrong}; the message is {said}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--random", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--widths", type=int, default=60)
    options = parser.parse_args()
    plumb = str(pathlib.Path(options.plumb).resolve())
    passed = failed = said = 0
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "content").mkdir()
        (folder / "site.yml").write_text("title: Random\nbaseURL: https://example.org/\n")
        lesson = folder / "content/random.md"
        numbers = random.Random(f"{options.seed}")
        screens = [Screen(number, random.Random(f"{options.seed}/{number}")) for number in range(options.random)]
        lesson.write_text("---\ntitle: Random\n---\n" + "".join(screen.block(False) for screen in screens))
        samples = {}
        for screen in screens:
            widths = [320, 1024, 1100] + [round(numbers.uniform(320, 1024), 3) for _ in range(options.widths)]
            found = solve(plumb, folder, screen, widths)
            samples[screen.name] = [sample for sample in found if sample[0] <= 1024]
            screen.expect(samples[screen.name])
            samples[screen.name] = found
        lesson.write_text("---\ntitle: Random\n---\n" + "".join(screen.block(True) for screen in screens))
        done = subprocess.run([plumb, "generate"], cwd=folder, capture_output=True, text=True, timeout=600)
        lines = lesson.read_text().splitlines()
        messages = {}
        for line in done.stderr.splitlines():
            match = MESSAGE.match(line)
            if match:
                text = lines[int(match[1]) - 1].strip()
                messages[match[5], text] = (float(match[2]), float(match[3]), match[4], match[6])
            elif ": error: " in line:
                failed += 1
                print("FAILED", line)
        said = len(messages)
        for screen in screens:
            for fault in faults(plumb, folder, screen, samples[screen.name], messages):
                passed, failed = (passed + 1, failed) if fault is None else (passed, failed + 1)
                if fault:
                    print(f"FAILED seed {options.seed}, {screen.name}: {fault}\n{screen.block(True)}")
    print(f"{said} expectations fail")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
