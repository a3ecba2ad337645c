// The editor below a figure: the block's code, the picture that it gives at a width, and what the engine has to say of it.

import { Code } from "./code.js";
import { Conditions } from "./conditions.js";
import { element } from "./elements.js";
import { renewFrom } from "./renewing.js";
import { ask, framesNow, isWhole, load, note, onceWhole, warmUp } from "./engine.js";
import { Goals } from "./goals.js";
import { isSame, Live } from "./following.js";
import { changeOf, linkTo } from "./links.js";
import { Names } from "./names.js";
import { Reasons } from "./reasons.js";
import { UIKit } from "./uikit.js";
import { words } from "./words.js";

const editors = new Map();

// What had been changed of each figure when its editor was closed; it is there again when it opens.
const kept = new Map();

// How many questions all editors have asked.
let questions = 0;

// Of steps that follow each other at once, one in this time is explained, and fewer where explaining would take more than this part of
// the time, for which others have to wait that draw.
const leastInterval = 100; // ms
const mostPart = 0.1;

const pause = (milliseconds) => new Promise((resolve) => (milliseconds > 0 ? setTimeout(resolve, milliseconds) : resolve()));

// Until the browser has painted what stands in the page.
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

// Opens the editor of a figure, or closes it.
export async function toggle(figure, button, lesson) {
  const known = editors.get(figure);
  if (!known) return show(figure, button, lesson, kept.get(figure) ?? null);
  return known.isCompact ? known.expand() : known.close();
}

// Opens the editor of the figure that a link holds a change of.
export async function open(link, lesson) {
  const change = await changeOf(link);
  const figure = change && document.querySelector(`figure[data-figure="${CSS.escape(change.figure)}"]`);
  const button = figure?.querySelector("button.change");
  if (!button) return;
  await show(figure, button, lesson, change);
  figure.scrollIntoView({ block: "start" });
}

// Turns a knob to a value: without an editor its picture comes alone, and the code once it is asked for. While an editor opens, only
// the newest value of each figure is kept.
export async function turn(figure, button, lesson, knob, value) {
  const isOpening = turned.has(figure);
  turned.set(figure, { knob, value });
  if (isOpening) return;
  const editor = editors.get(figure) ?? (await show(figure, button, lesson, { isCompact: true }));
  const newest = turned.get(figure);
  turned.delete(figure);
  editor?.turn(newest.knob, newest.value);
}

const turned = new Map();

async function show(figure, button, lesson, given) {
  const blocks = await load(lesson);
  const block = blocks?.findIndex((each) => each.figure === figure.dataset.figure) ?? -1;
  if (block >= 0 && !editors.has(figure)) editors.set(figure, new Editor(figure, button, lesson, block, blocks[block].code, given));
  return editors.get(figure);
}

class Editor {
  constructor(figure, button, lesson, block, code, given) {
    Object.assign(this, { figure, button, lesson, block });
    this.author = code.replace(/\n$/, "");
    this.goals = new Goals(this);
    this.explainsAgain = 0; // when the next step may be explained, ms
    this.build();
    if (given?.code !== undefined) {
      this.code.text.value = given.code;
      this.range.value = given.width;
      this.conditions.choose(given.conditions, given.data);
    }
    figure.dataset.changing = "";
    this.isCompact = given?.isCompact === true;
    this.panel.classList.toggle("is-compact", this.isCompact);
    button.setAttribute("aria-expanded", String(!this.isCompact));
    this.tell();
    if (!this.isCompact) this.code.focus();
    this.update();
    // The engine's first part draws, and with the second it has more to say.
    onceWhole(() => this.panel.isConnected && this.update());
  }

  // The figure has room for an editor, or needs none any more.
  tell() { this.figure.dispatchEvent(new Event("changing", { bubbles: true })); }

  // From a picture with sliders to the code.
  expand() {
    this.isCompact = false;
    this.panel.classList.remove("is-compact");
    this.button.setAttribute("aria-expanded", "true");
    this.tell();
    this.code.focus();
    this.code.reveal();
  }

  build() {
    this.picture = element("div", { className: "change-picture" });
    this.live = new Live(this);
    this.code = new Code(this.author, () => this.update());
    this.conditions = new Conditions(() => this.update());
    this.messages = element("div", { className: "change-messages", role: "status" });
    // Goals stand above the figure, where they are said; what has become of them is seen beside the code, too.
    this.verdict = element("p", { className: "change-verdict", ariaHidden: "true" });
    this.reasons = new Reasons(this);
    this.uikit = new UIKit(this);
    this.panel = element("div", { className: "change-panel" }, [
      this.picture, this.controls(), this.conditions.panel, this.code.field, this.messages, this.verdict, this.reasons.panel, this.uikit.panel, this.conditions.dataPanel]);
    this.names = new Names(this.code, this.figure.dataset.figure, (place) => ask({ verb: "complete", block: this.block, ...place }));
    this.figure.querySelector(".Under").before(this.panel);
    this.panel.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !event.isComposing && !event.defaultPrevented) this.close();
    });
  }

  // The width, and what there is to press.
  controls() {
    const range = this.figure.querySelector(".Range input");
    this.range = element("input", { type: "range", min: range.min, max: range.max, step: 1, value: range.value, ariaLabel: words.width });
    this.range.addEventListener("input", () => this.update());
    this.points = element("output");
    const button = (text, action) => {
      const made = element("button", { type: "button", textContent: text });
      made.addEventListener("click", action);
      return made;
    };
    this.copy = button(words.copyLink, () => this.copyLink());
    return element("div", { className: "change-controls" }, [
      this.range, this.points, button(words.undo, () => this.code.repeat("undo")), button(words.redo, () => this.code.repeat("redo")),
      button(words.reset, () => this.reset()), this.copy, button(words.close, () => this.close())]);
  }

  reset() {
    this.conditions.reset();
    this.code.replaceAll(this.author);
    this.code.text.setSelectionRange(0, 0);
    this.code.reveal();
    this.update();
  }

  close() {
    kept.set(this.figure, { code: this.code.current, width: this.range.value, conditions: this.conditions.text, data: this.conditions.data });
    this.live.end();
    this.panel.remove();
    delete this.figure.dataset.changing;
    this.button.setAttribute("aria-expanded", "false");
    editors.delete(this.figure);
    this.tell();
    this.button.focus({ preventScroll: true });
  }

  // Where there is no clipboard the address of the page takes it.
  async copyLink() {
    const { code, conditions, figure, range } = this;
    const link = await linkTo({ figure: figure.dataset.figure, width: range.value, conditions: conditions.text, code: code.current });
    try {
      await navigator.clipboard.writeText(link);
      this.copy.textContent = words.copied;
      setTimeout(() => (this.copy.textContent = words.copyLink), 1500);
    } catch {
      history.replaceState(history.state, "", link);
    }
  }

  // What every question is about.
  get question() {
    const { block, live: { offset }, conditions: { text: conditions, data } } = this;
    return { block, code: this.code.value, width: this.range.valueAsNumber, offset, conditions, data };
  }

  // Turns a knob, as far as the code has it; where the answer is still awaited, once it is there.
  turn(name, value) {
    this.wanted = { name, value };
    if (this.knobs) this.turnWanted();
  }

  turnWanted() {
    const { name, value } = this.wanted;
    const knob = this.knobs.find((each) => each.name === name);
    this.wanted = null;
    if (!knob || Number(knob.value) === value) return;
    const digits = String(Math.round(value * 1000) / 1000);
    // What is out of sight takes no focus, and is nothing to undo.
    if (this.isCompact) this.code.text.setRangeText(digits, knob.start, knob.end, "end");
    else this.code.replace(knob.start, knob.end, digits);
    this.knobs = null; // their places are known with the next answer
    this.update();
  }

  // Draws the newest state, at once where that is quick; what is typed while an answer is awaited is asked for after it. What else
  // there is to say comes once nothing newer is to be drawn, and then the figure at every width.
  async update() {
    this.points.value = `${this.range.value} pt`;
    this.isDrawn = this.widen() || this.drawNow();
    this.isStale = true;
    if (this.isAsking) return;
    this.isAsking = true;
    while (this.isStale) {
      this.isStale = false;
      const question = { asked: ++questions, ...this.question };
      if (!this.isDrawn) {
        const drawn = await ask({ verb: "frames", draws: true, ...question });
        if (!this.panel.isConnected) return;
        if (!this.isDrawn) this.show(drawn, question); // else something newer is there
        if (!drawn) continue;
      }
      // Cores are few, and the picture comes first.
      if (this.isDrawn) await painted();
      if (!this.isStale) this.live.followSoon(question);
      if (this.isDrawn) await pause(this.explainsAgain - performance.now());
      if (this.isStale || !isWhole()) continue;
      const start = performance.now();
      if (this.live.isShown) this.offer(await ask({ verb: "frames", draws: false, ...question }));
      const findings = JSON.parse((await ask({ verb: "findings", ...question })) ?? "null");
      if (!this.panel.isConnected) return;
      const end = performance.now();
      this.explainsAgain = end + Math.max(leastInterval, (end - start) / mostPart);
      if (findings) this.tellMessages(findings.messages, this.goals.isEmpty ? words.isSolved : null);
    }
    this.isAsking = false;
    if (this.wanted && this.knobs) this.turnWanted();
    this.reasons.ask();
    this.uikit.ask();
    this.goals.decideSoon();
    if (this.answered) warmUp(this.answered);
  }

  // Whether nothing but the width or the offset has changed of a figure that is shown at every width; it has this width now.
  widen() {
    const { question } = this;
    if (!this.live.shows(question) || !isSame(question, this.answered)) return false;
    this.size.width = this.range.valueAsNumber;
    this.live.setWidth(this.size.width);
    this.fit();
    this.reasons.draw();
    return true;
  }

  // Whether the picture could be drawn without the worker.
  drawNow() {
    const { question } = this;
    const drawn = framesNow({ draws: true, ...question });
    if (drawn) this.show(drawn, question);
    return drawn !== undefined;
  }

  show(drawn, question) {
    if (!drawn) {
      note(question, false, Infinity);
      return this.messages.replaceChildren(element("p", { className: "error", textContent: words.tooSlow }));
    }
    this.code.color(drawn.colors);
    this.answered = question;
    const answer = JSON.parse(drawn.text);
    this.knobs = answer.knobs ?? [];
    const isDrawn = answer.html !== undefined;
    note(question, isDrawn, drawn.took);
    if (isDrawn) this.draw(answer);
    this.panel.classList.toggle("is-old", !isDrawn);
    // Of a picture the engine has more to say, and what it has said before stands until then.
    if (!isDrawn || !isWhole()) this.tellMessages(answer.messages, null);
  }

  // Shows messages, or what is said where there is none: of an exercise nothing, since the goals say whether it is solved.
  tellMessages(messages, praise) {
    const said = messages.length ? messages.map((each) => this.message(each)) : praise ? [element("p", { textContent: praise })] : [];
    // What has been read out already is not read out again.
    if (!said.length || said.length !== this.messages.children.length || said.some((each, index) => !each.isEqualNode(this.messages.children[index])))
      this.messages.replaceChildren(...said);
  }

  // Offers the views of a picture that stands in the page to be asked about.
  offer(solved) {
    const { views, direction } = JSON.parse(solved?.text ?? "{}");
    if (views) this.reasons.offer(views.map((view) => view.path), direction);
  }

  draw({ html, width, height, views, direction }) {
    this.live.hide();
    if (this.preview) renewFrom(this.preview, this.drawn, html);
    else this.picture.insertAdjacentHTML("afterbegin", html);
    this.drawn = html;
    this.preview = this.picture.firstElementChild;
    this.size = { width, height };
    if (this.room) this.fit();
    else {
      this.watchRoom();
      if (!this.isCompact) this.code.reveal();
    }
    this.reasons.offer(views.map((view) => view.path), direction);
  }

  // The room is read after the browser has laid out by itself, and not between changes, for which it would lay out twice.
  watchRoom() {
    const read = () => {
      const isBeside = getComputedStyle(this.picture).position === "sticky";
      this.room = { width: this.picture.clientWidth, height: isBeside ? Math.max(360, innerHeight - 140) : Infinity };
      this.fit();
    };
    read();
    new ResizeObserver(read).observe(this.picture);
  }

  // Makes the picture of a screen as large as there is room for; beside the code all of it is in sight.
  fit() {
    const frame = 14; // the device's outline on both sides
    const { width, height } = this.size;
    const scale = Math.min(1, this.room.width / (width + frame), this.room.height / (height + frame));
    const fitted = `${scale} ${(height + frame) * scale}px`;
    if (fitted === this.fitted) return;
    this.fitted = fitted;
    this.picture.style.setProperty("--shrink", scale);
    this.picture.style.height = `${(height + frame) * scale}px`;
  }

  // As the terminal shows it: the sentence, the line with a caret, the way out.
  message({ severity, line, column, length, message, help, rendered }) {
    const source = this.code.current.split("\n")[line - 1];
    // It is about a line of an earlier block.
    if (source === undefined) return this.told(severity, rendered.replace(/^[^:]*:\d+:\d+: /, ""));
    const bytes = new TextEncoder().encode(source);
    const before = new TextDecoder().decode(bytes.slice(0, column - 1));
    const marked = new TextDecoder().decode(bytes.slice(column - 1, column - 1 + length));
    const gutter = " ".repeat(`${line}`.length);
    const caret = `${before.replace(/[^\t]/g, " ")}^${"~".repeat(Math.max(0, [...marked].length - 1))}`;
    const text = `${severity}: ${message}\n${line} | ${source}\n${gutter} | ${caret}${help ? `\n${gutter} = ${help}` : ""}`;
    return this.told(severity, text);
  }

  // Sentences are broken where there is no more room; lines of code keep their letters above each other, and can be scrolled.
  told(severity, text) {
    const parts = text.split(/^((?: *\d* \| .*\n?)+)/m);
    return element("pre", { className: severity }, parts.map((part, index) => (index % 2 ? element("span", { className: "source", textContent: part }) : part)));
  }
}
