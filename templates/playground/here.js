// The engine in the page's own thread, for pictures that are made quickly: a number that is dragged is drawn in the frame that comes
// next, where an answer of the worker would have to wait for the one after it.

import { Instance } from "./instance.js";

// What takes longer is felt; the figure's last picture took no longer.
const mostMilliseconds = 50;
const mostChangedLetters = 3;

let instance = null;
let isRefused = false; // by a browser that instantiates nothing as large in a page's own thread
// Of each block the last question that a picture was drawn for, and the milliseconds that it took.
const drawn = new Map();

// How many parts of the engine are here.
export const partsHere = () => (isRefused ? Infinity : (instance?.modules.size ?? 0));

// Takes the parts that the worker has, as compiled there.
export function takeParts({ modules, unicodeModule, files }) {
  try {
    const made = instance ?? new Instance(() => { throw new Error("the worker has it"); });
    for (const [part, module] of modules) if (!made.modules.has(part)) made.add(part, module);
    made.unicodeModule ??= unicodeModule;
    if (instance || made.open(...files)) instance = made;
  } catch {
    isRefused = true;
    instance = null;
  }
}

// Notes whether a question had a picture as its answer, and the milliseconds that it took; where it had none the last picture is still
// what the next one is compared with.
export function note(question, isDrawn, took) {
  const last = drawn.get(question.block);
  if (isDrawn) drawn.set(question.block, { ...question, took });
  else if (last) last.took = Math.max(last.took, took);
}

// The answer for a code that differs little from that of the figure's last picture, which was made quickly; undefined for others.
export function frames(question) {
  const last = drawn.get(question.block);
  const isQuick = last?.took <= mostMilliseconds && last.conditions === question.conditions && last.data === question.data && isNear(last.code, question.code);
  if (!instance || !isQuick) return undefined;
  try {
    return instance.ask("frames", question);
  } catch {
    instance = null; // a part is missing here, or the worker will meet the same error
    return undefined;
  }
}

// Whether a text differs from another in a few letters that stand together.
function isNear(one, other) {
  if (one === other) return true;
  const least = Math.min(one.length, other.length);
  let start = 0;
  while (start < least && one[start] === other[start]) start++;
  let end = 0;
  while (end < least - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return Math.max(one.length, other.length) - start - end <= mostChangedLetters;
}
