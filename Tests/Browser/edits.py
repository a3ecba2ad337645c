"""Random edits of lessons' blocks, in the page and natively: the engine's answers are the same to the last bit, and none ends it.

Usage: edits.py --answers PATH [--site site] [--edits 100] [--live 10] [--fuzz 0] [--seed 1]
`--answers` is the program `playground-answers`. Of each lesson that many blocks are edited at random, and solved at random widths:
frames, lines, problems, messages and HTML are compared as text, in which numbers stand with all their digits; and of each `--live`th edit
HTML and rules of the figure at every width, and its UIKit code. An engine that begins with
its first part alone gives the same frames and HTML, and so does the engine in the page's own thread, with as many parts as the worker
has. `--fuzz` many more
edits over all lessons are solved in the page alone. The last line is `N passed, N failed`.
"""
import argparse
import base64
import pathlib
import random
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from pages import Tally, chromium, served  # noqa: E402  (the module beside this file)

OPEN = """
const [lesson, done] = arguments;
(async () => {
  const own = await (await fetch(new URL('worker.js', plumbEngine))).text();
  const source = own.replace('./instance.js', new URL('instance.js', plumbEngine)) + `
    verbs.memory = () => instance.engine.memory.buffer.byteLength;
    verbs.solve = ({block, code, width}) => {
      const bytes = new TextEncoder().encode(code);
      return instance.lend([bytes], (place) => instance.text(instance.engine.plumb_frames(block, place, bytes.length, width, 0, 1)));
    };
    verbs.explain = () => instance.text(instance.engine.plumb_findings());
    verbs.follow = ({block, code, width}) => {
      const bytes = new TextEncoder().encode(code);
      return instance.lend([bytes], (place) => instance.text(instance.engine.plumb_live(block, place, bytes.length, width)));
    };`;
  const address = URL.createObjectURL(new Blob([source], {type: 'text/javascript'}));
  globalThis.start = async () => {
    const worker = new Worker(address, {type: 'module'});
    let answered;
    worker.onmessage = ({data}) => data.reads === undefined && answered(data.result);
    worker.onerror = ({message}) => { worker.terminate(); answered(new Error(message)); };
    const ask = async (question) => {
      const answer = await new Promise((resolve) => { answered = resolve; worker.postMessage({id: 0, ...question}); });
      if (answer instanceof Error) throw answer;
      return answer;
    };
    if (!await ask({verb: 'open', root: String(plumbEngine), lesson, parts: ['engine']})) throw new Error('the lesson does not open');
    return {ask, end: () => worker.terminate()};
  };
  globalThis.session?.end();
  globalThis.session = await start();
  if (!await session.ask({verb: 'more', parts: ['more']})) throw new Error('the second part does not come');
  globalThis.here = await import(new URL('here.js', plumbEngine));
  done((await session.ask({verb: 'blocks'})).map(({figure, code}) => ({figure, code})));
})().catch((error) => done(String(error)));
"""

# Each lesson has an engine of its own that begins with the first part, and one for all edits; what that has comes into the page's thread.
SOLVE = """
const [edits, isCompared, every, done] = arguments;
(async () => {
  const answers = [];
  let here = 0;
  const isSameHere = async (question, drawn) => {
    const asked = {...question, draws: true, conditions: '', data: null};
    globalThis.here.takeParts(await session.ask({verb: 'copy'}));
    globalThis.here.note(asked, true, 0);
    const answer = globalThis.here.frames(asked);
    here += Number(answer !== undefined);
    return answer?.text === drawn;
  };
  let longest; // of an edit's answers, ms
  const timed = async (question) => {
    const began = performance.now();
    const answer = await session.ask(question);
    longest = Math.max(longest, performance.now() - began);
    return answer;
  };
  let first = isCompared && await start();
  for (const [index, [block, width, code]] of edits.entries()) {
    longest = 0;
    try {
      const question = {verb: 'solve', block, width, code};
      const drawn = await timed(question);
      if (first && drawn !== await first.ask(question)) throw new Error('the first part draws something else');
      if (isCompared && drawn.includes('"html"') && !await isSameHere(question, drawn)) throw new Error('the page draws something else');
      const explained = await timed({verb: 'explain'});
      let followed = '';
      if (index % every === 0) for (const verb of ['follow', 'uikit']) followed += `\t${await timed({verb, block, width, code})}`;
      const answer = `${drawn}\t${explained}${followed}`;
      answers.push([isCompared ? answer : answer.length, longest]);
    } catch (error) {
      answers.push([null, String(error)]);
      globalThis.session = await start();
      if (first) first = await start();
    }
  }
  if (first) first.end();
  done([answers, await session.ask({verb: 'memory'}), here]);
})();
"""

WORDS = ["==", "<=", ">=", "super", "leading", "trailing", "width", "height", "View", "Label", "{", "}", "@", ".required", ";", "...",
         "remove", "if", "for", "in", "(", ")", '"', "-1", "1e9", "0", "0.3333333333333333", "\u00e4", "\u0301", "\U0001f600"]


def edited(code, chance):
    """The code after one to three edits such as people make, or make by mistake."""
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        lines = code.split("\n")
        place = chance.randrange(len(lines))
        numbers = list(re.finditer(r"\d+(\.\d+)?", code))
        kind = chance.choice(("number", "number", "number", "number", "drop", "double", "swap", "word", "letter", "cut"))
        if kind == "number" and numbers:
            number = chance.choice(numbers)
            value = float(number.group()) * chance.choice((0, 0.5, 0.9, 1.1, 2, 1 / 3, 10, 100)) + chance.choice((0, 1, 0.25))
            code = code[:number.start()] + f"{value:g}" + code[number.end():]
        elif kind == "drop":
            code = "\n".join(lines[:place] + lines[place + 1:])
        elif kind == "double":
            code = "\n".join(lines[:place + 1] + lines[place:])
        elif kind == "swap":
            other = chance.randrange(len(lines))
            lines[place], lines[other] = lines[other], lines[place]
            code = "\n".join(lines)
        elif kind == "word":
            words = list(re.finditer(r"\w+|[=<>]+", code))
            if words:
                word = chance.choice(words)
                new = chance.choice(WORDS + [chance.choice(words).group()])
                code = code[:word.start()] + new + code[word.end():]
        elif kind == "letter":
            at = chance.randrange(len(code) + 1)
            code = code[:at] + chance.choice('abc{}()"\\@.,;=<>+-*/ \n\t0') + code[at + chance.randrange(2):]
        else:
            code = code[:chance.randrange(len(code) + 1)]
    return code or "\n"


def native(options, site, lesson, edits):
    lines = "".join(
        f"{block} {width!r} {base64.b64encode(code.encode()).decode()}{'' if index % options.live else ' live'}\n"
        for index, (block, width, code) in enumerate(edits))
    run = subprocess.run([options.answers, site, lesson], input=lines, capture_output=True, text=True, check=False)
    return run.stdout.split("\n")[:-1]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--answers", required=True)
    parser.add_argument("--site", type=pathlib.Path, default=pathlib.Path("site"))
    parser.add_argument("--edits", type=int, default=100)
    parser.add_argument("--live", type=int, default=10)
    parser.add_argument("--fuzz", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    chance = random.Random(options.seed)
    tally = Tally()
    engine = next(options.site.glob("assets/playground-*"), None)
    if engine is None:
        sys.exit("the site has no engine for pages: make playground")
    lessons = sorted((engine / "lessons").rglob("*.bin"))
    times, memory, drawn, drawn_here = [], 0, 0, 0
    with served(options.site) as (address, failures), chromium(1, "light") as driver:
        driver.set_script_timeout(600)
        for lesson in lessons:
            slug = str(lesson.relative_to(engine / "lessons").with_suffix(""))
            driver.get(f"{address}{slug}.html")
            blocks = driver.execute_async_script(OPEN, slug)
            tally.check(isinstance(blocks, list), f"{slug}: {blocks}")
            known = [(index, block["code"]) for index, block in enumerate(blocks) if block["figure"]]
            if not known:  # all its figures are programs
                continue

            def some(count):
                chosen = [chance.choice(known) for _ in range(count)]
                return [(index, chance.choice((320, 375, 390, 402.5, 768, round(chance.uniform(200, 1300), 3))), edited(code, chance))
                        for index, code in chosen]

            edits = some(options.edits)
            answers, memory_now, here = driver.execute_async_script(SOLVE, edits, True, options.live)
            drawn_here += here
            own = native(options, str(engine / "site.bin"), str(lesson), edits)
            tally.check(len(own) == len(edits), f"{slug}: {len(own)} answers of the program to {len(edits)} edits")
            for edit, (answer, took), other in zip(edits, answers, own):
                tally.check(answer == other, f"{slug}, block {edit[0]} at {edit[1]}: other bits: {edit[2]!r}\n{took}\n{difference(answer, other)}")
                drawn += answer is not None and '"html"' in answer
            rest = options.fuzz // len(lessons)
            while rest > 0:
                edits = some(min(rest, 500))
                rest -= len(edits)
                answers, memory_now, _ = driver.execute_async_script(SOLVE, edits, False, options.live)
                for edit, (answer, took) in zip(edits, answers):
                    tally.check(answer is not None, f"{slug}, block {edit[0]} at {edit[1]}: {took}: {edit[2]!r}")
                    if answer is not None:
                        times.append((took, slug, edit))
            memory = max(memory, memory_now)
        tally.check(not failures, f"requests failed: {failures}")
    times.sort(key=lambda one: -one[0])
    for took, slug, edit in times[:3]:
        print(f"{took:.0f} ms: {slug}, block {edit[0]} at {edit[1]}: {edit[2]!r}"[:400])
    if times:
        tally.check(times[0][0] < 3000, "an answer takes longer than the page waits")
    print(f"seed {options.seed}: {len(lessons)} lessons, {drawn} pictures the same, {drawn_here} of them in the page's own thread, too, {memory >> 20} MB at most")
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(1 if tally.failed else 0)


def difference(one, other):
    """Where two answers part."""
    one, other = one or "", other or ""
    at = next((index for index, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
    return f"  {one[max(0, at - 80):at + 80]}\n  {other[max(0, at - 80):at + 80]}"


main()
