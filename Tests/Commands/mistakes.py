"""The mistakes that authors make, and what they are told: place, sentence and way out, word for word.

Usage: mistakes.py --plumb PATH [--record]; the last line is `N passed, N failed`. In mistakes.txt each mistake has its name
behind `###`, files behind `--- PATH`, and what `plumb check` says of them behind `--- says`. A file that does not begin
with front matter and is a lesson gets some; `--record` writes down what is said now, to be read before it is kept.
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

TABLE = pathlib.Path(__file__).with_name("mistakes.txt")


def entries():
    """Each mistake: its name, its files by path, and what is said of them."""
    for part in re.split(r"^### ", TABLE.read_text(), flags=re.M)[1:]:
        title, _, rest = part.partition("\n")
        pieces = re.split(r"^--- (\S+)\n", rest, flags=re.M)
        files = {name: text.rstrip("\n") + "\n" for name, text in zip(pieces[1::2], pieces[2::2])}
        said = files.pop("says", "")
        yield title, files, said


def told(plumb, files):
    """What check says of a site of these files."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="plumb-"))
    try:
        for name, text in {"site.yml": "title: Course\n", **files}.items():
            path = folder / "site" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            # A picture that is cut off, and an empty file.
            path.write_bytes({"(cut)\n": b"\x89PNG\r\n\x1a\n\0\0", "(empty)\n": b""}.get(text, text.encode()))
        done = subprocess.run([plumb, "check", "site"], cwd=folder, capture_output=True, text=True, timeout=60)
        lines = [line.removeprefix("site/") for line in done.stdout.splitlines() if line.strip()]
        return "\n".join(line.replace(": site/", ": ") for line in lines) + "\n"
    finally:
        shutil.rmtree(folder)


def record(plumb):
    parts = []
    for title, files, _ in entries():
        body = "".join(f"--- {name}\n{text}" for name, text in files.items())
        parts.append(f"### {title}\n{body}--- says\n{told(plumb, files)}\n")
    TABLE.write_text("".join(parts))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--record", action="store_true")
    given = parser.parse_args()
    plumb = str(pathlib.Path(given.plumb).resolve())
    if given.record:
        return record(plumb)
    passed = failed = 0
    for title, files, said in entries():
        now = told(plumb, files)
        if now == said:
            passed += 1
        else:
            failed += 1
            print(f"FAILED {title}: it says\n{now}and not\n{said}")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
