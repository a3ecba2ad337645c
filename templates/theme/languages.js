// The language of the code: the notation, or UIKit; one for the whole site, which the reader's browser remembers. A listing in
// UIKit that changes an earlier one folds what is known. Beside a step of a program stands the whole of it, which each listing
// shows for itself. All are copied with one click.
(() => {
  const key = "code-language";
  const words = {
    copy: "Copy", copied: "Copied", asBefore: "{n} lines as before", code: "Code", codeLanguage: "Language of the code",
    thisStep: "This step", wholeProgram: "Whole program", ...globalThis.plumbWords,
  };
  const bilingual = [];

  function button(text, action) {
    const made = Object.assign(document.createElement("button"), { type: "button", textContent: text });
    made.addEventListener("click", () => action(made));
    return made;
  }

  // What stands above may be of another length then: the listing that was pressed stays where it is.
  function keepInPlace(pressed, change) {
    const before = pressed.getBoundingClientRect().top;
    change();
    scrollBy({ top: pressed.getBoundingClientRect().top - before, behavior: "instant" });
  }

  // Two buttons, of which the second opens `details`; `choose` is told which is pressed.
  function choice(details, name, labels, choose) {
    const group = Object.assign(document.createElement("div"), { className: "languages" });
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", name);
    group.append(...labels.map((label, index) => button(label, (pressed) => keepInPlace(pressed, () => choose(index === 1)))));
    const show = (isOther) => {
      details.open = isOther;
      [...group.children].forEach((each, index) => each.setAttribute("aria-pressed", String((index === 1) === isOther)));
    };
    return { group, show };
  }

  function showLanguage(isUIKit) {
    for (const show of bilingual) show(isUIKit);
  }
  function chooseLanguage(isUIKit) {
    showLanguage(isUIKit);
    remember(isUIKit ? "uikit" : "layout");
  }
  function languageChoice(details) {
    const { group, show } = choice(details, words.codeLanguage, ["Layout", "UIKit"], chooseLanguage);
    bilingual.push(show);
    return group;
  }
  function extentChoice(details) {
    const { group, show } = choice(details, words.code, [words.thisStep, words.wholeProgram], (isWhole) => show(isWhole));
    show(false);
    return group;
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
      const isWhole = details.classList.contains("whole-program");
      tools.append(isWhole ? extentChoice(details) : languageChoice(details));
      if (!isWhole && details.querySelector(".line.new")) fold(details.querySelector("code"));
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
  showLanguage(remembered() === "uikit");
})();
