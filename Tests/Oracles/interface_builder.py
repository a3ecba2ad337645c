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
    tally = collections.defaultdict(lambda: [0, 0])
    failures, stale = collections.Counter(), collections.defaultdict(lambda: [0, 0])
    scene_count, contradicted = set(), set()
    in_scene = collections.defaultdict(lambda: {"plain": [0, 0], "text": [0, 0]})

    def one(path):
        try:
            return path, compare(given.plumb, path)
        except (ET.ParseError, subprocess.TimeoutExpired) as error:
            return path, [("", "file", "plain", None, None, str(error))]

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for path, found in pool.map(one, files):
            for scene, kind, beside, why, agrees, message in found:
                if agrees is None:
                    failures[re.sub(r"'[^']*'|\S+\.layout\S*|\d+", "…", message)] += 1
                    if given.list:
                        print("UNSOLVED", path.relative_to(folder), scene, message)
                    continue
                scene_count.add((path, scene))
                if why in CONTRADICTIONS:
                    contradicted.add((path, scene))
                if why:
                    stale[why][0 if agrees else 1] += 1
                    if given.list:
                        print("STALE", why, kind, path.relative_to(folder), message)
                    continue
                tally[(kind, beside)][0 if agrees else 1] += 1
                if beside in ("plain", "text"):
                    in_scene[(path, scene)][beside][0 if agrees else 1] += 1
                if not agrees and given.list:
                    print("DIFFERS", beside, kind, path.relative_to(folder), message)
    for message, count in failures.most_common(25):
        print(count, message)
    print("| view | without text | of | | with text | of | | with other fonts | of | | symbols | of | |\n|" + "---|" * 13)
    sums = {"plain": [0, 0], "text": [0, 0], "font": [0, 0], "symbol": [0, 0]}
    for kind in sorted({k for k, _ in tally}):
        cells = []
        for beside, total in sums.items():
            good, bad = tally.get((kind, beside), (0, 0))
            total[0] += good
            total[1] += good + bad
            cells.append(f"{good} | {good + bad} | {share(good, good + bad)}")
        print(f"| {kind} | {' | '.join(cells)} |")
    total = [f"{good} | {of} | {share(good, of)}" for good, of in sums.values()]
    print(f"| all | {' | '.join(total)} |")
    for why, (good, bad) in sorted(stale.items()):
        print(f"stale, {why}: {good + bad}, of which {good} agree")
    for beside, what in (("plain", "without text"), ("text", "with text")):
        good, bad = (sum(in_scene[scene][beside][k] for scene in contradicted) for k in (0, 1))
        all_good, of = sums[beside]
        print(f"{what}, in {len(contradicted)} scenes whose frames contradict their own constraints: {good} of {good + bad}; "
              f"in all others: {all_good - good} of {of - good - bad}, {share(all_good - good, of - good - bad)}")
    print(len(scene_count), "scenes of", len(files), "files")
    good, of = (sum(total[k] for total in sums.values()) for k in (0, 1))
    print(f"{good} passed, {of - good} failed")


def share(good, of):
    return f"{100 * good / of:.1f} %" if of else ""


if __name__ == "__main__":
    sys.exit(main())
