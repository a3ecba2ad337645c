"""Every live preview in Chromium, from width to width: each view and each line as `plumb solve --live` has them there.

Usage: live.py --plumb PATH [--site site] [--content content] [--scale 1 …] [--widths 20] [--full] [--figure NAME] [--seed 1]
For each figure it takes random widths of the browsers' grid of 1/64 px, and about each breakpoint B the widths B - 1,
B - 1/64, B, B + 1/64 and B + 1: of all these as many as --widths says, with --full every one.
The last line is `N passed, N failed`.
"""
import argparse
import collections
import concurrent.futures
import json
import math
import pathlib
import random
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from pages import Tally, check_console, chromium, served  # noqa: E402  (the module beside this file)

# Two roundings lie between a view's edge and the engine's: its own and, in a table, its row's.
TOLERANCE = 2 / 64 + 1e-6

MEASURE = """
const [name, widths] = arguments;
const live = document.querySelector(`[data-live="${name}"]`);
const box = live.querySelector('.Width');
const views = [...live.querySelectorAll('[data-view]')];
const texts = [...live.querySelectorAll('.Words')];
const owners = texts.map(text => text.closest('[data-view]').dataset.view);
const answer = [];
for (const width of widths) {
  live.style.setProperty('--width', width);
  const origin = box.getBoundingClientRect();
  const frames = {};
  const doubles = [];
  for (const view of views) {
    if (!view.checkVisibility()) continue;
    const rect = view.getBoundingClientRect();
    if (view.dataset.view in frames) doubles.push(view.dataset.view);
    frames[view.dataset.view] = [rect.x - origin.x, rect.y - origin.y, rect.width, rect.height];
  }
  const lines = {};
  texts.forEach((text, index) => {
    if (text.checkVisibility()) (lines[owners[index]] ??= []).push(...linesOf(text));
  });
  answer.push({width, used: origin.width, frames, doubles, lines});
}
return answer;

function linesOf(text) {
  const lines = [];
  let row = null;
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const leading = parseFloat(getComputedStyle(text).getPropertyValue('--lead')) || 20;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(rect => rect.width > 0);
    if (!rects.length) continue;
    const middle = rect => rect.y + rect.height / 2;
    if (row === null || middle(rects[0]) > row + leading / 2) lines.push('');
    row = middle(rects[rects.length - 1]);
    if (row > middle(rects[0]) + leading / 2) lines.push('\\u0000 a line breaks by itself');
    lines[lines.length - 1] += node.data;
  }
  return lines.map(line => line.replace(/\\u00a0/g, ' ').trimEnd());
}
"""

STILL = """
document.head.insertAdjacentHTML('beforeend', '<style>.Live .Width{transform:none!important}</style>');
return [...document.querySelectorAll('.Live')].map(live => ({
  name: live.dataset.live, scope: live.className.match(/\\bL(?!ive\\b)[0-9a-z]+/)[0],
  least: Number(live.querySelector('.Range input').min), greatest: Number(live.querySelector('.Range input').max)}));
"""

READY = "const done = arguments[0]; document.fonts.ready.then(() => done(1));"


def breakpoints(page, scope):
    """The widths at which the rules of a preview change, on the browsers' grid."""
    block = re.search(rf"^\.{scope}\{{\n(.*?)^\.Live:has", page, re.M | re.S)
    found = [float(text) for text in re.findall(r"@container \(width>([\d.]+)px\)", block[1])] if block else []
    # A width that is included has its threshold half a step below it; one that is on no grid begins behind itself.
    return sorted({math.ceil(round(width * 128, 2) / 2) / 64 for width in found})


def chosen_widths(preview, page, options):
    """The widths to try in one preview, each reproducible from the seed."""
    generator = random.Random(f"{options.seed} {preview['name']}")
    low, high = preview["least"], preview["greatest"]
    near = [b + step for b in breakpoints(page, preview["scope"]) for step in (-1, -1 / 64, 0, 1 / 64, 1)]
    near = sorted({width for width in near if low <= width <= high})
    free = [generator.randint(int(low * 64), int(high * 64)) / 64 for _ in range(30 if options.full else options.widths // 3)]
    if not options.full:
        near = sorted(generator.sample(near, min(len(near), options.widths - len(free))))
    return sorted({low, high, *near, *free})


def solve(plumb, source, figure, widths):
    """The engine's answers, one a width."""
    answers = []
    for start in range(0, len(widths), 400):
        some = ",".join(repr(width) for width in widths[start:start + 400])
        done = subprocess.run([plumb, "solve", str(source), "--figure", figure, "--live", "--widths", some],
                              capture_output=True, text=True, timeout=600)
        answers += [json.loads(line) for line in done.stdout.splitlines()]
    return answers


def check(tally, where, measured, solved):
    """Compares one width as the browser laid it out with the engine's answer."""
    where = f"{where} {measured['width']}"
    tally.check(abs(measured["used"] - measured["width"]) < 1 / 256, f"{where}: the container is {measured['used']} wide")
    tally.check(not measured["doubles"], f"{where}: paths used twice: {measured['doubles'][:3]}")
    expected = {view["path"]: view for view in solved["views"]}
    tally.check(set(expected) == set(measured["frames"]),
                f"{where}: other views: {sorted(set(expected) ^ set(measured['frames']))[:3]}")
    wrong = []
    for path, box in measured["frames"].items():
        frame = expected[path]["frame"] if path in expected else box
        edges = [frame[0], frame[1], frame[0] + frame[2], frame[1] + frame[3]]
        drawn = [box[0], box[1], box[0] + box[2], box[1] + box[3]]
        error = max(abs(a - b) for a, b in zip(edges, drawn))
        if error > TOLERANCE:
            wrong.append(f"{path} is off by {error * 64:.2f}/64: {box} for {frame}")
    tally.check(not wrong, f"{where}: {len(wrong)} views: {wrong[:2]}")
    wrong = [f"{path}: {measured['lines'].get(path, [])} for {view['lines']}" for path, view in expected.items()
             if view["lines"] is not None and not says(measured["lines"].get(path, []), view["lines"])]
    tally.check(not wrong, f"{where}: {len(wrong)} texts: {wrong[:2]}")


def says(drawn, lines):
    """Whether the lines begin with the same words; the browser draws the ellipsis of the last one itself."""
    lines = [line.rstrip() for line in lines if line.strip()]
    drawn = [line for line in drawn if line.strip()]
    if drawn == lines:
        return True
    return (len(drawn) == len(lines) and drawn[:-1] == lines[:-1] and lines[-1].endswith("…")
            and drawn[-1].startswith(lines[-1][:-1].rstrip()))


def check_page(tally, driver, address, source, page, scale, options, workers):
    text = pathlib.Path(page).read_text()
    driver.get(address)
    driver.execute_async_script(READY)
    counts = collections.Counter()
    jobs = []
    for preview in driver.execute_script(STILL):
        if options.figure and preview["name"] != options.figure:
            continue
        widths = chosen_widths(preview, text, options)
        jobs.append((preview, widths, workers.submit(solve, options.plumb, source, preview["name"], widths)))
    for preview, widths, answers in jobs:
        measured = driver.execute_script(MEASURE, preview["name"], widths)
        solved = answers.result()
        where = f"{page.stem}/{preview['name']} @{scale}"
        tally.check(len(solved) == len(measured), f"{where}: {len(solved)} answers for {len(measured)} widths")
        for at_width, answer in zip(measured, solved):
            check(tally, where, at_width, answer)
        counts["figures"] += 1
        counts["widths"] += len(widths)
    check_console(tally, driver, f"{page.stem} @{scale}")
    return counts


CLICK = """
(async () => {
  const label = document.querySelectorAll('[data-live="%s"] .Presets label')[%d];
  label.scrollIntoView({block: 'center'});
  const box = label.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2, Number(label.control.value)];
})()"""


def check_without_script(tally, address, name):
    """With JavaScript off the devices' names still change the width, and nothing that needs a script is offered."""
    with chromium(1, "light") as driver:
        def ask(expression):
            answer = driver.execute_cdp_cmd("Runtime.evaluate", {
                "expression": expression, "awaitPromise": True, "returnByValue": True})
            return answer["result"].get("value")

        driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        driver.get(address)
        count = ask(f"""document.querySelectorAll('[data-live="{name}"] .Presets label').length""")
        tally.check(bool(count), f"{name} without a script: no names of devices")
        for index in range(count or 0):
            x, y, width = ask(CLICK % (name, index))
            for kind in ("mousePressed", "mouseReleased"):
                driver.execute_cdp_cmd("Input.dispatchMouseEvent", {
                    "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1})
            used = ask(f"""document.querySelector('[data-live="{name}"] .Width').offsetWidth""")
            tally.check(used == width, f"{name} without a script: {used} wide, not {width}")
        shown = ask(f"""[...document.querySelectorAll('[data-live="{name}"] :is(.Range, .Handle)')]
            .filter(part => part.checkVisibility()).length""")
        tally.check(shown == 0, f"{name} without a script: a range or a handle that does nothing")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--site", default="site")
    parser.add_argument("--content", default="content")
    parser.add_argument("--scale", action="append", type=float)
    parser.add_argument("--widths", type=int, default=20)
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--figure")
    parser.add_argument("--page")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    tally, counts = Tally(), collections.Counter()
    content, site = pathlib.Path(options.content), pathlib.Path(options.site)
    pages = [(source, (site / source.relative_to(content)).with_suffix(".html")) for source in sorted(content.rglob("*.md"))]
    with served(site) as (address, failures), concurrent.futures.ThreadPoolExecutor(2) as workers:
        for scale in options.scale or [1]:
            with chromium(scale, "light") as driver:
                for source, page in pages:
                    if page.exists() and (not options.page or page.stem == options.page):
                        place = address + str(page.relative_to(site))
                        counts += check_page(tally, driver, place, source, page, scale, options, workers)
        if not options.page and not options.figure:
            check_without_script(tally, address + "profile.html", "profile")
        tally.check(not failures, f"requests that failed: {failures[:5]}")
    tally.check(counts["figures"] > 0, "no live preview on any page")
    print(f"seed {options.seed}: {counts['figures']} figures, {counts['widths']} widths")
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(1 if tally.failed else 0)


if __name__ == "__main__":
    main()
