"""Every live preview that scrolls, in Chromium: its views stand where `plumb solve` has them, at any width and offset.

Usage: scroll.py --plumb PATH [--browser chromium] [--site site] [--content content] [--scale 1 …] [--widths 1] [--every 1]
    [--offsets 2] [--figure NAME] [--without-timelines] [--seed 1]
For each figure it takes its least and greatest width and as many random ones as --widths says, and at each the offsets
of the lesson and random ones. Then, in one figure and in Chromium, the reader: with a wheel, a finger and the keyboard;
with JavaScript off; and in a browser without scroll timelines, with JavaScript and without. The last line is
`N passed, N failed`.
"""
import argparse
import collections
import concurrent.futures
import contextlib
import functools
import http.server
import io
import json
import pathlib
import random
import subprocess
import sys
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from live import READY  # noqa: E402  (the modules beside this file)
import published  # noqa: E402  (the module beside this file)
from pages import Tally, check_console, chromium  # noqa: E402

# Two roundings lie between a view's edge and the engine's, and the offset is the browser's.
TOLERANCE = 0.05 + 2 / 64

UNSCALED = "document.head.insertAdjacentHTML('beforeend', '<style>.Live .Width,.Transformed{transform:none!important}</style>')"

# The previews that scroll, with where they are opened, each after it has come into view.
FIND = """
const done = arguments[0];
const frame = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
(async () => {
  const found = [];
  for (const live of document.querySelectorAll('.Live')) {
    live.scrollIntoView();
    await frame();
    found.push(about(live));
  }
  done(found.filter(Boolean));
})();
function about(live) {
  const scroller = [...live.querySelectorAll('.Scroller')].find(view => view.checkVisibility());
  return scroller && {name: live.dataset.live, top: scroller.scrollTop, rest: restOf(scroller),
    isPulled: Boolean(scroller.closest('.Pulled')), moves: Boolean(scroller.closest('.Moving')),
    least: Number(live.querySelector('.Range input').min), greatest: Number(live.querySelector('.Range input').max)};
}
function restOf(scroller) { return scroller.firstElementChild.offsetTop; }
"""

# Frames at each width and offset; an offset that cannot be reached says so.
MEASURE = """
const [name, widths, offsets, done] = arguments;
const live = document.querySelector(`[data-live="${name}"]`);
const box = live.querySelector('.Width');
const views = [...live.querySelectorAll('[data-view]')];
const frame = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
// What has just come into view has its timelines some frames later.
const waits = () => [...live.querySelectorAll('.Moves')].some(view => view.checkVisibility()
  && view.getAnimations().some(animation => animation.currentTime === null));
(async () => {
  live.scrollIntoView();
  await frame();
  for (let count = 0; count < 60 && waits(); count++) await frame();
  // Firefox lays out a page's first preview some frames after it has come into view, and what another width shows.
  const isFlat = scroller => !scroller || scroller.scrollHeight <= scroller.clientHeight;
  const shown = () => [...live.querySelectorAll('.Scroller')].find(view => view.checkVisibility());
  const frames = navigator.userAgent.includes('Firefox') ? 30 : 0;
  const answer = [];
  for (const width of widths) {
    live.style.setProperty('--width', width);
    for (let count = 0; count < frames && isFlat(shown()); count++) await frame();
    for (const offset of offsets) {
      const scroller = shown();
      if (scroller.style.scrollSnapType !== 'none') {
        scroller.style.scrollSnapType = 'none';
        await frame(); // in which Firefox snaps once more
      }
      const rest = scroller.firstElementChild.offsetTop;
      scroller.scrollTop = rest + offset;
      await frame();
      const origin = box.getBoundingClientRect();
      const frames = {};
      for (const view of views) {
        if (!view.checkVisibility()) continue;
        const rect = view.getBoundingClientRect();
        frames[view.dataset.view] = [rect.x - origin.x, rect.y - origin.y, rect.width, rect.height];
      }
      answer.push({width, offset, reached: scroller.scrollTop - rest,
        greatest: scroller.scrollHeight - scroller.clientHeight - rest, frames});
    }
  }
  done(answer);
})();
"""


def solve(plumb, source, figure, widths, offsets):
    """The engine's answers: at each width, at each offset."""
    done = subprocess.run(
        [plumb, "solve", str(source), "--figure", figure, "--live", "--widths", ",".join(map(repr, widths)),
         "--scrolls=" + ",".join(map(repr, offsets))], capture_output=True, text=True, timeout=600)
    return [json.loads(line) for line in done.stdout.splitlines()]


def chosen(preview, options):
    """The widths and offsets to try, each reproducible from the seed."""
    generator = random.Random(f"{options.seed} {preview['name']}")
    low, high = preview["least"], preview["greatest"]
    widths = [low, high] + [generator.randint(low * 4, high * 4) / 4 for _ in range(options.widths)]
    free = [generator.randint(-100 if preview["isPulled"] else 0, 400) for _ in range(options.offsets)]
    own = [offset for offset in preview["offsets"] if offset >= 0 or preview["isPulled"]]
    return sorted(set(widths)), sorted({0, *own, *free})


def check(tally, where, measured, solved, isPulled):
    """Compares one width and offset as the browser shows it with the engine's answer."""
    offset, reached = measured["offset"], measured["reached"]
    if abs(offset - reached) > 0.01:
        least = -120 if isPulled else 0
        tally.check(abs(reached - max(least, min(offset, measured["greatest"]))) < 1,
                    f"{where}: {reached} reached, of {measured['greatest']}")
        return
    expected = {view["path"]: view["frame"] for view in solved["views"]}
    tally.check(set(expected) == set(measured["frames"]),
                f"{where}: other views: {sorted(set(expected) ^ set(measured['frames']))[:3]}")
    wrong = []
    for path, box in measured["frames"].items():
        frame = expected.get(path, box)
        edges = [frame[0], frame[1], frame[0] + frame[2], frame[1] + frame[3]]
        drawn = [box[0], box[1], box[0] + box[2], box[1] + box[3]]
        error = max(abs(a - b) for a, b in zip(edges, drawn))
        if error > TOLERANCE:
            wrong.append(f"{path} is off by {error:.3f}: {box} for {frame}")
    tally.check(not wrong, f"{where}: {len(wrong)} views: {wrong[:2]}")


def check_page(tally, driver, address, source, page, options, workers, what):
    driver.get(address)
    driver.execute_async_script(READY)
    driver.execute_script(UNSCALED)
    counts, jobs = collections.Counter(), []
    offsets_of = collections.defaultdict(set)
    for name, _, _, offset, *_ in published.previews(page):
        offsets_of[name].add(float(offset))
    for preview in driver.execute_async_script(FIND):
        if options.figure and preview["name"] != options.figure:
            continue
        where = f"{page.stem}/{preview['name']} {what}"
        preview["offsets"] = sorted(offsets_of[preview["name"]])
        opening = min(preview["offsets"], key=abs)
        tally.check(abs(preview["top"] - preview["rest"] - opening) < 1,
                    f"{where}: opens at {preview['top'] - preview['rest']}, not at {opening}")
        widths, offsets = chosen(preview, options)
        jobs.append((where, preview, widths, offsets,
                     workers.submit(solve, options.plumb, source, preview["name"], widths, offsets)))
    for where, preview, widths, offsets, answers in jobs:
        measured = driver.execute_async_script(MEASURE, preview["name"], widths, offsets)
        solved = answers.result()
        tally.check(len(solved) == len(measured), f"{where}: {len(solved)} answers for {len(measured)}")
        for one, answer in zip(measured, solved):
            check(tally, f"{where} {one['width']} at {one['offset']}", one, answer, preview["isPulled"])
        counts["figures"] += 1
        counts["followers"] += preview["moves"]
        counts["places"] += len(measured)
    check_console(tally, driver, f"{page.stem} {what}")
    return counts


STATE = """(() => {
  const live = document.querySelector('[data-live="%s"]');
  const scroller = [...live.querySelectorAll('.Scroller')].find(view => view.checkVisibility());
  const part = (name) => live.querySelector(`[data-view$="/${name}"]`);
  const scale = live.querySelector('.Width').getBoundingClientRect().width / live.querySelector('.Width').offsetWidth;
  const box = scroller.getBoundingClientRect();
  const header = part('header').getBoundingClientRect();
  const order = (name) => Number(getComputedStyle(part(name)).zIndex);
  const label = live.querySelector('.Offset'); // a script's text, or a counter of the stylesheet's
  return {offset: scroller.scrollTop - scroller.firstElementChild.offsetTop, height: header.height / scale,
    behind: order('avatar') < order('header'), overflow: getComputedStyle(scroller).overflowY,
    said: label.innerText || getComputedStyle(label).counterReset,
    x: box.x + box.width / 2, y: box.y + box.height / 2, page: scrollY};
})()"""


class Reader:
    """Someone with a wheel, a finger and a keyboard before one preview; scripts of the page may be off."""

    def __init__(self, driver, name):
        self.driver, self.name = driver, name

    def ask(self, expression):
        answer = self.driver.execute_cdp_cmd("Runtime.evaluate", {
            "expression": expression, "awaitPromise": True, "returnByValue": True})
        return answer["result"].get("value")

    @property
    def state(self):
        return self.ask(STATE % self.name)

    def look(self):
        self.ask(f"""document.querySelector('[data-live="{self.name}"] .Slot').scrollIntoView({{block: 'center'}})""")
        time.sleep(0.2)

    def scroll_to(self, offset):
        """Where the finger would hold it: nothing snaps back."""
        self.ask(f"""for (const view of document.querySelectorAll('[data-live="{self.name}"] .Scroller')) {{
            view.style.scrollSnapType = 'none'; view.scrollTop = view.firstElementChild.offsetTop + {offset} }}""")
        time.sleep(0.1)
        return self.state

    def release(self):
        self.ask(f"""for (const view of document.querySelectorAll('[data-live="{self.name}"] .Scroller'))
            view.style.scrollSnapType = ''""")
        return self.rest()

    def rest(self):
        """The state when nothing moves any more."""
        last = None
        for _ in range(30):
            time.sleep(0.1)
            state = self.state
            if last and state["offset"] == last["offset"] and state["page"] == last["page"]:
                return state
            last = state
        return last

    def moved(self, before):
        """The state after what came since `before`: a browser on a busy machine may begin to scroll late."""
        for _ in range(30):
            state = self.state
            if (state["offset"], state["page"]) != (before["offset"], before["page"]):
                break
            time.sleep(0.1)
        return self.rest()

    def wheel(self, points):
        """The state after a turn of the wheel."""
        at = self.state
        # While it still comes to rest from what was before, a busy browser may drop a turn.
        for _ in range(3):
            self.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {
                "type": "mouseWheel", "x": at["x"], "y": at["y"], "deltaX": 0, "deltaY": points})
            state = self.moved(at)
            if (state["offset"], state["page"]) != (at["offset"], at["page"]):
                break
        return state

    def touch(self, kind, y):
        points = [] if kind == "touchEnd" else [{"x": self.state["x"], "y": y}]
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def check_following(tally, reader, what):
    """The header folds and stretches with the offset, and the avatar slips behind it."""
    for offset, height, behind in ((0, 120, False), (30, 120, False), (60, 120, True), (-60, 180, False)):
        state = reader.scroll_to(offset)
        tally.check(state["offset"] == offset, f"{what}: at {state['offset']}, not at {offset}")
        tally.check(abs(state["height"] - height) < 0.1, f"{what}: {state['height']} high at {offset}, not {height}")
        tally.check(state["said"].split()[-1] == str(offset), f"{what}: at {offset} it says {state['said']!r}")
        tally.check(state["behind"] == behind, f"{what}: the avatar is {'' if behind else 'not '}to be behind at {offset}")
    tally.check(reader.release()["offset"] == 0, f"{what}: what is pulled does not spring back")


def check_reader(tally, address, name):
    """A wheel, a finger and a key move it; pulled down it springs back; at its ends the page goes on."""
    with chromium(1, "light") as driver:
        driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
        driver.get(address)
        reader = Reader(driver, name)
        reader.look()
        tally.check(reader.state["offset"] == 0, f"{name}: opens at {reader.state['offset']}")
        y = reader.state["y"]
        reader.touch("touchStart", y)
        for step in range(1, 9):
            reader.touch("touchMove", y + 12 * step)
        time.sleep(0.2)
        state = reader.state
        tally.check(state["offset"] < -20 and abs(state["height"] - 120 + state["offset"]) < 0.5,
                    f"{name}: pulled by a finger to {state['offset']} its header is {state['height']} high")
        reader.touch("touchEnd", y)
        tally.check(reader.rest()["offset"] == 0, f"{name}: let go, it stays at {reader.state['offset']}")
        tally.check(reader.wheel(200)["offset"] > 100, f"{name}: a wheel moves it to {reader.state['offset']}")
        driver.execute_script(f"""document.querySelector('[data-live="{name}"] .Scroller').focus()""")
        before = reader.state
        driver.execute_cdp_cmd("Input.dispatchKeyEvent", {
            "type": "rawKeyDown", "key": "ArrowDown", "code": "ArrowDown", "windowsVirtualKeyCode": 40})
        tally.check(reader.moved(before)["offset"] > before["offset"], f"{name}: a key does not move it")
        reader.scroll_to(100000)
        reader.release()
        before = reader.state["page"]
        # Chromium gives a wheel that still turns to what it began to scroll.
        time.sleep(0.6)
        tally.check(reader.wheel(300)["page"] > before, f"{name}: at its end it does not let the page go on")


def check_without_script(tally, address, name, what):
    """With JavaScript off it follows where the browser has scroll timelines, and stands still at rest elsewhere."""
    with chromium(1, "light") as driver:
        driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        driver.get(address)
        reader = Reader(driver, name)
        reader.look()
        if what == "with timelines":
            check_following(tally, reader, f"{name} without a script")
            return
        state = reader.wheel(200)
        tally.check(state["overflow"] == "clip" and state["offset"] == 0 and abs(state["height"] - 120) < 0.1
                    and not state["behind"], f"{name} with nothing to follow: {state}")


NO_TIMELINES = """
const supports = CSS.supports.bind(CSS);
CSS.supports = (...query) => !query.join(':').includes('timeline') && supports(...query);
"""


@contextlib.contextmanager
def served(folder, has_timelines=True):
    """Serves a folder as to a browser that has scroll timelines, or has none."""
    failures = []

    class Handler(http.server.SimpleHTTPRequestHandler):
        def log_request(self, code="-", size="-"):
            if int(code) >= 400:
                failures.append(f"{code} {self.path}")

        def log_message(self, *arguments):
            pass

        def send_head(self):
            path = pathlib.Path(self.translate_path(self.path))
            if has_timelines or path.suffix not in (".html", ".css"):
                return super().send_head()
            text = path.read_bytes().replace(b"animation-timeline:", b"no-timeline:").replace(b"scroll-timeline:", b"no-timeline:")
            self.send_response(200)
            self.send_header("Content-Type", self.guess_type(str(path)))
            self.send_header("Content-Length", str(len(text)))
            self.end_headers()
            return io.BytesIO(text)

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/", failures
    finally:
        server.shutdown()


def opened(browser, scale):
    """A browser; Firefox has no scroll timelines yet, so that all is done by the script there."""
    if browser == "chromium":
        return chromium(scale, "light")
    from firefox import firefox
    return firefox(scale)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--browser", choices=["chromium", "firefox"], default="chromium")
    parser.add_argument("--site", default="site")
    parser.add_argument("--content", default="content")
    parser.add_argument("--scale", action="append", type=float)
    parser.add_argument("--widths", type=int, default=1)
    parser.add_argument("--offsets", type=int, default=2)
    parser.add_argument("--figure")
    parser.add_argument("--without-timelines", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=1, help="one of so many pages")
    options = parser.parse_args()
    tally, counts = Tally(), collections.Counter()
    content, site = pathlib.Path(options.content), pathlib.Path(options.site)
    pages = [(source, (site / source.relative_to(content)).with_suffix(".html")) for source in sorted(content.rglob("*.md"))]
    pages = [page for number, page in enumerate(pages) if number % options.every == options.seed % options.every]
    kinds = [("with timelines", True)] + ([("without timelines", False)] if options.without_timelines else [])
    for what, has_timelines in kinds:
        with served(site, has_timelines) as (address, failures), concurrent.futures.ThreadPoolExecutor(2) as workers:
            for scale in options.scale or [1]:
                with opened(options.browser, scale) as driver:
                    if not has_timelines:
                        driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": NO_TIMELINES})
                    for source, page in pages:
                        if page.exists():
                            place = address + str(page.relative_to(site))
                            counts += check_page(tally, driver, place, source, page, options, workers, f"{what} @{scale}")
            tally.check(not failures, f"requests that failed: {failures[:5]}")
    if not options.figure and options.browser == "chromium":
        for what, has_timelines in [("with timelines", True), ("without timelines", False)]:
            with served(site, has_timelines) as (address, _):
                address += "shrinking-avatar.html"
                if has_timelines:
                    check_reader(tally, address, "shrinking-avatar")
                else:
                    check_with_script(tally, address, "shrinking-avatar")
                check_without_script(tally, address, "shrinking-avatar", what)
    tally.check(counts["followers"] > 0, "no live preview follows what is scrolled")
    print(f"seed {options.seed}: {counts['figures']} figures, {counts['followers']} of them with views that follow, "
          f"{counts['places']} widths and offsets")
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(1 if tally.failed else 0)


def check_with_script(tally, address, name):
    """Without scroll timelines the theme's script does what they do."""
    with chromium(1, "light") as driver:
        driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": NO_TIMELINES})
        driver.get(address)
        reader = Reader(driver, name)
        reader.look()
        check_following(tally, reader, f"{name} with the script alone")


if __name__ == "__main__":
    main()
