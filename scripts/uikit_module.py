"""Writes the tables of docs/uikit-module.md from the declarations of Sources/UIKit; with --check only compares.

Ends with 1 where the page is not what the module declares, or where templates/uikit/UIKit.swift, against which the types of
lessons are checked, declares what the module does not have.
"""
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent
page = root / "docs/uikit-module.md"
template = root / "templates/uikit/UIKit.swift"
START = "<!-- written by scripts/uikit_module.py -->\n"

FOUNDATION = {"CGFloat+Comparisons", "CGFloat+Nonlinear", "CGFloat+Rounding", "CGRect+Comparisons", "Range+Comparisons"}

# What stands in an extension of a protocol so that classes may have narrower members of the same names.
STAND_INS = {"UIScrollViewDelegating": "UIScrollView"}

TYPE = re.compile(r"(?:(?:public|open|package|internal|private|fileprivate|final|nonisolated\(unsafe\)|indirect) )*"
                  r"(class|struct|enum|protocol|extension) ([A-Z][\w.]*)(?:<[^{]*?>)?(?:: ([^{]*))?")
MEMBER = re.compile(r"(?:@\w+ )?(?:public|open) (?:private\(set\) |internal\(set\) )?"
                    r"(?:override |final |class |static |weak |lazy |convenience |required |mutating )*"
                    r"(?:private\(set\) |internal\(set\) )?(?:lazy )?(var|let|func|init\??|subscript)\s*([^\s:({<=]*)(.*)")


def labels(text):
    """The parameter labels of what follows a function's name, `(a:_:)`; those with a default value may be left out."""
    depth = 0
    names = []
    piece = ""
    for character in text:
        if character in "([{<":
            depth += 1
            if depth == 1:
                continue
        if character in ")]}>" and depth:
            depth -= 1
            if depth == 0:
                names.append(piece)
                break
        if character == "," and depth == 1:
            names.append(piece)
            piece = ""
        else:
            piece += character
    words = [name.strip().split(":")[0].split(" ")[0] for name in names if ":" in name]
    return "(" + "".join(word + ":" for word in words if word not in ("file", "line")) + ")"


def declarations(files=None):
    """Every public type with its superclass and the names of its members, in the order of the files."""
    types = {}
    for file in files or sorted((root / "Sources/UIKit").glob("*.swift")):
        # What stands before Foundation's own is the same to authors.
        if file.stem in FOUNDATION:
            continue
        scopes = []
        depth = 0
        lines = file.read_text().splitlines()
        for index, line in enumerate(lines):
            text = line.strip()
            code = re.sub(r'"(?:\\.|[^"\\])*"', '""', text.split("//")[0])
            found = TYPE.match(text)
            inside = scopes[-1] if scopes and scopes[-1][1] == depth else None
            if found and (re.match(r"(public|open) ", text) or found[1] == "extension"):
                prefix = inside[0] + "." if inside and found[1] != "extension" else ""
                name = STAND_INS.get(found[2], prefix + found[2]) if found[1] == "extension" else prefix + found[2]
                if "{" in code or found[1] != "extension":
                    if found[1] != "extension":
                        above = (found[3] or "").split(",")[0].strip()
                        types.setdefault(name, [above, []])[0] = above
                    if code.count("{") > code.count("}") or "{" not in code:
                        scopes.append((name, depth + 1, found[1]))
                    for case in re.findall(r"\bcase ([^}]*)", code):
                        types[name][1] += [word.split("=")[0].strip(" `") for word in case.split(",")]
            elif inside:
                members = types.setdefault(inside[0], ["", []])[1]
                if inside[2] == "enum" and (case := re.match(r"case ([^{]*)", code)):
                    members += [word.split("=")[0].strip(" `") for word in case[1].split(",")]
                elif inside[2] == "protocol" and (member := re.match(r"(?:var|func) (\w+)(.*)", code)):
                    members.append(member[1] + (labels(member[2]) if "func" in code else ""))
                elif member := MEMBER.match(code):
                    kind, name, rest = member.groups()
                    whole = rest + " " + " ".join(part.strip() for part in lines[index + 1:index + 6])
                    if kind in ("func", "init", "init?"):
                        members.append((name.strip("`") if kind == "func" else "init") + labels(whole))
                    else:
                        members.append(name.strip("`"))
            depth += code.count("{") - code.count("}")
            while scopes and scopes[-1][1] > depth and ("}" in code):
                scopes.pop()
    return {name: value for name, value in types.items() if value[1] or value[0]}


def tables():
    rows = ["| type | above it | has |", "|---|---|---|"]
    for name, (above, members) in sorted(declarations().items()):
        names = ", ".join(f"`{member}`" for member in dict.fromkeys(members) if member)
        rows.append(f"| `{name}` | {f'`{above}`' if above else ''} | {names} |")
    return "\n".join(rows) + "\n"


# What the template has for code that readers copy, and the module does not: what asks the engine about itself, the delegates of
# apps, which no figure starts, and a class that only stands behind a protocol there.
TEMPLATE_ONLY = {"UIView.hasAmbiguousLayout", "UIView.exerciseAmbiguityInLayout()", "UIApplicationDelegate.application()",
                 "UIApplicationDelegate.main()", "UITraitChange"}


def serves(member, known):
    """Whether one of the known members can be called so: parameters may have defaults."""
    name, _, wanted = member.partition("(")
    for other in known:
        own, mark, labels_of_it = other.partition("(")
        if own == name and (other == member or mark):
            rest = iter(labels_of_it.rstrip(")").split(":"))
            if all(label in rest for label in wanted.rstrip(")").split(":")):
                return True
    return False


def foreign():
    """What the template declares and the module does not, neither there nor in what is above the type."""
    module = declarations()

    def members(name):
        above, own = module.get(name, ("", []))
        # A generic type's parameters stand behind its name.
        above = re.split(r"[<,]", above)[0].strip()
        return set(own) | (members(above) if above in module else set())

    missing = []
    for name, (_, own) in declarations([template]).items():
        if name not in module:
            missing.append(name)
            continue
        known = members(name)
        missing += [f"{name}.{member}" for member in own if member and not serves(member, known)]
    return [name for name in missing if name not in TEMPLATE_ONLY]


def main():
    text = page.read_text()
    written = text[: text.index(START)] + START + "\n" + tables()
    if "--check" in sys.argv:
        if written != text:
            print("docs/uikit-module.md is not what Sources/UIKit declares; run scripts/uikit_module.py")
            sys.exit(1)
        if missing := foreign():
            print("templates/uikit/UIKit.swift declares what Sources/UIKit does not:", *missing, sep="\n  ")
            sys.exit(1)
        return
    page.write_text(written)


if __name__ == "__main__":
    main()
