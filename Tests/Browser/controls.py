"""The controls of a live preview in Chromium: by pointer, finger and keyboard; named; and what other readers see: print,
forced colours, less motion, 200 % zoom, a small window.

Usage: controls.py --plumb PATH [--site site] [--every 1]
The last line is `N passed, N failed`.
"""
import argparse
import pathlib
import sys
import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import published  # noqa: E402  (the module beside this file)
from pages import Tally, check_console, chromium, served  # noqa: E402  (the module beside this file)

PAGE, FIGURE = "profile", "profile"


class Live:
    """One live preview of an open page."""

    def __init__(self, driver, figure):
        self.driver, self.figure = driver, figure
        self.ask("figure.querySelector('.Stage').scrollIntoView({block: 'center', behavior: 'instant'})")

    def ask(self, script, *arguments):
        return self.driver.execute_script(
            "const figure = document.querySelector(`figure[data-figure=\"${arguments[0]}\"]`);"
            "const live = figure.querySelector('.Live');" + script, self.figure, *arguments)

    @property
    def width(self):
        return self.ask("return live.querySelector('.Width').offsetWidth")

    def settled(self, accepts):
        """The width as soon as it is acceptable, or at last."""
        deadline = time.monotonic() + 20
        while not accepts(width := self.width) and time.monotonic() < deadline:
            time.sleep(0.05)
        return width

    def handle(self):
        """The middle of the handle and how many pixels a point is drawn."""
        return self.ask("""
            const box = live.querySelector('.Handle').getBoundingClientRect();
            const slot = live.querySelector('.Slot').getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2, slot.width / live.querySelector('.Width').offsetWidth]""")

    def mouse(self, kind, x, y, **more):
        self.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, "button": "left", **more})

    def touch(self, kind, *points):
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


def check_dragging(tally, live):
    """The edge follows the pointer and the finger; the preview stands in the middle and grows on both sides."""
    x, y, scale = live.handle()
    before = live.width
    live.mouse("mousePressed", x, y, clickCount=1)
    for step in range(1, 9):
        live.mouse("mouseMoved", x + 5 * step, y, buttons=1)
    live.mouse("mouseReleased", x + 40, y, clickCount=1)
    expected = before + 80 / scale
    tally.check(abs(live.settled(lambda width: abs(width - expected) <= 1) - expected) <= 1,
                f"dragged by 40 px from {before} to {live.width}, not {expected}")
    live.mouse("mouseMoved", x - 100, y)
    tally.check(abs(live.width - expected) <= 1, "the edge follows a pointer that has let go")
    x, y, scale = live.handle()
    before = live.width
    live.touch("touchStart", (x, y))
    for step in range(1, 7):
        live.touch("touchMove", (x - 5 * step, y))
    live.touch("touchEnd")
    tally.check(live.settled(lambda width: width < before - 20) < before - 20, f"a finger drags from {before} to {live.width}")


def check_keyboard(tally, live):
    """Each control is reached by the arrow down, and the range moves by those aside, a point at a time."""
    live.ask("live.querySelector('.Presets :checked, .Presets input').focus({preventScroll: true})")
    reached = []
    for _ in range(4):
        ActionChains(live.driver).send_keys(Keys.ARROW_DOWN).perform()
        reached.append(live.ask("const at = document.activeElement; return live.contains(at) ? at.type : null"))
        if reached[-1] == "range":
            before = live.width
            ActionChains(live.driver).send_keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT).perform()
            tally.check(live.settled(lambda width: width == before + 2) == before + 2, f"two arrows from {before}: {live.width}")
            ActionChains(live.driver).send_keys(Keys.END).perform()
            most = live.ask("return Number(live.querySelector('.Range input').max)")
            tally.check(live.settled(lambda width: width == most) == most, f"End leads to {live.width}")
            said = live.ask("return live.querySelector('.Points').innerText")
            tally.check(said == f"{most} pt", f"at {most} it says {said!r}")
    tally.check("range" in reached and "checkbox" in reached, f"arrows reach {reached}")


def name(driver, element):
    """What readers hear; what is far from the window has no name before it is laid out."""
    deadline = time.monotonic() + 5
    while not (heard := element.accessible_name) and time.monotonic() < deadline:
        driver.execute_script("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", element)
        time.sleep(0.1)
    return heard


def check_names(tally, driver):
    """Every control of every figure has a name of its own; what has none is hidden from readers and the keyboard."""
    nameless = [element.get_attribute("outerHTML")[:120]
                for element in driver.find_elements(By.CSS_SELECTOR, "figure :is(input, button, summary, [tabindex='0'])")
                if element.is_displayed() and not name(driver, element)]
    tally.check(not nameless, f"controls without a name: {nameless[:3]}")
    groups = driver.execute_script("return [...document.querySelectorAll('figure :is([role=group], fieldset)')]"
                                   ".filter(group => !(group.ariaLabel || group.querySelector('legend'))).length")
    tally.check(groups == 0, f"{groups} groups without a name")
    focusable = driver.execute_script("return document.querySelectorAll('[aria-hidden=true] :is(input, button, a[href])').length")
    tally.check(focusable == 0, f"{focusable} controls that are hidden from readers can have the focus")


def emulate(driver, media="", **features):
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "media": media, "features": [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]})


SHOWN = "return [...document.querySelectorAll(arguments[0])].filter(element => element.checkVisibility()).length"


def check_media(tally, driver):
    """On paper each figure stands as it is, without what nobody can use there; colours that are forced and motion that is
    unwanted are heeded."""
    figures = driver.execute_script("return document.querySelectorAll('figure[data-figure]').length")
    emulate(driver, media="print")
    drawn = driver.execute_script("""
        return [...document.querySelectorAll('figure[data-figure]')].filter(figure => [...figure.querySelectorAll('.Screen')]
          .some(screen => screen.checkVisibility({contentVisibilityAuto: true}) && screen.getBoundingClientRect().width > 50)).length""")
    tally.check(drawn == figures > 0, f"{figures - drawn} figures are missing on paper")
    wide = driver.execute_script(
        "return [...document.querySelectorAll('figure :is(.Window, .Preview)')].filter(preview => "
        "preview.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5).length")
    tally.check(wide == 0, f"{wide} screens stand beyond the edge of the paper")
    for part in (".Tools", ".Handle", ".Controls", ".TextAlternative summary", ".Overlay"):
        tally.check(driver.execute_script(SHOWN, part) == 0, f"{part} is printed")
    emulate(driver, forced_colors="active")
    outline = driver.execute_script(
        "return getComputedStyle(document.querySelector('.Presets :checked + span')).outlineStyle")
    tally.check(outline == "solid", f"forced colours leave the chosen width unmarked: {outline}")
    driver.execute_script("document.querySelector('.Tools [value=names]').click()")
    outline = driver.execute_script("return getComputedStyle(document.querySelector('.Tools :checked + span')).outlineStyle")
    tally.check(outline == "solid", f"forced colours do not say that names are on: {outline}")
    driver.execute_script("document.querySelector('.Tools [value=names]').click()")
    handle = driver.execute_script("return getComputedStyle(document.querySelector('.Handle'), '::before').backgroundColor")
    tally.check(handle not in ("rgba(0, 0, 0, 0)", "transparent"), "forced colours leave no handle")
    emulate(driver, prefers_reduced_motion="reduce")
    moving = driver.execute_script(
        "document.querySelector('.Tools [value=layers]').click();"
        "return [...document.querySelectorAll('.Screen, .Screen [data-view]')]"
        ".filter(element => !/^0s/.test(getComputedStyle(element).transitionDuration)).length")
    tally.check(moving == 0, f"{moving} views glide though motion is to be reduced")
    driver.execute_script("document.querySelector('.Tools [value=layers]').click()")
    emulate(driver)


# How much darker than white a picture is, all its pixels together.
INK = """
const [picture, done] = arguments;
const image = new Image();
image.src = 'data:image/png;base64,' + picture;
image.decode().then(() => {
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  const pixels = canvas.getImageData(0, 0, image.width, image.height).data;
  done(pixels.reduce((ink, value, index) => ink + (index % 4 === 1 ? 255 - value : 0), 0));
});
"""


def check_waiting(tally, driver, place, figure):
    """Of rows that may wait out of sight nothing is cut off where they are in sight, at rest and scrolled: hairlines, of
    which a browser may draw the same between other pixels, take as much ink."""
    driver.get(place)
    live = Live(driver, figure)
    driver.execute_script("document.head.insertAdjacentHTML('beforeend', '<style>.Words, .Image { visibility: hidden }</style>')")
    for offset in (0, 700, 2000):
        inks = []
        for rule in ("auto", "visible"):
            live.ask("""
                const table = live.querySelector('.Scrolls');
                table.scrollTop = arguments[1];
                for (const row of table.querySelectorAll('.Waits')) row.style.contentVisibility = arguments[2]""", offset, rule)
            time.sleep(0.3)
            picture = driver.find_element(By.CSS_SELECTOR, f'[data-live="{figure}"] .Window').screenshot_as_base64
            inks.append(driver.execute_async_script(INK, picture))
        tally.check(abs(inks[0] - inks[1]) < 0.04 * inks[1], f"{figure} at {offset}: rows that may wait take {inks} of ink")
    waiting = live.ask("return live.querySelectorAll('.Waits').length")
    tally.check(waiting > 5, f"{figure}: {waiting} rows may wait")


def check_without_script(tally, driver, place):
    """With JavaScript off a device can be chosen, and the figure says how wide that is."""
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    driver.get(place)
    state = driver.execute_cdp_cmd("Runtime.evaluate", {"returnByValue": True, "expression": f"""(() => {{
        const live = document.querySelector('[data-live="{FIGURE}"]');
        live.querySelector('[value="768"]').checked = true;
        const label = live.querySelector('.Points');
        return [live.querySelector('.Width').offsetWidth, label.innerText,
          getComputedStyle(label, '::after').counterReset, live.querySelector('.Range').checkVisibility()]}})()"""})
    state = state["result"]["value"]
    tally.check(state == [768, "", "points 768", False], f"without a script: {state}")
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def check_window(tally, driver, width, name):
    """In a narrow window, or a wide one at 200 %, nothing lies beyond its edge and the controls can be used."""
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": 800, "deviceScaleFactor": 2, "mobile": False})
    over = driver.execute_script("return document.documentElement.scrollWidth - innerWidth")
    tally.check(over <= 0, f"{name}: the page is {over} px wider than its window")
    cut = driver.execute_script("""
        const parts = document.querySelectorAll('.Controls :is(label, .Points), .Tools label, .Handle, .Stage');
        return [...parts].filter(part => part.checkVisibility()).map(part => [part.className || part.textContent,
          part.getBoundingClientRect()]).filter(([, box]) => box.left < -0.5 || box.right > innerWidth + 0.5)
          .map(([name]) => name)""")
    tally.check(not cut, f"{name}: {cut[:3]} stand outside of the window")
    lines = driver.execute_script("""
        const title = document.querySelector('.home-link span');
        return title ? title.offsetHeight / parseFloat(getComputedStyle(title).lineHeight) : 1""")
    tally.check(lines < 1.5, f"{name}: the site's name takes {lines:.1f} lines")
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def check_large_print(tally, driver, place, name):
    """On the narrowest phones, also with letters twice as large, the page is no wider than its window."""
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": 320, "height": 800, "deviceScaleFactor": 2, "mobile": True})
    driver.get(place)
    for size in ("16px", "32px"):
        driver.execute_script("document.documentElement.style.fontSize = arguments[0]", size)
        over = driver.execute_script("return document.documentElement.scrollWidth - 320")
        tally.check(over <= 0, f"{name} at 320 px with letters of {size} is {over} px wider than its window")
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


# Pages with figures that scroll.
SCROLLING = ["profile", "shrinking-avatar", "timeline", "music-album"]
SCROLLER = "const scroller = [...live.querySelectorAll('.Scrolls')].find(view => view.clientHeight);"


def check_leaving(tally, driver, place, name):
    """A wheel over what scrolls moves it to its end, and from there on the page."""
    driver.get(place)
    figures = driver.execute_script(
        "return [...document.querySelectorAll('.Live')].filter(live => live.querySelector('.Scrolls')).map(live => live.dataset.live)")
    for figure in figures:
        live = Live(driver, figure)
        live.settled(lambda width: width > 0)
        x, y = live.ask("""
            const box = live.querySelector('.Window').getBoundingClientRect();
            return [box.x + box.width / 2, Math.min(box.y + box.height / 2, innerHeight - 20)]""")
        before = driver.execute_script("return scrollY")
        rest = live.ask(SCROLLER + "return scroller ? scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop : 0")
        # A wheel's steps may be taken together while a machine is busy; these are three times as many as it takes.
        for _ in range(int(3 * rest / 120) + 12):
            live.mouse("mouseWheel", x, y, deltaX=0, deltaY=120)
            time.sleep(0.1)
            if driver.execute_script("return scrollY") > before:
                break
        tally.check(driver.execute_script("return scrollY") > before, f"{name}: the wheel never leaves {figure}")


def check_address(tally, driver, place, other):
    """What is chosen stands in the address: a reload keeps it, another page does not have it, and one button undoes it."""
    state = """return [...document.querySelectorAll('.Live[data-follows]')].map(live => live.querySelector('.Width').offsetWidth)
        .concat([...document.querySelectorAll('.Tools [value=names]')].map(input => input.checked))"""
    driver.get(place)
    first = driver.execute_script(state)
    driver.execute_script("""
        const live = document.querySelector(`[data-live="${arguments[0]}"]`);
        live.querySelector('.Presets [value="768"]').click();
        live.closest('figure').querySelector('.Tools [value=names]').click()""", FIGURE)
    shared = driver.current_url
    tally.check("width=768" in shared and "show=names" in shared, f"the address says nothing of what is chosen: {shared}")
    chosen = driver.execute_script(state)
    tally.check(set(chosen) == {768, True}, f"not every figure follows: {chosen}")
    driver.get(other)
    tally.check("768" not in driver.current_url and 768 not in driver.execute_script(state), "a width is taken to another page")
    driver.get(shared)
    tally.check(driver.execute_script(state) == chosen, "a link with a width and names does not show them")
    driver.execute_script("document.querySelector('.Tools .Reset').click()")
    tally.check(driver.execute_script(state) == first, "Reset does not lead back to the start")
    tally.check("?" not in driver.current_url, f"after Reset the address is {driver.current_url}")
    tally.check(driver.execute_script(SHOWN, ".Tools .Reset") == 0, "Reset is offered where there is nothing to undo")


SMALLEST = """
const texts = [...live.querySelectorAll('.Words')].filter(text => text.checkVisibility() && text.textContent.trim());
const scale = live.querySelector('.Slot').getBoundingClientRect().width / live.querySelector('.Width').offsetWidth;
return Math.min(...texts.map(text => parseFloat(getComputedStyle(text).fontSize))) * scale;
"""


def check_life_size(tally, driver, address, page):
    """Whoever wants to read a figure's texts sees them at 11 pixels or more: life-size, on a desk and on a phone."""
    for width in (1280, 360):
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False})
        driver.get(f"{address}{page}.html")
        figures = driver.execute_script("return [...document.querySelectorAll('.Live')].filter(live => live.querySelector('.Words')).map(live => live.dataset.live)")
        sizes = []
        for figure in figures[::3]:
            live = Live(driver, figure)
            before = live.ask(SMALLEST)
            live.ask("figure.querySelector('.LifeSize').click()")
            sizes.append((before, live.ask(SMALLEST)))
            over = driver.execute_script("return document.documentElement.scrollWidth - innerWidth")
            tally.check(over <= 0, f"{page}/{figure} life-size at {width}: the page is {over} px wider than its window")
            live.ask("figure.querySelector('.LifeSize').click()")
        print(f"{page} at {width} px: least text {min(before for before, _ in sizes):.1f} px, life-size {min(after for _, after in sizes):.1f} px")
        tally.check(sizes and all(after >= 11 for _, after in sizes), f"{page} at {width}: texts of {sizes} px life-size")
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def check_room(tally, live):
    """In a narrow window a screen stands right below its controls, and whatever its width, what follows stays in place."""
    driver = live.driver
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": 360, "height": 800, "deviceScaleFactor": 2, "mobile": False})
    rooms = {width: live.ask("""
        const range = live.querySelector('.Range input');
        range.value = arguments[1];
        range.dispatchEvent(new Event('input'));
        const [stage, screen] = ['.Stage', '.Window'].map(part => live.querySelector(part).getBoundingClientRect());
        return [screen.top - stage.top, stage.bottom - screen.bottom, live.offsetHeight]""", width)
        for width in (390, 320, 360, 430, 768, 1024)}
    tally.check(all(above < 16 for above, _, _ in rooms.values()), f"empty above the screen: {rooms}")
    tally.check(rooms[390][1] < 16, f"{rooms[390][1]} px empty below the screen as it is at first")
    tally.check(len({height for _, _, height in rooms.values()}) == 1, f"the page jumps while a screen is dragged: {rooms}")
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", help="not needed; every suite takes it")
    parser.add_argument("--site", default="site")
    parser.add_argument("--every", type=int, default=1, help="looks at each Nth page in small windows, and where N is not 1, at what scrolls on one page alone")
    options = parser.parse_args()
    tally = Tally()
    with served(options.site) as (address, failures), chromium(1, "light") as driver:
        place = f"{address}{PAGE}.html"
        driver.get(place)
        live = Live(driver, FIGURE)
        check_dragging(tally, live)
        check_keyboard(tally, live)
        check_names(tally, driver)
        check_media(tally, driver)
        driver.get(place)
        check_room(tally, Live(driver, FIGURE))
        check_console(tally, driver, PAGE)
        check_waiting(tally, driver, f"{address}timeline.html", "timeline")
        check_without_script(tally, driver, place)
        for page in [path.relative_to(options.site).as_posix() for path in published.pages(options.site)][::options.every]:
            driver.get(address + page)
            check_window(tally, driver, 360, f"{page} at 360 px")
            check_window(tally, driver, 720, f"{page} at 200 %")
            check_large_print(tally, driver, address + page, page)
        check_address(tally, driver, place, f"{address}timeline.html")
        for page in ("timeline", "players-profile"):
            check_life_size(tally, driver, address, page)
        for page in SCROLLING if options.every == 1 else SCROLLING[:1]:
            check_leaving(tally, driver, f"{address}{page}.html", page)
        tally.check(not failures, f"requests that failed: {failures[:5]}")
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(1 if tally.failed else 0)


if __name__ == "__main__":
    main()
