// What is drawn over one screen of a figure: constraints, margins, a stack's spacing, names.
const figureScreen = (() => {
  const { length, measured, miss, isContent } = figureConstraints;
  const spans = { width: "x", height: "y" };
  const edges = { left: ["x", 0], right: ["x", 1], centerX: ["x", 0.5], top: ["y", 0], bottom: ["y", 1], centerY: ["y", 0.5] };
  const guideName = /(?:^|\.)(margins|safeArea|readable)$/;

  const blank = document.createElement("i");
  blank.append(document.createElement("b"));
  blank.firstChild.append("");
  // Changes of a mark what is not so already.
  function write(mark, { className, style, text }) {
    if (mark.className !== className) mark.className = className;
    if (mark.written !== style) mark.style.cssText = mark.written = style;
    const label = mark.firstChild;
    if (label.firstChild.data !== text) label.firstChild.data = text;
    if (label.hidden !== !text) label.hidden = !text;
  }

  // Top, right, bottom and left of a view's guide; null where it has none of its own.
  function insetsOf(view, name) {
    const insets = view.guides[name] ?? (name === "margins" && !view.isAbsent ? "8 8 8 8" : "");
    return /[1-9]/.test(insets) ? insets : null;
  }

  // Moves labels so that none covers another one, a text that it is about, or leaves the screen; of two that say the same beside
  // each other one stays. Where there is no such room it covers text rather than a label; a view's name is left out.
  const shifts = [0, 1, -1, 2, -2, 3, -3].flatMap((down) => [0, 1, -1].map((along) => [along, down]));
  const inside = (value, size, limit) => Math.max(size / 2, Math.min(limit - size / 2, value));
  const covers = (a, b) => Math.abs(a.x - b.x) < (a.w + b.w) / 2 && Math.abs(a.y - b.y) < ((a.h ?? 14) + (b.h ?? 14)) / 2;
  const isFree = (place, placed) => !placed.some((other) => covers(other, place));
  const isClear = (place, texts) => !texts.some((text) => covers({ ...place, h: place.letters ?? (place.h ?? 14) - 2 }, text)); // a line's box is higher than its letters
  // The first of these places where nothing is covered, else where no label is.
  const clearest = (places, placed, texts) => places.find((place) => isFree(place, placed) && isClear(place, texts));
  const freest = (places, placed, texts) => clearest(places, placed, texts) ?? places.find((place) => isFree(place, placed)) ?? places[0];
  function placeLabels(marks, texts, { width, height }) {
    const placed = [];
    const move = (mark, place, { x, y }) => {
      placed.push(place);
      if (place.x !== x || place.y !== y) mark.shift = `;--along:${Math.round(place.x - x)}px;--down:${Math.round(place.y - y)}px`;
    };
    for (const mark of marks.filter(({ kind }) => kind.startsWith("News"))) {
      const places = placesOfSign(mark).map(({ x, y }) => ({ x: inside(x, signSize.w, width), y: inside(y, signSize.h, height), ...signSize }));
      move(mark, freest(places, placed, texts), labelCentre(mark));
    }
    const labelled = marks.filter(({ kind, text }) => text && !/^(Tag|News)/.test(kind));
    for (const mark of labelled.toSorted((a, b) => b.kind.startsWith("Chosen") - a.kind.startsWith("Chosen"))) {
      const w = widthOf(mark.text);
      const { x, y } = labelCentre(mark, w);
      const at = ([along, down]) => ({ x: inside(x + along * w, w, width), y: inside(y + down * 15, 14, height), w, text: mark.text });
      const home = at([0, 0]);
      if (placed.some((other) => other.text === mark.text && covers(other, home))) mark.text = "";
      else move(mark, freest([...placesInGap(mark, w, width), ...shifts.map(at)], placed, texts), { x, y });
    }
    for (const mark of marks.filter(({ kind }) => kind.startsWith("Tag"))) {
      const w = widthOf(mark.text);
      const places = placesOfName(mark, w).map((kind) => {
        const { x, y } = centreOfName(kind, mark, w);
        return { kind, x: inside(x, w, width), y: inside(y, 12, height), w, h: 12 };
      });
      const place = clearest(places, placed, texts);
      if (place) move(mark, place, centreOfName(place.kind, mark, w));
      mark.kind = place?.kind ?? "Tag";
      if (!place) mark.text = "";
    }
  }
  // Where the label of a gap between rows can stand: along the gap, and beside it.
  function placesInGap({ kind, text, x, y, w, h }, size, width) {
    if (kind !== "Spacer" || w < h) return [];
    const along = [0.5, 0.75, 0.25].map((part) => x + part * w);
    const all = [...along, x + w - size / 2, x + size / 2, x + w + size / 2, x - size / 2];
    return all.map((x) => ({ x: inside(x, size, width), y: y + h / 2, w: size, letters: Math.min(h, 12), text }));
  }
  const widthOf = (text) => text.length * 6.5 + 8;
  // Where the name of a view can stand: in its corners if it is wide enough, above, below and beside it.
  function placesOfName({ kind, w }, size) {
    const corners = w < size ? [] : ["Tag End", "Tag Bottom End"];
    return [kind, ...corners, "Tag Above", "Tag Above End", "Tag After", "Tag Before", "Tag Below", "Tag Below End"];
  }
  function centreOfName(kind, { x, y, w, h }, size) {
    const is = (word) => kind.includes(word);
    return {
      x: is("Before") ? x - size / 2 : is("After") ? x + w + size / 2 : is("End") ? x + w - size / 2 : x + size / 2,
      y: is("Above") ? y - 6 : is("Below") ? y + h + 6 : is("Bottom") ? y + h - 6 : y + 6,
    };
  }
  // Where the sign of a mark of news can stand: within its corners, on them, beyond them, and beside it.
  const signSize = { w: 15, h: 14 };
  function placesOfSign({ x, y, w, h }) {
    const at = (right, down, out) => ({ x: x + w / 2 + right * (w / 2 + 2 + out * signSize.w), y: y + h / 2 + down * (h / 2 + 2 + out * signSize.h) });
    const corners = [[1, -1], [-1, -1], [1, 1], [-1, 1]];
    const sides = [[1, 0], [-1, 0], [0, -1], [0, 1]];
    return [...[-0.5, 0, 0.5].flatMap((out) => corners.map(([right, down]) => at(right, down, out))), ...sides.map(([right, down]) => at(right, down, 0.5))];
  }
  // Where the stylesheet puts the middle of a label.
  function labelCentre({ kind, x, y, w, h }, size) {
    if (kind.startsWith("News")) return placesOfSign({ x, y, w, h })[0];
    if (kind.startsWith("Chosen")) return { x: x + size / 2, y: kind.endsWith("Low") ? y + 7 : y - 9 };
    if (kind === "Content") return { x: x + w - size / 2, y: y + h - 7 };
    return { x: x + w / 2, y: y + h / 2 };
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
    // Where widths have trees of their own, one of the elements is shown; rows that wait out of sight have no box, and
    // asking them for one would lay each of them out.
    box(path) {
      if (!this.boxes.has(path)) {
        const shown = this.elements.get(path)?.find((element) => element.checkVisibility({ contentVisibilityAuto: true }));
        const frame = shown?.getBoundingClientRect();
        const { left, top } = this.bounds;
        this.boxes.set(path, frame ? { x: frame.left - left, y: frame.top - top, w: frame.width, h: frame.height } : null);
      }
      return this.boxes.get(path);
    }
    // Has the labels leave the lines of a view's own text clear.
    keepClear(path) {
      const shown = this.elements.get(path)?.find((element) => element.checkVisibility({ contentVisibilityAuto: true }));
      for (const text of shown?.querySelectorAll(":is(.Words, .Text)") ?? []) if (text.closest("[data-view]") === shown) this.keepLinesClear(text);
    }
    keepLinesClear(text) {
      const { bounds } = this;
      this.range ??= document.createRange();
      this.range.selectNodeContents(text);
      for (const { left, top, width, height } of this.range.getClientRects())
        if (top < bounds.bottom && top + height > bounds.top) this.texts.push({ x: left - bounds.left + width / 2, y: top - bounds.top + height / 2, w: width, h: height });
    }
    // The same for all texts.
    keepAllClear() {
      this.words ??= [...this.screen.querySelectorAll(":is(.Words, .Text)")];
      for (const text of this.words) if (text.checkVisibility({ contentVisibilityAuto: true })) this.keepLinesClear(text);
    }
    // The same for all texts that a sign at one of the box's corners could reach.
    keepClearAround({ x, y, w, h }) {
      const reach = 20;
      for (const path of this.rows.keys()) {
        const box = this.box(path);
        if (box && box.x < x + w + reach && box.x + box.w > x - reach && box.y < y + h + reach && box.y + box.h > y - reach) this.keepClear(path);
      }
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
      const { children } = this.layer;
      placeLabels(this.marks, this.texts, this.bounds);
      this.marks.forEach(({ kind, text, x, y, w, h, shift }, index) => {
        const style = `left:${x}px;top:${y}px;width:${w}px;height:${h}px${shift}`;
        write(children[index] || this.layer.appendChild(blank.cloneNode(true)), { className: kind, style, text });
      });
      for (let index = this.marks.length; index < children.length; index++) write(children[index], { className: "", style: "display:none", text: "" });
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
