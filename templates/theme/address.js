// A phrase in the language of the page; English where the site speaks no other.
const phrase = (key, english, values = {}) =>
  (globalThis.plumbWords?.[key] ?? english).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

// What a reader has chosen stands in the page's address, so that a link shares it and a reload keeps it: the width of the
// figures that go together, and what is drawn over all of them. It holds for this page alone.
const choices = (() => {
  const resets = [];
  const buttons = [];
  const read = () => new URLSearchParams(location.search);

  function set(name, value) {
    const query = read();
    if (value) query.set(name, value);
    else query.delete(name);
    const text = query.toString().replaceAll("%2C", ",");
    try {
      history.replaceState(history.state, "", (text ? `?${text}` : location.pathname) + location.hash);
    } catch {} // some browsers refuse where the page is a file
    update(query);
  }

  // The way back, offered below each figure while there is anything to go back from.
  function update(query) {
    const isOffered = ["width", "show"].some((name) => query.has(name));
    for (const button of buttons) button.hidden = !isOffered;
  }

  function reset() {
    for (const action of resets) action();
    set("width", null);
    set("show", null);
  }

  for (const tools of document.querySelectorAll("figure[data-figure] .Tools")) {
    const button = Object.assign(document.createElement("button"), { type: "button", className: "Reset", textContent: phrase("reset", "Reset") });
    button.title = phrase("resetHint", "As it was: every width, and nothing drawn over the figures");
    button.addEventListener("click", () => {
      reset();
      tools.querySelector("input:not([hidden] *)")?.focus({ preventScroll: true }); // the button is about to go
    });
    tools.append(button);
    buttons.push(button);
  }
  update(read());

  return { get: (name) => read().get(name), set, onReset: (action) => resets.push(action) };
})();
