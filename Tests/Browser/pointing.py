"""Code and picture answer each other: each line of a layout block shows its views and constraints, each view its lines.

What a line should show is taken from `plumb solve --constraints`, whose rows name the line that each comes from; where it
is drawn, from the boxes of the page's own views.

Usage: pointing.py --plumb PATH [--site site] [--content content] [--every N]
The last line is `N passed, N failed`.
"""
import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from pages import Tally, chromium, served  # noqa: E402  (the module beside this file)

PAGES = ["start", "players-profile", "profile", "music-album", "timeline", "shrinking-avatar", "reference/priorities"]
CODE_AND_FIGURES = """
return [...document.querySelectorAll('.step:has([data-listing]):has(figure[data-figure])')].map(step => {
  const figure = step.querySelector('figure[data-figure]');
  return {listing: step.querySelector('[data-listing]').dataset.listing, figure: figure.dataset.figure,
    width: parseFloat(figure.querySelector('caption').textContent.slice(3)),
    offset: parseFloat((figure.querySelector('caption').textContent.match(/scrolled ([\\d.-]+)/) || [0, 0])[1]),
    rows: [...overlays.of(figure).table.rows].filter(([, view]) => !view.isAbsent).map(([path]) => path),
    lines: [...step.querySelectorAll('[data-listing] .line')].map(line => line.textContent.trimEnd())};
});
"""
# What the figure is told to show as the pointer comes over each line of a listing.
ANSWERS = """
const figure = document.querySelector(`figure[data-figure="${arguments[0]}"]`);
const overlay = overlays.of(figure);
return [...figure.closest('.step').querySelectorAll('[data-listing] .line')].map(line => {
  line.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}));
  const {views = [], constraints = new Map()} = overlay.pointed ?? {};
  const present = (path) => !overlay.table.rows.get(path).isAbsent;
  return {isMarked: line.classList.contains('is-pointed'), views: views.filter(present),
    constraints: [...constraints].filter(([path, items]) => present(path) && items.some(item => !item.isHidden)).map(([path]) => path)};
});
"""
# Which lines each view marks as the pointer comes over it, and whether these are of a listing on the page.
MARKED = """
const figure = document.querySelector(`figure[data-figure="${arguments[0]}"]`);
const overlay = overlays.of(figure);
return Object.fromEntries([...overlay.table.rows.keys()].map(path => {
  overlay.choose(path);
  const lines = [...document.querySelectorAll('.line.is-pointed')].map(line => line.textContent.trim());
  overlay.choose(null);
  return [path, lines];
}));
"""
# What is drawn over a screen, and where its views are.
DRAWN = """
const screen = [...document.querySelectorAll(`figure[data-figure="${arguments[0]}"] .Screen`)].find(screen => screen.checkVisibility());
const box = (element) => { const {x, y, width, height} = element.getBoundingClientRect(); return [x, y, width, height]; };
const views = Object.fromEntries([...screen.querySelectorAll('[data-view]')].filter(view => view.checkVisibility()).map(view => [view.dataset.view, box(view)]));
return {views, marks: [...screen.closest('.Slot').querySelectorAll('.Overlay i')].filter(mark => mark.checkVisibility())
  .map(mark => ({kind: mark.className, text: mark.textContent, box: box(mark)}))};
"""
# The longest that a page is kept busy by the pointer coming over one line after the other, drawn each time.
BUSY = """
const done = arguments[arguments.length - 1];
const lines = [...document.querySelectorAll('.step:has(.Live) [data-listing]')].at(-1).querySelectorAll('.line');
const times = [];
const request = window.requestAnimationFrame;
let index = 0;
function next() {
  if (index === lines.length) { window.requestAnimationFrame = request; return done(times); }
  let spent = 0;
  window.requestAnimationFrame = (action) => request(() => { const start = performance.now(); action(); spent += performance.now() - start; });
  const start = performance.now();
  lines[index++].dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}));
  spent += performance.now() - start;
  request(() => request(() => { times.push(spent); next(); }));
}
next();
"""


def listings(text):
    """Of each layout block, by its listing's name, the lines of the file that it shows."""
    found, inside = {}, None
    for number, line in enumerate(text.splitlines(), 1):
        if inside is None and re.match(r"\s*```layout\b", line):
            mark = "x" if " exercise=" in line else ""
            inside = found[f"{mark}{sum(name.startswith('x') == bool(mark) for name in found)}"] = []
        elif inside is not None and line.strip() == "```":
            inside = None
        elif inside is not None and not re.match(r"\s*expect\b", line):
            inside.append(number)
    return found


def solved(plumb, path, step):
    """By line of the file: the views it declares, and the views whose constraints it writes."""
    answer = subprocess.run([plumb, "solve", path, "--figure", step["figure"], "--width", str(step["width"]), "--scroll",
                             str(step["offset"]), "--constraints"], capture_output=True, text=True, check=True)
    views, constraints = collections.defaultdict(set), collections.defaultdict(set)
    for system in json.loads(answer.stdout)["systems"]:
        for row in system["constraints"]:
            if "source" not in row:
                continue
            file, line, _ = row["source"].rsplit(":", 2)
            if file != path:
                continue
            names = {re.sub(r"\.(margins|safeArea|readable|content|frame)$", "", term.rsplit(".", 1)[0]) for term, _ in row["terms"]}
            if row.get("identifier") == "UIView-nonnegative-size":
                views[int(line)] |= names & set(step["rows"])
            elif "identifier" not in row:
                constraints[int(line)] |= names & set(step["rows"])
    return views, constraints


def check_lines(tally, driver, plumb, path, page):
    shown = listings(pathlib.Path(path).read_text())
    answered = 0
    for step in driver.execute_script(CODE_AND_FIGURES):
        where = f"{page}, {step['figure']}"
        views, constraints = solved(plumb, path, step)
        lines = shown[step["listing"]]
        answers = driver.execute_script(ANSWERS, step["figure"])
        if not tally.check_equal(len(answers), len(lines), f"{where}: lines of the listing and of the file"):
            continue
        for line, text, answer in zip(lines, step["lines"], answers):
            place = f"{where}, line {line} `{text.strip()}`"
            if views[line]:
                tally.check_equal(set(answer["views"]) & views[line], views[line], f"{place}: views")
            if constraints[line] and not views[line]:
                # A constraint is shown at the view whose block it stands in, which is one of those that it names.
                tally.check(answer["constraints"] and set(answer["constraints"]) <= constraints[line],
                            f"{place}: constraints of {answer['constraints']}, among {sorted(constraints[line])}")
            if not text.strip():
                tally.check(not answer["isMarked"], f"{place}: an empty line shows nothing")
            answered += answer["isMarked"]
        marked = driver.execute_script(MARKED, step["figure"])
        declared = {view: line for line, found in views.items() for view in found}
        known = {number: text for listing, numbers in shown.items() for number, text in
                 zip(numbers, driver.execute_script("return [...(document.querySelector(`[data-listing=\"${arguments[0]}\"]`)"
                                                    "?.children ?? [])].map(line => line.textContent.trim())", listing))}
        for view, line in declared.items():
            if line in known:
                tally.check(known[line] in marked[view], f"{where}: {view} marks {marked[view]}, not `{known[line]}`")
    tally.check(answered > 5, f"{page}: {answered} lines answer")


def near(a, b):
    return all(abs(x - y) < 1.1 for x, y in zip(a, b))


def move_to_line(driver, figure, text):
    line = driver.execute_script(
        "return [...document.querySelector(`figure[data-figure=\"${arguments[0]}\"]`).closest('.step')"
        ".querySelectorAll('[data-listing] .line')].find(line => line.textContent.includes(arguments[1]))", figure, text)
    driver.execute_script("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", line)
    ActionChains(driver).move_to_element(line).move_by_offset(1, 0).pause(0.25).perform()


def check_drawing(tally, driver, address):
    """The outline stands where the view stands: at other widths, and as the picture is scrolled."""
    driver.get(address + "timeline.html?news=off")
    figure = driver.execute_script("return [...document.querySelectorAll('.step:has([data-listing]) figure[data-figure]:has(.Live)')].at(-1).dataset.figure")
    texts = driver.execute_script(
        "return [...document.querySelector(`figure[data-figure=\"${arguments[0]}\"]`).closest('.step')"
        ".querySelectorAll('[data-listing] .line')].map(line => line.textContent.trim()).filter(Boolean)", figure)
    for text in texts[:6]:
        move_to_line(driver, figure, text)
        for width in (None, 340, 411):
            if width:
                driver.execute_script(
                    "const range = document.querySelector(`figure[data-figure=\"${arguments[0]}\"] .Live [type=range]`);"
                    "range.value = arguments[1]; range.dispatchEvent(new Event('input', {bubbles: true}))", figure, width)
                driver.execute_async_script("const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))")
            drawn = driver.execute_script(DRAWN, figure)
            outlines = [mark for mark in drawn["marks"] if mark["kind"].startswith("Chosen")]
            tally.check(outlines, f"`{text}` at {width}: nothing is outlined")
            for mark in outlines:
                tally.check(any(near(mark["box"], box) for box in drawn["views"].values()),
                            f"`{text}` at {width}: {mark} is no view's box")
    ActionChains(driver).move_by_offset(0, 0).move_to_element(driver.find_element("css selector", "h1")).pause(0.2).perform()
    tally.check_equal(driver.execute_script(DRAWN, figure)["marks"], [], "away from the code nothing is drawn")


def check_words(tally, driver, address):
    driver.get(address + "profile.html?news=off")
    word = driver.execute_script("return [...document.querySelectorAll('code.Names')].find(code => code.textContent === 'scroll.content')")
    driver.execute_script("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", word)
    ActionChains(driver).move_to_element(word).pause(0.2).perform()
    views = driver.execute_script("return overlays.figures.map(figure => figure.pointed?.views ?? []).flat()")
    tally.check(views and all(view.endswith("/content") for view in views), f"`scroll.content` shows {views}")
    # A click keeps it while the pointer goes elsewhere, a second one lets it go.
    ActionChains(driver).click(word).move_to_element(driver.find_element("css selector", ".masthead, header")).pause(0.1).perform()
    tally.check(driver.execute_script("return overlays.figures.some(figure => figure.pointed)"), "a click keeps what it shows")
    ActionChains(driver).move_to_element(word).click().pause(0.1).perform()
    tally.check(not driver.execute_script("return overlays.figures.some(figure => figure.pointed)"), "a second click lets it go")


def check_keyboard(tally, driver, address):
    driver.get(address + "players-profile.html?news=off")
    driver.execute_script("document.querySelector('.step:has(.Live) .listing pre').focus()")
    focused = lambda: driver.execute_script("return document.activeElement.textContent.trim()")  # noqa: E731
    keys = lambda *names: ActionChains(driver).send_keys(*names).pause(0.15).perform()  # noqa: E731
    keys(Keys.ENTER)
    tally.check_equal(focused(), "component TitledValue(item): VStack {", "Enter leads to the first line")
    said = driver.execute_script("return document.querySelector('p[aria-live]').textContent")
    tally.check(said.startswith("matches"), f"a line says what it shows: {said}")
    keys(Keys.ARROW_DOWN)
    tally.check_equal(focused(), "spacing = 16", "the arrow leads to the next line")
    for _ in range(4):
        keys(Keys.ARROW_DOWN)
    tally.check_equal(focused(), "Label title {", "empty lines are passed over")
    views = driver.execute_script("return overlays.figures.map(figure => figure.pointed?.views ?? []).flat()")
    tally.check_equal(views, ["OneValue/matches/title"], "what has the focus is shown")
    keys(Keys.ESCAPE)
    tally.check(driver.execute_script("return document.activeElement.matches('pre')"), "Escape leads back to the listing")
    tally.check(not driver.execute_script("return overlays.figures.some(figure => figure.pointed)"), "Escape ends it")


def check_speed(tally, driver, address):
    # Other suites run beside this one: of three visits each line counts with its shortest time.
    driver.set_script_timeout(60)
    visits = []
    for _ in range(3):
        driver.get(address + "shrinking-avatar.html?news=off")
        visits.append(driver.execute_async_script(BUSY))
    times = sorted(map(min, zip(*visits)))
    tally.check(times[-1] < 8, f"the longest of {len(times)} steps takes {times[-1]:.1f} ms")
    print(f"{len(times)} lines of the avatar's last step: median {times[len(times) // 2]:.1f} ms, longest {times[-1]:.1f} ms")


class EqualTally(Tally):
    def check_equal(self, found, wanted, message):
        self.check(found == wanted, f"{message}: {found}, not {wanted}")
        return found == wanted


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--site", default="site")
    parser.add_argument("--content", default="content")
    parser.add_argument("--every", type=int, default=1, help="points at the lines of each Nth page")
    options = parser.parse_args()
    tally = EqualTally()
    with served(options.site) as (address, failures), chromium(1, "light") as driver:
        for page in PAGES[::options.every]:
            driver.get(f"{address}{page}.html")
            check_lines(tally, driver, options.plumb, f"{options.content}/{page}.md", page)
        check_drawing(tally, driver, address)
        check_words(tally, driver, address)
        check_keyboard(tally, driver, address)
        check_speed(tally, driver, address)
        tally.check(not failures, f"requests that failed: {failures}")
        messages = [entry["message"] for entry in driver.get_log("browser")]
        tally.check(not messages, f"messages of the browser: {messages}")
    print(f"{tally.passed} passed, {tally.failed} failed")
    return tally.failed > 0


if __name__ == "__main__":
    sys.exit(main())
