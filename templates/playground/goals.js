import { element } from "./elements.js";
import { ask, patience } from "./engine.js";
import { words } from "./words.js";

// What an exercise asks for; the engine decides it for all widths, with the author's data and conditions.
export class Goals {
  constructor(editor) {
    this.editor = editor;
    this.items = [...(editor.figure.closest("[data-exercise]")?.querySelectorAll(".goals li") ?? [])];
  }

  get isEmpty() { return this.items.length === 0; }

  // Decides once the reader pauses.
  decideSoon() {
    if (this.isEmpty) return;
    clearTimeout(this.pause);
    this.pause = setTimeout(async () => {
      const { block, code: { value: code } } = this.editor;
      const answer = await ask({ verb: "grade", block, code }, 4 * patience);
      if (code === this.editor.code.value && this.editor.panel.isConnected) this.show(answer);
    }, 150);
  }

  show(answer) {
    this.items.forEach((goal, index) => {
      const missed = answer ? answer[index] : words.goalsMissed;
      goal.classList.toggle("is-met", missed === null);
      goal.classList.toggle("is-missed", missed !== null);
      (goal.querySelector("small") ?? goal.appendChild(element("small"))).textContent = missed ?? "";
    });
    const list = this.items[0].closest(".goals");
    const verdict = list.querySelector("[role=status]") ?? list.appendChild(element("p", { role: "status" }));
    const isMet = answer?.every((missed) => missed === null) ?? false;
    verdict.textContent = isMet ? words.goalsMet : "";
    const missed = answer?.find((each) => each !== null) ?? "";
    this.editor.verdict.textContent = isMet ? `✓ ${words.goalsMet}` : missed && `✕ ${missed}`;
    this.editor.verdict.classList.toggle("is-met", isMet);
    if (!isMet) return;
    list.classList.add("is-solved");
    try {
      localStorage.setItem(`solved ${this.editor.lesson} ${this.editor.figure.dataset.figure}`, "1");
    } catch {} // some browsers refuse
  }
}
