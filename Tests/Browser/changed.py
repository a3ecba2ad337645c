"""Figures that a reader has changed, at every width and offset: what an editor shows of them is what the engine solves there.

Usage: changed.py [--site site] [--page NAME ...] [--figures 2] [--edits 2] [--widths 3] [--offsets 2] [--browser chromium] [--seed 1]
Of each lesson that many figures are opened in their editors, and of each as many numbers changed as --edits says. Once the figure is
shown at every width, its views and lines are compared with the engine's frames at random widths, and where it scrolls at random
offsets; and the picture that the next change gives stands at the offset where the reader was.
The last line is `N passed, N failed`.
"""
import argparse
import contextlib
import pathlib
import random
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import live  # noqa: E402  (the modules beside this file)
import scroll  # noqa: E402
from firefox import firefox  # noqa: E402
from pages import Tally, check_console, chromium, served  # noqa: E402

# Opens the lesson in an engine of its own, and lists its figures with what can be changed in them.
OPEN = """
const [lesson, done] = arguments;
(async () => {
  document.head.insertAdjacentHTML('beforeend',
    '<style>.change-picture{overflow:visible!important}.change-picture>.Live,.Transformed{transform:none!important}</style>');
  // In Firefox; Chromium opens them by itself, see `pages.py`.
  for (const solution of document.querySelectorAll('.solution')) solution.open = true;
  const worker = new Worker(new URL('worker.js', plumbEngine), {type: 'module'});
  let answered;
  worker.onmessage = ({data}) => data.reads === undefined && answered(data.result);
  window.engine = (question) => new Promise((resolve) => { answered = resolve; worker.postMessage({id: 0, ...question}); });
  await window.engine({verb: 'open', root: String(plumbEngine), lesson, parts: ['engine']});
  await window.engine({verb: 'more', parts: ['more']});
  window.frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const blocks = await window.engine({verb: 'blocks'});
  done(blocks.map(({figure, code}, block) => ({figure, code, block}))
    .filter(({figure}) => document.querySelector(`figure[data-figure="${figure}"] .change`)));
})().catch((error) => done(String(error)));
"""

# Whether a code can be followed through all widths.
FOLLOWS = """
const [block, code, done] = arguments;
window.engine({verb: 'live', block, code, width: 390}).then((answer) => done(answer !== 'null'));
"""

# Writes a code into a figure's editor, which is opened first; the offset of the picture that it gives, and whether it is shown at every
# width afterwards.
CHANGE = """
const [name, code, done] = arguments;
const figure = document.querySelector(`figure[data-figure="${name}"]`);
const shown = (picture) => picture?.classList.contains('is-live');
(async () => {
  if (!figure.querySelector('.change-panel')) figure.querySelector('.change').click();
  for (let count = 0; count < 600 && !shown(figure.querySelector('.change-picture')); count++) await window.frame();
  const picture = figure.querySelector('.change-picture');
  picture.scrollIntoView({block: 'center', behavior: 'instant'});
  const field = figure.querySelector('.change-code textarea');
  field.value = code;
  field.dispatchEvent(new Event('input'));
  for (let count = 0; count < 600 && shown(picture); count++) await window.frame();
  const offset = Number(picture.querySelector('.Preview .Screen').dataset.scroll);
  for (let count = 0; count < 600 && !shown(picture); count++) await window.frame();
  done({offset, isLive: shown(picture)});
})().catch((error) => done(String(error)));
"""

# The figure at each width and offset, as the editor shows it and as the engine solves it.
MEASURE = """
const [name, block, code, widths, offsets, done] = arguments;
const picture = document.querySelector(`figure[data-figure="${name}"] .change-picture`);
const range = picture.parentElement.querySelector('.change-controls input');
const scroller = () => [...picture.querySelectorAll('.Live .Scroller')].find((view) => view.checkVisibility());
const isFirefox = navigator.userAgent.includes('Firefox');
(async () => {
  const answers = [];
  for (const width of widths) {
    range.value = width;
    range.dispatchEvent(new Event('input'));
    await window.frame();
    for (const offset of scroller() ? offsets : [0]) {
      const view = scroller();
      if (view) {
        view.style.scrollSnapType = 'none';
        await window.frame();
        view.scrollTop = view.firstElementChild.offsetTop + offset;
      }
      for (let count = 0; count < (isFirefox ? 30 : 2); count++) await window.frame();
      const box = picture.querySelector('.Live .Width');
      const origin = box.getBoundingClientRect();
      const [frames, doubles, lines] = [{}, [], {}];
      for (const view of box.querySelectorAll('[data-view]')) {
        if (!view.checkVisibility()) continue;
        const rect = view.getBoundingClientRect();
        if (view.dataset.view in frames) doubles.push(view.dataset.view);
        frames[view.dataset.view] = [rect.x - origin.x, rect.y - origin.y, rect.width, rect.height];
      }
      for (const text of box.querySelectorAll('.Words')) {
        if (text.checkVisibility()) (lines[text.closest('[data-view]').dataset.view] ??= []).push(...linesOf(text));
      }
      const rest = view ? view.firstElementChild.offsetTop : 0;
      const measured = {width, offset, used: origin.width, frames, doubles, lines, isLive: picture.classList.contains('is-live'),
        scrolls: Boolean(view),
        reached: view ? view.scrollTop - rest : 0, greatest: view ? view.scrollHeight - view.clientHeight - rest : 0};
      const {text} = await window.engine({verb: 'frames', block, code, width, offset, draws: false, asked: 1});
      answers.push([measured, JSON.parse(text)]);
    }
  }
  done(answers);
})().catch((error) => done(String(error)));

""" + live.MEASURE[live.MEASURE.index("function linesOf"):]


def changed(code, chance):
    """The code with another number."""
    number = chance.choice(list(re.finditer(r"(?<=[=@+\-(, ])\d+(?![\w.])", code)) or [None])
    if number is None:
        return None
    value = int(number.group()) + chance.choice((1, 2, 4, 7, 12, -1, -2))
    return code[:number.start()] + str(max(0, value)) + code[number.end():]


def check_figure(tally, driver, where, figure, chance, options):
    """Changes a figure's numbers one after another; the number of places that were compared."""
    name, block, code = figure["figure"], figure["block"], figure["code"].rstrip("\n")
    places, offset = 0, 0
    for _ in range(options.edits):
        new = next((text for text in (changed(code, chance) for _ in range(10))
                    if text and driver.execute_async_script(FOLLOWS, block, text)), None)
        if new is None or new == code:
            continue
        code = new
        shown = driver.execute_async_script(CHANGE, name, code)
        tally.check(isinstance(shown, dict) and shown["isLive"], f"{where}: it is not shown at every width: {shown}: {code!r}")
        if not isinstance(shown, dict) or not shown["isLive"]:
            return places
        tally.check(abs(shown["offset"] - offset) < 0.05, f"{where}: the picture stands at {shown['offset']}, the reader was at {offset}")
        widths = [round(chance.uniform(320, 1024)) for _ in range(options.widths)]
        offsets = [0] + [chance.randrange(1, 300) for _ in range(options.offsets)]
        answers = driver.execute_async_script(MEASURE, name, block, code, widths, offsets)
        tally.check(isinstance(answers, list), f"{where}: {answers}")
        for measured, solved in answers:
            place = f"{where} {measured['width']} at {measured['offset']}, {code!r}"
            tally.check(measured["isLive"], f"{place}: another width was solved anew")
            if measured["offset"] == 0:
                live.check(tally, live.Account(), place, measured, solved)
            scroll.check(tally, place, measured, solved, False)
            places += 1
            offset = measured["reached"] if measured["scrolls"] else 0
    return places


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--site", type=pathlib.Path, default=pathlib.Path("site"))
    parser.add_argument("--page", nargs="*")
    parser.add_argument("--figures", type=int, default=2)
    parser.add_argument("--edits", type=int, default=2)
    parser.add_argument("--widths", type=int, default=3)
    parser.add_argument("--offsets", type=int, default=2)
    parser.add_argument("--browser", choices=("chromium", "firefox"), default="chromium")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    tally, figures, places = Tally(), 0, 0
    engine = next(options.site.glob("assets/playground-*"), None)
    if engine is None:
        sys.exit("the site has no engine for pages: make playground")
    lessons = sorted(str(path.relative_to(engine / "lessons").with_suffix("")) for path in (engine / "lessons").rglob("*.bin"))
    with contextlib.ExitStack() as stack:
        address, failures = stack.enter_context(served(options.site))
        driver = stack.enter_context(chromium(1, "light") if options.browser == "chromium" else firefox(1))
        if options.browser == "chromium":
            driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                "width": 1400, "height": 1000, "deviceScaleFactor": 1, "mobile": False})
            driver.set_script_timeout(120)
        for lesson in lessons:
            if options.page and lesson not in options.page:
                continue
            chance = random.Random(f"{options.seed} {lesson}")
            driver.get(f"{address}{lesson}.html")
            known = driver.execute_async_script(OPEN, lesson)
            tally.check(isinstance(known, list), f"{lesson}: {known}")
            for figure in chance.sample(known, min(options.figures, len(known))):
                places += check_figure(tally, driver, f"{lesson}/{figure['figure']}", figure, chance, options)
                figures += 1
            check_console(tally, driver, lesson)
        tally.check(not failures, f"requests failed: {failures}")
    tally.check(places > 0, "nothing was compared")
    print(f"seed {options.seed}: {figures} figures, {places} widths and offsets")
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(1 if tally.failed else 0)


main()
