"""The fragments of tutorials, woven in their order as a lesson in plain UIKit: every step compiles and runs, and the end has the
frames of the finished code at 13 widths.

Usage: seeds_woven.py --plumb PATH --seeds FOLDER --sources FOLDER [--only 000] [--write FOLDER] [--list]

FOLDER of `--seeds` holds the tutorials' texts, `000_….txt` and so on, of which nothing stands here; that of `--sources` is a
checkout of marpies/coding-auto-layout, with the project that each begins with and the finished one. `uikit-runner` stands beside
the program. A lesson has at most two hints; they are in `LESSONS`, by the number of the fragment. `--write` keeps the lessons,
`--list` prints the fragments' first lines with their numbers. The last line is `N passed, N failed`.
"""
import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

here = pathlib.Path(__file__).parent
sys.path[:0] = [str(here), str(here.parent / "Commands")]
import finished_screens  # noqa: E402
import guards  # noqa: E402
from screens import Tally  # noqa: E402

WIDTHS = (320, 360, 375, 390, 393, 414, 430, 600, 768, 820, 1024, 1180, 1366)
# By the beginning of the text's file name: the project; hints, by the fragment's number, as settings of its fence or as lines
# in front of it; fragments that are no part of the program, shown as code alone; and where the finished code is another than
# the text that explains it.
LESSONS = {
    "000": {
        "project": "Twitter Profile",
        # A property that nothing uses yet; the row, which is that of the tutorial before under another name.
        "hints": {11: "in=TwitterProfileView", 38: "rows"},
        # An aside on a property of scroll views, and what a reader is told to leave out.
        "asides": (17, 40),
        # Captions of another size, another distance, and two views that the text never fills.
        "finished": (("        self.bioLabel.text = viewModel.user.bio\n", ""),
                     ("        self.followersView.update(followers: viewModel.user.followers, following: viewModel.user.following)\n", ""),
                     ("self.followersView.bottomAnchor, constant: 24", "self.followersView.bottomAnchor, constant: 16"),
                     ("titleLabel.font = UIFont.preferredFont(forTextStyle: .caption1)\n        titleLabel.textColor",
                      "titleLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)\n        titleLabel.textColor")),
    },
    # Its cell is filled by methods that follow in the next fragments; until the last of them stands there, nothing is shown.
    "001": {
        "project": "Twitter Timeline", "hints": {}, "shown": (14, 15, 16, 17, 18, 19),
        # A footer without height, which the text does not have.
        "finished": (("        self.tableView.tableFooterView = UIView()\n", ""),),
    },
    # The text speaks of two views that it never declares.
    "002": {
        "project": "Player Profiles",
        "hints": {22: "private let countryNameView = CountryNameView()\nprivate let boxView = BoxedValuesView()\n\n"},
    },
    # The text lacks the album of the root view controller, and a class of buttons, which the finished project has.
    "004": {
        "project": "Music Album",
        "hints": {10: "private let viewModel = SampleModel.album\n\n", 29: "AlbumButton.swift"},
        # Of the window.
        "asides": (4,),
    },
}
# The fragments of the tutorial before that make a row, where they go, and what changes in them.
ROWS = {4: "", 10: "remove=TweetView.init", 12: "in=TweetView.setupView", 13: "in=TweetView.setupView"} | {
    number: "in=TweetView" for number in (11, 14, 15, 16, 17, 18, 20, 21)}
RENAMED = (("TweetTableViewCell: UITableViewCell", "TweetView: UIView"), ("TweetTableViewCell", "TweetView"),
           ("self.contentView.layoutMarginsGuide", "self"), ("self.contentView", "self"))

STARTS = re.compile(
    r"(@\w+ )*((private|fileprivate|override|public|final|static|required|convenience|lazy|weak) )*"
    r"(import|class|enum|struct|extension|protocol|func|var|let|init|required)\b[^.:]"
    r"|(self|window\??|NSLayoutConstraint|[a-z]\w*)\.\w+.*[\w)\]} \t([{]$|//|\.\.\.$|if .*\{$|for .*\{$|[a-z]\w*\.\w+ [+=-]")
PROSE = re.compile(r"[A-Za-z’']+ [a-z’']+ [a-z’']+ [a-z’']+.*[.:?!]$")


def depth_of(line):
    """How many brackets a line opens, those of strings and comments left out."""
    code = re.sub(r"//.*", "", re.sub(r'"(\\.|[^"\\])*"', '""', line))
    return sum(code.count(mark) for mark in "([{") - sum(code.count(mark) for mark in ")]}")


def is_code(line):
    text = line.strip()
    return bool(STARTS.match(text)) and not (PROSE.match(text) and not text.startswith("//"))


def fragments(text):
    """The runs of lines that are Swift: from a line that begins a declaration or a statement, as long as brackets are open or
    such lines follow."""
    found, lines, depth = [], [], 0
    for line in text.splitlines():
        line = line.replace("\u00a0", " ")
        if depth > 0 or is_code(line):
            lines.append(line)
            depth += depth_of(line)
        elif line.strip() or not lines:
            if lines:
                found.append(lines)
            lines = []
        else:
            lines.append(line)
    found.append(lines)
    told = re.compile(r"[=({\[]|\bimport\b|\b(var|let) \w+:")
    return ["\n".join(indented(lines)).rstrip() + "\n" for lines in found if any(told.search(line) for line in lines)]


def indented(lines):
    """The lines without the indentation that all of them have."""
    margin = min((len(line) - len(line.lstrip()) for line in lines if line.strip()), default=0)
    return [line[margin:] for line in lines]


class Lesson:
    """A text's fragments as fences."""

    def __init__(self, name, texts, sources):
        self.table = LESSONS[name]
        self.fragments = fragments(texts[name])
        self.rows = fragments(texts["001"])
        self.project = sources / self.table["project"]
        start = next((self.project / "Start").rglob("RootViewController.swift")).read_text()
        self.figures = []
        self.text = "---\ntitle: Woven\n---\n\n" + self.fence("start", start, "")
        for number, code in enumerate(self.fragments):
            self.text += self.step(number, code)

    def step(self, number, code):
        if number in self.table.get("asides", ()):
            return f"```swift\n{code}```\n\n"
        hint = self.table["hints"].get(number, "")
        if hint == "rows":
            return self.copied_rows()
        if hint.endswith(".swift"):
            file = next((self.project / "Final").rglob(hint)).read_text()
            return f"```swift show=code\n{file}```\n\n" + self.fence(f"step-{number}", code, "")
        if not hint.startswith("in="):
            hint, code = "", hint + code
        if number in self.table.get("shown", ()):
            return f"```swift show=code\n{code}```\n\n"
        return self.fence(f"step-{number}", code, hint)

    def copied_rows(self):
        text = ""
        for number, settings in sorted(ROWS.items()):
            code = self.rows[number]
            for old, new in RENAMED:
                code = code.replace(old, new)
            text += f"```swift show=code {settings}\n{code}```\n\n"
        return text

    def fence(self, name, code, hint):
        self.figures.append(name)
        return f"```swift figure={name} {hint}\n{code}```\n\n"


class Site:
    def __init__(self, plumb, lesson, folder):
        self.plumb, self.folder, self.lesson = plumb, pathlib.Path(folder), lesson
        finished_screens.make_site(lesson.project / "Final", self.folder)
        (self.folder / "content/woven.md").write_text(lesson.text)

    def call(self, *words):
        done = subprocess.run([self.plumb, *words], cwd=self.folder, capture_output=True, text=True, timeout=600,
                              env=os.environ | {"PLUMB_RUN_CODE": "1"})
        return [json.loads(line) for line in done.stdout.splitlines()] if done.returncode == 0 else [], done.stderr

    def solve(self, figure, widths):
        return self.call("solve", "content/woven.md", "--figure", figure, "--widths", ",".join(map(str, widths)))

    def finished(self):
        text, shown = finished_screens.program(self.lesson.project / "Final")
        for old, new in self.lesson.table.get("finished", ()):
            assert old in text, old
            text = text.replace(old, new)
        (self.folder / "Finished.swift").write_text(text)
        words = ["run", "Finished.swift", "--site", ".", "--widths", ",".join(map(str, WIDTHS))]
        return self.call(*words, *(["--show", shown] if shown else []))


def frames(answer):
    return sorted([view["type"], *(round(number, 3) for number in view["frame"])] for view in answer["views"])


def check(tally, plumb, lesson, name):
    with tempfile.TemporaryDirectory() as folder:
        site = Site(plumb, lesson, folder)
        held = 0
        for figure in lesson.figures:
            answers, said = site.solve(figure, [390])
            held += bool(answers)
            tally.check(bool(answers), f"{name}: {figure}: {said[:300]}")
        made, said = site.solve(lesson.figures[-1], WIDTHS)
        finished, complaint = site.finished()
        equal = 0
        for width, one, other in zip(WIDTHS, made or [None] * 13, finished or [None] * 13):
            same = one is not None and other is not None and frames(one) == frames(other)
            equal += same
            lost = [] if one is None or other is None else [f for f in frames(other) if f not in frames(one)][:3]
            tally.check(same, f"{name}: at {width} the end is another than the finished code: {lost} {complaint[-200:]}")
        hints = len(lesson.table["hints"])
        tally.check(hints <= 2, f"{name}: {hints} hints")
        print(f"{name}: {len(lesson.fragments)} fragments, {hints} hints, {held} of {len(lesson.figures)} steps compile and run, "
              f"{equal} of {len(WIDTHS)} widths are those of the finished code")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--seeds", required=True)
    parser.add_argument("--sources", required=True)
    parser.add_argument("--only")
    parser.add_argument("--write")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    plumb = str(pathlib.Path(options.plumb).resolve())
    guards.leave_if_refused(plumb)
    tally = Tally()
    texts = {file.name[:3]: file.read_text() for file in pathlib.Path(options.seeds).glob("*.txt")}
    for name in sorted(LESSONS):
        if options.only not in (None, name):
            continue
        lesson = Lesson(name, texts, pathlib.Path(options.sources).resolve())
        if options.write:
            pathlib.Path(options.write, f"{name}.md").write_text(lesson.text)
        if options.list:
            for number, code in enumerate(lesson.fragments):
                print(name, number, len(code.splitlines()), code.splitlines()[0])
            continue
        check(tally, plumb, lesson, name)
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(tally.failed > 0)


if __name__ == "__main__":
    main()
