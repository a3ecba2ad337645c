"""Interface Builder is the judge: what it saved of each scene against what the engine makes of the imported scene.

Every storyboard and xib has the frames that UIKit computed for the canvas. Each scene is imported, solved on the screen
that it was drawn for, and every view's frame is compared with the saved one in its superview's coordinates.

Stale frames are counted apart: those that the file marks (misplaced, ambiguous, fixed, hidden), which are left out, and those
whose own numbers prove it, by rules that know nothing of the engine's answer (`saved_frames.py`). Autoresizing views
are left out as well. A frame agrees if all its four numbers do to a pixel; where it hangs on a text's width, which the rank
of the constraints' equations tells (`frame_equations.py`), to 1 pt or 2 %. Such frames are counted apart where the scene
has text in a font that is not the system's, since no such font is here, or was saved before Xcode 7, when the system's was
Helvetica Neue, and views that show symbols or stand where a symbol's alignment rect puts them, since a file has of them
neither size nor alignment rect. Where a scroll view's content begins at rest is read from its first view, and the bars over a
screen, the margins of a cell and which texts were measured in whole points from saved frames: those agree by construction.

Usage: interface_builder.py --plumb PATH --files FOLDER [--limit N] [--most N] [--fifth K] [--list]; the last line is
`N passed, N failed`, of frames that are not stale. FOLDER has a folder for each repository. `--most` takes at most N files
of one, and `--fifth` one of five parts, 0 to 4, into which the rest is dealt; both go by the SHA-256 of a file's path, so
that part 0 can be looked into while of the others nothing but the sums is read.
"""
import argparse
import collections
import concurrent.futures
import hashlib
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

from frame_equations import has_system_fonts, shows_symbol
from saved_frames import MARKED, saved_views


# Reasons why a frame is stale that prove that UIKit gave up a constraint of its scene, or that somebody moved a view of it.
CONTRADICTIONS = ("against a constraint", "against the stack view")
# Came with iOS 9, whose system font is no longer Helvetica Neue.
XCODE_7 = 9000


def scenes(notation):
    """The screens of an imported file: name, text, size, and the paths of its views by id."""
    for part in re.split(r"(?m)^(?=// .*\nscreen )", notation):
        head = re.match(r"// (.*)\nscreen (\w+) \{", part)
        if not head:
            continue
        size = re.search(r"drawn for ([\d.]+) × ([\d.]+) points", head[1])
        paths, stack = {}, [(0, head[2])]
        for line in part.split("\n"):
            opened = re.match(r"( +)\w+ (\w+) \{  // (\S+)$", line)
            if opened:
                paths[opened[3]] = nested(stack, len(opened[1]), opened[2])
        yield head[2], part, float(size[1]), float(size[2]), paths


def nested(stack, indent, name):
    """The path of a view that is written so deep, `stack` having those around it; one of a size class alone stands deeper."""
    while stack[-1][0] >= indent:
        stack.pop()
    stack.append((indent, name))
    return "/".join(name for _, name in stack)


def solve(plumb, text, name, width, height, scale):
    if not (width > 0 and height > 0):
        return None
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "scene.layout"
        file.write_text(text)
        command = [plumb, "solve", str(file), "--width", f"{width:g}", "--height", f"{height:g}", "--scale", str(scale)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
        try:
            return json.loads(done.stdout)
        except json.JSONDecodeError:
            return done.stderr


def has_other_font(identifier, views):
    """Whether the scene has text in a font that is not today's system font."""
    while views[identifier]["parent"] in views:
        identifier = views[identifier]["parent"]
    if views[identifier]["tools"] < XCODE_7:
        return True
    return not has_system_fonts(views[identifier]["element"])


def beside_text(identifier, views):
    """What a frame hangs on that is not in the file's numbers: a symbol of its own, text in another font, text, nothing."""
    if shows_symbol(views[identifier]["element"]) or views[identifier]["hangs_on_symbol"]:
        return "symbol"
    if not views[identifier]["has_text"]:
        return "plain"
    return "font" if has_other_font(identifier, views) else "text"


def compare(plumb, path):
    """Lists (scene, kind, what text it is beside, why it is stale, agreement, message) for each view of a file."""
    done = subprocess.run([plumb, "import", str(path)], capture_output=True, text=True, timeout=120)
    if done.returncode != 0:
        return [("", "file", "plain", None, None, done.stderr.strip().split("\n")[0])]
    views, device, scale = saved_views(path)
    found = []
    for name, text, width, height, paths in scenes(done.stdout):
        answer = solve(plumb, text, name, width, height, scale)
        if not isinstance(answer, dict):
            found.append((name, "scene", "plain", None, None, (answer or "no size").strip().split("\n")[0]))
            continue
        solved = {view["path"]: view for view in answer["views"]}
        for identifier, place in paths.items():
            view = views.get(identifier)
            if view is None or view["stale"] == MARKED or place not in solved:
                continue
            if place.count("/") == 1 and place.endswith("/content"):
                continue
            parent = view["parent"]
            in_stack = parent in views and views[parent]["tag"] == "stackView"
            if not view["placed"] and not in_stack:
                continue
            frame = list(solved[place]["frame"])
            above = solved[place.rsplit("/", 1)[0]]
            offset = [0, 0]
            if above["type"] == "ScrollView":
                offset = content_origin(above, solved, paths, views)
            frame[0] -= above["frame"][0] + offset[0]
            frame[1] -= above["frame"][1] + offset[1]
            textual = view["has_text"]
            beside = beside_text(identifier, views)
            pixel = view["pixel"] + 0.01
            deltas = [abs(a - b) for a, b in zip(frame, view["frame"])]
            exact = max(deltas) <= pixel
            near = all(d <= max(1.01, 0.02 * abs(b)) for d, b in zip(deltas, view["frame"]))
            found.append((
                name, view["tag"], beside, view["stale"], exact or (textual and near),
                f"{place} [{device}] saved {view['frame']} here {[round(v, 2) for v in frame]}"))
    return found


def content_origin(scroll, solved, paths, views):
    """Where a scroll view's content begins at rest, which the file does not say: its first view tells, and so agrees."""
    for identifier, place in paths.items():
        view = views.get(identifier)
        if view and place.rsplit("/", 1)[0] == scroll["path"] and place in solved and not view["stale"]:
            frame = solved[place]["frame"]
            return [frame[k] - scroll["frame"][k] - view["frame"][k] for k in (0, 1)]
    return [0, 0]


def chosen(folder, most, fifth):
    """The files of a folder of repositories: at most so many of each, and of those one of five parts; all if not asked."""
    def mark(path):
        return hashlib.sha256(path.relative_to(folder).as_posix().encode()).hexdigest()

    by_repository = collections.defaultdict(list)
    for path in folder.rglob("*"):
        if path.suffix in (".storyboard", ".xib"):
            by_repository[path.relative_to(folder).parts[0]].append(path)
    files = (path for of in by_repository.values() for path in sorted(of, key=mark)[:most])
    return sorted(path for path in files if fifth is None or int(mark(path), 16) % 5 == fifth)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--files", required=True)
    parser.add_argument("--list", action="store_true", help="print every frame that differs")
    parser.add_argument("--limit", type=int, default=0)
    parser.add_argument("--most", type=int, help="at most so many files of one repository")
    parser.add_argument("--fifth", type=int, choices=range(5), help="one of five parts of the files")
    given = parser.parse_args()
    folder = pathlib.Path(given.files)
    files = chosen(folder, given.most, given.fifth)
    if given.limit:
        files = files[::max(1, len(files) // given.limit)]
    results = Results()
    # As they come, so that whoever waits sees what differs.
    for path, found in compared(given.plumb, files):
        for scene, kind, beside, why, agrees, message in found:
            word = results.add((path, scene), kind, beside, why, agrees, message)
            if given.list and word:
                print(word, path.relative_to(folder), message)
    results.print_failures()
    results.print_kinds()
    results.print_stale()
    results.print_contradicted()
    print(len(results.scenes), "scenes of", len(files), "files")
    good, of = agreeing(frame.agrees for frame in results.frames)
    print(f"{good} passed, {of - good} failed")


def compared(plumb, files):
    """Each file with what `compare` says of it, two at a time."""
    def one(path):
        try:
            return path, compare(plumb, path)
        except (ET.ParseError, subprocess.TimeoutExpired) as error:
            return path, [("", "file", "plain", None, None, str(error))]

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        yield from pool.map(one, files)


Frame = collections.namedtuple("Frame", "scene kind beside agrees")
# What a frame hangs on, as `beside_text` says it, and how the table is headed.
BESIDE = {"plain": "without text", "text": "with text", "font": "with other fonts", "symbol": "symbols"}


class Results:
    """The frames that count, the stale ones by why they are, the scenes of both, and what could not be solved."""

    def __init__(self):
        self.frames, self.stale, self.scenes, self.failures = [], [], set(), collections.Counter()

    def add(self, scene, kind, beside, why, agrees, message):
        """Takes one result of `compare`; gives how it is listed, None for a frame that agrees."""
        if agrees is None:
            self.failures[re.sub(r"'[^']*'|\S+\.layout\S*|\d+", "…", message)] += 1
            return f"UNSOLVED {scene[1]}"
        self.scenes.add(scene)
        if why:
            self.stale.append((scene, why, agrees))
            return f"STALE {why} {kind}"
        self.frames.append(Frame(scene, kind, beside, agrees))
        return None if agrees else f"DIFFERS {beside} {kind}"

    def print_failures(self):
        for message, count in self.failures.most_common(25):
            print(count, message)

    def print_kinds(self):
        """A table of the share that agrees, a row for each class of view."""
        print("| view | " + " | of | | ".join(BESIDE.values()) + " | of | |\n|" + "---|" * 13)
        for kind in [*sorted({frame.kind for frame in self.frames}), "all"]:
            cells = []
            for beside in BESIDE:
                good, of = agreeing(f.agrees for f in self.frames if f.beside == beside and kind in (f.kind, "all"))
                cells.append(f"{good} | {of} | {share(good, of)}")
            print(f"| {kind} | {' | '.join(cells)} |")

    def print_stale(self):
        for why in sorted({why for _, why, _ in self.stale}):
            good, of = agreeing(agrees for _, each, agrees in self.stale if each == why)
            print(f"stale, {why}: {of}, of which {good} agree")

    def print_contradicted(self):
        """The shares of scenes whose saved frames contradict them apart from those of all others."""
        scenes = {scene for scene, why, _ in self.stale if why in CONTRADICTIONS}
        for beside in ("plain", "text"):
            within, others = (
                agreeing(f.agrees for f in self.frames if f.beside == beside and (f.scene in scenes) == is_within)
                for is_within in (True, False))
            print(f"{BESIDE[beside]}, in {len(scenes)} scenes whose frames contradict their own constraints: "
                  f"{within[0]} of {within[1]}; in all others: {others[0]} of {others[1]}, {share(*others)}")


def agreeing(answers):
    """How many are true, of how many."""
    answers = list(answers)
    return sum(answers), len(answers)


def share(good, of):
    return f"{100 * good / of:.1f} %" if of else ""


if __name__ == "__main__":
    sys.exit(main())
