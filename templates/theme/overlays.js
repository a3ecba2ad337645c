// What a figure's views are held by, drawn over them: constraints, margins, a stack's spacing, names.
// Everything is read from the figure's table of views and from where the browser has put them.
(() => {
  const spans = { width: "x", height: "y" };
  const edges = { left: ["x", 0], right: ["x", 1], centerX: ["x", 0.5], top: ["y", 0], bottom: ["y", 1], centerY: ["y", 0.5] };
  const length = (value) => String(Math.round(value * 100) / 100);

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
  function parse(item) {
    const text = item.firstChild.textContent.trim();
    const [, first, relation, right, priority] = text.match(/^(\S+) (==|<=|>=) (.+?)(?: @ ([\d.]+))?$/) || [];
    if (!first) return null;
    const parts = right.match(/^(?:([\d.]+) \* )?(?:(.+)\.)?([a-zA-Z]+)(?: ([+-]) ([\d.]+))?$/);
    return {
      attribute: first.split(".").pop(),
      relation,
      multiplier: parts && parts[1] ? Number(parts[1]) : 1,
      owner: parts ? parts[2] || "" : null,
      other: parts ? parts[3] : null,
      constant: parts ? Number((parts[4] || "") + (parts[5] || 0)) : Number(right),
      priority: priority || "",
      broken: item.classList.contains("Broken"),
      to: item.dataset.to,
    };
  }

  // What the table says of the views: their rows, which hold others, and what a stack arranges.
  class Table {
    constructor(figure) {
      this.rows = new Map([...figure.querySelectorAll(".TextAlternative tr[data-of]")].map((row) => [row.dataset.of, row]));
      this.subviews = new Map([...this.rows.keys()].map((path) => [path, []]));
      for (const path of this.rows.keys()) this.subviews.get(path.slice(0, path.lastIndexOf("/")))?.push(path);
      this.constraints = new Map();
    }
    // Of one view, read at the first question.
    constraintsOf(path) {
      if (!this.constraints.has(path)) {
        this.constraints.set(path, [...this.rows.get(path).querySelectorAll("li")].map(parse).filter(Boolean));
      }
      return this.constraints.get(path);
    }
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
      this.root = this.elements.keys().next().value;
      screen.closest(".Slot").append(this.layer);
    }
    get isDrawn() {
      return this.screen.getClientRects().length > 0;
    }
    begin() {
      this.marks = [];
      this.boxes = new Map();
      this.bounds = this.layer.getBoundingClientRect();
      this.scale = this.screen.getBoundingClientRect().width / this.screen.offsetWidth || 1;
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
      this.marks.push({ kind, text: text || "", style: `left:${x}px;top:${y}px;width:${Math.max(w, 0)}px;height:${Math.max(h, 0)}px` });
    }
    // Marks that are there are changed in place: new elements would have the page styled anew where it asks for `:has`.
    end() {
      const { children } = this.layer;
      this.marks.forEach(({ kind, text, style }, index) => {
        write(children[index] || this.layer.appendChild(blank.cloneNode(true)), { className: kind, style, text });
      });
      for (let index = this.marks.length; index < children.length; index++) write(children[index], { className: "", style: "display:none", text: "" });
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
        if (row.dataset[name]) this.inset(box, `Guide ${name}`, row.dataset[name]);
      }
    }
    // Only of views that hold no others: the names of all would lie on top of each other.
    showName(path) {
      const box = this.table.subviews.get(path).length ? null : this.box(path);
      if (box) this.draw("Tag", box.x, box.y, box.w, box.h, path.split("/").pop());
    }
    showSpacing(path) {
      const row = this.rows.get(path);
      if (!row || !row.dataset.axis) return;
      const arranged = this.table.subviews
        .get(path)
        .map((key) => this.box(key))
        .filter((box) => box && box.w > 0 && box.h > 0);
      const [at, size] = row.dataset.axis === "x" ? ["x", "w"] : ["y", "h"];
      arranged.sort((a, b) => a[at] - b[at]);
      arranged.slice(1).forEach((next, index) => {
        const last = arranged[index];
        const gap = next[at] - last[at] - last[size];
        if (gap < 0.5) return;
        const text = length(gap / this.scale);
        if (at === "x") this.draw("Spacer", last.x + last.w, Math.min(last.y, next.y), gap, Math.max(last.h, next.h), text);
        else this.draw("Spacer", Math.min(last.x, next.x), last.y + last.h, Math.max(last.w, next.w), gap, text);
      });
    }
    showConstraints(path) {
      const box = this.box(path);
      const row = this.rows.get(path);
      if (!box || !row) return;
      const size = `${length(box.w / this.scale)} × ${length(box.h / this.scale)}`;
      const kind = box.y < 18 ? "Chosen Low" : "Chosen";
      this.draw(kind, box.x, box.y, box.w, box.h, `${path.split("/").pop()}  ${size}`);
      const all = this.table.constraintsOf(path);
      all.forEach((constraint, index) => this.showConstraint(constraint, path, box, (index + 1) / (all.length + 1)));
    }
    showConstraint(constraint, path, box, share) {
      const kind = constraint.broken ? "Measure Broken" : "Measure";
      const sign = { "==": "", ">=": "≥ ", "<=": "≤ " }[constraint.relation];
      const suffix = (constraint.priority && ` @${constraint.priority}`) + (constraint.broken ? " ✕" : "");
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
      const from = this.origin(constraint, path, edge);
      const across = edge.axis === "x" ? box.y + box.h * share : box.x + box.w * share;
      const isEdge = Math.abs(from - edge.at) < 0.5;
      const text = isEdge && !suffix ? "" : sign + length(constraint.constant) + suffix;
      if (!isEdge) return this.measure(kind, edge.axis, from, edge.at, across, text);
      if (edge.axis === "x") this.draw(`${kind} Edge Down`, edge.at, box.y, 0, box.h, text);
      else this.draw(`${kind} Edge Along`, box.x, edge.at, box.w, 0, text);
    }
    // Where the second item's edge lies: what the equation says if it holds, else where the browser has it.
    origin(constraint, path, edge) {
      const step = constraint.constant * this.scale * (edge.mirrored ? -1 : 1);
      const holds = constraint.relation === "==" && !constraint.broken && constraint.multiplier === 1;
      const parent = path.slice(0, path.lastIndexOf("/"));
      const target = constraint.to || (constraint.owner && constraint.owner.startsWith("super") ? parent : null);
      const guide = (constraint.owner || "").match(/(?:^|\.)(margins|safeArea|readable)$/);
      if (holds || !target) return edge.at - step;
      let box = this.box(target);
      if (!box) return edge.at - step;
      if (guide) {
        const row = this.rows.get(target);
        const insets = row && row.dataset[guide[1] === "safeArea" ? "safe" : guide[1]];
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
    }
    // Made when something is first to be drawn: most figures are never asked.
    get stages() {
      if (!this.made) {
        this.made = this.screens.map((screen) => new Stage(screen, this));
        for (const screen of this.screens) sizes.observe(screen);
      }
      return this.made;
    }
    point(event) {
      const view = event.target.closest("[data-view]");
      const row = event.target.closest("[data-of]");
      if (view) this.choose(view.dataset.view);
      else if (row) this.choose(row.dataset.of);
    }
    choose(path) {
      if (path === this.path) return;
      for (const [old, isChosen] of [[this.path, false], [path, true]]) this.table.rows.get(old)?.classList.toggle("is-chosen", isChosen);
      this.path = path;
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
      return this.shown.has("layers") || !(["margins", "spacing", "names"].some((value) => this.shown.has(value)) || this.path);
    }
    // Finds out what is to be drawn over a stage, without changing the page.
    read(stage) {
      stage.begin();
      if (this.isEmpty || !stage.root) return;
      if (this.shown.has("margins")) stage.showMargins(this.path || stage.root);
      for (const path of this.shown.has("spacing") ? this.table.rows.keys() : []) stage.showSpacing(path);
      for (const path of this.shown.has("names") ? this.table.rows.keys() : []) stage.showName(path);
      if (this.path && (this.shown.has("constraints") || this.isFromTable)) stage.showConstraints(this.path);
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
    if (figure.isEmpty && !figure.made) return;
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
  const kept = new Set((choices.get("show") || "").split(","));
  for (const input of inputs) {
    input.parentElement.hidden = false;
    input.addEventListener("change", () => {
      show(input.value, input.checked);
      keep();
    });
  }
  for (const value of new Set(inputs.map((input) => input.value))) show(value, kept.has(value));
  choices.onReset(() => {
    for (const value of new Set(inputs.map((input) => input.value))) show(value, false);
  });
  for (const details of document.querySelectorAll(".TextAlternative details")) {
    details.addEventListener("toggle", () => addButtons(details), { once: true });
  }
})();
