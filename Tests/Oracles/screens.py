"""The five finished screens have the geometry an iPhone or iPad gives them; reference lessons say what figures show.

`screens.json` holds frames that UIKit gives, pixel-rounded, each `[x, y, width, height]` in the screen's coordinates, or
in those of another view where the first element names it (`~PATH`); null stands for what depends on the sample texts.
`reference.json` holds, in the same form, the numbers that the prose of the reference lessons states.
The rows of the timeline are held to the sum of their parts, stated here a second time.

Usage: screens.py --plumb PATH [--content content]; the last line is `N passed, N failed`.
"""
import argparse
import json
import math
import pathlib
import sys

here = pathlib.Path(__file__).parent
sys.path.insert(0, str(here.parent / "Browser"))
import published  # noqa: E402


class Tally:
    def __init__(self):
        self.passed = self.failed = 0

    def check(self, holds, message):
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            print("FAILED", message)


def views(answer):
    return {view["path"]: view for view in answer["views"]}


def check_screen(tally, plumb, content, case):
    """One screen against the frames of the table, to one pixel an edge."""
    answer = published.solve(
        plumb, pathlib.Path(content) / (case["lesson"] + ".md"), case["figure"], str(case["width"]),
        str(case["height"]) if "height" in case else None, str(case.get("scroll", 0)),
        case.get("direction", "ltr"), case.get("textSize", "large"))
    solved = views(answer)
    where = f"{case['figure']} {case['width']}×{case.get('height', '')} scrolled {case.get('scroll', 0)}"
    tally.check(answer["scale"] == case["scale"], f"{where}: scale {answer['scale']} for {case['scale']}")
    for path, expected in case["frames"].items():
        if path not in solved:
            tally.check(False, f"{where}: there is no {path}")
            continue
        frame = list(solved[path]["frame"])
        if isinstance(expected[0], str):
            origin = solved[expected[0][1:]]["frame"]
            frame[0] -= origin[0]
            frame[1] -= origin[1]
            expected = expected[1:]
        # Every length above it was rounded up to a pixel at most once, every edge to the nearest.
        pixel = 1 / case["scale"] + 1e-3
        off = [abs(a - b) for a, b in zip(frame, expected) if b is not None]
        tally.check(max(off) <= pixel, f"{where}: {path} is {[round(v, 3) for v in frame]} for {expected}")
    for path, count in case.get("lines", {}).items():
        lines = solved.get(path, {}).get("lines") or []
        tally.check(len(lines) == count, f"{where}: {path} has {len(lines)} lines for {count}: {lines}")


def check_timeline(tally, plumb, content, width, height, table_width=None):
    """Each row of the timeline is as high as its parts: margins, names, text, picture, badge, a pixel of separator."""
    answer = published.solve(plumb, pathlib.Path(content) / "timeline.md", "timeline", str(width),
                             str(height) if height else None, "0")
    solved = views(answer)
    scale = answer["scale"]
    wide = table_width or width
    margin = 16 if width < 414 else 20
    column = wide - 2 * margin - 68

    def pixels(value):
        return math.ceil(value * scale - 1e-6) / scale

    names = pixels(17 * 1.193359375)
    bottom = solved["Timeline/list"]["frame"][1]
    count = 0
    while f"Timeline/list/row[{count}]" in solved:
        row = f"Timeline/list/row[{count}]"
        content_height = names
        if f"{row}/content/body" in solved:
            lines = len(solved[f"{row}/content/body"]["lines"])
            content_height += 12 + pixels(17 * 1.193359375 + (lines - 1) * 22)
        if f"{row}/content/picture" in solved:
            factor = 0.7 if width >= 678 else 1
            picture = min(514, factor * column)
            content_height += 12 + picture * 315 / 514
            drawn = solved[f"{row}/content/picture"]["frame"]
            tally.check(abs(drawn[2] - picture) < 0.01, f"timeline {width}: {row} picture {drawn[2]} wide for {picture}")
        if f"{row}/content/badge" in solved:
            content_height += 12 + 18
        expected = pixels(8 + max(60, content_height) + 8) + 1 / scale
        x, y, w, h = solved[row]["frame"]
        tally.check(abs(h - expected) < 0.01, f"timeline {width}: {row} is {h} high for {expected}")
        tally.check(abs(y - bottom) < 0.01 and abs(w - wide) < 0.01, f"timeline {width}: {row} stands at {y} for {bottom}")
        avatar = solved[f"{row}/avatar"]["frame"]
        tally.check(max(abs(a - b) for a, b in zip(avatar, [x + margin, y + 8, 60, 60])) < 0.01,
                    f"timeline {width}: {row} avatar {avatar}")
        column_frame = solved[f"{row}/content"]["frame"]
        tally.check(abs(column_frame[0] - x - margin - 68) < 0.01 and abs(column_frame[2] - column) < 0.01,
                    f"timeline {width}: {row} column {column_frame}")
        bottom = y + h
        count += 1
    tally.check(count == 15, f"timeline {width}: {count} rows for 15")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--content", default="content")
    options = parser.parse_args()
    tally = Tally()
    for table in ("screens.json", "reference.json"):
        for case in json.loads((here / table).read_text()):
            check_screen(tally, options.plumb, options.content, case)
    for width, height, table in ((320, None, None), (375, None, None), (390, None, None), (414, None, None),
                                 (768, None, None), (820, None, None), (1024, 768, 683), (1366, 1024, 911)):
        check_timeline(tally, options.plumb, options.content, width, height, table)
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(1 if tally.failed else 0)


if __name__ == "__main__":
    main()
