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
import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from pages import Tally, check_console, chromium, served  # noqa: E402  (the modules beside this file)
from tracing import traced  # noqa: E402

PAGE, FIGURE = "timeline", "timeline"
AVATAR = "Timeline/list/row[0]/avatar"
PICTURE = "Timeline/list/row[0]/content/picture"
BROKEN = "reference/priorities", "priorities-pull"
FOLLOWING = "shrinking-avatar"

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

    def ask(self, script, *arguments):
        return self.driver.execute_script(HELPERS + script, self.name, *arguments)

    def until(self, script, *arguments, accepts=bool, seconds=30):
        """What `script` returns as soon as that is acceptable, or at last; what is drawn is drawn with the next frame, and
        a loaded machine takes its time for one."""
        deadline = time.monotonic() + seconds
        while not accepts(answer := self.ask(script, *arguments)) and time.monotonic() < deadline:
            time.sleep(0.05)
        return answer

    def place(self, path):
        """The middle of a view's part that is in the window."""
        return self.ask("""
            const box = view(arguments[1]).getBoundingClientRect();
            const clip = view(arguments[1]).closest('.Slot').getBoundingClientRect();
            const middle = (a, b, c, d) => (Math.max(a, c) + Math.min(b, d)) / 2;
            return [middle(box.left, box.right, clip.left, clip.right), middle(box.top, box.bottom, clip.top, clip.bottom)]
            """, path)

    def press(self, kind, x, y, **more):
        self.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, **more})

    def point(self, path):
        """Moves the pointer over a view."""
        self.ask("figure.querySelector('.Stage').scrollIntoView({block: 'center', behavior: 'instant'})")
        self.press("mouseMoved", *self.place(path))

    def enter(self, path):
        """As if the pointer came over a view, whatever lies over it."""
        self.ask("view(arguments[1]).dispatchEvent(new PointerEvent('pointerover', {bubbles: true}))", path)

    def tap(self, path):
        x, y = self.place(path)
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def chosen(self, name):
        """The mark around the view of that name, once it is there: its corners."""
        return self.until("const mark = marks('Chosen').find(mark => mark.textContent.startsWith(arguments[1] + ' '));"
                          "return mark ? corners(mark.getBoundingClientRect()) : null", name)

    def texts(self, kind, accepts=bool, seconds=30):
        return self.until("return marks(arguments[1]).map(mark => mark.textContent)", kind, accepts=accepts, seconds=seconds)

    def texts_over(self, path, kind, accepts):
        """The marks while the pointer is over a view. Chromium itself moves the pointer over what has come to lie beneath
        it, as soon as it finds the time: then it comes again."""
        for _ in range(5):
            self.enter(path)
            texts = self.texts(kind, accepts=accepts, seconds=6)
            if accepts(texts):
                break
        return texts


def check_words(tally, figure, solved):
    """The table of the figure's own document has every view with the engine's frame, and the page offers it."""
    rows = figure.driver.execute_async_script(HELPERS + """
        const done = arguments[1];
        fetch(figure.querySelector('.TextAlternative details > a').href).then(response => response.text()).then(text => {
          const table = new DOMParser().parseFromString(text, 'text/html').querySelector('.TextAlternative table');
          done([...table.querySelectorAll('tr[data-of]')].map(row =>
            [row.dataset.of, ...[...row.querySelectorAll('td')].slice(0, 4).map(cell => +cell.textContent)]));
        })""", figure.name)
    expected = {view["path"]: view["frame"] for view in solved["views"]}
    tally.check([row[0] for row in rows] != [] and {row[0] for row in rows} == set(expected), "not the engine's views")
    for path, *frame in rows:
        close = all(abs(a - b) <= 0.005001 for a, b in zip(frame, expected.get(path, [1e9] * 4)))
        tally.check(close, f"{path}: {frame} in words, {expected.get(path)} by the engine")
    described = figure.ask("const by = figure.querySelector('[aria-describedby]').getAttribute('aria-describedby');"
                           "return document.getElementById(by).querySelector('table') !== null")
    tally.check(described, "the figure is not described by its table")


def check_overlays(tally, figure):
    """Nothing is drawn before it is asked for; then it lies where the view lies, for the pointer and for a finger."""
    figure.point(AVATAR)
    time.sleep(0.5)
    tally.check(figure.ask("return marks('Chosen').length") == 0, "constraints are drawn unasked")
    figure.ask("toggle('constraints')")
    chosen = figure.chosen("avatar")
    off = max(abs(a - b) for a, b in zip(chosen or [0] * 4, figure.ask("return corners(view(arguments[1]).getBoundingClientRect())", AVATAR)))
    tally.check(off < 1, f"the view under the pointer is marked {off} px beside itself")
    texts = figure.texts("Measure", accepts=lambda texts: "60" in texts)
    tally.check("60" in texts, f"no measure of 60 among {texts}")
    figure.tap(PICTURE)
    tally.check(figure.chosen("picture") is not None, "a finger chooses nothing")
    figure.ask("toggle('constraints'); toggle('spacing')")
    gaps = figure.texts("Spacer")
    tally.check(len(gaps) > 0 and all(re.fullmatch(r"\d+(\.\d+)?", gap) for gap in gaps), f"spacers say {gaps[:5]}")
    figure.ask("toggle('spacing'); toggle('names')")
    names = figure.texts("Tag", accepts=lambda names: "avatar" in names)
    tally.check("avatar" in names, f"no name of the avatar among {names[:5]}")
    figure.ask("toggle('names'); toggle('margins')")
    tally.check(figure.texts("Guide") != [], "no margins are drawn")
    figure.ask("toggle('margins')")
    tally.check(figure.texts("Guide", accepts=lambda marks: not marks) == [], "margins stay drawn")


def check_keyboard(tally, figure):
    """Every view of the table can be reached and chosen by the keyboard alone, and its constraints are drawn."""
    figure.press("mouseMoved", 1, 1)  # else it lies over rows that come to stand below it
    figure.ask("figure.querySelector('.TextAlternative summary').focus({preventScroll: true})")
    ActionChains(figure.driver).send_keys(Keys.ENTER).perform()
    count, views = figure.until("return [figure.querySelectorAll('.TextAlternative th > button').length, "
                                "figure.querySelectorAll('.TextAlternative tr[data-of]').length]", accepts=lambda pair: pair[0] > 0)
    tally.check(count == views > 0, f"{count} buttons for {views} views")
    ActionChains(figure.driver).send_keys(Keys.TAB, Keys.TAB).perform()
    chosen = figure.until("const row = figure.querySelector('.TextAlternative .is-chosen'); return row && row.dataset.of",
                          accepts=lambda path: path == "Timeline/list")
    tally.check(chosen == "Timeline/list", f"the keyboard chooses {chosen}")
    tally.check(figure.chosen("list") is not None, "the chosen view is not marked")


def check_broken(tally, figure):
    """A constraint that does not hold is drawn as such, with its constant and its priority."""
    figure.ask("figure.querySelector('.Stage').scrollIntoView({block: 'center', behavior: 'instant'});"
               "figure.querySelector('.TextAlternative details').open = true")
    path, said = figure.until("const item = figure.querySelector('.TextAlternative .Broken:not(.Listed)');"
                              "return item && [item.closest('tr').dataset.of, item.firstChild.textContent]")
    figure.ask("figure.querySelector('.TextAlternative details').open = false")
    figure.ask("if (!figure.querySelector('.Tools [value=constraints]').checked) toggle('constraints')")
    figure.enter(path)
    figure.chosen(path.split("/")[-1])
    marks = figure.texts("Broken")
    for number in re.findall(r"\d+(?:\.\d+)?", said):
        tally.check(any(number in mark for mark in marks), f"{path}: {said} is drawn as {marks}")
    tally.check(all("✕" in mark for mark in marks), f"{path}: {marks} do not say that they are broken")
    priorities = figure.ask("return marks('Measure').map(mark => mark.textContent).filter(text => text.includes('@'))")
    tally.check(len(priorities) > 0, f"{path}: no priority among the measures of {said}: {marks}, {figure.texts('Measure')}")
    figure.ask("toggle('constraints')")


def check_following(tally, figure):
    """A wish that is lost at an offset is drawn as lost there, and says by how much; at rest it holds."""
    path = "ShrinkingAvatar/avatar"
    figure.ask("figure.querySelector('.Stage').scrollIntoView({block: 'center', behavior: 'instant'});"
               "toggle('constraints'); figure.querySelector('.Live .Scroller').style.scrollSnapType = 'none'")
    for offset, expected in [(0, "64 @990"), (45, "64 @990 ✕ 15 short"), (60, "64 @990 ✕ 30 short"), (0, "64 @990")]:
        figure.ask("const scroller = figure.querySelector('.Live .Scroller');"
                   "scroller.scrollTop = scroller.firstElementChild.offsetTop + arguments[1]", offset)
        figure.enter(path)
        script = "return [...figure.querySelector('.Live').querySelectorAll('.Overlay .Measure')].map(mark => mark.textContent)"
        marks = figure.until(script, accepts=lambda marks: expected in marks)
        tally.check(expected in marks, f"scrolled by {offset} the wish is drawn as {marks}")
    figure.ask("toggle('constraints')")


def check_generated(tally, figure):
    """The constraints that a stack view writes, and what a content asks for, are drawn by a switch of their own; none of the
    labels covers another one."""
    # What is far from the window is not drawn, and the keyboard may have led to the end of a long table.
    figure.ask("figure.querySelector('.Stage').scrollIntoView({block: 'center', behavior: 'instant'}); toggle('generated')")
    figure.press("mouseMoved", 1, 1)
    texts = figure.texts_over(
        "Timeline/list/row[0]/content", "Measure", accepts=lambda texts: texts.count("12") == 2)
    tally.check(texts.count("12") == 2, f"the stack's spacing is drawn as {texts}")
    figure.enter("Timeline/list/row[0]/content/names/displayName")
    texts = figure.texts("Content", accepts=lambda texts: len(texts) == 2)
    tally.check(len(texts) == 2 and all(re.match(r"[↔↕] [\d.]+ @\d+/\d+", text) for text in texts), f"the content is drawn as {texts}")
    covered = figure.ask("""
        const boxes = [...figure.querySelectorAll('.Live .Overlay b')].filter(label => label.checkVisibility() && label.textContent)
          .map(label => ({text: label.textContent, box: label.getBoundingClientRect()}));
        return boxes.flatMap((a, index) => boxes.slice(index + 1).filter(b => a.box.right - 1 > b.box.left
          && b.box.right - 1 > a.box.left && a.box.bottom - 1 > b.box.top && b.box.bottom - 1 > a.box.top)
          .map(b => [a.text, b.text]))""")
    tally.check(not covered, f"labels cover each other: {covered[:3]}")
    check_clear_text(tally, figure)
    figure.ask("toggle('generated')")


def check_clear_text(tally, figure):
    """While a text is pointed at no label covers a line of it."""
    figure.ask("toggle('constraints')")
    row = "Timeline/list/row[0]/content"
    for path in (f"{row}/names/displayName", f"{row}/names/userName", f"{row}/body"):
        figure.enter(path)
        figure.chosen(path.split("/")[-1])
        covered = figure.ask("""
            const boxes = (elements) => elements.map(element => ({text: element.textContent, box: element.getBoundingClientRect()}));
            const range = document.createRange();
            const lines = [...view(arguments[1]).querySelectorAll(':is(.Words, .Text)')].flatMap(text => (range.selectNodeContents(text), [...range.getClientRects()]));
            const labels = [...figure.querySelectorAll('.Live .Overlay :not(.Tag, .News) > b')].filter(label => label.checkVisibility() && label.textContent);
            if (!lines.length || !labels.length) return [`${lines.length} lines, ${labels.length} labels`];
            return boxes(labels).filter(({box}) => lines.some(line => line.right - 1 > box.left && box.right - 1 > line.left
              && line.bottom - 1 > box.top && box.bottom - 1 > line.top)).map(({text}) => text)""", path)
        tally.check(not covered, f"over the words of {path} lie {covered[:3]}")
    figure.ask("toggle('constraints')")


def check_clear_names(tally, driver, address):
    """Names of views and the measures of gaps cover neither each other nor a text, and none is cut off by the screen's edge."""
    for page, name, value in [("shrinking-avatar", "shrinking-avatar", "names"), ("players-profile", "players", "names"),
                              ("chat", "chat", "names"), ("timeline", "timeline", "names"), ("timeline", "timeline", "spacing")]:
        driver.get(f"{address}{page}.html")
        figure = Figure(driver, name)
        figure.ask("figure.querySelector('.Stage').scrollIntoView({block: 'center', behavior: 'instant'}); toggle(arguments[1])", value)
        labels = figure.until("return [...figure.querySelectorAll('.Live .Overlay b')].filter(label => label.checkVisibility()).length",
                              accepts=lambda count: count > 5)
        covered = figure.ask("""
            const boxes = (kind) => [...figure.querySelectorAll(kind)].filter(each => each.checkVisibility({contentVisibilityAuto: true}));
            const range = document.createRange();
            const lines = boxes('.Live .Screen :is(.Words, .Text)').flatMap(text => (range.selectNodeContents(text), [...range.getClientRects()]));
            const labels = boxes('.Live .Overlay b').map(label => ({text: label.textContent, box: label.getBoundingClientRect()}));
            const screen = figure.querySelector('.Live .Slot').getBoundingClientRect();
            // A line's box is higher than its letters.
            const covers = (a, b, high) => a.right - 1 > b.left && b.right - 1 > a.left && a.bottom - high > b.top && b.bottom - high > a.top;
            return labels.flatMap(({text, box}, index) => [
              ...labels.slice(index + 1).filter(other => covers(box, other.box, 1)).map(other => `${text} over ${other.text}`),
              ...lines.filter(line => covers(box, line, 3)).map(() => `${text} over a text`),
              ...(box.left < screen.left - 4 || box.right > screen.right + 4 ? [`${text} is cut off`] : [])])""")
        figure.ask("toggle(arguments[1])", value)
        tally.check(labels > 5 and not covered, f"{name}, {value}: of {labels} labels {len(covered)} lie badly: {covered[:4]}")


def switch_all(figure):
    """Turns every switch on, or off again."""
    figure.ask("for (const value of ['names', 'spacing', 'margins', 'constraints', 'generated']) toggle(value)")


def check_step(tally, driver, place):
    """With every switch on, a step of the width takes at most 8 ms more of the main thread than with none, or half as much
    again."""
    driver.get(place)
    figure = Figure(driver, driver.execute_script("return [...document.querySelectorAll('figure:has(.Live)')].at(-1).dataset.figure"))
    figure.ask("figure.querySelector('.Stage').scrollIntoView({block: 'center', behavior: 'instant'})")
    driver.execute_cdp_cmd("Performance.disable", {})
    driver.execute_cdp_cmd("Performance.enable", {"timeDomain": "threadTicks"})  # others use this machine, too

    def busy():
        return next(metric["value"] for metric in driver.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]
                    if metric["name"] == "TaskDuration")

    def step():
        """The main thread's milliseconds a step."""
        before = busy()
        driver.execute_async_script(HELPERS + """
            const done = arguments[1];
            const range = figure.querySelector('.Range input');
            let count = 0;
            (function next() {
              if (count++ === 40) return done();
              range.value = 360 + count;
              range.dispatchEvent(new Event('input'));
              requestAnimationFrame(next);
            })()""", figure.name)
        return (busy() - before) * 1000 / 40

    def margin(times):
        """What is left of 8 ms, where a step without switches takes 16 ms or less; on a slower machine in proportion."""
        plain, drawn = times
        return max(8, plain / 2) - (drawn - plain)

    # The processor's speed changes with what others do on it, by half from one second to the next: both are measured right after each
    # other, and the middle one of the pairs counts.
    path = figure.ask("return [...overlays.of(figure).table.rows].find(([, {list}]) => list >= 0)[0]")
    pairs = []
    for count in range(1, 42):
        plain = step()
        switch_all(figure)
        figure.enter(path)
        figure.texts("Tag")
        pairs.append((plain, step()))
        switch_all(figure)
        plain, drawn = sorted(pairs, key=margin)[len(pairs) // 2]
        if count >= 7 and count % 2 and margin((plain, drawn)) >= 0:
            break
    print(f"{place.rpartition('/')[2]}: a step takes {plain:.1f} ms, with every switch on {drawn:.1f} ms")
    tally.check(margin((plain, drawn)) >= 0, f"{place}: what is drawn over a step costs {drawn - plain:.1f} ms")


def check_cost(tally, driver, place):
    """All names of the heaviest page are drawn by a few layouts of the page, and so is each width with every switch on."""
    driver.get(place)
    figure = Figure(driver, driver.execute_script("return [...document.querySelectorAll('figure:has(.Tools)')].at(-1).dataset.figure"))
    figure.ask("figure.querySelector('.Stage').scrollIntoView({block: 'center', behavior: 'instant'})")
    driver.execute_cdp_cmd("Performance.enable", {})
    frames = "requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))"

    def layouts(script):
        def count():
            metrics = driver.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]
            return next(metric["value"] for metric in metrics if metric["name"] == "LayoutCount")
        driver.execute_async_script(f"const done = arguments[0]; {frames}")
        before = count()
        driver.execute_async_script(HELPERS + f"const done = arguments[1]; {script}; {frames}", figure.name)
        return count() - before

    cost = layouts("for (const value of ['names', 'spacing', 'margins', 'constraints']) toggle(value)")
    tally.check(figure.texts("Tag") != [], "no names are drawn")
    tally.check(cost <= 12, f"the page is laid out {cost} times to draw what is switched on")
    step = layouts("const range = figure.querySelector('.Range input'); range.stepUp(); range.dispatchEvent(new Event('input'))")
    tally.check(step <= 6, f"the page is laid out {step} times for a step of the width")
    driver.get(place.partition("?")[0])


def check_styling(tally, driver, place):
    """What is put into a figure that is changed has a browser style few of its elements anew, where all would be if a selector went
    on after `:has()` with a part that any element could match."""
    driver.get(place)
    figure = Figure(driver, driver.execute_script("return [...document.querySelectorAll('figure:has(.Live)')].at(-1).dataset.figure"))
    frames = "requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))"
    count = driver.execute_async_script(HELPERS + f"""
        const panel = document.createElement('div');
        panel.append(figure.querySelector('.Screen').cloneNode(true));
        const done = () => arguments[1](panel.querySelectorAll('*').length);
        figure.dataset.changing = '';
        figure.querySelector('.Under').before(panel);
        panel.scrollIntoView({{block: 'center', behavior: 'instant'}});
        {frames}""", figure.name)
    with traced(driver, "disabled-by-default-devtools.timeline", "devtools.timeline") as events:
        driver.execute_async_script(HELPERS + f"""
            const done = arguments[1];
            figure.querySelector('.Under').previousElementSibling.append(document.createElement('span'));
            {frames}""", figure.name)
    styled = [event["args"]["elementCount"] for event in events if event["name"] == "UpdateLayoutTree" and event["ph"] == "X"]
    print(f"{place.rpartition('/')[2]}: of {count} elements {styled} are styled anew")
    tally.check(styled and max(styled) < count, f"{place}: {styled} of a picture's {count} elements are styled anew")


def check_comparison(tally, figure):
    """The fixed previews come when they are asked for, and what is drawn over the figure is drawn over them, too."""
    tally.check(figure.ask("return figure.querySelectorAll('.Previews .Screen').length") == 0, "previews are there unasked")
    figure.ask("toggle('names'); figure.querySelector('.Compare input').click();"
               "figure.querySelector('.Live').scrollIntoView({block: 'end', behavior: 'instant'})")
    screens, tags = figure.until("return [figure.querySelectorAll('.Previews .Screen').length, figure.querySelectorAll('.Previews .Tag').length]",
                                 accepts=lambda counts: counts[1] > 10)
    tally.check(screens > 1 and tags > 10, f"beside each other stand {screens} screens with {tags} names")
    figure.ask("toggle('names'); figure.querySelector('.Compare input').click()")


def check_layers(tally, figure):
    """Each view of a live preview lies before its superview by one level, wherever its element stands."""
    figure.ask("toggle('layers')")
    depths = figure.ask("""
        const depth = element => {
          let sum = 0;
          for (let at = element; !at.classList.contains('Screen'); at = at.parentElement)
            if (at.dataset.view) sum += parseFloat(getComputedStyle(at).getPropertyValue('--level') || 1);
          return sum;
        };
        return [...figure.querySelectorAll('.Live [data-view]')].map(view => [view.dataset.view, depth(view)])""")
    wrong = [(path, depth) for path, depth in depths if depth != path.count("/") + 1]
    tally.check(depths != [] and not wrong, f"levels: {wrong[:3]}")
    move = figure.until("return getComputedStyle(view(arguments[1])).translate", f"{AVATAR[:-7]}/content/names/date",
                        accepts=lambda value: value.endswith(" 102px"))
    tally.check(move.endswith(" 102px"), f"a view three levels before its plane is moved by {move}")
    figure.ask("toggle('layers')")


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
        check_comparison(tally, figure)
        check_layers(tally, figure)
        check_generated(tally, figure)
        check_console(tally, driver, PAGE)
        driver.get(f"{address}{BROKEN[0]}.html")
        check_broken(tally, Figure(driver, BROKEN[1]))
        check_console(tally, driver, BROKEN[0])
        driver.get(f"{address}shrinking-avatar.html")
        check_following(tally, Figure(driver, FOLLOWING))
        check_clear_names(tally, driver, address)
        check_cost(tally, driver, f"{address}shrinking-avatar.html")
        for page in ("shrinking-avatar", "timeline"):
            check_step(tally, driver, f"{address}{page}.html")
        for page in ("profile", "timeline"):
            check_styling(tally, driver, f"{address}{page}.html")
        check_without_script(tally, driver, place)
        tally.check(not failures, f"requests that failed: {failures[:5]}")
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(1 if tally.failed else 0)


if __name__ == "__main__":
    main()
