"""Every preview of every page in Chromium: each view's rectangle, each line of text, no failing request, no message.

Usage: pages.py --plumb PATH [--site site] [--content content] [--scale 1 --scale 2] [--scheme light --scheme dark] [--every N]
Of each page every Nth preview is compared; where N is not 1, each fourth page is opened in another folder and from the disk.
The last line is `N passed, N failed`.
"""
import argparse
import contextlib
import functools
import http.server
import pathlib
import shutil
import sys
import tempfile
import threading

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import published  # noqa: E402  (the module beside this file)

TOLERANCE = 1 / 32

# Where there is a live preview the fixed ones stand in a document of their own, which the page's script fetches for a reader.
SHOW = """
const done = arguments[0];
document.head.insertAdjacentHTML('beforeend', '<style>.Previews{display:grid!important}.Transformed{transform:none!important}</style>');
const take = async (place) => {
  const made = new DOMParser().parseFromString(await (await fetch(place.dataset.document)).text(), 'text/html');
  for (const style of made.querySelectorAll('style')) document.head.append(document.adoptNode(style));
  place.replaceWith(document.adoptNode(made.querySelector('.Previews')));
};
Promise.all([...document.querySelectorAll('.Previews[data-document]')].map(take)).then(() => document.fonts.ready)
  .then(() => done(document.querySelectorAll('.Previews[data-document]').length), (error) => done(String(error)));
"""

MEASURE = """
const answer = [];
// Small figures on the home page belong to other lessons.
for (const preview of document.querySelectorAll('figure:not(.Teaser) [data-width]')) {
  const figure = preview.closest('[data-figure]');
  const scale = Number(preview.dataset.scale || 1);
  const origin = preview.getBoundingClientRect();
  const views = {};
  const doubles = [];
  const lines = {};
  for (const view of preview.querySelectorAll('[data-view]')) {
    const box = view.getBoundingClientRect();
    const path = view.dataset.view;
    if (path in views) doubles.push(path);
    views[path] = [(box.x - origin.x) / scale, (box.y - origin.y) / scale, box.width / scale, box.height / scale];
    const own = [...view.querySelectorAll('.Text > span')].filter(line => line.closest('[data-view]') === view);
    lines[path] = own.map(line => {
      const range = document.createRange();
      range.selectNodeContents(line);
      const rows = new Set([...range.getClientRects()].filter(box => box.width > 0)
        .map(box => Math.round((box.y + box.height / 2 - line.getBoundingClientRect().y)
          / scale / parseFloat(getComputedStyle(line).lineHeight) - 0.5)));
      return [line.textContent.replace(/\\s+$/, ''), rows.size];
    });
  }
  answer.push({figure: figure ? figure.dataset.figure : null, width: preview.dataset.width,
    height: preview.dataset.height || null, scroll: preview.dataset.scroll || '0',
    direction: preview.dataset.direction || 'ltr', size: preview.dataset.textSize || 'large',
    keyboard: preview.dataset.keyboard || 'hidden', device: preview.dataset.device || null, views, doubles, lines});
}
return answer;
"""


FONT_LOADS = """
const done = arguments[0];
document.fonts.load('16px "Plumb Inter"').then(faces => done(faces.length), () => done(0));
"""


# A worker of the page's engine with more in it, such as further verbs; gives the function that asks it.
OWN_WORKER = """
const ownWorker = async (lesson, more) => {
  const own = await (await fetch(new URL('worker.js', plumbEngine))).text();
  const source = own.replace('./instance.js', new URL('instance.js', plumbEngine)) + more;
  const worker = new Worker(URL.createObjectURL(new Blob([source], {type: 'text/javascript'})), {type: 'module'});
  let answered;
  worker.onmessage = ({data}) => data.reads === undefined && answered(data.result);
  const ask = (question) => new Promise((resolve) => { answered = resolve; worker.postMessage({id: 0, ...question}); });
  await ask({verb: 'open', root: String(plumbEngine), lesson, parts: ['engine']});
  await ask({verb: 'more', parts: ['more']});
  return ask;
};
"""


class Tally:
    """Counts checks and prints those that fail, not more than fifty."""

    def __init__(self):
        self.passed = 0
        self.failed = 0

    def check(self, holds, message):
        if holds:
            self.passed += 1
            return
        self.failed += 1
        if self.failed <= 50:
            print("FAILED", message)


@contextlib.contextmanager
def served(folder, policy=None):
    """Serves a folder on a free loopback port, with a content security policy if one is given, and records every request
    that is not answered with 200."""
    failures = []

    class Handler(http.server.SimpleHTTPRequestHandler):
        def log_request(self, code="-", size="-"):
            if int(code) >= 400:
                failures.append(f"{code} {self.path}")

        def log_message(self, *arguments):
            pass

        def end_headers(self):
            if policy:
                self.send_header("Content-Security-Policy", policy)
            super().end_headers()

    class Server(http.server.ThreadingHTTPServer):
        def handle_error(self, request, client_address):
            # A page that is left before it is whole is no failure.
            if not isinstance(sys.exc_info()[1], ConnectionError):
                super().handle_error(request, client_address)

    server = Server(
        ("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/", failures
    finally:
        server.shutdown()


# What is closed has no boxes.
OPEN_SOLUTIONS = """
addEventListener('DOMContentLoaded', () => { for (const details of document.querySelectorAll('.solution')) details.open = true; });
"""


@contextlib.contextmanager
def chromium(scale, scheme, opens_solutions=True):
    """A headless Chromium at a real device scale factor and colour scheme."""
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium")
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                     f"--force-device-scale-factor={scale}", "--window-size=1440,1000"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": "prefers-color-scheme", "value": scheme}]})
    if opens_solutions:
        driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": OPEN_SOLUTIONS})
    try:
        yield driver
    finally:
        driver.quit()


def check_preview(tally, where, measured, solved):
    """Compares one preview as the browser laid it out with the engine's own answer."""
    tally.check(not measured["doubles"], f"{where}: paths used twice: {measured['doubles'][:3]}")
    expected = {view["path"]: view for view in solved["views"]}
    missing = sorted(set(expected) - set(measured["views"]))
    tally.check(not missing, f"{where}: views without an element: {missing[:3]}")
    for path, box in measured["views"].items():
        if path not in expected:
            tally.check(False, f"{where}: {path} is no view of the figure")
            continue
        frame = expected[path]["frame"]
        # The page keeps to the grid of 1/64 px; edges are compared, as they are what a reader sees.
        edges = [frame[0], frame[1], frame[0] + frame[2], frame[1] + frame[3]]
        drawn = [box[0], box[1], box[0] + box[2], box[1] + box[3]]
        worst = max(abs(a - b) for a, b in zip(edges, drawn))
        tally.check(worst <= TOLERANCE, f"{where}: {path} is off by {worst:.4f}: {box} for {frame}")
        if expected[path]["lines"] is not None:
            check_lines(tally, f"{where}: {path}", measured["lines"].get(path, []), expected[path]["lines"])


def check_lines(tally, where, drawn, expected):
    """Each line of text holds the words the engine put there and does not break again."""
    words = [line.rstrip() for line in expected]
    tally.check([line[0] for line in drawn] == words, f"{where}: lines {[l[0] for l in drawn]} for {words}")
    for text, rows in drawn:
        tally.check(rows <= 1, f"{where}: the line {text!r} breaks in the browser")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--site", default="site")
    parser.add_argument("--content", default="content")
    parser.add_argument("--scale", action="append", type=float)
    parser.add_argument("--scheme", action="append")
    parser.add_argument("--every", type=int, default=1)
    options = parser.parse_args()
    tally = Tally()
    pairs = published.lessons(options.content, options.site)
    tally.check(len(pairs) >= 5, f"only {len(pairs)} lessons have a page")
    with served(options.site) as (address, failures):
        for scale in options.scale or [1, 2]:
            for scheme in options.scheme or ["light", "dark"]:
                check_run(tally, options, pairs, address, scale, scheme)
        tally.check(not failures, f"requests that failed: {failures[:5]}")
    check_elsewhere(tally, pathlib.Path(options.site).resolve(), 1 if options.every == 1 else 4)
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(1 if tally.failed else 0)


def check_elsewhere(tally, site, every):
    """Each Nth page of the same tree under another folder and straight from the disk: nothing is missing, the font is there."""
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "a").mkdir()
        (pathlib.Path(folder) / "a" / "b").symlink_to(site)
        with served(folder) as (address, failures), chromium(1, "light") as driver:
            for start in (address + "a/b/", site.as_uri() + "/"):
                pages = published.pages(site) + sorted(site.glob("assets/figures/profile/*.html"))
                for page in (page.relative_to(site).as_posix() for page in pages[::every]):
                    driver.get(start + page)
                    loaded = driver.execute_async_script(FONT_LOADS)
                    tally.check(loaded > 0, f"{start}{page}: the text font is missing")
                    broken = driver.execute_script(
                        "return [...document.images].filter(i => (i.loading = 'eager') && i.complete && !i.naturalWidth)"
                        ".map(i => i.src)")
                    tally.check(not broken, f"{start}{page}: pictures are missing: {broken[:3]}")
                    check_console(tally, driver, start + page)
            tally.check(not failures, f"requests that failed below a folder: {failures[:5]}")


def check_run(tally, options, pairs, address, scale, scheme):
    """All pages at one device scale and colour scheme."""
    plumb, site = options.plumb, pathlib.Path(options.site)
    with chromium(scale, scheme) as driver:
        driver.set_script_timeout(60)
        for extra in ("index.html", "404.html"):
            driver.get(address + extra)
            check_console(tally, driver, f"{extra} @{scale} {scheme}")
        for source, page in pairs:
            name = page.relative_to(site).as_posix()
            driver.get(address + name)
            left = driver.execute_async_script(SHOW)
            tally.check(left == 0, f"{name}: previews that are not there: {left}")
            previews = driver.execute_script(MEASURE)
            where = f"{name} @{scale} {scheme}"
            tally.check(len(previews) > 0, f"{where}: no preview")
            for preview in previews[::options.every]:
                solved = published.solve(
                    plumb, source, preview["figure"], preview["width"], preview["height"], preview["scroll"],
                    preview["direction"], preview["size"], preview["keyboard"], preview["device"])
                check_preview(
                    tally, f"{where} {preview['figure']} {preview['width']} scrolled {preview['scroll']}",
                    preview, solved)
            check_console(tally, driver, where)


def check_console(tally, driver, where):
    """No page may leave a message behind."""
    messages = [entry["message"] for entry in driver.get_log("browser")]
    tally.check(not messages, f"{where}: console: {messages[:3]}")


if __name__ == "__main__":
    main()
