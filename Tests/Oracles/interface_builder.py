"""Interface Builder is the judge: what it saved of each scene against what the engine makes of the imported scene.

Every storyboard and xib has the frames that UIKit computed for the canvas. Each scene is imported, solved on the screen
that it was drawn for, and every view's frame is compared with the saved one in its superview's coordinates.

Left out are views that the file itself marks as stale (misplaced, ambiguous, fixed frames, autoresizing) or hidden, and
all inside them. A frame agrees if all its four numbers do to a pixel; where the view, one beside it or one inside it shows
text, to 1 pt or 2 %. Frames beside text are counted apart where the scene has text in a font that is not the system's,
since no such font is here. Where a scroll view's content begins at rest is read from its first view, and the bars over a screen
from the frames that are tied to its safe area: those agree by construction.

Usage: interface_builder.py --plumb PATH --files FOLDER [--limit N] [--list]; the last line is `N passed, N failed`.
"""
import argparse
import collections
import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

TEXTUAL = {"label", "button", "textField", "textView", "segmentedControl", "searchBar"}
CANVAS_SCALE = {"retina6_1": 2, "retina4_7": 2, "retina4_0": 2, "retina3_5": 2}


def number(text):
    return float(text) if text else 0.0


def saved_views(path):
    """Each view by id: its tag, frame, parent's id and whether the file marks it stale."""
    root = ET.parse(path).getroot()
    device = root.find("device")
    views = {}

    def visit(element, parent, inside):
        rect = next((c for c in element if c.tag == "rect" and c.get("key") == "frame"), None)
        identifier = element.get("id")
        here = parent
        if rect is not None and identifier:
            stale = inside or any(element.get(k) == "YES" for k in ("misplaced", "ambiguous", "fixedFrame", "hidden"))
            views[identifier] = {
                "tag": element.tag, "frame": [number(rect.get(k)) for k in ("x", "y", "width", "height")],
                "parent": parent, "stale": stale, "element": element,
                "placed": element.get("translatesAutoresizingMaskIntoConstraints") == "NO"}
            here, inside = identifier, stale
        for child in element:
            visit(child, here, inside)

    visit(root, None, False)
    return views, (device.get("id") if device is not None else "")


def scenes(notation):
    """The screens of an imported file: name, text, size, and the paths of its views by id."""
    for part in re.split(r"(?m)^(?=// .*\nscreen )", notation):
        head = re.match(r"// (.*)\nscreen (\w+) \{", part)
        if not head:
            continue
        size = re.search(r"drawn for ([\d.]+) × ([\d.]+) points", head[1])
        paths, stack = {}, [head[2]]
        for line in part.split("\n"):
            opened = re.match(r"( +)\w+ (\w+) \{  // (\S+)$", line)
            if opened:
                depth = len(opened[1]) // 4
                stack[depth:] = [opened[2]]
                paths[opened[3]] = "/".join(stack)
        yield head[2], part, float(size[1]), float(size[2]), paths


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


def has_text(identifier, views):
    """Whether a text's width may take part in a frame: the view or one beside or inside it shows text."""
    children = collections.defaultdict(list)
    for key, view in views.items():
        children[view["parent"]].append(key)
    me = views[identifier]

    def below(key):
        return views[key]["tag"] in TEXTUAL or any(below(k) for k in children[key])

    return below(identifier) or any(views[k]["tag"] in TEXTUAL or below(k) for k in children[me["parent"]])


def has_other_font(identifier, views):
    """Whether the scene has text in a font that is not the system's."""
    while views[identifier]["parent"] in views:
        identifier = views[identifier]["parent"]
    fonts = (e.get("name", ".") for e in views[identifier]["element"].iter() if e.tag in ("fontDescription", "font"))
    return any(not name.startswith(".") for name in fonts)


def compare(plumb, path):
    """Yields (scene, kind, what text it is beside, agreement, message) for each view of a file."""
    done = subprocess.run([plumb, "import", str(path)], capture_output=True, text=True, timeout=120)
    if done.returncode != 0:
        return [("", "file", "plain", None, done.stderr.strip().split("\n")[0])]
    views, device = saved_views(path)
    scale = CANVAS_SCALE.get(device, 2 if device.startswith("ipad") or not device else 3)
    found = []
    for name, text, width, height, paths in scenes(done.stdout):
        answer = solve(plumb, text, name, width, height, scale)
        if not isinstance(answer, dict):
            found.append((name, "scene", "plain", None, (answer or "no size").strip().split("\n")[0]))
            continue
        solved = {view["path"]: view for view in answer["views"]}
        for identifier, place in paths.items():
            view = views.get(identifier)
            if view is None or view["stale"] or place not in solved:
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
            textual = has_text(identifier, views)
            beside = "plain" if not textual else "font" if has_other_font(identifier, views) else "text"
            pixel = 1 / scale + 0.01
            deltas = [abs(a - b) for a, b in zip(frame, view["frame"])]
            exact = max(deltas) <= pixel
            near = all(d <= max(1.01, 0.02 * abs(b)) for d, b in zip(deltas, view["frame"]))
            found.append((
                name, view["tag"], beside, exact or (textual and near),
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


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--files", required=True)
    parser.add_argument("--list", action="store_true", help="print every frame that differs")
    parser.add_argument("--limit", type=int, default=0)
    given = parser.parse_args()
    files = sorted(p for p in pathlib.Path(given.files).rglob("*") if p.suffix in (".storyboard", ".xib"))
    if given.limit:
        files = files[::max(1, len(files) // given.limit)]
    tally = collections.defaultdict(lambda: [0, 0])
    failures = collections.Counter()
    scene_count = set()

    def one(path):
        try:
            return path, compare(given.plumb, path)
        except (ET.ParseError, subprocess.TimeoutExpired) as error:
            return path, [("", "file", "plain", None, str(error))]

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for path, found in pool.map(one, files):
            for scene, kind, beside, agrees, message in found:
                if agrees is None:
                    failures[re.sub(r"'[^']*'|\S+\.layout\S*|\d+", "…", message)] += 1
                    if given.list:
                        print("UNSOLVED", path.name, scene, message)
                    continue
                scene_count.add((path, scene))
                tally[(kind, beside)][0 if agrees else 1] += 1
                if not agrees and given.list:
                    print("DIFFERS", beside, kind, path.name, message)
    for message, count in failures.most_common(25):
        print(count, message)
    print("| view | without text | of | | beside text | of | | beside other fonts | of | |\n|" + "---|" * 10)
    sums = {"plain": [0, 0], "text": [0, 0], "font": [0, 0]}
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
    print(len(scene_count), "scenes of", len(files), "files")
    good, of = (sum(total[k] for total in sums.values()) for k in (0, 1))
    print(f"{good} passed, {of - good} failed")


def share(good, of):
    return f"{100 * good / of:.1f} %" if of else ""


if __name__ == "__main__":
    sys.exit(main())
