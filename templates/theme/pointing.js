// Code and picture answer each other: a line shows its views and constraints in the figure, a view its lines, and so do words
// of the prose that name a view or an anchor. With a keyboard, Enter on a listing leads to its lines and Escape back.
const pointing = (() => {
  const listings = new Map([...document.querySelectorAll("code[data-listing]")].map((code) => [code.dataset.listing, code]));
  const { figures } = overlays;
  const last = (path) => path.slice(path.lastIndexOf("/") + 1).replace(/\[\d+\]$/, "");
  const nothing = { views: [], constraints: new Map() };

  // What a figure knows of its code, read at the first question: of each line the views and constraints, of each view the lines.
  class Index {
    constructor({ table }) {
      this.lines = new Map();
      this.views = new Map();
      const [texts, rows] = table.data.code ?? [[], []];
      [...table.rows].forEach(([path, row], position) => {
        const [declared, ...constraints] = (texts[rows[position]] ?? "").split(" ");
        const own = declared.split(",").filter(Boolean);
        for (const line of own) this.at(line).views.push(path);
        const items = constraints.length ? row.querySelectorAll("li:not(.Listed)") : [];
        constraints.forEach((line, index) => {
          if (!line) return;
          const { constraints } = this.at(line);
          constraints.set(path, [...(constraints.get(path) ?? []), items[index]]);
        });
        this.views.set(path, [...new Set([...own, ...constraints.filter(Boolean)])]);
      });
    }
    at(line) {
      if (!this.lines.has(line)) this.lines.set(line, { views: [], constraints: new Map() });
      return this.lines.get(line);
    }
    // Where a component's views stand: the paths of its instances.
    instances(name) {
      const heads = [...this.lines].filter(([line]) => new RegExp(`^\\s*(component|screen) ${name}\\b`).test(lineAt(line)?.textContent));
      return heads.flatMap(([, { views }]) => views);
    }
  }
  const indexOf = (figure) => (figure.index ??= new Index(figure));
  const lineAt = (name) => {
    const [listing, number] = name.split(".");
    return listings.get(listing)?.children[number - 1];
  };

  // For each line the one whose brace it stands in.
  function owners(code) {
    if (code.owners) return code.owners;
    const open = [];
    return (code.owners = [...code.children].map((line) => {
      const owner = open.at(-1);
      for (const node of line.childNodes) {
        if (node.className === "s" || node.className === "c") continue;
        for (const [brace] of node.textContent.matchAll(/[{}]/g)) brace === "{" ? open.push(line) : open.pop();
      }
      return owner;
    }));
  }

  // What a line of a layout block or program speaks of: itself, else what it holds together, else what it stands in.
  const isControl = (line) => /^\s*(\}\s*)?(if|when|for|else|header|footer|section)\b/.test(line.textContent);
  function find(line, figure) {
    const code = line.parentElement;
    const lines = [...code.children];
    const owner = owners(code);
    const at = (other) => indexOf(figure).lines.get(`${code.dataset.listing}.${lines.indexOf(other) + 1}`);
    const own = at(line);
    if (own) return { views: own.views.length ? own.views : [...own.constraints.keys()], constraints: own.constraints };
    // The views that stand in its braces, and those that the constraints there hold.
    const inside = (outer) =>
      lines.flatMap((other, index) => {
        if (owner[index] !== outer) return [];
        const { views, constraints } = at(other) ?? nothing;
        if (!views.length && !constraints.size && isControl(other)) return inside(other);
        return [[views, [...constraints.keys()]]];
      });
    const held = inside(line);
    const views = held.flatMap(([views]) => views);
    const holders = held.flatMap(([views, constrained]) => [...views.map((path) => path.slice(0, path.lastIndexOf("/"))), ...constrained]);
    const found = isControl(line) && views.length ? views : holders;
    if (found.length) return { ...nothing, views: [...new Set(found)] };
    const outer = owner[lines.indexOf(line)];
    const around = outer && find(outer, figure);
    return around && { ...nothing, views: around.views };
  }

  // What a name such as `avatar`, `card.title` or `avatar.width` means below some views, all of them where none are given.
  function named(text, figure, roots = [""]) {
    const { rows } = figure.table;
    const names = text.replace(/\.(margins|safeArea|readable|content|frame)$/, (guide) => ([...rows.keys()].some((path) => path.endsWith(guide.replace(".", "/"))) ? guide : "")).split(".");
    const anchor = names.length > 1 && /^(width|height|leading|trailing|left|right|top|bottom|center[XY]|(first|last)Baseline)$/.test(names.at(-1)) ? names.pop() : undefined;
    const ends = (path) => names.every((name, index) => last(path.split("/").slice(0, path.split("/").length - names.length + index + 1).join("/")) === name);
    const views = [...rows.keys()].filter((path) => roots.some((root) => !root || path.startsWith(`${root}/`)) && path.split("/").length >= names.length && ends(path));
    const constraints = new Map();
    for (const path of anchor ? views : []) {
      const items = figure.table.constraintsOf(path).filter((constraint) => constraint.attribute === anchor).map(({ item }) => item);
      if (items.length) constraints.set(path, items);
    }
    return views.length ? { views, constraints, anchor } : null;
  }

  // What the prose says: a component, a view or an anchor.
  function mentioned(text, figure) {
    if (/^[a-z]\w*(\.\w+)*$/.test(text)) return named(text, figure);
    const views = /^[A-Z]\w*$/.test(text) ? indexOf(figure).instances(text) : [];
    return views.length ? { ...nothing, views } : null;
  }

  // What a line of UIKit code speaks of: the first name in it that its class knows.
  function findInUIKit(line, figure) {
    const lines = [...line.parentElement.children];
    const head = lines.slice(0, lines.indexOf(line) + 1).findLast((other) => /\bclass \w+/.test(other.textContent));
    const name = head?.textContent.match(/\bclass (\w+)/)[1].replace(/(View)?Controller$/, "");
    const instances = name ? indexOf(figure).instances(name) : [];
    if (!instances.length) return null;
    if (line === head) return { ...nothing, views: instances };
    for (const [, word, anchor] of line.textContent.matchAll(/\b([a-z]\w*)(?:\.(\w+)Anchor)?/g)) {
      // Where a component has parameters of the same names, its views are called `titleLabel`.
      for (const name of [word, word.replace(/(Label|Button|Stack|Image)?(View)?$/, "")]) {
        const found = name && named(anchor ? `${name}.${anchor}` : name, figure, instances);
        if (found) return found;
      }
    }
    return null;
  }

  // What an element of the page speaks of: a line in its step's figure, or in the first one after a step that has none.
  const answers = new Map();
  function answer(element) {
    if (answers.has(element)) return answers.get(element);
    const step = element.closest(".step");
    const own = figures.filter(({ figure }) => step.contains(figure));
    const later = figures.filter(({ figure }) => step.compareDocumentPosition(figure) & Node.DOCUMENT_POSITION_FOLLOWING);
    const isNotation = element.parentElement.matches("[data-listing]");
    let result = null;
    for (const figure of own.length ? own : later) {
      const found = isNotation ? find(element, figure) : findInUIKit(element, figure);
      if (found) result = { figure, found, elements: [element] };
      if (found) break;
    }
    answers.set(element, result);
    return result;
  }

  // MARK: showing

  let shown = null;
  let isKept = false;
  let marked = [];
  function mark(elements) {
    for (const element of marked) element.classList.remove("is-pointed");
    marked = elements.filter(Boolean);
    for (const element of marked) element.classList.add("is-pointed");
  }
  function show(element) {
    const result = element && element.textContent.trim() ? answer(element) : null;
    if (shown && shown.figure !== result?.figure) shown.figure.show(null);
    shown = result ?? null;
    shown?.figure.show(shown.found);
    mark(shown?.elements ?? []);
    return shown;
  }
  // In words, for those who hear the page.
  const speech = Object.assign(document.createElement("p"), { className: "Unseen" });
  speech.setAttribute("aria-live", "polite");
  document.body.append(speech);
  function say(result) {
    const { rows } = result?.figure.table ?? {};
    const { views = [], constraints = new Map() } = result?.found ?? {};
    const names = views.slice(0, 3).map((path) => {
      const [name, , , width, height] = [...rows.get(path).cells].map((cell) => cell.textContent.trim());
      return `${name.replace(/\s+/g, " ")}, ${width} × ${height}`;
    });
    const wishes = [...constraints.values()].flat().slice(0, 3).map((item) => item.textContent.trim());
    speech.textContent = [...names, views.length > 3 ? `+ ${views.length - 3}` : "", ...new Set(wishes)].filter(Boolean).join("; ");
  }

  // MARK: words of the prose

  // Each is a line of a listing, or names a view; the nearest step that knows it answers, of two as near the one before.
  const words = new Map();
  const plain = (text) => text.replace(/\s*(\/\/.*|\{)?\s*$/, "").replace(/\s+/g, " ").trim();
  const steps = [...document.querySelectorAll(".prose > .step")].map((step) => {
    const lines = new Map([...step.querySelectorAll("[data-listing] .line")].map((line) => [plain(line.textContent), line]));
    return { step, lines, figure: figures.find(({ figure }) => step.contains(figure)) };
  });
  const blocks = new Map([...document.querySelectorAll(".prose > *")].map((block, index) => [block, index]));
  for (const code of steps.length ? document.querySelectorAll(".prose code") : []) {
    const text = plain(code.textContent);
    if (!/^[a-zA-Z]/.test(text) || code.closest("pre, figure, a, .step, :is(h1, h2, h3, h4)")) continue;
    const place = blocks.get(code.closest(".prose > *"));
    const distance = ({ step }) => Math.abs(place - blocks.get(step));
    for (const { step, lines, figure } of steps.toSorted((a, b) => distance(a) - distance(b)).slice(0, 4)) {
      const found = figure && mentioned(text, figure);
      const result = found ? { figure, found, elements: [] } : /\W/.test(text) && lines.has(text) ? answer(lines.get(text)) : null;
      if (!result) continue;
      words.set(code, step);
      answers.set(code, { ...result, elements: [code, ...result.elements] });
      code.classList.add("Names");
      code.tabIndex = -1;
      break;
    }
  }

  // MARK: what the reader does

  const target = (event) => event.target.closest?.(".listing .line, code.Names");
  document.addEventListener("pointerover", (event) => {
    const element = target(event);
    if (isKept || (!element && !marked.length)) return;
    if (element && event.pointerType !== "touch") show(element);
    else if (!element && !event.target.closest("figure")) show(null);
  });
  document.addEventListener("click", (event) => {
    const element = target(event);
    if (!element || !getSelection().isCollapsed) return isKept && ((isKept = false), show(null));
    isKept = !(isKept && marked.includes(element));
    show(isKept ? element : null);
  });
  document.addEventListener("focusin", ({ target }) => {
    if (words.has(target) || target.classList.contains("line")) say(show(target));
    else if (marked.length && !isKept) show(null);
  });
  document.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (key === "Escape" && (marked.length || target.matches(".line"))) {
      isKept = false;
      show(null);
      target.closest(".line")?.closest("pre").focus();
      return;
    }
    const lines = [...(target.closest?.(".listing pre")?.querySelectorAll(".line") ?? [])].filter((line) => line.textContent.trim());
    const index = lines.indexOf(target.closest(".line"));
    const next = target.matches("pre") ? (key === "Enter" ? 0 : NaN) : index < 0 ? NaN : index + ({ ArrowDown: 1, ArrowUp: -1 }[key] ?? NaN);
    if (!(next in lines)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    lines[next].tabIndex = -1;
    lines[next].focus();
  });
  for (const code of listings.values()) code.parentElement.setAttribute("aria-description", phrase("lineByLine", "Enter: line by line, each shows what it is about in the figure"));

  // A view that is pointed at in the picture marks its lines.
  overlays.onChoose((figure, path) => {
    if (isKept) return;
    if (shown) show(null);
    mark(path ? (indexOf(figure).views.get(path) ?? []).map(lineAt) : []);
  });

  return { words: (step) => [...words.keys()].filter((word) => words.get(word) === step), stepOf: (word) => words.get(word) };
})();
