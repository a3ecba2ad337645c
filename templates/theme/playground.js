// A button below each figure that lets the reader change its code. The engine is loaded once a button is reached for.

(() => {
  const lesson = document.querySelector("[data-lesson]")?.dataset.lesson;
  if (!globalThis.plumbEngine || !lesson || !globalThis.WebAssembly || location.protocol === "file:") return;
  // A policy may forbid the engine; then there is nothing to offer.
  try {
    new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
  } catch {
    return;
  }
  const editor = () => import(new URL("editor.js", plumbEngine));
  // Whoever reaches for a figure needs engine and editor, side by side.
  const reach = async (figure) => {
    editor();
    (await import(new URL("engine.js", plumbEngine))).prepare(lesson, figure);
  };
  const expect = (figure, control) => {
    for (const event of ["pointerenter", "focus"]) control.addEventListener(event, () => reach(figure), { once: true });
  };
  for (const figure of document.querySelectorAll("figure[data-figure]")) {
    if (!figure.querySelector(".Live") || figure.closest("[data-program]")) continue; // the engine runs no Swift
    const button = document.createElement("button");
    button.type = "button";
    button.className = "change";
    const exercise = figure.closest("[data-exercise]");
    button.textContent = exercise ? phrase("tryIt", "Try it") : phrase("change", "Change");
    button.classList.toggle("try", exercise !== null);
    try {
      if (localStorage.getItem(`solved ${lesson} ${figure.dataset.figure}`)) exercise?.querySelector(".goals")?.classList.add("is-solved");
    } catch {} // some browsers refuse
    button.setAttribute("aria-expanded", "false");
    expect(figure, button);
    button.addEventListener("click", async () => (await editor()).toggle(figure, button, lesson));
    figure.querySelector(".Tools").before(button);
    addKnobs(figure, button);
  }

  // The sliders that the author names, for numbers of the code.
  function addKnobs(figure, button) {
    const knobs = JSON.parse(figure.closest(".step")?.dataset.knobs ?? "[]");
    if (!knobs.length) return;
    const box = Object.assign(document.createElement("div"), { className: "knobs" });
    for (const [name, value, min, max, step] of knobs) {
      const range = Object.assign(document.createElement("input"), { type: "range", min, max, step, value });
      const output = Object.assign(document.createElement("output"), { textContent: value });
      const label = document.createElement("label");
      label.append(Object.assign(document.createElement("code"), { textContent: name }), range, output);
      expect(figure, range);
      range.addEventListener("input", async () => {
        output.textContent = range.value;
        (await editor()).turn(figure, button, lesson, name, range.valueAsNumber);
      });
      box.append(label);
    }
    figure.querySelector(".Under").before(box);
  }
  // A link may hold a change.
  const link = new URLSearchParams(location.search).get("change");
  if (link) editor().then((made) => made.open(link, lesson));
})();
