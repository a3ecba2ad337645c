"""What changing a figure costs in Chromium: the engine's size, the time from the first reach to the first changed picture, from a
keystroke to pixels, and the memory after a thousand edits.

Usage: speed.py [--site site] [--edits 40] [--memory 1000]
Prints a line for each figure, and ends with `N passed, N failed`: limits are checked with `--strict` alone, since they are of a
machine that nobody else uses.
"""
import argparse
import pathlib
import statistics
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from pages import Tally, chromium, served  # noqa: E402  (the module beside this file)

FIGURES = {"profile": "profile", "timeline": "timeline", "players-profile": "players", "shrinking-avatar": "shrinking-avatar",
           "music-album": "album"}
PIXELS = {"timeline": 33}  # ms, of other figures 17
FRAMES = {"timeline": 6}  # ms, of other figures 3

# The button is pressed and a letter typed as soon as there is a field: until the changed picture is painted.
REACH = """
const [name, done] = arguments;
const figure = document.querySelector(`figure[data-figure="${name}"]`);
figure.scrollIntoView({block: 'center', behavior: 'instant'});
const painted = (then) => requestAnimationFrame(() => { const {port1, port2} = new MessageChannel(); port1.onmessage = then; port2.postMessage(0); });
const start = performance.now();
new MutationObserver((_, observer) => {
  if (!figure.querySelector('.change-picture [data-view]')) return;
  observer.disconnect();
  painted(() => done(performance.now() - start));
}).observe(figure, {subtree: true, childList: true});
figure.querySelector('button.change').click();
"""

# Digits are typed into the first number of the code, or spaces behind it where it has none: until each picture is painted.
TYPE = """
const [name, count, done] = arguments;
const figure = document.querySelector(`figure[data-figure="${name}"]`);
const text = figure.querySelector('.change-code textarea');
const picture = figure.querySelector('.change-picture');
const number = [...text.value.matchAll(/(?<==[^\\n]*)\\b\\d+\\b/g)].find(({0: digits}) => digits.length < 4) ?? {0: '', index: text.value.length};
const times = [];
let digits = number[0];
let start = 0;
const painted = (then) => requestAnimationFrame(() => { const {port1, port2} = new MessageChannel(); port1.onmessage = then; port2.postMessage(0); });
const messages = figure.querySelector('.change-messages');
new MutationObserver((_, observer) => {
  if (!start) return;
  const begun = start;
  start = 0;
  painted(() => {
    times.push(performance.now() - begun);
    if (times.length >= count) {
      observer.disconnect();
      return done(times);
    }
    setTimeout(type, 120);
  });
}).observe(messages, {childList: true});
function type() {
  const next = number[0] ? String(Number(number[0]) + 1 + times.length % 7) : ' '.repeat(1 + times.length % 7);
  text.setRangeText(next, number.index, number.index + digits.length, 'end');
  digits = next;
  start = performance.now();
  text.dispatchEvent(new InputEvent('input', {bubbles: true}));
}
type();
"""

# The engine alone, in a worker of its own: time of an answer with its picture, and memory after many edits.
ENGINE = """
const [lesson, name, edits, done] = arguments;
(async () => {
  const file = async (name) => (await fetch(new URL(name, plumbEngine))).arrayBuffer();
  const own = await (await fetch(new URL('worker.js', plumbEngine))).text();
  const source = own.replace('unpack.js', new URL('unpack.js', plumbEngine)) + `
    verbs.memory = () => engine.memory.buffer.byteLength;
    verbs.timed = (question) => { tell(question); const start = performance.now(); solve(question); return performance.now() - start; };`;
  const worker = new Worker(URL.createObjectURL(new Blob([source], {type: 'text/javascript'})));
  let answered;
  worker.onmessage = ({data}) => answered(data.result);
  const ask = (question) => new Promise((resolve) => { answered = resolve; worker.postMessage({id: 0, ...question}); });
  const bytes = await file('whole.packed.wasm');
  await ask({verb: 'open', packed: bytes, site: await file('site.bin'), lesson: await file(`lessons/${lesson}.bin`)});
  const blocks = await ask({verb: 'blocks'});
  const block = blocks.findIndex((each) => each.figure === name);
  const {code} = blocks[block];
  const number = [...code.matchAll(/(?<==[^\\n]*)\\b\\d+\\b/g)][0] ?? {0: '', index: code.length};
  const next = (index) => number[0] ? String(Number(number[0]) + index % 97) : ' '.repeat(index % 97);
  const edited = (index) => code.slice(0, number.index) + next(index) + code.slice(number.index + number[0].length);
  const before = await ask({verb: 'memory'});
  const times = [];
  for (let index = 0; index < edits; index++) times.push(await ask({verb: 'timed', block, code: edited(index), width: 390 + index % 50, draws: false}));
  const after = await ask({verb: 'memory'});
  worker.terminate();
  done({times, before, after, bytes: bytes.byteLength});
})().catch((error) => done(String(error)));
"""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--site", type=pathlib.Path, default=pathlib.Path("site"))
    parser.add_argument("--edits", type=int, default=40)
    parser.add_argument("--memory", type=int, default=1000)
    parser.add_argument("--strict", action="store_true")
    options = parser.parse_args()
    tally = Tally()

    def limit(value, most, what):
        tally.check(not options.strict or value <= most, f"{what}: {value:.1f}, at most {most}")

    with served(options.site) as (address, _), chromium(1, "light") as driver:
        driver.set_script_timeout(600)
        for page, figure in FIGURES.items():
            driver.get(f"{address}{page}.html")
            reach = driver.execute_async_script(REACH, figure)
            times = driver.execute_async_script(TYPE, figure, options.edits)
            pixels = statistics.median(times)
            alone = driver.execute_async_script(ENGINE, page, figure, options.memory)
            tally.check(isinstance(alone, dict), f"{page}: {alone}")
            if not isinstance(alone, dict):
                continue
            frames = statistics.median(alone["times"])
            memory = alone["after"] / 2**20
            print(f"{page}: first picture {reach:.0f} ms; keystroke to pixels {min(times):.1f}/{pixels:.1f} ms; to frames "
                  f"{min(alone['times']):.1f}/{frames:.1f} ms; memory {alone['before'] / 2**20:.1f} MB, after {options.memory} edits {memory:.1f} MB")
            limit(reach, 300, f"{page}, ms to the first picture")
            limit(pixels, PIXELS.get(page, 17), f"{page}, ms to pixels")
            limit(frames, FRAMES.get(page, 3), f"{page}, ms to frames")
            tally.check(memory <= 64, f"{page}: {memory:.1f} MB after {options.memory} edits")
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(1 if tally.failed else 0)


if __name__ == "__main__":
    main()
