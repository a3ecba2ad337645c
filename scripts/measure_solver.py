"""Measures the solver beside kiwi, the C++ solver behind PyPI's kiwisolver, on the same systems in the same run.

Usage: measure_solver.py --solver PATH [--runs 5] [--rounds 3] [--slow]

Prints one line a measurement, `BENCH name ours=… peer=… ratio=…`: process CPU time, the median of the runs, or
megabytes of resident memory. The two take turns for some rounds, of whose medians the median counts, since the speed
of a machine may change. kiwi's headers are fetched into .build/kiwi and compiled there. With --slow kiwi also builds
chain1000 and ui2000, once each, which takes more than a minute.
"""
import argparse
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tarfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build" / "kiwi"
MEASURES = ("build", "sweep", "alternate", "readd")
# Workload, whether kiwi takes so long that it runs once and only with --slow, what is measured.
WORKLOADS = (
    ("enaml", False, MEASURES),
    ("chain10", False, MEASURES),
    ("chain100", False, MEASURES),
    ("chain1000", True, MEASURES),
    ("chain10000", None, ("build",)),
    ("ui50", False, MEASURES),
    ("ui200", False, MEASURES),
    ("ui500", False, MEASURES),
    ("ui2000", True, ("build", "alternate")),
)


def fetch():
    """kiwi's sources, from the package index."""
    BUILD.mkdir(parents=True, exist_ok=True)
    if not list(BUILD.glob("kiwisolver-*/kiwi/kiwi.h")):
        subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", "--no-binary", ":all:", "--no-deps",
                        "--disable-pip-version-check", "--dest", str(BUILD), "kiwisolver"], check=True)
        for archive in BUILD.glob("kiwisolver-*.tar.gz"):
            with tarfile.open(archive) as opened:
                opened.extractall(BUILD, filter="data")
    return sorted(BUILD.glob("kiwisolver-*/kiwi/kiwi.h"))[-1].parent.parent


def compile_peer(sources):
    """The peer, compiled with the toolchain's own clang."""
    program = BUILD / "kiwi-bench"
    swift = pathlib.Path(shutil.which("swift")).resolve()
    compiler = swift.with_name("clang++")
    subprocess.run([str(compiler) if compiler.exists() else "clang++", "-O3", "-std=c++17", f"-I{sources}",
                    str(ROOT / "Benchmarks/Kiwi/main.cpp"), "-o", str(program)], check=True)
    return program


def run(program, workload, runs, measures):
    output = subprocess.run([program, workload, str(runs), *measures], capture_output=True, text=True, check=True)
    return {name: float(value) for name, value in re.findall(r"^(\S+) (\S+)$", output.stdout, re.M)}


def medians(rounds):
    return {name: statistics.median(found[name] for found in rounds if name in found) for name in rounds[0]}


def text(value, measure):
    if measure == "memory":
        return f"{value:.1f}MB"
    return f"{value:.2f}ms" if value >= 1 else f"{value * 1000:.3g}us"


def report(name, measure, ours, peer):
    line = f"BENCH {name} {measure} ours={text(ours[measure], measure)}"
    theirs = peer.get(measure)
    if theirs is not None:
        line += f" peer={text(theirs, measure)} ratio={theirs / max(ours[measure], 1e-9):.3g}"
    print(line, flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--solver", required=True)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--slow", action="store_true")
    options = parser.parse_args()
    sources = fetch()
    peer_program = compile_peer(sources)
    version = re.search(r'KIWI_VERSION "(.*)"', (sources / "kiwi/version.h").read_text()).group(1)
    print(f"peer: kiwi {version}, clang++ -O3; process CPU time, medians of {options.runs}, {options.rounds} rounds")
    folder = BUILD / "workloads"
    subprocess.run([sys.executable, ROOT / "Benchmarks/workloads.py", folder, "--kiwi", sources], check=True)
    for name, is_slow, measures in WORKLOADS:
        workload = str(folder / f"{name}.txt")
        ours, peer = [], []
        for _ in range(options.rounds):
            ours.append(run(options.solver, workload, options.runs, measures))
            if is_slow is False:
                peer.append(run(peer_program, workload, options.runs, measures))
        if is_slow and options.slow:
            found = run(peer_program, workload, 1, [measure for measure in measures if measure != "build"])
            peer.append({**found, "build": found["first"]})
        ours, peer = medians(ours), medians(peer) if peer else {}
        for measure in ("memory",) + measures:
            report(name, measure, ours, peer)


if __name__ == "__main__":
    main()
