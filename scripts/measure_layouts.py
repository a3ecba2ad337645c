"""Measures builds of generated courses whose lessons hold three live figures each.

Usage: measure_layouts.py --plumb PATH [--peer PATH] [--lessons 100 300 1000] [--edits 40] [--runs 1]
Prints one line a measurement, `BENCH name ours=… peer=… ratio=…`: the peer is another program of ours, as of an earlier
commit, measured in turn in this run on the same Markdown; ratio is peer ÷ ours. Times of builds are seconds of all cores,
without the cache; memory is the greatest resident size; both are medians. Edits are measured in `serve`, from the save of a
lesson to the event that reloads pages; every second one changes a figure, the others change prose.
"""
import argparse
import pathlib
import re
import shutil
import statistics
import sys
import tempfile
import time

import measure_builds
from measure_builds import Preview, Run, median, report

sys.path.insert(0, str(measure_builds.ROOT / "Benchmarks" / "Builds"))
import layouts  # noqa: E402  (a module of the benchmark)


def make_site(folder, count):
    paths = layouts.write_course(folder, count)
    (pathlib.Path(folder) / "site.yml").write_text(measure_builds.SETTINGS.replace("baseURL: https://example.org/\n", ""))
    return paths


def build(plumb, site):
    shutil.rmtree(site / "site", ignore_errors=True)
    return Run([plumb, "generate", "--no-cache", str(site)])


def measure_builds_of(programs, site, count, runs):
    """Of each program the runs' figures; the programs take turns."""
    taken = [[] for _ in programs]
    for _ in range(runs):
        for results, plumb in zip(taken, programs):
            results.append(build(plumb, site))
    peer = taken[1] if len(taken) > 1 else None
    for name, key, unit, digits in [("all-cores", "work", "s", 2), ("wall", "seconds", "s", 2),
                                    ("memory", "megabytes", "MB", 0)]:
        report(f"layouts-{count}-{name}", median(taken[0], key), peer and median(peer, key), unit, digits)


def edit_figure(path, number):
    """Changes a constant of a lesson's first figure, as an author does."""
    text = re.sub(r"(super\.margins\.top \+ )[\d.]+", rf"\g<1>{number % 97}.5", path.read_text(), count=1)
    path.with_suffix(".new").write_text(text)
    path.with_suffix(".new").rename(path)


def edit(path, number):
    if number % 2:
        edit_figure(path, number)
    else:
        measure_builds.edit(path, number)


def measure_edits(plumb, site, paths, edits, first):
    """Milliseconds of each edit, and the resident megabytes behind it; edits are numbered from `first` on."""
    preview = Preview(plumb, site)
    try:
        preview.wait(1, 1200)
        time.sleep(2)
        delays, sizes = [], []
        for number in range(edits):
            count = preview.build
            edit(paths[(number * 37) % len(paths)], first + number)
            start = time.perf_counter()
            delays.append((preview.wait(count + 1) - start) * 1000)
            sizes.append(preview.resident())
    finally:
        preview.process.terminate()
        preview.process.wait()
    return delays, sizes


def measure_serve(programs, site, paths, edits):
    taken = [measure_edits(plumb, site, paths, edits, 1000 * (1 + index)) for index, plumb in enumerate(programs)]
    name = f"layouts-{len(paths)}-serve"
    pick = {
        "reload": lambda delays, _: statistics.median(delays),
        "reload-prose": lambda delays, _: statistics.median(delays[::2]),
        "reload-figure": lambda delays, _: statistics.median(delays[1::2]),
        "reload-95th": lambda delays, _: sorted(delays)[len(delays) * 95 // 100],
        "memory-5th": lambda _, sizes: sizes[4],
        "memory-last": lambda _, sizes: sizes[-1],
    }
    for key, value in pick.items():
        unit = "MB" if key.startswith("memory") else "ms"
        report(f"{name}-{key}", value(*taken[0]), value(*taken[1]) if len(taken) > 1 else None, unit, 0)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--peer")
    parser.add_argument("--lessons", type=int, nargs="+", default=[100, 300, 1000])
    parser.add_argument("--edits", type=int, default=40)
    parser.add_argument("--runs", type=int, default=1)
    options = parser.parse_args()
    programs = [str(pathlib.Path(path).resolve()) for path in [options.plumb, options.peer] if path]
    with tempfile.TemporaryDirectory() as folder:
        for count in options.lessons:
            site = pathlib.Path(folder) / f"course-{count}"
            paths = make_site(site, count)
            measure_builds_of(programs, site, count, options.runs)
            if options.edits > 5 and count == options.lessons[-1]:
                measure_serve(programs, site, paths, options.edits)
            shutil.rmtree(site)


if __name__ == "__main__":
    main()
