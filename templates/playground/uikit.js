import { element } from "./elements.js";
import { askBeside } from "./engine.js";
import { isSame } from "./following.js";
import { words } from "./words.js";

// The block in UIKit, below its code, while a reader looks at it: what the page would show beside the figure, with the lines marked that
// the author's code does not give.
export class UIKit {
  constructor(editor) {
    this.editor = editor;
    this.code = element("code");
    const copy = element("button", { type: "button", className: "copy", textContent: words.copy });
    copy.addEventListener("click", () => this.copy(copy));
    this.tools = element("div", { className: "code-tools" }, [copy]);
    this.field = element("pre", { tabIndex: 0, role: "region", ariaLabel: "UIKit" }, [this.code]);
    this.shownAbove = element("p", { hidden: true, textContent: words.shownAbove });
    const summary = element("summary", { textContent: "UIKit" });
    this.panel = element("details", { className: "change-uikit" }, [summary, this.tools, this.field, this.shownAbove]);
    this.panel.addEventListener("toggle", () => this.ask());
  }

  // Where the code has a mistake, what it was before stands on, paler.
  async ask() {
    if (!this.panel.open) return;
    const { question } = this.editor;
    const text = await askBeside({ verb: "uikit", ...question });
    if (!isSame(question, this.editor.question) || text === undefined) return;
    const answer = JSON.parse(text);
    const isMistaken = this.editor.panel.classList.contains("is-old");
    this.panel.classList.toggle("is-old", answer === null && isMistaken);
    // Code without a mistake has none of its own where earlier blocks have shown all of it.
    const isShownAbove = answer === null && !isMistaken;
    this.tools.hidden = this.field.hidden = isShownAbove;
    this.shownAbove.hidden = !isShownAbove;
    if (answer === null || answer.html === this.html) return;
    Object.assign(this, answer);
    this.code.innerHTML = answer.html;
    this.reveal(this.code.querySelector(".line.new"));
  }

  // Has the field, and not the page, scroll to a line.
  reveal(line) {
    if (!line) return;
    const [field, box] = [this.field.getBoundingClientRect(), line.getBoundingClientRect()];
    if (box.top < field.top || box.bottom > field.bottom) this.field.scrollTop += box.top - field.top - field.height / 3;
  }

  async copy(button) {
    try {
      await navigator.clipboard.writeText(this.text ?? "");
      button.textContent = words.copied;
      setTimeout(() => (button.textContent = words.copy), 1500);
    } catch {
      getSelection().selectAllChildren(this.code);
    }
  }
}
