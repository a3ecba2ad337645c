"""The finished screens of the course's own repository, run unchanged, have the geometry that an iPhone or iPad gives them.

Usage: finished_screens.py --plumb PATH --sources FOLDER; `FOLDER` is a checkout of marpies/coding-auto-layout, of which
nothing stands here. `uikit-runner` stands beside the program. The last line is `N passed, N failed`.

Each project's files but its delegates become one program; the pictures of its catalogue lie in a site. Programs name their
views as they like, so a frame of `screens.json` holds where a view of the program's has it; every view may stand for one
frame alone. The rows of the timeline are found by what they hold.
"""
import argparse
import json
import math
import os
import pathlib
import re
import subprocess
import sys
import tempfile

here = pathlib.Path(__file__).parent
sys.path[:0] = [str(here), str(here.parent / "Commands"), str(here.parent / "Browser")]
import guards  # noqa: E402
import published  # noqa: E402
from screens import Tally  # noqa: E402

# The folder of each project, and the lesson with its geometry.
LESSONS = {"Player Profiles": "players-profile", "Twitter Profile": "profile", "Twitter Timeline": "timeline",
           "Music Album": "music-album"}
OTHERS = ("Sign Up Screen", "Sign Up Screen (Stack Views)", "Custom UIAlert")
TIMELINE = ((320, None, 320), (375, 667, 375), (390, 844, 390), (414, None, 414), (768, 1024, 768), (820, None, 820),
            (1024, 768, 683), (1180, 820, 787), (1366, 1024, 911))

# Where the finished profile is another than in the text that explains it: its captions have 12 points instead of 15, and
# there are 24 points above its list instead of 16.
FOLLOWERS = ("Profile/scroll/content/followers", "Profile/scroll/content/followers/columns/followers")
LIST = "Profile/scroll/content/tweets"
CONTENT = "Profile/scroll/content"


def program(project):
    """All files of a project but its delegates, and the controller that these show."""
    files = sorted(project.rglob("*.swift"))
    delegates = [file for file in files if re.search(r":[^{]*\b(UIApplicationDelegate|UIWindowSceneDelegate)\b", file.read_text())]
    shown = re.findall(r"rootViewController\s*=\s*(\w+\(\))", "".join(file.read_text() for file in delegates))
    return "\n".join(file.read_text() for file in files if file not in delegates), shown[-1] if shown else None


def size_in_pixels(file):
    """Width and height of a PNG or JPEG."""
    data = file.read_bytes()
    if data.startswith(b"\x89PNG"):
        return int.from_bytes(data[16:20]), int.from_bytes(data[20:24])
    place = 2
    while place < len(data):
        kind, length = data[place + 1], int.from_bytes(data[place + 2:place + 4])
        if 0xC0 <= kind <= 0xCF and kind not in (0xC4, 0xC8, 0xCC):
            return int.from_bytes(data[place + 7:place + 9]), int.from_bytes(data[place + 5:place + 7])
        place += 2 + length
    raise ValueError(f"{file} has no size")


def make_site(project, folder):
    """A site with the pictures of a project's catalogue, in their names and sizes in points."""
    images = folder / "content/images"
    images.mkdir(parents=True)
    (folder / "site.yml").write_text("title: Screens\n")
    for catalogued in project.rglob("*.imageset"):
        contents = json.loads((catalogued / "Contents.json").read_text())
        entry = next(image for image in contents["images"] if "filename" in image)
        scale = int(entry.get("scale", "1x")[0])
        width, height = (side / scale for side in size_in_pixels(catalogued / entry["filename"]))
        (images / f"{catalogued.stem}.svg").write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}"/>')


class Screen:
    """What a program makes of screens."""

    def __init__(self, plumb, project, folder):
        self.plumb, self.folder = plumb, pathlib.Path(folder)
        text, self.shown = program(project)
        make_site(project, self.folder)
        self.file = self.folder / "Program.swift"
        self.file.write_text(text)
        self.known = {}

    def views(self, width, height, scroll=0):
        if (width, height, scroll) not in self.known:
            self.known[width, height, scroll] = self.solve(width, height, scroll)
        return self.known[width, height, scroll]

    def solve(self, width, height, scroll):
        words = [self.plumb, "run", str(self.file), "--site", str(self.folder), "--width", str(width), "--scroll", str(scroll)]
        words += ["--height", str(height)] if height else []
        words += ["--show", self.shown] if self.shown else []
        done = subprocess.run(words, capture_output=True, text=True, timeout=600, env=os.environ | {"PLUMB_RUN_CODE": "1"})
        if done.returncode != 0:
            raise RuntimeError(done.stderr)
        return json.loads(done.stdout)


def absolute(case):
    """The frames of a case in the screen's coordinates, by path; None for what depends on the sample texts."""
    frames = {}
    for path, frame in case["frames"].items():
        if not isinstance(frame[0], str):
            frames[path] = list(frame)
            continue
        base = frames.get(frame[0][1:]) or [None, None]
        origin = [None if None in pair else sum(pair) for pair in zip(frame[1:3], base)]
        frames[path] = origin + frame[3:]
    return frames


def finished(path, frame, scale):
    """What a frame of the profile becomes in the finished project."""
    shorter = 18 - math.ceil(12 * 1.193359375 * scale - 1e-6) / scale
    x, y, width, height = frame
    if path in FOLLOWERS:
        return [x, y, width, height - shorter]
    if path == CONTENT and height is not None:
        return [x, y, width, height - shorter + 8]
    return [x, y - shorter + 8, width, height] if path.startswith(LIST) and y is not None else frame


def check_screen(tally, screen, case):
    answer = screen.views(case["width"], case.get("height"), case.get("scroll", 0))
    where = f"{case['lesson']} {case['width']}×{case.get('height', '')} scrolled {case.get('scroll', 0)}"
    pixel = 1 / case["scale"] + 1e-3
    free = [view["frame"] for view in answer["views"]]
    for path, expected in absolute(case).items():
        expected = finished(path, expected, case["scale"])
        found = next((frame for frame in free if all(b is None or abs(a - b) <= pixel for a, b in zip(frame, expected))), None)
        if found is not None:
            free.remove(found)
        tally.check(found is not None, f"{where}: no view stands at {expected}, as {path} does")


def check_timeline(tally, screen, width, height, table_width):
    """Avatar, column and pictures stand where they belong; each row is as high as its parts and a pixel of separator."""
    answer = screen.views(width, height)
    scale, views = answer["scale"], answer["views"]
    margin = 16 if width < 414 else 20
    column = table_width - 2 * margin - 68
    most = min(514, (0.7 if width >= 678 else 1) * column)
    table = next(view for view in views if view["type"] == "TableView")

    def pixels(value):
        return math.ceil(value * scale - 1e-6) / scale

    def parts(view):
        return [part for part in views if part["path"].rsplit("/", 1)[0] == view["path"]]

    def height_of(part, is_first):
        if part["type"] == "Label":
            return pixels(17 * 1.193359375 + (len(part["lines"]) - 1) * 22)
        return most * 315 / 514 if part["type"] == "ImageView" else pixels(17 * 1.193359375) if is_first else 18

    def near(a, b):
        return all(abs(one - other) <= 0.01 for one, other in zip(a, b))

    rows = [row for row in parts(table) if parts(row)]
    bottom = table["frame"][1]
    for row in rows:
        x, y, wide, high = row["frame"]
        avatar, stack = (next(part for part in parts(row) if part["type"] == kind) for kind in ("ImageView", "StackView"))
        pictures = [part["frame"] for part in parts(stack) if part["type"] == "ImageView"]
        content = sum(12 * (at > 0) + height_of(part, at == 0) for at, part in enumerate(parts(stack)))
        names = f"timeline {width}: the row at {y}"
        tally.check(near([x, y, wide], [table["frame"][0], bottom, table_width]), f"{names} has {row['frame']}")
        tally.check(near(avatar["frame"], [x + margin, y + 8, 60, 60]), f"{names} has its avatar at {avatar['frame']}")
        tally.check(near(stack["frame"][:3], [x + margin + 68, y + 8, column]), f"{names} has its column at {stack['frame']}")
        tally.check(all(near(picture[2:3], [most]) for picture in pictures), f"{names} has pictures {pictures}")
        expected = pixels(16 + max(60, content)) + 1 / scale
        tally.check(near([high], [expected]), f"{names} is {high} high for {expected}")
        bottom = y + high
    tally.check(len(rows) == 15, f"timeline {width}: {len(rows)} rows")


def check_project(tally, plumb, project, lesson):
    with tempfile.TemporaryDirectory() as folder:
        screen = Screen(plumb, project, folder)
        before = tally.passed + tally.failed
        for case in json.loads((here / "screens.json").read_text()):
            if case["lesson"] == lesson:
                check_screen(tally, screen, case)
        if lesson == "timeline":
            for width, height, table_width in TIMELINE:
                check_timeline(tally, screen, width, height, table_width)
        if lesson is None:
            views = [len(screen.views(width, None)["views"]) for width in (320, 390, 768, 1024)]
            tally.check(min(views) > 2, f"{project}: {views} views")
        print(f"{project.parent.name}: {tally.passed + tally.failed - before} checks on {len(screen.known)} screens")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--sources", required=True)
    options = parser.parse_args()
    guards.leave_if_refused(options.plumb)
    tally = Tally()
    for name in [*LESSONS, *OTHERS]:
        project = pathlib.Path(options.sources) / name / "Final"
        if not project.is_dir():
            tally.check(False, f"there is no {project}")
            continue
        check_project(tally, options.plumb, project, LESSONS.get(name))
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(1 if tally.failed else 0)


if __name__ == "__main__":
    main()
