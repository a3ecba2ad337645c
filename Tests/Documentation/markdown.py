"""Each example of `docs/markdown.md` becomes what stands below it.

Usage: markdown.py --plumb PATH; the last line is `N passed, N failed`.
"""
import dataclasses
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Commands"))
from harness import check, main  # noqa: E402

import fences  # noqa: E402

PICTURE = "<svg xmlns='http://www.w3.org/2000/svg' width='320' height='200'/>"
# What the page says stands beside the examples.
FILES = {
    "site.yml": "title: Examples\n",
    "content/other.md": "---\ntitle: Other\n---\n## First steps\n",
    "content/data/people.yml": "people:\n  - name: Ada\n",
    "content/images/harbour.svg": PICTURE,
    "content/images/harbour~dark.svg": PICTURE,
    "content/images/plain.svg": PICTURE,
    "content/videos/demo.svg": PICTURE,
    "content/videos/demo.mp4": "",
    "content/videos/demo.vtt": "WEBVTT\n",
}
FRONT_MATTER = "---\ntitle: Example\n---\n"


@dataclasses.dataclass
class Example:
    """A lesson, and what it becomes: its page's text, or nothing, and its messages; … stands for anything."""
    source: str
    place: str
    html: str = None
    messages: str = ""

    @property
    def lesson(self):
        return self.source if self.source.startswith("---\n") else FRONT_MATTER + self.source

    @property
    def added_lines(self):
        return self.lesson.count("\n") - self.source.count("\n")


def examples():
    found = []
    for block in fences.read(ROOT / "docs/markdown.md"):
        if block.language == "markdown":
            found.append(Example(block.text, block.place))
        elif block.language == "html":
            found[-1].html = block.text
        elif block.language == "text":
            found[-1].messages = block.text
        else:
            raise ValueError(f"{block.place}: {block.language} is no part of an example")
    for example in found:
        assert example.html is not None or example.messages, f"{example.place} becomes nothing"
    return dict(enumerate(found, 1))


def write(folder, lessons):
    for name, text in [*FILES.items(), *((f"content/example-{n}.md", each.lesson) for n, each in lessons.items())]:
        file = folder.path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


def lines(text):
    return [line.strip() for line in text.splitlines() if line.strip()]


@check("each example has the messages that stand below it, and no others")
def messages(folder):
    lessons = examples()
    assert len(lessons) >= 20, len(lessons)
    write(folder, lessons)
    said = {number: [] for number in lessons}
    for message in json.loads(folder.run("check", "--format", "json").stdout)["diagnostics"]:
        number = re.search(r"example-(\d+)\.md", message["path"])
        # Most examples show no figure, and many share their title.
        if number is None or message["identifier"] in ("no-figure", "same-title", "same-order"):
            continue
        line = message["line"] - lessons[int(number[1])].added_lines
        said[int(number[1])].append(f"{line}:{message['column']}: {message['severity']}: {message['message']}")
        said[int(number[1])] += [f"help: {message['help']}"] if "help" in message else []
    for number, example in lessons.items():
        expected = "\n".join(re.escape(line).replace("…", ".*") for line in lines(example.messages))
        assert re.fullmatch(expected, "\n".join(said[number])), (example.place, said[number])


@check("each example becomes the text that stands below it")
def pages(folder):
    lessons = {number: example for number, example in examples().items() if example.html is not None}
    write(folder, lessons)
    done = folder.run("generate")
    assert done.returncode == 0, done.stderr
    for number, example in lessons.items():
        page = (folder.path / f"site/example-{number}.html").read_text()
        prose = re.search(r'<div class="prose">\n(.*)\n</div>\n<nav class="neighbours"', page, re.S)[1]
        expected = ".*".join(re.escape(part.strip("\n")) for part in "\n".join(lines(example.html)).split("…"))
        assert re.fullmatch(expected, "\n".join(lines(prose)), re.S), (example.place, "\n".join(lines(prose))[:3000])


def known(folder, identifier):
    """The names that the message about an unknown one lists."""
    messages = json.loads(folder.run("check", "--format", "json").stdout)["diagnostics"]
    help_ = next(message["help"] for message in messages if message["identifier"] == identifier)
    return set(re.search(r" are (.+)", help_)[1].split(", "))


def first_column(page, section):
    """The names in the first column of a section's first table."""
    text = (ROOT / page).read_text().split(f"\n## {section}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (`[^|]*) \|", text, re.M)
    return {name for row in rows for name in re.findall(r"`([^`]+)`", row)}


@check("every key of front matter is in docs/markdown.md, every setting in README.md, and no others")
def keys(folder):
    write(folder, {})
    (folder.path / "content/a.md").write_text("---\ntitle: A\nqqqqqqqq: 1\n---\n")
    assert known(folder, "unknown-key") == first_column("docs/markdown.md", "Front matter")
    (folder.path / "site.yml").write_text("title: Examples\nqqqqqqqq: 1\n")
    assert known(folder, "unknown-setting") == first_column("README.md", "Settings")


if __name__ == "__main__":
    main()
