"""What changing a figure costs in a browser, on the finished screens of five lessons: the time from the first reach to the first
picture and to the first changed one, from a step of a number that is dragged or typed to frames and to pixels, from a step of the width,
until goals are decided for all widths, from an edit until the figure is there at every width, and the memory after a thousand edits, each
of them followed. Pointer and keys are the browser's own input, from the
time that it gives the event.

Usage: speed.py [--site site] [--peer SITE] [--only PAGE ...] [--edits 60] [--memory 1000] [--browser chromium] [--strict]
`--peer` is a site to compare with: each page of it is measured right before. An edit is at every width again when the engine has followed it;
until that is painted come the frame before it, for the picture, and the one after it.
Prints a line for each screen, least and median, and ends with `N passed, N failed`: times are checked with `--strict` alone, since
they are of a machine that nobody else uses.
"""
import argparse
import contextlib
import pathlib
import random
import statistics
import sys
import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.keys import Keys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from firefox import firefox  # noqa: E402  (the modules beside this file)
from pages import OWN_WORKER, Tally, chromium, served  # noqa: E402

# Of each lesson the finished screen, and the number in it that is dragged: it moves most of the screen, or every row of it.
SCREENS = {
    "profile": ("profile", "component ProfileContent(profile) {\n    ...\n    HStack places { ...; spacing = {n} }\n}"),
    "timeline": ("timeline", "component TweetCell(tweet) {\n    ...\n    VStack content { ...; spacing = {n} }\n}"),
    "players-profile": ("players", "component PlayerProfile(player): VStack { ...; spacing = {n} }"),
    "shrinking-avatar": ("shrinking-avatar", "component UserInfo(user) {\n    ...\n    HStack places { ...; spacing = {n} }\n}"),
    "music-album": ("album", "component TrackRow(track) {\n    ...\n    HStack line { ...; spacing = {n} }\n}"),
}
# Milliseconds: of the four smaller screens, and of the timeline.
LIMITS = {"first picture": (300, 300), "drag to frames": (3, 6), "drag to pixels": (17, 33), "key to pixels": (17, 33),
          "every width": (50, 250)}

# The button is pressed, and a number changed as soon as there is a field: until the first picture and the changed one are painted.
REACH = """
const [name, drag, done] = arguments;
const figure = document.querySelector(`figure[data-figure="${name}"]`);
figure.scrollIntoView({block: 'center', behavior: 'instant'});
const painted = (then) => requestAnimationFrame(() => { const {port1, port2} = new MessageChannel(); port1.onmessage = then; port2.postMessage(0); });
let start, field, first, before;
new MutationObserver((_, observer) => {
  const picture = figure.querySelector('.change-picture:has([data-view])');
  if (!picture) return;
  if (!field) {
    field = figure.querySelector('.change-code textarea');
    before = picture.innerHTML;
    painted(() => (first = performance.now() - start));
    field.value = drag.replace('{n}', '40') + '\\n' + field.value;
    field.dispatchEvent(new InputEvent('input', {bubbles: true}));
  } else if (picture.innerHTML !== before) {
    observer.disconnect();
    painted(() => done({first, changed: performance.now() - start}));
  }
}).observe(figure, {subtree: true, childList: true, attributes: true, characterData: true});
// Whoever reaches for a figure has it in sight; a finger presses the moment it comes.
setTimeout(() => {
  start = performance.now();
  const button = figure.querySelector('button.change');
  button.dispatchEvent(new PointerEvent('pointerenter'));
  button.click();
}, 1000);
"""

# The field has the changed number in sight, and is ready for keys behind its first digit; where the number stands.
PREPARE = """
const [name, drag] = arguments;
const figure = document.querySelector(`figure[data-figure="${name}"]`);
const text = figure.querySelector('.change-code textarea');
const place = drag.indexOf('{n}');
text.value = drag.replace('{n}', '40') + '\\n' + text.value.slice(text.value.lastIndexOf('screen '));
text.dispatchEvent(new InputEvent('input', {bubbles: true}));
text.focus({preventScroll: true});
text.setSelectionRange(place + 2, place + 2);
const done = arguments[2];
setTimeout(() => {
  const walker = document.createTreeWalker(figure.querySelector('.change-code code'), NodeFilter.SHOW_TEXT);
  let left = place;
  let node;
  while ((node = walker.nextNode()) && node.data.length <= left) left -= node.data.length;
  node.parentElement.scrollIntoView({block: 'center', behavior: 'instant'});
  const range = document.createRange();
  range.setStart(node, left);
  range.setEnd(node, left + 1);
  const box = range.getBoundingClientRect();
  done([box.x + box.width / 2, box.y + box.height / 2]);
}, 1000);
"""

# From the time of an event, the browser's own, until the picture that it changes is painted: in all, and how much of that is not
# spent waiting for the browser's next frame.
WATCH = """
const [name, kind] = arguments;
const picture = document.querySelector(`figure[data-figure="${name}"] .change-picture`);
window.watch?.end();
const listening = new AbortController();
const times = [];
let begun = null;
let last = 0;
// A movement of the pointer that is told at once is told again when a frame begins.
for (const each of kind === 'pointermove' ? [kind, 'pointerrawupdate'] : [kind]) {
  addEventListener(each, ({timeStamp}) => {
    if (timeStamp > last) begun ??= timeStamp;
    last = Math.max(last, timeStamp);
  }, {capture: true, signal: listening.signal});
}
const observer = new MutationObserver(() => {
  if (begun === null) return;
  const [start, drawn] = [begun, performance.now()];
  begun = null;
  requestAnimationFrame(() => {
    const waited = performance.now() - drawn;
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => times.push([performance.now() - start, performance.now() - start - waited]);
    port2.postMessage(0);
  });
});
observer.observe(picture, {subtree: true, childList: true, attributes: true, characterData: true});
window.watch = {times, end: () => { listening.abort(); observer.disconnect(); }};
"""

# The width goes up step by step.
TURN = """
const [name, count, done] = arguments;
const range = document.querySelector(`figure[data-figure="${name}"] .change-controls input[type=range]`);
const step = (index) => {
  if (index === count) return done();
  range.value = 360 + index % 40;
  range.dispatchEvent(new InputEvent('input', {bubbles: true}));
  setTimeout(step, 100 + 40 * Math.random(), index + 1);
};
step(0);
"""

# A number changes now and then: until the picture that stands in the page has every width again, and is painted.
FOLLOW = """
const [name, drag, count, done] = arguments;
const figure = document.querySelector(`figure[data-figure="${name}"]`);
const picture = figure.querySelector('.change-picture');
const text = figure.querySelector('.change-code textarea');
const rest = text.value.slice(text.value.lastIndexOf('screen '));
const times = [];
let start = null;
new MutationObserver(() => {
  if (start === null || !picture.classList.contains('is-live')) return;
  const begun = start;
  start = null;
  requestAnimationFrame(() => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => times.push(performance.now() - begun);
    port2.postMessage(0);
  });
}).observe(picture, {attributes: true, attributeFilter: ['class']});
const step = (index) => {
  if (index === count) return done(times);
  text.value = drag.replace('{n}', String(10 + index % 40)) + '\\n' + rest;
  start = performance.now();
  text.dispatchEvent(new InputEvent('input', {bubbles: true}));
  const next = () => (start === null ? setTimeout(step, 500, index + 1) : setTimeout(next, 50));
  next();
};
step(0);
"""

# The whole engine alone, in a worker of its own: the time of answers there, and memory after many edits, each drawn, explained and
# followed, and, where it is an exercise, graded.
ENGINE = OWN_WORKER + """
const [lesson, name, drag, edits, done] = arguments;
(async () => {
  const ask = await ownWorker(lesson, `
    verbs.memory = () => instance.engine.memory.buffer.byteLength;
    verbs.timed = (question) => {
      const start = performance.now();
      instance.ask(question.asks, question);
      return performance.now() - start;
    };`);
  const blocks = await ask({verb: 'blocks'});
  const block = blocks.findIndex((each) => each.figure === name);
  const code = (index) => drag.replace('{n}', String(10 + index % 40)) + '\\n' + blocks[block].code;
  const times = {frames: [], picture: [], width: [], findings: [], goals: [], live: []};
  const timed = async (kind, question) => times[kind].push(await ask({verb: 'timed', asks: 'frames', block, draws: false, asked: 1, ...question}));
  const before = await ask({verb: 'memory'});
  for (let index = 0; index < edits / 5; index++) await timed('frames', {code: code(index), width: 390});
  for (let index = 0; index < edits / 5; index++) await timed('width', {code: code(0), width: 360 + index % 80});
  for (let index = 0; index < edits / 5; index++) await timed('picture', {code: code(index), width: 390, draws: true});
  for (let index = 0; index < edits / 5; index++) {
    await ask({verb: 'frames', block, code: code(index), width: 360 + index % 80, draws: true, asked: 1});
    await timed('findings', {asks: 'findings'});
  }
  const exercises = blocks.map((each, index) => index).filter((index) => figures.includes(blocks[index].figure));
  for (let index = 0; index < (exercises.length ? edits / 5 : 0); index++) {
    const exercise = exercises[index % exercises.length];
    const changed = blocks[exercise].code.replace(/\\b\\d+\\b/, (digits) => String(Number(digits) + index % 50));
    await timed('goals', {asks: 'grade', block: exercise, code: changed});
  }
  window.follow = async (from, to) => {
    for (let index = from; index < to; index++) await timed('live', {asks: 'live', code: code(index), width: 390});
    return {times, before, after: await ask({verb: 'memory'})};
  };
  done(null);
})().catch((error) => done(String(error)));
"""

# Some of the edits followed; what the engine took so far.
SOME = "const [from, to, done] = arguments; window.follow(from, to).then(done, (error) => done(String(error)));"
FIGURES = "const figures = [...document.querySelectorAll('[data-exercise] figure[data-figure]')].map((each) => each.dataset.figure);\n"


def least_and_median(times):
    return f"{min(times):.1f}/{statistics.median(times):.1f}"


def to_pixels(times):
    totals, busy = zip(*times)
    return f"{least_and_median(totals)} ms, {least_and_median(busy)} ms without waiting for a frame"


def watched(driver, figure, kind, act):
    """What `watch` has seen of events of a kind while something is done."""
    driver.execute_script(WATCH, figure, kind)
    act()
    time.sleep(0.3)
    return driver.execute_script("return window.watch.times")


def by_pointer(driver, place, count):
    """Drags a number by a step with each of the pointer's movements, of which some sixty come in a second."""
    x, y = map(int, place)
    builder = ActionBuilder(driver, duration=0)
    pointer = builder.pointer_action
    pointer.move_to_location(x, y).pointer_down()
    for index in range(count):
        pointer.move_to_location(x + 2 * (1 + index % 40), y).pause(0.008 + 0.016 * random.random())
    pointer.pointer_up()
    builder.perform()


def by_keys(driver, count):
    """Types a digit and takes it back, as quickly as people type."""
    for index in range(count):
        ActionChains(driver, duration=0).send_keys(Keys.BACKSPACE if index % 2 else "1").perform()
        time.sleep(0.1 + 0.04 * random.random())


def measure(tally, driver, address, page, options):
    figure, drag = SCREENS[page]
    driver.get(f"{address}{page}.html")
    reach = driver.execute_async_script(REACH, figure, drag)
    time.sleep(2)
    place = driver.execute_async_script(PREPARE, figure, drag)
    dragged = watched(driver, figure, "pointermove", lambda: by_pointer(driver, place, options.edits))
    driver.execute_async_script(PREPARE, figure, drag)
    typed = watched(driver, figure, "keydown", lambda: by_keys(driver, options.edits))
    turned = watched(driver, figure, "input", lambda: driver.execute_async_script(TURN, figure, options.edits))
    time.sleep(1)
    followed = driver.execute_async_script(FOLLOW, figure, drag, max(4, options.edits // 5))
    alone = driver.execute_async_script(FIGURES + ENGINE, page, figure, drag, options.memory)
    # No script runs into its time limit.
    for start in range(0, options.memory if alone is None else 0, 100):
        alone = driver.execute_async_script(SOME, start, min(start + 100, options.memory))
    tally.check(isinstance(alone, dict), f"{page}: {alone}")
    if not isinstance(alone, dict):
        return
    own = alone["times"]
    memory = alone["after"] / 2**20
    goals = f"; goals at every width {least_and_median(own['goals'])} ms" if own["goals"] else ""
    print(f"{page}: first picture {reach['first']:.0f} ms, changed {reach['changed']:.0f} ms; drag to frames "
          f"{least_and_median(own['frames'])} ms, with picture {least_and_median(own['picture'])} ms, to pixels {to_pixels(dragged)}; "
          f"key to pixels {to_pixels(typed)}; width to frames {least_and_median(own['width'])} ms, to pixels {to_pixels(turned)}; findings "
          f"{least_and_median(own['findings'])} ms{goals}; at every width again {least_and_median(own['live'])} ms, to pixels "
          f"{least_and_median(followed)} ms; memory {alone['before'] / 2**20:.1f} MB, after {options.memory} edits {memory:.1f} MB",
          flush=True)
    medians = {kind: statistics.median(total for total, _ in times) for kind, times in (("drag", dragged), ("key", typed), ("width", turned))}
    found = {"first picture": reach["changed"], "drag to frames": statistics.median(own["frames"]), "drag to pixels": medians["drag"],
             "key to pixels": medians["key"],
             "every width": max([medians["width"], *map(statistics.median, filter(None, [own["goals"], own["live"]]))])}
    for name, value in found.items():
        most = LIMITS[name][page == "timeline"]
        tally.check(not options.strict or value <= most, f"{page}, {name}: {value:.1f} ms, at most {most}")
    tally.check(memory <= 64, f"{page}: {memory:.1f} MB after {options.memory} edits")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--site", type=pathlib.Path, default=pathlib.Path("site"))
    parser.add_argument("--peer", type=pathlib.Path)
    parser.add_argument("--only", nargs="*", choices=SCREENS)
    parser.add_argument("--edits", type=int, default=60)
    parser.add_argument("--memory", type=int, default=1000)
    parser.add_argument("--browser", choices=("chromium", "firefox"), default="chromium")
    parser.add_argument("--strict", action="store_true")
    options = parser.parse_args()
    tally = Tally()
    with contextlib.ExitStack() as stack:
        sites = [stack.enter_context(served(site))[0] for site in (options.peer, options.site) if site]
        # Each screen in a browser that has seen nothing before.
        for page in options.only or SCREENS:
            for address in sites:
                # Firefox tells pages whole milliseconds.
                with chromium(1, "light") if options.browser == "chromium" else firefox(1, privacy_reduceTimerPrecision=False) as driver:
                    if options.browser == "chromium":
                        driver.set_script_timeout(600)
                    measure(tally, driver, address, page, options)
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(1 if tally.failed else 0)


if __name__ == "__main__":
    main()
