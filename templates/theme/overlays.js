// What a figure's views are held by, drawn over them: constraints, margins, a stack's spacing, names.
// Everything is read from the figure's table of views and from where the browser has put them.
const overlays = (() => {
  const spans = { width: "x", height: "y" };
  const edges = { left: ["x", 0], right: ["x", 1], centerX: ["x", 0.5], top: ["y", 0], bottom: ["y", 1], centerY: ["y", 0.5] };
  const length = (value) => String(Math.round(value * 100) / 100);

  const guideName = /(?:^|\.)(margins|safeArea|readable)$/;

  // A length read from the page, whose edges stand on a grid: as the engine gives most of them, if it is near that.
  const measured = (value) => length([1, 2, 3].map((parts) => Math.round(value * parts) / parts).find((near) => Math.abs(near - value) < 2 / 64) ?? value);

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

  // One `attribute relation multiplier * item.attribute ± constant @ priority` of the table, taken apart.
  function parse(text) {
    const [, first, relation, right, priority] = text.match(/^(\S+) (==|<=|>=) (.+?)(?: @ ([\d.]+))?$/) || [];
    if (!first) return null;
    const parts = right.match(/^(?:([\d.]+) \* )?(?:(.+)\.)?([a-zA-Z]+)(?: ([+-]) ([\d.]+))?$/);
    const dot = first.lastIndexOf(".");
    return {
      words: text,
      subject: first.slice(0, Math.max(dot, 0)),
      attribute: first.slice(dot + 1),
      relation,
      multiplier: parts && parts[1] ? Number(parts[1]) : 1,
      owner: parts ? parts[2] || "" : null,
      other: parts ? parts[3] : null,
      constant: parts ? Number((parts[4] || "") + (parts[5] || 0)) : Number(right),
      priority: priority || "",
    };
  }
  // Behind a constraint's words its constant, another one.
  function withConstant({ words, other, constant, multiplier }, value) {
    if (Math.abs(value - constant) < 0.0005) return words;
    const [, head, tail] = words.match(other ? /^(.+?)(?: [+-] [\d.]+)?( @ [\d.]+)?$/ : /^(.+?) -?[\d.]+( @ [\d.]+)?$/);
    const sign = value < 0 ? " - " : " + ";
    return head + (other ? (value ? sign + length(Math.abs(value)) : "") : ` ${length(value)}`) + (tail || "");
  }
  // One of a list: a stack's constraint behind its name, or a content's length with both its priorities.
  function parseListed(text) {
    const [words, track] = text.split("#");
    const content = words.match(/^([wh]) (\S+) (\S+) (\S+)$/);
    const traced = (constraint) => constraint && { ...constraint, track: track === undefined ? null : Number(track) };
    if (content) {
      const [, axis, size, hugging, resistance] = content;
      const attribute = axis === "w" ? "width" : "height";
      const at = (priority) => (priority === "1000" ? "" : ` @ ${priority}`);
      return [
        { ...traced(parse(`${attribute} <= ${size}${at(hugging)}`)), kind: "hugging" },
        { ...traced(parse(`${attribute} >= ${size}${at(resistance)}`)), kind: "compression resistance" },
      ];
    }
    const space = words.indexOf(" ");
    const constraint = traced(parse(words.slice(space + 1)));
    return constraint ? [{ ...constraint, kind: words.slice(0, space) }] : [];
  }
  // How far a length in the figure may be from the engine's: its edges stand on a grid of 1/64.
  const grid = 3 / 64;
  const isContent = (constraint) => constraint.kind === "hugging" || constraint.kind === "compression resistance";

  // The value of a track at a place: the excess of the first side and, where it varies, the constant; null where the
  // constraint takes no part. Its form is told in ConstraintData.swift.
  function follow(track, { width, offset }) {
    const segment = track.findLast(([start]) => width >= start);
    const cell = segment && segment.findLast((cell, index) => index > 0 && (index === 1 || offset >= (cell[3] || 0) + (cell[4] || 0) * width));
    if (typeof cell === "number") return { excess: 0, constant: cell };
    if (cell === undefined || cell[0] === null) return null;
    const value = (at) => (cell[at] || 0) + (cell[at + 1] || 0) * width + (cell[at + 2] || 0) * offset;
    return { excess: value(0), constant: cell.length > 5 ? value(5) : undefined };
  }

  // By how much a constraint is missed, in words; empty where it holds.
  function miss({ relation }, excess) {
    if (Math.abs(excess) < 0.005 || (relation === "<=" && excess < 0) || (relation === ">=" && excess > 0)) return "";
    const n = length(Math.abs(excess));
    return excess < 0 ? phrase("short", "{n} short", { n }) : phrase("over", "{n} over", { n });
  }

  // What the page says of its figures; read at the first question. Its form is told in PageData.swift.
  let pageData;
  const dataOfPage = () => (pageData ??= JSON.parse(document.getElementById("FigureData")?.textContent ?? '{"figures":{}}'));
  const alone = { views: [], alike: [], code: [] };

  // A view of a figure as the page tells of it. Its row in the table of words is made once that is opened.
  const kinds = new Map();
  function kindAt(index) {
    if (!kinds.has(index)) {
      const [type, axis, guides, ...constraints] = dataOfPage().kinds[index];
      const texts = constraints.map((each) => (typeof each === "string" ? { words: each, to: "", track: null, isHidden: false } : { words: each[0], to: each[1] || "", track: each[2] < 0 ? null : each[2], isHidden: each[3] === 1 }));
      kinds.set(index, { type, axis, guides, texts });
    }
    return kinds.get(index);
  }
  // Of four values a view: its depth, below zero for one that is absent at first, its name, its kind, its list.
  function viewsOf(values) {
    const views = new Map();
    const open = [];
    for (let at = 0; at < values.length; at += 4) {
      const [depth, name, kind, list] = values.slice(at, at + 4);
      const level = depth < 0 ? -1 - depth : depth;
      open.length = level;
      open.push(name);
      views.set(open.join("/"), { name, level, isAbsent: depth < 0, list, ...kindAt(kind), row: null });
    }
    return views;
  }
  // The same of a figure that stands still, whose table the page has.
  function viewsIn(rows) {
    return new Map([...rows].map((row) => {
      const path = row.dataset.of;
      const { margins, safe, readable } = row.dataset;
      const texts = [...row.querySelectorAll("li")].map((item) => ({ words: item.firstChild.textContent.trim(), to: item.dataset.to || "", track: null, isHidden: false, item }));
      const guides = Object.fromEntries(Object.entries({ margins, safe, readable }).filter(([, insets]) => insets));
      return [path, { name: path.slice(path.lastIndexOf("/") + 1), level: path.split("/").length - 1, isAbsent: false, list: -1, type: "", axis: row.dataset.axis || "", guides, texts, row }];
    }));
  }

  function element(name, ...children) {
    const made = document.createElement(name);
    made.append(...children);
    return made;
  }

  // What the page says of a figure's views: which hold others, what a stack arranges, and what holds them.
  class Table {
    constructor(figure) {
      this.element = figure.querySelector(".TextAlternative details");
      this.name = figure.dataset.figure;
      this.authored = new Map();
      this.listed = new Map();
      this.lines = new Map();
    }
    get data() {
      return (this.read ??= dataOfPage().figures[this.name] ?? alone);
    }
    get rows() {
      return (this.views ??= this.data.views.length ? viewsOf(this.data.views) : viewsIn(this.element?.querySelectorAll("tr[data-of]") ?? []));
    }
    get subviews() {
      if (!this.held) {
        this.held = new Map([...this.rows.keys()].map((path) => [path, []]));
        for (const path of this.rows.keys()) this.held.get(path.slice(0, path.lastIndexOf("/")))?.push(path);
      }
      return this.held;
    }
    // What the author wrote of a view, read at the first question.
    constraintsOf(path) {
      if (!this.authored.has(path)) {
        const read = (text) => {
          const constraint = parse(text.words);
          return constraint ? [{ ...constraint, to: text.to, track: text.track, text }] : [];
        };
        this.authored.set(path, (this.rows.get(path)?.texts ?? []).flatMap(read));
      }
      return this.authored.get(path);
    }
    // What UIKit wrote of it: as a stack view, and for its content.
    listedOf(path) {
      if (!this.listed.has(path)) {
        const list = dataOfPage().lists?.[this.rows.get(path)?.list];
        this.listed.set(path, list ? list.split(";").flatMap(parseListed) : []);
      }
      return this.listed.get(path);
    }
    // The code that each view comes from, in the order of the views.
    get code() {
      return this.data.code.map((index) => dataOfPage().code[index]);
    }
    // The path of the view that a name means in the block of another one.
    named(name, path) {
      const parent = path.slice(0, path.lastIndexOf("/"));
      return [`${path}/${name}`, `${parent}/${name}`].find((other) => this.rows.has(other));
    }
    // The state of a constraint of a view: null where it takes no part, its excess null where nobody knows it.
    state(constraint, place, size) {
      if (place.isAlike === false) {
        if (isContent(constraint) || constraint.text?.isHidden) return null;
        return { constant: constraint.constant, excess: null };
      }
      const followed = constraint.track === null ? { excess: 0 } : follow(dataOfPage().tracks[constraint.track], place);
      if (!followed) return null;
      const constant = followed.constant ?? constraint.constant;
      if (!isContent(constraint)) return { constant, excess: followed.excess };
      const excess = size[constraint.attribute] - constant;
      return { constant, excess: Math.abs(excess) < grid ? 0 : excess };
    }

    // MARK: the words

    get isOpen() {
      return this.element?.open === true;
    }
    // Puts a row for each view into the page, in the place of the link to where they are.
    fill() {
      const table = this.element.querySelector("table[hidden]");
      if (!table) return;
      this.element.querySelector(":scope > a")?.remove();
      const body = table.createTBody();
      for (const [path, view] of this.rows) {
        const head = element("th", `${view.name} `, element("small", view.type));
        head.scope = "row";
        if (view.level) head.style.setProperty("--depth", view.level);
        view.row = element("tr", head, ...[1, 2, 3, 4].map(() => element("td", "–")), element("td"));
        view.row.dataset.of = path;
        view.row.classList.toggle("Absent", view.isAbsent);
        body.append(view.row);
      }
      table.hidden = false;
    }
    // The lines of a row, made at the first need.
    linesOf(path) {
      if (this.lines.has(path)) return this.lines.get(path);
      const cell = this.rows.get(path).row.lastElementChild;
      const lines = [...this.constraintsOf(path), ...this.listedOf(path)].map((constraint) => {
        const item = constraint.text?.item ?? element("li", ...(constraint.kind ? [element("small", `${constraint.kind} `), ""] : [constraint.words]));
        if (constraint.kind) item.className = "Listed";
        if (!item.isConnected) (cell.querySelector("ul") ?? cell.appendChild(element("ul"))).append(item);
        const label = item.querySelector("em") ?? item.appendChild(element("em"));
        return { constraint, item, text: constraint.kind ? item.childNodes[1] : item.firstChild, miss: label };
      });
      this.lines.set(path, lines);
      return lines;
    }
    // The rows that are in sight.
    get rowsInSight() {
      const { scrollTop, clientHeight } = this.element;
      return [...this.rows].filter(([, { row }]) => {
        if (!row) return false; // the table has only just been opened
        const { offsetTop, offsetHeight } = row;
        return offsetTop < scrollTop + clientHeight + 100 && offsetTop + offsetHeight > scrollTop - 100;
      });
    }
    // What a screen says to the rows in sight, without changing the page.
    reading(stage) {
      if (!this.isOpen || !this.data.views.length) return [];
      const { place } = stage;
      return this.rowsInSight.map(([path, { row }]) => {
        const frame = stage.frame(path);
        const lines = this.linesOf(path).map((line) => ({ ...line, state: frame && this.state(line.constraint, place, frame) }));
        return { row, frame, lines };
      });
    }
    say(reading, { width, offset }) {
      if (!reading.length) return;
      const caption = this.element.querySelector("caption");
      const place = { n: length(width), offset: length(offset) };
      setText(caption.firstChild, offset ? phrase("atWidthAndOffset", "At {n} points, scrolled {offset}", place) : phrase("atWidth", "At {n} points", place));
      for (const { row, frame, lines } of reading) {
        row.classList.toggle("Absent", !frame);
        if (!frame) continue;
        [frame.x, frame.y, frame.width, frame.height].forEach((value, index) => setText(row.cells[index + 1].firstChild, measured(value)));
        for (const { constraint, item, text, miss: label, state } of lines) {
          if (item.hidden !== !state) item.hidden = !state;
          if (!state) continue;
          const missed = miss(constraint, state.excess);
          setText(text, withConstant(constraint, state.constant) + (constraint.kind ? "" : " "));
          if (label.textContent !== missed) label.textContent = missed && phrase("notMetBy", "not met, {n}", { n: missed });
          item.classList.toggle("Broken", missed !== "");
        }
      }
    }
  }
  // Top, right, bottom and left of a view's guide; null where it has none of its own.
  function insetsOf(view, name) {
    const insets = view.guides[name] ?? (name === "margins" && !view.isAbsent ? "8 8 8 8" : "");
    return /[1-9]/.test(insets) ? insets : null;
  }
  function setText(node, text) {
    if (node.data !== text) node.data = text;
  }

  // Moves labels so that none covers another one or leaves the screen; of two that say the same beside each other one stays.
  // Names of views stay where they are.
  const shifts = [0, 1, -1, 2, -2, 3, -3].flatMap((down) => [0, 1, -1].map((along) => [along, down]));
  function placeLabels(marks, { width, height }) {
    const placed = [];
    const labelled = marks.filter(({ kind, text }) => text && !/^(Tag|News)/.test(kind));
    for (const mark of labelled.toSorted((a, b) => b.kind.startsWith("Chosen") - a.kind.startsWith("Chosen"))) {
      const w = mark.text.length * 6.5 + 8;
      const { x, y } = labelCentre(mark, w);
      const inside = (value, size, limit) => Math.max(size / 2, Math.min(limit - size / 2, value));
      const at = ([along, down]) => ({ x: inside(x + along * w, w, width), y: inside(y + down * 15, 14, height), w, text: mark.text });
      const covers = (a, b) => Math.abs(a.x - b.x) < (a.w + b.w) / 2 && Math.abs(a.y - b.y) < 14;
      const home = at([0, 0]);
      if (placed.some((other) => other.text === mark.text && covers(other, home))) {
        mark.text = "";
        continue;
      }
      const place = shifts.map(at).find((shifted) => !placed.some((other) => covers(other, shifted))) || home;
      placed.push(place);
      if (place.x !== x || place.y !== y) mark.shift = `;--along:${Math.round(place.x - x)}px;--down:${Math.round(place.y - y)}px`;
    }
  }
  // Where the stylesheet puts the middle of a label.
  function labelCentre({ kind, x, y, w, h }, size) {
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
      placeLabels(this.marks, this.bounds);
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
          if (box && box.w > 0 && box.h > 0) this.draw(kind, box.x, box.y, box.w, box.h, sign);
        }
      }
    }
    showChosen(path) {
      const box = this.box(path);
      const row = this.rows.get(path);
      if (!box || !row) return;
      const size = `${measured(box.w / this.scale)} × ${measured(box.h / this.scale)}`;
      const kind = box.y < 18 ? "Chosen Low" : "Chosen";
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

  // One figure: its switches, its screens, and the view that is pointed at.
  class Overlays {
    constructor(figure) {
      this.figure = figure;
      this.shown = new Set();
      this.path = null;
      this.pointed = null;
      this.isNear = false;
      this.table = new Table(figure);
      this.screens = [...figure.querySelectorAll(".Screen")];
      nearness.observe(figure);
      figure.addEventListener("pointerover", (event) => this.point(event));
      figure.addEventListener("pointerleave", () => this.choose(null));
      figure.addEventListener("click", (event) => this.point(event));
      figure.addEventListener("focusin", (event) => this.point(event));
      const scrolled = (event) => drawSoon(this, this.screens.filter((screen) => screen.contains(event.target)));
      figure.addEventListener("scroll", scrolled, { capture: true, passive: true });
      // What the browser has left out has no boxes; they are read once it is laid out.
      figure.addEventListener("contentvisibilityautostatechange", (event) => event.skipped || this.isEmpty || drawSoon(this));
    }
    // Made when something is first to be drawn: most figures are never asked.
    get stages() {
      if (!this.made) {
        this.made = this.screens.map((screen) => new Stage(screen, this));
        for (const screen of this.screens) sizes.observe(screen);
      }
      return this.made;
    }
    // Screens that have come into the figure are drawn over like the others.
    include(screens) {
      this.screens.push(...screens);
      if (!this.made) return;
      for (const screen of screens) {
        this.made.push(new Stage(screen, this));
        sizes.observe(screen);
      }
      drawSoon(this, screens);
    }
    // Where a view stands in the live screen, points; null where it is not there.
    frameOf(path) {
      const stage = this.stages.find(({ live }) => live) ?? this.stages[0];
      if (!stage?.isDrawn) return null;
      stage.begin();
      stage.flatten(false);
      return stage.frame(path);
    }
    point(event) {
      const view = event.target.closest("[data-view]");
      const row = event.target.closest("[data-of]");
      if (view) this.choose(view.dataset.view);
      else if (row) this.choose(row.dataset.of);
    }
    choose(path) {
      for (const action of choosing) action(this, path);
      if (path === this.path) return;
      for (const [old, isChosen] of [[this.path, false], [path, true]]) this.table.rows.get(old)?.row?.classList.toggle("is-chosen", isChosen);
      this.path = path;
      drawSoon(this);
    }
    // Shows what code or prose speaks of; null for nothing.
    show(pointed) {
      if (pointed === this.pointed) return;
      this.pointed = pointed;
      drawSoon(this);
    }
    set(value, isOn) {
      this.shown[isOn ? "add" : "delete"](value);
      drawSoon(this);
    }
    get isFromTable() {
      return this.path !== null && this.figure.querySelector(".TextAlternative :is(:hover, :focus-within)") !== null;
    }
    // Whether there is nothing to draw.
    get isEmpty() {
      return this.shown.has("layers") || !(["margins", "spacing", "names", "news"].some((value) => this.shown.has(value)) || this.path || this.pointed);
    }
    // Finds out what is to be drawn over a stage, without changing the page.
    read(stage) {
      stage.begin();
      stage.reading = stage.live ? this.table.reading(stage) : [];
      if (this.isEmpty || !stage.root) return;
      if (this.shown.has("news") && stage.live) stage.showNews(this.news);
      if (this.shown.has("margins")) stage.showMargins(this.path || stage.root);
      for (const path of this.shown.has("spacing") ? this.table.rows.keys() : []) stage.showSpacing(path);
      for (const path of this.shown.has("names") ? this.table.rows.keys() : []) stage.showName(path);
      if (this.pointed) return stage.showPointed(this.pointed);
      const isFromTable = this.isFromTable;
      if (!this.path || !(this.shown.has("constraints") || this.shown.has("generated") || isFromTable)) return;
      stage.showChosen(this.path);
      if (this.shown.has("generated")) stage.showGenerated(this.path);
      if (this.shown.has("constraints") || isFromTable) stage.showAuthored(this.path);
    }
  }

  // A row's name becomes a button, so that the keyboard reaches every view.
  function addButtons(table) {
    for (const cell of table.querySelectorAll("tr[data-of] > th:not(:has(button))")) {
      const button = document.createElement("button");
      button.type = "button";
      button.append(...cell.childNodes);
      cell.append(button);
    }
  }

  // Screens are drawn together, all reading before all writing: those that have changed and are near the window; the others
  // when they come near it.
  const due = new Set();
  let isWaiting = false;
  function drawSoon(figure, screens = figure.screens) {
    if (figure.isEmpty && !figure.made && !figure.table.isOpen) return;
    for (const stage of figure.stages) if (screens.includes(stage.screen)) due.add(stage);
    if (!isWaiting) requestAnimationFrame(draw);
    isWaiting = true;
  }
  function draw() {
    isWaiting = false;
    const stages = [...due].filter((stage) => stage.figure.isNear && stage.isDrawn);
    for (const stage of stages) {
      due.delete(stage);
      stage.figure.read(stage);
    }
    for (const stage of stages) stage.end();
  }
  const owners = new Map();
  const choosing = [];
  const nearness = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) owners.get(target).isNear = isIntersecting;
      if (due.size) draw();
    },
    { rootMargin: "25%" },
  );
  // Sizes are told between layout and painting, so that the marks of a step are painted with it.
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) drawSoon(owners.get(target.closest("figure[data-figure]")), [target]);
    draw();
  });

  for (const figure of document.querySelectorAll("figure[data-figure]:has(.Tools)")) owners.set(figure, new Overlays(figure));
  const figures = [...owners.values()];
  // A switch holds for all figures of the page.
  const inputs = [...document.querySelectorAll(".Tools input")];
  function show(value, isOn) {
    for (const input of inputs) if (input.value === value) input.checked = isOn;
    for (const figure of figures) figure.set(value, isOn);
  }
  function keep() {
    choices.set("show", [...new Set(inputs.filter((input) => input.checked).map((input) => input.value))].join(","));
  }
  // Constraints are drawn for the view that is pointed at: whoever turns them on is told so.
  const hint = Object.assign(document.createElement("p"), { className: "Hint" });
  hint.setAttribute("role", "status");
  function tell(input) {
    const asks = inputs.some(({ value, checked }) => checked && (value === "constraints" || value === "generated"));
    if (!asks) return hint.remove();
    input.closest(".Under").append(hint);
    hint.textContent = phrase("pointAtView", "Point at a view in the picture, or choose one in words.");
  }
  const kept = new Set((choices.get("show") || "").split(","));
  for (const input of inputs) {
    input.parentElement.hidden = false;
    input.addEventListener("change", () => {
      show(input.value, input.checked);
      keep();
      tell(input);
    });
  }
  for (const value of new Set(inputs.map((input) => input.value))) show(value, kept.has(value));
  choices.onReset(() => {
    for (const value of new Set(inputs.map((input) => input.value))) show(value, false);
    hint.remove();
  });
  for (const details of document.querySelectorAll(".TextAlternative details")) {
    const owner = owners.get(details.closest("figure[data-figure]"));
    const fill = () => {
      owner.table.fill();
      addButtons(details);
    };
    details.addEventListener("toggle", fill, { once: true });
    const redraw = () => drawSoon(owner);
    details.addEventListener("toggle", redraw);
    details.addEventListener("scroll", redraw, { passive: true });
  }

  return { figures, of: (figure) => owners.get(figure), onChoose: (action) => choosing.push(action) };
})();
