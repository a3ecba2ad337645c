// What the page says of a figure's views: which hold others, what a stack arranges, what holds them, and all of it in words.
const figureTable = (() => {
  const { length, measured, parse, parseListed, withConstant, follow, miss, isContent, grid } = figureConstraints;

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
          setText(text, `${withConstant(constraint, state.constant)} `);
          if (label.textContent !== missed) label.textContent = missed && phrase("notMetBy", "not met, {n}", { n: missed });
          item.classList.toggle("Broken", missed !== "");
        }
      }
    }
  }
  function setText(node, text) {
    if (node.data !== text) node.data = text;
  }

  return { Table };
})();
