"""Finding one's way on a lesson's page in Chromium: the contents are in sight, headings are links, the menu closes, and each page
has few tab stops while every control can be reached by the keyboard.

Usage: reading.py [--site site] [--every 1]
The last line is `N passed, N failed`.
"""
import argparse
import pathlib
import sys

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import published  # noqa: E402  (the module beside this file)
from pages import Tally, check_console, chromium, served  # noqa: E402  (the module beside this file)

MOST_STOPS = 60
PAGE = "profile.html"


def resize(driver, width, height=900):
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                           {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})


def press(driver, *keys):
    ActionChains(driver).send_keys(*keys).perform()


CONTENTS = """
const shown = [...document.querySelectorAll('.contents-nav, .menu summary')].filter(element => element.checkVisibility());
return [shown.length, document.documentElement.scrollWidth <= innerWidth];
"""
OVERLAP = """
const lessons = document.querySelector('.course-nav').getBoundingClientRect();
const sections = document.querySelector('.contents-nav').getBoundingClientRect();
const text = document.querySelector('main').getBoundingClientRect();
return [sections.top >= 0 && sections.top < innerHeight, sections.left >= text.right || sections.right <= text.left,
  sections.left >= lessons.right || sections.top >= lessons.bottom];
"""


def check_contents(tally, driver, address):
    """The contents are there at every width, in sight, beside the text and clear of the lessons."""
    for width in (360, 768, 1099, 1100, 1280, 1343, 1344, 1920):
        resize(driver, width)
        driver.get(address)
        shown, fits = driver.execute_script(CONTENTS)
        tally.check(shown == 1, f"the contents are offered {shown} times at {width}")
        tally.check(fits, f"the page scrolls sideways at {width}")
        if width < 1100:
            continue
        driver.execute_script("document.querySelectorAll('.prose > h2')[2].scrollIntoView({behavior: 'instant'})")
        in_sight, beside, clear = driver.execute_script(OVERLAP)
        tally.check(in_sight, f"the contents are out of sight at {width}")
        tally.check(beside and clear, f"the contents lie over something else at {width}")


WORDS = """
const done = arguments[0];
const all = [...document.querySelectorAll('.TextAlternative details')].filter(details => details.checkVisibility());
for (const details of all) details.open = true;
const shown = () => all.map(details => details.querySelector('table')).filter(table => table.checkVisibility({contentVisibilityAuto: true}));
const lists = () => shown().flatMap(table => [...table.querySelectorAll('ul')]).filter(list => list.checkVisibility());
// What holds a view is written once its figure is near the window.
all[0].scrollIntoView({block: 'start', behavior: 'instant'});
const start = performance.now();
(function measure() {
  if (!lists().length && performance.now() - start < 10000) return requestAnimationFrame(measure);
  const cut = shown().filter(table => table.parentElement.scrollWidth > table.parentElement.clientWidth);
  const outside = lists().filter(list => {
    const [box, row] = [list.getBoundingClientRect(), list.closest('tr').getBoundingClientRect()];
    return box.left < row.left || box.right > row.right + 1 || box.bottom > row.bottom + 1;
  });
  done([shown().length, cut.length, lists().length, outside.length]);
})();
"""


def check_words(tally, driver, address):
    """A figure in words is read without scrolling sideways on a phone and beside the code, and no constraint leaves its view's row."""
    for width in (320, 360, 768, 1000, 1100, 1280):
        resize(driver, width)
        driver.get(address)
        tables, cut, lists, outside = driver.execute_async_script(WORDS)
        tally.check(tables > 0 and lists > 0, f"{tables} figures in words with {lists} lists of constraints are there at {width}")
        tally.check(cut == 0, f"{cut} of {tables} figures in words scroll sideways at {width}")
        tally.check(outside == 0, f"{outside} of {lists} lists of constraints leave their rows at {width}")


PRESENT = """
const done = arguments[0];
requestAnimationFrame(() => requestAnimationFrame(() => done(
  [...document.querySelectorAll('.contents-nav [aria-current], .menu-panel a[href^="#"][aria-current]')].map(link => decodeURIComponent(link.hash.slice(1))))));
"""


def check_present_section(tally, driver, address):
    """The section that is read is marked in every list of sections, above the first one none is, and at the end the last."""
    resize(driver, 1440)
    driver.get(address)
    tally.check(driver.execute_async_script(PRESENT) == [], "a section is marked before the first")
    names = driver.execute_script("return [...document.querySelectorAll('.prose :is(h2, h3)[id]')].map(heading => heading.id)")
    for name in names[:-1]:
        driver.execute_script("document.getElementById(arguments[0]).scrollIntoView({behavior: 'instant'})", name)
        marked = driver.execute_async_script(PRESENT)
        tally.check(marked == [name, name], f"in the section {name} marked are {marked}")
    driver.execute_script("scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'})")
    marked = driver.execute_async_script(PRESENT)
    tally.check(set(marked) == {names[-1]}, f"at the end marked are {marked}")


def check_menu(tally, driver, address):
    """On a phone the menu closes once a section is chosen, and by Escape."""
    resize(driver, 360, 740)
    driver.get(address)
    driver.execute_script("document.querySelector('.menu').open = true; document.querySelector('.menu a[href^=\"#\"]').click()")
    tally.check(not driver.execute_script("return document.querySelector('.menu').open"), "the menu stays over the section")
    driver.execute_script("document.querySelector('.menu').open = true; document.querySelector('.menu a').focus()")
    press(driver, Keys.ESCAPE)
    tally.check(driver.execute_script("return !document.querySelector('.menu').open && document.activeElement.matches('.menu summary')"),
                "Escape leaves the menu open")
    # A chapter is not the menu: its arrow points along the line where it is closed and down where it is open, and it begins where
    # the heading of the sections does.
    wrong = driver.execute_script("""
        const menu = document.querySelector('.menu');
        menu.open = true;
        const edge = (element) => element.getBoundingClientRect().left + parseFloat(getComputedStyle(element).paddingLeft);
        const title = edge(menu.querySelector('.nav-title'));
        const angle = ({a, b}) => Math.round(Math.atan2(b, a) * 180 / Math.PI);
        const arrow = (summary) => angle(new DOMMatrix(getComputedStyle(summary, '::after').transform));
        return [...menu.querySelectorAll('.chapter:not([style]) > summary')].map((summary) => [
          summary.textContent, edge(summary) - title, arrow(summary), summary.parentElement.open ? 45 : -45])
          .filter(([, shift, is, shall]) => Math.abs(shift) > 1 || is !== shall)""")
    tally.check(not wrong, f"chapters in the menu: {wrong}")


def check_permalinks(tally, driver, address):
    """Each heading leads to itself, without a tab stop and without a word in its name."""
    driver.get(address)
    wrong = driver.execute_script("""
        return [...document.querySelectorAll('.prose > :is(h2, h3, h4)[id]')].filter(heading => {
          const link = heading.querySelector('.permalink');
          return !link || decodeURIComponent(link.hash.slice(1)) !== heading.id || link.tabIndex !== -1 || link.textContent !== '';
        }).map(heading => heading.id)""")
    tally.check(wrong == [], f"headings that do not lead to themselves: {wrong}")
    tally.check(driver.execute_script("return document.querySelectorAll('.permalink').length") > 2, "no heading leads to itself")


def stops(driver):
    """How often Tab is pressed until the focus has been everywhere."""
    for count in range(MOST_STOPS + 40):
        press(driver, Keys.TAB)
        if driver.execute_script("return document.activeElement === document.body"):
            return count
    return MOST_STOPS + 40


def check_stops(tally, driver, root, site, every):
    resize(driver, 1280)
    pages = [page for page in published.pages(site) if "data-figure=" in page.read_text()]
    tally.check(len(pages) > 5, f"{len(pages)} pages with figures")
    for page in pages[::every]:
        path = str(page.relative_to(site))
        driver.get(root + path)
        count = stops(driver)
        tally.check(0 < count <= MOST_STOPS, f"{path} has {count} tab stops")


CONTROLS = """
const figure = document.querySelector('figure:has(.Scrolls)');
const isShown = element => element.checkVisibility() && !element.closest('.TextAlternative table');
return [...figure.querySelectorAll('input:not([type=radio]), button.change, button.LifeSize, summary, .Live .Scrolls')].filter(isShown).length;
"""
HERE = "const at = document.activeElement; return [at.tagName, at.type || at.className, at.value || ''].join(' ')"
KEEPS = "return document.activeElement.matches('.Scrolls')"
REACHED = """
const figure = document.querySelector('figure:has(.Scrolls)');
globalThis.reached ??= new Set();
if (figure.contains(document.activeElement) && !document.activeElement.matches('[type=radio]')) reached.add(document.activeElement);
return reached.size;
"""


def check_arrows(tally, driver, address):
    """The arrows lead to every control of a figure and round again; Tab comes back to where it left."""
    driver.get(address)
    count = driver.execute_script(CONTROLS)
    driver.execute_script("document.querySelector('figure:has(.Scrolls) .Range input').focus()")
    for _ in range(count + 6):
        reached = driver.execute_script(REACHED)
        press(driver, Keys.ARROW_RIGHT if driver.execute_script(KEEPS) else Keys.ARROW_DOWN)
    tally.check(reached == count > 5, f"the arrows reach {reached} of {count} controls")
    driver.execute_script("document.querySelector('figure:has(.Scrolls) [value=names]').focus()")
    press(driver, Keys.TAB)
    ActionChains(driver).key_down(Keys.SHIFT).send_keys(Keys.TAB).key_up(Keys.SHIFT).perform()
    here = driver.execute_script(HERE)
    tally.check(here == "INPUT checkbox names", f"Tab comes back to {here}")


VERDICTS = """
const one = document.querySelectorAll('.prediction')[arguments[0]];
const right = one.querySelector('.verdict.is-right');
return {shown: [...one.querySelectorAll('.verdict')].map(verdict => verdict.checkVisibility()),
  right: [...one.querySelectorAll('.verdict')].indexOf(right), said: one.querySelector('[role=status]').textContent,
  isOpen: one.querySelector('details').open, chosen: [...one.querySelectorAll('input')].findIndex(input => input.checked),
  asked: Number(right.dataset.width),
  width: Number(document.querySelector(`figure[data-figure="${right.dataset.figure}"] .Range input`)?.value ?? right.dataset.width)};
"""


def check_predictions(tally, driver, root, site):
    """A wrong choice shows its own verdict, the right one opens the answer, and a reload remembers it: on every third page."""
    count = 0
    for page in published.pages(site)[::3]:
        path = str(page.relative_to(site))
        for number in range(page.read_text().count('class="callout prediction"')):
            driver.get(root + path)
            choices = driver.find_elements("css selector", ".prediction")[number].find_elements("css selector", "input")
            before = driver.execute_script(VERDICTS, number)
            tally.check(not any(before["shown"]) and not before["isOpen"], f"{path}: the answer is given away")
            wrong = (before["right"] + 1) % len(choices)
            driver.execute_script("arguments[0].click()", choices[wrong])
            state = driver.execute_script(VERDICTS, number)
            tally.check(state["shown"].count(True) == 1 and state["shown"][wrong] and not state["isOpen"] and state["said"],
                        f"{path}: a wrong choice: {state}")
            tally.check(state["width"] == state["asked"], f"{path}: the figure is at {state['width']}, not {state['asked']}")
            driver.execute_script("arguments[0].click()", choices[before["right"]])
            state = driver.execute_script(VERDICTS, number)
            tally.check(all(state["shown"]) and state["isOpen"], f"{path}: the right choice: {state}")
            driver.refresh()
            chosen = driver.execute_script(VERDICTS, number)["chosen"]
            tally.check(chosen == before["right"], f"{path}: {chosen} is remembered, not {before['right']}")
            count += 1
    tally.check(count > 0, "no page asks for a prediction")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--site", default="site")
    parser.add_argument("--every", type=int, default=1, help="counts the tab stops of each Nth page")
    options = parser.parse_args()
    tally = Tally()
    site = pathlib.Path(options.site).resolve()
    with served(site) as (root, failures), chromium(1, "light", opens_solutions=False) as driver:
        check_contents(tally, driver, root + PAGE)
        check_words(tally, driver, root + PAGE)
        check_present_section(tally, driver, root + PAGE)
        check_menu(tally, driver, root + PAGE)
        check_permalinks(tally, driver, root + PAGE)
        check_arrows(tally, driver, root + PAGE)
        check_predictions(tally, driver, root, site)
        check_stops(tally, driver, root, site, options.every)
        check_console(tally, driver, "the last page")
        tally.check(failures == [], f"requests failed: {failures}")
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(1 if tally.failed else 0)


if __name__ == "__main__":
    main()
