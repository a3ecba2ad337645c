// What a reader predicts, the stylesheet judges. With a script the figure goes to the width that was asked about, the verdict is
// read out, and the browser remembers what was chosen.

(() => {
  const lesson = document.querySelector("[data-lesson]")?.dataset.lesson ?? location.pathname;
  const stored = (name, value) => {
    try {
      if (value === undefined) return localStorage.getItem(name);
      localStorage.setItem(name, value);
    } catch {} // some browsers refuse
    return null;
  };

  [...document.querySelectorAll(".prediction")].forEach((prediction, number) => {
    const name = `predicted ${lesson} ${number}`;
    const inputs = [...prediction.querySelectorAll(".choices input")];
    const status = Object.assign(document.createElement("p"), { className: "Unseen" });
    status.setAttribute("role", "status");
    prediction.append(status);
    const chosen = stored(name);
    if (chosen !== null && inputs[chosen]) inputs[chosen].checked = true;
    inputs.forEach((input, index) => input.addEventListener("change", () => {
      const verdict = input.closest("li").querySelector(".verdict");
      stored(name, index);
      status.textContent = verdict?.textContent ?? "";
      if (verdict?.classList.contains("is-right")) prediction.querySelector("details").open = true;
      if (verdict) show(verdict.dataset.figure, verdict.dataset.width);
    }));
  });

  function show(figure, width) {
    const range = document.querySelector(`figure[data-figure="${CSS.escape(figure)}"] .Range input`);
    if (!range || range.valueAsNumber === Number(width)) return;
    range.value = width;
    range.dispatchEvent(new Event("input"));
    range.dispatchEvent(new Event("change"));
  }
})();
