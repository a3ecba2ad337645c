"""Random edits of a site, each built from what earlier builds have kept and from nothing: the pages are the same bytes.

Usage: incremental.py --plumb PATH [--edits 40] [--seed 1]
Text, data, templates, settings, pictures, names and deletions change; some edits break the site, and then both builds
say the same and leave the pages alone. Now and then a file of the cache is damaged, or two builds run at once.
The last line is `N passed, N failed`.
"""
import argparse
import filecmp
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).parent.parent.parent
LAYOUT = """```layout
screen Card {{
    ImageView picture {{ image = "{picture}"; leading == super.margins.leading; top == super.margins.top; size == {size} }}
    Label words {{
        text = {text}
        numberOfLines = 0
        leading == picture.trailing + 8
        trailing == super.margins.trailing
        top == picture.top
    }}
}}
```
"""
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}"><rect width="9" height="9"/></svg>\n'
THEME = 'theme: {accent: "#0b63ce", paper: "#fffdf8", textWidth: 600}'
WORDS = ["edge", "größer", "日本", "😀", "1️⃣", "`code`", "*wide*", "<b>", "constraint", "&amp;"]


class Site:
    """The sources, and every kind of edit."""

    def __init__(self, folder, seed):
        self.folder = pathlib.Path(folder)
        self.content = self.folder / "content"
        self.random = random.Random(seed)
        self.count = 0
        (self.content / "images").mkdir(parents=True)
        (self.content / "data").mkdir()
        shutil.copytree(ROOT / "templates", self.folder / "templates")
        (self.folder / "site.yml").write_text(
            "title: Course\nwidths: [320, 390]\nchapters: [One, Two]\nbaseURL: https://example.org/\n")
        for name in ("sun", "moon"):
            (self.content / "images" / f"{name}.svg").write_text(PICTURE.format(size=20))
        (self.content / "data" / "words.yml").write_text("greeting: Hello\n")
        for _ in range(8):
            self.add()

    def lessons(self):
        return sorted(path for path in self.content.rglob("*.md") if not path.name.startswith("_"))

    def lesson(self):
        return self.random.choice(self.lessons())

    def word(self):
        return self.random.choice(WORDS)

    def change(self, path, before, after):
        """Replaces one place, if the text is there."""
        if path.exists():
            path.write_text(path.read_text().replace(before, after, 1))

    def add(self):
        self.count += 1
        figure = LAYOUT.format(picture=self.random.choice(["sun", "moon"]), size=self.random.randint(10, 60),
                               text=self.random.choice(["greeting", '"Words of its own"']))
        (self.content / f"lesson-{self.count}.md").write_text(
            f"---\ntitle: Lesson {self.count}\norder: {self.random.randint(1, 9)}\n"
            f"date: 2024-03-{self.count % 28 + 1:02}\ndata: [data/words.yml]\n"
            f"chapter: {self.random.choice(['One', 'Two'])}\n---\n## A section\n\nSome {self.word()} words.\n\n"
            f"```swift\nlet answer = {self.count}\n```\n\n{figure}")

    def text(self):
        path = self.lesson()
        path.write_text(path.read_text() + f"\nOne more {self.word()}.\n")

    def above(self):
        self.change(self.lesson(), "## A section", f"## A section\n\nAbove all {self.word()}.")

    def title(self):
        path = self.lesson()
        path.write_text(re.sub(r"^title: .*", f"title: Of {self.random.randint(1, 99)}", path.read_text(), count=1, flags=re.M))

    def layout(self):
        path = self.lesson()
        path.write_text(re.sub(r"size == \d+", f"size == {self.random.randint(10, 60)}", path.read_text(), count=1))

    def mistake(self):
        """Breaks a lesson, or mends the one that is broken."""
        path = next(iter(self.mistaken()), None) or self.lesson()
        text = path.read_text()
        path.write_text(text.replace("Labell", "Label") if "Labell" in text else text.replace("Label", "Labell", 1))

    def mistaken(self):
        return [path for path in self.lessons() if "Labell" in path.read_text()]

    def data(self):
        (self.content / "data" / "words.yml").write_text(f"greeting: Hello {self.random.randint(1, 99)} {self.random.choice(['ü', '😀', ''])}\n")

    def unread_data(self):
        path = self.content / "data" / "other.yml"
        path.unlink() if path.exists() else path.write_text("a: 1\n")

    def picture(self):
        name = self.random.choice(["sun", "moon", "star"])
        (self.content / "images" / f"{name}.svg").write_text(PICTURE.format(size=self.random.randint(10, 60)))

    def prose_picture(self):
        path = self.lesson()
        up = "../" if path.parent != self.content else ""
        self.change(path, "Some ", f"![A sun]({up}images/sun.svg) Some ")

    def order(self):
        path = self.lesson()
        path.write_text(re.sub(r"order: \d+", f"order: {self.random.randint(1, 9)}", path.read_text(), count=1))

    def draft(self):
        path = self.lesson()
        text = path.read_text()
        path.write_text(text.replace("draft: true\n", "") if "draft: true" in text else text.replace("order:", "draft: true\norder:", 1))

    def alias(self):
        """Gives a lesson an old address in the place of the one that it may have."""
        path = self.lesson()
        text = re.sub(r"^aliases: .*\n", "", path.read_text(), flags=re.M)
        path.write_text(text.replace("order:", f"aliases: [old-{self.random.randint(1, 999)}.html]\norder:", 1))

    def template(self):
        name = self.random.choice(["lesson", "home", "step", "code", "footer", "head", "error"])
        path = self.folder / "templates" / "pages" / f"{name}.mustache"
        path.write_text(path.read_text() + f"<!-- {self.random.randint(1, 99)} -->\n")

    def broken_template(self):
        path = self.folder / "templates" / "pages" / "footer.mustache"
        text = path.read_text()
        path.write_text(text.replace("{{nothing}}", "") if "{{nothing}}" in text else text + "{{nothing}}")

    def theme(self):
        path = self.folder / "templates" / "theme" / "theme.css"
        path.write_text(path.read_text() + f"/* {self.random.randint(1, 99)} */\n")

    def settings(self):
        (self.folder / "site.yml").write_text(
            f"title: Course {self.random.randint(1, 9)}\nwidths: [{self.random.choice(['320, 390', '320', '375'])}]\n"
            f"chapters: {self.random.choice(['[One, Two]', '[Two, One]'])}\n"
            f"{self.random.choice(['', 'baseURL: https://example.org/course/'])}\n"
            f"{self.random.choice(['', 'rawHTML: true', THEME])}\n"
            f"{self.random.choice(['', 'languages: [de, ar]', 'languages: {de: {title: Kurs, chapters: [Eins, Zwei]}}'])}\n")

    def translate(self):
        """Translates a lesson, beside it or in the language's folder, or takes a translation away."""
        path = self.lesson()
        if path.stem.endswith(".de") or path.parent.name == "ar":
            return path.unlink()
        text = re.sub(r"^(order|date|chapter): .*\n", "", path.read_text(), flags=re.M)
        target = path.with_suffix(".de.md")
        if path.parent == self.content and self.random.random() < 0.5:
            target = self.content / "ar" / path.name
        target.parent.mkdir(exist_ok=True)
        target.write_text(text.replace("title: ", f"title: {self.word()} ", 1))

    def part(self):
        """Changes a part that lessons share, includes it in one more, or takes its translation away."""
        part = self.content / "_part.md"
        own = self.content / "_part.de.md"
        part.write_text(f"Shared by {self.random.randint(1, 99)} lessons.\n")
        own.unlink() if own.exists() else own.write_text("Geteilt.\n")
        path = self.lesson()
        if path.parent == self.content:
            path.write_text(path.read_text() + "\n![What is shared](_part.md)\n")

    def move(self):
        path = self.lesson()
        target = self.content / self.random.choice([f"moved-{self.random.randint(1, 99)}.md", "deep/er.md"])
        target.parent.mkdir(exist_ok=True)
        path.rename(target)
        text = target.read_text()
        up = "../" if target.parent != self.content else ""
        text = re.sub(r"data: \[.*\]", f"data: [{up}data/words.yml]", text, count=1)
        target.write_text(re.sub(r"\]\((\.\./)?images/", f"]({up}images/", text))

    def delete(self):
        if len(self.lessons()) > 5:
            self.lesson().unlink()

    def delete_data(self):
        """Deletes the data, or brings it back."""
        path = self.content / "data" / "words.yml"
        path.unlink() if path.exists() else path.write_text("greeting: Back\n")

    def edit(self):
        """Does one of these; gives its name."""
        often = [self.text, self.above, self.title, self.layout, self.data, self.order, self.settings]
        seldom = [self.translate, self.translate, self.part, self.add, self.unread_data, self.picture, self.prose_picture, self.draft, self.alias, self.template,
                  self.theme, self.move, self.delete, self.mistake, self.delete_data, self.broken_template]
        # What is broken is mended soon, or else nothing would be built.
        if not (self.content / "data" / "words.yml").exists() and self.random.random() < 0.6:
            kind = self.delete_data
        elif "{{nothing}}" in (self.folder / "templates/pages/footer.mustache").read_text() and self.random.random() < 0.6:
            kind = self.broken_template
        elif self.mistaken() and self.random.random() < 0.6:
            kind = self.mistake
        else:
            kind = self.random.choice(often * 2 + seldom)
        kind()
        return kind.__name__


def build(plumb, site, *arguments):
    done = subprocess.run(
        [plumb, "generate", ".", *arguments], cwd=site.folder, capture_output=True, text=True, timeout=300)
    # What was wrong, without what was done about it.
    messages = [line for line in done.stderr.splitlines() if not line.startswith("Nothing was written")]
    return done.returncode, messages


def damage_cache(site):
    """Spoils some files of the cache in one of several ways."""
    files = sorted(path for path in (site.folder / ".plumb").rglob("*") if path.is_file())
    for path in site.random.sample(files, min(len(files), 5)):
        data = bytearray(path.read_bytes())
        kind = site.random.randrange(4)
        if kind == 0:
            data = data[: len(data) // 2]
        elif kind == 1 and data:
            data[site.random.randrange(len(data))] ^= 0x55
        elif kind == 2:
            data = bytearray(site.random.choice(files).read_bytes())
        else:
            data = bytearray(b"nothing of ours")
        path.write_bytes(data)


def differences(one, other):
    """The files that differ between two folders, but for the list that the program keeps for itself."""
    def names(folder):
        return {str(path.relative_to(folder)) for path in folder.rglob("*")
                if path.is_file() and path.name != ".plumb-files"} if folder.exists() else set()

    both = names(one) & names(other)
    return sorted((names(one) ^ names(other)) | {name for name in both if not filecmp.cmp(one / name, other / name, False)})


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--edits", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    plumb = str(pathlib.Path(options.plumb).resolve())
    passed = failed = sound = 0
    with tempfile.TemporaryDirectory() as folder:
        site = Site(pathlib.Path(folder) / "site", options.seed)
        for step in range(options.edits + 1):
            what = site.edit() if step else "the beginning"
            if step % 10 == 9:
                damage_cache(site)
            twin = None
            if step % 10 == 5:
                twin = subprocess.Popen([plumb, "generate", ".", "--output", "twin"], cwd=site.folder,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            kept = build(plumb, site, "--output", "kept")
            if twin:
                twin.wait()
            clean = build(plumb, site, "--output", "clean", "--no-cache")
            found = differences(site.folder / "kept", site.folder / "clean")
            sound += kept[0] == 0
            if kept == clean and not found:
                passed += 1
            else:
                failed += 1
                print(f"FAILED seed {options.seed}, step {step}, {what}: {found[:5]} {kept} {clean}")
    if sound < options.edits / 6:
        failed += 1
        print(f"FAILED only {sound} builds were sound; the edits prove little")
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
