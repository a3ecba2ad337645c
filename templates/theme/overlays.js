// What a figure's views are held by, drawn over them: constraints, margins, a stack's spacing, names.
// Everything is read from the figure's table of views and from where the browser has put them.
(() => {
  const spans = { width: "x", height: "y" };
  const edges = { left: ["x", 0], right: ["x", 1], centerX: ["x", 0.5], top: ["y", 0], bottom: ["y", 1], centerY: ["y", 0.5] };
  const length = (value) => String(Math.round(value * 100) / 100);

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

  // The views of one screen: where each stands, in points, and what the table says of it.
  class Stage {
    constructor(screen, rows) {
      this.screen = screen;
      this.rows = rows;
      this.layer = document.createElement("div");
      this.layer.className = "Overlay";
      this.layer.setAttribute("aria-hidden", "true");
      screen.closest(".Slot").append(this.layer);
    }
    get scale() {
      return this.screen.getBoundingClientRect().width / this.screen.offsetWidth || 1;
    }
    element(path) {
      return this.screen.querySelector(`[data-view="${CSS.escape(path)}"]`);
    }
    box(path) {
      const element = this.element(path);
      if (!element || !element.getClientRects().length) return null;
      const frame = element.getBoundingClientRect();
      const origin = this.layer.getBoundingClientRect();
      return { x: frame.left - origin.left, y: frame.top - origin.top, w: frame.width, h: frame.height };
    }
    // Where an edge lies along its axis.
    edge(box, attribute) {
      const mirrored = this.screen.dataset.direction === "rtl";
      const name = { leading: mirrored ? "right" : "left", trailing: mirrored ? "left" : "right" }[attribute] || attribute;
      const [axis, part] = edges[name] || [];
      return axis && { axis, at: axis === "x" ? box.x + box.w * part : box.y + box.h * part, mirrored: mirrored && name !== attribute };
    }
    clear() {
      this.layer.replaceChildren();
    }
    draw(kind, x, y, w, h, text) {
      const mark = document.createElement("i");
      mark.className = kind;
      mark.style.cssText = `left:${x}px;top:${y}px;width:${Math.max(w, 0)}px;height:${Math.max(h, 0)}px`;
      if (text) mark.append(Object.assign(document.createElement("b"), { textContent: text }));
      this.layer.append(mark);
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
      const box = this.element(path)?.querySelector("[data-view]") ? null : this.box(path);
      if (box) this.draw("Tag", box.x, box.y, box.w, box.h, path.split("/").pop());
    }
    showSpacing(path) {
      const row = this.rows.get(path);
      if (!row || !row.dataset.axis) return;
      const depth = path.split("/").length;
      const arranged = [...this.rows.keys()]
        .filter((key) => key.startsWith(path + "/") && key.split("/").length === depth + 1)
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
      const all = [...row.querySelectorAll("li")].map(parse).filter(Boolean);
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
      const box = this.box(target);
      if (!box) return edge.at - step;
      if (guide) {
        const row = this.rows.get(target);
        const insets = row && row.dataset[guide[1] === "safeArea" ? "safe" : guide[1]];
        if (insets) {
          const [top, right, bottom, left] = insets.split(" ").map((n) => Number(n) * this.scale);
          Object.assign(box, { x: box.x + left, y: box.y + top, w: box.w - left - right, h: box.h - top - bottom });
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
      this.rows = new Map([...figure.querySelectorAll(".TextAlternative tr[data-of]")].map((row) => [row.dataset.of, row]));
      this.stages = new Map();
      for (const screen of figure.querySelectorAll(".Screen")) this.stages.set(screen, new Stage(screen, this.rows));
      this.observer = new ResizeObserver(() => this.draw());
      for (const screen of this.stages.keys()) this.observer.observe(screen);
      figure.addEventListener("pointerover", (event) => this.point(event));
      figure.addEventListener("pointerleave", () => this.choose(null));
      figure.addEventListener("click", (event) => this.point(event));
      figure.addEventListener("focusin", (event) => this.point(event));
      figure.addEventListener("scroll", () => this.draw(), { capture: true, passive: true });
    }
    point(event) {
      const view = event.target.closest("[data-view]");
      const row = event.target.closest("[data-of]");
      if (view) this.choose(view.dataset.view);
      else if (row) this.choose(row.dataset.of);
    }
    choose(path) {
      if (path === this.path) return;
      this.path = path;
      for (const [name, row] of this.rows) row.classList.toggle("is-chosen", name === path);
      this.draw();
    }
    set(value, isOn) {
      this.shown[isOn ? "add" : "delete"](value);
      this.draw();
    }
    draw() {
      cancelAnimationFrame(this.frame);
      this.frame = requestAnimationFrame(() => {
        for (const stage of this.stages.values()) this.drawStage(stage);
      });
    }
    drawStage(stage) {
      stage.clear();
      const root = stage.screen.querySelector("[data-view]");
      if (!root || this.shown.has("layers")) return;
      if (this.shown.has("margins")) stage.showMargins(this.path || root.dataset.view);
      for (const path of this.shown.has("spacing") ? this.rows.keys() : []) stage.showSpacing(path);
      for (const path of this.shown.has("names") ? this.rows.keys() : []) stage.showName(path);
      const isFromTable = this.figure.querySelector(".TextAlternative :is(:hover, :focus-within)") !== null;
      if (this.path && (this.shown.has("constraints") || isFromTable)) stage.showConstraints(this.path);
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

  const figures = [...document.querySelectorAll("figure[data-figure]:has(.Tools)")].map((figure) => new Overlays(figure));
  const inputs = [...document.querySelectorAll(".Tools input")];
  for (const input of inputs) {
    input.parentElement.hidden = false;
    input.addEventListener("change", () => {
      for (const other of inputs) if (other.value === input.value) other.checked = input.checked;
      for (const figure of figures) figure.set(input.value, input.checked);
    });
    if (input.checked) input.dispatchEvent(new Event("change"));
  }
  for (const details of document.querySelectorAll(".TextAlternative details")) {
    details.addEventListener("toggle", () => addButtons(details), { once: true });
  }
})();
