import { element } from "./elements.js";
import { words } from "./words.js";

// The names that could stand at the caret: offered with Ctrl and space, and while a word is written; chosen with arrows and Enter, or
// Tab, or by pointer.
export class Names {
  // `complete` answers for a code and an offset in its UTF-8.
  constructor(code, figure, complete) {
    Object.assign(this, { code, complete });
    this.id = `names-${figure}`;
    this.list = element("ul", { className: "change-names", hidden: true, id: this.id });
    this.list.setAttribute("role", "listbox");
    this.list.setAttribute("aria-label", words.names);
    const { text } = code;
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
    code.field.addEventListener("scroll", () => this.place());
    // The field keeps the focus; a finger scrolls the list, and chooses by a tap.
    this.list.addEventListener("mousedown", (event) => event.preventDefault());
    this.list.addEventListener("click", (event) => {
      const index = [...this.list.children].indexOf(event.target.closest("li"));
      if (index >= 0) this.take(index);
    });
  }

  async offer(isAsked = false) {
    const { text, value } = this.code;
    const caret = text.selectionStart;
    const word = text.value.slice(0, caret).match(/(?:[A-Za-z_]\w*)?$/)[0]; // a number is no name
    if (!isAsked && word.length < 2) return this.close();
    const answer = await this.complete({ code: value, offset: new TextEncoder().encode(value.slice(0, caret)).length });
    if (!answer || text.selectionStart !== caret || this.code.value !== value) return;
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
    this.place();
    this.choose(0);
  }

  // Below the line that is written, or above it where the window ends before; no further to the right than the field.
  place() {
    if (this.list.hidden) return;
    const { list, code: { field, text } } = this;
    const before = text.value.slice(0, this.start).split("\n");
    const { top, bottom } = this.code.lineAt(before.length);
    const { height } = list.getBoundingClientRect();
    const end = visualViewport.offsetTop + visualViewport.height;
    const isAbove = field.getBoundingClientRect().top + bottom + height > end;
    list.style.top = `${field.offsetTop + (isAbove ? top - height : bottom)}px`;
    const left = `${field.offsetLeft - field.scrollLeft}px + ${getComputedStyle(text).paddingLeft} + ${before.at(-1).length}ch`;
    list.style.left = `max(0px, min(${left}, ${field.offsetLeft + field.offsetWidth - list.offsetWidth}px))`;
  }

  choose(index) {
    const items = [...this.list.children];
    this.index = (index + items.length) % items.length;
    items.forEach((item, at) => item.setAttribute("aria-selected", String(at === this.index)));
    this.code.text.setAttribute("aria-activedescendant", items[this.index].id);
    const { offsetTop, offsetHeight } = items[this.index];
    this.list.scrollTop = Math.max(offsetTop + offsetHeight - this.list.clientHeight, Math.min(this.list.scrollTop, offsetTop));
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
    const { text } = this.code;
    this.code.replace(this.start, text.selectionStart, name);
    this.close();
  }

  close() {
    if (this.list.hidden) return;
    this.list.hidden = true;
    this.list.replaceChildren();
    this.code.text.removeAttribute("aria-activedescendant");
  }
}
