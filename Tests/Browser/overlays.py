"""What is drawn over figures, and figures in words, in Chromium: by pointer, by keyboard, and without a script.

Usage: overlays.py --plumb PATH [--site site] [--content content]
The last line is `N passed, N failed`.
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from pages import Tally, check_console, chromium, served  # noqa: E402  (the module beside this file)

PAGE, FIGURE = "timeline", "timeline"
AVATAR = "Timeline/list/row[0]/avatar"

HELPERS = """
const figure = document.querySelector(`figure[data-figure="${arguments[0]}"]`);
const view = path => [...figure.querySelectorAll(`[data-view="${CSS.escape(path)}"]`)].find(v => v.checkVisibility());
const marks = kind => [...figure.querySelectorAll(`.Overlay .${kind}`)].filter(mark => mark.checkVisibility());
const corners = box => [box.left, box.top, box.right, box.bottom];
const toggle = value => figure.querySelector(`.Tools [value="${value}"]`).click();
"""


class Figure:
    """One figure of an open page."""

    def __init__(self, driver, name):
        self.driver, self.name = driver, name
        driver.set_script_timeout(20)

    def ask(self, script, *arguments):
        """What the part behind `---` returns, two frames after the part before it has run."""
        return self.driver.execute_async_script(
            HELPERS + "const done = arguments[arguments.length - 1];" + script.split("---")[0]
            + "const answer = () => {" + script.split("---")[-1] + "};"
            + "requestAnimationFrame(() => requestAnimationFrame(() => {"
            + "try { done(answer()) } catch (error) { done(String(error)) } }));", self.name, *arguments)

    def point(self, path, value):
        return self.ask(f"view(arguments[1]).dispatchEvent(new PointerEvent('pointerover', {{bubbles: true}}));"
                        f"---return {value}", path)


def check_words(tally, figure, solved):
    """The table has every view with the engine's frame."""
    rows = figure.ask("---return [...figure.querySelectorAll('.Twin tr[data-of]')].map(row => "
                      "[row.dataset.of, ...[...row.querySelectorAll('td')].slice(0, 4).map(cell => +cell.textContent)])")
    expected = {view["path"]: view["frame"] for view in solved["views"]}
    tally.check([row[0] for row in rows] != [] and {row[0] for row in rows} == set(expected), "not the engine's views")
    for path, *frame in rows:
        close = all(abs(a - b) <= 0.005001 for a, b in zip(frame, expected.get(path, [1e9] * 4)))
        tally.check(close, f"{path}: {frame} in words, {expected.get(path)} by the engine")
    described = figure.ask("---const by = figure.querySelector('[aria-describedby]').getAttribute('aria-describedby');"
                           "return document.getElementById(by).querySelector('table') !== null")
    tally.check(described, "the figure is not described by its table")


def check_overlays(tally, figure):
    """Nothing is drawn before it is asked for; then it lies where the view lies."""
    tally.check(figure.point(AVATAR, "marks('Chosen').length") == 0, "constraints are drawn unasked")
    figure.ask("toggle('constraints');---return 0")
    figure.ask("view(arguments[1]).parentElement.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));"
               "---return 0", AVATAR)
    chosen, own = figure.point(
        AVATAR, "[corners(marks('Chosen')[0].getBoundingClientRect()), "
        "corners(view(arguments[1]).getBoundingClientRect())]")
    off = max(abs(a - b) for a, b in zip(chosen, own))
    tally.check(off < 1, f"the chosen view is marked {off} px beside itself")
    texts = figure.ask("---return marks('Measure').map(mark => mark.textContent)")
    tally.check("60" in texts, f"no measure of 60 among {texts}")
    figure.ask("toggle('constraints'); toggle('spacing');---return 0")
    gaps = figure.ask("---return marks('Spacer').map(mark => mark.textContent)")
    tally.check(len(gaps) > 0 and all(re.fullmatch(r"\d+(\.\d+)?", gap) for gap in gaps), f"spacers say {gaps[:5]}")
    figure.ask("toggle('spacing'); toggle('names');---return 0")
    names = figure.ask("---return marks('Tag').map(mark => mark.textContent)")
    tally.check("avatar" in names, f"no name of the avatar among {names[:5]}")
    figure.ask("toggle('names'); toggle('margins');---return 0")
    tally.check(figure.ask("---return marks('Guide').length") > 0, "no margins are drawn")
    figure.ask("toggle('margins');---return 0")
    tally.check(figure.ask("---return marks('Guide').length") == 0, "margins stay drawn")


def check_keyboard(tally, figure):
    """Every view of the table can be reached and chosen by the keyboard alone."""
    figure.ask("figure.querySelector('.Twin details').open = true;---return 0")
    count, views = figure.ask("---return [figure.querySelectorAll('.Twin th > button').length, "
                              "figure.querySelectorAll('.Twin tr[data-of]').length]")
    tally.check(count == views > 0, f"{count} buttons for {views} views")
    chosen = figure.ask("figure.querySelectorAll('.Twin th > button')[1].focus();"
                        "---return figure.querySelector('.Twin .is-chosen').dataset.of")
    tally.check(chosen == "Timeline/list", f"the keyboard chooses {chosen}")


def check_without_script(tally, driver, place):
    """Without a script only what needs none is offered."""
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    driver.get(place)
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})
    offered = driver.execute_script("return [...document.querySelectorAll('.Tools label')]"
                                    ".filter(label => label.checkVisibility()).map(label => label.textContent)")
    tally.check(offered != [] and set(offered) == {"Layers"}, f"without a script the switches {set(offered)} show")
    depth = driver.execute_script("""
        const figure = document.querySelector('figure:has(.Tools)');
        figure.querySelector('.Tools [value="layers"]').checked = true;
        return getComputedStyle(figure.querySelector('.Screen [data-view]')).transformStyle""")
    tally.check(depth == "preserve-3d", "the layers need a script")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--site", default="site")
    parser.add_argument("--content", default="content")
    options = parser.parse_args()
    tally = Tally()
    answer = subprocess.run([options.plumb, "solve", f"{options.content}/{PAGE}.md", "--figure", FIGURE, "--width", "390"],
                            capture_output=True, text=True, check=True)
    with served(options.site) as (address, failures), chromium(1, "light") as driver:
        place = f"{address}{PAGE}.html"
        driver.get(place)
        figure = Figure(driver, FIGURE)
        check_words(tally, figure, json.loads(answer.stdout))
        check_overlays(tally, figure)
        check_keyboard(tally, figure)
        check_console(tally, driver, PAGE)
        check_without_script(tally, driver, place)
        tally.check(not failures, f"requests that failed: {failures[:5]}")
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(1 if tally.failed else 0)


if __name__ == "__main__":
    main()
