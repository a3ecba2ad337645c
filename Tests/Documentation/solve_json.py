"""`plumb solve` prints what `docs/solve.schema.json` and `docs/solve-json.md` say, and nothing else.

Usage: solve_json.py --plumb PATH; the last line is `N passed, N failed`.
"""
import copy
import json
import pathlib
import re
import sys

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Commands"))
from harness import check, main  # noqa: E402

import fences  # noqa: E402

SCHEMA = json.loads((ROOT / "docs/solve.schema.json").read_text())
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)

CARD = """screen Card {
    Label title { text = "Hello"; leading == super.margins.leading; top == super.safeArea.top }
    HStack row { leading == title.leading; top == title.bottom; spacing = 8
        Button a { title = "A" }
        SegmentedControl b { segments = ["One", "Two"] }
    }
    View wide { leading == title.leading; top == row.bottom; height == 1; width == 600 @ .low; trailing <= super.trailing }
}
"""
TORN = "screen Torn { View box { size == 60; width == 40; leading == super.leading; top == super.top } }\n"
OPEN = "screen Open { View box { size == 60; leading >= super.leading; top == super.top } }\n"
MISUSED = """screen Misused {
    TableView list { edges == super.edges; View row { View inner { width == other.width } } }
    View other { size == 60 }
}
"""


def answers(folder, *arguments):
    """What one call prints, a line each, every one of them valid."""
    done = folder.run("solve", *arguments)
    found = [json.loads(line) for line in done.stdout.splitlines()]
    for answer in found:
        fault = next(VALIDATOR.iter_errors(answer), None)
        assert fault is None, (arguments, fault.json_path, fault.message[:300])
    return found


@check("the schema is one")
def schema(folder):
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@check("the answers for every fourth figure of the lessons are valid with rows, for every sixteenth with reasons, live and rounded, too")
def figures(folder):
    count = 0
    for lesson in sorted((ROOT / "content").rglob("*.md")):
        names = re.findall(r"it has ([^\n]+)|draws (no) figure", folder.run("solve", lesson).stderr)
        for name in names[0][0].split(", ") if names else [None]:
            count += 1
            if count % 4:
                continue
            figure = [lesson] + (["--figure", name] if name else [])
            given = answers(folder, *figure, "--constraints")
            assert len(given) == 1, (figure, folder.run("solve", *figure).stderr)
            answer, = given
            assert answer["systems"] and answer["views"][0]["frame"][2] == answer["width"], figure
            if count % 16:
                continue
            last = answer["views"][-1]["path"]
            explained, = answers(folder, *figure, "--explain", f"{last}.width", "--format", "json") or [None]
            assert explained is None or explained["explanation"]["subject"] == f"{last}.width", figure
            assert len(answers(folder, *figure, "--widths", "320,1024", "--scrolls", "0,50", "--rounded")) == 4, figure
            assert len(answers(folder, *figure, "--live", "--width", "500")) == 1, figure
            assert len(answers(folder, *figure, "--device", "iPad landscape", "--text-size", "AX5",
                               "--direction", "rtl", "--appearance", "dark")) == 1, figure
    assert count >= 120, count


@check("a conflict, an ambiguous layout and a misuse are problems of their kinds")
def problems(folder):
    lesson = "---\ntitle: A\n---\n"
    for name, code in (("torn", TORN), ("open", OPEN), ("misused", MISUSED)):
        lesson += f"```layout figure={name}{' expect=ambiguous' if name == 'open' else ''}\n{code}```\n"
    (folder.path / "a.md").write_text(lesson)
    for name, kind, status in (("torn", "conflict", 1), ("open", "ambiguous", 0), ("misused", "misuse", 1)):
        answer, = answers(folder, "a.md", "--figure", name)
        assert {problem["kind"] for problem in answer["problems"]} == {kind}, answer["problems"]
        assert folder.run("solve", "a.md", "--figure", name).returncode == status
    kinds = SCHEMA["$defs"]["problem"]["properties"]["kind"]["enum"]
    assert kinds == ["conflict", "ambiguous", "misuse"]


@check("what a block expects is listed with both sides, at the widths at which it is meant")
def expectations(folder):
    (folder.path / "wide.layout").write_text("""screen Wide {
    View box { width == super.width - 20; height == 5; center == super.center; expect width >= 300 for 320...500 }
    expect never box.height == 5 for 400...600
}
""")
    for width, sides, status in ((310, [], 0), (320, [(300, 300, True)], 0),
                                 (400, [(380, 300, True), (5, 5, False)], 1), (600, [(5, 5, False)], 1)):
        answer, = answers(folder, "wide.layout", "--width", str(width))
        found = [(side["left"], side["right"], side["isMet"]) for side in answer["expectations"]]
        assert found == sides, (width, found)
        done = folder.run("solve", "wide.layout", "--width", str(width))
        assert done.returncode == status, (width, done.stderr)
        assert ("wide.layout:3:5: error: 'box.height' is 5" in done.stderr) == (status == 1), done.stderr
    (folder.path / "card.layout").write_text(CARD)
    assert "expectations" not in answers(folder, "card.layout")[0]


@check("a question that cannot be answered prints no JSON")
def failures(folder):
    (folder.path / "card.layout").write_text(CARD)
    (folder.path / "bad.layout").write_text("screen A { View a { width == b.width } }")
    for status, arguments in ((1, ["bad.layout"]), (1, ["none.layout"]), (1, ["card.layout", "--figure", "other"]),
                              (1, ["card.layout", "--device", "phone"]), (2, ["card.layout", "--width", "-3"]),
                              (1, ["card.layout", "--explain", "titel.width", "--format", "json"])):
        done = folder.run("solve", *arguments)
        assert (done.returncode, done.stdout) == (status, ""), (arguments, done)


@check("a key that is renamed, added or left out makes an answer invalid")
def keys(folder):
    (folder.path / "card.layout").write_text(CARD + TORN.replace("} }", "} expect box.height == 60 }"))
    answer, = answers(folder, "card.layout", "--constraints", "--explain", "box.height", "--format", "json")
    answer["explanation"]["chain"][0]["source"] = "card.layout:1:1"
    optional = {"expectations", "systems", "explanation", "identifier", "source"}
    tried = set()
    for path, found in objects(answer):
        if path[-1:] == ("solution",) or kind(path) in tried:
            continue
        tried.add(kind(path))
        assert not VALIDATOR.is_valid(changed(answer, path, lambda it: it.update(extra=1))), path
        for key in found:
            assert not VALIDATOR.is_valid(changed(answer, path, lambda it: it.update({key + "s": it.pop(key)}))), (path, key)
            left_out = changed(answer, path, lambda it: it.pop(key))
            assert VALIDATOR.is_valid(left_out) == (key in optional), (path, key)
    assert len(tried) == 8, tried


def objects(value, path=()):
    """Every object in a JSON value, with its path."""
    if isinstance(value, dict):
        yield path, value
    for key, part in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from objects(part, (*path, key))


def kind(path):
    return tuple(part for part in path if isinstance(part, str))


def changed(answer, path, change):
    """A copy with one of its objects changed."""
    copied = copy.deepcopy(answer)
    found = copied
    for part in path:
        found = found[part]
    change(found)
    return copied


@check("the schema names the types of views that the notation has, and the keyboard, which no block declares")
def types(folder):
    (folder.path / "a.layout").write_text("screen S { Zzzz a }")
    help_ = re.search(r"the types are (.+)", folder.run("solve", "a.layout").stderr)
    known = set(help_[1].split(", ")) - {"HStack", "VStack"} | {"Keyboard"}
    assert known == set(SCHEMA["$defs"]["view"]["properties"]["type"]["enum"]), known


@check("each example of docs/solve-json.md is what plumb prints")
def examples(folder):
    blocks = fences.read(ROOT / "docs/solve-json.md")
    compared = 0
    for block, output in zip(blocks, blocks[1:]):
        if name := block.settings.get("file"):
            (folder.path / name).write_text(block.text)
        if block.language == "console":
            arguments = re.fullmatch(r"\$ plumb (.+)\n", block.text)[1]
            done = folder.run(*arguments.split())
            # The page breaks lines and leaves out what `…` stands for.
            assert matches(json.loads(output.text), json.loads(done.stdout)), (block.place, done.stdout)
            compared += 1
    assert compared >= 3, compared


def matches(shown, real):
    """Whether a value is the one shown, whose lists, texts and objects may end in an ellipsis."""
    if isinstance(shown, dict):
        named = shown.keys() - {"…"}
        known = named == real.keys() or "…" in shown and named <= real.keys()
        return known and all(matches(shown[key], real[key]) for key in named)
    if isinstance(shown, list) and shown[-1:] == ["…"]:
        return len(real) >= len(shown) - 1 and all(map(matches, shown[:-1], real))
    if isinstance(shown, list):
        return isinstance(real, list) and len(shown) == len(real) and all(map(matches, shown, real))
    if isinstance(shown, str) and shown.endswith("…"):
        return real.startswith(shown[:-1])
    return shown == real


if __name__ == "__main__":
    main()
