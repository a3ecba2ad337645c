"""The UIKit code that Plumb prints for a figure, compiled and run, gives the figure's own views, frames and lines.

Usage: uikit_code.py --plumb PATH [--content content] [--every N] [--first N] [--figure NAME]; `uikit-runner` stands beside
the program. Of every N figures one is run, the first N left out; the last line is `N passed, N failed`. Each runs at six
widths, scrolled and not, at two text sizes, and is turned to each width from the other end.
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import yaml

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Commands"))
import guards  # noqa: E402

WIDTHS = [320, 375, 390, 430, 768, 1024]
# Text size and offset.
SCREENS = [("large", "0"), ("AX2", "0"), ("large", "130")]


def figures(content):
    """Pairs of a lesson's file and a figure's name."""
    for source in sorted(pathlib.Path(content).rglob("*.md")):
        for name in dict.fromkeys(re.findall(r"^```layout\b.*?\bfigure=([\w-]+)", source.read_text(), re.M)):
            yield source, name


def is_plain(source, name):
    """Whether the figure's screen is a bare canvas."""
    fence = re.search(rf"^```.*\bfigure={name}(?![\w-]).*$", source.read_text(), re.M)
    return "frame=plain" in fence.group(0)


def lesson_data(source):
    """The values that a lesson's layouts may name."""
    text = source.read_text()
    data = {}
    front = re.match(r"---\n(.*?)\n---\n", text, re.S)
    for path in (yaml.safe_load(front.group(1)) or {}).get("data", []) if front else []:
        data |= yaml.safe_load((source.parent / path).read_text())
    for block in re.findall(r"```(?:yaml|json) data\n(.*?)```", text, re.S):
        data |= yaml.safe_load(block)
    return data


class Program:
    """A printed program, with the expression that shows its controller."""

    def __init__(self, code, data):
        self.code = code
        self.structs = {
            name: re.findall(r"^    var (\w+): (.+)$", body, re.M)
            for name, body in re.findall(r"^struct (\w+) \{\n(.*?)^\}", code, re.S | re.M)}
        # Before it stand the controllers of its children.
        controller = list(re.finditer(r"^final class (\w+): UIViewController \{\n(.*?)^\}", code, re.S | re.M))[-1]
        head = re.search(r"^    init\((.*?)\) \{", controller.group(2), re.M)
        parameters = re.findall(r"(\w+): ([^,]+)", head.group(1)) if head else []
        arguments = ", ".join(f"{name}: {self.literal(data[name], kind)}" for name, kind in parameters)
        self.shown = f"{controller.group(1)}({arguments})"
        # Its controller in those around it.
        self.is_embedded = "var embedded: UIViewController" in controller.group(2)
        if self.is_embedded:
            self.shown += ".embedded"

    def literal(self, value, kind):
        if kind.endswith("?"):
            return "nil" if value is None else self.literal(value, kind[:-1])
        if kind.startswith("["):
            return "[" + ", ".join(self.literal(element, kind[1:-1]) for element in value) + "]"
        if kind in self.structs:
            fields = (f"{name}: {self.literal(value.get(name), field)}" for name, field in self.structs[kind])
            return f"{kind}({', '.join(fields)})"
        if kind == "String":
            return json.dumps(str(value), ensure_ascii=False)
        return str(value).lower() if isinstance(value, bool) else str(value)


def nested(answer):
    """The views of an answer as a tree of type, frame, lines and subviews, siblings in an order of their own.

    A view that shows a gradient and one that only wraps another are left out: the notation has them as properties. So are
    the bars of controllers and the keyboard, which the notation puts into the screen and UIKit beside it (`bars` has them). The module
    lays a collection view out as a scroll view, and a section that scrolls by itself has none of its own there.
    """
    found = {}
    collections = {view["path"] for view in answer["views"] if view["type"] == "CollectionView"}
    top = None
    for view in answer["views"]:
        path, name = view["path"].rpartition("/")[::2]
        if path in collections and re.fullmatch(r"section\[\d+\]", name):
            found[view["path"]] = found[path]
            continue
        node = {"type": view["type"].replace("CustomButton", "Button").replace("CollectionView", "ScrollView"),
                "frame": [round(value, 6) + 0.0 for value in view["frame"]], "lines": view["lines"], "inside": []}
        found[view["path"]] = node
        if top is None:
            top = node
        elif not name.startswith(("GradientView", "ShapeView")) and not is_bar(view):
            found[path]["inside"].append(node)
    return ordered(top)


def is_bar(view):
    """Whether a view is a bar of a controller around the screen's, what is drawn behind it, or the keyboard."""
    name = view["path"].rpartition("/")[2]
    return (name.endswith(("BarBackground", "ToolbarBackground")) or re.fullmatch(r"Toolbar|UIToolbar\d+", name) is not None
            or re.fullmatch(r"(UI)?(navigation|tab)bar\d*|keyboard", name, re.I) is not None)


def bars(answer):
    """The frames of these, by type."""
    return sorted((view["type"], view["frame"]) for view in answer["views"]
                  if is_bar(view) and view["type"] != "VisualEffectView")


def ordered(node):
    inside = sorted((ordered(child) for child in node["inside"]), key=str)
    if node["type"] == "View" and len(inside) == 1 and inside[0][1] == node["frame"]:
        return inside[0]
    return [node["type"], node["frame"], node["lines"], inside]


def difference(expected, found, path=""):
    """Where two trees differ first, in words; nil where they are equal."""
    here = f"{path}/{expected[0]}"
    for index, what in ((0, "type"), (1, "frame"), (2, "lines")):
        if expected[index] != found[index]:
            return f"{here}: {what} {found[index]} for {expected[index]}"
    if len(expected[3]) != len(found[3]):
        return f"{here}: {len(found[3])} subviews for {len(expected[3])}"
    for one, other in zip(expected[3], found[3]):
        if words := difference(one, other, here):
            return words
    return None


def has_conflict(answer):
    """Whether required constraints contradict each other.

    The one that was activated last is given up, and printed code activates what adapts after the rest: where that
    differs from the order of the notation, so do the frames, and both must say that there is a conflict.
    """
    return any(problem["kind"] == "conflict" for problem in answer["problems"])


def answers(command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    if not done.stdout:
        raise RuntimeError(done.stderr[-2000:])
    return [json.loads(line) for line in done.stdout.splitlines()]


def compare(plumb, source, name, folder):
    """Runs one figure's printed code: how many screens agree, how many differ in a contradiction, and the faults."""
    command = [plumb, "solve", str(source), "--figure", name]
    code = subprocess.run(command + ["--swift"], capture_output=True, text=True).stdout
    file = pathlib.Path(folder) / f"{name}.swift"
    file.write_text(code)
    program = Program(code, lesson_data(source))
    shown = program.shown
    agreeing = contradictory = 0
    faults = []
    for size, scroll in SCREENS:
        screens = ["--widths", ",".join(map(str, WIDTHS)), "--text-size", size, "--scroll", scroll]
        expected = answers(command + screens)
        first = expected[0]
        same = ["--direction", first["direction"], "--appearance", first["appearance"]]
        if any(view["type"] == "Keyboard" for view in first["views"]):
            same += ["--keyboard", "shown"]
        if is_plain(source, name):
            same += ["--plain"]
        if len({answer["height"] for answer in expected}) == 1:
            same += ["--height", str(first["height"])]
        found = answers([plumb, "run", str(file), "--show", shown, *same, *screens])
        pairs = list(zip(expected, found, strict=True))
        if scroll == "0":
            pairs += list(zip(expected, turned(plumb, file, shown, same + ["--text-size", size], expected), strict=True))
        for one, other in pairs:
            words = difference(nested(one), nested(other))
            if words is None and (program.is_embedded or "--keyboard" in same) and bars(one) != bars(other):
                words = f"bars {bars(other)} for {bars(one)}"
            if words is None:
                agreeing += 1
            elif has_conflict(one) and has_conflict(other):
                contradictory += 1
            else:
                faults.append(f"{one['width']} {size} scrolled {scroll}: {words}")
    return agreeing, contradictory, faults


def turned(plumb, file, shown, same, expected):
    """The answers on the screens of `expected` after the screen has been turned to each from the other end."""
    middle = (WIDTHS[0] + WIDTHS[-1]) / 2
    found = []
    for start, part in ((WIDTHS[-1], [answer["width"] for answer in expected if answer["width"] < middle]),
                        (WIDTHS[0], [answer["width"] for answer in expected if answer["width"] >= middle])):
        found += answers([plumb, "run", str(file), "--show", shown, *same, "--turned-from", str(start),
                          "--widths", ",".join(map(str, part))])
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--content", default="content")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="how many figures are left out before")
    parser.add_argument("--figure")
    options = parser.parse_args()
    guards.leave_if_refused(options.plumb)
    chosen = list(figures(options.content))[options.first :: options.every]
    if options.figure:
        chosen = [(source, name) for source, name in chosen if name == options.figure]
    passed = failed = contradictory = whole = 0
    with tempfile.TemporaryDirectory() as folder:
        for source, name in chosen:
            try:
                agreeing, differing, faults = compare(options.plumb, source, name, folder)
            except (RuntimeError, KeyError, ValueError, AttributeError) as error:
                agreeing, differing, faults = 0, 0, [str(error) or repr(error)]
            passed += agreeing
            contradictory += differing
            failed += len(faults)
            whole += not faults and not differing
            if differing:
                print(f"{source} {name}: {differing} screens give up another constraint of a contradiction", flush=True)
            for fault in faults[:1]:
                print(f"FAILED {source} {name}: {fault}" + (f" (and {len(faults) - 1} more)" if faults[1:] else ""),
                      flush=True)
    print(f"{whole} of {len(chosen)} figures agree with their printed code on every screen")
    print(f"{contradictory} screens with a contradiction give up another of its constraints")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed or not passed else 0)


if __name__ == "__main__":
    main()
