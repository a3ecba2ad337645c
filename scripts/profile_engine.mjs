// Says which functions of the engine for pages are called, so that it can be split into what each reader needs, what else lessons
// need, and the rest.
//
// Usage: node profile_engine.mjs MODULE INSTRUMENTED ASSETS OUTPUT
// INSTRUMENTED is what `wasm-split --instrument` makes of MODULE, whose functions have names; ASSETS is the folder `assets/playground-…`
// of our own site. OUTPUT/all has the names of all functions. OUTPUT/engine has those that the pictures of the finished screens need, at
// three widths and after their numbers have changed; OUTPUT/more those that each change needs besides: what there is to say of it, the
// figure at every width, and goals; OUTPUT/asked those for whatever else an editor asks, and those that several lessons need after
// mistakes, too; and OUTPUT/pictures those that the first pictures of the other lessons need besides.
import fs from "node:fs";
import path from "node:path";

const [module, instrumented, assets, output] = process.argv.slice(2);

// The lessons that Tests/Browser/speed.py measures, and those that readers begin with.
const finished = ["profile", "timeline", "players-profile", "shrinking-avatar", "music-album", "index", "start", "notation"];
const widths = [320, 390, 1024];
const anchors = ["leading", "top", "width", "height"];
const conditions = ["text-size=AX3", "direction=rtl", "appearance=dark"];

// How many lessons call a function after mistakes that comes with the second part.
const several = 12;

const file = (name) => new Uint8Array(fs.readFileSync(path.join(assets, name)));

// The page's own script, which stands here as text, since a file of its name is no module to Node.
const { Instance } = await import(`data:text/javascript;base64,${fs.readFileSync(path.join(assets, "instance.js"), "base64")}`);

// The engine in one part, with a lesson open, and what it is asked.
function started(lesson) {
  const instance = new Instance((name) => new WebAssembly.Module(file(name)));
  instance.add(new WebAssembly.Module(fs.readFileSync(instrumented)));
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

// A number of an equation or of a property, as it is dragged.
const number = /(?<=[=@+-] )\d+/g;

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

// The names of the functions that a module defines, in their order; those that it imports stand before them.
function names(bytes) {
  const module = new WebAssembly.Module(bytes);
  const imported = WebAssembly.Module.imports(module).filter(({ kind }) => kind === "function").length;
  const [section] = WebAssembly.Module.customSections(module, "name");
  const data = new Uint8Array(section);
  let at = 0;
  const number = () => {
    for (let value = 0, factor = 1; ; factor *= 128) {
      value += (data[at] & 0x7f) * factor;
      if (data[at++] < 0x80) return value;
    }
  };
  while (at < data.length) {
    const [kind, size] = [data[at++], number()];
    if (kind !== 1) at += size;
    else {
      return Array.from({ length: number() }, () => {
        number();
        const length = number();
        at += length;
        return new TextDecoder().decode(data.subarray(at - length, at));
      }).slice(imported);
    }
  }
  throw new Error("the module's functions have no names");
}

function* lessons(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* lessons(name);
    else yield path.relative(path.join(assets, "lessons"), name).replace(/\.bin$/, "");
  }
}

const first = new Set();
const drawn = new Set();
const followed = new Set();
const explained = new Set();
const uses = new Map();
const add = (places, sets) => places.forEach((place) => sets.forEach((set) => set.add(place)));
for (const lesson of lessons(path.join(assets, "lessons"))) {
  const worker = started(lesson);
  const blocks = worker.ask({ verb: "blocks" });
  const isFinished = finished.includes(lesson);
  draw(worker, blocks);
  add(called(worker.engine), isFinished ? [drawn, first] : [drawn]);
  follow(worker, blocks);
  if (isFinished) add(called(worker.engine), [followed]);
  explain(worker, blocks);
  if (isFinished) add(called(worker.engine), [explained]);
  edit(worker, blocks);
  for (const place of called(worker.engine)) uses.set(place, (uses.get(place) ?? 0) + 1);
}
const known = names(fs.readFileSync(module));
const write = (name, places) => fs.writeFileSync(path.join(output, name), known.filter((_, place) => places(place)).map((each) => `${each}\n`).join(""));
const parts = [
  ["engine", (place) => first.has(place)],
  ["more", (place) => followed.has(place)],
  ["asked", (place) => explained.has(place) || uses.get(place) >= several],
  ["pictures", (place) => drawn.has(place)],
];
write("all", () => true);
parts.forEach(([name, isIn], index) => write(name, (place) => isIn(place) && !parts.slice(0, index).some(([, isBefore]) => isBefore(place))));
