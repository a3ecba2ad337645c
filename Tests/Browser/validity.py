"""Every page of a small site that uses all of Markdown, and of the real site, as Debian's tidy judges HTML.

Usage: validity.py --plumb PATH [--site site]
The last line is `N passed, N failed`.
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

# tidy 5.6.0 is of 2017; what it calls proprietary here has been in the standards since.
FALSE_ALARMS = {
    'Warning: <img> proprietary attribute "loading"': "HTML Standard, 4.8.3, since 2019",
    'Warning: <img> proprietary attribute "decoding"': "HTML Standard, 4.8.3, since 2018",
    'Warning: <meta> proprietary attribute "media"': "HTML Standard, 4.2.5, for theme-color, since 2021",
    'Warning: <a> proprietary attribute "aria-current"': "WAI-ARIA 1.1, of December 2017",
    'Warning: <a> proprietary attribute "aria-keyshortcuts"': "WAI-ARIA 1.1, of December 2017",
    'Warning: <video> proprietary attribute "playsinline"': "HTML Standard, 4.8.8, since 2016",
    'Warning: trimming empty <span>': "valid; a box of a figure, which CSS draws",
    'Warning: trimming empty <i>': "valid; a line break of a live text, which CSS draws or not",
    'Warning: <figure> proprietary attribute "inert"': "HTML Standard, 6.3, since 2022",
}
for name in ["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"]:
    FALSE_ALARMS[f'Warning: <svg> proprietary attribute "{name}"'] = "SVG 2, chapter 13: any SVG element may have it"

SMALL_SITE = {
    "site.yml": "title: Small & <odd>\nauthor: A\ndescription: D \"d\"\nbaseURL: https://example.org/course/\n"
                "widths: [320, 390]\n",
    "content/first.md": """---
title: First & <b>
description: It's "quoted"
date: 2026-01-02
aliases: [old/first]
data: [data.yml]
---
A paragraph with *emphasis*, **strength**, ~~strikes~~, `code <b>`, a [link](sub/second.md#part "title & more"),
an <https://example.org/?a=1&b=2> address,  \na hard break, a note[^1] and a picture: ![A dot](dot.svg "A \\"dot\\"").

## A list {#list}

1. one
   - two
     > three

     ```swift title="a < b"
     let a = 1 < 2 && "x" != "y"
     ```
2. four

- [ ] open
- [x] done

### A table

| left | middle | right |
|:-----|:------:|------:|
| `a`  | <b>    | 3     |

## Ünïcode 日本語 🎉

[^1]: The note, with *emphasis*.

***

```layout caption="A <caption> & more" title="T"
screen Card {
    VStack column {
        edges == super.safeArea.edges
        Label name { text = person.name; numberOfLines = 0 }
        Button go { title = "Go 🎉" }
    }
}
```

```layout show=figure appearance=both
screen Card { ...; VStack column { ...; Label more { text = "<more> & \\"more\\"" } } }
```
""",
    "content/data.yml": "person: {name: \"A & <b> \\\"c\\\"\"}\n",
    "content/dot.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'><circle r='5'/></svg>\n",
    "content/sub/second.md": "---\ntitle: Second\n---\nBack to [the first](../first.md#list).\n\n## Part\n\nText.\n",
    "content/sub/empty.md": "---\ntitle: Empty\n---\n",
}


def build(plumb, folder):
    """Writes the small site and builds it; gives the folder of its pages."""
    for name, text in SMALL_SITE.items():
        path = pathlib.Path(folder) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    done = subprocess.run([plumb, "generate", folder], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{done.stdout}{done.stderr}\n0 passed, 1 failed")
    return pathlib.Path(folder) / "site"


def complaints(page):
    """What tidy says of a page besides its false alarms."""
    done = subprocess.run(["tidy", "-errors", "-quiet", "-utf8", str(page)], capture_output=True, text=True)
    lines = [line for line in done.stderr.splitlines() if re.match(r"line \d+ column \d+ - ", line)]
    return [line for line in lines if line.split(" - ", 1)[1] not in FALSE_ALARMS]


def sees_faults(folder):
    """Whether tidy still complains of a page that is wrong, whatever is ignored."""
    page = pathlib.Path(folder) / "wrong.html"
    page.write_text("<!doctype html><title>x</title><p id=a><p id=a><em>b<li>c</em></table>")
    return len(complaints(page)) > 3


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--site", default="site")
    arguments = parser.parse_args()
    passed = failed = 0
    with tempfile.TemporaryDirectory() as folder:
        holds = sees_faults(folder)
        passed, failed = passed + holds, failed + (not holds)
        for site in [build(arguments.plumb, folder), pathlib.Path(arguments.site)]:
            pages = sorted(site.rglob("*.html"))
            if not pages:
                failed += 1
                print(f"FAILED {site}: there is no page")
            for page in pages:
                found = complaints(page)
                passed, failed = passed + (not found), failed + bool(found)
                for line in found[:10]:
                    print(f"FAILED {page.relative_to(site)}: {line}")
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
