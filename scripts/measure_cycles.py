"""How long an edit of each target takes until its tests have run: `PLUMB_ONLY=TARGET swift test` after a change.

Usage: measure_cycles.py [TARGET …]; prints a Markdown table of seconds: how long building and testing took, and how much
processor time, which other work on the machine hardly changes. Builds everything once before. An edit is a new private
declaration at the end of the target's longest file, which is put back afterwards.
"""
import json
import os
import pathlib
import resource
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]


def processor_seconds():
    """What all commands so far have used, with what they have started."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def run(*command, **environment):
    """Seconds that a command takes; ends the program where it fails."""
    start = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, env=dict(os.environ, **environment), capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}\n{done.stdout[-4000:]}{done.stderr[-4000:]}")
    return time.monotonic() - start


def edited_file(target):
    """The longest file of a target, or of its tests where it has no sources of its own."""
    for folder in (ROOT / "Sources" / target, ROOT / "Tests" / f"{target}Tests"):
        if files := sorted(folder.rglob("*.swift"), key=lambda file: (file.stat().st_size, file)):
            return files[-1]
    sys.exit(f"there is no target {target}")


def cycle(target, number):
    file = edited_file(target)
    text = file.read_text()
    try:
        file.write_text(text + f"\nprivate let measuredEdit = {number}\n")
        build = run("swift", "build", "--build-tests", PLUMB_ONLY=target)
        return build, run("swift", "test", "--skip-build", PLUMB_ONLY=target)
    finally:
        file.write_text(text)


def main():
    description = subprocess.run(["swift", "package", "dump-package"], cwd=ROOT, check=True, capture_output=True, text=True)
    tested = [target["name"].removesuffix("Tests") for target in json.loads(description.stdout)["targets"]
              if target["type"] == "test"]
    run("swift", "build", "--build-tests")
    print("| target | build | tests | together | processor time |\n|---|---|---|---|---|")
    for number, target in enumerate(sys.argv[1:] or tested):
        before = processor_seconds()
        build, tests = cycle(target, number)
        used = processor_seconds() - before
        print(f"| {target} | {build:.0f} s | {tests:.0f} s | {build + tests:.0f} s | {used:.0f} s |", flush=True)


if __name__ == "__main__":
    main()
