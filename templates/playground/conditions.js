import { element } from "./elements.js";
import { ask } from "./engine.js";
import { words } from "./words.js";

const sizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4", "AX5"];

// What holds while a figure is changed, in place of what the author says: text size, direction and appearance, and the lesson's
// data as JSON, where it has any.
export class Conditions {
  constructor(update) {
    this.update = update;
    this.menus = [this.menu("text-size", words.textSize, sizes), this.menu("direction", words.layoutDirection, ["ltr", "rtl"]),
      this.menu("appearance", words.appearance, ["light", "dark"])];
    this.panel = element("div", { className: "change-conditions" }, this.menus);
    this.changed = null;
    this.buildData();
    ask({ verb: "data" }).then((data) => {
      this.author = data ?? {};
      this.dataPanel.hidden = Object.keys(this.author).length === 0;
      this.showData();
    });
  }

  menu(name, label, values) {
    const option = (value, text) => element("option", { value, textContent: `${label}: ${text}` });
    const made = element("select", { name, ariaLabel: label }, [option("", words.asWritten), ...values.map((value) => option(value, value))]);
    made.addEventListener("change", () => this.update());
    return made;
  }

  buildData() {
    this.field = element("textarea", { spellcheck: false, wrap: "off", rows: 12, ariaLabel: words.data });
    this.problem = element("p", { className: "error", role: "status" });
    this.field.addEventListener("input", () => this.update());
    this.dataPanel = element("details", { className: "change-data", hidden: true },
      [element("summary", { textContent: words.data }), this.field, this.problem]);
  }

  // As figures write them: `text-size=AX1 direction=rtl`.
  get text() { return this.menus.filter((menu) => menu.value).map((menu) => `${menu.name}=${menu.value}`).join(" "); }

  // Chooses what such a text says, as far as there are menus for it, and changed data; null for the author's.
  choose(text, data = null) {
    this.changed = data;
    for (const each of text.split(" ").filter(Boolean)) {
      const [name, value] = each.split("=");
      const menu = this.menus.find((one) => one.name === name);
      if (menu && [...menu.options].some((option) => option.value === value)) menu.value = value;
    }
  }

  reset() {
    for (const menu of this.menus) menu.value = "";
    this.changed = null;
    this.showData();
  }

  showData() {
    if (this.author) this.field.value = JSON.stringify(this.changed ?? this.author, null, 2);
  }

  // The changed data; null where they are the author's, and the last ones that could be read where these cannot.
  get data() {
    if (!this.author || this.field.value === this.read) return this.changed;
    this.read = this.field.value;
    try {
      const data = JSON.parse(this.read);
      if (typeof data !== "object" || data === null || Array.isArray(data)) throw new Error("{…}");
      this.changed = JSON.stringify(data) === JSON.stringify(this.author) ? null : data;
      this.problem.textContent = "";
    } catch ({ message }) {
      this.problem.textContent = words.badData.replace("{message}", message);
    }
    return this.changed;
  }
}
