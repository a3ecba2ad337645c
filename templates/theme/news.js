// What a step adds to a screen is marked in its picture as it is in its code: new views, and views that hold in another way. The marks
// can be turned off for the page, and are said to those who do not see them.
(() => {
  const words = { whatIsNew: "What is new", isNew: "New in this step: {names}.", isChanged: "Changed: {names}.", ...globalThis.plumbWords };
  const inputs = [];
  const last = (path) => path.slice(path.lastIndexOf("/") + 1);

  // The paths of what is new, outermost views first: what lies in one of them needs no mark of its own.
  function outermost(paths) {
    return paths.filter((path) => !paths.some((other) => other !== path && path.startsWith(`${other}/`)));
  }

  for (const overlay of overlays.figures) {
    const { figure } = overlay;
    const code = figure.closest(".step")?.querySelector(":scope > .listing [data-listing]");
    const lines = [...(code?.querySelectorAll(":scope > .line.new") ?? [])];
    if (!lines.length || !figure.querySelector(".Live")) continue;
    const declared = new Set();
    const touched = new Set();
    for (const line of lines) {
      const found = pointing.linesIn(overlay, code, line);
      for (const path of found.declared) declared.add(path);
      for (const path of found.touched) touched.add(path);
    }
    const added = outermost([...declared]);
    const changed = outermost([...touched].filter((path) => !added.some((other) => path === other || path.startsWith(`${other}/`))));
    if (!added.length && !changed.length) continue;
    overlay.news = { added, changed };
    const names = (paths) => [...new Set(paths.map(last).map((name) => name.replace(/\[\d+\]$/, "")))].join(", ");
    const said = [added.length ? words.isNew.replace("{names}", names(added)) : "", changed.length ? words.isChanged.replace("{names}", names(changed)) : ""];
    const text = Object.assign(document.createElement("p"), { className: "Unseen", textContent: said.filter(Boolean).join(" ") });
    figure.querySelector(".Live").prepend(text);
    const label = document.createElement("label");
    const input = Object.assign(document.createElement("input"), { type: "checkbox", value: "news", checked: true });
    label.append(input, Object.assign(document.createElement("span"), { textContent: words.whatIsNew }));
    figure.querySelector(".Tools").prepend(label);
    inputs.push(input);
    input.addEventListener("change", () => show(input.checked));
  }

  function show(isOn, isKept = true) {
    for (const input of inputs) input.checked = isOn;
    for (const overlay of overlays.figures) if (overlay.news) overlay.set("news", isOn);
    if (isKept) choices.set("news", isOn ? null : "off");
  }
  if (!inputs.length) return;
  show(choices.get("news") !== "off", false);
  choices.onReset(() => show(true));
})();
