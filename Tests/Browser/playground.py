"""The engine in the page against the program: every figure of the lessons at several widths, then the editor itself.

Usage: playground.py --plumb PATH [--site site] [--content content] [--widths 3]
Frames, lines, problems and messages of the engine in Chromium are those that `plumb solve --live` prints, and its first part, which
has the others come in the middle of an answer where it needs them, gives the same frames and pictures; the UIKit code of a block is that
beside it on the page. Finished screens need no other
part for these, and none has grown. Then a reader changes a figure: with the keyboard, by dragging a number, into a mistake and back; what
that takes is in sight. Each exercise begins with a goal missed and ends with its author's solution.
The last line is `N passed, N failed`.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

import brotli
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from pages import OWN_WORKER, Tally, chromium, served  # noqa: E402  (the module beside this file)

# Bytes of brotli at most, of what a page fetches whose screens scroll with views that move, whose views do not, and of these one with rows: for
# the first picture, that of a finished screen and of another lesson, once it is idle, and for the code in UIKit.
SIZES = {"engine engine-scrolled": 302_000, "engine engine-still": 292_000, "engine engine-still engine-rows": 304_000,
         "engine engine-still pictures": 332_000, "engine engine-still pictures screens": 384_000,
         "engine engine-still engine-rows pictures screens collections": 424_000, "engine engine-still pictures screens controls": 421_000,
         "engine engine-scrolled more more-scrolled": 498_000, "engine engine-still more": 440_000,
         "engine engine-still engine-rows more more-rows": 481_000,
         "engine engine-scrolled more more-scrolled uikit": 600_000, "engine engine-still more uikit uikit-still": 552_000,
         "engine engine-still engine-rows more more-rows uikit uikit-still": 593_000}
# The lessons whose figures decide what the engine's first parts have, see `scripts/profile_engine.mjs`.
FINISHED = ("profile", "timeline", "players-profile", "shrinking-avatar", "music-album", "index", "start", "notation")
WIDTHS = [390, 320, 1024, 375, 768, 430, 500, 667, 834, 919, 402.5]

# Answers of the engine for each figure of a lesson at each width, and whether the first parts draw the same; with
# `globalThis.plumbEngine` as the page has it.
ASK = """
const [lesson, widths, done] = arguments;
(async () => {
  const {partsOf} = await import(new URL('engine.js', plumbEngine));
  let reads = 0;
  const started = async () => {
    const worker = new Worker(new URL('worker.js', plumbEngine), {type: 'module'});
    let answered;
    worker.onmessage = ({data}) => data.reads === undefined ? answered(data.result) : reads += Number(data.reads);
    const ask = (question) => new Promise((resolve) => { answered = resolve; worker.postMessage({id: 0, ...question}); });
    const isOpen = await ask({verb: 'open', root: String(plumbEngine), lesson, parts: partsOf('engine')});
    return {ask, isOpen, end: () => worker.terminate()};
  };
  const [first, whole] = [await started(), await started()];
  if (!first.isOpen || !whole.isOpen || !await whole.ask({verb: 'more', parts: partsOf('more')})) return done(null);
  const blocks = await whole.ask({verb: 'blocks'});
  const [answers, panes] = [{}, {}];
  for (const [block, {figure, code}] of blocks.entries()) {
    if (!figure) continue;
    answers[figure] = [];
    const step = document.querySelector(`figure[data-figure="${figure}"]`)?.closest('.step');
    const pane = step?.querySelector('.uikit:not(.whole-program) code');
    if (pane) {
      const shown = [...pane.querySelectorAll('.line')].map((line) => line.textContent).join('');
      panes[figure] = [shown, JSON.parse(await whole.ask({verb: 'uikit', block, code}))?.text ?? null];
    }
    for (const width of widths) {
      const question = {verb: 'frames', block, code: null, width, draws: true, asked: `${block} ${width}`};
      const before = reads;
      const drawn = await first.ask(question);
      const isRead = reads > before;
      const again = await whole.ask(question);
      const findings = JSON.parse(await whole.ask({...question, verb: 'findings'}));
      answers[figure].push({...JSON.parse(again.text), ...findings, html: undefined, isDrawnFirst: drawn.text === again.text, isRead});
    }
  }
  first.end();
  whole.end();
  done({answers, panes});
})().catch((error) => done(String(error)));
"""


def native(plumb, lesson, figure, widths):
    """What the program says of a figure, a line of JSON for each width, and its messages."""
    run = subprocess.run(
        [plumb, "solve", str(lesson), "--figure", figure, "--live", "--widths", ",".join(f"{width:g}" for width in widths)],
        capture_output=True, text=True, check=False)
    return [json.loads(line) for line in run.stdout.splitlines() if line.startswith("{")], run.stderr


def without_noise(value):
    """As the program prints numbers."""
    return round(value * 1e9) / 1e9


def is_same(one, other):
    """Whether views, frames and lines are the same."""
    if len(one["views"]) != len(other["views"]):
        return False
    return all(
        a["path"] == b["path"] and a["lines"] == b["lines"]
        and [without_noise(x) for x in a["frame"]] == b["frame"]
        for a, b in zip(one["views"], other["views"]))


def compare(tally, driver, address, options):
    widths = WIDTHS[:options.widths]
    lessons = sorted(options.content.rglob("*.md"))
    count, listings = 0, 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for lesson in lessons:
            slug = str(lesson.relative_to(options.content).with_suffix(""))
            if not (options.site / f"{slug}.html").exists():
                continue
            driver.get(f"{address}{slug}.html")
            if not driver.execute_script("return !!document.querySelector('figure[data-figure]')"):
                continue
            known = driver.execute_async_script(ASK, slug, widths)
            if not isinstance(known, dict):
                tally.check(False, f"{slug}: the engine does not open: {known}")
                continue
            answers = known["answers"]
            for figure, (shown, own) in known["panes"].items():
                listings += 1
                tally.check(own is not None and own.rstrip("\n") == shown.rstrip("\n"), f"{slug}, {figure}: other UIKit code: {own!r} beside {shown!r}"[:600])
            known = pool.map(lambda figure: native(options.plumb, lesson, figure, widths), answers)
            for (figure, own), (solved, said) in zip(answers.items(), known):
                tally.check(len(own) == len(solved), f"{slug}, {figure}: {len(solved)} answers of the program: {said[:300]}")
                for width, one, other in zip(widths, own, solved):
                    where = f"{slug}, {figure} at {width}"
                    count += len(other["views"])
                    tally.check("views" in one and is_same(one, other), f"{where}: other frames or lines")
                    tally.check(one["isDrawnFirst"], f"{where}: the first parts draw something else")
                    # Readers choose whole points.
                    suffices = not one["isRead"] or slug not in FINISHED or width % 1
                    tally.check(suffices, f"{where}: the first part does not suffice")
                    problems = [[each["kind"], each["message"]] for each in one.get("problems", [])]
                    tally.check(problems == [[each["kind"], each["message"]] for each in other["problems"]],
                                f"{where}: other problems: {problems}")
                    for message in one["messages"]:
                        tally.check(message["rendered"] in said, f"{where}: the program does not say {message['rendered']}")
    tally.check(listings > 0, "no UIKit code was compared")
    print(f"{count} views and {listings} listings in UIKit compared")


STATE = """
const figure = document.querySelector(`figure[data-figure="${arguments[0]}"]`);
const panel = figure.querySelector('.change-panel');
return panel && {text: panel.querySelector('textarea').value, colors: panel.querySelector('code').textContent,
  screen: panel.querySelector('.Screen')?.dataset.width, views: panel.querySelectorAll('.Screen [data-view]').length,
  messages: panel.querySelector('.change-messages').innerText, errors: panel.querySelectorAll('.change-messages .error').length,
  live: figure.querySelector('.Live').checkVisibility(), isLive: panel.querySelector('.change-picture').classList.contains('is-live'),
  isOld: panel.classList.contains('is-old'),
  fits: (panel.querySelector('.Preview')?.getBoundingClientRect().width ?? 0) <= panel.querySelector('.change-picture').clientWidth + 1,
  overflow: document.documentElement.scrollWidth - innerWidth};
"""


def settled(driver, figure, holds):
    """The editor's state once something holds of it, or after five seconds."""
    end = time.monotonic() + 5
    while True:
        state = driver.execute_script(STATE, figure)
        if (state and state["views"] and holds(state)) or time.monotonic() > end:
            return state
        time.sleep(0.05)


def change(tally, driver, address, page, width):
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False})
    driver.get(f"{address}{page}.html")
    figure = driver.execute_script("return document.querySelector('figure:has(.change)')?.dataset.figure")
    tally.check(figure is not None, f"{page}: no figure can be changed")
    if figure is None:
        return
    where = f"{page}, {figure} at {width} px"
    button = driver.find_element("css selector", f"figure[data-figure='{figure}'] .change")
    button.send_keys(Keys.ENTER)
    state = settled(driver, figure, lambda state: state["colors"])
    tally.check(state and state["views"] > 1 and not state["live"], f"{where}: nothing is drawn: {state}")
    tally.check(state["colors"].rstrip("\n") == state["text"], f"{where}: the colours lie under other letters")
    tally.check(state["overflow"] <= 0, f"{where}: the page scrolls sideways by {state['overflow']}")
    tally.check(state["fits"], f"{where}: the picture is wider than its place")
    original = state["text"]
    area = driver.switch_to.active_element
    state = settled(driver, figure, lambda state: state["isLive"])
    tally.check(state["isLive"], f"{where}: it is not shown at every width")
    # A mistake at once leaves the figure that has every width where it is, and so does taking it back.
    driver.execute_script(WRITE, figure, original + "Label {")
    state = settled(driver, figure, lambda state: state["errors"])
    tally.check(state["isLive"] and state["isOld"], f"{where}: a mistake does not leave the figure, paler: {state}")
    driver.execute_script(WRITE, figure, original)
    state = settled(driver, figure, lambda state: not state["errors"])
    tally.check(state["colors"].rstrip("\n") == original and not state["isOld"], f"{where}: what was taken back looks as if it were not: {state}")
    area.send_keys(Keys.CONTROL + Keys.END + Keys.NULL + " nonsense nonsense")
    state = settled(driver, figure, lambda state: state["errors"])
    tally.check(state["errors"] > 0 and "^" in state["messages"], f"{where}: no message about a mistake: {state}")
    area.send_keys(Keys.CONTROL + "z" + Keys.NULL)
    state = settled(driver, figure, lambda state: not state["errors"])
    # The platform decides how much of what was typed it takes back at once.
    while state["text"] != original and state["text"].startswith(original):
        area.send_keys(Keys.CONTROL + "z" + Keys.NULL)
        state = settled(driver, figure, lambda state: not state["errors"])
    tally.check(state["text"] == original and not state["errors"], f"{where}: what was typed cannot be undone: {state}")
    number = driver.execute_script("""
        const n = document.querySelector('.change-code .n');
        if (!n) return null;
        n.scrollIntoView({block: 'center', behavior: 'instant'});
        const box = n.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2];""")
    if number:
        actions = ActionChains(driver, duration=20)
        actions.w3c_actions.pointer_action.move_to_location(int(number[0]), int(number[1])).pointer_down().move_to_location(
            int(number[0]) + 20, int(number[1])).pointer_up()
        actions.perform()
        state = settled(driver, figure, lambda state: state["text"] != original)
        tally.check(state["text"] != original, f"{where}: dragging a number changes nothing")
        tally.check(state["colors"].rstrip("\n") == state["text"], f"{where}: the colours lie under another number")
        cover = driver.execute_script(
            "return getComputedStyle(document.querySelector('.change-code textarea'), '::selection').backgroundColor")
        tally.check(re.fullmatch(r"rgba\(.*, 0\.\d+\)", cover), f"{where}: what is selected lies under {cover}")
        area.send_keys(Keys.CONTROL + "z" + Keys.NULL)
        state = settled(driver, figure, lambda state: state["text"] == original)
        tally.check(state["text"] == original, f"{where}: a number that was dragged does not come back at once")
    driver.switch_to.active_element.send_keys(Keys.ESCAPE)
    tally.check(driver.execute_script(STATE, figure) is None, f"{where}: Escape does not close")
    tally.check(driver.execute_script("return document.activeElement.matches('.change') && document.activeElement.closest('figure').querySelector('.Live').checkVisibility()"),
                f"{where}: neither focus nor live figure comes back")
    driver.switch_to.active_element.send_keys(Keys.ENTER)
    settled(driver, figure, lambda state: state["colors"])
    driver.switch_to.active_element.send_keys("// kept\n")
    driver.execute_async_script(CHANGE_DATA, figure)
    driver.switch_to.active_element.send_keys(Keys.ESCAPE)
    driver.switch_to.active_element.send_keys(Keys.ENTER)
    state = settled(driver, figure, lambda state: state["text"].startswith("// kept"))
    data = driver.execute_async_script("""
        const done = arguments[1];
        const field = document.querySelector(`figure[data-figure="${arguments[0]}"] .change-data textarea`);
        (function look(waits) { field.value || !waits ? done(field.value) : setTimeout(look, 50, waits - 1); })(100)""", figure)
    tally.check(state["text"].startswith("// kept") and "kept" in data, f"{where}: what was changed is lost once the editor closes")
    driver.execute_script(RESET, figure)
    state = settled(driver, figure, lambda state: state["text"] == original)
    tally.check(state["text"] == original, f"{where}: Reset does not bring back the author's code")
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    tally.check(driver.execute_script("return document.querySelector('figure[data-changing] > .Live').checkVisibility()"),
                f"{where}: there is no picture on paper")
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})


REASONS = """
const panel = document.querySelector(`figure[data-figure="${arguments[0]}"] .change-panel`);
return panel && {said: panel.querySelector('.change-why [role=status]').innerText, view: panel.querySelector('.change-why select').value,
  edge: panel.querySelectorAll('.change-why select')[1].value, isMarked: !panel.querySelector('.change-edge').hidden,
  line: panel.querySelector('textarea').value.slice(panel.querySelector('textarea').selectionStart, panel.querySelector('textarea').selectionEnd)};
"""


def reasons(driver, figure, holds):
    """What the page says of the reasons for an edge, once something holds of it, or after five seconds."""
    end = time.monotonic() + 5
    while True:
        state = driver.execute_script(REASONS, figure)
        if (state and holds(state)) or time.monotonic() > end:
            return state
        time.sleep(0.05)


def click(driver, x, y):
    for kind in ("mousePressed", "mouseReleased"):
        driver.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1})


def ask_why(tally, driver, address, options):
    """A click on a view says why it is so wide, as the program does; a second one why it is so high, one at an edge why there;
    a link opens the change again."""
    page, figure = "start", "start-pair"
    driver.get(f"{address}{page}.html")
    driver.execute_script("document.querySelector(`figure[data-figure='${arguments[0]}'] .change`).click()", figure)
    settled(driver, figure, lambda state: state["views"])
    box = driver.execute_script("""
        const view = document.querySelector(`figure[data-figure="${arguments[0]}"] .change-picture [data-view$="/second"]`);
        view.scrollIntoView({block: 'center', behavior: 'instant'});
        const box = view.getBoundingClientRect(); return [box.x, box.y, box.width, box.height]""", figure)
    middle = (box[0] + box[2] / 2, box[1] + box[3] / 2)
    for place, edge in ((middle, "width"), (middle, "height"), ((box[0] + 2, middle[1]), "leading"), ((middle[0], box[1] + 2), "top")):
        click(driver, *place)
        state = reasons(driver, figure, lambda state: state["said"].startswith(f"Pair/second.{edge} is"))
        tally.check(state["view"] == "Pair/second" and state["edge"] == edge and state["isMarked"], f"a click for {edge}: {state}")
        known = subprocess.run(
            [options.plumb, "solve", str(options.content / f"{page}.md"), "--figure", figure, "--width", "320", "--explain", f"second.{edge}"],
            capture_output=True, text=True, check=False).stdout
        own = [re.sub(r" Line \d+$", "", line) for line in state["said"].splitlines() if line]
        told = [re.sub(r"^ *\S+:\d+: ", "", line).strip() for line in known.splitlines()]
        tally.check(len(own) > 1 and own == told, f"{edge}: {own} beside {told}")
    driver.execute_script("document.querySelector('.change-why li button').click()")
    line = driver.execute_script(REASONS, figure)["line"]
    tally.check("top == first.top" in line, f"the line of a reason is {line!r}")
    code = driver.execute_script(STATE, figure)["text"].replace("+ 12", "+ 60")
    driver.execute_script(WRITE, figure, code)
    driver.execute_script("navigator.clipboard.writeText = () => { throw 1 }")
    driver.execute_script("[...document.querySelectorAll('.change-controls button')].find(button => button.textContent === 'Copy link').click()")
    end = time.monotonic() + 5
    while "change=" not in driver.current_url and time.monotonic() < end:
        time.sleep(0.05)
    driver.get(driver.current_url)
    state = settled(driver, figure, lambda state: state["text"] == code)
    tally.check(state and state["text"] == code, f"a link opens {state}")
    driver.get(f"{address}{page}.html?change={figure}@320.AAAA")
    time.sleep(0.5)
    tally.check(driver.execute_script(STATE, figure) is None, "a damaged link opens something")


CHANGE_DATA = """
const [figure, done] = arguments;
const field = document.querySelector(`figure[data-figure="${figure}"] .change-data textarea`);
(function write(waits) {
  if (!field.value && waits) return setTimeout(write, 50, waits - 1);
  field.value = field.value.replace('{', '{"kept": 1, ');
  field.dispatchEvent(new Event('input'));
  done();
})(100)
"""
RESET = """
const panel = document.querySelector(`figure[data-figure="${arguments[0]}"] .change-panel`);
[...panel.querySelectorAll('.change-controls button')].find(button => button.textContent === 'Reset').click();
"""
IN_SIGHT = """
const panel = document.querySelector(`figure[data-figure="${arguments[0]}"] .change-panel`);
const [field, text, list] = ['.change-code', '.change-code textarea', '.change-names'].map(part => panel.querySelector(part));
const {paddingTop, lineHeight} = getComputedStyle(text);
const box = field.getBoundingClientRect();
const top = box.top + parseFloat(paddingTop) - field.scrollTop
  + (text.value.slice(0, text.selectionStart).split('\\n').length - 1) * parseFloat(lineHeight);
const names = list.getBoundingClientRect();
return {field: [box.top, box.bottom], line: [top, top + parseFloat(lineHeight)], names: [names.top, names.bottom],
  height: innerHeight, caret: text.selectionStart, scrolled: scrollY,
  messages: [...panel.querySelectorAll('.change-messages pre')].map(each => each.textContent),
  cut: [...panel.querySelectorAll('.change-messages pre')].filter(each => each.scrollWidth > each.clientWidth).length};
"""


def choose_name(driver, index):
    """Clicks one of the names at the caret, which may just be offered anew; what it says."""
    for attempt in range(5):
        try:
            name = driver.find_elements("css selector", ".change-names li")[index]
            text = name.text
            name.click()
            return text
        except StaleElementReferenceException:
            time.sleep(0.2)
    raise AssertionError("the names at the caret do not stay")


def keep_in_sight(tally, driver, address):
    """What a reader works with is in the window: the field that opens, with the caret at its beginning, the names at the caret,
    whole sentences of messages, and the line of a reason."""
    for width, height in ((360, 740), (1280, 800)):
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
        driver.get(f"{address}profile.html")
        figure, where = "profile-tweets", f"the editor at {width} px"
        driver.find_element("css selector", f"figure[data-figure='{figure}'] .change").send_keys(Keys.ENTER)
        settled(driver, figure, lambda state: state["colors"])
        seen = driver.execute_script(IN_SIGHT, figure)
        tally.check(0 < seen["field"][0] and seen["field"][1] <= height and seen["caret"] == 0, f"{where} opens out of sight: {seen}")
        area = driver.switch_to.active_element
        area.send_keys(Keys.CONTROL + Keys.HOME + Keys.NULL, Keys.ARROW_DOWN * 3, Keys.END, Keys.ENTER, "super.")
        before = driver.execute_script(IN_SIGHT, figure)
        settled(driver, figure, lambda state: driver.execute_script(IN_SIGHT, figure)["names"][1] > 0)
        seen = driver.execute_script(IN_SIGHT, figure)
        names, line = seen["names"], seen["line"]
        tally.check(0 < names[0] < names[1] <= height and min(abs(names[0] - line[1]), abs(names[1] - line[0])) < 2
                    and seen["scrolled"] == before["scrolled"], f"{where} offers names away from the caret: {seen}")
        text = choose_name(driver, 2)
        state = settled(driver, figure, lambda state: f"super.{text}\n" in state["text"])
        tally.check(f"super.{text}\n" in state["text"], f"{where}: a click does not take {text}")
        area.send_keys(Keys.ENTER, "leadin == nonsense.1")
        settled(driver, figure, lambda state: state["errors"] > 1)
        seen = driver.execute_script(IN_SIGHT, figure)
        tally.check(len(set(seen["messages"])) == len(seen["messages"]) > 0, f"{where} repeats itself: {seen['messages']}")
        tally.check(seen["cut"] == 0, f"{where} cuts {seen['cut']} messages")
        driver.execute_script(RESET, figure)
        settled(driver, figure, lambda state: not state["errors"])
        seen = driver.execute_script(IN_SIGHT, figure)
        tally.check(seen["caret"] == 0 and seen["line"][0] > seen["field"][0], f"{where} does not begin anew: {seen}")
        area.send_keys(Keys.CONTROL + Keys.HOME + Keys.NULL)
        driver.execute_script("""
            const menu = document.querySelector(`figure[data-figure="${arguments[0]}"] .change-why select`);
            menu.value = [...menu.options].find(option => option.value.endsWith('/tweets')).value;
            menu.dispatchEvent(new Event('change'));""", figure)
        reasons(driver, figure, lambda state: state["line"] is not None and "Line" in state["said"])
        driver.find_element("css selector", f"figure[data-figure='{figure}'] .change-why li button").click()
        seen = driver.execute_script(IN_SIGHT, figure)
        tally.check(max(0, seen["field"][0]) <= seen["line"][0] < seen["line"][1] <= min(height, seen["field"][1]),
                    f"{where} selects a line out of sight: {seen}")


def reach_with_tab(tally, driver, address):
    """Whoever has no pointer reaches all that an editor has with Tab, in the order in which it stands."""
    driver.get(f"{address}profile.html")
    figure = "profile-sticky"
    driver.find_element("css selector", f"figure[data-figure='{figure}'] .change").send_keys(Keys.ENTER)
    settled(driver, figure, lambda state: state["colors"])
    driver.execute_script("""
        const menu = document.querySelector(`figure[data-figure="${arguments[0]}"] .change-why select`);
        menu.value = [...menu.options].find(option => option.value.endsWith('/header')).value;
        menu.dispatchEvent(new Event('change'));""", figure)
    reasons(driver, figure, lambda state: "Line" in state["said"])
    wanted = driver.execute_script("""
        const panel = document.querySelector(`figure[data-figure="${arguments[0]}"] .change-panel`);
        globalThis.nameOf = (element) => element.ariaLabel ?? element.textContent;
        panel.querySelector('.change-controls input').focus();
        return [...panel.querySelectorAll('input, button, select, textarea, summary')].filter(each => each.checkVisibility()).map(nameOf)""", figure)
    met = []
    while len(met) < len(wanted):
        met.append(driver.execute_script("return nameOf(document.activeElement)"))
        ActionChains(driver).send_keys(Keys.TAB).perform()
    tally.check("Data" in wanted and met == wanted, f"Tab leads through {met} instead of {wanted}")


GOALS = """
const step = document.querySelector(`figure[data-figure="${arguments[0]}"]`).closest('.step');
return {met: step.querySelectorAll('.goals .is-met').length, missed: step.querySelectorAll('.goals .is-missed').length,
  all: step.querySelectorAll('.goals li').length, reasons: [...step.querySelectorAll('.goals small')].map(one => one.textContent),
  said: step.querySelector('.goals [role=status]')?.textContent ?? '',
  beside: step.querySelector('.change-verdict')?.textContent ?? '', isSolved: !!step.querySelector('.goals.is-solved')};
"""
WRITE = """
const area = document.querySelector(`figure[data-figure="${arguments[0]}"] textarea`);
area.value = arguments[1];
area.dispatchEvent(new Event('input'));
"""


def graded(driver, figure, holds):
    """What the goals of an exercise say once something holds of it, or after ten seconds."""
    end = time.monotonic() + 10
    while True:
        state = driver.execute_script(GOALS, figure)
        if (state["met"] + state["missed"] == state["all"] and holds(state)) or time.monotonic() > end:
            return state
        time.sleep(0.05)


def exercises(lesson):
    """Of a lesson the figure of each exercise, and its solution's code."""
    blocks = re.findall(r"^```layout(.*)\n((?:.*\n)*?)```$", lesson.read_text(), re.MULTILINE)
    for (settings, _), (following, code) in zip(blocks, blocks[1:]):
        if "exercise=start" in settings and "exercise=solution" in following:
            yield re.search(r"figure=(\S+)", settings).group(1), code


def solve_exercises(tally, driver, address, options):
    """In the page the beginning of each exercise misses a goal, and its author's solution meets all of them."""
    count = 0
    for lesson in sorted(options.content.rglob("*.md")):
        for figure, code in exercises(lesson):
            slug = lesson.relative_to(options.content).with_suffix("")
            where = f"{slug}, {figure}"
            driver.get(f"{address}{slug}.html")
            tally.check(not driver.execute_script(GOALS, figure)["isSolved"], f"{where}: solved before anybody was here")
            driver.execute_script("document.querySelector(`figure[data-figure='${arguments[0]}'] .change`).click()", figure)
            state = graded(driver, figure, lambda state: state["missed"])
            tally.check(state["missed"] > 0 and not state["said"] and all("pt" in one and "cannot print" not in one for one in state["reasons"] if one)
                        and state["beside"] == "✕ " + next(one for one in state["reasons"] if one),
                        f"{where}: its beginning misses nothing: {state}")
            driver.execute_script(WRITE, figure, code)
            state = graded(driver, figure, lambda state: state["met"] == state["all"])
            tally.check(state["met"] == state["all"] > 0 and state["said"] and state["beside"] == f"✓ {state['said']}", f"{where}: its solution is none: {state}")
            driver.refresh()
            tally.check(driver.execute_script(GOALS, figure)["isSolved"], f"{where}: the browser does not remember")
            count += 1
    tally.check(count > 0, "no lesson has an exercise")
    print(f"{count} exercises solved")


def check_without_engine(tally, driver, address):
    """From the disk no page offers what it cannot do."""
    driver.get((pathlib.Path("site").resolve() / "profile.html").as_uri())
    tally.check(not driver.find_elements("css selector", ".change"), "a page from the disk offers to change figures")


def turn_knob(tally, driver, address):
    """An author's slider changes the number in the code and the picture, without the editor; *Change* then shows the code."""
    driver.get(f"{address}reference/priorities.html")
    figure = "priorities-pull"
    driver.execute_script("""
        const range = document.querySelector(`figure[data-figure="${arguments[0]}"] .knobs input`);
        for (const value of [390, 270, 150]) { range.value = value; range.dispatchEvent(new Event('input', {bubbles: true})); }""", figure)
    state = settled(driver, figure, lambda state: "150 @" in state["text"])
    tally.check(state and "width == 150 @ .high" in state["text"] and not state["errors"], f"a slider gives {state}")
    shown = driver.execute_async_script("""
        const done = arguments[1];
        const figure = document.querySelector(`figure[data-figure="${arguments[0]}"]`);
        const look = (waits) => {
          const [bar, screen] = ['[data-view$="/a"]', '.Screen'].map(part => figure.querySelector('.change-picture ' + part));
          const width = bar && bar.getBoundingClientRect().width * screen.dataset.width / screen.getBoundingClientRect().width;
          if (Math.abs(width - 150) < 1 || !waits) return done([width, figure.querySelector('textarea').checkVisibility()]);
          setTimeout(look, 50, waits - 1);
        };
        look(100);""", figure)
    tally.check(abs(shown[0] - 150) < 1 and not shown[1], f"after a slider the bar is {shown[0]} wide, the code shown: {shown[1]}")
    driver.find_element("css selector", f"figure[data-figure='{figure}'] .change").send_keys(Keys.ENTER)
    is_shown = driver.execute_async_script("""
        const done = arguments[0];
        const look = (waits) => {
          const isShown = document.activeElement.matches('.change-code textarea');
          if (isShown || !waits) return done(isShown);
          setTimeout(look, 50, waits - 1);
        };
        look(100);""")
    tally.check(is_shown, "Change does not show the code")


def show_uikit(tally, driver, address):
    """Below the editor of a finished screen, whose block only repeats, is told where its UIKit code stands; what a reader adds has code."""
    driver.get(f"{address}timeline.html")
    shown = """
        const [holds, done] = [arguments[0], arguments[1]];
        const figure = document.querySelector('figure[data-figure="timeline"]');
        const look = (waits) => {
          const panel = figure.querySelector('.change-uikit');
          const [code, told] = [panel?.querySelector('pre'), panel?.querySelector('p')];
          const textOf = (part) => part.checkVisibility() ? part.textContent : null;
          const state = panel && {code: textOf(code), told: textOf(told), copy: textOf(panel.querySelector('.copy'))};
          if (state && eval(holds) || !waits) return done(state);
          setTimeout(look, 50, waits - 1);
        };
        if (!figure.querySelector('.change-panel')) figure.querySelector('.change').click();
        look(200);"""
    driver.execute_async_script(shown, "figure.querySelector('.change-picture [data-view]')")
    driver.execute_script("document.querySelector('figure[data-figure=\"timeline\"] .change-uikit > summary').click()")
    state = driver.execute_async_script(shown, "state.told")
    tally.check(state and state["told"] and state["code"] is state["copy"] is None, f"of a finished screen's UIKit code is told {state}")
    driver.execute_script("""
        const field = document.querySelector('figure[data-figure="timeline"] textarea');
        field.value = field.value.replace('...', '...\\n    Label more { text = "More"; center == super.center }');
        field.dispatchEvent(new Event('input', {bubbles: true}));""")
    state = driver.execute_async_script(shown, "state.code?.includes('more')")
    tally.check(state and state["told"] is None and state["copy"] and "let more = UILabel()" in (state["code"] or ""), f"what is added has UIKit code {state}")


NUMBER = re.compile(r"(?<=[=+-] )\d+")
AT_ONCE = """
const [figure, digits] = arguments;
const field = document.querySelector(`figure[data-figure="${figure}"] .change-code textarea`);
const picture = document.querySelector(`figure[data-figure="${figure}"] .change-picture .Preview`);
const before = picture.innerHTML;
const changed = field.value.replace(/(?<=[=+-] )\\d+/, digits);
if (changed === field.value) return null;
field.value = changed;
field.dispatchEvent(new InputEvent('input', {bubbles: true}));
return [picture.innerHTML !== before, picture.innerHTML];
"""
CHANGES_AT_ONCE = """
const field = document.querySelector('.change-code textarea');
const before = document.querySelector('.change-picture .Preview').innerHTML;
field.value = arguments[0];
field.dispatchEvent(new InputEvent('input', {bubbles: true}));
return document.querySelector('.change-picture .Preview').innerHTML !== before;
"""


def draw_at_once(tally, driver, address):
    """Once the page is idle a number that is changed is drawn before the event ends, as the worker draws it, also after a mistake or
    with a conflict; what differs more is left to the worker."""
    for page in FINISHED[:5]:
        driver.get(f"{address}{page}.html")
        # Some figures have a code without numbers.
        figures = driver.execute_script(
            "return [...document.querySelectorAll('figure[data-figure]:has(button.change)')].map(each => each.dataset.figure)")
        for figure in figures:
            driver.execute_script("document.querySelector(`figure[data-figure='${arguments[0]}'] .change`).click()", figure)
            if NUMBER.search(settled(driver, figure, lambda state: True)["text"]):
                break
        end = time.monotonic() + 10
        digits, drawn = 11, driver.execute_script(AT_ONCE, figure, "10")
        while drawn and not drawn[0] and time.monotonic() < end:
            time.sleep(0.3)
            digits += 1
            drawn = driver.execute_script(AT_ONCE, figure, str(digits))
        tally.check(drawn and drawn[0], f"{page}, {figure}: a changed number is not drawn at once: {drawn and 'later'}")
        if not drawn:
            continue
        code = driver.execute_script(STATE, figure)["text"]
        other = re.sub(NUMBER, "77777", code)
        tally.check(not driver.execute_script(CHANGES_AT_ONCE, other), f"{page}, {figure}: what is pasted is drawn before the event ends")
        settled(driver, figure, lambda state: state["colors"].rstrip() == other.rstrip())
        driver.execute_script(CHANGES_AT_ONCE, code)
        settled(driver, figure, lambda state: state["colors"].rstrip() == code.rstrip())
        again = driver.execute_script("return document.querySelector('.change-picture .Preview').innerHTML")
        tally.check(again == drawn[1], f"{page}, {figure}: the worker draws something else")
        driver.execute_script(CHANGES_AT_ONCE, f"{code}\n}}")
        settled(driver, figure, lambda state: state["errors"])
        tally.check(not driver.execute_script(CHANGES_AT_ONCE, re.sub(NUMBER, "9", f"{code}\n}}")), f"{page}, {figure}: a mistake is drawn at once")
        tally.check(driver.execute_script(CHANGES_AT_ONCE, NUMBER.sub("9", code, 1)), f"{page}, {figure}: what follows a mistake is not drawn at once")


# What each event of a pointer that moves changes in the picture, and since which of the browser's frames it is there.
MOVEMENTS = """
const picture = document.querySelector(`figure[data-figure="${arguments[0]}"] .change-picture`);
window.movements = [];
let [frame, before] = [0, ''];
const count = () => { frame++; requestAnimationFrame(count); };
requestAnimationFrame(count);
for (const kind of ['pointerrawupdate', 'pointermove']) {
  addEventListener(kind, () => (before = picture.innerHTML), {capture: true});
  addEventListener(kind, () => window.movements.push([kind, frame, picture.innerHTML !== before]));
}
"""


def draw_before_the_frame(tally, driver, address):
    """The first movement of a number that is dragged is drawn before the browser begins its next frame, and those after it with that frame."""
    driver.get(f"{address}shrinking-avatar.html")
    figure = driver.execute_script("return document.querySelector('figure:has(.change)').dataset.figure")
    driver.execute_script("document.querySelector(`figure[data-figure='${arguments[0]}'] .change`).click()", figure)
    code = settled(driver, figure, lambda state: state["isLive"])["text"]
    driver.execute_script(MOVEMENTS, figure)
    x, y = driver.execute_script("""
        const number = document.querySelector('.change-code .n');
        number.scrollIntoView({block: 'center', behavior: 'instant'});
        const box = number.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2];""")
    early, is_followed, end = [], False, time.monotonic() + 15
    # Where the pointer moves no more often than there are frames, each of its movements is the first one of a frame.
    while not (early and is_followed) and time.monotonic() < end:
        driver.execute_script("window.movements = []")
        actions = ActionChains(driver, duration=0)
        pointer = actions.w3c_actions.pointer_action
        pointer.move_to_location(int(x), int(y)).pointer_down()
        for step in range(40):
            pointer.move_to_location(int(x) + 2 * (1 + step), int(y)).pause(0.006)
        pointer.move_to_location(int(x), int(y)).pointer_up()
        actions.perform()
        seen = driver.execute_script("return window.movements")
        early = [frame for kind, frame, isDrawn in seen if kind == "pointerrawupdate" and isDrawn]
        is_followed = any(kind == "pointermove" and isDrawn for kind, _, isDrawn in seen)
    tally.check(early and len(early) == len(set(early)), f"{figure}: a movement is drawn before the frame in {early}")
    tally.check(is_followed, f"{figure}: no frame draws what came after it")
    state = settled(driver, figure, lambda state: state["text"] == code)
    tally.check(state["text"] == code, f"{figure}: a number that came back where it was is another one")


def draw_often_at_once(tally, driver, address):
    """Numbers that make a conflict are drawn before the event ends, and so is what follows them; and what was slow once, and is known
    since, sends nothing else to the worker."""
    figure = "profile"
    driver.get(f"{address}profile.html")
    driver.execute_script("document.querySelector(`figure[data-figure='${arguments[0]}'] .change`).click()", figure)
    code = settled(driver, figure, lambda state: True)["text"]

    def is_drawn(number):
        change = f"component ProfileContent(profile) {{ ...; HStack places {{ ...; spacing = {number} }} }}\n"
        return driver.execute_script(CHANGES_AT_ONCE, change + code)

    def becomes_drawn(numbers):
        """Whether one of the numbers is; a busy machine may be too slow for the first ones."""
        for number in numbers:
            if is_drawn(number):
                return True
            time.sleep(0.3)
        return False

    becomes_drawn(range(40, 70))
    tally.check(becomes_drawn(range(900, 910)), f"{figure}: a conflict is not drawn at once")
    state = settled(driver, figure, lambda state: state["errors"])
    tally.check(state["errors"], f"{figure}: there is no conflict: {state['messages']}")
    tally.check(becomes_drawn(range(70, 80)), f"{figure}: what follows a conflict is not drawn at once")
    # A clock that says of this answer that it took more than 50 ms.
    driver.execute_script("""
        const now = performance.now.bind(performance);
        let more = 0;
        performance.now = () => now() + (window.isSlow ? (more += 100) : more);
        window.isSlow = true;""")
    is_drawn(81)
    driver.execute_script("window.isSlow = false")
    tally.check(not is_drawn(82), f"{figure}: what follows a slow picture is not left to the worker")
    settled(driver, figure, lambda state: "spacing = 82" in state["colors"])
    tally.check(becomes_drawn([82 - turn % 2 for turn in range(1, 11)]), f"{figure}: what is known is not drawn at once")
    tally.check(any([is_drawn(81), is_drawn(82)] == [True, True] for _ in range(5)), f"{figure}: what follows what is known is not drawn at once")


# How many memories of WebAssembly a worker has made that has drawn a figure and written it in UIKit, and how many parts it has.
MEMORIES = OWN_WORKER + """
const [lesson, done] = arguments;
(async () => {
  const ask = await ownWorker(lesson, `
    const memories = new Set();
    const Made = WebAssembly.Instance;
    WebAssembly.Instance = function (...values) {
      const made = new Made(...values);
      if (made.exports.memory) memories.add(made.exports.memory);
      return made;
    };
    verbs.memories = () => [memories.size, instance.modules.size];`);
  const blocks = await ask({verb: 'blocks'});
  const block = blocks.findIndex(({figure}) => figure === lesson);
  await ask({verb: 'frames', block, code: blocks[block].code, width: 390, draws: true, asked: 1});
  await ask({verb: 'uikit', block, code: blocks[block].code});
  done(await ask({verb: 'memories'}));
})().catch((error) => done(String(error)));
"""


def take_little_room(tally, driver, address):
    """A worker's memories are the engine's and the one that its parts are unpacked in: a browser has room for a hundred, of all pages."""
    driver.get(f"{address}profile.html")
    found = driver.execute_async_script(MEMORIES, "profile")
    tally.check(isinstance(found, list) and found[0] == 2 and found[1] > 3, f"profile: memories and parts: {found}")


def come_back(tally, driver, address):
    """A page that a browser keeps while another one is read ends its engine's threads; gone back to, it draws and follows as before."""
    driver.get(f"{address}profile.html")
    figure = driver.execute_script("return document.querySelector('figure:has(.change)').dataset.figure")
    driver.execute_script("document.querySelector(`figure[data-figure='${arguments[0]}'] .change`).click()", figure)
    code = settled(driver, figure, lambda state: state["isLive"])["text"]
    ended = driver.execute_script("""
        window.ended = 0;
        const terminate = Worker.prototype.terminate;
        Worker.prototype.terminate = function () { window.ended++; return terminate.call(this); };
        dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}));
        return new Promise((resolve) => setTimeout(() => resolve(window.ended), 100));""")
    tally.check(ended == 2, f"profile: {ended} threads are ended")
    number = re.search(NUMBER, code)
    picture = "return document.querySelector('.change-picture .Preview').innerHTML"
    before = driver.execute_script(picture)
    driver.execute_script(CHANGES_AT_ONCE, code[:number.start()] + str(int(number.group()) + 1) + code[number.end():])
    settled(driver, figure, lambda _: driver.execute_script(picture) != before)
    tally.check(driver.execute_script(picture) != before, "profile: gone back to nothing is drawn")
    state = settled(driver, figure, lambda state: state["isLive"])
    tally.check(state["isLive"] and not state["errors"], f"profile: gone back to it is not shown at every width: {state}")


# What the page asks its workers from now on.
ASKED = """
window.asked = [];
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...others) {
  window.asked.push(message.verb);
  return post.call(this, message, ...others);
};
"""


def warm_up(tally, driver, address):
    """Once all is said of the first figure that is changed its picture is drawn often in the worker, which answers meanwhile."""
    driver.get(f"{address}profile.html")
    driver.execute_script(ASKED)
    figures = driver.execute_script("return [...document.querySelectorAll('figure:has(.change)')].map((each) => each.dataset.figure).slice(0, 2)")
    end = time.monotonic() + 10
    for figure in figures:
        driver.execute_script("document.querySelector(`figure[data-figure='${arguments[0]}'] .change`).click()", figure)
        settled(driver, figure, lambda state: state["isLive"])
        while "warmUp" not in driver.execute_script("return window.asked") and time.monotonic() < end:
            time.sleep(0.005)
        driver.execute_script("""
            const field = document.querySelector(`figure[data-figure='${arguments[0]}'] .change-code textarea`);
            field.value += "\\nLabel {";
            field.dispatchEvent(new InputEvent('input', {bubbles: true}));""", figure)
        told = settled(driver, figure, lambda state: state["errors"])
        tally.check(told["errors"], f"{figure}: while its picture is drawn often nothing else is answered: {told}")
    asked = driver.execute_script("return window.asked")
    tally.check(asked.count("warmUp") == 1, f"profile: pictures are to be drawn often {asked.count('warmUp')} times: {asked}")


# A view that hangs out of each row; then whether that of the first row is found in the window, in the picture and in the figure at every
# width, and of which rows of the picture the browser lays out what they hold.
FLAG = "component TweetCell(tweet) {\n    ...\n    View flag { leading == super.leading; top == super.bottom + 200; width == 40; height == 40 }\n}\n"
ROWS = """
const picture = document.querySelector('.change-picture');
const isLive = picture.classList.contains('is-live');
const rows = [...picture.querySelectorAll('.Preview .Scrolls > [data-view]')];
const flag = rows[0].querySelector(':scope > [data-view$="/flag"]');
const isFound = (view) => {
  const {x, y, width, height} = view.getBoundingClientRect();
  return document.elementsFromPoint(x + width / 2, y + height / 2).includes(view);
};
if (!flag || !isLive) return null;
const isFoundLive = isFound(picture.querySelector('.Live [data-view$="/flag"]'));
picture.classList.remove('is-live');
const isLaidOut = (row) => row.firstElementChild.checkVisibility({contentVisibilityAuto: true});
const answer = {hangs: isFound(flag), isFoundLive, laidOut: rows.map(isLaidOut)};
picture.classList.add('is-live');
return answer;
"""


def scroll_rows(tally, driver, address):
    """Of a table only the rows near the window are laid out; what hangs out of one of them is seen, and rows come as they are scrolled to."""
    driver.get(f"{address}timeline.html")
    figure = "timeline"
    driver.execute_script("document.querySelector(`figure[data-figure='timeline'] .change`).click()")
    code = settled(driver, figure, lambda state: True)["text"]
    driver.execute_script("""
        const field = document.querySelector('.change-code textarea');
        field.value = arguments[0];
        field.dispatchEvent(new InputEvent('input', {bubbles: true}));
        document.querySelector('.change-picture').scrollIntoView({block: 'center', behavior: 'instant'});""", FLAG + code)

    def rows():
        return driver.execute_script(ROWS)

    settled(driver, figure, lambda state: rows())
    time.sleep(0.5)
    seen = rows()
    tally.check(seen["hangs"] and seen["isFoundLive"], f"{figure}: what hangs out of a row is cut off: {seen}")
    tally.check(seen["laidOut"][0] and not any(seen["laidOut"][-5:]), f"{figure}: other rows are laid out: {seen}")
    # What is not seen is not laid out anew.
    driver.execute_script("""
        document.querySelector('.change-picture').classList.remove('is-live');
        document.querySelector('.change-picture > .Preview .Scrolls').scrollTop = 1e6;""")
    time.sleep(0.5)
    driver.execute_script("document.querySelector('.change-picture').classList.add('is-live')")
    seen = rows()
    tally.check(seen["laidOut"][-1] and not seen["laidOut"][0], f"{figure}: the last rows do not come: {seen}")


def check_without_more(tally, site):
    """Where the other parts do not come, pictures follow; a mistake, which needs one, has the engine begin anew."""
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / "site"
        shutil.copytree(site, copy)
        for file in copy.glob("assets/playground-*/*.packed.wasm"):
            if not file.name.startswith("engine"):
                file.unlink()
        with served(copy) as (address, _), chromium(1, "light") as driver:
            driver.get(f"{address}profile.html")
            figure = driver.execute_script("""
                const button = document.querySelector('figure[data-figure] button.change');
                button.scrollIntoView({block: 'center', behavior: 'instant'});
                button.click();
                return button.closest('figure').dataset.figure;""")
            state = settled(driver, figure, lambda state: True)
            tally.check(state and state["views"], f"without the other parts there is no picture: {state}")
            code = state["text"]
            write = """
                const text = document.querySelector('.change-code textarea');
                text.value = arguments[0];
                text.dispatchEvent(new InputEvent('input', {bubbles: true}));"""
            driver.execute_script(write, code + "\nLabel {")
            state = settled(driver, figure, lambda state: state["messages"])
            tally.check("anew" in state["messages"], f"without the other parts a mistake is not told: {state}")
            driver.execute_script(write, re.sub(r"(?<== )\d+", "7", code))
            state = settled(driver, figure, lambda state: not state["messages"])
            tally.check(state and not state["messages"], f"without the second part the engine does not come back: {state}")


def weigh(tally, site):
    """The engine's parts are as small as they shall be."""
    for names, most in SIZES.items():
        files = [file for name in names.split() for file in site.glob(f"assets/playground-*/{name}.packed.wasm")]
        size = sum(len(brotli.compress(file.read_bytes(), quality=11, lgwin=24)) for file in files)
        print(f"{names}: {size} bytes in brotli")
        tally.check(0 < size <= most, f"{names}: {size} bytes in brotli, at most {most}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", type=pathlib.Path, default=pathlib.Path(".build/release/plumb"))
    parser.add_argument("--site", type=pathlib.Path, default=pathlib.Path("site"))
    parser.add_argument("--content", type=pathlib.Path, default=pathlib.Path("content"))
    parser.add_argument("--widths", type=int, default=3)
    options = parser.parse_args()
    tally = Tally()
    with served(options.site) as (address, failures), chromium(1, "light") as driver:
        driver.set_script_timeout(300)
        weigh(tally, options.site)
        compare(tally, driver, address, options)
        for page in ("profile", "shrinking-avatar"):
            for width in (360, 1280):
                change(tally, driver, address, page, width)
        keep_in_sight(tally, driver, address)
        reach_with_tab(tally, driver, address)
        ask_why(tally, driver, address, options)
        turn_knob(tally, driver, address)
        show_uikit(tally, driver, address)
        draw_at_once(tally, driver, address)
        draw_before_the_frame(tally, driver, address)
        warm_up(tally, driver, address)
        take_little_room(tally, driver, address)
        come_back(tally, driver, address)
        draw_often_at_once(tally, driver, address)
        scroll_rows(tally, driver, address)
        solve_exercises(tally, driver, address, options)
        check_without_engine(tally, driver, address)
        check_without_more(tally, options.site)
        tally.check(not failures, f"requests failed: {failures}")
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(1 if tally.failed else 0)


main()
