"""Every live preview in a browser, from width to width: each view and each line as `plumb solve --live` has them there.

Usage: live.py --plumb PATH [--browser chromium] [--site site] [--content content] [--scale 1 …] [--widths 20] [--full]
    [--figure NAME] [--page NAME] [--seed 1]
For each figure it takes random widths of the browser's grid, and about each breakpoint B the widths B - 1, B, B + 1 and
those one step of the grid below and above B: of all these as many as --widths says, with --full every one.
The last line is `N passed, N failed`.
"""
import argparse
import concurrent.futures
import contextlib
import fractions
import json
import math
import pathlib
import random
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from firefox import firefox  # noqa: E402
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
  live.style.setProperty('--width', width + 1e-4); // which no grid can show
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
document.head.insertAdjacentHTML('beforeend', '<style>.Live .Width,.Transformed{transform:none!important}</style>');
// Firefox lays out what is closed, and calls it invisible.
for (const details of document.querySelectorAll('.solution')) details.open = true;
// Those that begin scrolled are scrolled to their rest.
for (const start of document.querySelectorAll('.Start')) {
  const scroller = start.closest('.Scroller');
  start.remove();
  scroller.scrollTop = scroller.firstElementChild.offsetTop;
}
return [...document.querySelectorAll('.Live')].map(live => ({
  name: live.dataset.live, classes: [...new Set([...live.querySelectorAll('.Screen, .Screen *')].flatMap(element => [...element.classList]))],
  least: Number(live.querySelector('.Range input').min), greatest: Number(live.querySelector('.Range input').max)}));
"""

READY = "const done = arguments[0]; document.fonts.ready.then(() => done(1));"


def grid(browser, scale):
    """How many different widths to a point a browser has: Firefox 60; Chromium those of 64 that are 64ths of its own
    pixels too."""
    return 60 if browser == "firefox" else 64 // fractions.Fraction(scale).denominator


def breakpoints(page, classes, steps):
    """The widths at which the rules of a preview with these classes change, on a grid of so many steps to a point."""
    blocks = re.findall(r"^@container \(width>([\d.]+)px\)\{\n(.*?)^\}", page, re.M | re.S)
    found = [float(text) for text, rules in blocks if classes & set(re.findall(r"\.(\w+)(?=[,{])", rules))]
    # A width that is included has its threshold half a 64th below it; one that is on no grid begins behind itself.
    return sorted({math.ceil(math.ceil(round(width * 128, 2) / 2) / 64 * steps) / steps for width in found})


def chosen_widths(preview, page, steps, options):
    """The widths to try in one preview, each reproducible from the seed."""
    generator = random.Random(f"{options.seed} {preview['name']}")
    low, high = preview["least"], preview["greatest"]
    near = [b + step for b in breakpoints(page, set(preview["classes"]), steps) for step in (-1, -1 / steps, 0, 1 / steps, 1)]
    near = sorted({width for width in near if low <= width <= high})
    count = 30 if options.full else options.widths // 3
    free = [generator.randint(int(low * steps), int(high * steps)) / steps for _ in range(count)]
    if not options.full:
        near = sorted(generator.sample(near, min(len(near), options.widths - len(free))))
    return sorted({low, high, *near, *free})


def asked(width):
    """The width to ask the engine for: a breakpoint that is no 64th begins behind itself, where no float noise decides, and
    Firefox has widths, thirds among them, that are one to the last digit."""
    return width if float(width * 64).is_integer() else width - 1e-9


def solve(plumb, source, figure, widths):
    """The engine's answers, one a width."""
    answers = []
    for start in range(0, len(widths), 400):
        some = ",".join(repr(asked(width)) for width in widths[start:start + 400])
        done = subprocess.run([plumb, "solve", str(source), "--figure", figure, "--live", "--widths", some],
                              capture_output=True, text=True, timeout=600)
        answers += [json.loads(line) for line in done.stdout.splitlines()]
    return answers


class Account:
    """What has been compared, and the greatest error of an edge in 64ths of a pixel."""

    def __init__(self):
        self.figures = self.widths = self.views = self.lines = 0
        self.worst = (0, "")

    def note(self, error, where):
        self.views += 1
        self.worst = max(self.worst, (error * 64, where))

    def __str__(self):
        return (f"{self.figures} figures, {self.widths} widths, {self.views} views, {self.lines} texts, "
                f"at most {self.worst[0]:.2f}/64 px off ({self.worst[1]})")


class Browser:
    """An open browser and what was compared in it."""

    def __init__(self, kind, scale, stack):
        self.name, self.grid, self.account = f"{kind} @{scale:g}", grid(kind, scale), Account()
        self.driver = stack.enter_context(chromium(scale, "light") if kind == "chromium" else firefox(scale))


def check(tally, account, where, measured, solved):
    """Compares one width as the browser laid it out with the engine's answer."""
    where = f"{where} {measured['width']}"
    tally.check(abs(measured["used"] - measured["width"]) < 1 / 100, f"{where}: the container is {measured['used']} wide")
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
        account.note(error, f"{where} {path}")
        if error > TOLERANCE:
            wrong.append(f"{path} is off by {error * 64:.2f}/64: {box} for {frame}")
    tally.check(not wrong, f"{where}: {len(wrong)} views: {wrong[:2]}")
    texts = {path: view["lines"] for path, view in expected.items() if view["lines"] is not None}
    account.lines += len(texts)
    wrong = [f"{path}: {measured['lines'].get(path, [])} for {lines}" for path, lines in texts.items()
             if not says(measured["lines"].get(path, []), lines)]
    tally.check(not wrong, f"{where}: {len(wrong)} texts: {wrong[:2]}")


def says(drawn, lines):
    """Whether the lines begin with the same words; the browser draws the ellipsis of the last one itself."""
    lines = [line.rstrip() for line in lines if line.strip()]
    drawn = [line for line in drawn if line.strip()]
    if drawn == lines:
        return True
    return (len(drawn) == len(lines) and drawn[:-1] == lines[:-1] and lines[-1].endswith("…")
            and drawn[-1].startswith(lines[-1][:-1].rstrip()))


def check_page(tally, browsers, address, source, page, options, workers):
    """Each figure of a page is solved once for all browsers of one grid, and measured in each."""
    text = pathlib.Path(page).read_text()
    for browser in browsers:
        browser.driver.get(address)
        browser.driver.execute_async_script(READY)
        previews = browser.driver.execute_script(STILL)
    for preview in previews:
        if options.figure and preview["name"] != options.figure:
            continue
        jobs = {}
        for browser in browsers:
            if browser.grid not in jobs:
                widths = chosen_widths(preview, text, browser.grid, options)
                jobs[browser.grid] = widths, workers.submit(solve, options.plumb, source, preview["name"], widths)
        for browser in browsers:
            widths, answers = jobs[browser.grid]
            check_figure(tally, browser, f"{page.stem}/{preview['name']} {browser.name}", preview["name"], widths, answers)
    for browser in browsers:
        check_console(tally, browser.driver, f"{page.stem} {browser.name}")


def check_figure(tally, browser, where, name, widths, answers):
    measured = [answer for start in range(0, len(widths), 40)  # so that no script runs into its time limit
                for answer in browser.driver.execute_script(MEASURE, name, widths[start:start + 40])]
    solved = answers.result()
    tally.check(len(solved) == len(measured), f"{where}: {len(solved)} answers for {len(measured)} widths")
    for at_width, answer in zip(measured, solved):
        check(tally, browser.account, where, at_width, answer)
    browser.account.figures += 1
    browser.account.widths += len(widths)


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


# Of each row with a text at its margin and a symbol at its end, how far both are from its edges; pixels.
ROWS = """
const [width] = arguments, found = [];
for (const input of document.querySelectorAll('figure input[type=range]')) {
  input.value = width;
  input.dispatchEvent(new Event('input', {bubbles: true}));
}
for (const row of document.querySelectorAll('.Live [data-view]')) {
  const [text, end] = [[...row.children].find(view => view.dataset.view?.endsWith('/textLabel')), row.querySelector(':scope > .Symbol')];
  if (!text || !end || !row.checkVisibility()) continue;
  const [box, start, mark] = [row, text, end].map(part => part.getBoundingClientRect());
  if (box.width && start.left - box.left < 24) found.push([row.dataset.view, start.left - box.left, box.right - mark.right]);
}
return found;
"""


def check_rows(tally, address):
    """Arrows and checkmarks of rows keep to the margin of the texts, which steps where the table gets wide."""
    with chromium(1, "light") as driver:
        for page in ("reference/lists.html", "settings-list.html"):
            driver.get(address + page)
            for width in (375, 392, 393, 394, 430, 600):
                rows = driver.execute_script(ROWS, width)
                tally.check(len(rows) > 2, f"{page} at {width} has {len(rows)} rows with accessories")
                for view, before, behind in rows:
                    tally.check(abs(before - behind) < 0.5, f"{page}, {view} at {width}: {before} before its text, {behind} behind its end")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--site", default="site")
    parser.add_argument("--content", default="content")
    parser.add_argument("--browser", action="append", choices=["chromium", "firefox"])
    parser.add_argument("--scale", action="append", type=float)
    parser.add_argument("--widths", type=int, default=20)
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--figure")
    parser.add_argument("--page")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=1, help="one of so many pages")
    options = parser.parse_args()
    tally = Tally()
    content, site = pathlib.Path(options.content), pathlib.Path(options.site)
    pages = [(source, (site / source.relative_to(content)).with_suffix(".html")) for source in sorted(content.rglob("*.md"))]
    pages = [page for number, page in enumerate(pages) if number % options.every == options.seed % options.every]
    with contextlib.ExitStack() as stack:
        address, failures = stack.enter_context(served(site))
        workers = stack.enter_context(concurrent.futures.ThreadPoolExecutor(2))
        browsers = [Browser(kind, scale, stack) for kind in options.browser or ["chromium"] for scale in options.scale or [1]]
        for source, page in pages:
            if page.exists() and (not options.page or page.stem == options.page):
                place = address + str(page.relative_to(site))
                check_page(tally, browsers, place, source, page, options, workers)
        if not options.page and not options.figure:
            check_without_script(tally, address + "profile.html", "profile")
            check_rows(tally, address)
        tally.check(not failures, f"requests that failed: {failures[:5]}")
    tally.check(all(browser.account.figures > 0 for browser in browsers), "no live preview on any page")
    for browser in browsers:
        print(f"{browser.name}, seed {options.seed}: {browser.account}")
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(1 if tally.failed else 0)


if __name__ == "__main__":
    main()
