"""Every page under the content security policy of docs/site.md, in Chromium: no violation, and the page does what it does.

Usage: policy.py [--site site] [--every N]
On each page all switches of the first figure, its table, the range and the search are used, and, where the site has the
engine, the editor of the first figure. At last a script that the policy must stop shows that it is heeded.
The last line is `N passed, N failed`.
"""
import argparse
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import published  # noqa: E402  (the module beside this file)
from pages import Tally, check_console, chromium, served  # noqa: E402  (the module beside this file)

WATCH = """
globalThis.violations = [];
addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sourceFile, lineNumber}) =>
  violations.push([violatedDirective, blockedURI, sourceFile, lineNumber].join(' ')));
"""

# Uses what stands around the first live figure; says whether an editor came, or null where there is no engine.
USE = """
const done = arguments[0];
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
(async () => {
  const figure = document.querySelector('figure:has(.Live)');
  if (!figure) return done(null);
  figure.scrollIntoView({block: 'center', behavior: 'instant'});
  for (const input of figure.querySelectorAll('.Tools input')) input.click();
  figure.querySelector('.TextAlternative details').open = true;
  const range = figure.querySelector('.Range input');
  range.value = 400;
  range.dispatchEvent(new Event('input', {bubbles: true}));
  await pause(100);
  for (const input of figure.querySelectorAll('.Tools input')) input.click();
  const change = document.querySelector('figure .change:not(.try)');
  if (!change) return done(null);
  change.click();
  const drawn = () => change.closest('figure').querySelector('.change-picture [data-view]') !== null;
  for (let waits = 0; waits < 100 && !drawn(); waits++) await pause(100);
  done(drawn());
})();
"""

# What a policy without 'unsafe-inline' and 'unsafe-eval' for scripts stops, in the page's own world.
FORBIDDEN = """
const script = document.createElement('script');
script.textContent = 'globalThis.wasRun = true';
document.head.append(script);
const done = arguments[0];
setTimeout(() => done([violations.length, globalThis.wasRun === true]), 100);
"""


def stated_policy(page):
    """The policy that the documentation tells authors to set."""
    return re.search(r"Content-Security-Policy: (.+)", page.read_text())[1]


def check_page(tally, driver, place, name, has_engine):
    driver.get(place + name)
    is_drawn = driver.execute_async_script(USE)
    tally.check(is_drawn is not False, f"{name}: the editor draws nothing under the policy")
    if has_engine and name == "shrinking-avatar.html":
        tally.check(is_drawn, f"{name}: no editor, though the site has the engine")
    violations = driver.execute_script("return violations")
    tally.check(not violations, f"{name}: {violations[:3]}")
    check_console(tally, driver, name)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--site", type=pathlib.Path, default=pathlib.Path("site"))
    parser.add_argument("--every", type=int, default=1, help="opens each Nth page, and the avatar's")
    options = parser.parse_args()
    tally = Tally()
    policy = stated_policy(pathlib.Path("docs/site.md"))
    tally.check("unsafe-eval" not in policy.replace("wasm-unsafe-eval", ""), "the policy allows eval")
    has_engine = any(options.site.rglob("engine.packed.wasm"))
    with served(options.site, policy) as (address, failures), chromium(1, "light") as driver:
        driver.set_script_timeout(60)
        driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": WATCH})
        for number, page in enumerate(published.pages(options.site)):
            if number % options.every and page.name != "shrinking-avatar.html":
                continue
            check_page(tally, driver, address, page.relative_to(options.site).as_posix(), has_engine)
        count, was_run = driver.execute_async_script(FORBIDDEN)
        tally.check(count == 1 and not was_run, "a script in the page is not stopped: the policy is not heeded")
        tally.check(not failures, f"requests that failed: {failures[:5]}")
    print(f"{'with' if has_engine else 'without'} the engine")
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(1 if tally.failed else 0)


if __name__ == "__main__":
    main()
