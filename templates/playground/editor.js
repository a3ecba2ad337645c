// The editor below a figure: the block's code, the picture that it gives at a width, and what the engine has to say of it.
// The platform's text area takes the input; the engine's colours lie beneath it.

const words = { codeOfFigure: "Code of the figure", width: "Width", reset: "Reset", close: "Close", isSolved: "Solved.", goalsMet: "Solved: all of this holds at every width.", goalsMissed: "Not yet.", tooSlow: "This takes too long. The engine has been started anew.", why: "Why?", whyHint: "Click an edge in the picture, or choose one", view: "View", edge: "Edge or size", line: "Line {n}", copyLink: "Copy link", copied: "Copied", undo: "Undo", redo: "Redo", textSize: "Text size", layoutDirection: "Direction", appearance: "Appearance", asWritten: "As written", data: "Data", badData: "This is no JSON: {message}", names: "Names", editCode: "Edit the code", ...globalThis.plumbWords };
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
  if (known?.isCompact) return known.expand();
  if (known) return known.close();
  await show(figure, button, lesson, given);
}

async function show(figure, button, lesson, given) {
  engine ??= new Engine(lesson, document.querySelector("[data-exercise]") !== null);
  const blocks = await engine.ask({ verb: "blocks" });
  const block = blocks?.findIndex((each) => each.figure === figure.dataset.figure) ?? -1;
  if (block >= 0 && !editors.has(figure)) editors.set(figure, new Editor(figure, button, block, blocks[block].code, lesson, given));
  return editors.get(figure);
}

// Turns a knob to a value: without an editor its picture comes alone, and the code once it is asked for.
let turned = null;
export async function turn(figure, button, lesson, knob, value) {
  const isFree = turned === null;
  turned = { figure, knob, value };
  if (!isFree) return;
  const editor = editors.get(figure) ?? (await show(figure, button, lesson, { knobs: true }));
  while (turned) {
    const next = turned;
    turned = null;
    (editors.get(next.figure) ?? editor)?.turn(next.knob, next.value);
  }
}

// Loads the engine before it is needed.
export function prepare(lesson) {
  engine ??= new Engine(lesson, document.querySelector("[data-exercise]") !== null);
  engine.ask({ verb: "blocks" });
}

// What a link holds: `FIGURE@WIDTH.CODE`, the code packed and in the letters of addresses; behind the width, each behind a comma,
// what was chosen of text size, direction and appearance.
export async function open(link, lesson) {
  const [, name, width, chosen, packed] = link.match(/^(.+)@(\d+)((?:,[\w-]+=\w+)*)\.([\w-]+)$/) ?? [];
  const figure = name && document.querySelector(`figure[data-figure="${CSS.escape(name)}"]`);
  const button = figure?.querySelector("button.change");
  if (!button || packed.length > longestLink) return;
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const code = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
    await toggle(figure, button, lesson, { width: Number(width), code, conditions: chosen.slice(1).replaceAll(",", " ") });
    figure.scrollIntoView({ block: "start" });
  } catch {} // it has been cut
}

const longestLink = 8000;

async function linkTo(figure, width, code, conditions) {
  const stream = new Blob([code]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const packed = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const address = new URL(location.href);
  address.search = new URLSearchParams({ change: `${figure}@${width}${conditions.split(" ").filter(Boolean).map((each) => `,${each}`).join("")}.${packed}` }).toString();
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
    if (given?.code !== undefined) {
      this.text.value = given.code;
      this.range.value = given.width;
      for (const each of given.conditions.split(" ").filter(Boolean)) {
        const [name, value] = each.split("=");
        const menu = this.conditions.find((one) => one.name === name);
        if (menu && [...menu.options].some((option) => option.value === value)) menu.value = value;
      }
    }
    figure.dataset.changing = "";
    this.isCompact = given?.knobs === true;
    this.panel.classList.toggle("is-compact", this.isCompact);
    button.setAttribute("aria-expanded", String(!this.isCompact));
    if (!this.isCompact) this.text.focus({ preventScroll: true });
    this.update();
  }

  // From a picture with sliders to the code.
  expand() {
    this.isCompact = false;
    this.panel.classList.remove("is-compact");
    this.button.setAttribute("aria-expanded", "true");
    this.text.focus({ preventScroll: true });
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
    const undo = element("button", { type: "button", textContent: words.undo });
    const redo = element("button", { type: "button", textContent: words.redo });
    this.copy = element("button", { type: "button", textContent: words.copyLink });
    this.reasons = new Reasons(this);
    const close = element("button", { type: "button", textContent: words.close });
    const colors = element("pre", { ariaHidden: "true" }, [this.colors]);
    this.panel = element("div", { className: "change-panel" }, [
      this.picture, element("div", { className: "change-controls" }, [this.range, this.points, undo, redo, reset, this.copy, close]),
      this.conditionMenus(), element("div", { className: "change-code" }, [colors, this.text]), this.messages, this.reasons.panel, this.dataField()]);
    this.names = new Names(this);
    this.figure.querySelector(".Under").before(this.panel);
    for (const [button, command] of [[undo, "undo"], [redo, "redo"]]) {
      button.addEventListener("click", () => {
        this.text.focus({ preventScroll: true });
        document.execCommand(command);
      });
    }
    reset.addEventListener("click", () => {
      for (const menu of this.conditions) menu.value = "";
      this.showData();
      this.replaceAll(code);
      this.update();
    });
    this.copy.addEventListener("click", () => this.copyLink());
    close.addEventListener("click", () => this.close());
    this.range.addEventListener("input", () => this.update());
    this.text.addEventListener("input", () => this.update());
    this.text.addEventListener("keydown", (event) => this.step(event));
    this.panel.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !event.isComposing && !event.defaultPrevented) this.close();
    });
    this.connectDragging();
  }

  // How the screen is, in place of what the author says.
  conditionMenus() {
    const sizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4", "AX5"];
    const menu = (name, label, values) => {
      const made = element("select", { name }, [element("option", { value: "", textContent: `${label}: ${words.asWritten}` }), ...values.map((value) => element("option", { value, textContent: `${label}: ${value}` }))]);
      made.setAttribute("aria-label", label);
      made.addEventListener("change", () => this.update());
      return made;
    };
    this.conditions = [menu("text-size", words.textSize, sizes), menu("direction", words.layoutDirection, ["ltr", "rtl"]), menu("appearance", words.appearance, ["light", "dark"])];
    return element("div", { className: "change-conditions" }, this.conditions);
  }

  get conditionText() {
    return this.conditions.filter((menu) => menu.value).map((menu) => `${menu.name}=${menu.value}`).join(" ");
  }

  // The lesson's data as JSON, where it has any; it holds for this figure until the editor is closed.
  dataField() {
    this.dataText = element("textarea", { spellcheck: false, wrap: "off", rows: 12 });
    this.dataText.setAttribute("aria-label", words.data);
    this.dataProblem = element("p", { className: "error", role: "status" });
    this.dataText.addEventListener("input", () => this.update());
    const details = element("details", { className: "change-data", hidden: true }, [element("summary", { textContent: words.data }), this.dataText, this.dataProblem]);
    this.dataDetails = details;
    this.data = null;
    engine.ask({ verb: "data" }).then((data) => {
      this.author = data ?? {};
      details.hidden = Object.keys(this.author).length === 0;
      this.showData();
    });
    return details;
  }

  showData() {
    if (this.author) this.dataText.value = JSON.stringify(this.author, null, 2);
  }

  // The data as they stand in the field; the last ones that could be read where these cannot.
  readData() {
    if (!this.author || this.dataText.value === this.readText) return;
    this.readText = this.dataText.value;
    try {
      const data = JSON.parse(this.readText);
      if (typeof data !== "object" || data === null || Array.isArray(data)) throw new Error("{…}");
      this.data = JSON.stringify(data) === JSON.stringify(this.author) ? null : data;
      this.dataProblem.textContent = "";
    } catch ({ message }) {
      this.dataProblem.textContent = words.badData.replace("{message}", message);
    }
  }

  // What every question is about.
  get question() {
    return { block: this.block, code: this.text.value + "\n", width: this.range.valueAsNumber, conditions: this.conditionText, data: this.data };
  }

  // Turns a knob, as far as the code has it; where the answer is still awaited, once it is there.
  turn(name, value) {
    this.wanted = { name, value };
    if (this.knobs) this.turnWanted();
  }

  turnWanted() {
    const { name, value } = this.wanted ?? {};
    const knob = this.knobs.find((each) => each.name === name);
    this.wanted = null;
    if (!knob || Number(knob.value) === value) return;
    const digits = String(Math.round(value * 1000) / 1000);
    if (this.isCompact) this.text.setRangeText(digits, knob.start, knob.end, "end");
    else this.replace(knob.start, knob.end, digits);
    this.knobs = null; // their places are known with the next answer
    this.update();
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
      this.readData();
      const { question } = this;
      const [answer, colors] = await Promise.all([
        engine.ask({ verb: "solve", draws: true, ...question }), engine.ask({ verb: "color", ...question })]);
      if (!this.panel.isConnected) return;
      if (colors !== undefined && colors !== this.colored) this.colors.innerHTML = this.colored = colors;
      this.show(answer);
    }
    this.isAsking = false;
    if (this.wanted && this.knobs) this.turnWanted();
    this.reasons.ask();
    if (this.goals.length) this.gradeSoon();
  }

  // An exercise is decided for all widths once the reader pauses.
  gradeSoon() {
    clearTimeout(this.pause);
    this.pause = setTimeout(async () => {
      const code = this.text.value + "\n";
      const answer = await engine.ask({ verb: "grade", ...this.question }, 4 * patience);
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
    this.knobs = answer.knobs ?? [];
    if (answer.html !== undefined) this.draw(answer);
    this.panel.classList.toggle("is-old", answer.html === undefined);
    // Of an exercise the goals say whether it is solved.
    const rest = this.goals.length ? [] : [element("p", { textContent: words.isSolved })];
    this.messages.replaceChildren(...(answer.messages.length ? answer.messages.map((each) => this.message(each)) : rest));
  }

  draw({ html, width, height, views, direction }) {
    const made = element("template");
    made.innerHTML = html;
    const old = this.picture.querySelector(":scope > .Preview");
    if (old) renew(old, made.content.firstElementChild);
    else this.picture.prepend(made.content);
    const frame = 14; // the device's outline on both sides
    if (this.drawn !== `${width} ${height} ${this.picture.clientWidth}`) {
      const scale = Math.min(1, this.picture.clientWidth / (width + frame));
      this.picture.style.setProperty("--shrink", scale);
      this.picture.style.height = `${(height + frame) * scale}px`;
      this.drawn = `${width} ${height} ${this.picture.clientWidth}`;
    }
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

  // Alt with an arrow changes the number at the caret by 1, with Shift by 10; a relation, a named priority and a truth value go
  // to the next one.
  step(event) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction || !event.altKey) return;
    const token = tokenAt(this.text.value, this.text.selectionStart);
    if (!token) return;
    event.preventDefault();
    const text = token.change(direction * (event.shiftKey ? 10 : 1));
    this.replace(token.start, token.start + token.text.length, text);
    this.text.setSelectionRange(token.start, token.start + text.length);
  }

  connectDragging() {
    let drag = null;
    this.text.addEventListener("pointermove", (event) => {
      if (!drag) {
        this.text.classList.toggle("is-number", this.tokenUnder(event) !== null);
        return;
      }
      const pixels = drag.token.isNumber ? 2 : 24;
      const text = drag.token.change(Math.round((event.clientX - drag.x) / pixels) * (event.shiftKey && drag.token.isNumber ? 10 : 1));
      if (text === drag.now) return;
      this.text.setRangeText(text, drag.token.start, drag.token.start + drag.now.length, "select");
      drag.now = text;
      this.update();
    });
    this.text.addEventListener("pointerdown", (event) => {
      const token = event.button === 0 ? this.tokenUnder(event) : null;
      if (!token) return;
      event.preventDefault();
      this.text.focus({ preventScroll: true });
      this.text.setPointerCapture(event.pointerId);
      drag = { token, now: token.text, x: event.clientX };
    });
    for (const end of ["pointerup", "pointercancel"]) {
      this.text.addEventListener(end, () => {
        if (!drag) return;
        const { token, now } = drag;
        const { start, text } = token;
        drag = null;
        if (now === text) return this.text.setSelectionRange(start + text.length, start + text.length);
        // One change to undo, however far it was dragged.
        this.text.setRangeText(text, start, start + now.length, "select");
        this.replace(start, start + text.length, now);
        this.text.setSelectionRange(start, start + now.length);
      });
    }
  }

  // What can be changed below the pointer: the letters of the colours stand beneath those of the text area.
  tokenUnder({ clientX, clientY }) {
    this.text.style.pointerEvents = "none";
    const found = document.caretPositionFromPoint?.(clientX, clientY) ?? null;
    const range = found ? null : document.caretRangeFromPoint?.(clientX, clientY);
    this.text.style.pointerEvents = "";
    const [node, offset] = found ? [found.offsetNode, found.offset] : [range?.startContainer, range?.startOffset];
    if (!node || !this.colors.contains(node)) return null;
    const before = document.createRange();
    before.setStart(this.colors, 0);
    before.setEnd(node, offset);
    const at = before.toString().length;
    const token = tokenAt(this.text.value, at);
    if (!token) return null;
    // The nearest letter is found beyond a line's end, too.
    const line = document.createRange();
    line.selectNode(node);
    const box = line.getBoundingClientRect();
    return clientX <= box.right + 4 && clientY >= box.top - 4 && clientY <= box.bottom + 4 ? token : null;
  }
}

// What of the code can be changed by dragging or by keys at a place: a number, a relation, a priority's name, true or false.
function tokenAt(text, place) {
  const lineStart = text.lastIndexOf("\n", place - 1) + 1;
  const lineEnd = text.indexOf("\n", place) < 0 ? text.length : text.indexOf("\n", place);
  const line = text.slice(lineStart, lineEnd);
  const comment = line.indexOf("//");
  const kinds = [
    [/(?<![\w.])\d+(\.\d+)?/g, null], [/==|<=|>=/g, ["==", "<=", ">="]], [/(?<=(@|hugging|compression)[^;{}]*)\.(required|high|low|fitting)\b/g, [".fitting", ".low", ".high", ".required"]],
    [/\b(true|false)\b/g, ["false", "true"]]];
  for (const [pattern, values] of kinds) {
    for (const { index, 0: found } of line.matchAll(pattern)) {
      const start = lineStart + index;
      if (place < start || place > start + found.length || (comment >= 0 && index > comment) || isInText(line, index)) continue;
      const next = (by) => values[(((values.indexOf(found) + by) % values.length) + values.length) % values.length];
      return { start, text: found, isNumber: values === null, change: values ? next : (by) => changed(found, by) };
    }
  }
  return null;
}

const isInText = (line, index) => (line.slice(0, index).match(/"/g)?.length ?? 0) % 2 === 1;

// Makes a tree of elements like another one: what is the same already is left alone, for a browser styles and lays out anew whatever
// is touched.
function renew(old, made) {
  if (old.isEqualNode(made)) return;
  if (old.nodeType !== made.nodeType || old.nodeName !== made.nodeName || old.dataset?.view !== made.dataset?.view) return old.replaceWith(made);
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== made.data) old.data = made.data;
    return;
  }
  for (const { name } of [...old.attributes]) if (!made.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of made.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const [from, to] = [[...old.childNodes], [...made.childNodes]];
  // Views are found again by their paths, whatever came before them.
  const known = new Map(from.filter((node) => node.dataset?.view).map((node) => [node.dataset.view, node]));
  to.forEach((node, index) => {
    const same = node.dataset?.view ? known.get(node.dataset.view) : from[index]?.dataset?.view ? undefined : from[index];
    if (!same) return old.insertBefore(node, old.childNodes[index] ?? null);
    if (old.childNodes[index] !== same) old.insertBefore(same, old.childNodes[index] ?? null);
    renew(same, node);
  });
  while (old.childNodes.length > to.length) old.lastChild.remove();
}

// The names that could stand at the caret: offered with Ctrl and space, and while a word is written; chosen with arrows and Enter, or
// Tab, or by pointer.
class Names {
  constructor(editor) {
    this.editor = editor;
    this.id = `names-${editor.figure.dataset.figure}`;
    this.list = element("ul", { className: "change-names", hidden: true, id: this.id });
    this.list.setAttribute("role", "listbox");
    this.list.setAttribute("aria-label", words.names);
    const { text } = editor;
    text.setAttribute("aria-autocomplete", "list");
    text.setAttribute("aria-controls", this.id);
    text.closest(".change-code").after(this.list);
    text.addEventListener("input", ({ inputType, data }) => {
      if (inputType === "insertText" && /[\w.]/.test(data ?? "")) this.offer(data === ".");
      else if (inputType === "deleteContentBackward" && !this.list.hidden) this.offer();
      else this.close();
    });
    text.addEventListener("keydown", (event) => this.press(event));
    text.addEventListener("blur", () => this.close());
    this.list.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      const index = [...this.list.children].indexOf(event.target.closest("li"));
      if (index >= 0) this.take(index);
    });
  }

  async offer(isAsked = false) {
    const { text, block } = this.editor;
    const [code, caret] = [text.value + "\n", text.selectionStart];
    const word = text.value.slice(0, caret).match(/\w*$/)[0];
    if (!isAsked && word.length < 2) return this.close();
    const answer = await engine.ask({ verb: "complete", block, code, offset: new TextEncoder().encode(code.slice(0, caret)).length });
    if (!answer || text.selectionStart !== caret || text.value + "\n" !== code) return;
    this.show(answer.names.slice(0, 12), caret - word.length);
  }

  show(names, start) {
    this.start = start;
    if (!names.length) return this.close();
    this.list.replaceChildren(...names.map((name, index) => {
      const item = element("li", { textContent: name, id: `${this.id}-${index}` });
      item.setAttribute("role", "option");
      return item;
    }));
    this.list.hidden = false;
    this.choose(0);
  }

  choose(index) {
    const items = [...this.list.children];
    this.index = (index + items.length) % items.length;
    items.forEach((item, at) => item.setAttribute("aria-selected", String(at === this.index)));
    this.editor.text.setAttribute("aria-activedescendant", items[this.index].id);
    items[this.index].scrollIntoView({ block: "nearest" });
  }

  press(event) {
    if (event.key === " " && event.ctrlKey) {
      event.preventDefault();
      return this.offer(true);
    }
    if (this.list.hidden || event.altKey || event.ctrlKey || event.metaKey) return;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move) this.choose(this.index + move);
    else if (event.key === "Enter" || event.key === "Tab") this.take(this.index);
    else if (event.key === "Escape") this.close();
    else return;
    event.preventDefault();
  }

  take(index) {
    const name = this.list.children[index].textContent;
    const { text } = this.editor;
    this.editor.replace(this.start, text.selectionStart, name);
    this.close();
  }

  close() {
    if (this.list.hidden) return;
    this.list.hidden = true;
    this.list.replaceChildren();
    this.editor.text.removeAttribute("aria-activedescendant");
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
    if (!this.mark.isConnected) this.editor.picture.append(this.mark);
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
    const answer = await engine.ask({ ...editor.question, verb: "reasons", question });
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
