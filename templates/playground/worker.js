// The engine in a thread of its own, which fetches its parts and what it needs of site and lesson, and then answers questions; each
// answer names the question. What takes too long is ended from outside.

import { Instance, fileOf } from "./instance.js";

const instance = new Instance(moduleOf);
let root;
let unpacker;
let unpackerExports;
// The bytes of the site's file and of the lesson's.
let files;

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

// The module of a file, packed or not.
function moduleOf(name) {
  const bytes = read(name);
  return name.includes(".packed.") ? unpacked(bytes) : new WebAssembly.Module(bytes);
}

// The module of a packed part. One memory serves them all: a browser has room for a hundred, with those of pages that are kept to be gone
// back to.
function unpacked(packed) {
  const { room, unpack, memory } = (unpackerExports ??= new WebAssembly.Instance(unpacker).exports);
  const place = room(packed.length);
  new Uint8Array(memory.buffer).set(packed, place);
  const start = unpack(packed.length);
  return new WebAssembly.Module(new Uint8Array(memory.buffer, start, new DataView(memory.buffer).getUint32(start - 4, true)));
}

// Whether the parts are there, of which the first one is the engine's, and the lesson can be read.
async function open({ root: address, lesson, parts }) {
  root = address;
  try {
    const names = ["unpack.wasm", "site.bin", ...parts.map(fileOf)].map((name) => fetched(name));
    const [own, code, site, ...packed] = await Promise.all([fetched(`lessons/${lesson}.bin`, { cache: "no-cache" }), ...names]);
    unpacker = new WebAssembly.Module(code);
    add(parts, packed);
    files = [site, own];
    return instance.open(site, own);
  } catch {
    return false;
  }
}

// Whether what another thread has is here, too; further parts are fetched.
function take({ root: address, modules, unicodeModule, unpacker: made, files: copied }) {
  [root, unpacker, files] = [address, made, copied];
  for (const [part, module] of modules) instance.add(part, module);
  instance.unicodeModule ??= unicodeModule;
  return instance.open(...files);
}

function add(parts, packed) {
  for (const [index, part] of parts.entries()) if (!instance.modules.has(part)) instance.add(part, unpacked(packed[index]));
}

// Whether further parts are there, which are fetched while the engine answers.
async function more({ parts }) {
  try {
    add(parts, await Promise.all(parts.map((part) => fetched(fileOf(part)))));
    return true;
  } catch {
    return false;
  }
}

// What another thread needs to have the same engine.
const copy = () => ({ modules: instance.modules, unicodeModule: instance.unicodeModule, unpacker, files });

// How often at most a picture is drawn to be compiled, and for how long.
const mostDrawn = 150;
const mostTime = 1000; // ms

// Draws a picture again and again, beside what is asked: a browser compiles well what has run for a while, and until then it takes half as
// long again. Other spaces behind its code have all of it read anew.
async function warmUp({ question }) {
  let spent = 0;
  for (let count = 0; count < mostDrawn && spent < mostTime; count++) {
    const start = performance.now();
    instance.ask("frames", { ...question, code: question.code + " ".repeat(1 + (count % 2)), draws: true, asked: null });
    spent += performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const verbs = { open, take, more, copy, warmUp };

// An error in the engine is one of the thread, which ends it.
onmessage = ({ data: { id, verb, ...question } }) => {
  const answered = async () => {
    const result = await (verbs[verb] ? verbs[verb](question) : instance.ask(verb, question));
    postMessage({ id, result, parts: instance.modules.size });
  };
  answered().catch((error) => setTimeout(() => { throw error; }));
};
