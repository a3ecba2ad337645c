"""What docs/site.md says that templates get is what the program gives them, and all of it.

Usage: templates.py; the last line is `N passed, N failed`. A value is a name before a kind of value in Sources/Pages; what the
theme's own templates name must be documented, too.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
GIVEN = re.compile(r'\(\s*"(\w+)",\s*(?:\.(?:string|bool|list|record)\(|(?:values\.)?\w+\(|words\.values)')


def given():
    """The names of all values that Sources/Pages puts together for templates."""
    names = set()
    for path in (ROOT / "Sources/Pages").rglob("*.swift"):
        text = path.read_text()
        if "TemplateValue" in text or ".record(" in text:
            names |= set(GIVEN.findall(text))
    return names


def documented():
    """Each name of the tables, the words before a dot included."""
    part = (ROOT / "docs/site.md").read_text().split("### What templates get\n")[1].split("\n## ")[0]
    cells = [row.split("|")[1] for row in part.splitlines() if row.startswith("|")]
    names = re.findall(r"`([\w.…]+)`", " ".join(cells))
    return {word for name in names if not name.endswith(".mustache") for word in name.rstrip("….").split(".")}


def used():
    """What Plumb's own templates name, but for phrases."""
    names = set()
    for path in (ROOT / "templates/pages").glob("*.mustache"):
        for name in re.findall(r"{{[{#^&]?\s*([\w.]+)", path.read_text()):
            if not name.startswith("words."):
                names |= set(name.split("."))
    return names


def main():
    passed = failed = 0
    told = documented()
    for what, missing in (("are given and not documented", given() - told), ("are documented and not given", told - given()),
                          ("are used by the theme and not documented", used() - told)):
        passed, failed = passed + (not missing), failed + bool(missing)
        if missing:
            print(f"FAILED {', '.join(sorted(missing))} {what}")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
