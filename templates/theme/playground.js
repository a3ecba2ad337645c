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
  for (const figure of document.querySelectorAll("figure[data-figure]")) {
    if (!figure.querySelector(".Live")) continue;
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
    button.addEventListener("click", async () => (await editor()).toggle(figure, button, lesson));
    figure.querySelector(".Tools").before(button);
  }
  // A link may hold a change.
  const link = new URLSearchParams(location.search).get("change");
  if (link) editor().then((made) => made.open(link, lesson));
})();
