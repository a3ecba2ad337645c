// The controls of a step, or of a listing that stands alone, are one stop of the Tab key: the one that had the focus last. From there the arrows lead to the
// others. A control that needs arrows of its own, along a range or where it scrolls, is left by the other pair.

(() => {
  const directions = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
  const last = new WeakMap();
  let isByKeyboard = false;

  // What the reader has opened is read with Tab, like the rest of the page.
  const isOpened = (element) => element.closest(".TextAlternative table, .change-panel") !== null;
  const scrollsAlong = (element) => element.scrollWidth > element.clientWidth + 1;
  const scrollsDown = (element) => element.scrollHeight > element.clientHeight + 1;

  function isReachable(element) {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (element.type === "radio") {
      const radios = [...element.closest("fieldset").querySelectorAll("input")];
      return element === (radios.find((radio) => radio.checked) ?? radios[0]);
    }
    return !element.matches("pre, div") || scrollsAlong(element) || scrollsDown(element) || element.querySelector(".line") !== null;
  }

  function keepsArrow(element, key) {
    const isDown = key === "ArrowUp" || key === "ArrowDown";
    if (element.matches("[type=range], [type=radio]")) return !isDown;
    return element.matches("pre, div") && (isDown ? scrollsDown(element) : scrollsAlong(element));
  }

  // Those of a step, and the words of the prose that its figure answers.
  const controls = (step) => {
    const own = [...step.querySelectorAll("a[href], button, input, summary, [tabindex]:not(.line)")].filter((element) => !isOpened(element));
    return [...own, ...pointing.words(step)];
  };
  const stepOf = (element) => element.closest(".step") ?? element.closest(".listing") ?? pointing.stepOf(element);

  // Only a reader with a keyboard needs it, and who can be reached changes with the window and with every switch.
  function setStops() {
    for (const step of document.querySelectorAll(".step, :is(.prose, .sequence) > .listing")) {
      const all = controls(step);
      const reachable = all.filter(isReachable);
      const stop = reachable.includes(last.get(step)) ? last.get(step) : reachable[0];
      for (const control of all) if (control.tabIndex !== (control === stop ? 0 : -1)) control.tabIndex = control === stop ? 0 : -1;
    }
  }

  document.addEventListener("focusin", ({ target }) => {
    const step = stepOf(target);
    if (!step || target.matches(".line")) return;
    if (isOpened(target)) return step.classList.remove("roves");
    last.set(step, target);
    step.classList.toggle("roves", isByKeyboard);
  });
  document.addEventListener("pointerdown", () => (isByKeyboard = false), { passive: true });
  document.addEventListener("keydown", (event) => {
    isByKeyboard = true;
    if (event.key === "Tab") setStops();
    const direction = directions[event.key];
    const step = stepOf(event.target);
    if (!direction || !step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const reachable = controls(step).filter(isReachable);
    const index = reachable.indexOf(event.target);
    if (index < 0 || keepsArrow(event.target, event.key)) return;
    event.preventDefault();
    reachable[(index + direction + reachable.length) % reachable.length].focus();
  });
})();
