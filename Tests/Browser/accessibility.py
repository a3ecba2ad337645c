"""Every page as axe-core judges it in Chromium, with controls open: no violation outside of figures' own colours.

Usage: accessibility.py [--site site] [--full] [--page NAME]
Each page is judged at one of three widths, with --full at all of them, in light and dark. Opened are the first figure's words, its
editor where the site has the engine, UIKit code, solutions, and everything that can be drawn over figures.
The last line is `N passed, N failed`.
"""
import argparse
import importlib.util
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import published  # noqa: E402  (the module beside this file)
from pages import Tally, chromium, served  # noqa: E402  (the module beside this file)

WIDTHS = (360, 768, 1280)

OPEN = """
const done = arguments[0];
(async () => {
  for (const details of document.querySelectorAll('.solution, .prediction details')) details.open = true;
  for (const value of ['constraints', 'names', 'spacing', 'margins', 'generated']) document.querySelector(`.Tools [value="${value}"]`)?.click();
  const figure = document.querySelector('figure:has(.Live)');
  if (!figure) return done(null);
  figure.scrollIntoView({block: 'center', behavior: 'instant'});
  figure.querySelector('.TextAlternative details').open = true;
  const menu = document.querySelector('.menu');
  if (menu?.checkVisibility()) menu.open = true;
  const change = [...document.querySelectorAll('figure .change')].at(-1);
  change?.click();
  for (let waits = 0; change && waits < 60 && !document.querySelector('.change-picture [data-view]'); waits++)
    await new Promise(resolve => setTimeout(resolve, 100));
  setTimeout(() => done(document.querySelector('.change-panel') !== null), 300);
})();
"""

# A figure shows what an iPhone would: its colours are its lesson's subject, all else of it is judged.
JUDGE = """
const done = arguments[0];
const found = ({violations}) => violations.flatMap(({id, nodes}) => nodes.map(node => [id, node.target.flat().join(' '), node.failureSummary.split('\\n')[1] ?? '']));
const options = {resultTypes: ['violations'], iframes: false};
(async () => {
  const around = await axe.run({exclude: [['.Screen']]}, options);
  const inside = document.querySelector('.Screen')
    ? await axe.run({include: [['.Screen']]}, {...options, rules: {'color-contrast': {enabled: false}}}) : {violations: []};
  done([...found(around), ...found(inside)]);
})().catch(error => done([['axe', '', String(error)]]));
"""


def axe():
    """The text of axe-core, which a package for another driver brings along."""
    spec = importlib.util.find_spec("axe_playwright_python")
    return (pathlib.Path(spec.origin).parent / "axe.min.js").read_text()


def check_page(tally, driver, address, name, script, width):
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False})
    driver.get(address + name)
    driver.execute_async_script(OPEN)
    driver.execute_script(script)
    start = time.monotonic()
    violations = driver.execute_async_script(JUDGE)
    kinds = {}
    for kind, target, reason in violations:
        kinds.setdefault(kind, []).append((target, reason))
    tally.check(not violations, f"{name} at {width} px: " + "; ".join(
        f"{kind} {len(places)} times, such as {places[0]}" for kind, places in sorted(kinds.items())))
    return time.monotonic() - start


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--site", type=pathlib.Path, default=pathlib.Path("site"))
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--page")
    options = parser.parse_args()
    tally, script, seconds = Tally(), axe(), 0
    with served(options.site) as (address, failures):
        for scheme in ["light", "dark"] if options.full else ["light"]:
            with chromium(1, scheme) as driver:
                driver.set_script_timeout(180)
                for index, page in enumerate(published.pages(options.site)):
                    name = page.relative_to(options.site).as_posix()
                    if options.page and page.stem != options.page:
                        continue
                    for width in WIDTHS if options.full or options.page else [WIDTHS[index % len(WIDTHS)]]:
                        seconds += check_page(tally, driver, address, name, script, width)
        tally.check(not failures, f"requests that failed: {failures[:5]}")
    print(f"axe-core took {seconds:.0f} s")
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(1 if tally.failed else 0)


if __name__ == "__main__":
    main()
