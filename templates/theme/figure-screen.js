// What is drawn over one screen of a figure: constraints, margins, a stack's spacing, names.
const figureScreen = (() => {
  const { length, measured, miss, isContent } = figureConstraints;
  const { placeLabels } = figureLabels;
  const spans = { width: "x", height: "y" };
  const edges = { left: ["x", 0], right: ["x", 1], centerX: ["x", 0.5], top: ["y", 0], bottom: ["y", 1], centerY: ["y", 0.5] };
  const guideName = /(?:^|\.)(margins|safeArea|readable)$/;

  const blank = document.createElement("i");
  blank.append(document.createElement("b"));
  blank.firstChild.append("");
  // Changes of a mark what is not so already.
  function write(mark, { className, style, text, shift }) {
    const label = mark.firstChild;
    if (mark.className !== className) mark.className = className;
    if (mark.written !== style) mark.style.cssText = mark.written = style;
    if (label.written !== shift) label.style.cssText = label.written = shift;
    if (label.firstChild.data !== text) label.firstChild.data = text;
    if (label.hidden !== !text) label.hidden = !text;
  }

  // Top, right, bottom and left of a view's guide; null where it has none of its own.
  function insetsOf(view, name) {
    const insets = view.guides[name] ?? (name === "margins" && !view.isAbsent ? "8 8 8 8" : "");
    return /[1-9]/.test(insets) ? insets : null;
  }

  // The views of one screen: where each stands, in points, and what is drawn over them. Everything is read from the page
  // before anything is written: `begin` to `show*` read, `end` writes.
  class Stage {
    constructor(screen, figure) {
      this.screen = screen;
      this.figure = figure;
      this.table = figure.table;
      this.rows = figure.table.rows;
      this.layer = document.createElement("div");
      this.layer.className = "Overlay";
      this.layer.setAttribute("aria-hidden", "true");
      this.drawing = this.layer.appendChild(document.createElement("div"));
      this.marks = [];
      this.elements = Map.groupBy(screen.querySelectorAll("[data-view]"), (element) => element.dataset.view);
      this.isTransformed = screen.querySelector(".Transformed") !== null;
      this.root = this.elements.keys().next().value;
      screen.closest(".Slot").append(this.layer);
      this.live = screen.closest(".Live");
      this.preview = screen.closest("[data-width]");
      this.scrollers = this.live ? [...screen.querySelectorAll(".Scroller")] : [];
    }
    // How wide the screen is and how far it is scrolled, points; whether it is the live one or like it.
    findPlace() {
      if (this.live) {
        const scroller = this.scrollers.find((view) => view.clientHeight);
        const offset = scroller ? scroller.scrollTop - scroller.firstElementChild.offsetTop : 0;
        return { width: parseFloat(this.live.style.getPropertyValue("--width")), offset, isAlike: true };
      }
      const fixed = [...this.figure.figure.querySelectorAll("[data-width]")];
      const { width, scroll } = this.preview?.dataset || {};
      const isAlike = this.table.data.alike[fixed.indexOf(this.preview)] === 1;
      return { width: Number(width), offset: Number(scroll || 0), isAlike };
    }
    get isDrawn() {
      return this.screen.getClientRects().length > 0;
    }
    begin() {
      this.marks = [];
      this.texts = [];
      this.boxes = new Map();
      this.present = new Map();
      this.flatten(true);
      this.bounds = this.layer.getBoundingClientRect();
      this.origin = this.screen.getBoundingClientRect();
      this.scale = this.origin.width / this.screen.offsetWidth || 1;
      this.place = this.findPlace();
    }
    // Auto Layout's frames are those without transforms.
    flatten(isFlat) {
      if (this.isTransformed) this.screen.classList.toggle("Flat", isFlat);
    }
    // A view's frame in the screen, points; null where it has none. Whoever asks accepts that rows out of sight are laid out.
    frame(path) {
      const shown = this.elements.get(path)?.find((element) => element.checkVisibility());
      if (!shown) return null;
      this.flatten(true);
      const { left, top, width, height } = shown.getBoundingClientRect();
      this.flatten(false);
      const { origin, scale } = this;
      return { x: (left - origin.left) / scale, y: (top - origin.top) / scale, width: width / scale, height: height / scale };
    }
    size(box) {
      return { width: box.w / this.scale, height: box.h / this.scale };
    }
    // Where widths have trees of their own, one of the elements is shown; rows that wait out of sight have none, and asking
    // them for a box would lay each of them out.
    shown(path) {
      if (!this.present.has(path)) this.present.set(path, this.elements.get(path)?.find((element) => element.checkVisibility({ contentVisibilityAuto: true })));
      return this.present.get(path);
    }
    box(path) {
      if (!this.boxes.has(path)) {
        const frame = this.shown(path)?.getBoundingClientRect();
        const { left, top } = this.bounds;
        this.boxes.set(path, frame ? { x: frame.left - left, y: frame.top - top, w: frame.width, h: frame.height } : null);
      }
      return this.boxes.get(path);
    }
    // Has the labels leave the lines of a view's own text clear.
    keepClear(path) {
      const shown = this.shown(path);
      for (const word of this.words) if (word.view === shown) this.keepLinesClear(word);
    }
    // The same for the texts of all views.
    keepAllClear() {
      for (const word of this.words) if (this.shown(word.path) === word.view) this.keepLinesClear(word);
    }
    // The same for texts that a sign at one of a box's corners could reach.
    keepClearAround({ x, y, w, h }) {
      const reach = 20;
      for (const path of this.rows.keys()) {
        const box = this.box(path);
        if (box && box.x < x + w + reach && box.x + box.w > x - reach && box.y < y + h + reach && box.y + box.h > y - reach) this.keepClear(path);
      }
    }
    // The screen's texts with their views.
    get words() {
      if (this.knownWords) return this.knownWords;
      const word = (text, view) => ({ text, view, path: view.dataset.view, size: { w: -1, h: -1 }, lines: [] });
      const texts = [...this.screen.querySelectorAll("[data-view] :is(.Words, .Text)")];
      return (this.knownWords = texts.map((text) => word(text, text.closest("[data-view]"))));
    }
    // A text is set anew where its view has another size; elsewhere its lines only move along, and asking for them takes longest.
    keepLinesClear(word) {
      const box = this.box(word.path);
      if (!box || box.y > this.bounds.height || box.y + box.h < 0) return;
      const isSame = Math.abs(word.size.w - box.w) < 0.05 && Math.abs(word.size.h - box.h) < 0.05;
      if (!isSame) Object.assign(word, { size: box, lines: this.linesOf(word.text, box) });
      for (const { x, y, w, h } of word.lines) this.texts.push({ x: x + box.x, y: y + box.y, w, h });
    }
    // The middle and the size of each line, from the upper left corner of a box.
    linesOf(text, { x, y }) {
      this.range ??= document.createRange();
      this.range.selectNodeContents(text);
      const { left: originX, top: originY } = this.bounds;
      return [...this.range.getClientRects()].map(({ left, top, width, height }) => ({ x: left - originX - x + width / 2, y: top - originY - y + height / 2, w: width, h: height }));
    }
    // Where an edge lies along its axis.
    edge(box, attribute) {
      const mirrored = this.screen.dataset.direction === "rtl";
      const name = { leading: mirrored ? "right" : "left", trailing: mirrored ? "left" : "right" }[attribute] || attribute;
      const [axis, part] = edges[name] || [];
      return axis && { axis, at: axis === "x" ? box.x + box.w * part : box.y + box.h * part, mirrored: mirrored && name !== attribute };
    }
    draw(kind, x, y, w, h, text) {
      const { width, height } = this.bounds;
      if (x > width + 3 || y > height + 3 || x + w < -3 || y + h < -3) return; // out of sight
      this.marks.push({ kind, text: text || "", x, y, w: Math.max(w, 0), h: Math.max(h, 0), shift: "" });
    }
    // Marks that are there are changed in place: new elements would have the page styled anew where it asks for `:has`.
    end() {
      this.flatten(false);
      const { children } = this.drawing;
      placeLabels(this.marks, this.texts, this.bounds);
      this.marks.forEach(({ kind, text, x, y, w, h, shift }, index) => {
        const style = `left:${x}px;top:${y}px;width:${w}px;height:${h}px`;
        write(children[index] || this.drawing.appendChild(blank.cloneNode(true)), { className: kind, style, text, shift });
      });
      for (let index = this.marks.length; index < children.length; index++) write(children[index], { className: "", style: "display:none", text: "", shift: "" });
      this.table.say(this.reading, this.place);
    }
    // A measure from one place to another along an axis, `across` on the other one.
    measure(kind, axis, from, to, across, text) {
      const start = Math.min(from, to);
      const size = Math.abs(to - from);
      if (axis === "x") this.draw(`${kind} Along`, start, across, size, 0, text);
      else this.draw(`${kind} Down`, across, start, 0, size, text);
    }
    inset(box, kind, insets) {
      const [top, right, bottom, left] = insets.split(" ").map((n) => Number(n) * this.scale);
      this.draw(kind, box.x + left, box.y + top, box.w - left - right, box.h - top - bottom);
    }

    showMargins(path) {
      const box = this.box(path);
      const row = this.rows.get(path);
      if (!box || !row) return;
      for (const name of ["margins", "safe", "readable"]) {
        const insets = insetsOf(row, name);
        if (insets) this.inset(box, `Guide ${name}`, insets);
      }
    }
    // Only of views that hold no others: the names of all would lie on top of each other. Where a view's text begins there is
    // no name: it stands at the other end, or above a view that has no room for both.
    showName(path) {
      const box = this.table.subviews.get(path).length ? null : this.box(path);
      if (!box) return;
      const name = path.split("/").pop();
      const isWide = box.w > 2 * (name.length * 6.5 + 8);
      const place = !isWide && box.y > 14 ? "Above" : this.screen.dataset.direction === "rtl" ? "" : "End";
      this.draw(`Tag ${place}`, box.x, box.y, box.w, box.h, name);
    }
    // Along which axis a stack arranges its subviews here: at other widths it may be another one.
    axis(path) {
      const present = this.table.listedOf(path).find((constraint) => constraint.kind === "UISV-spacing" && this.table.state(constraint, this.place));
      return present ? this.edgeAxis(present) : this.rows.get(path)?.axis;
    }
    edgeAxis({ attribute }) {
      return /leading|trailing|left|right|centerX/.test(attribute) ? "x" : "y";
    }
    showSpacing(path) {
      const axis = this.axis(path);
      if (!axis) return;
      const arranged = this.table.subviews
        .get(path)
        .map((key) => this.box(key))
        .filter((box) => box && box.w > 0 && box.h > 0);
      const [at, size] = axis === "x" ? ["x", "w"] : ["y", "h"];
      arranged.sort((a, b) => a[at] - b[at]);
      arranged.slice(1).forEach((next, index) => {
        const last = arranged[index];
        const gap = next[at] - last[at] - last[size];
        if (gap < 0.5) return;
        const text = measured(gap / this.scale);
        if (at === "x") this.draw("Spacer", last.x + last.w, Math.min(last.y, next.y), gap, Math.max(last.h, next.h), text);
        else this.draw("Spacer", Math.min(last.x, next.x), last.y + last.h, Math.max(last.w, next.w), gap, text);
      });
    }
    // What a step has added or changed; a mark says which of both.
    showNews({ added, changed }) {
      for (const [paths, kind, sign] of [[added, "News", "+"], [changed, "News Changed", "~"]]) {
        for (const path of paths) {
          const box = this.box(path);
          if (!box || box.w <= 0 || box.h <= 0) continue;
          this.draw(kind, box.x, box.y, box.w, box.h, sign);
          this.keepClearAround(box);
        }
      }
    }
    showChosen(path) {
      const box = this.box(path);
      const row = this.rows.get(path);
      if (!box || !row) return;
      const size = `${measured(box.w / this.scale)} × ${measured(box.h / this.scale)}`;
      const kind = box.y < 18 ? "Chosen Low" : "Chosen";
      this.keepClear(path);
      this.draw(kind, box.x, box.y, box.w, box.h, `${path.split("/").pop()}  ${size}`);
    }
    // What code or prose speaks of: views, constraints of theirs, edges. Of many the names would cover everything.
    showPointed({ views, constraints, anchor }) {
      for (const path of views) {
        const box = this.box(path);
        if (!box) continue;
        if (views.length <= 3 || path === views[0]) this.showChosen(path);
        else this.draw("Chosen", box.x, box.y, box.w, box.h);
        const edge = anchor && this.edge(box, anchor);
        if (edge) this.draw(edge.axis === "x" ? "Measure Edge Down" : "Measure Edge Along", edge.axis === "x" ? edge.at : box.x, edge.axis === "x" ? box.y : edge.at, edge.axis === "x" ? 0 : box.w, edge.axis === "x" ? box.h : 0);
      }
      for (const [path, items] of constraints) {
        const shown = this.table.constraintsOf(path).filter(({ text }) => items.includes(text));
        this.showAll(shown, path, this.box(path));
      }
    }
    showAuthored(path) {
      const box = this.box(path);
      if (box && this.rows.has(path)) this.showAll(this.table.constraintsOf(path), path, box);
    }
    // The content's own size within the view, with its priorities, and what stack views wrote of it.
    showGenerated(path) {
      const box = this.box(path);
      if (!box || !this.rows.has(path)) return;
      const listed = this.table.listedOf(path);
      this.showContent(listed.filter(isContent), box);
      const isDrawn = ({ kind }) => !/^UISV-(ambiguity-suppression|canvas-fit|hiding)$/.test(kind);
      const own = listed.filter((constraint) => !isContent(constraint));
      const parent = path.slice(0, path.lastIndexOf("/"));
      const name = path.split("/").pop();
      const others = this.rows.has(parent) ? this.table.listedOf(parent).filter((constraint) => !isContent(constraint)) : [];
      const mentions = ({ subject, owner }) => subject === name || owner === name;
      this.showAll(own.filter(isDrawn), path, box);
      this.showAll(others.filter((constraint) => isDrawn(constraint) && mentions(constraint)), parent, this.box(parent));
    }
    showContent(constraints, box) {
      const size = this.size(box);
      const states = constraints
        .map((constraint) => ({ constraint, state: this.table.state(constraint, this.place, size) }))
        .filter(({ state }) => state);
      const of = (attribute, kind) => states.find(({ constraint }) => constraint.attribute === attribute && constraint.kind === kind);
      const [across, down] = ["width", "height"].map((attribute) => (of(attribute, "hugging")?.state.constant ?? size[attribute]) * this.scale);
      for (const [attribute, arrow] of [["width", "↔"], ["height", "↕"]]) {
        const [hugging, resistance] = [of(attribute, "hugging"), of(attribute, "compression resistance")];
        if (!hugging || !resistance) continue;
        const missed = miss(hugging.constraint, hugging.state.excess) || miss(resistance.constraint, resistance.state.excess);
        const priorities = `${hugging.constraint.priority || 1000}/${resistance.constraint.priority || 1000}`;
        const text = `${arrow} ${length(hugging.state.constant)} @${priorities}${missed && ` ✕ ${missed}`}`;
        this.draw("Content", box.x, box.y, across, down, text);
      }
    }
    showAll(constraints, path, box) {
      if (!box) return;
      constraints.forEach((constraint, index) => {
        const first = constraint.subject && !guideName.test(constraint.subject) ? this.table.named(constraint.subject, path) : path;
        const firstBox = first === path ? box : this.box(first);
        const state = firstBox && this.table.state(constraint, this.place, this.size(firstBox));
        if (!state) return;
        const present = { ...constraint, constant: state.constant, missed: state.excess === null ? "" : miss(constraint, state.excess) };
        this.showConstraint(present, path, first, firstBox, (index + 1) / (constraints.length + 1));
      });
    }
    showConstraint(constraint, block, path, box, share) {
      const { missed } = constraint;
      const kind = missed ? "Measure Broken" : "Measure";
      const sign = { "==": "", ">=": "≥ ", "<=": "≤ " }[constraint.relation];
      const suffix = (constraint.priority && ` @${constraint.priority}`) + (missed && ` ✕ ${missed}`);
      const axis = spans[constraint.attribute];
      if (axis) {
        const factor = constraint.multiplier === 1 ? "" : `${length(constraint.multiplier)} × `;
        const added = constraint.constant ? ` ${constraint.constant < 0 ? "−" : "+"} ${length(Math.abs(constraint.constant))}` : "";
        const owner = constraint.owner ? constraint.owner + "." : "";
        const text = constraint.other ? `${factor}${owner}${constraint.other}${added}` : length(constraint.constant);
        const [start, extent] = axis === "x" ? [box.x, box.w] : [box.y, box.h];
        const across = axis === "x" ? box.y + box.h * share : box.x + box.w * share;
        return this.measure(kind, axis, start, start + extent, across, sign + text + suffix);
      }
      const edge = this.edge(box, constraint.attribute);
      if (!edge) return;
      const from = this.start(constraint, block, path, edge);
      const across = edge.axis === "x" ? box.y + box.h * share : box.x + box.w * share;
      const isEdge = Math.abs(from - edge.at) < 0.5;
      const text = isEdge && !suffix ? "" : sign + length(constraint.constant) + suffix;
      if (!isEdge) return this.measure(kind, edge.axis, from, edge.at, across, text);
      if (edge.axis === "x") this.draw(`${kind} Edge Down`, edge.at, box.y, 0, box.h, text);
      else this.draw(`${kind} Edge Along`, box.x, edge.at, box.w, 0, text);
    }
    // Where the second item's edge lies: what the equation says if it holds, else where the browser has it.
    start(constraint, block, path, edge) {
      const step = constraint.constant * this.scale * (edge.mirrored ? -1 : 1);
      const holds = constraint.relation === "==" && !constraint.missed && constraint.multiplier === 1;
      const parent = block.slice(0, block.lastIndexOf("/"));
      const owner = (constraint.owner || "").replace(guideName, "");
      const target = constraint.to || (owner === "super" ? parent : owner ? this.table.named(owner, block) : block === path ? null : block);
      const guide = (constraint.owner || "").match(guideName);
      if (holds || !target) return edge.at - step;
      let box = this.box(target);
      if (!box) return edge.at - step;
      if (guide) {
        const row = this.rows.get(target);
        const insets = row && insetsOf(row, guide[1] === "safeArea" ? "safe" : guide[1]);
        if (insets) {
          const [top, right, bottom, left] = insets.split(" ").map((n) => Number(n) * this.scale);
          box = { x: box.x + left, y: box.y + top, w: box.w - left - right, h: box.h - top - bottom };
        }
      }
      const other = this.edge(box, constraint.other);
      return other ? other.at : edge.at - step;
    }
  }

  return { Stage };
})();
