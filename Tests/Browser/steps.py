"""Code beside its picture: at which widths, how many steps, what stays in sight, and what happens when a reader asks for more width.

Usage: steps.py [--site site]
The last line is `N passed, N failed`.
"""
import argparse
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from pages import Tally, chromium, served  # noqa: E402  (the module beside this file)

STEPS = """
const shown = (element) => { const box = element.getBoundingClientRect(); return [box.x, box.y + scrollY, box.width, box.height]; };
return [...document.querySelectorAll('.step.has-code.has-figure')].map(step => ({
  figure: step.querySelector('figure')?.dataset.figure ?? '', live: !!step.querySelector('.Live'),
  wide: step.matches('.is-wide') || !!step.querySelector('.Compare :checked, .problem'),
  compares: !!step.querySelector('.Compare :checked'), isHidden: step.matches('.is-one > :not(.is-shown)'), code: shown(step.querySelector('.listing')), picture: shown(step.querySelector('figure, .problem'))}));
"""
# A step whose code is longer than its picture, scrolled so that the code's end comes into sight.
AT_END = """
const step = document.querySelector(`figure[data-figure="${arguments[0]}"]`).closest('.step');
const done = arguments[1];
scrollTo({top: step.querySelector('.listing').getBoundingClientRect().bottom + scrollY - innerHeight, behavior: 'instant'});
requestAnimationFrame(() => requestAnimationFrame(() => {
const picture = step.querySelector('.Window, .Previews').getBoundingClientRect();
done([picture.top, picture.bottom, innerHeight]);
}));
"""
BUTTONS = """
const live = document.querySelector(`figure[data-figure="${arguments[0]}"] .Live`);
const buttons = [...live.querySelectorAll('.Presets input')];
"""
BESIDE_FROM = 1100
PAGES = ["profile", "timeline", "music-album", "players-profile", "shrinking-avatar", "reference/priorities",
         "reference/controls", "reference/stack-distributions"]


def beside(step):
    if step["isHidden"]:
        return True  # its picture waits beside the page for its turn
    (x, y, width, height), (left, top, _, _) = step["code"], step["picture"]
    return left >= x + width - 0.5 and abs(top - y) < 1


def below(step):
    (_, y, _, height), (_, top, _, _) = step["code"], step["picture"]
    return top >= y + height - 0.5


def resize(driver, width):
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": 1000, "deviceScaleFactor": 1, "mobile": False})
    driver.execute_script("scrollTo({top: 0, behavior: 'instant'})")


def check_places(tally, driver, page, counts):
    for width in (360, 768, BESIDE_FROM - 1, BESIDE_FROM, 1280, 1440, 1920):
        resize(driver, width)
        steps = driver.execute_script(STEPS)
        for step in steps:
            where = f"{page}, {step['figure']} at {width}"
            stands = beside(step)
            tally.check(stands or below(step), f"{where}: code and picture overlap: {step}")
            tally.check(stands == (width >= BESIDE_FROM and not step["wide"]), f"{where}: beside: {stands}, {step}")
            if stands:
                tally.check(step["code"][2] >= 400 and step["picture"][2] >= 250, f"{where}: narrow: {step}")
            if width >= BESIDE_FROM and not step["compares"]:
                counts[width] = [count + more for count, more in zip(counts.get(width, [0, 0]), [stands, 1])]
        extent = driver.execute_script("return document.documentElement.scrollWidth")
        tally.check(extent <= width, f"{page} at {width}: the page is {extent} wide")


def check_staying(tally, driver, page):
    """Where code is longer than the window, the picture is whole in sight when the code's end is."""
    resize(driver, 1280)
    for step in driver.execute_script(STEPS):
        if step["wide"] or not step["live"] or step["code"][3] < max(1000, step["picture"][3] + 300):
            continue
        top, bottom, height = driver.execute_async_script(AT_END, step["figure"])
        tally.check(0 <= top and bottom <= height, f"{page}, {step['figure']}: out of sight at the code's end: {top}, {bottom}")


READ = """
const [index, done] = arguments;
const sequence = [...document.querySelectorAll('.sequence.is-one')].sort((a, b) => b.querySelectorAll(':scope > .step').length - a.querySelectorAll(':scope > .step').length)[0];
if (!sequence) return done(null);
const steps = [...sequence.querySelectorAll(':scope > .step')];
if (index >= steps.length) return done(null);
const listing = steps[index].querySelector('.listing');
scrollTo({top: listing.getBoundingClientRect().top + scrollY - 250, behavior: 'instant'});
setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => {
  const seen = steps.map(step => step.querySelector('.Window').getBoundingClientRect()).map(box => box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight);
  const box = steps[index].querySelector('.Window').getBoundingClientRect();
  const overlaps = steps.map(step => step.querySelector('.listing').getBoundingClientRect()).some(code => code.right > box.left && code.left < box.right);
  done({seen, top: box.top, bottom: box.bottom, height: innerHeight, overlaps, said: steps[index].querySelector('figure .Live > .Unseen')?.textContent ?? '',
    marks: steps[index].querySelectorAll('.Overlay .News').length, isReachable: steps.every(step => step.querySelector('figure input').checkVisibility({visibilityProperty: true}))});
})), 400);
"""


def check_one_picture(tally, driver, address):
    """Consecutive steps of one screen have one picture, in sight beside the code that is read; what each adds is marked and
    said; on a phone each step has its own."""
    resize(driver, 1280)
    driver.get(f"{address}timeline.html")
    found = []
    while (state := driver.execute_async_script(READ, len(found))) is not None:
        where = f"step {len(found)} of a sequence"
        tally.check(state["seen"] == [index == len(found) for index in range(len(state["seen"]))], f"{where}: pictures {state['seen']}")
        tally.check(0 <= state["top"] and state["bottom"] <= state["height"], f"{where}: its picture is cut: {state}")
        tally.check(not state["overlaps"], f"{where}: code lies over its picture")
        tally.check(state["isReachable"], f"{where}: nobody who hears the page finds the other pictures")
        found.append(state)
    tally.check(len(found) >= 3, f"{len(found)} steps have one picture")
    tally.check(all(state["marks"] > 0 and state["said"] for state in found[1:]), f"what is new is not marked: {found[1:]}")
    driver.execute_script("document.querySelector('.Tools [value=news]').click()")
    state = driver.execute_async_script(READ, 1)
    shown = driver.execute_script("return [...document.querySelectorAll('.Overlay .News')].filter(mark => mark.checkVisibility() && mark.getBoundingClientRect().left >= 0).length")
    tally.check(shown == 0 and "news=off" in driver.current_url, f"{shown} marks stay though they are off: {driver.current_url}")
    driver.get(f"{address}timeline.html")
    target = driver.execute_script("return [...document.querySelectorAll('.sequence.is-one figure')].at(-1).id")
    driver.execute_script("location.hash = arguments[0]", target)
    shown = driver.execute_script("return document.getElementById(arguments[0]).closest('.step').matches('.is-shown')", target)
    tally.check(shown, f"a link to {target} leads to another picture")
    resize(driver, 390)
    hidden = driver.execute_script("return [...document.querySelectorAll('.sequence figure')].filter(figure => figure.getBoundingClientRect().right < 0).length")
    tally.check(hidden == 0, f"{hidden} pictures are not there on a phone")


SIGNS = """
const done = arguments[0];
const overlap = (a, b) => a.left + 1.1 < b.right && b.left + 1.1 < a.right && a.top + 1.1 < b.bottom && b.top + 1.1 < a.bottom;
// What lies under another view is not covered.
function textsIn(screen) {
  const range = document.createRange();
  return [...screen.querySelectorAll(':is(.Words, .Text)')].filter(text => text.checkVisibility({contentVisibilityAuto: true, opacityProperty: true})).flatMap(text => {
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({left, top, width, height}) => {
      const seen = width && document.elementFromPoint(left + width / 2, top + height / 2);
      return seen && (text.closest('[data-view]').contains(seen) || !seen.closest('[data-view]'));
    });
  });
}
async function signsOf({news, figure}) {
  figure.scrollIntoView({block: 'center', behavior: 'instant'});
  const drawn = () => [...figure.querySelectorAll('.Live .Overlay .News > b')].filter(sign => sign.checkVisibility());
  for (let wait = 0; wait < 20 && !drawn().length; wait++) await new Promise(requestAnimationFrame);
  const texts = textsIn(figure.querySelector('.Live .Screen'));
  const boxes = drawn().map(sign => sign.getBoundingClientRect());
  const bounds = figure.querySelector('.Live .Overlay').getBoundingClientRect();
  return boxes.map((box, index) => ({figure: figure.dataset.figure, texts: texts.filter(text => overlap(box, text)).length,
    signs: boxes.slice(index + 1).filter(other => overlap(box, other)).length,
    isCut: box.left < bounds.left - 3 || box.top < bounds.top - 3 || box.right > bounds.right + 3 || box.bottom > bounds.bottom + 3}));
}
(async () => {
  const signs = [];
  for (const overlay of overlays.figures) if (overlay.news) signs.push(...await signsOf(overlay));
  return signs;
})().then(done);
"""


def check_signs(tally, driver, address):
    """The sign of a mark says whether a view is new or changed; it covers no text, no other sign, and is whole."""
    count = 0
    for width in (360, 1280):
        resize(driver, width)
        for page in ("chat", "music-album", "players-profile", "player-over-tabs", "shrinking-avatar", "pager"):
            driver.get(f"{address}{page}.html")
            for sign in driver.execute_async_script(SIGNS):
                count += 1
                tally.check(not (sign["texts"] or sign["signs"] or sign["isCut"]), f"{page} at {width}: a sign covers something or is cut: {sign}")
    tally.check(count >= 60, f"{count} signs are drawn")


def check_other_screen(tally, driver, address):
    """A screen that shares little but its name with the one before it is no step of that: nothing in it is marked as new."""
    driver.get(f"{address}reference/controls.html")
    news = driver.execute_script("return overlays.of(document.querySelector('figure[data-figure=styles]')).news ?? null")
    tally.check(news is None, f"another screen of the same name is marked: {news}")


def check_asking_for_more(tally, driver, address):
    """A tablet's width puts the picture below its code and leaves it where it is in the window; a phone's brings it back, in sight
    beside the code of all steps where they have one picture."""
    resize(driver, 1280)
    driver.get(address + "timeline.html")
    figure = next(step["figure"] for step in driver.execute_script(STEPS) if step["live"] and not step["wide"])
    for wants in (lambda width: width > 700, lambda width: width < 400):
        widths = driver.execute_script(BUTTONS + "return buttons.map(button => Number(button.value))", figure)
        index = next(index for index, width in enumerate(widths) if wants(width))
        before, after, is_one = driver.execute_script(BUTTONS + """
            live.scrollIntoView({block: 'center', behavior: 'instant'});
            const before = live.getBoundingClientRect().top;
            buttons[arguments[1]].click();
            return [before, live.getBoundingClientRect().top, live.closest('.is-one') !== null];""", figure, index)
        step = next(step for step in driver.execute_script(STEPS) if step["figure"] == figure)
        tally.check(is_one == (widths[index] <= 500), f"{figure} at {widths[index]} points: one picture: {is_one}")
        if is_one:
            (x, _, width, _), (left, _, _, _) = step["code"], step["picture"]
            tally.check(left >= x + width and 0 <= after <= 100, f"{figure} at {widths[index]} points is not beside its code: {step}")
            continue
        tally.check(below(step), f"{figure} at {widths[index]} points stands wrong: {step}")
        tally.check(abs(after - before) <= 1, f"{figure} went from {before} to {after} when {widths[index]} was chosen")


def check_without_script(tally, driver, address):
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        resize(driver, 1280)
        driver.get(address + "timeline.html")
        steps = [step for step in driver.execute_script(STEPS) if not step["wide"]]
        tally.check(steps and all(beside(step) for step in steps), "without script a picture is not beside its code")
    finally:
        driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--site", type=pathlib.Path, default=pathlib.Path("site"))
    options = parser.parse_args()
    tally = Tally()
    counts = {}
    with served(options.site) as (address, _), chromium(1, "light") as driver:
        for page in PAGES:
            driver.get(f"{address}{page}.html")
            check_places(tally, driver, page, counts)
            check_staying(tally, driver, page)
        check_one_picture(tally, driver, address)
        check_other_screen(tally, driver, address)
        check_signs(tally, driver, address)
        check_asking_for_more(tally, driver, address)
        check_without_script(tally, driver, address)
    for width, (stands, count) in counts.items():
        print(f"{width} px: {stands} of {count} steps whose previews are not beside each other stand beside their code")
        tally.check(stands * 100 >= count * 85, f"at {width} px only {stands} of {count} steps stand beside their code")
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(1 if tally.failed else 0)


main()
