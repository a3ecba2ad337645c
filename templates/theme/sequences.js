// Consecutive steps of one screen have one picture, which changes: from 1100 pixels up it stays in its place beside the code of
// all of them, and shows what the step that is being read has made of it. On narrow pages, on paper and without a script each
// step has its own picture.
(() => {
  const wide = matchMedia("screen and (min-width: 68.75rem)");
  const screenOf = (step) => step.querySelector(":scope > figure > .Live [data-view]")?.dataset.view;
  const isBeside = (step) => step.matches(".step.has-code.has-figure:not(.is-wide, [data-exercise])") && screenOf(step) !== undefined;

  // From a step to the last one of the same screen, with the text between them.
  function runs(prose) {
    const found = [];
    let run = null;
    let between = [];
    for (const element of [...prose.children]) {
      if (isBeside(element)) {
        if (run && screenOf(run.steps[0]) === screenOf(element)) {
          run.elements.push(...between, element);
          run.steps.push(element);
        } else {
          run = { elements: [element], steps: [element] };
          found.push(run);
        }
        between = [];
      } else if (element.matches(".step, .solution")) run = null;
      else between.push(element);
    }
    return found.filter(({ steps }) => steps.length > 1);
  }

  class Sequence {
    constructor({ elements, steps }) {
      this.steps = steps.map((step) => ({ step, listing: step.querySelector(":scope > .listing"), figure: step.querySelector(":scope > figure") }));
      this.box = Object.assign(document.createElement("div"), { className: "sequence" });
      elements[0].before(this.box);
      this.box.append(...elements);
      this.box.style.setProperty("--rows", elements.length);
      // The last picture stays whole beside its code, however short that is.
      new ResizeObserver(([{ borderBoxSize: [{ blockSize }] }]) => this.box.style.setProperty("--last", `${Math.round(blockSize)}px`)).observe(this.steps.at(-1).figure);
      this.choose(this.steps[0]);
      // Who comes to a step by keyboard, link or touch sees its picture.
      this.box.addEventListener("focusin", ({ target }) => this.showStepOf(target));
      this.box.addEventListener("pointerdown", ({ target }) => this.showStepOf(target), { passive: true });
      // So does who points at code; what a scrolled page brings below a pointer at rest is no pointing.
      let at = null;
      this.box.addEventListener("pointermove", ({ target, clientX, clientY }) => {
        const isMoved = at?.clientX !== clientX || at?.clientY !== clientY;
        at = { clientX, clientY };
        if (isMoved && target.closest(".listing")) this.showStepOf(target);
      }, { passive: true });
    }
    // Whether it has one picture now: in a wide window, as long as no step asks for more room than beside its code.
    settle() {
      const isOne = wide.matches && !this.steps.some(({ step }) => step.matches(":has(> figure > .Live .Compare :checked), [data-broad]"));
      if (this.box.classList.contains("is-one") !== isOne) this.box.classList.toggle("is-one", isOne);
      return isOne;
    }
    follow() {
      if (!this.settle()) return;
      const box = this.box.getBoundingClientRect();
      if (box.bottom < 0 || box.top > innerHeight) return;
      const line = innerHeight * 0.45;
      this.choose(this.steps.findLast(({ listing }) => listing.getBoundingClientRect().top < line) ?? this.steps[0]);
    }
    showStepOf(element) {
      const found = this.steps.find(({ step }) => step.contains(element));
      if (found) this.choose(found);
    }
    choose(chosen) {
      if (chosen === this.chosen) return;
      this.chosen?.step.classList.remove("is-shown");
      chosen.step.classList.add("is-shown");
      this.chosen = chosen;
    }
  }

  const sequences = [...document.querySelectorAll(".prose")].flatMap(runs).map((run) => new Sequence(run));
  if (!sequences.length) return;
  // A link to a figure leads to its step's code, beside which it stands.
  function goTo() {
    const figure = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const sequence = figure ? sequences.find(({ box }) => box.contains(figure)) : null;
    const found = sequence?.steps.find((each) => each.figure === figure);
    if (!found || !sequence.settle()) return;
    sequence.choose(found);
    found.listing.scrollIntoView({ block: "start", behavior: "instant" });
  }
  scrolling.follow(() => {
    for (const sequence of sequences) sequence.follow();
  });
  for (const change of ["change", "placed"]) {
    document.addEventListener(change, () => {
      for (const sequence of sequences) sequence.settle();
      scrolling.again();
    });
  }
  for (const sequence of sequences) sequence.settle();
  addEventListener("hashchange", goTo);
  goTo();
})();
