"""Measures builds of generated courses: cold and after an edit beside Hugo, growth, and what `serve` takes.

Usage: measure_builds.py --plumb PATH [--lessons 1000] [--large 10000] [--rebuilds 200] [--runs 3]
Prints one line a measurement, `BENCH name ours=… peer=… ratio=…`: ratio is peer ÷ ours, both measured in turn in this
run on the same Markdown. Times are medians of wall time; memory is the greatest resident size.
"""
import argparse
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request

ROOT = pathlib.Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "Benchmarks" / "Builds"))
import hugo  # noqa: E402  (the modules of the benchmark)
import lessons  # noqa: E402

SETTINGS = "title: Course\nauthor: Somebody\ndescription: A generated course\nbaseURL: https://example.org/\n"


class Run:
    """One run of a command: wall seconds, seconds of all cores, greatest resident megabytes."""

    def __init__(self, command):
        start = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        self.seconds = time.perf_counter() - start
        self.work = usage.ru_utime + usage.ru_stime
        self.megabytes = usage.ru_maxrss / 1024
        if os.waitstatus_to_exitcode(status) != 0:
            sys.exit(f"{command} failed")


def median(runs, key):
    return statistics.median(getattr(run, key) for run in runs)


def report(name, ours, peer=None, unit="s", digits=2):
    line = f"BENCH {name} ours={ours:.{digits}f}{unit}"
    if peer is not None:
        line += f" peer={peer:.{digits}f}{unit} ratio={peer / ours:.2f}"
    print(line, flush=True)


def make_site(folder, count):
    paths = lessons.write_course(folder, count)
    hugo.write_site(folder)
    (pathlib.Path(folder) / "site.yml").write_text(SETTINGS)
    return paths


def edit(path, number):
    """Changes one paragraph of a lesson, as an author does."""
    text = path.read_text()
    text = re.sub(r"^(Edit \d+\. )?(?=[A-Z])", f"Edit {number}. ", text, count=1, flags=re.M)
    beside = path.with_name("." + path.name)
    beside.write_text(text)
    os.replace(beside, path)


def cold(plumb, site, runs):
    ours, peer = [], []
    for _ in range(runs):
        for folder in ("site", "public", ".plumb", "resources"):
            shutil.rmtree(site / folder, ignore_errors=True)
        ours.append(Run([plumb, "generate", str(site)]))
        peer.append(Run(["hugo", "-s", str(site), "--quiet"]))
    return ours, peer


def measure_beside_hugo(plumb, site, paths, runs):
    print(subprocess.run(["hugo", "version"], capture_output=True, text=True).stdout.strip())
    count = len(paths)
    ours, peer = cold(plumb, site, runs)
    report(f"build-{count}-cold", median(ours, "seconds"), median(peer, "seconds"))
    report(f"build-{count}-cold-all-cores", median(ours, "work"), median(peer, "work"))
    report(f"build-{count}-memory", median(ours, "megabytes"), median(peer, "megabytes"), "MB", 0)
    edits = []
    for number in range(max(5, runs)):
        edit(paths[count // 2], number)
        edits.append(Run([plumb, "generate", str(site)]))
    report(f"build-{count}-edit", median(edits, "seconds"), median(peer, "seconds"), digits=3)
    report(f"build-{count}-edit-all-cores", median(edits, "work"), median(peer, "work"), digits=3)
    unchanged = [Run([plumb, "generate", str(site)]) for _ in range(5)]
    report(f"build-{count}-unchanged", median(unchanged, "seconds"), digits=3)
    return median(ours, "work")


def measure_large(plumb, folder, small_work, small, large):
    site = pathlib.Path(folder) / "large"
    make_site(site, large)
    run = Run([plumb, "generate", str(site)])
    report(f"build-{large}-cold", run.seconds)
    report(f"build-{large}-memory", run.megabytes, unit="MB", digits=0)
    print(f"BENCH build-{large}-growth ours={run.work / small_work:.2f}x (of {large // small}x the lessons)")
    shutil.rmtree(site)


class Preview:
    """A running `plumb serve` and the stream of its events."""

    def __init__(self, plumb, site):
        self.process = subprocess.Popen(
            [plumb, "serve", str(site), "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        line = self.process.stdout.readline()
        self.address = re.search(r"http://\S+", line)[0]
        threading.Thread(target=self.process.stdout.read, daemon=True).start()
        self.arrived = threading.Condition()
        self.build = 0
        self.moment = 0.0
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        with urllib.request.urlopen(self.address + ".plumb/events") as stream:
            for line in stream:
                found = re.search(rb'"build":(\d+)', line)
                if not found:
                    continue
                with self.arrived:
                    if int(found[1]) > self.build:
                        self.build, self.moment = int(found[1]), time.perf_counter()
                        self.arrived.notify_all()

    def wait(self, build, seconds=120):
        with self.arrived:
            if not self.arrived.wait_for(lambda: self.build >= build, seconds):
                sys.exit(f"build {build} never came")
            return self.moment

    def resident(self, seconds=0.25):
        """Megabytes: the least within that time, since the check of the pages comes after the event, and only then
        memory is given back."""
        sizes = []
        end = time.perf_counter() + seconds
        while not sizes or time.perf_counter() < end:
            status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
            sizes.append(int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024)
            time.sleep(0.01)
        return min(sizes)


def measure_preview(plumb, site, paths, rebuilds):
    """From the save of a lesson to the event that reloads pages, and what 200 such saves leave in memory."""
    preview = Preview(plumb, site)
    try:
        preview.wait(1)
        time.sleep(1)
        delays, sizes = [], []
        for number in range(rebuilds):
            build = preview.build
            edit(paths[(number * 37) % len(paths)], 1000 + number)
            start = time.perf_counter()
            delays.append((preview.wait(build + 1) - start) * 1000)
            sizes.append(preview.resident())
    finally:
        preview.process.terminate()
        preview.process.wait()
    delays.sort()
    report(f"serve-{len(paths)}-reload", statistics.median(delays), unit="ms", digits=0)
    report(f"serve-{len(paths)}-reload-95th", delays[len(delays) * 95 // 100], unit="ms", digits=0)
    report("serve-memory-5th", sizes[4], unit="MB", digits=1)
    report(f"serve-memory-{rebuilds}th", sizes[-1], unit="MB", digits=1)
    print(f"BENCH serve-memory-growth ours={sizes[-1] / sizes[4]:.3f}x")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--lessons", type=int, default=1000)
    parser.add_argument("--large", type=int, default=10_000)
    parser.add_argument("--rebuilds", type=int, default=200)
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args()
    plumb = str(pathlib.Path(options.plumb).resolve())
    with tempfile.TemporaryDirectory() as folder:
        site = pathlib.Path(folder) / "course"
        paths = make_site(site, options.lessons)
        work = measure_beside_hugo(plumb, site, paths, options.runs)
        if options.rebuilds > 5:
            measure_preview(plumb, site, paths, options.rebuilds)
        if options.large:
            measure_large(plumb, folder, work, options.lessons, options.large)


if __name__ == "__main__":
    main()
