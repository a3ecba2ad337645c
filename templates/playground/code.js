import { element } from "./elements.js";
import { renewFrom } from "./renewing.js";
import { tokenAt } from "./tokens.js";
import { words } from "./words.js";

// A number that is dragged is written into the field once the pointer has rested for so long.
const restTime = 100; // ms

// Where a picture takes longer, the movements of a pointer are drawn once a frame.
const mostTimeForEarly = 12; // ms

// The field that the block's code stands in: the platform's text area takes the input, the engine's colours lie beneath it. Numbers
// and what else has a next value are changed by dragging and with Alt and the arrows.
export class Code {
  constructor(code, update) {
    this.update = update;
    this.colors = element("code");
    this.colored = ""; // the HTML of the colours
    // While a number is dragged: its token, where that began, the number now, the one in the field, and the code with the number now.
    this.drag = null;
    this.text = element("textarea", { value: code, spellcheck: false, autocapitalize: "off", autocomplete: "off", wrap: "off", ariaLabel: words.codeOfFigure });
    this.text.setAttribute("autocorrect", "off");
    this.text.setSelectionRange(0, 0);
    this.field = element("div", { className: "change-code" }, [element("pre", { ariaHidden: "true" }, [this.colors]), this.text]);
    this.text.addEventListener("input", () => {
      this.drag = null;
      update();
    });
    this.text.addEventListener("keydown", (event) => this.step(event));
    this.connectDragging();
  }

  // While a number is dragged, newer than what stands in the field.
  get current() { return this.drag?.code ?? this.text.value; }

  get value() { return this.current + "\n"; }

  color(html) {
    if (html === undefined || html === this.colored) return;
    renewFrom(this.colors, `<code>${this.colored}</code>`, `<code>${html}</code>`);
    this.colored = html;
  }

  focus() { this.text.focus({ preventScroll: true }); }

  // Replaces the text so that the platform can undo it.
  replace(start, end, text) {
    this.focus();
    this.text.setSelectionRange(start, end);
    if (!document.execCommand("insertText", false, text)) {
      this.text.setRangeText(text, start, end, "end");
      this.update();
    }
  }

  replaceAll(text) { this.replace(0, this.text.value.length, text); }

  // Undoes or redoes what the platform has kept.
  repeat(command) {
    this.focus();
    document.execCommand(command);
  }

  selectLine(number) {
    const lines = this.text.value.split("\n");
    const start = lines.slice(0, number - 1).join("\n").length + (number > 1 ? 1 : 0);
    this.focus();
    this.text.setSelectionRange(start, start + lines[number - 1].length);
    this.reveal(number);
  }

  // Brings the field into sight, and in it a line: the text area is as high as its text, and does not scroll by itself.
  reveal(number = 1) {
    const { top, bottom } = this.lineAt(number);
    if (top < 0 || bottom > this.field.clientHeight) this.field.scrollTop += (top + bottom - this.field.clientHeight) / 2;
    this.field.scrollIntoView({ block: "nearest" });
  }

  // Where a line stands in the field, pixels from its upper edge.
  lineAt(number) {
    const { paddingTop, lineHeight } = getComputedStyle(this.text);
    const top = parseFloat(paddingTop) + (number - 1) * parseFloat(lineHeight) - this.field.scrollTop;
    return { top, bottom: top + parseFloat(lineHeight) };
  }

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
    this.text.addEventListener("pointermove", (event) => {
      if (this.drag) this.dragTo(event, this.drag);
      else this.text.classList.toggle("is-number", this.tokenUnder(event) !== null);
    });
    // A movement is handed on when the next frame begins; the first one of a frame is drawn before that, where a browser tells of it at once.
    const moveEarly = (event) => {
      const { drag } = this;
      if (!drag || drag.isAhead || drag.took > mostTimeForEarly || !this.dragTo(event, drag)) return;
      drag.isAhead = true;
      requestAnimationFrame(() => (drag.isAhead = false));
    };
    this.text.addEventListener("pointerdown", (event) => {
      const token = event.button === 0 ? this.tokenUnder(event) : null;
      if (!token) return;
      event.preventDefault();
      this.text.focus({ preventScroll: true });
      this.text.setPointerCapture(event.pointerId);
      this.text.addEventListener("pointerrawupdate", moveEarly);
      this.drag = { token, now: token.text, written: token.text, x: event.clientX, took: 0 };
    });
    for (const end of ["pointerup", "pointercancel"]) {
      this.text.addEventListener(end, () => {
        this.text.removeEventListener("pointerrawupdate", moveEarly);
        if (this.drag) this.drop(this.drag);
      });
    }
  }

  // Whether the number is another one where the pointer is now; it is drawn then.
  dragTo({ clientX, shiftKey }, drag) {
    const pixels = drag.token.isNumber ? 2 : 24;
    const text = drag.token.change(Math.round((clientX - drag.x) / pixels) * (shiftKey && drag.token.isNumber ? 10 : 1));
    if (text === drag.now) return false;
    const { start } = drag.token;
    drag.code = this.current.slice(0, start) + text + this.current.slice(start + drag.now.length);
    drag.now = text;
    const begun = performance.now();
    this.update();
    drag.took = performance.now() - begun;
    // A browser lays out a field anew whenever its text changes, which is not waited for.
    clearTimeout(drag.rest);
    drag.rest = setTimeout(() => this.settle(drag), restTime);
    return true;
  }

  // The field has the number as far as it has been dragged.
  settle(drag) {
    if (drag !== this.drag) return;
    const { token: { start }, now, written } = drag;
    this.text.setRangeText(now, start, start + written.length, "select");
    drag.written = now;
  }

  drop({ token: { start, text }, now, written }) {
    this.drag = null;
    // One change to undo, however far it was dragged.
    if (written !== text) this.text.setRangeText(text, start, start + written.length, "select");
    if (now === text) return this.text.setSelectionRange(start + text.length, start + text.length);
    this.replace(start, start + text.length, now);
    this.text.setSelectionRange(start, start + now.length);
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
  }}
