// The engine in a thread of its own, which fetches its parts and what it needs of site and lesson, and then answers questions; each
// answer names the question. What takes too long is ended from outside.
//
// The functions of the engine come in parts. The first has what finished screens need to be solved, drawn and coloured, and the second,
// which a page fetches once it is idle, what there is to say of them. Where a function is called that is not there, the engine waits for its part.

const parts = ["engine", "more", "pictures", "rest"].map((name) => `${name}.packed.wasm`);
let engine = null;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

// Calls `body` with the bytes in the engine's memory.
function lend(texts, body) {
  const loans = texts.map((bytes) => {
    const place = engine.plumb_alloc(bytes.length);
    return { place, bytes };
  });
  for (const { place, bytes } of loans) new Uint8Array(engine.memory.buffer, place, bytes.length).set(bytes);
  const result = body(...loans.map((loan) => loan.place));
  for (const { place } of loans) engine.plumb_free(place);
  return result;
}

const answer = (length) => decoder.decode(new Uint8Array(engine.memory.buffer, engine.plumb_answer(), length));

let root;
let unpacker;
// What each part that is there exports, and the first one's functions that are called by their place.
const loaded = [];
let table;

async function fetched(name, options) {
  const response = await fetch(new URL(name, root), options);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

// The bytes of a file, for which the engine waits in the middle of an answer.
function read(name) {
  postMessage({ reads: true });
  const request = new XMLHttpRequest();
  request.open("GET", new URL(name, root), false);
  request.responseType = "arraybuffer";
  try {
    request.send();
  } finally {
    postMessage({ reads: false });
  }
  if (request.status !== 200) throw new Error(`${name}: ${request.status}`);
  return new Uint8Array(request.response);
}

// The bytes of a packed module.
function unpacked(packed, unpacker) {
  const { room, unpack, memory } = new WebAssembly.Instance(unpacker).exports;
  const place = room(packed.length);
  new Uint8Array(memory.buffer).set(packed, place);
  const start = unpack(packed.length);
  return new Uint8Array(memory.buffer, start, new DataView(memory.buffer).getUint32(start - 4, true));
}

// Adds the next part, whose functions take the places of those that stand for them in the engine's table.
function add(packed) {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(unpacked(packed, unpacker)), {
    e: loaded.at(-1) ?? {},
    p: new Proxy({}, { get: (_, place) => standIn(Number(place), loaded.length + 1) }),
    u: new Proxy({}, { get: (_, name) => (...values) => unicode()[name](...values) }),
  });
  loaded.push(exports);
}

// A function that loads the part that has the real one, and calls that.
function standIn(place, part) {
  return (...values) => {
    if (loaded.length <= part) add(read(parts[part]));
    return table.get(place)(...values);
  };
}

// Unicode's large tables, which stand in the engine's memory.
let tables;
function unicode() {
  return (tables ??= new WebAssembly.Instance(new WebAssembly.Module(read("unicode.wasm")), { env: { memory: engine.memory } }).exports);
}

// Whether the module is there and the lesson can be read.
async function open({ root: address, lesson }) {
  root = address;
  try {
    const names = ["unpack.wasm", parts[0], "site.bin"].map((name) => fetched(name));
    const [code, first, all, own] = await Promise.all([...names, fetched(`lessons/${lesson}.bin`, { cache: "no-cache" })]);
    unpacker = new WebAssembly.Module(code);
    add(first);
    engine = loaded[0];
    table = Object.values(engine).find((each) => each instanceof WebAssembly.Table);
    return lend([all, own], (a, b) => engine.plumb_open(a, all.length, b, own.length)) === 1;
  } catch {
    return false;
  }
}

// Whether the second part is there, which is fetched while the engine answers.
async function more() {
  try {
    const packed = await fetched(parts[1]);
    if (loaded.length === 1) add(packed);
    return true;
  } catch {
    return false;
  }
}

// What was solved last, the answer, and the number of the question, which the findings are about.
let solved = {};

// The text of the frames, and the colours of the code. An editor begins with what has been prepared for it.
function frames({ block, code, width, draws, asked, ...others }) {
  const question = JSON.stringify([block, code, width, draws, others]);
  if (solved.question !== question) solved = { question, answer: solve(block, code, width, draws) };
  solved.asked = asked;
  return solved.answer;
}

function solve(block, code, width, draws) {
  const bytes = encoder.encode(code ?? "");
  const count = code === null ? -1 : bytes.length;
  return lend([bytes], (place) => {
    const colors = code === null ? undefined : answer(engine.plumb_color(block, place, count));
    return { colors, text: answer(engine.plumb_frames(block, place, count, width, draws ? 1 : 0)) };
  });
}

// What else there is to say of what was solved last; null once something else has been.
const findings = ({ asked }) => (asked === solved.asked ? answer(engine.plumb_findings()) : null);

function grade({ block, code }) {
  const bytes = encoder.encode(code);
  return JSON.parse(answer(lend([bytes], (place) => engine.plumb_grade(block, place, bytes.length))));
}

function reasons({ block, code, width, question }) {
  const [bytes, words] = [encoder.encode(code), encoder.encode(question)];
  const length = lend([bytes, words], (place, at) => engine.plumb_reasons(block, place, bytes.length, width, at, words.length));
  return JSON.parse(answer(length));
}

function complete({ block, code, offset }) {
  const bytes = encoder.encode(code);
  return JSON.parse(answer(lend([bytes], (place) => engine.plumb_complete(block, place, bytes.length, offset))));
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

let authorsData;
const data = () => (authorsData ??= JSON.parse(answer(engine.plumb_data())));

// Figures of a page share the engine: what a question is about is told before it is asked, where it is not so already.
let told = { conditions: "", data: null };
function tell({ conditions = "", data: changed = null }) {
  if (conditions !== told.conditions) {
    const bytes = encoder.encode(conditions);
    lend([bytes], (place) => engine.plumb_conditions(place, bytes.length));
  }
  if (JSON.stringify(changed) !== JSON.stringify(told.data)) {
    const bytes = packed(changed ?? data());
    lend([bytes], (place) => engine.plumb_choose_data(place, bytes.length));
  }
  told = { conditions, data: changed };
}

const blocks = () => JSON.parse(answer(engine.plumb_blocks()));

const verbs = { open, more, frames, findings, reasons, grade, blocks, complete, data };

const depends = new Set(["frames", "reasons", "grade"]);

// An error in the engine is one of the thread, which ends it.
onmessage = ({ data: { id, verb, ...question } }) => {
  const answered = async () => {
    if (depends.has(verb)) tell(question);
    postMessage({ id, result: await verbs[verb](question) });
  };
  answered().catch((error) => setTimeout(() => { throw error; }));
};
