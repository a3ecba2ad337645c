// What a step adds to a screen is marked in its picture as it is in its code: new views, and views that hold in another way. The marks
// can be turned off for the page, and are said to those who do not see them.
(() => {
  const words = { whatIsNew: "What is new", isNew: "New in this step: {names}.", isChanged: "Changed: {names}.", ...globalThis.plumbWords };
  const inputs = [];
  const last = (path) => path.slice(path.lastIndexOf("/") + 1);

  const isIn = (path, other) => path.startsWith(`${other}/`);
  const outermost = (paths) => paths.filter((path) => !paths.some((other) => isIn(path, other)));
  const innermost = (paths) => paths.filter((path) => !paths.some((other) => isIn(other, path)));

  // Of rows that are alike the first one stands for all.
  const family = (path) => path.replace(/\[\d+\]/g, "[]");
  const firsts = (paths) => paths.filter((path, index) => paths.findIndex((other) => family(other) === family(path)) === index);

  // The figure of each screen that was met last.
  const before = new Map();
  for (const overlay of overlays.figures) {
    const { figure } = overlay;
    const step = figure.closest(".step");
    const code = step?.querySelector(":scope > .listing [data-listing]");
    const paths = figure.querySelector(".Live") ? [...overlay.table.rows.keys()] : [];
    if (!code || !paths.length) continue;
    const former = before.get(paths[0]);
    if (!step.matches("[data-exercise], .solution *")) before.set(paths[0], overlay);
    if (!former) continue;
    const known = former.table.rows;
    // A screen that has lost half of its views is another one of the same name.
    const kept = [...known.keys()].filter((path) => overlay.table.rows.has(path));
    if (2 * kept.length <= known.size) continue;
    const added = firsts(outermost(paths.filter((path) => !known.has(path))));
    // What is held in another way, or is about something else: not what merely lies around that.
    const touched = new Set();
    for (const line of code.querySelectorAll(":scope > .line.new")) {
      for (const path of pointing.viewsOf(overlay, code, line)) if (known.has(path)) touched.add(path);
    }
    const changed = firsts(innermost([...touched])).filter((path) => !added.some((other) => isIn(other, path)));
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
