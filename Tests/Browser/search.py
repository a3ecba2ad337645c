"""Searching as readers do: on a server below a folder, and from files without any; with the keyboard, without scripts.

Usage: search.py --plumb PATH; the last line is `N passed, N failed`.
"""
import argparse
import contextlib
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from pages import Tally, chromium, served  # noqa: E402  (the module beside this file)

HOSTILE = "</script><img src=x onerror=window.hit=1>"
CONTENT = {
    "site.yml": "title: Course\nwidths: [320]\n",
    "content/rows.md": f"""---
title: Rows that size themselves
description: About tables.
tags: [tables]
order: 1
---
A row asks its content.

## Margins and insets {{#insets}}

The café is closed. {HOSTILE.replace("<", "&lt;")}

```layout
screen S {{ Label nicknameLabel {{ leading == super.leading + 8; top == super.top; text = "a" }} }}
```
""",
    "content/deep/stacks.md": "---\ntitle: Stacks\norder: 2\n---\nA stack arranges.\n\n## Spacing\n\nMargins, too.\n",
}


def site(plumb, folder):
    for name, text in CONTENT.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    done = subprocess.run([plumb, "generate", str(folder), "--output", str(folder / "out/course")],
                          capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return folder / "out"


@contextlib.contextmanager
def previewed(plumb, folder):
    """`plumb serve` of the folder; gives its address."""
    process = subprocess.Popen([plumb, "serve", str(folder), "--port", "0"], stdout=subprocess.PIPE, text=True)
    try:
        yield process.stdout.readline().split()[-1]
    finally:
        process.terminate()
        process.wait(10)


def wait(holds, seconds=5):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if holds():
            return True
        time.sleep(0.02)
    return False


class Reader:
    """A reader at a page."""

    def __init__(self, driver, address):
        self.driver = driver
        driver.get(address)

    def find(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def press(self, *keys):
        """Presses keys one after the other, a modifier together with what follows it."""
        chain = ActionChains(self.driver)
        held = [key for key in keys if key == Keys.CONTROL]
        for key in held:
            chain.key_down(key)
        chain.send_keys(*[key for key in keys if key not in held])
        for key in held:
            chain.key_up(key)
        chain.perform()

    @property
    def status(self):
        found = self.find("[role=status]")
        return found[0].text if found else ""

    def results(self):
        return [link.get_attribute("href") for link in self.find(".results a")]

    def type(self, text):
        self.press(Keys.CONTROL, "a")
        self.press(text)

    def finds(self, text, status):
        self.type(text)
        return wait(lambda: self.status == status) or print("status", repr(self.status))


def check_searching(tally, driver, where, root):
    reader = Reader(driver, root + "rows.html")
    tally.check(not reader.driver.execute_script("return 'plumbSearch' in window"), f"{where}: no index before a search")
    reader.find(".search-link")[0].click()
    tally.check(wait(lambda: reader.find("dialog[open]")), f"{where}: the link opens the dialog")
    tally.check(reader.finds("insets", "1 place:"), f"{where}: a heading")
    tally.check(reader.results() == [root + "rows.html#insets"], f"{where}: its address, {reader.results()}")
    for text, status, first in (
            ("CAFE", "1 place:", "rows.html#insets"), ("nickname", "1 place:", "rows.html#insets"),
            ("label", "1 place:", "rows.html#insets"), ("rows", "1 place:", "rows.html"),
            ("rows margins", "1 place:", "rows.html#insets"), ("margins", "2 places:", "rows.html#insets"),
            ("tables", "1 place:", "rows.html"), ("stack", "1 place:", "deep/stacks.html"),
            ("onerror", "1 place:", "rows.html#insets"), ("zebra", "Nothing found for “zebra”.", None),
            ("[a-z]+(", "Nothing found for “[a-z]+(”.", None)):
        tally.check(reader.finds(text, status), f"{where}: '{text}' gives '{reader.status}'")
        tally.check(first is None or reader.results()[:1] == [root + first], f"{where}: '{text}' {reader.results()}")
    tally.check(not driver.execute_script("return window.hit"), f"{where}: text stays text")
    tally.check(reader.finds("margins", "2 places:"), f"{where}: margins")
    reader.press(Keys.ARROW_DOWN)
    reader.press(Keys.ARROW_DOWN)
    tally.check(driver.switch_to.active_element.get_attribute("href") == root + "deep/stacks.html#spacing",
                f"{where}: arrows go along the results")
    reader.press(Keys.ENTER)
    tally.check(wait(lambda: driver.current_url == root + "deep/stacks.html#spacing"), f"{where}: a result opens")


def check_keys(tally, driver, where, root):
    reader = Reader(driver, root + "deep/stacks.html")
    reader.press("/")
    reader.press("k")
    tally.check(not reader.find("dialog[open]"), f"{where}: no key alone opens anything")
    for key in ("k", "/"):
        reader.press(Keys.CONTROL, key)
        tally.check(wait(lambda: reader.find("dialog[open]")), f"{where}: Control and {key} open the dialog")
        tally.check(driver.switch_to.active_element.tag_name == "input", f"{where}: the field has the focus")
        reader.press(Keys.ESCAPE)
        tally.check(wait(lambda: not reader.find("dialog[open]")), f"{where}: Escape closes it")
    link = reader.find(".search-link")[0]
    link.send_keys(Keys.ENTER)
    tally.check(reader.finds("rows", "1 place:"), f"{where}: search from the keyboard")
    for _ in range(6):
        reader.press(Keys.TAB)
    inside = "return document.activeElement === document.body || !!document.activeElement.closest('dialog')"
    tally.check(driver.execute_script(inside), f"{where}: the focus stays in the dialog")
    reader.find(".search-close")[0].click()
    tally.check(driver.switch_to.active_element == link, f"{where}: the focus goes back to where it was")
    link.send_keys(Keys.ENTER)
    reader.type("rows")
    wait(lambda: reader.results())
    reader.press(Keys.ENTER)
    tally.check(wait(lambda: driver.current_url == root + "rows.html"), f"{where}: Enter opens the first result")


def check_page(tally, driver, where, root):
    reader = Reader(driver, root + "search.html?q=margins")
    tally.check(wait(lambda: reader.status == "2 places:"), f"{where}: the page answers its address")
    tally.check(not reader.find(".search-page .lead"), f"{where}: nothing is said of scripts")
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    reader = Reader(driver, root + "deep/stacks.html")
    reader.find(".search-link")[0].click()
    tally.check(wait(lambda: driver.current_url == root + "search.html"), f"{where}: without scripts the link leads on")
    links = [link.get_attribute("href") for link in reader.find("main li a")]
    tally.check(links == [root + "rows.html", root + "deep/stacks.html"], f"{where}: to all lessons, {links}")
    tally.check(len(reader.find(".search-page .lead")) == 1, f"{where}: and says why")
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


FITS = """
const box = document.querySelector('dialog').getBoundingClientRect();
const name = getComputedStyle(document.querySelector('.result-title')).color;
return [box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight,
  document.documentElement.scrollWidth <= innerWidth, name];
"""


def check_looks(tally, driver, where, root, pictures):
    for width in (360, 1280):
        for scheme in ("light", "dark"):
            driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                   {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": False})
            driver.execute_cdp_cmd("Emulation.setEmulatedMedia",
                                   {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
            reader = Reader(driver, root + "rows.html")
            reader.find(".search-link")[0].click()
            reader.finds("margins", "2 places:")
            inside, unscrolled, _ = driver.execute_script(FITS)
            tally.check(inside and unscrolled, f"{where}: the dialog fits at {width}, {scheme}")
            if pictures:
                driver.save_screenshot(f"{pictures}/search-{width}-{scheme}.png")


def check_console(tally, driver, where):
    messages = [entry["message"] for entry in driver.get_log("browser") if "favicon" not in entry["message"]]
    tally.check(messages == [], f"{where}: console says {messages}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--pictures", help="a folder for pictures of what readers see")
    options = parser.parse_args()
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder:
        plumb = str(pathlib.Path(options.plumb).resolve())
        out = site(plumb, pathlib.Path(folder))
        with served(out) as (address, failures), previewed(plumb, folder) as preview, chromium(1, "light") as driver:
            wait(lambda: Reader(driver, preview + "search.html").find(".search-link"), seconds=30)
            driver.get_log("browser")
            for where, root in (("served", f"{address}course/"), ("from files", f"file://{out}/course/"),
                                ("in the preview", preview)):
                check_searching(tally, driver, where, root)
                check_keys(tally, driver, where, root)
                check_page(tally, driver, where, root)
                check_looks(tally, driver, where, root, options.pictures if where == "served" else None)
                check_console(tally, driver, where)
            tally.check(failures == [], f"requests failed: {failures}")
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(1 if tally.failed else 0)


if __name__ == "__main__":
    main()
