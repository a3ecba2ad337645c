// The engine with a lesson open in it: the worker has one, and so has the page once it is idle, see `here.js`.
//
// The functions of the engine come in parts. `engine` has what finished screens need to be solved, drawn and coloured, and `more` what there is
// to say of them; beside these `…-scrolled` has what only screens need whose views move with the offset, `…-still` those whose views do not, and
// `…-rows` those with rows. Where a function is called that is not there, its part, whichever it is, is asked for in the middle of the answer.

export const parts = [
  "engine", "engine-scrolled", "engine-still", "engine-rows", "more", "more-scrolled", "more-rows", "uikit", "uikit-still", "asked",
  "pictures", "screens", "controls", "collections", "rest",
];
export const fileOf = (part) => `${part}.packed.wasm`;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

// Questions whose answers hang on the conditions and data that a reader has chosen.
const depends = new Set(["frames", "live", "findings", "reasons", "grade", "uikit"]);

export class Instance {
  // `moduleOf` gives the module of a file while an answer waits for it.
  constructor(moduleOf) {
    this.moduleOf = moduleOf;
    this.modules = new Map(); // by the names of their parts
    this.unicodeModule = null;
    this.told = { conditions: "", data: null };
    // What was solved last: the question, its number, which the findings are about, and the answer.
    this.solved = {};
  }

  // Adds a part, whose functions take the places of those that stand for them in the engine's table; the first one comes first.
  add(part, module) {
    const standIns = parts.map((other) => [other, new Proxy({}, { get: (_, place) => this.standIn(Number(place), other) })]);
    const unicode = new Proxy({}, { get: (_, name) => (...values) => this.unicode()[name](...values) });
    const { exports } = new WebAssembly.Instance(module, { e: this.engine ?? {}, u: unicode, ...Object.fromEntries(standIns) });
    this.modules.set(part, module);
    this.engine ??= exports;
  }

  // A function that asks for the part that has the real one, and calls that.
  standIn(place, part) {
    return (...values) => {
      if (!this.modules.has(part)) this.add(part, this.moduleOf(fileOf(part)));
      return this.engine.table.get(place)(...values);
    };
  }

  // Unicode's large tables, which stand in the engine's memory.
  unicode() {
    this.unicodeModule ??= this.moduleOf("unicode.wasm");
    return (this.unicodeExports ??= new WebAssembly.Instance(this.unicodeModule, { env: { memory: this.engine.memory } }).exports);
  }

  // Calls `body` with the bytes in the engine's memory.
  lend(texts, body) {
    const { engine } = this;
    const places = texts.map((bytes) => engine.plumb_alloc(bytes.length));
    texts.forEach((bytes, index) => new Uint8Array(engine.memory.buffer, places[index], bytes.length).set(bytes));
    const result = body(...places);
    for (const place of places) engine.plumb_free(place);
    return result;
  }

  // The text of an answer that is so many bytes long.
  text(length) {
    return decoder.decode(new Uint8Array(this.engine.memory.buffer, this.engine.plumb_answer(), length));
  }

  // Whether the lesson can be read.
  open(site, lesson) {
    return this.lend([site, lesson], (a, b) => this.engine.plumb_open(a, site.length, b, lesson.length)) === 1;
  }

  // The answer to a question; an error in the engine is the caller's.
  ask(verb, question) {
    if (depends.has(verb)) this.tell(question);
    return this[verb](question);
  }

  // Figures of a page share the engine: what a question is about is told before it is asked, where it is not so already.
  tell({ conditions = "", data = null }) {
    const { told } = this;
    if (conditions !== told.conditions) {
      const bytes = encoder.encode(conditions);
      this.lend([bytes], (place) => this.engine.plumb_conditions(place, bytes.length));
    }
    if (data !== told.data && JSON.stringify(data) !== JSON.stringify(told.data)) {
      const bytes = packed(data ?? this.data());
      this.lend([bytes], (place) => this.engine.plumb_choose_data(place, bytes.length));
    }
    this.told = { conditions, data };
  }

  // The frames as text, the colours of the code, and the milliseconds that it took, next to none where it was asked last. An editor
  // begins with what has been prepared for it.
  frames({ block, code, width, offset = 0, draws, asked, ...others }) {
    const start = performance.now();
    const question = JSON.stringify([block, code, width, offset, draws, others]);
    if (this.solved.question !== question) this.solved = { question, answer: this.solve(block, code, width, offset, draws) };
    this.solved.asked = asked;
    return { ...this.solved.answer, took: performance.now() - start };
  }

  solve(block, code, width, offset, draws) {
    const bytes = encoder.encode(code ?? "");
    const count = code === null ? -1 : bytes.length;
    return this.lend([bytes], (place) => {
      const colors = code === null ? undefined : this.text(this.engine.plumb_color(block, place, count));
      const text = this.text(this.engine.plumb_frames(block, place, count, width, offset, draws ? 1 : 0));
      return { colors, text };
    });
  }

  // The figure at every width and offset, as HTML and rules; null where it cannot be followed.
  live({ block, code, width }) {
    const bytes = encoder.encode(code);
    return this.text(this.lend([bytes], (place) => this.engine.plumb_live(block, place, bytes.length, width)));
  }

  // What else there is to say of a figure, which is solved first where it is not the last one.
  findings(question) {
    if (question.asked !== this.solved.asked) this.frames({ ...question, draws: false });
    return this.text(this.engine.plumb_findings());
  }

  grade({ block, code }) {
    const bytes = encoder.encode(code);
    return JSON.parse(this.text(this.lend([bytes], (place) => this.engine.plumb_grade(block, place, bytes.length))));
  }

  // The block in UIKit, as JSON.
  uikit({ block, code }) {
    const bytes = encoder.encode(code);
    return this.text(this.lend([bytes], (place) => this.engine.plumb_uikit(block, place, bytes.length)));
  }

  reasons({ block, code, width, offset = 0, question }) {
    const [bytes, words] = [encoder.encode(code), encoder.encode(question)];
    const length = this.lend([bytes, words], (place, at) =>
      this.engine.plumb_reasons(block, place, bytes.length, width, offset, at, words.length));
    return JSON.parse(this.text(length));
  }

  complete({ block, code, offset }) {
    const bytes = encoder.encode(code);
    return JSON.parse(this.text(this.lend([bytes], (place) => this.engine.plumb_complete(block, place, bytes.length, offset))));
  }

  data() { return (this.authorsData ??= JSON.parse(this.text(this.engine.plumb_data()))); }

  blocks() { return JSON.parse(this.text(this.engine.plumb_blocks())); }
}

// Writes data as `DataWriter` does.
function packed(fields) {
  const bytes = [];
  const whole = (number) => {
    let rest = number * 2;
    while (rest > 0x7f) {
      bytes.push((rest & 0x7f) | 0x80);
      rest = Math.floor(rest / 128);
    }
    bytes.push(rest);
  };
  const text = (string) => {
    const utf8 = encoder.encode(string);
    whole(utf8.length);
    for (const byte of utf8) bytes.push(byte);
  };
  const number = (value) => {
    whole(3);
    bytes.push(...new Uint8Array(new Float64Array([value]).buffer));
  };
  const list = (values) => {
    whole(5);
    whole(values.length);
    for (const value of values) write(value);
  };
  const record = (object) => {
    whole(Object.keys(object).length);
    for (const [name, value] of Object.entries(object)) {
      text(name);
      write(value);
    }
  };
  function write(value) {
    if (value === null) whole(0);
    else if (typeof value === "boolean") whole(value ? 2 : 1);
    else if (typeof value === "number") number(value);
    else if (typeof value === "string") whole(4), text(value);
    else if (Array.isArray(value)) list(value);
    else whole(6), record(value);
  }
  record(fields);
  return new Uint8Array(bytes);
}
