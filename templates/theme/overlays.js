// What a figure's views are held by, drawn over them as its switches say, and the view that is pointed at.
// Everything is read from the figure's table of views and from where the browser has put them.
const overlays = (() => {
  const { Stage } = figureScreen;
  const { Table } = figureTable;

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
      if (this.shown.has("spacing") || this.shown.has("names")) stage.keepAllClear();
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
