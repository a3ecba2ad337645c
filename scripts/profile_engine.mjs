// Says which functions of the engine for pages are called, so that it can be split into what each reader needs, what else lessons
// need, and the rest.
//
// Usage: node profile_engine.mjs INSTRUMENTED ASSETS OUTPUT
// INSTRUMENTED is what `wasm-split --instrument` makes of the engine; ASSETS is the folder `assets/playground-…` of our own site.
// OUTPUT/PART has the numbers, among those that the engine defines, of the functions that belong to a part:
// - `engine`, which comes first: what the pictures of the finished screens need, at three widths and after their numbers have changed;
// - `more`, beside `engine`: what each change of them needs, that is what there is to say of it, the figure at every width, and goals;
// - `uikit`, beside both: the code in UIKit;
// - `…-scrolled`, `…-still` and `…-rows`, beside these: what only the screens need whose views move with the offset, only those whose views do
//   not, and of these only those with rows;
// - `pictures`, beside `engine`: what the first pictures of the other lessons need; what only lessons need that have whole screens, rare
//   controls or collections is in `screens`, `controls` and `collections`;
// - `asked`, beside `engine` and `more`: whatever else an editor asks, and what several lessons need after mistakes.
import fs from "node:fs";
import path from "node:path";

const [instrumented, assets, output] = process.argv.slice(2);

// The lessons that Tests/Browser/speed.py measures, and those that readers begin with.
const finished = ["profile", "timeline", "players-profile", "shrinking-avatar", "music-album", "index", "start", "notation"];
const widths = [320, 390, 1024];
const anchors = ["leading", "top", "width", "height"];
const conditions = ["text-size=AX3", "direction=rtl", "appearance=dark"];

// The parts that have what only these of the finished screens call, the smallest first.
const scrolled = ["profile", "shrinking-avatar"];
const still = finished.filter((screen) => !scrolled.includes(screen));
const screensOf = {
  "engine-scrolled": scrolled,
  "engine-rows": ["timeline", "music-album"],
  "engine-still": still,
  "more-scrolled": scrolled,
  "more-rows": ["timeline", "players-profile", "music-album"],
  "uikit-still": still,
};

// The lessons whose pictures are made of more than the rest of those that are not finished screens, by what only they need.
const picturesOf = {
  collections: ["card-grid", "settings-list", "reference/collection-views", "reference/lists"],
  controls: ["keyboard-form", "reference/controls", "reference/states"],
  screens: ["chat", "player-over-tabs", "reference/containers"],
};

// How many lessons call a function after mistakes that comes with `asked`.
const several = 12;

const file = (name) => new Uint8Array(fs.readFileSync(path.join(assets, name)));

// The page's own script, which stands here as text, since a file of its name is no module to Node.
const { Instance } = await import(`data:text/javascript;base64,${fs.readFileSync(path.join(assets, "instance.js"), "base64")}`);

// The engine in one part, with a lesson open, and what it is asked.
function started(lesson) {
  const instance = new Instance((name) => new WebAssembly.Module(file(name)));
  instance.add("engine", new WebAssembly.Module(fs.readFileSync(instrumented)));
  if (!instance.open(file("site.bin"), file(`lessons/${lesson}.bin`))) throw new Error(`${lesson} does not open`);
  return { ask: ({ verb, ...question }) => instance.ask(verb, question), engine: instance.engine };
}

// The places of the functions that have been called, among those that the module defines.
function called(engine) {
  const length = engine.__write_profile(0, 0);
  const place = engine.plumb_alloc(length);
  engine.__write_profile(place, length);
  const times = new DataView(engine.memory.buffer, place + 8, length - 8);
  return Array.from({ length: times.byteLength / 4 }, (_, index) => index).filter((index) => times.getUint32(index * 4, true));
}

// A whole number of an equation or of a property, as it is dragged.
const number = /(?<=[=@+-] )\d+(?![\d.])/g;

const moved = (code) => code.replace(number, (digits) => String(Number(digits) + 1));

// What readers write: other numbers, a line less, a word with a letter less.
function edits(code) {
  const lines = code.split("\n");
  const words = [...code.matchAll(/[a-zA-Z]{4,}/g)];
  const numbers = [...code.matchAll(number)];
  return [
    ...numbers.slice(0, 4).map(({ index, 0: digits }) => code.slice(0, index) + Number(digits) * 3 + code.slice(index + digits.length)),
    ...lines.slice(0, 6).map((_, index) => lines.filter((line, at) => at !== index).join("\n")),
    ...words.slice(0, 6).map(({ index }) => code.slice(0, index) + code.slice(index + 1)),
    `${code}\nLabel {`,
  ];
}

function draw({ ask }, blocks) {
  for (const [block, { figure, code }] of blocks.entries()) {
    if (!figure) continue;
    for (const text of [code, moved(code)]) {
      for (const width of widths) ask({ verb: "frames", block, code: text, width, draws: true, asked: 1 });
    }
  }
}

// What an editor asks of each change: what there is to say of it, the figure at every width, and which goals it meets.
function follow({ ask }, blocks) {
  for (const [block, { figure, code }] of blocks.entries()) {
    if (!figure) continue;
    const question = { block, width: widths[1], draws: true, asked: 1 };
    for (const text of [code, moved(code)]) {
      ask({ ...question, verb: "frames", code: text });
      ask({ verb: "findings", asked: 1 });
      ask({ ...question, verb: "live", code: text });
    }
    ask({ verb: "grade", block, code });
  }
}

// The code in UIKit of each change.
function translate({ ask }, blocks) {
  for (const [block, { figure, code }] of blocks.entries()) {
    if (figure) for (const text of [code, moved(code)]) ask({ verb: "uikit", block, code: text });
  }
}

// What a reader asks besides.
function explain({ ask }, blocks) {
  for (const [block, { figure, code }] of blocks.entries()) {
    if (!figure) continue;
    const question = { block, code, width: widths[1], draws: true, asked: 1 };
    const { views = [] } = JSON.parse(ask({ ...question, verb: "frames" }).text);
    for (const { path } of views.slice(-2)) {
      for (const anchor of anchors) ask({ ...question, verb: "reasons", question: `${path}.${anchor}` });
    }
    for (const offset of [code.indexOf("\n") + 1, code.indexOf(".") + 1]) ask({ verb: "complete", block, code, offset });
    for (const info of conditions) ask({ ...question, verb: "frames", conditions: info });
  }
  const data = ask({ verb: "data" });
  ask({ verb: "frames", block: 0, code: null, width: widths[1], draws: true, asked: 1, data });
}

// What it asks after a reader's edits.
function edit({ ask }, blocks) {
  for (const [block, { figure, code }] of blocks.entries()) {
    for (const text of figure ? edits(code) : []) {
      ask({ verb: "frames", block, code: text, width: widths[1], draws: true, asked: 1 });
      ask({ verb: "findings", asked: 1 });
    }
  }
}

function* lessons(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* lessons(name);
    else yield path.relative(path.join(assets, "lessons"), name).replace(/\.bin$/, "");
  }
}

// Has the questions of `body` asked alone, of an engine that has not been asked before.
function alone(lesson, body) {
  const worker = started(lesson);
  body(worker, worker.ask({ verb: "blocks" }));
  return called(worker.engine);
}

// By part that screens share: the finished screens that call a function.
const calling = { engine: new Map(), more: new Map(), uikit: new Map() };
// The same of the first pictures of other lessons.
const drawing = new Map();
const note = (callers, place, lesson) => callers.set(place, [...(callers.get(place) ?? []), lesson]);
const [asked, uses] = [new Set(), new Map()];
for (const lesson of lessons(path.join(assets, "lessons"))) {
  const isFinished = finished.includes(lesson);
  for (const [part, body] of isFinished ? [["engine", draw], ["more", follow], ["uikit", translate]] : []) {
    for (const place of alone(lesson, body)) note(calling[part], place, lesson);
  }
  if (isFinished) alone(lesson, explain).forEach((place) => asked.add(place));
  else alone(lesson, draw).forEach((place) => note(drawing, place, lesson));
  for (const place of alone(lesson, edit)) uses.set(place, (uses.get(place) ?? 0) + 1);
}
for (const [place, times] of uses) if (times >= several) asked.add(place);

const names = [...Object.keys(calling), ...Object.keys(screensOf), "pictures", ...Object.keys(picturesOf)];
const needed = Object.fromEntries(names.map((part) => [part, new Set()]));
const isOf = (part, screens) => screens.every((screen) => (screensOf[part] ?? finished).includes(screen));
for (const [shared, callers] of Object.entries(calling)) {
  const own = Object.keys(screensOf).filter((part) => part.startsWith(shared));
  for (const [place, screens] of callers) {
    const isThere = Object.keys(needed).some((part) => needed[part].has(place) && isOf(part, screens));
    if (!isThere) needed[own.find((part) => isOf(part, screens)) ?? shared].add(place);
  }
}
const larger = Object.values(picturesOf).flat();
for (const [place, drawn] of drawing) {
  if (needed.engine.has(place)) continue;
  const own = Object.keys(picturesOf).find((part) => drawn.every((lesson) => picturesOf[part].includes(lesson)));
  needed[drawn.every((lesson) => larger.includes(lesson)) ? (own ?? "screens") : "pictures"].add(place);
}
needed.asked = new Set([...asked].filter((place) => !needed.engine.has(place) && !needed.more.has(place)));
for (const [part, places] of Object.entries(needed)) {
  fs.writeFileSync(path.join(output, part), [...places].sort((one, other) => one - other).map((place) => `${place}\n`).join(""));
}
