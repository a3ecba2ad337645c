"""The language of the code: one choice for all listings and pages, what an earlier listing has shown folded, and copies.

Usage: languages.py [--site site]
The last line is `N passed, N failed`.
"""
import argparse
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from pages import Tally, chromium, served  # noqa: E402  (the module beside this file)
from reading import MOST_STOPS, stops  # noqa: E402

PAGES = ["players-profile", "profile", "music-album", "timeline", "shrinking-avatar"]
PROGRAMS = ["uikit/settings-list", "uikit/wrapping-tags"]
SHOWN = """
return [...document.querySelectorAll('.listing:has(> .uikit)')].map(listing => ({
  notation: listing.querySelector(':scope > pre').checkVisibility(), uikit: listing.querySelector('.uikit pre').checkVisibility(),
  summary: listing.querySelector('summary').checkVisibility(),
  pressed: [...listing.querySelectorAll('.languages button')].map(button => button.getAttribute('aria-pressed'))}));
"""
PRESS = """
const listing = [...document.querySelectorAll('.listing:has(> .uikit)')].at(-1);
const button = listing.querySelectorAll('.languages button')[arguments[0]];
button.scrollIntoView({block: 'center', behavior: 'instant'});
const before = button.getBoundingClientRect().top;
button.click();
return button.getBoundingClientRect().top - before;
"""
FOLDED = """
return [...document.querySelectorAll('.uikit code:has(.line.new)')].map(code => {
  const hidden = [...code.querySelectorAll('.line[hidden]')].length;
  const said = [...code.querySelectorAll('.fold')].reduce((sum, button) => sum + Number(button.textContent.match(/\\d+/)[0]), 0);
  const hidesNew = code.querySelector('.line.new[hidden]') !== null;
  for (const button of [...code.querySelectorAll('.fold')]) button.click();
  return {hidden, said, hidesNew, left: code.querySelectorAll('.line[hidden], .fold').length};
});
"""


def check_choice(tally, driver, address):
    for page in PAGES:
        driver.get(f"{address}{page}.html")
        before = driver.execute_script(SHOWN)
        tally.check(before, f"{page} has no code in UIKit")
        remembered = page != PAGES[0]
        for each in before:
            tally.check(each == {"notation": not remembered, "uikit": remembered, "summary": False,
                                 "pressed": ["false", "true"] if remembered else ["true", "false"]}, f"{page} begins as {each}")
        moved = driver.execute_script(PRESS, 1)
        tally.check(abs(moved) < 1, f"{page}: what is pressed moves by {moved}")
        for each in driver.execute_script(SHOWN):
            tally.check(each["uikit"] and not each["notation"] and each["pressed"] == ["false", "true"], f"{page} in UIKit: {each}")
        count = stops(driver)
        tally.check(0 < count <= MOST_STOPS, f"{page} in UIKit has {count} tab stops")
    moved = driver.execute_script(PRESS, 0)
    tally.check(abs(moved) < 1, f"back: what is pressed moves by {moved}")
    driver.refresh()
    tally.check(all(each["notation"] and not each["uikit"] for each in driver.execute_script(SHOWN)), "the way back is remembered")


def check_whole_programs(tally, driver, address):
    """A step of a program begins as the step, whatever language is remembered, and each opens its whole program for itself."""
    for page in PROGRAMS:
        driver.get(f"{address}{page}.html")
        driver.execute_script("localStorage.setItem('code-language', 'uikit')")
        driver.refresh()
        steps = driver.execute_script(SHOWN)
        for each in steps:
            tally.check(each == {"notation": True, "uikit": False, "summary": False, "pressed": ["true", "false"]}, f"{page} begins as {each}")
        words = driver.execute_script("return [...document.querySelector('.languages').children].map(button => button.textContent)")
        tally.check(words == ["This step", "Whole program"], f"{page} offers {words}")
        moved = driver.execute_script(PRESS, 1)
        tally.check(abs(moved) < 1, f"{page}: what is pressed moves by {moved}")
        whole = [not each["notation"] and each["uikit"] for each in driver.execute_script(SHOWN)]
        tally.check(whole == [False] * (len(steps) - 1) + [True], f"{page} shows whole programs at {whole}")
        last = "[...document.querySelectorAll('.whole-program')].at(-1)"
        tally.check(driver.execute_script(f"return {last}.querySelectorAll('.line.new').length > 0"), f"{page} marks nothing new")
        tally.check(not driver.find_elements("css selector", ".whole-program .fold"), f"{page} folds what should be whole")
    driver.execute_script("localStorage.clear()")


def check_folds(tally, driver, address):
    driver.get(address + "timeline.html")
    listings = driver.execute_script(FOLDED)
    tally.check(sum(each["hidden"] for each in listings) > 300, f"{sum(each['hidden'] for each in listings)} lines are folded")
    for each in listings:
        tally.check(each["hidden"] == each["said"] and not each["hidesNew"], f"folded: {each}")
        tally.check(each["left"] == 0, f"opened: {each}")


def check_copies(tally, driver, address):
    origin = address.rstrip("/")
    driver.execute_cdp_cmd("Browser.grantPermissions", {"origin": origin, "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
    driver.execute_cdp_cmd("Emulation.setFocusEmulationEnabled", {"enabled": True})
    driver.get(address + "players-profile.html")
    driver.execute_script("document.querySelector('.listing:has(> .uikit) .copy').click()")
    read = "const done = arguments[0]; setTimeout(() => navigator.clipboard.readText().then(done, error => done(String(error))), 200)"
    text = driver.execute_async_script(read)
    tally.check(text.startswith("component TitledValue(item): VStack {\n    spacing = 16\n") and text.endswith("}\n"),
                f"a copy of the block: {text[:80]!r}")
    driver.execute_script("""
        const listing = [...document.querySelectorAll('.listing')].find(listing => listing.querySelector('.uikit .fold'));
        listing.querySelectorAll('.languages button')[1].click(); listing.querySelector('.copy').click();""")
    text = driver.execute_async_script(read)
    whole = driver.execute_script("return [...document.querySelector('.uikit:has(.fold)').querySelectorAll('.line')].map(line => line.textContent).join('')")
    tally.check(text == whole and "as before" not in text and text.count("\n") > 40, f"a copy of the UIKit code: {text[:80]!r}")
    driver.execute_script("localStorage.clear()")


def check_without_script(tally, driver, address):
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    driver.get(address + "timeline.html")
    tally.check(not driver.find_elements("css selector", ".code-tools, .fold"), "without a script nothing is folded")
    details = driver.find_element("css selector", ".uikit")
    tally.check(details.find_element("css selector", "summary").is_displayed(), "without a script the UIKit code opens as before")
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--site", default="site")
    options = parser.parse_args()
    tally = Tally()
    with served(options.site) as (address, failures), chromium(1, "light", opens_solutions=False) as driver:
        check_choice(tally, driver, address)
        check_whole_programs(tally, driver, address)
        check_folds(tally, driver, address)
        check_copies(tally, driver, address)
        check_without_script(tally, driver, address)
        tally.check(not failures, f"requests that failed: {failures}")
        messages = [entry["message"] for entry in driver.get_log("browser")]
        tally.check(not messages, f"messages of the browser: {messages}")
    print(f"{tally.passed} passed, {tally.failed} failed")
    return tally.failed > 0


if __name__ == "__main__":
    sys.exit(main())
