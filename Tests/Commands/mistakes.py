"""The mistakes that authors make, and what they are told: place, sentence and way out, word for word.

Usage: mistakes.py --plumb PATH [--record]; the last line is `N passed, N failed`. Mistakes of one lesson alone are checked many at a time,
without the line that sums up, and one of which something else is said then is checked again by itself. In mistakes.txt each mistake has its name
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


# How many lessons are checked in one site.
TOGETHER = 12
# Where what is said of one of them begins.
FIRST_LINE = re.compile(r"content/a(\d+)\.md:\d+:\d+: (?:error|warning): ")


def told_together(plumb, lessons):
    """What check says of each of some lessons in one site, without the line that sums up."""
    said = told(plumb, {f"content/a{index}.md": text for index, text in enumerate(lessons)})
    parts = ["" for _ in lessons]
    place = None
    for line in said.splitlines(keepends=True)[:-1]:
        first = FIRST_LINE.match(line)
        if first:
            # They have one title, which is no mistake of theirs.
            place = None if line.endswith("has the title of another\n") else int(first[1])
        if place is not None:
            parts[place] += line.replace(f"content/a{place}.md", "content/a.md")
    return parts


def right_together(plumb, mistakes):
    """The names of those mistakes of one lesson alone that are told as they should be beside others."""
    alone = [each for each in mistakes if list(each[1]) == ["content/a.md"]]
    right = set()
    for start in range(0, len(alone), TOGETHER):
        batch = alone[start:start + TOGETHER]
        for (title, _, said), now in zip(batch, told_together(plumb, [files["content/a.md"] for _, files, _ in batch])):
            if now and now == "".join(said.splitlines(keepends=True)[:-1]):
                right.add(title)
    return right


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
    mistakes = list(entries())
    right = right_together(plumb, mistakes)
    print(f"{len(right)} of {len(mistakes)} beside others")
    passed = failed = 0
    for title, files, said in mistakes:
        if title in right:
            passed += 1
            continue
        now = told(plumb, files)
        if now == said:
            passed += 1
        else:
            failed += 1
            print(f"FAILED {title}: it says\n{now}and not\n{said}")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
