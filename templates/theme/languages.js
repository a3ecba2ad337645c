// The language of the code: the notation, or UIKit; one for the whole site, which the reader's browser remembers. A listing in
// UIKit that changes an earlier one folds what is known. Either is copied with one click.
(() => {
  const key = "code-language";
  const words = { copy: "Copy", copied: "Copied", asBefore: "{n} lines as before", codeLanguage: "Language of the code", ...globalThis.plumbWords };
  const groups = [];
  const root = document.documentElement;

  function button(text, action) {
    const made = Object.assign(document.createElement("button"), { type: "button", textContent: text });
    made.addEventListener("click", () => action(made));
    return made;
  }

  // What stands above is of another length then: the listing that was pressed stays where it is.
  function choose(language, pressed) {
    const before = pressed?.getBoundingClientRect().top;
    root.dataset.code = language;
    for (const { details, buttons } of groups) {
      details.open = language === "uikit";
      buttons.forEach((each, index) => each.setAttribute("aria-pressed", String((index === 1) === details.open)));
    }
    if (pressed) scrollBy({ top: pressed.getBoundingClientRect().top - before, behavior: "instant" });
  }
  function remember(language) {
    try {
      localStorage.setItem(key, language);
    } catch {} // some browsers refuse where the page is a file
  }
  function remembered() {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const area = Object.assign(document.createElement("textarea"), { value: text });
      document.body.append(area);
      area.select();
      document.execCommand("copy");
      area.remove();
    }
  }
  const textOf = (pre) => {
    const lines = [...pre.querySelectorAll(".line")];
    return lines.length ? lines.map((line) => line.textContent).join("") : pre.textContent;
  };

  // A run of lines that an earlier listing has shown, but for one beside what is new.
  function fold(code) {
    let run = [];
    const close = () => {
      const known = run.slice(1, -1);
      run = [];
      if (known.length < 3) return;
      const opener = button(`⋯ ${words.asBefore.replace("{n}", known.length)}`, () => {
        for (const line of known) line.hidden = false;
        opener.remove();
      });
      opener.className = "fold";
      for (const line of known) line.hidden = true;
      known[0].before(opener);
    };
    for (const line of [...code.children]) {
      if (line.classList.contains("new")) close();
      else run.push(line);
    }
    close();
  }

  for (const listing of document.querySelectorAll(".listing")) {
    const details = listing.querySelector(":scope > .uikit");
    const notation = listing.querySelector(":scope > pre");
    const tools = Object.assign(document.createElement("div"), { className: "code-tools" });
    if (details) {
      const choice = Object.assign(document.createElement("div"), { className: "languages" });
      choice.setAttribute("role", "group");
      choice.setAttribute("aria-label", words.codeLanguage);
      const buttons = ["layout", "uikit"].map((language) =>
        button(language === "layout" ? "Layout" : "UIKit", (pressed) => {
          choose(language, pressed);
          remember(language);
        }));
      choice.append(...buttons);
      tools.append(choice);
      groups.push({ details, buttons });
      const code = details.querySelector("code");
      if (code.querySelector(".line.new")) fold(code);
    }
    const shown = () => (details?.open ? details.querySelector("pre") : notation);
    tools.append(
      button(words.copy, async (pressed) => {
        await copy(textOf(shown()));
        pressed.textContent = words.copied;
        setTimeout(() => (pressed.textContent = words.copy), 1500);
      }));
    tools.lastChild.className = "copy";
    notation.before(tools);
  }
  choose(remembered() === "uikit" ? "uikit" : "layout");
})();
