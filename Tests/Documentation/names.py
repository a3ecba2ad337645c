"""What the pages for contributors name exists: files, folders, types, functions, targets, commands.

Looked at are the code spans and shell blocks of PAGES:

- a path (`Sources/Figures`, `Notation/Parsing/Parser.swift`, `docs/*.md`) exists, below the root, Sources or Tests;
- a type, a member (`Simplex.crash`) and a function (`parseLesson(_:allowsRawHTML:)`) are declared in Swift; a function in
  a table, in one of the files that its row names, if it names any;
- `make NAME`, `--filter NAME` and the options of `plumb` exist;
- links of all pages lead to a file and to one of its headings;
- the table of targets in docs/architecture.md has the targets of Package.swift, each below those that it imports.

Usage: names.py; the last line is `N passed, N failed`.
"""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGES = ["CONTRIBUTING.md"] + [f"docs/{name}.md" for name in ("architecture", "adaptive-layout", "solver", "uikit")]

FENCE = re.compile(r"^(`{3,})(\w*).*?\n(.*?)^\1$", re.M | re.S)
SPAN = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
FILE = re.compile(r"[\w.~+*-]+(/[\w.~+*-]+)*/?")
ENDINGS = (".swift", ".md", ".py", ".sh", ".json", ".mustache", ".css", ".js", ".yml")
SYMBOL = re.compile(r"(?:(?P<type>[A-Z]\w*)\.)?(?P<name>[A-Za-z]\w*)(?P<arguments>\((?:\w+:)*\))?")
DECLARED = re.compile(r"\b(?:struct|class|enum|protocol|actor|typealias|func|var|let|extension)\s+`?([A-Za-z_][\w.]*)")
CASES = re.compile(r"^\s*(?:indirect )?case ([\w, ]+)", re.M)


def declarations(path):
    """The names that a Swift file declares or extends."""
    text = path.read_text()
    names = {part for name in DECLARED.findall(text) for part in name.split(".")} | {"init"}
    return names | {word for line in CASES.findall(text) for word in re.findall(r"\w+", line)}


def signatures(text, name):
    """The argument labels of every function or initializer of a name in Swift."""
    head = r"\binit" if name == "init" else rf"\bfunc {re.escape(name)}\b"
    for found in re.finditer(head + r"[?!]?(?:<[^(]*>)?\(", text):
        depth, labels, at = 1, [], found.end()
        starts = [at]
        while depth and at < len(text):
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(text[at], 0)
            if depth == 1 and text[at] == ",":
                starts.append(at + 1)
            at += 1
        labels = [re.match(r"\s*(?:@\w+ )*(\w+)", text[start:at - 1]) for start in starts]
        yield [label[1] for label in labels if label]


def is_part(labels, whole):
    """Whether labels are those of a call, in which arguments with defaults are left out."""
    rest = iter(whole)
    return all(label in rest for label in labels)


class Repository:
    def __init__(self):
        files = [*ROOT.glob("Sources/**/*.swift"), *ROOT.glob("Tests/**/*.swift"), ROOT / "templates/uikit/UIKit.swift"]
        self.declared = {path: declarations(path) for path in files}
        self.make = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.M))
        self.options = {option for path in ROOT.glob("Sources/plumb/**/*.swift")
                        for option in re.findall(r'"(--[\w-]+)"', path.read_text())} | {"--help", "--version"}
        self.package = json.loads(subprocess.run(
            ["swift", "package", "--package-path", str(ROOT), "dump-package"], check=True, capture_output=True,
            text=True).stdout)
        self.targets = {target["name"]: target for target in self.package["targets"]}

    def paths(self, name):
        """The files and folders that a path or pattern stands for."""
        pattern = name.rstrip("/")
        return [path for base in ("", "Sources/", "Tests/") for path in ROOT.glob(base + pattern)]

    def fault(self, span, among):
        """What is wrong with a code span; None where nothing is. Symbols are looked for in `among`, if there are any."""
        words = span.split()
        if words[:1] == ["make"]:
            return None if set(words[1:]) <= self.make else "no such target in the Makefile"
        if words[:1] == ["plumb"]:
            unknown = [word for word in words if word.startswith("--") and word not in self.options]
            return f"no such option: {unknown[0]}" if unknown else None
        if "--filter" in words:
            name = words[words.index("--filter") + 1]
            return None if name in self.targets or self.declares(name, [])[0] else f"no tests are named {name}"
        if FILE.fullmatch(span) and ("/" in span or span.endswith(ENDINGS)) and not span.startswith("*"):
            return None if self.paths(span) else "no such file or folder"
        if (symbol := SYMBOL.fullmatch(span)) and (symbol["type"] or symbol["arguments"] or span[0].isupper()) and not span.isupper():
            return self.symbol_fault(span, symbol, among)
        return None

    def symbol_fault(self, span, symbol, among):
        if span in self.targets:
            return None
        # A type of the row may be what the function gives.
        among = among if symbol["arguments"] else []
        found, files = self.declares(symbol["name"], among)
        if found and symbol["arguments"]:
            labels = symbol["arguments"][1:-1].split(":")[:-1]
            files = [path for path in files
                     if any(is_part(labels, of) for of in signatures(path.read_text(), symbol["name"]))]
            found = bool(files)
        if found and symbol["type"]:
            found = any(symbol["type"] in self.declared[path] for path in files)
        return None if found else "is not declared" + (f" in {among[0].relative_to(ROOT)}" if among else "")

    def declares(self, name, among):
        files = [path for path in among or self.declared if name in self.declared.get(path, ())]
        return bool(files), files


def spans(text):
    """Every code span and shell line of a page, with its line number and the paths of its table row."""
    # A fence's lines stay, so that line numbers are the page's.
    prose = FENCE.sub(lambda fence: "\n" * fence[0].count("\n"), text)
    for number, line in enumerate(prose.split("\n"), 1):
        found = SPAN.findall(line)
        for span in found:
            yield number, span, found if line.startswith("|") else []
    for fence in FENCE.finditer(text):
        if fence[2] in ("sh", "console"):
            start = text.count("\n", 0, fence.start()) + 2
            for offset, line in enumerate(fence[3].splitlines()):
                command = re.sub(r"\s+#.*", "", line).removeprefix("$ ")
                yield start + offset, command, []
                for word in command.split():
                    if word.split("/")[0] in ("Sources", "Tests", "docs", "scripts", "content", "templates"):
                        yield start + offset, word, []


def slug(heading):
    """The identifier that GitHub gives a heading."""
    text = re.sub(r"\]\([^)]*\)", "", heading).lower()
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")


def linked_pages():
    return sorted(str(path.relative_to(ROOT)) for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])


def link_faults(page):
    """The links of a page that lead nowhere in the repository."""
    text = FENCE.sub("", (ROOT / page).read_text())
    for link in re.findall(r"\]\(([^)\s]+)\)", SPAN.sub("", text)):
        path, _, fragment = link.partition("#")
        target = (ROOT / page).parent / path if path else ROOT / page
        if "://" in link:
            continue
        if not target.exists():
            yield f"{page}: nothing is at {link}"
        elif fragment and fragment not in map(slug, re.findall(r"^#+ (.+)$", FENCE.sub("", target.read_text()), re.M)):
            yield f"{page}: no heading is named #{fragment} in {path or page}"


def target_faults(repository):
    """Where the table of targets differs from Package.swift: its targets, each below those that it imports."""
    page = (ROOT / "docs/architecture.md").read_text()
    told = re.findall(r"^\| \*\*(\w+)\*\* \|", page, re.M)
    ours = {name for name, target in repository.targets.items()
            if target["type"] in ("regular", "executable") and (target.get("path") or f"Sources/{name}") == f"Sources/{name}"}
    for name in sorted(ours ^ set(told)):
        yield f"docs/architecture.md: {name} is not both in the table of targets and in Package.swift"
    for position, name in enumerate(told):
        dependencies = {next(iter(each.values()))[0] for each in repository.targets.get(name, {}).get("dependencies", [])}
        for later in sorted(dependencies & set(told[position:])):
            yield f"docs/architecture.md: {name} imports {later}, which the table has further down"


def main():
    repository = Repository()
    passed, faults = 0, []
    for page in PAGES:
        for number, span, row in spans((ROOT / page).read_text()):
            files = [path for each in row if each.endswith(".swift") for path in repository.paths(each)]
            fault = repository.fault(span, files)
            passed += fault is None
            faults += [f"{page}:{number}: `{span}` {fault}"] if fault else []
    for found in [list(target_faults(repository))] + [list(link_faults(page)) for page in linked_pages()]:
        passed += not found
        faults += found
    for fault in faults:
        print("FAILED", fault)
    print(f"{passed} passed, {len(faults)} failed")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
