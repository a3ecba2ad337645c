// The editor below a figure: the block's code, the picture that it gives at a width, and what the engine has to say of it.
// The platform's text area takes the input; the engine's colours lie beneath it.

const words = { codeOfFigure: "Code of the figure", width: "Width", reset: "Reset", close: "Close", isSolved: "Solved.", goalsMet: "Solved: all of this holds at every width.", goalsMissed: "Not yet.", tooSlow: "This takes too long. The engine has been started anew.", why: "Why?", whyHint: "Click an edge in the picture, or choose one", view: "View", edge: "Edge or size", line: "Line {n}", copyLink: "Copy link", copied: "Copied", ...globalThis.plumbWords };
const patience = 3000; // ms

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
const editors = new Map();

// Opens the editor of a figure, or closes it; `given` is what a link holds.
export async function toggle(figure, button, lesson, given = null) {
  const known = editors.get(figure);
  if (known) return known.close();
  engine ??= new Engine(lesson, document.querySelector("[data-exercise]") !== null);
  const blocks = await engine.ask({ verb: "blocks" });
  const block = blocks?.findIndex((each) => each.figure === figure.dataset.figure) ?? -1;
  if (block >= 0 && !editors.has(figure)) editors.set(figure, new Editor(figure, button, block, blocks[block].code, lesson, given));
}

// What a link holds: `FIGURE@WIDTH.CODE`, the code packed and in the letters of addresses.
export async function open(link, lesson) {
  const [, name, width, packed] = link.match(/^(.+)@(\d+)\.([\w-]+)$/) ?? [];
  const figure = name && document.querySelector(`figure[data-figure="${CSS.escape(name)}"]`);
  const button = figure?.querySelector("button.change");
  if (!button || packed.length > longestLink) return;
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const code = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
    await toggle(figure, button, lesson, { width: Number(width), code });
    figure.scrollIntoView({ block: "start" });
  } catch {} // it has been cut
}

const longestLink = 8000;

async function linkTo(figure, width, code) {
  const stream = new Blob([code]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const packed = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const address = new URL(location.href);
  address.search = new URLSearchParams({ change: `${figure}@${width}.${packed}` }).toString();
  address.hash = "";
  return address.href;
}

function element(name, properties = {}, children = []) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

class Editor {
  constructor(figure, button, block, code, lesson, given) {
    Object.assign(this, { figure, button, block, code, lesson });
    this.goals = [...(figure.closest("[data-exercise]")?.querySelectorAll(".goals li") ?? [])];
    this.build(code.replace(/\n$/, ""));
    if (given) {
      this.text.value = given.code;
      this.range.value = given.width;
    }
    figure.dataset.changing = "";
    button.setAttribute("aria-expanded", "true");
    this.text.focus({ preventScroll: true });
    this.update();
  }

  build(code) {
    const range = this.figure.querySelector(".Range input");
    this.range = element("input", { type: "range", min: range.min, max: range.max, step: 1, value: range.value, ariaLabel: words.width });
    this.points = element("output");
    this.picture = element("div", { className: "change-picture" });
    this.colors = element("code");
    this.text = element("textarea", { value: code, spellcheck: false, autocapitalize: "off", autocomplete: "off", wrap: "off", ariaLabel: words.codeOfFigure });
    this.text.setAttribute("autocorrect", "off");
    this.messages = element("div", { className: "change-messages", role: "status" });
    const reset = element("button", { type: "button", textContent: words.reset });
    this.copy = element("button", { type: "button", textContent: words.copyLink });
    this.reasons = new Reasons(this);
    const close = element("button", { type: "button", textContent: words.close });
    const colors = element("pre", { ariaHidden: "true" }, [this.colors]);
    this.panel = element("div", { className: "change-panel" }, [
      this.picture, element("div", { className: "change-controls" }, [this.range, this.points, reset, this.copy, close]),
      element("div", { className: "change-code" }, [colors, this.text]), this.messages, this.reasons.panel]);
    this.figure.querySelector(".Under").before(this.panel);
    reset.addEventListener("click", () => this.replaceAll(code));
    this.copy.addEventListener("click", () => this.copyLink());
    close.addEventListener("click", () => this.close());
    this.range.addEventListener("input", () => this.update());
    this.text.addEventListener("input", () => this.update());
    this.text.addEventListener("keydown", (event) => this.step(event));
    this.panel.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !event.isComposing) this.close();
    });
    this.connectDragging();
  }

  close() {
    this.panel.remove();
    delete this.figure.dataset.changing;
    this.button.setAttribute("aria-expanded", "false");
    editors.delete(this.figure);
    this.button.focus({ preventScroll: true });
  }

  // Where there is no clipboard the address of the page takes it.
  async copyLink() {
    const link = await linkTo(this.figure.dataset.figure, this.range.value, this.text.value);
    try {
      await navigator.clipboard.writeText(link);
      this.copy.textContent = words.copied;
      setTimeout(() => (this.copy.textContent = words.copyLink), 1500);
    } catch {
      history.replaceState(history.state, "", link);
    }
  }

  // Asks for the newest state alone: what is typed while an answer is awaited is asked for after it.
  async update() {
    this.points.value = `${this.range.value} pt`;
    this.isStale = true;
    if (this.isAsking) return;
    this.isAsking = true;
    while (this.isStale) {
      this.isStale = false;
      const question = { block: this.block, code: this.text.value + "\n", width: this.range.valueAsNumber };
      const [colors, answer] = await Promise.all([
        engine.ask({ verb: "color", ...question }), engine.ask({ verb: "solve", draws: true, ...question })]);
      if (colors !== undefined) this.colors.innerHTML = colors;
      this.show(answer);
    }
    this.isAsking = false;
    this.reasons.ask();
    if (this.goals.length) this.gradeSoon();
  }

  // An exercise is decided for all widths once the reader pauses.
  gradeSoon() {
    clearTimeout(this.pause);
    this.pause = setTimeout(async () => {
      const code = this.text.value + "\n";
      const answer = await engine.ask({ verb: "grade", block: this.block, code }, 4 * patience);
      if (code === this.text.value + "\n" && this.panel.isConnected) this.showGoals(answer);
    }, 150);
  }

  showGoals(answer) {
    this.goals.forEach((goal, index) => {
      const missed = answer ? answer[index] : words.goalsMissed;
      goal.classList.toggle("is-met", missed === null);
      goal.classList.toggle("is-missed", missed !== null);
      (goal.querySelector("small") ?? goal.appendChild(element("small"))).textContent = missed ?? "";
    });
    const list = this.goals[0].closest(".goals");
    const verdict = list.querySelector("[role=status]") ?? list.appendChild(element("p", { role: "status" }));
    const isMet = answer?.every((missed) => missed === null) ?? false;
    verdict.textContent = isMet ? words.goalsMet : "";
    if (!isMet) return;
    list.classList.add("is-solved");
    try {
      localStorage.setItem(`solved ${this.lesson} ${this.figure.dataset.figure}`, "1");
    } catch {} // some browsers refuse
  }

  show(answer) {
    if (!answer) return this.messages.replaceChildren(element("p", { className: "error", textContent: words.tooSlow }));
    if (answer.html !== undefined) this.draw(answer);
    this.panel.classList.toggle("is-old", answer.html === undefined);
    // Of an exercise the goals say whether it is solved.
    const rest = this.goals.length ? [] : [element("p", { textContent: words.isSolved })];
    this.messages.replaceChildren(...(answer.messages.length ? answer.messages.map((each) => this.message(each)) : rest));
  }

  draw({ html, width, height, views, direction }) {
    const offsets = [...this.picture.querySelectorAll(".Scrolls")].map((each) => [each.dataset.view, each.scrollTop]);
    this.picture.innerHTML = html;
    for (const [view, offset] of offsets) {
      const same = this.picture.querySelector(`.Scrolls[data-view="${CSS.escape(view)}"]`);
      if (same) same.scrollTop = offset;
    }
    const frame = 14; // the device's outline on both sides
    const scale = Math.min(1, this.picture.clientWidth / (width + frame));
    this.picture.style.setProperty("--shrink", scale);
    this.picture.style.height = `${(height + frame) * scale}px`;
    this.reasons.offer(views.map((view) => view.path), direction);
  }

  // As the terminal shows it: the sentence, the line with a caret, the way out.
  message({ severity, line, column, length, message, help, rendered }) {
    const source = this.text.value.split("\n")[line - 1];
    // It is about a line of an earlier block.
    if (source === undefined) return element("pre", { className: severity, textContent: rendered.replace(/^[^:]*:\d+:\d+: /, "") });
    const bytes = new TextEncoder().encode(source);
    const before = new TextDecoder().decode(bytes.slice(0, column - 1));
    const marked = new TextDecoder().decode(bytes.slice(column - 1, column - 1 + length));
    const gutter = " ".repeat(`${line}`.length);
    const caret = `${before.replace(/[^\t]/g, " ")}^${"~".repeat(Math.max(0, [...marked].length - 1))}`;
    const text = `${severity}: ${message}\n${line} | ${source}\n${gutter} | ${caret}${help ? `\n${gutter} = ${help}` : ""}`;
    return element("pre", { className: severity, textContent: text });
  }

  // Replaces the text so that the platform can undo it.
  replace(start, end, text) {
    this.text.focus({ preventScroll: true });
    this.text.setSelectionRange(start, end);
    if (!document.execCommand("insertText", false, text)) {
      this.text.setRangeText(text, start, end, "end");
      this.update();
    }
  }

  selectLine(number) {
    const lines = this.text.value.split("\n");
    const start = lines.slice(0, number - 1).join("\n").length + (number > 1 ? 1 : 0);
    this.text.focus({ preventScroll: true });
    this.text.setSelectionRange(start, start + lines[number - 1].length);
  }

  replaceAll(text) { this.replace(0, this.text.value.length, text); }

  // Alt with an arrow changes the number at the caret by 1, with Shift by 10.
  step(event) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction || !event.altKey) return;
    const caret = this.text.selectionStart;
    const number = [...this.text.value.matchAll(/\d+(\.\d+)?/g)].find(({ index, 0: digits }) => index <= caret && caret <= index + digits.length);
    if (!number) return;
    event.preventDefault();
    const digits = changed(number[0], direction * (event.shiftKey ? 10 : 1));
    this.replace(number.index, number.index + number[0].length, digits);
    this.text.setSelectionRange(number.index, number.index + digits.length);
  }

  connectDragging() {
    let drag = null;
    this.text.addEventListener("pointermove", (event) => {
      if (!drag) {
        this.text.classList.toggle("is-number", this.numberAt(event) !== null);
        return;
      }
      const digits = changed(drag.digits, Math.round((event.clientX - drag.x) / 2) * (event.shiftKey ? 10 : 1));
      if (digits === drag.now) return;
      this.text.setRangeText(digits, drag.start, drag.start + drag.now.length, "select");
      drag.now = digits;
      this.update();
    });
    this.text.addEventListener("pointerdown", (event) => {
      const number = event.button === 0 ? this.numberAt(event) : null;
      if (!number) return;
      event.preventDefault();
      this.text.focus({ preventScroll: true });
      this.text.setPointerCapture(event.pointerId);
      drag = { ...number, now: number.digits, x: event.clientX };
    });
    for (const end of ["pointerup", "pointercancel"]) {
      this.text.addEventListener(end, () => {
        if (!drag) return;
        const { start, digits, now } = drag;
        drag = null;
        if (now === digits) return this.text.setSelectionRange(start + digits.length, start + digits.length);
        // One change to undo, however far it was dragged.
        this.text.setRangeText(digits, start, start + now.length, "select");
        this.replace(start, start + digits.length, now);
        this.text.setSelectionRange(start, start + now.length);
      });
    }
  }

  // The number below the pointer, which the colours beneath the text area know.
  numberAt({ clientX, clientY }) {
    this.text.style.pointerEvents = "none";
    const found = document.elementFromPoint(clientX, clientY)?.closest(".change-code .n");
    this.text.style.pointerEvents = "";
    if (!found || !this.colors.contains(found)) return null;
    const before = document.createRange();
    before.setStart(this.colors, 0);
    before.setEndBefore(found);
    return { start: before.toString().length, digits: found.textContent };
  }
}

// Why an edge or a size has its value: asked by a click in the picture or by two menus, answered by the engine, and again after
// each change.
class Reasons {
  constructor(editor) {
    this.editor = editor;
    this.view = element("select", { ariaLabel: words.view }, [element("option", { value: "", textContent: "–" })]);
    const anchors = ["leading", "trailing", "top", "bottom", "width", "height", "centerX", "centerY"];
    this.anchor = element("select", { ariaLabel: words.edge }, anchors.map((name) => element("option", { textContent: name })));
    this.anchor.value = "width";
    this.answer = element("div", { role: "status" });
    this.mark = element("div", { className: "change-edge", hidden: true });
    const menus = element("p", {}, [element("b", { textContent: words.why }), this.view, this.anchor, element("small", { textContent: words.whyHint })]);
    this.panel = element("div", { className: "change-why" }, [menus, this.answer]);
    for (const menu of [this.view, this.anchor]) menu.addEventListener("change", () => this.ask());
    editor.picture.addEventListener("click", (event) => this.choose(event));
    this.direction = "ltr";
  }

  // The views that there are now.
  offer(paths, direction) {
    this.direction = direction;
    const chosen = this.view.value;
    if (paths.join() !== this.paths) {
      this.paths = paths.join();
      const root = paths[0].length + 1;
      const name = (path) => path.slice(root) || path;
      this.view.replaceChildren(this.view.options[0], ...paths.map((path) => element("option", { value: path, textContent: name(path) })));
      this.view.value = paths.includes(chosen) ? chosen : "";
    }
    this.editor.picture.append(this.mark);
    this.draw();
  }

  // An edge that is near, else the width, or the height where the width is chosen already.
  choose(event) {
    const view = event.target.closest("[data-view]");
    if (!view || !this.editor.picture.contains(view)) return;
    const box = view.getBoundingClientRect();
    const near = Math.min(8, box.width / 4, box.height / 4);
    const [start, end] = this.direction === "rtl" ? ["trailing", "leading"] : ["leading", "trailing"];
    const edges = [[event.clientX - box.left, start], [box.right - event.clientX, end], [event.clientY - box.top, "top"], [box.bottom - event.clientY, "bottom"]];
    const [distance, edge] = edges.reduce((one, other) => (other[0] < one[0] ? other : one));
    const isAgain = this.view.value === view.dataset.view && this.anchor.value === "width";
    this.view.value = view.dataset.view;
    this.anchor.value = distance <= near ? edge : isAgain ? "height" : "width";
    this.ask();
  }

  async ask() {
    this.draw();
    if (!this.view.value) return this.answer.replaceChildren();
    const question = `${this.view.value}.${this.anchor.value}`;
    const { editor } = this;
    const answer = await engine.ask({ verb: "reasons", block: editor.block, code: editor.text.value + "\n", width: editor.range.valueAsNumber, question });
    if (question !== `${this.view.value}.${this.anchor.value}` || !answer) return;
    if (answer.failure) return this.answer.replaceChildren(element("p", { textContent: answer.failure }));
    this.answer.replaceChildren(element("p", { textContent: answer.fact }), element("ul", {}, answer.chain.map((step) => this.step(step))));
  }

  step({ sentence, line }) {
    if (line === null) return element("li", { textContent: sentence });
    const button = element("button", { type: "button", textContent: words.line.replace("{n}", line) });
    button.addEventListener("click", () => this.editor.selectLine(line));
    return element("li", {}, [`${sentence} `, button]);
  }

  // The edge or size that is asked about, over the picture.
  draw() {
    const path = this.view.value;
    const view = path && this.editor.picture.querySelector(`[data-view="${CSS.escape(path)}"]`);
    this.mark.hidden = !view;
    if (!view) return;
    const [box, whole] = [view.getBoundingClientRect(), this.editor.picture.getBoundingClientRect()];
    const isFlipped = this.direction === "rtl";
    const anchor = isFlipped ? { leading: "trailing", trailing: "leading" }[this.anchor.value] ?? this.anchor.value : this.anchor.value;
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const upright = (x) => ({ left: x, top: box.top, width: 0, height: box.height });
    const level = (y) => ({ left: box.left, top: y, width: box.width, height: 0 });
    const place = { leading: upright(box.left), trailing: upright(box.right), centerX: upright(middle.x), height: upright(middle.x),
      top: level(box.top), bottom: level(box.bottom), centerY: level(middle.y), width: level(middle.y) }[anchor];
    this.mark.classList.toggle("is-length", anchor === "width" || anchor === "height");
    Object.assign(this.mark.style, { left: `${place.left - whole.left}px`, top: `${place.top - whole.top}px`, width: `${place.width}px`, height: `${place.height}px` });
  }
}

// A number's digits after a change, with as many places as it had; never below 0.
function changed(digits, by) {
  const places = digits.split(".")[1]?.length ?? 0;
  return Math.max(0, Number(digits) + by).toFixed(places);
}
