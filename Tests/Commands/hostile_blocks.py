"""Layout blocks as nobody should write them: none ends the program, holds it up, or gives a frame that is no frame.

Usage: hostile_blocks.py --plumb PATH [--blocks N] [--seed S]; the last line is `N passed, N failed`. Half of the blocks
are blocks of our own lessons with pieces left out, doubled, exchanged, or with hostile numbers, names and signs; the
others are screens full of contradictions. Each is a lesson of its own in a site that is built without the cache, live
previews included; of every twelfth block the frames are read, too. What fails is printed with the block that did it.
A table of four times as many rows may take no more than eight times as long.
"""
import argparse
import json
import pathlib
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "Oracles"))
import contradictions  # noqa: E402

# Lessons in one site, and the processor seconds that one of them may take.
BATCH, SECONDS = 100, 1.0
NUMBERS = ["0", "-1", "1e300", "-1e300", "1e-300", "999999", "1000000", "1000001", "0.1", "1/0", "0/0", "9" * 400,
           "0.0000001", "4294967296", "9223372036854775808", "1...100000", "(1, 2)", "nil", "\"8\"", "true",
           "1000000 * 1000000"]
WORDS = ["super", "self", "screen", "component", "when", "else", "for", "in", "...", "let", "if", "HStack", "TableView",
         "Label", "ScrollView", "edges", "leading", "super.margins.leading", "@", "==", "<=", ">=", "=", "{", "}", "(",
         ")", "[", "]", "\"", "\\(", ".", ";", "//", "/*", "*/", "\u202e", "\u0000", "é", "🧑‍🚀", "%", "? 1 : 2",
         "expect never", "remove"]
PIECE = re.compile(r'"(?:[^"\\\n]|\\.)*"|[A-Za-z_]\w*|\d+(?:\.\d+)?|\s+|.', re.S)


def corpus():
    """Every layout block of our own lessons and of the notation's page."""
    paths = sorted((ROOT / "content").rglob("*.md")) + [ROOT / "docs/notation.md"]
    texts = [path.read_text() for path in paths]
    found = [re.findall(r"^```layout[^\n]*\n(.*?)^```$", text, re.S | re.M) for text in texts]
    # A lesson's later blocks need what the earlier ones say.
    return [blocks[:count + 1] for blocks in found for count in range(len(blocks))]


def mutated(blocks, randomness):
    """The last of a lesson's blocks, changed in a few places; those before it stay."""
    pieces = PIECE.findall(blocks[-1])
    for _ in range(randomness.choice([1, 1, 2, 4, 16])):
        place = randomness.randrange(len(pieces))
        end = min(len(pieces), place + randomness.choice([1, 1, 2, 8, 30]))
        change = randomness.randrange(7)
        numbers = [index for index, piece in enumerate(pieces) if piece[:1].isdigit()]
        if change == 0:
            del pieces[place:end]
        elif change == 1:
            pieces[place:place] = pieces[place:end]
        elif change == 2:
            pieces[place] = randomness.choice(pieces)
        elif change == 3:
            pieces.insert(place, f" {randomness.choice(WORDS)} ")
        elif change == 4 and numbers:
            pieces[randomness.choice(numbers)] = randomness.choice(NUMBERS)
        elif change == 5:
            pieces = pieces[:end] if randomness.random() < 0.2 else pieces
        else:
            pieces[place:place] = pieces[place:end] * randomness.choice([2, 2, 50])
        if not pieces:
            return blocks[:-1] + [""]
        pieces = pieces[:20_000]
    return blocks[:-1] + ["".join(pieces)]


def hostile(randomness, lessons):
    if randomness.random() < 0.5:
        return [contradictions.Screen(randomness).text()]
    return mutated(randomness.choice(lessons), randomness)


def lesson(number, blocks):
    # A block may hold what ends a fence.
    fence = "`" * 8
    shown = "\n\n".join(
        f"{fence}layout figure=figure-{index}\n{block}\n{fence}" for index, block in enumerate(blocks))
    return f"---\ntitle: Lesson {number}\norder: {number}\n---\n\n{shown}\n"


def limit():
    resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))


def build(plumb, folder, lessons):
    """Builds one site of the lessons; gives the process and the processor seconds that it took."""
    content = folder / "content"
    content.mkdir(parents=True, exist_ok=True)
    for name in ["images", "data"]:
        if not (content / name).exists():
            shutil.copytree(ROOT / "content" / name, content / name)
    (folder / "site.yml").write_text("title: Hostile\n")
    for old in content.glob("*.md"):
        old.unlink()
    for number, text in lessons.items():
        (content / f"lesson-{number}.md").write_text(text, encoding="utf-8", errors="surrogatepass")
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [plumb, "generate", "--no-cache", str(folder)], capture_output=True, timeout=600, preexec_fn=limit)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return done, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def faults_of_site(plumb, folder, lessons):
    """What goes wrong with a site of the lessons besides their mistakes."""
    try:
        done, taken = build(plumb, folder, lessons)
    except subprocess.TimeoutExpired:
        return ["takes more than 600 seconds"]
    faults = []
    if done.returncode not in (0, 1):
        faults.append(f"ends with {done.returncode}: {done.stderr[-400:]!r}")
    if b"slow-layout" in done.stderr or b" takes more than " in done.stderr:
        faults.append(re.search(rb"[^\n]* takes more than [^\n]*", done.stderr)[0].decode())
    if taken > SECONDS * len(lessons):
        faults.append(f"takes {taken:.1f} seconds of processor time")
    return faults


def faults_of_long_table(plumb, folder):
    """Whether a table takes long beyond measure where it has many rows, followed at every width and offset."""
    block = ("screen Log {\n    title = \"Log\"\n    prefersLargeTitles = true\n    TableView list {\n        edges == super.edges\n        section {\n"
             "            for day in 1...%d { TableViewCell entry { text = \"\\(day) May\" } }\n        }\n    }\n}")
    (few, taken), (many, longer) = (build(plumb, folder, {0: lesson(0, [block % rows])}) for rows in (400, 1600))
    if few.returncode or many.returncode:
        return [f"a table's site is not built: {few.stderr[-400:]!r} {many.stderr[-400:]!r}"]
    return [f"400 rows take {taken:.2f} s, 1600 rows {longer:.2f} s"] if longer > 8 * taken else []


def faults_of_frames(plumb, path):
    """What is wrong with the frames that `solve` prints; nothing where it finds mistakes."""
    try:
        done = subprocess.run(
            [plumb, "solve", str(path), "--format", "json"], capture_output=True, timeout=60, preexec_fn=limit)
    except subprocess.TimeoutExpired:
        return ["solve takes more than 60 seconds"]
    if done.returncode not in (0, 1):
        return [f"solve ends with {done.returncode}: {done.stderr[-400:]!r}"]
    try:
        figures = json.loads(done.stdout, parse_constant=lambda text: float("nan"))
    except ValueError:
        return []
    return [f"a frame is {frame}" for frame in frames(figures)
            if not all(abs(number) < 1e9 for number in frame) or min(frame[2:]) < 0]


def frames(value):
    if isinstance(value, dict):
        found = value.get("frame")
        if isinstance(found, list) and len(found) == 4:
            yield found
        elif isinstance(found, dict):
            yield [found.get(key, 0) for key in ("x", "y", "width", "height")]
        for inner in value.values():
            yield from frames(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from frames(inner)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--blocks", type=int, default=200)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    options = parser.parse_args()
    print(f"seed {options.seed}")
    plumb = str(pathlib.Path(options.plumb).resolve())
    randomness = random.Random(options.seed)
    known = corpus()
    found = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for start in range(0, options.blocks, BATCH):
            numbers = range(start, min(start + BATCH, options.blocks))
            lessons = {number: lesson(number, hostile(randomness, known)) for number in numbers}
            faults = faults_of_site(plumb, folder, lessons)
            if faults:
                # Which of them is it?
                for number, text in lessons.items():
                    for fault in faults_of_site(plumb, folder, {number: text}):
                        faults.append(f"lesson {number}: {fault}\n{text[:3000]}")
            (folder / "content").mkdir(exist_ok=True)
            for number in list(numbers)[::12]:
                path = folder / "content" / f"frames-{number}.md"
                path.write_text(lessons[number], encoding="utf-8", errors="surrogatepass")
                faults += [f"lesson {number}: {fault}\n{lessons[number][:3000]}"
                           for fault in faults_of_frames(plumb, path)]
            found.append(faults)
        found.append(faults_of_long_table(plumb, folder / "table"))
    for fault in sum(found, []):
        print(fault)
    failed = sum(map(bool, found))
    print(f"{len(found) - failed} passed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
