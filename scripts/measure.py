"""Measures the site: time from cold and warm, time to solve each figure, weight of each page.

Usage: measure.py --plumb PATH [--runs 5] [--markdown]; prints one line a measurement, `BENCH name ours=…`, or the
table of the README. Times are medians; weights are brotli at its best, a page's own fonts included.
"""
import argparse
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

import brotli


def timed(command):
    start = time.perf_counter()
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return (time.perf_counter() - start) * 1000, done.stdout


def site_times(plumb, runs):
    cold, warm, figures = [], [], {}
    for _ in range(runs):
        with tempfile.TemporaryDirectory() as folder:
            spent, output = timed([plumb, "generate", "--output", folder + "/site", "--timings", "--no-cache"])
            cold.append(spent)
            for name, views, milliseconds in re.findall(r"^(\S+ \S+): (\d+) views, ([\d.]+) ms$", output, re.M):
                figures.setdefault((name, int(views)), []).append(float(milliseconds))
            warm.append(timed([plumb, "generate", "--output", folder + "/site"])[0])
    return statistics.median(cold), statistics.median(warm), {
        key: statistics.median(values) for key, values in figures.items()}


def weights(site):
    """For each page its weight with stylesheet and fonts in KiB, brotli."""
    found = {}
    for page in sorted(pathlib.Path(site).rglob("*.html")):
        text = page.read_text()
        total = len(brotli.compress(page.read_bytes()))
        names = set(re.findall(r"assets/[\w.-]+", text))
        for sheet in [name for name in names if name.endswith(".css")]:
            names |= {"assets/" + name for name in re.findall(r"inter-[\w-]+\.woff2", (pathlib.Path(site) / sheet).read_text())}
        for name in sorted(names):
            if (pathlib.Path(site) / name).is_dir():
                continue  # of figures' documents, which no page is shown with
            content = (pathlib.Path(site) / name).read_bytes()
            total += len(content) if name.endswith("woff2") else len(brotli.compress(content))
        found[page.relative_to(site).as_posix()] = total / 1024
    return found


def live_weights(site):
    """For each live preview its elements and rules in KiB, brotli, by page and figure."""
    found = {}
    for page in sorted(pathlib.Path(site).rglob("*.html")):
        text = page.read_text()
        for live in re.finditer(r'<div class="Live (L_\w+)[^"]*" data-live="([^"]*)".*?(?=<div class="Previews)', text, re.S):
            rules = re.search(rf"^\.{live[1]}\{{\n.*?(?=^@media \(scripting)", text, re.M | re.S)
            size = len(brotli.compress((live[0] + (rules[0] if rules else "")).encode()))
            found[f"{page.stem}/{live[2]}"] = size / 1024
    return found


# Moves a preview's range to two hundred widths and asks for a view's place after each: the script's part, style and
# layout, in milliseconds.
RESIZE = """
const live = document.querySelector(`[data-live="${arguments[0]}"]`);
const view = live.querySelector('[data-view] [data-view]');
const range = live.querySelector('.Range input');
const times = [];
for (let step = 0; step < 200; step++) {
  const start = performance.now();
  range.value = 320 + step * 3.5;
  range.dispatchEvent(new Event('input'));
  view.getBoundingClientRect();
  times.push(performance.now() - start);
}
times.sort((a, b) => a - b);
return [times[100], times[190]];
"""

STAND_STILL = """
const done = arguments[1];
document.querySelector(`[data-live="${arguments[0]}"]`).scrollIntoView({block: 'center', behavior: 'instant'});
setTimeout(done, 300);
"""

LOAD = """
const load = performance.getEntriesByType('navigation')[0];
return load.loadEventEnd - load.startTime;
"""


def live_times(site, figures, runs=5):
    """For each page and figure: median and 95th percentile of a resize step, its processor time, the page's best and its
    median load, milliseconds; the steps from the runs least disturbed by what else the machine does."""
    sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Tests" / "Browser"))
    from pages import chromium, served
    found = {}
    with served(site) as (address, _), chromium(1, "light") as driver:
        driver.set_script_timeout(300)
        driver.execute_cdp_cmd("Performance.enable", {"timeDomain": "threadTicks"})

        def spent():
            values = driver.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]
            return sum(value["value"] * 1000 for value in values if value["name"] in ("LayoutDuration", "RecalcStyleDuration"))

        for page, figure in figures.items():
            loads, resizes = [], []
            for _ in range(runs):
                driver.get(f"{address}{page}.html")
                loads.append(driver.execute_script(LOAD))
            driver.execute_async_script(STAND_STILL, figure)
            for _ in range(runs):
                before = spent()
                median, most = driver.execute_script(RESIZE, figure)
                resizes.append((median, most, (spent() - before) / 200))
            found[f"{page}/{figure}"] = (*(min(column) for column in zip(*resizes)), min(loads), statistics.median(loads))
    return found


def heaviest(weights):
    """For each page its heaviest live preview."""
    figures = {}
    for name in sorted(weights, key=weights.get):
        page, figure = name.split("/", 1)
        figures[page] = figure
    return figures


# What a page may cost.
BUDGETS = {"live-weight profile/profile": 6, "live-weight timeline/timeline": 16, "page": 150,
           "resize": 4, "resize-p95": 16, "load": 300}


def report(name, value, unit, budget):
    print(f"BENCH {name} ours={value:.1f}{unit}" + (f" budget={budget}{unit}" + (" OVER" if value > budget else "") if budget else ""))


def report_live(site):
    """The weights of pages and previews and the times of each lesson's heaviest preview, beside their budgets."""
    previews = live_weights(site)
    for page, weight in weights(site).items():
        report(f"weight {page}", weight, "KiB", BUDGETS["page"])
    for figure, weight in previews.items():
        report(f"live-weight {figure}", weight, "KiB", BUDGETS.get(f"live-weight {figure}"))
    places = {path.stem: path.relative_to(site).with_suffix("").as_posix() for path in pathlib.Path(site).rglob("*.html")}
    times = live_times(site, {places[page]: figure for page, figure in heaviest(previews).items()})
    for figure, (median, most, own, load, usual) in times.items():
        report(f"live-resize {figure} median", median, "ms", BUDGETS["resize"])
        report(f"live-resize {figure} p95", most, "ms", BUDGETS["resize-p95"])
        report(f"live-resize {figure} processor", own, "ms", None)
        report(f"live-load {figure} best", load, "ms", BUDGETS["load"])
        report(f"live-load {figure} median", usual, "ms", None)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--site", default="site")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--markdown", action="store_true")
    options = parser.parse_args()
    cold, warm, figures = site_times(options.plumb, options.runs)
    finished = {"players-profile": "players", "timeline": "timeline", "profile": "profile",
                "shrinking-avatar": "shrinking-avatar", "music-album": "album"}
    pages = weights(options.site)
    if not options.markdown:
        print(f"BENCH site-cold ours={cold:.0f}ms")
        print(f"BENCH site-warm ours={warm:.0f}ms")
        for (name, views), spent in figures.items():
            print(f"BENCH solve {name} ({views} views) ours={spent:.2f}ms")
        report_live(options.site)
        return
    print("| lesson | figures | finished screen, views | solved in, at 390 or 375 pt and at the widest | page with fonts, brotli |")
    print("|---|---|---|---|---|")
    for lesson, figure in finished.items():
        own = {key: value for key, value in figures.items() if key[0].startswith(f"{lesson}/")}
        last = [(key, value) for key, value in own.items() if key[0].startswith(f"{lesson}/{figure} ")]
        phone = next(item for item in last if item[0][0].endswith((" 390", " 375")))
        count = len({key[0].split(" ")[0] for key in own})
        print(f"| {lesson} | {count} | {last[-1][0][1]} | {phone[1]:.1f} ms, {last[-1][1]:.1f} ms | {pages[lesson + '.html']:.0f} KiB |")
    print(f"\nAll {len(figures)} pairs of a figure and a width, elaborated and solved one after the other: {sum(figures.values()):.0f} ms; "
          f"the slowest {max(figures.values()):.1f} ms. Whole site from cold {cold:.0f} ms, with nothing changed {warm:.0f} ms.")


if __name__ == "__main__":
    main()
