// The engine of the page, which all its editors share: at first what most figures need of it, and once the page is idle what else
// there is to say of them. Then there is another one in the page's own thread.

// It comes beside the worker's start, which waits for some of the same.
const coming = import("./here.js").catch(() => null);
let here = null;

export const patience = 3000; // ms

// The parts that a page fetches apart from `engine` and `more`, by what its figures are.
const partsOfKinds = new Set(["engine-scrolled", "engine-still", "engine-rows", "more-scrolled", "more-rows"]);

// A part of the engine, and what else of it the page's figures need: screens whose views move with the offset, those whose views do not, and of
// these those with rows. What they need besides is asked for when it is called.
export function partsOf(part) {
  const isScrolled = document.querySelector(".Live .Moves") !== null;
  const hasRows = document.querySelector(".Live .Waits") !== null;
  const kinds = isScrolled ? ["scrolled"] : hasRows ? ["still", "rows"] : ["still"];
  return [part, ...kinds.map((kind) => `${part}-${kind}`).filter((each) => partsOfKinds.has(each))];
}

const idle = () => new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve, { timeout: 1000 }));

// The engine in a worker, which fetches it, and which is ended where an answer takes too long.
class Thread {
  // `copied` is what another one has of the engine; without it it is fetched.
  constructor(lesson, copied) {
    this.number = 0;
    this.waiting = new Map();
    this.parts = 0;
    this.worker = new Worker(new URL("worker.js", plumbEngine), { type: "module" });
    this.worker.onmessage = ({ data }) => {
      if (data.reads !== undefined) return (this.reads = data.reads);
      this.parts = data.parts;
      this.waiting.get(data.id)?.(data.result);
      this.waiting.delete(data.id);
    };
    // A trap ends the engine; whoever waits is told.
    this.worker.onerror = () => this.end();
    const root = new URL(plumbEngine).href;
    this.opened = this.post(copied ? { verb: "take", root, ...copied } : { verb: "open", root, lesson, parts: partsOf("engine") });
  }

  post(question) {
    const id = ++this.number;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.worker.postMessage({ ...question, id });
    });
  }

  end() {
    this.worker?.terminate();
    this.worker = null;
    for (const resolve of this.waiting.values()) resolve(undefined);
  }

  // The answer; undefined where there is none. The time in which a part of the engine comes does not count.
  async ask(question, limit) {
    if (!(await this.opened)) this.end();
    if (!this.worker) return undefined;
    const clock = limit && setInterval(() => this.reads || this.end(), limit);
    const answer = await this.post(question);
    clearInterval(clock);
    return answer;
  }
}

const firstVerbs = new Set(["blocks", "frames"]);

class Engine {
  constructor(lesson) {
    this.lesson = lesson;
    this.isWhole = false;
    // Until more of the engine is there; it is fetched after the first answer, and again after an attempt that failed.
    this.whole = new Promise((resolve) => (this.announce = resolve));
    this.answered = new Promise((resolve) => (this.announceFirst = resolve));
  }

  // The figure and the code of each block; undefined where there is no answer, and asked again then.
  async blocks() {
    const known = await (this.known ??= this.ask({ verb: "blocks" }, patience));
    if (!known) this.known = null;
    return known;
  }

  // The running thread, started anew where it has ended.
  get thread() {
    if (!this.running?.worker) this.running = new Thread(this.lesson);
    return this.running;
  }

  async load() {
    await this.answered;
    await idle();
    const isThere = await this.thread.ask({ verb: "more", parts: partsOf("more") });
    this.loading = null;
    if (!isThere) return;
    this.isWhole = true;
    this.announce();
    this.copy();
  }

  // Brings the parts that the worker has, and the page's own thread has not, once the page is idle.
  async copy() {
    if (this.isCopying || here?.partsHere() >= this.thread.parts) return;
    this.isCopying = true;
    await idle();
    here ??= await coming;
    const copied = here && (await this.thread.ask({ verb: "copy" }));
    if (copied) here.takeParts(copied);
    this.isCopying = !here; // where it does not come it is not tried again
  }

  // Ends the threads; the next question starts them anew.
  end() {
    this.running?.end();
    this.second?.then((thread) => thread?.end());
  }

  // Has the browser compile well what draws a figure, once for a page.
  warmUp(question) {
    if (!this.isWhole || this.isWarm) return;
    this.isWarm = true;
    this.thread.post({ verb: "warmUp", question });
  }

  // The answer of a thread of its own, so that nobody who draws waits for what takes longer; undefined where there is none in time.
  async askBeside(question, limit) {
    if (!this.isWhole) return undefined;
    const known = this.second;
    if (known && !(await known)?.worker && this.second === known) this.second = null; // it has ended
    this.second ??= this.thread.ask({ verb: "copy" }).then((copied) => copied && new Thread(this.lesson, copied));
    return (await this.second)?.ask(question, limit);
  }

  // The answer; undefined where there is none in time, or nobody to give it.
  async ask(question, limit) {
    if (!this.isWhole && !firstVerbs.has(question.verb)) await (this.loading ??= this.load());
    if (!this.isWhole && !firstVerbs.has(question.verb)) return undefined;
    const answer = await this.thread.ask(question, limit);
    if (question.verb === "frames" && question.asked && !this.isWhole) {
      this.announceFirst();
      this.loading ??= this.load();
    }
    if (this.isWhole) this.copy();
    return answer;
  }
}

let engine = null;

// A page that the browser keeps while another one is read needs no engine until a reader is back, and the other one needs the memory.
addEventListener("pagehide", ({ persisted }) => persisted && engine?.end());

// Loads the engine, if it is not there yet; the blocks of the lesson are its first answer.
export const load = (lesson) => (engine ??= new Engine(lesson)).blocks();

// Loads the engine for a figure that a reader reaches for, and asks what its editor will ask first.
export async function prepare(lesson, figure) {
  const blocks = await load(lesson);
  const block = blocks?.findIndex((each) => each.figure === figure.dataset.figure) ?? -1;
  if (block >= 0 && !engine.isPrepared) {
    engine.isPrepared = true;
    const width = figure.querySelector(".Range input").valueAsNumber;
    ask({ verb: "frames", draws: true, asked: 0, block, code: blocks[block].code, width, conditions: "", data: null });
  }
}

// The engine's answer; undefined where there is none in time, or the engine is not loaded.
export const ask = async (question, limit = patience) => engine?.ask(question, limit);

// The answer to what takes longer than a picture: the figure at every width, its UIKit code; undefined where there is none in time.
export const askBeside = async (question) => engine?.askBeside(question, patience);

// Has the browser compile well what the next pictures of a figure need.
export const warmUp = (question) => engine?.warmUp(question);

// The frames from the engine in the page's own thread; undefined where they are the worker's to answer.
export const framesNow = (question) => here?.frames(question);

// Notes whether a question had a picture as its answer, and the milliseconds that it took.
export const note = (question, isDrawn, took) => here?.note(question, isDrawn, took);

// Whether the engine has more to say than the frames.
export const isWhole = () => engine?.isWhole === true;

// Calls `body` once more of the engine is there, where it is not yet.
export const onceWhole = (body) => {
  if (engine && !isWhole()) engine.whole.then(body);
};
