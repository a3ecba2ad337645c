// The engine in a thread of its own. The page hands it the module and what it needs of site and lesson, then questions;
// each answer names the question. What takes too long is ended from outside.

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

async function open({ module, site, lesson }) {
  engine = (await WebAssembly.instantiate(module, {})).exports;
  const [all, own] = [new Uint8Array(site), new Uint8Array(lesson)];
  return lend([all, own], (a, b) => engine.plumb_open(a, all.length, b, own.length)) === 1;
}

function solve({ block, code, width, draws }) {
  const bytes = encoder.encode(code ?? "");
  const count = code === null ? -1 : bytes.length;
  const length = lend([bytes], (place) => engine.plumb_solve(block, place, count, width, draws ? 1 : 0));
  return JSON.parse(answer(length));
}

function color({ block, code }) {
  const bytes = encoder.encode(code);
  return answer(lend([bytes], (place) => engine.plumb_color(block, place, bytes.length)));
}

function grade({ block, code }) {
  const bytes = encoder.encode(code);
  return JSON.parse(answer(lend([bytes], (place) => engine.plumb_grade(block, place, bytes.length))));
}

function reasons({ block, code, width, question }) {
  const [bytes, words] = [encoder.encode(code), encoder.encode(question)];
  const length = lend([bytes, words], (place, at) => engine.plumb_reasons(block, place, bytes.length, width, at, words.length));
  return JSON.parse(answer(length));
}

const blocks = () => JSON.parse(answer(engine.plumb_blocks()));

const verbs = { open, solve, reasons, color, grade, blocks };

onmessage = async ({ data }) => {
  const result = await verbs[data.verb](data);
  postMessage({ id: data.id, result });
};
