"""The site built in two folders under different time zones, locales, umasks and numbers of cores, byte for byte.

Usage: determinism.py --plumb PATH [--folder .] [--count 4] [--built site]
`--count` is how many of the surroundings are tried; each is a build from nothing. `--built` is a build of the folder as it is, which
saves the first; without a `baseURL` it has neither feed nor sitemap, and so has none of the others.
The last line is `N passed, N failed`.
"""
import argparse
import datetime
import filecmp
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

# The first is what all others are held against.
SURROUNDINGS = [
    ("as usual", {"TZ": "UTC", "LC_ALL": "C.UTF-8"}, 0o022, None),
    ("far east, Turkish, one core", {"TZ": "Pacific/Kiritimati", "LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"}, 0o077, "0"),
    ("far west, plain", {"TZ": "Pacific/Pago_Pago", "LC_ALL": "C"}, 0o000, None),
    ("no locale, no home", {"TZ": "", "LC_ALL": "", "LANG": "", "HOME": "/nonexistent"}, 0o027, None),
]


def build(plumb, source, place, environment, umask, cores, adds_address):
    """Builds a copy of the site below `place`, with an address if it has none; gives the folder of its pages."""
    site = pathlib.Path(place) / "a site"
    shutil.copytree(source / "content", site / "content")
    settings = (source / "site.yml").read_text()
    # Feed and sitemap are part of what is compared.
    published = "" if "\nbaseURL:" in settings or not adds_address else "baseURL: https://example.org/course/\n"
    (site / "site.yml").write_text(settings + published)
    # Neither the order in which files were made nor their times may matter.
    day = datetime.datetime(2001, 2, 3).timestamp() + len(str(place))
    for path in site.rglob("*"):
        os.utime(path, (day, day))
    command = (["taskset", "-c", cores] if cores else []) + [plumb, "generate", str(site), "--output", str(site / "out")]
    done = subprocess.run(
        command, env={**os.environ, **environment}, umask=umask, capture_output=True, text=True, timeout=1800)
    if done.returncode != 0:
        sys.exit(f"{done.stdout}{done.stderr}\n0 passed, 1 failed")
    return site / "out"


def files(folder):
    """The paths of all files below a folder, but for the list that the program keeps for itself and what git needs of a folder."""
    return sorted(
        str(path.relative_to(folder)) for path in folder.rglob("*")
        if path.is_file() and path.name not in (".plumb-files", ".gitkeep"))


def compare(name, expected, actual):
    """Compares every file of two builds; gives how many are equal and how many are not."""
    passed = failed = 0
    for path in sorted(set(files(expected)) | set(files(actual))):
        one, other = expected / path, actual / path
        if one.exists() and other.exists() and filecmp.cmp(one, other, shallow=False):
            passed += 1
        else:
            failed += 1
            print(f"FAILED {name}: {path} differs")
    return passed, failed


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--folder", default=".")
    parser.add_argument("--count", type=int, default=len(SURROUNDINGS))
    parser.add_argument("--built", type=pathlib.Path)
    arguments = parser.parse_args()
    plumb = str(pathlib.Path(arguments.plumb).resolve())
    passed = failed = 0
    with tempfile.TemporaryDirectory() as folder:
        expected = arguments.built
        for index, (name, environment, umask, cores) in enumerate(SURROUNDINGS[:arguments.count]):
            if index == 0 and arguments.built:
                continue
            place = pathlib.Path(folder) / ("x" * (index + 1)) / str(index)
            place.mkdir(parents=True)
            site = build(plumb, pathlib.Path(arguments.folder), place, environment, umask, cores, not arguments.built)
            if expected is None:
                expected = site
                continue
            equal, unequal = compare(name, expected, site)
            passed, failed = passed + equal, failed + unequal
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
