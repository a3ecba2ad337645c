#!/usr/bin/env python3
"""Holds the package to its own plan, and prints how large its parts are.

    scripts/structure.py [--root FOLDER] [--why TARGET] [--longest N]

It fails for
- a type over 600 lines with all its extensions that LONG_TYPES gives no reason for, and one there that is no longer so long;
- an import of one of our modules that Package.swift does not declare, and a declared dependency that nothing imports;
- a circle of targets, or of folders inside a target, beyond ALLOWED_CIRCLES;
- a key path in a target that scripts/playground.sh compiles as Embedded Swift, which has none.
It prints lines, the longest types with all of their extensions, functions over 50 lines and files over 300.

How folders are found to depend on each other: folder A of a target (the first component of the path below it; `.` for
files beside the folders) needs folder B if a file of A names
- a type that only B declares in this target,
- a function outside types that only B declares, called by its bare name, or
- a member that only B declares, in an extension of a type that another folder or module declares, read with a dot.
Names stand for themselves, without types: a name that two folders declare, if only as a case of an enum, that an
imported module of ours declares too, or that the standard library has (COMMON_MEMBERS) is taken for none of them. So
an overload can hide an edge, and nothing inside comments or string literals counts, but for interpolations.
"""

import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys

# How many folders of a target may lie on circles, and why. To be emptied.
ALLOWED_CIRCLES: dict[str, tuple[int, str]] = {
}

LONG_FUNCTION = 50
LONG_FILE = 300
LONG_TYPE = 600

# Types that may be longer than that with all their extensions, and why they are not parted. Others are an error.
LONG_TYPES = {
    "Notation.NotationError": "every fact that the notation can be wrong about, with the one table of their sentences",
    "Lessons.ProseReader": "one walk over CommonMark's tree, a file for each construct",
    "UIKit.UIView": "UIKit's own class, a file for each of its topics",
    "UIKitCode.ExpressionWriter": "one switch over resolved expressions and the values that UIKit spells each in its own way",
    "Cassowary.Simplex": "the steps of one method over one tableau, a file for each",
    "Notation.Parser": "one recursive descent, a file for each part of the grammar",
    "UIKitCode.SupportExtension": "the table of members that printed code may need, each with its Swift",
    "Notation.DefinitionResolver": "one pass that binds names, a file for each kind of syntax",
    "Notation.ValueReader": "how each type of value is read, a file for each family of types",
    "AutoLayout.ViewClass": "what a kind of view is and draws, a file for each kind",
    "AutoLayout.ViewTree": "what UIKit adds to an author's views, a file for each of bars, tables, keyboard and scrolling",
    "InterfaceBuilder.PropertyWriter": "what the notation says of a view that Interface Builder saved, a file for each kind",
    "UIKitCode.BodyWriter": "the statements of a body's members, a function for each kind of member",
    "AutoLayout.SystemBuilder": "every row that a layout has, a file for each kind of view that writes some",
}

# Members that types of the standard library and Foundation have too: reading one says nothing about our extension.
COMMON_MEMBERS = set(
    """
    description debugDescription hash count first last isEmpty contains map filter min max index indices name path text
    lines size width height x y value values key keys range start end id kind title url prefix suffix append insert
    remove removed replaced joined split sorted reversed rounded intersection union encode decode write read add sum
    rawValue init next body type union offset lowerBound upperBound message location source
    """.split()
)

TOKEN = re.compile(r"[A-Za-z_]\w*|`\w+`|[{}()\[\].]|\S")
TYPE_KEYWORDS = {"struct", "class", "enum", "protocol", "actor", "extension"}
# A regular expression's literal stands where an operand does, and neither begins nor ends with a space.
REGEX = re.compile(r"(?<=[(,=:\n] )/(?! )(?:[^/\\\n]|\\.)+/|(?<=\()/(?! )(?:[^/\\\n]|\\.)+/|(?<=    )/(?![ /*])(?:[^/\\\n]|\\.)+/")
SWIFT_IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)",
    re.M,
)


KEY_PATH = re.compile(r"\\[A-Z]?\w*\.[a-z]")


def code_only(text: str) -> str:
    """The text with comments and literals of strings and regular expressions blanked, line by line as before; interpolations stay."""
    out, i, n = [], 0, len(text)
    # Open strings: (closing delimiter, mark of an escape, parentheses open in the interpolation under way)
    strings: list[list] = []

    def blank(part: str) -> None:
        out.append("".join(c if c == "\n" else " " for c in part))

    while i < n:
        if strings and strings[-1][2] == 0:
            closing, escape, _ = strings[-1]
            if text.startswith(closing, i):
                strings.pop()
                blank(closing)
                i += len(closing)
            elif text.startswith(escape + "(", i):
                strings[-1][2] = 1
                blank(escape + "(")
                i += len(escape) + 1
            elif text.startswith(escape, i):
                blank(text[i : i + len(escape) + 1])
                i += len(escape) + 1
            else:
                blank(text[i])
                i += 1
            continue
        if text.startswith("//", i):
            end = text.find("\n", i)
            end = n if end < 0 else end
            blank(text[i:end])
            i = end
        elif text.startswith("/*", i):
            depth, end = 1, i + 2
            while end < n and depth:
                if text.startswith("/*", end):
                    depth, end = depth + 1, end + 2
                elif text.startswith("*/", end):
                    depth, end = depth - 1, end + 2
                else:
                    end += 1
            blank(text[i:end])
            i = end
        elif literal := REGEX.match(text, i):
            blank(literal.group())
            i = literal.end()
        elif opening := re.compile(r'(#*)("""|")').match(text, i):
            hashes, quote = opening.groups()
            strings.append([quote + hashes, "\\" + hashes, 0])
            blank(opening.group())
            i = opening.end()
        else:
            character = text[i]
            if strings:
                strings[-1][2] += {"(": 1, ")": -1}.get(character, 0)
                if strings[-1][2] == 0:
                    character = " "
            out.append(character)
            i += 1
    return "".join(out)


class Scope:
    def __init__(self, kind: str, name: str, line: int, is_private: bool):
        self.kind, self.name, self.line, self.is_private = kind, name, line, is_private


class SwiftFile:
    """What one file declares and names."""

    def __init__(self, path: pathlib.Path, folder: str):
        self.path, self.folder = path, folder
        text = path.read_text()
        self.line_count = text.count("\n")
        self.types: set[str] = set()
        self.functions: set[str] = set()
        self.own: set[str] = set()
        # Members of extensions, each with the type that is extended.
        self.members: set[tuple[str, str]] = set()
        self.lengths: list[tuple[str, int]] = []
        self.function_lengths: list[tuple[str, int, int]] = []
        self.type_uses: set[str] = set()
        self.calls: set[str] = set()
        self.reads: set[str] = set()
        code = code_only(text)
        self.imports = set(SWIFT_IMPORT.findall(code))
        self._scan(code)

    def _scan(self, code: str) -> None:
        scopes: list[Scope] = []
        pending: Scope | None = None
        depth, line, last_end = 0, 1, 0
        depths: list[int] = []
        previous, is_private = "", False
        tokens = list(TOKEN.finditer(code))
        for index, match in enumerate(tokens):
            token = match.group()
            line += code.count("\n", last_end, match.start())
            last_end = match.start()
            following = tokens[index + 1].group() if index + 1 < len(tokens) else ""
            in_type = bool(scopes) and scopes[-1].kind in TYPE_KEYWORDS
            if token in "([":
                depth += 1
            elif token in ")]":
                depth -= 1
            elif token == "{":
                scopes.append(pending if pending and depth == 0 else Scope("block", "", line, False))
                pending = None
                depths.append(depth)
                depth = 0
            elif token == "}" and scopes:
                self._close(scopes, line)
                depth = depths.pop()
                pending = None
            elif token in ("private", "fileprivate") and following != "(":
                is_private = True
            elif previous != "." and token in TYPE_KEYWORDS and re.match(r"[A-Z]", following):
                name = following
                if token == "extension":
                    at = index + 2
                    while at + 1 < len(tokens) and tokens[at].group() == ".":
                        name = name + "." + tokens[at + 1].group()
                        at += 2
                elif not is_private and not any(scope.is_private for scope in scopes):
                    self.types.add(name)
                if token != "extension":
                    self.own.add(name)
                pending, is_private = Scope(token, name, line, is_private), False
            elif previous != "." and token == "typealias":
                (self.own if is_private else self.types).add(following)
                is_private = False
            elif previous != "." and token in ("func", "var", "let", "case"):
                if token == "func":
                    pending = Scope("func", following, line, is_private)
                if not scopes and token != "case" and not is_private:
                    self.functions.add(following)
                elif in_type and token != "case":
                    self.own.add(following)
                    hidden = is_private or any(scope.is_private for scope in scopes)
                    if scopes[-1].kind == "extension" and not hidden:
                        self.members.add((scopes[-1].name.split(".")[-1], following))
                is_private = False
            elif in_type and token in ("init", "subscript") and previous != ".":
                pending, is_private = Scope("func", token, line, is_private), False
            elif re.match(r"[A-Za-z_]", token):
                if in_type and depth == 0 and previous in ("case", ","):
                    self.own.add(token)  # an enum's case
                if previous == ".":
                    self.reads.add(token)
                elif token[0].islower() and previous not in ("func", "let", "var"):
                    self.calls.add(token)
                if token[0].isupper() and previous not in TYPE_KEYWORDS - {"extension"}:
                    self.type_uses.add(token)
            previous = token

    def _close(self, scopes: list[Scope], line: int) -> None:
        scope = scopes.pop()
        length = line - scope.line + 1
        if scope.kind in TYPE_KEYWORDS:
            outer = [part.name for part in scopes if part.kind in TYPE_KEYWORDS]
            self.lengths.append((".".join(outer + [scope.name]), length))
        elif scope.kind == "func":
            self.function_lengths.append((scope.name, length, scope.line))


class Target:
    def __init__(self, description: dict, root: pathlib.Path):
        self.name, self.kind = description["name"], description["type"]
        usual = {"test": "Tests/", "executable": "Sources/", "regular": "Sources/"}.get(self.kind, "Sources/")
        self.folder = root / (description.get("path") or usual + self.name)
        self.dependencies = [next(iter(entry.values()))[0] for entry in description["dependencies"]]
        self.files: list[SwiftFile] = []
        for path in sorted(self.folder.rglob("*.swift")):
            below = path.relative_to(self.folder)
            if "Fixtures" not in below.parts:
                self.files.append(SwiftFile(path, below.parts[0] if len(below.parts) > 1 else "."))

    @property
    def imports(self) -> set[str]:
        return set().union(*(file.imports for file in self.files))


def read_targets(root: pathlib.Path) -> dict[str, Target]:
    command = ["swift", "package", "--package-path", str(root), "dump-package"]
    description = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return {entry["name"]: Target(entry, root) for entry in description["targets"]}


def import_faults(targets: dict[str, Target]) -> list[str]:
    faults = []
    for target in targets.values():
        if not target.files:
            continue
        for name in sorted(target.imports & set(targets) - set(target.dependencies) - {target.name}):
            faults.append(f"{target.name} imports {name}, which Package.swift does not declare")
        for name in sorted(set(target.dependencies) - target.imports):
            faults.append(f"{target.name} declares {name} in Package.swift and does not import it")
    return faults


def owners(target: Target, names) -> dict[str, set[str]]:
    """Which folders declare each name."""
    found = collections.defaultdict(set)
    for file in target.files:
        for name in names(file):
            found[name].add(file.folder)
    return found


def folder_edges(target: Target, targets: dict[str, Target]) -> dict[tuple[str, str], list[str]]:
    """Which folder needs which, with the reasons `file: name`."""
    foreign = {
        name: set().union(*(file.types for file in targets[name].files))
        for name in target.dependencies
        if name in targets and targets[name].files
    }
    types = owners(target, lambda file: file.types)
    functions = owners(target, lambda file: file.functions)
    members = collections.defaultdict(set)
    for file in target.files:
        for extended, name in file.members:
            if types.get(extended) != {file.folder} and name not in COMMON_MEMBERS:
                members[name].add(file.folder)
    for file in target.files:
        for name in file.own & set(members):
            members[name].add(file.folder)
    edges = collections.defaultdict(list)
    for file in target.files:
        imported = set().union(*(foreign[name] for name in file.imports & set(foreign)))
        used = [(name, types.get(name)) for name in file.type_uses - file.own - imported]
        used += [(name, functions.get(name)) for name in file.calls - file.own]
        used += [(name, members.get(name)) for name in file.reads]
        for name, folders in used:
            if folders and len(folders) == 1 and file.folder not in folders:
                edges[file.folder, next(iter(folders))].append(f"{file.path.relative_to(target.folder)}: {name}")
    return edges


def circles(nodes, edges) -> list[list[str]]:
    """The strongly connected parts of more than one node (Tarjan)."""
    followers = collections.defaultdict(list)
    for a, b in edges:
        followers[a].append(b)
    order, low, stack, parts = {}, {}, [], []

    def visit(node) -> None:
        order[node] = low[node] = len(order)
        stack.append(node)
        for following in sorted(followers[node]):
            if following not in order:
                visit(following)
                low[node] = min(low[node], low[following])
            elif following in stack:
                low[node] = min(low[node], order[following])
        if low[node] == order[node]:
            part = stack[stack.index(node) :]
            del stack[stack.index(node) :]
            if len(part) > 1:
                parts.append(sorted(part))

    for node in sorted(nodes):
        if node not in order:
            visit(node)
    return parts


def circle_faults(targets: dict[str, Target]) -> list[str]:
    faults = []
    edges = [(target.name, name) for target in targets.values() for name in target.imports & set(targets)]
    for part in circles(targets, edges):
        faults.append("these targets need each other: " + ", ".join(part))
    for target in targets.values():
        parts = circles({file.folder for file in target.files}, folder_edges(target, targets))
        allowed, reason = ALLOWED_CIRCLES.get(target.name, (0, ""))
        count = sum(len(part) for part in parts)
        for part in parts:
            print(f"circle in {target.name}: {', '.join(part)}" + (f" (allowed: {reason})" if allowed else ""))
        if count > allowed:
            faults.append(f"{count} folders of {target.name} lie on circles, {allowed} may; see --why {target.name}")
        elif count < allowed:
            print(f"{target.name}: {count} folders lie on circles, ALLOWED_CIRCLES can be lowered from {allowed}")
    return faults


def own_targets(targets: dict[str, Target], root: pathlib.Path) -> list[Target]:
    return [t for t in targets.values() if t.kind != "test" and t.folder.is_relative_to(root / "Sources") and t.files]


def type_sizes(targets: list[Target]) -> tuple[collections.Counter, dict[str, set]]:
    """The lines of each type with all its extensions in its own target, and the files that they stand in."""
    lengths, parts = collections.Counter(), collections.defaultdict(set)
    for target in targets:
        for file in target.files:
            for name, length in file.lengths:
                if "." not in name or name[0].islower():
                    lengths[f"{target.name}.{name}"] += length
                    parts[f"{target.name}.{name}"].add(file.path)
    return lengths, parts


def length_faults(lengths: collections.Counter) -> list[str]:
    long = {name for name, length in lengths.items() if length > LONG_TYPE}
    return [f"{name} has {lengths[name]} lines; part it, or give a reason in LONG_TYPES" for name in sorted(long - set(LONG_TYPES))] + [
        f"{name} has {lengths[name]} lines and needs no reason in LONG_TYPES" for name in sorted(set(LONG_TYPES) - long)]


def embedded_faults(targets: dict[str, Target], root: pathlib.Path) -> list[str]:
    listed = re.search(r"for module in ([^;]+);", (root / "scripts/playground.sh").read_text())
    names = (listed[1].replace("\\", " ") if listed else "").split() + ["Playground"]
    return [f"{file.path.relative_to(root)}:{number}: Embedded Swift has no key paths; write a closure"
            for name in names for file in targets[name].files
            for number, line in enumerate(code_only(file.path.read_text()).split("\n"), 1) if KEY_PATH.search(line)]


def print_sizes(targets: dict[str, Target], root: pathlib.Path, longest: int) -> None:
    ours = own_targets(targets, root)
    files = [file for target in ours for file in target.files]
    print(f"\n{sum(file.line_count for file in files)} lines of Swift in {len(files)} files of Sources")
    for target in ours:
        print(f"{sum(file.line_count for file in target.files):7} {target.name}")
    lengths, parts = type_sizes(ours)
    print(f"\nlongest types with all extensions, those over {LONG_TYPE} lines with the reason")
    for name, length in lengths.most_common(longest):
        reason = f": {LONG_TYPES[name]}" if name in LONG_TYPES else ""
        print(f"{length:7} {name} in {len(parts[name])} files{reason}")
    functions = [(n, name, file.path, at) for file in files for name, n, at in file.function_lengths]
    print(f"\n{len(functions)} functions with bodies; over {LONG_FUNCTION} lines:")
    for n, name, path, at in sorted(functions, reverse=True, key=lambda entry: entry[0]):
        if n > LONG_FUNCTION:
            print(f"{n:7} {name}, {path.relative_to(root)}:{at}")
    print(f"\nfiles over {LONG_FILE} lines")
    for file in sorted(files, reverse=True, key=lambda file: file.line_count):
        if file.line_count > LONG_FILE:
            print(f"{file.line_count:7} {file.path.relative_to(root)}")


def print_reasons(target: Target, targets: dict[str, Target]) -> None:
    edges = folder_edges(target, targets)
    for part in circles({file.folder for file in target.files}, edges):
        print(f"\ncircle in {target.name}: {', '.join(part)}")
        for (a, b), reasons in sorted(edges.items()):
            if a in part and b in part:
                print(f"  {a} needs {b}")
                for reason in sorted(set(reasons)):
                    print(f"    {reason}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parent.parent)
    parser.add_argument("--why", metavar="TARGET", help="print what holds the circles of a target together")
    parser.add_argument("--longest", type=int, default=12, help="how many types to list")
    options = parser.parse_args()
    root = options.root.resolve()
    targets = read_targets(root)
    if options.why:
        print_reasons(targets[options.why], targets)
        return 0
    faults = import_faults(targets) + circle_faults(targets) + length_faults(type_sizes(own_targets(targets, root))[0])
    faults += embedded_faults(targets, root)
    print_sizes(targets, root, options.longest)
    for fault in faults:
        print(f"error: {fault}", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
