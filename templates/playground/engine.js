// The engine of the page, which all its editors share.

export const patience = 3000; // ms

// One engine for the page, in a worker, which is ended and started anew where an answer takes too long.
class Engine {
  constructor(lesson, hasExercises) {
    const file = async (name, options) => {
      const response = await fetch(new URL(name, plumbEngine), options);
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      return response.arrayBuffer();
    };
    this.parts = Promise.all([
      file(hasExercises ? "exercises.wasm" : "engine.wasm").then((bytes) => WebAssembly.compile(bytes)), file("site.bin"),
      file(`lessons/${lesson}.bin`, { cache: "no-cache" })]);
    this.number = 0;
  }

  start() {
    this.waiting = new Map();
    this.worker = new Worker(new URL("worker.js", plumbEngine));
    this.worker.onmessage = ({ data }) => {
      this.waiting.get(data.id)?.(data.result);
      this.waiting.delete(data.id);
    };
    // A trap ends the engine; whoever waits is told.
    this.worker.onerror = () => this.end();
    this.opened = this.parts.then(([module, site, lesson]) => this.post({ verb: "open", module, site, lesson }));
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

  // The answer; undefined where there is none in time.
  async ask(question, limit = patience) {
    if (!this.worker) this.start();
    await this.opened;
    if (!this.worker) return undefined;
    const clock = setTimeout(() => this.end(), limit);
    const answer = await this.post(question);
    clearTimeout(clock);
    return answer;
  }
}

let engine = null;

// Loads the engine, if it is not there yet; the blocks of the lesson are its first answer.
export const load = (lesson) => (engine ??= new Engine(lesson, document.querySelector("[data-exercise]") !== null)).ask({ verb: "blocks" });

// The engine's answer; undefined where there is none in time, or the engine is not loaded.
export const ask = async (question, limit = patience) => engine?.ask(question, limit);
