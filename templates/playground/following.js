// The changed figure at every width and offset: once a reader pauses the engine follows it, in a thread of its own, and what it makes of it
// takes the picture's place. There the browser lays out what is made wider or scrolled, as in the author's figure.

import { askBeside, isWhole } from "./engine.js";
import { renewFrom } from "./renewing.js";

// After a single change it is asked for at once; where changes come closer to each other, after the last of them.
const pause = 300; // ms

const hasTimelines = CSS.supports("animation-timeline: scroll()") && CSS.supports("timeline-scope: --scroll");

// Whether two questions are about one figure, at any width and offset.
export const isSame = (one, other) => one.code === other?.code && one.conditions === other.conditions && one.data === other.data;

const parsed = (html) => Object.assign(document.createElement("template"), { innerHTML: html }).content.firstElementChild;

export class Live {
  constructor(editor) {
    this.editor = editor;
    this.sheet = new CSSStyleSheet();
    this.offset = 0; // how far the screen is scrolled from its rest, points
    this.wanted = -Infinity; // when it was asked for last, ms
    editor.picture.addEventListener("scroll", () => this.noteOffset(), { capture: true, passive: true });
  }

  get isShown() { return this.editor.picture.classList.contains("is-live"); }

  // Whether it is what a question is about.
  shows(question) { return this.isShown && isSame(question, this.shown); }

  // Asks for it, unless the figure changes before.
  followSoon(question) {
    clearTimeout(this.waiting);
    // What is asked already, or could not be followed, is not asked again.
    if (!isWhole() || isSame(question, this.asked) || this.shows(question)) return;
    const now = performance.now();
    const wait = now - this.wanted < pause ? pause : 0;
    this.wanted = now;
    this.waiting = setTimeout(() => this.follow(question), wait);
  }

  async follow(question) {
    this.asked = question;
    const live = JSON.parse((await askBeside({ verb: "live", ...question })) ?? "null");
    if (live && this.asked === question) this.asked = null;
    if (!isSame(question, this.editor.question) || !this.editor.panel.isConnected) return;
    if (live) this.show(live, question);
    else if (!this.isShown && this.offset !== 0) this.rest();
  }

  // A picture that nobody can scroll stands where its screen first appears.
  rest() {
    this.offset = 0;
    this.editor.update();
  }

  show({ html, css }, question) {
    this.shown = question;
    this.sheet.replaceSync(css);
    if (!document.adoptedStyleSheets.includes(this.sheet)) document.adoptedStyleSheets.push(this.sheet);
    if (this.element) renewFrom(this.element, this.html, html);
    else this.editor.picture.append((this.element = parsed(html)));
    this.html = html;
    this.setWidth(this.editor.question.width);
    this.editor.picture.classList.add("is-live");
    // A browser that lacks what live figures need shows none.
    if (getComputedStyle(this.element).display === "none") return this.hide();
    const { scroller } = this;
    if (scroller) scroller.scrollTop = scroller.firstElementChild.offsetTop + this.offset;
    this.moveFollowers();
  }

  // The picture stands in its place again.
  hide() {
    if (this.isShown) this.editor.picture.classList.remove("is-live");
  }

  // What is shown at another width may be scrolled otherwise, or not at all.
  setWidth(points) {
    this.element.style.setProperty("--width", points);
    requestAnimationFrame(() => this.noteOffset());
  }

  // Where widths have trees of their own, one is shown.
  get scroller() { return [...this.element.querySelectorAll(".Scroller")].find((view) => view.clientHeight); }

  noteOffset() {
    if (!this.isShown || !this.editor.panel.isConnected) return;
    const { scroller } = this;
    const offset = scroller ? scroller.scrollTop - scroller.firstElementChild.offsetTop : 0;
    if (offset === this.offset) return;
    this.offset = offset;
    this.moveFollowers();
    this.editor.reasons.draw();
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.isShown && this.editor.update(), 150);
  }

  // Views follow the offset by themselves where there are scroll timelines.
  moveFollowers() {
    if (hasTimelines) return;
    for (const view of this.element.querySelectorAll(".Moves")) view.style.setProperty("--s", `${this.offset}px`);
  }

  end() {
    clearTimeout(this.waiting);
    clearTimeout(this.resting);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.sheet);
  }
}
