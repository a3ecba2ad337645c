import { element } from "./elements.js";
import { ask } from "./engine.js";
import { words } from "./words.js";

// Why an edge or a size has its value: asked by a click in the picture or by two menus, answered by the engine, and again after
// each change.
export class Reasons {
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
    if (!this.view.value) return this.tell(null);
    const question = `${this.view.value}.${this.anchor.value}`;
    const { editor } = this;
    const answer = await ask({ ...editor.question, verb: "reasons", question });
    if (question !== `${this.view.value}.${this.anchor.value}` || !answer) return;
    this.tell(answer);
  }

  // What stands there already stays, with the focus that may be in it.
  tell(answer) {
    const told = JSON.stringify(answer);
    if (told === this.told) return;
    this.told = told;
    const { failure, fact, chain = [] } = answer ?? {};
    const said = failure ?? fact;
    this.answer.replaceChildren(...(said ? [element("p", { textContent: said })] : []), ...(chain.length ? [element("ul", {}, chain.map((step) => this.step(step)))] : []));
  }

  step({ sentence, line }) {
    if (line === null) return element("li", { textContent: sentence });
    const button = element("button", { type: "button", textContent: words.line.replace("{n}", line) });
    button.addEventListener("click", () => this.editor.code.selectLine(line));
    return element("li", {}, [`${sentence} `, button]);
  }

  // The edge or size that is asked about, over the picture.
  draw() {
    const path = this.view.value;
    const known = path ? [...this.editor.picture.querySelectorAll(`[data-view="${CSS.escape(path)}"]`)] : [];
    const view = known.find((each) => each.checkVisibility({ visibilityProperty: true }));
    // An attribute that is set again is styled again.
    if (this.mark.hidden === Boolean(view)) this.mark.hidden = !view;
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
