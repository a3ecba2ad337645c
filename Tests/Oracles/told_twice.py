"""A tutorial that is told in plain UIKit has the figures of the same tutorial in the notation, one by one.

Usage: told_twice.py --plumb PATH [--content content]; `uikit-runner` stands beside the program. Each lesson in the folder
`uikit` that has a namesake above it is compared with that: its figure `uikit-NAME` must have the views, frames and lines of
`NAME`, at six widths and three text sizes. The last line is `N passed, N failed`.
"""
import argparse
import os
import pathlib
import re
import sys

here = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(here), str(here.parent / "Commands")]
import guards  # noqa: E402
from uikit_code import WIDTHS, answers, difference, nested  # noqa: E402

TEXT_SIZES = ("large", "xxxLarge", "AX3")


def figures(lesson):
    return re.findall(r"^```\w+ .*?figure=([\w-]+)", lesson.read_text(), re.M)


def solved(plumb, lesson, figure, text_size):
    return answers([plumb, "solve", str(lesson), "--figure", figure, "--widths", ",".join(map(str, WIDTHS)),
                    "--text-size", text_size])


def compare(plumb, notation, code, figure):
    """How many screens agree, and what differs on the others."""
    agreeing, faults = 0, []
    for text_size in TEXT_SIZES:
        pairs = zip(solved(plumb, notation, figure.removeprefix("uikit-"), text_size), solved(plumb, code, figure, text_size))
        for width, (expected, found) in zip(WIDTHS, pairs):
            words = difference(nested(expected), nested(found))
            if words is None:
                agreeing += 1
            else:
                faults.append(f"{figure} at {width} pt, {text_size}: {words}")
    return agreeing, faults


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--content", default="content")
    options = parser.parse_args()
    guards.leave_if_refused(options.plumb)
    os.environ["PLUMB_RUN_CODE"] = "1"
    content = pathlib.Path(options.content)
    passed = failed = 0
    for code in sorted(content.glob("uikit/*.md")):
        notation = content / code.name
        if not notation.exists():
            continue
        known = set(figures(notation))
        for figure in figures(code):
            if figure.removeprefix("uikit-") not in known:
                print(f"FAILED {notation} has no figure {figure.removeprefix('uikit-')}")
                failed += 1
                continue
            agreeing, faults = compare(options.plumb, notation, code, figure)
            passed, failed = passed + agreeing, failed + len(faults)
            for fault in faults:
                print("FAILED", fault)
    if passed + failed == 0:
        print("FAILED no tutorial is told twice")
        failed = 1
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
