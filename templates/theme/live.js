// The controls of live previews. All layout is in the stylesheets; this only says how wide a preview is: as a number
// in the property --width, from a range, from buttons, or from an edge that is dragged.

(() => {
  const previews = [...document.querySelectorAll(".Live")].map(connect);

  function connect(live) {
    const range = live.querySelector(".Range input");
    const buttons = [...live.querySelectorAll(".Presets input")];
    const first = Number(range.getAttribute("value"));
    const preview = { live, range, buttons, points: live.querySelector(".Points > span").firstChild, first, width: first };
    range.addEventListener("input", () => setWidth(preview, range.valueAsNumber));
    range.addEventListener("change", () => keep(preview));
    for (const button of buttons) {
      button.addEventListener("change", () => {
        setWidth(preview, Number(button.value));
        keep(preview);
      });
    }
    drag(preview, live.querySelector(".Handle"));
    addLifeSize(preview);
    setWidth(preview, first);
    return preview;
  }

  // Drawn life-size, a point a pixel, every text of a screen can be read.
  function addLifeSize(preview) {
    const { live } = preview;
    const button = Object.assign(document.createElement("button"), { type: "button", className: "LifeSize", textContent: phrase("lifeSize", "Life-size") });
    button.setAttribute("aria-pressed", "false");
    button.addEventListener("click", () => {
      stay(preview, () => {
        button.setAttribute("aria-pressed", String(live.classList.toggle("is-large")));
        place(preview);
      });
    });
    live.closest("figure").querySelector(".Tools")?.append(button);
  }

  function setWidth(preview, points) {
    const { live, range, buttons, points: label } = preview;
    range.value = points;
    preview.width = range.valueAsNumber;
    range.setAttribute("aria-valuetext", phrase("points", "{n} points", { n: preview.width }));
    label.data = `${preview.width} pt`; // a new node would have the page styled anew where it asks for `:has`
    live.style.setProperty("--width", preview.width);
    for (const button of buttons) button.checked = Number(button.value) === preview.width;
  }

  // The preview stands in the middle, so that its edge moves half as far as it grows.
  function drag(preview, handle) {
    let start = null;
    handle.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      handle.setPointerCapture(event.pointerId);
      const drawn = preview.live.querySelector(".Slot").getBoundingClientRect().width;
      start = { x: event.clientX, width: preview.width, scale: drawn / preview.width };
      event.preventDefault();
    });
    handle.addEventListener("pointermove", (event) => {
      if (start) setWidth(preview, Math.round(start.width + (2 * (event.clientX - start.x)) / start.scale));
    });
    for (const end of ["pointerup", "pointercancel"]) {
      handle.addEventListener(end, () => {
        if (start) keep(preview);
        start = null;
      });
    }
  }

  // A phone stands beside its code, what is wider below it, and so does an editor: decided once a width is chosen, never while it
  // is dragged.
  const greatestWidthBesideCode = 500;
  function place({ live, width }) {
    const isChanging = live.closest("figure").querySelector(".change-panel:not(.is-compact)") !== null;
    live.closest(".step")?.toggleAttribute("data-broad", width > greatestWidthBesideCode || live.classList.contains("is-large") || isChanging);
  }

  // The figure in which something is chosen stays where it is in the window.
  function stay({ live }, choose) {
    const figure = live.closest("figure");
    const top = figure.getBoundingClientRect().top;
    choose();
    figure.dispatchEvent(new Event("placed", { bubbles: true }));
    scrollBy({ top: figure.getBoundingClientRect().top - top, behavior: "instant" });
  }

  // A width that is chosen in one figure holds in all that go together on this page.
  const follows = (preview) => "follows" in preview.live.dataset;
  function keep(chosen) {
    stay(chosen, () => {
      place(chosen);
      if (!follows(chosen)) return;
      for (const preview of previews) if (preview !== chosen && follows(preview)) setAndPlace(preview, chosen.width);
      choices.set("width", chosen.width);
    });
  }

  // An editor has opened or closed.
  document.addEventListener("changing", ({ target }) => {
    const preview = previews.find(({ live }) => target.contains(live));
    if (preview) stay(preview, () => place(preview));
  });

  function setAndPlace(preview, width) {
    setWidth(preview, width);
    place(preview);
  }

  const kept = Number(choices.get("width"));
  if (kept > 0) for (const preview of previews) if (follows(preview)) setAndPlace(preview, kept);
  choices.onReset(() => {
    for (const preview of previews) setAndPlace(preview, preview.first);
  });
})();
