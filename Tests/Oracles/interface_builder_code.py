"""Imported scenes as UIKit code: printed, compiled and run, they stand where the notation puts them.

The scenes are those of `interface_builder_facts.jsonl`, every N of them, or with `--files` all scenes of the storyboards in a
folder, with their texts. In the facts a content size stands for each text; UIKit has such sizes in classes alone, so
those views become components first.

Usage: interface_builder_code.py --plumb PATH [--every N] [--files FOLDER]; `uikit-runner` stands beside the program. The
last line is `N passed, N failed`.
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

from interface_builder import scenes
from interface_builder_facts import FACTS
from saved_frames import saved_views
from uikit_code import Program, difference, has_conflict, nested

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Commands"))
import guards  # noqa: E402


# What every kind of view has.
SHARED = re.compile(r" +(hugging|compression|margins|preserves\w+|insetsLayoutMargins\w+|isHidden)\b.* = ")


def with_components(notation):
    """The notation with a component for each view that has a content size or an alignment rect of its own."""
    components, written, head = [], [], 0
    for line in notation.split("\n"):
        if line.endswith("{"):
            head = len(written)
        own = re.match(r" +((?:intrinsicContentSize|alignmentRectInsets) = \(.*?\))", line)
        if own and not re.match(rf" +C{head} ", written[head]):
            inset, name = re.match(r"( +)\w+ (\w+) \{", written[head]).groups()
            components.append(f"component C{head}: View {{\n    {own[1]}\n}}\n")
            written[head] = f"{inset}C{head} {name} {{"
            written[head + 1:] = [one for one in written[head + 1:] if " = " not in one or SHARED.match(one)]
        elif " = " not in line or SHARED.match(line) or not re.match(rf" +C{head} ", written[head] if written else ""):
            written.append(line)
    return "\n".join(components + written)


def recorded(every):
    """Name, notation, screen and scale of every N of the recorded scenes."""
    for number, line in enumerate(FACTS.read_text().splitlines()):
        if number % every == 0:
            scene = json.loads(line)
            yield f"{scene['repository']} {scene['path']}", with_components(scene["notation"]), "S", *scene["size"], scene["scale"]


def imported(plumb, folder):
    """The same of all scenes in the storyboards and xibs of a folder."""
    for path in sorted(p for p in pathlib.Path(folder).rglob("*") if p.suffix in (".storyboard", ".xib")):
        done = subprocess.run([plumb, "import", str(path)], capture_output=True, text=True, timeout=120)
        if done.returncode == 0:
            *_, scale = saved_views(path)
            for name, text, width, height, paths in scenes(done.stdout):
                if width > 0 and height > 0 and paths:
                    yield f"{path.name} {name}", text, name, width, height, scale


def compare(plumb, notation, name, width, height, scale):
    """What became of a scene: "agrees", "conflict" where both sides have one, or the first difference in words."""
    with tempfile.TemporaryDirectory() as folder:
        layout, swift = pathlib.Path(folder) / "scene.layout", pathlib.Path(folder) / "scene.swift"
        layout.write_text(notation)
        screen = ["--height", f"{height:g}", "--scale", str(scale)]
        expected = answer([plumb, "solve", str(layout), "--width", f"{width:g}", *screen])
        swift.write_text(run([plumb, "solve", str(layout), "--swift"]))
        shown = Program(swift.read_text(), {}).shown
        found = answer([plumb, "run", str(swift), "--show", shown, "--widths", f"{width:g}", *screen])
    words = difference(rounded(nested(expected)), rounded(nested(found)))
    if words is None:
        return "agrees"
    return "conflict" if has_conflict(expected) and has_conflict(found) else words


def rounded(node):
    """A tree of views to a hundredth of a point, since code has its factors in fewer digits."""
    kind, frame, lines, inside = node
    return [kind, [round(number, 2) + 0.0 for number in frame], lines, [rounded(child) for child in inside]]


def run(command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    if not done.stdout:
        raise RuntimeError(done.stderr.strip()[-400:])
    return done.stdout


def answer(command):
    return json.loads(run(command).splitlines()[0])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--files")
    given = parser.parse_args()
    guards.leave_if_refused(given.plumb)
    chosen = list(imported(given.plumb, given.files) if given.files else recorded(given.every))

    def one(scene):
        try:
            return compare(given.plumb, *scene[1:])
        except (RuntimeError, ValueError, AttributeError, KeyError, subprocess.TimeoutExpired) as error:
            return str(error) or repr(error)

    outcomes = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for (label, *_), words in zip(chosen, pool.map(one, chosen)):
            outcomes[words if words in ("agrees", "conflict") else "differs"] += 1
            if words not in ("agrees", "conflict"):
                print("FAILED", label, words.replace("\n", " ")[-300:])
    print(f"{outcomes['conflict']} scenes with a contradiction give up another of its constraints")
    print(f"{outcomes['agrees']} passed, {outcomes['differs']} failed")
    return 1 if outcomes["differs"] or not outcomes["agrees"] else 0


if __name__ == "__main__":
    sys.exit(main())
