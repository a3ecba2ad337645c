"""What `plumb solve --explain` names as the reasons for a value are its reasons: without any one, the value changes.

A sample of the edges and sizes of every figure is asked about. Each constraint that the answer names, and of which it
does not say that others ask for the same, is taken out of a copy of the lesson, as an author would; solved anew, the
value is another one or is not determined any more. A row that nothing gives a height any more is 44 points high, which it may
have been before.

Usage: explanations.py --plumb PATH [--anchors 1] [--seed 1] [--content content] [--site site]; the last line is
`N passed, N failed`.
"""
import argparse
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

here = pathlib.Path(__file__).parent
sys.path.insert(0, str(here.parent / "Browser"))
import published  # noqa: E402

STANDARD_HEIGHT = "since nothing in it asks for a height"
ATTRIBUTES = ["leading", "trailing", "top", "bottom", "width", "height", "centerX", "centerY"]
CONSTRAINT = re.compile(
    r"(?:[\w\[\]. +-]+\.)?(?:leading|trailing|left|right|top|bottom|width|height|centerX|centerY|firstBaseline"
    r"|lastBaseline|edges|size|center)\s*(?:==|<=|>=)")


def ask(plumb, source, preview, question):
    """The answer of `plumb solve` with the reasons; None where there is none."""
    figure, width, height, scroll, direction, text_size, keyboard, device = preview
    command = [plumb, "solve", str(source), "--figure", figure, "--scroll", scroll, "--direction", direction,
               "--text-size", text_size, "--keyboard", keyboard, "--format", "json", "--explain", question]
    command += ["--device", device] if device else ["--width", width]
    if height and not device:
        command += ["--height", height]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    return json.loads(done.stdout) if done.stdout else None


def without_statement(text, line, column):
    """The lesson without the constraint that begins there; None where none does."""
    lines = text.encode().split(b"\n")
    start = sum(len(before) + 1 for before in lines[:line - 1]) + column - 1
    data = text.encode()
    if not CONSTRAINT.match(data[start:].decode()):
        return None
    depth, end = 0, start
    while end < len(data):
        byte = data[end:end + 1]
        if byte in b"([":
            depth += 1
        elif byte in b")]":
            depth -= 1
        elif depth == 0 and (byte in b";}\n" or data[end:end + 2] == b"//"):
            break
        end += 1
    return (data[:start] + b" " * (end - start) + data[end:]).decode()


def check(plumb, source, text, preview, question, before):
    """Faults of one answer, and how many of its reasons were tried."""
    tried, faults = 0, []
    reasons = before["explanation"]
    for place in sorted({step["source"] for step in reasons["chain"] if step.get("source") and not step["isReplaceable"]}):
        _, line, column = place.rsplit(":", 2)
        changed = without_statement(text, int(line), int(column))
        if changed is None:
            continue
        # A knob may turn the number that is gone.
        source.write_text(re.sub(r' knobs=(?:"[^"\n]*"|\S+)', "", changed))
        after = ask(plumb, source, preview, question)
        source.write_text(text)
        if after and STANDARD_HEIGHT in json.dumps(after["explanation"]["chain"]):
            continue
        tried += 1
        if after is None:
            faults.append(f"without {place} there is no answer")
        elif after["explanation"]["chain"] and abs(after["explanation"]["value"] - reasons["value"]) < 1e-6:
            faults.append(f"without {place} it is {reasons['value']} all the same")
    return tried, faults


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--anchors", type=int, default=1, help="how many for each figure")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--share", type=float, default=1, help="of the figures, chosen by the seed")
    parser.add_argument("--content", default="content")
    parser.add_argument("--site", default="site")
    options = parser.parse_args()
    print(f"seed {options.seed}")
    choice = random.Random(options.seed)
    passed = failed = asked = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder)
        shutil.copytree(options.content, copy / "content")
        shutil.copy(pathlib.Path(options.content).parent / "site.yml", copy)
        for original, page in published.lessons(options.content, options.site):
            source = copy / "content" / original.relative_to(options.content)
            text = source.read_text()
            figures = {}
            for preview in published.previews(page):
                figures.setdefault(preview[0], []).append(preview)
            for figure, previews in figures.items():
                if choice.random() >= options.share:
                    continue
                preview = choice.choice(previews)
                solved = published.solve(options.plumb, source, *preview)
                if solved["problems"] or len(solved["views"]) < 2:
                    continue
                for _ in range(options.anchors):
                    question = choice.choice(solved["views"][1:])["path"] + "." + choice.choice(ATTRIBUTES)
                    before = ask(options.plumb, source, preview, question)
                    if before is None:
                        failed += 1
                        print(f"FAILED {original} {preview}: {question} has no answer")
                        continue
                    asked += 1
                    tried, faults = check(options.plumb, source, text, preview, question, before)
                    passed += tried - len(faults)
                    failed += len(faults)
                    for fault in faults:
                        print(f"FAILED {original} {preview} {question}: {fault}")
    if not asked:
        failed += 1
        print("FAILED nothing was asked")
    print(f"{asked} edges and sizes")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
