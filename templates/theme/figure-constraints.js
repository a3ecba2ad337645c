// A constraint as a figure's table writes it: taken apart, written with another constant, followed over widths and offsets.
const figureConstraints = (() => {
  const length = (value) => String(Math.round(value * 100) / 100);

  // A length read from the page, whose edges stand on a grid: as the engine gives most of them, if it is near that.
  const measured = (value) => length([1, 2, 3].map((parts) => Math.round(value * parts) / parts).find((near) => Math.abs(near - value) < 2 / 64) ?? value);

  // One `attribute relation multiplier * item.attribute ± constant @ priority` of the table, taken apart.
  function parse(text) {
    const [, first, relation, right, priority] = text.match(/^(\S+) (==|<=|>=) (.+?)(?: @ ([\d.]+))?$/) || [];
    if (!first) return null;
    const parts = right.match(/^(?:([\d.]+) \* )?(?:(.+)\.)?([a-zA-Z]+)(?: ([+-]) ([\d.]+))?$/);
    const dot = first.lastIndexOf(".");
    return {
      words: text,
      subject: first.slice(0, Math.max(dot, 0)),
      attribute: first.slice(dot + 1),
      relation,
      multiplier: parts && parts[1] ? Number(parts[1]) : 1,
      owner: parts ? parts[2] || "" : null,
      other: parts ? parts[3] : null,
      constant: parts ? Number((parts[4] || "") + (parts[5] || 0)) : Number(right),
      priority: priority || "",
    };
  }
  // Behind a constraint's words its constant, another one.
  function withConstant({ words, other, constant, multiplier }, value) {
    if (Math.abs(value - constant) < 0.0005) return words;
    const [, head, tail] = words.match(other ? /^(.+?)(?: [+-] [\d.]+)?( @ [\d.]+)?$/ : /^(.+?) -?[\d.]+( @ [\d.]+)?$/);
    const sign = value < 0 ? " - " : " + ";
    return head + (other ? (value ? sign + length(Math.abs(value)) : "") : ` ${length(value)}`) + (tail || "");
  }
  // One of a list: a stack's constraint behind its name, or a content's length with both its priorities.
  function parseListed(text) {
    const [words, track] = text.split("#");
    const content = words.match(/^([wh]) (\S+) (\S+) (\S+)$/);
    const traced = (constraint) => constraint && { ...constraint, track: track === undefined ? null : Number(track) };
    if (content) {
      const [, axis, size, hugging, resistance] = content;
      const attribute = axis === "w" ? "width" : "height";
      const at = (priority) => (priority === "1000" ? "" : ` @ ${priority}`);
      return [
        { ...traced(parse(`${attribute} <= ${size}${at(hugging)}`)), kind: "hugging" },
        { ...traced(parse(`${attribute} >= ${size}${at(resistance)}`)), kind: "compression resistance" },
      ];
    }
    const space = words.indexOf(" ");
    const constraint = traced(parse(words.slice(space + 1)));
    return constraint ? [{ ...constraint, kind: words.slice(0, space) }] : [];
  }
  // How far a length in the figure may be from the engine's: its edges stand on a grid of 1/64.
  const grid = 3 / 64;
  const isContent = (constraint) => constraint.kind === "hugging" || constraint.kind === "compression resistance";

  // The value of a track at a place: the excess of the first side and, where it varies, the constant; null where the
  // constraint takes no part. Its form is told in ConstraintData.swift.
  function follow(track, { width, offset }) {
    const segment = track.findLast(([start]) => width >= start);
    const cell = segment && segment.findLast((cell, index) => index > 0 && (index === 1 || offset >= (cell[3] || 0) + (cell[4] || 0) * width));
    if (typeof cell === "number") return { excess: 0, constant: cell };
    if (cell === undefined || cell[0] === null) return null;
    const value = (at) => (cell[at] || 0) + (cell[at + 1] || 0) * width + (cell[at + 2] || 0) * offset;
    return { excess: value(0), constant: cell.length > 5 ? value(5) : undefined };
  }

  // By how much a constraint is missed, in words; empty where it holds.
  function miss({ relation }, excess) {
    if (Math.abs(excess) < 0.005 || (relation === "<=" && excess < 0) || (relation === ">=" && excess > 0)) return "";
    const n = length(Math.abs(excess));
    return excess < 0 ? phrase("short", "{n} short", { n }) : phrase("over", "{n} over", { n });
  }

  return { length, measured, parse, parseListed, withConstant, follow, miss, isContent, grid };
})();
