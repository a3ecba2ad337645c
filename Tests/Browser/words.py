"""What stands around a live figure follows its width and its offset: the table in words says the frames that the browser has,
which constraints are missed there and by how much, as the engine has it; in Chromium.

Usage: words.py --plumb PATH [--site site] [--content content] [--page NAME] [--figure NAME] [--widths 4] [--seed 1]
Amounts of less than 1/16 point are left out: nobody sees them in a figure, whose edges lie on a grid of 1/64.
The last line is `N passed, N failed`.
"""
import argparse
import collections
import json
import pathlib
import random
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from pages import Tally, check_console, chromium, served  # noqa: E402  (the module beside this file)

LEAST = 1 / 16
TOLERANCE = 3 / 64 + 0.01

FIGURES = """
document.head.insertAdjacentHTML('beforeend', '<style>.TextAlternative details[open]{max-height:none!important}</style>');
return [...document.querySelectorAll('figure[data-figure]:has(.Live)')].map(figure => ({
  name: figure.dataset.figure,
  least: Number(figure.querySelector('.Range input').min), greatest: Number(figure.querySelector('.Range input').max)}))
"""

# Sets the width and the offset, as far as it goes, and reads the table as soon as it is written.
READ = """
const [name, width, share, done] = arguments;
const figure = document.querySelector(`figure[data-figure="${name}"]`);
for (const details of document.querySelectorAll('.TextAlternative details[open]')) {
  if (!figure.contains(details)) details.open = false;
}
const details = figure.querySelector('.TextAlternative details');
details.open = true;
details.style.maxHeight = 'none'; // rows out of sight are not written
figure.querySelector('.Stage').scrollIntoView({block: 'center', behavior: 'instant'});
figure.querySelector('.Live').style.setProperty('--width', width);
requestAnimationFrame(() => requestAnimationFrame(() => {
  const scroller = [...figure.querySelectorAll('.Live .Scroller')].find(view => view.clientHeight);
  let offset = 0;
  if (scroller && share !== null) {
    scroller.style.scrollSnapType = 'none';
    const rest = scroller.firstElementChild.offsetTop;
    const greatest = Math.max(0, scroller.scrollHeight - scroller.clientHeight - rest);
    scroller.scrollTop = rest + Math.round(greatest * share);
    offset = scroller.scrollTop - rest;
  }
  setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done({
    offset, caption: figure.querySelector('.TextAlternative caption').textContent,
    rows: [...figure.querySelectorAll('.TextAlternative tr[data-of]:not(.Absent)')].map(row => ({
      path: row.dataset.of,
      frame: [1, 2, 3, 4].map(index => Number(row.cells[index].textContent)),
      lines: [...row.querySelectorAll('li')].filter(line => !line.hidden).map(line => ({
        kind: line.querySelector('small')?.textContent.trim() || '',
        text: [...line.childNodes].filter(node => node.nodeType === 3).map(node => node.data).join('').trim(),
        missed: line.querySelector('em')?.textContent || '', whole: line.textContent}))}))})))), 50);
}))
"""

KINDS = {"UIView-content-hugging": "hugging", "UIView-content-compression-resistance": "compression resistance"}


def solve(plumb, source, figure, width, offset):
    """The engine's answer with its rows; nothing where the figure cannot be solved."""
    command = [plumb, "solve", str(source), "--figure", figure, "--live", "--width", repr(width), "--scroll", repr(offset), "--constraints"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    return json.loads(done.stdout) if done.stdout else None


def is_of_made_guide(row):
    """Whether a stack's row is about a guide that the stack makes for itself, which no table tells of."""
    return any(len(variable.rsplit("/", 1)[-1].split(".")) > 2 for variable, _ in row["terms"])


def missed_rows(answer):
    """By kind and priority, by how much the engine misses rows."""
    missed = collections.defaultdict(list)
    for system in answer["systems"]:
        for row in system["constraints"]:
            name = row.get("identifier") or ""
            if not (name == "" or name in KINDS or name.startswith("UISV-")) or (name.startswith("UISV-") and is_of_made_guide(row)):
                continue
            excess = sum(factor * system["solution"][variable] for variable, factor in row["terms"]) - row["constant"]
            amount = {"==": abs(excess), "<=": excess, ">=": -excess}[row["op"]]
            if amount > LEAST:
                missed[KINDS.get(name, name), row["priority"]].append(amount)
    return missed


def missed_lines(rows):
    """The same as the table says it, and whether a required one is among them."""
    missed, has_required = collections.defaultdict(list), False
    for line in (line for row in rows for line in row["lines"] if line["missed"]):
        amount = float(re.search(r"not met, ([\d.]+)", line["missed"])[1])
        priority = re.search(r" @ ([\d.]+)$", line["text"])
        if priority is None:
            has_required = True
        elif amount > LEAST:
            missed[line["kind"], float(priority[1])].append(amount)
    return missed, has_required


def check_missed(tally, where, expected, said):
    for key in sorted(set(expected) | set(said)):
        exact, shown = sorted(expected.get(key, [])), sorted(said.get(key, []))
        # Near the threshold one of both may leave an amount out.
        while len(exact) > len(shown) and exact[0] < LEAST + TOLERANCE:
            exact.pop(0)
        while len(shown) > len(exact) and shown[0] < LEAST + TOLERANCE:
            shown.pop(0)
        close = len(exact) == len(shown) and all(abs(a - b) <= TOLERANCE for a, b in zip(exact, shown))
        tally.check(close, f"{where}: {key} is missed {len(shown)} times, by {shown[:6]}, by the engine {len(exact)} times, by {exact[:6]}")


def check_place(tally, where, answer, solved, counts):
    expected = {view["path"]: view["frame"] for view in solved["views"]}
    frames = {row["path"]: row["frame"] for row in answer["rows"]}
    tally.check(set(frames) <= set(expected) and frames, f"{where}: other views: {sorted(set(frames) - set(expected))[:3]}")
    wrong = [(path, frame, expected[path]) for path, frame in frames.items() if path in expected
             and max(abs(a - b) for a, b in zip(frame, expected[path])) > TOLERANCE]
    tally.check(not wrong, f"{where}: {len(wrong)} frames: {wrong[:2]}")
    joined = [line["whole"] for row in answer["rows"] for line in row["lines"]
              if line["missed"] and not line["whole"].endswith(" " + line["missed"])]
    tally.check(not joined, f"{where}: no space before what is missed: {joined[:2]}")
    said, has_required = missed_lines(answer["rows"])
    tally.check(not has_required or solved["problems"], f"{where}: a required constraint is said to be missed")
    engine = {key: amounts for key, amounts in missed_rows(solved).items() if key[1] < 1000}
    check_missed(tally, where, engine, said)
    counts["views"] += len(frames)
    counts["missed"] += sum(map(len, engine.values()))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--site", default="site")
    parser.add_argument("--content", default="content")
    parser.add_argument("--page")
    parser.add_argument("--figure")
    parser.add_argument("--widths", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--share", type=float, default=1, help="of the figures, chosen by the seed")
    options = parser.parse_args()
    tally, counts = Tally(), collections.Counter()
    content, site = pathlib.Path(options.content), pathlib.Path(options.site)
    with served(options.site) as (address, failures), chromium(1, "light") as driver:
        driver.set_script_timeout(60)
        driver.set_window_size(1000, 1000)  # where each step has its own picture
        for source in sorted(content.rglob("*.md")):
            page = source.relative_to(content).with_suffix(".html")
            if not (site / page).exists() or (options.page and page.stem != options.page):
                continue
            driver.get(address + str(page))
            for figure in driver.execute_script(FIGURES):
                if options.figure and figure["name"] != options.figure:
                    continue
                generator = random.Random(f"{options.seed} {page} {figure['name']}")
                if not options.figure and generator.random() >= options.share:
                    continue
                for index in range(options.widths):
                    width = generator.randint(int(figure["least"]), int(figure["greatest"]))
                    share = [0, 1][index] if index < 2 else generator.random() ** 2
                    answer = driver.execute_async_script(READ, figure["name"], width, share)
                    where = f"{page.stem}/{figure['name']} {width} scrolled {answer['offset']}"
                    solved = solve(options.plumb, source, figure["name"], float(width), float(answer["offset"]))
                    tally.check(solved is not None, f"{where}: the engine says nothing")
                    if solved:
                        check_place(tally, where, answer, solved, counts)
                        counts["places"] += 1
            check_console(tally, driver, page.stem)
        tally.check(not failures, f"requests that failed: {failures[:5]}")
    tally.check(counts["missed"] > 0, "no constraint is missed anywhere")
    print(f"seed {options.seed}: {counts['places']} places, {counts['views']} views, {counts['missed']} missed constraints")
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(1 if tally.failed else 0)


if __name__ == "__main__":
    main()
