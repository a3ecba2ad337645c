"""Interface Builder's frames as facts: scenes of public storyboards without their texts, names and colours.

`interface_builder_facts.jsonl` has a scene a line: repository, path and commit of the file, the screen's size and scale,
the kinds, constraints and numbers of its views in the notation, and the frames that Interface Builder saved, each in its
superview's coordinates. In place of a text stands the size that was saved of its view, as its content size: of those
views the place is judged alone. A frame agrees if all four numbers do to a pixel.

Usage: interface_builder_facts.py --plumb PATH; the last line is `N passed, N failed`. Known differences are marked in
the file; one of them that agrees, or another frame that differs, fails.

`--record FOLDER` writes the file anew from a folder of storyboards with an `index.json` of `[repository, path, commit,
file]`; at most `--scenes` of them, those with the most frames of each repository first. Frames that are stale by their own numbers
are left out.
"""
import argparse
import collections
import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree as ET

from interface_builder import nested, scenes, share, solve
from saved_frames import saved_views

FACTS = pathlib.Path(__file__).with_suffix(".jsonl")
TEXT_TYPES = {"Label", "Button", "CustomButton", "TextField", "TextView", "SegmentedControl", "SearchBar"}
LEFT_OUT = re.compile(
    r"(text|title|subtitle|placeholder|segments|selectedSegmentIndex|backgroundColor|titleFont|font|"
    r"configuration|configurationInsets|contentInsets|borderStyle|alpha|clipsToBounds|textAlignment|"
    r"textColor|titleColor|tintColor|\w*TintColor|color|cornerStyle|baseForegroundColor|baseBackgroundColor|cornerRadius|borderWidth|"
    r"value|minimumValue|maximumValue|progress|currentPage|isEnabled|isSelected|isSecureTextEntry|clearButtonMode|"
    r"items|backItem|prompt|scopeButtonTitles|searchBarStyle|backgroundStyle|leftBarButtonItems|rightBarButtonItems|"
    r"lineBreakMode|adjustsFontSizeToFitWidth|minimumScaleFactor|date|isOn)(\.\w+)? = ")


def nameless(text, paths, views):
    """The notation of a scene without texts, names and colours, and the new paths of its views by id."""
    names, lines, found, stack, kind = {}, [], {}, [(0, "S")], ""
    for line in text.split("\n"):
        opened = re.match(r"( +)(\w+) (\w+) \{  // (\S+)$", line)
        if opened:
            names.setdefault(opened[3], f"v{len(names)}")
    for line in text.split("\n"):
        opened = re.match(r"( +)(\w+) (\w+) \{  // (\S+)$", line)
        if opened:
            kind = opened[2]
            found[opened[4]] = nested(stack, len(opened[1]), names[opened[3]])
            lines.append(f"{opened[1]}{opened[2]} {names[opened[3]]} {{")
            view = views.get(opened[4])
            if view and opened[2] in TEXT_TYPES:
                width, height = view["frame"][2:]
                lines.append(f"{opened[1]}    intrinsicContentSize = ({width:g}, {height:g})")
            continue
        line = line.split("  // ")[0]
        bare = line.strip()
        if bare.startswith("//") or LEFT_OUT.match(bare) or not bare:
            continue
        if bare.startswith("intrinsicContentSize") and kind in TEXT_TYPES:
            continue
        if bare.startswith("screen "):
            own = bare.split()[1]
            names[own] = "S"
            lines.append("screen S {")
            continue
        lines.append(re.sub(r"(?<![\w.\"])([A-Za-z_]\w*)(?=\.)", lambda m: names.get(m[1], m[1]), line))
    return "\n".join(lines), found


def record(plumb, folder, limit):
    index = json.loads((pathlib.Path(folder) / "index.json").read_text())
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        made = [s for found in pool.map(lambda entry: facts(plumb, folder, *entry), index) for s in found]
    by_repository = collections.defaultdict(list)
    for scene in sorted(made, key=lambda s: -len(s["frames"])):
        by_repository[scene["repository"]].append(scene)
    chosen, rank = [], 0
    while len(chosen) < limit and any(len(of) > rank for of in by_repository.values()):
        chosen += [of[rank] for _, of in sorted(by_repository.items()) if len(of) > rank]
        rank += 1
    chosen = sorted(chosen[:limit], key=lambda s: (s["repository"], s["path"], s["notation"]))
    FACTS.write_text("".join(json.dumps(scene, ensure_ascii=False) + "\n" for scene in chosen))


def facts(plumb, folder, repository, path, commit, name):
    """The scenes of a file that solve without their texts."""
    file = pathlib.Path(folder) / "files" / name
    done = subprocess.run([plumb, "import", str(file)], capture_output=True, text=True, timeout=120)
    if done.returncode != 0:
        return []
    try:
        views, _, scale = saved_views(file)
    except ET.ParseError:
        return []
    made = []
    for _, text, width, height, paths in scenes(done.stdout):
        notation, places = nameless(text, paths, views)
        scene = {
            "repository": repository, "path": path, "commit": commit, "size": [width, height], "scale": scale,
            "notation": notation, "frames": {}}
        for identifier, place in places.items():
            view = views.get(identifier)
            # A cell or another part stands in a view of the size that it was drawn with.
            is_part = re.fullmatch(r"\w+/content", paths[identifier])
            if view is None or view["stale"] or is_part:
                continue
            parent = views.get(view["parent"])
            if parent is None or parent["tag"] == "scrollView":
                continue
            if not view["placed"] and parent["tag"] != "stackView":
                continue
            scene["frames"][place] = [view["tag"]] + [round(number, 3) for number in view["frame"]]
        differing = differences(plumb, scene) if scene["frames"] else None
        if differing is not None:
            made.append(scene | {"known": sorted(differing)})
    return made


def differences(plumb, scene):
    """The paths whose frames differ from the saved ones; nil where the scene cannot be solved."""
    answer = solve(plumb, scene["notation"], "S", *scene["size"], scene["scale"])
    if not isinstance(answer, dict):
        return None
    solved = {view["path"]: view["frame"] for view in answer["views"]}
    pixel = 1 / scene["scale"] + 0.01
    found = set()
    for place, (_, *saved) in scene["frames"].items():
        if place not in solved:
            return None
        frame, above = list(solved[place]), solved[place.rsplit("/", 1)[0]]
        frame[0] -= above[0]
        frame[1] -= above[1]
        if max(abs(a - b) for a, b in zip(frame, saved)) > pixel:
            found.add(place)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--record", metavar="FOLDER")
    parser.add_argument("--scenes", type=int, default=320)
    given = parser.parse_args()
    if given.record:
        record(given.plumb, given.record, given.scenes)
    all_scenes = [json.loads(line) for line in FACTS.read_text().splitlines()]
    tally = collections.defaultdict(lambda: [0, 0])
    failures = 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for scene, found in zip(all_scenes, pool.map(lambda s: differences(given.plumb, s), all_scenes)):
            for place, (tag, *_) in scene["frames"].items():
                tally[tag][1] += 1
                tally[tag][0] += found is not None and place not in found
            changed = set(scene["known"]) ^ (set(scene["frames"]) if found is None else found)
            failures += len(changed)
            for place in sorted(changed):
                change = "no longer" if place in scene["known"] else "now"
                print(f"{scene['repository']} {scene['path']} {place}: {change} differs")
    print("| view | agree | of | |\n|---|---|---|---|")
    for tag, (good, of) in sorted(tally.items()):
        print(f"| {tag} | {good} | {of} | {share(good, of)} |")
    good, of = (sum(row[k] for row in tally.values()) for k in (0, 1))
    print(f"| all | {good} | {of} | {share(good, of)} |")
    print(len(all_scenes), "scenes of", len({scene["repository"] for scene in all_scenes}), "repositories")
    print(f"{of - failures} passed, {failures} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
