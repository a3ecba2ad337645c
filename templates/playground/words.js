// What the editor says in English, and what the page says in its place.

export const words = {
  codeOfFigure: "Code of the figure", width: "Width", reset: "Reset", close: "Close", isSolved: "Solved.",
  goalsMet: "Solved: all of this holds at every width.", goalsMissed: "Not yet.",
  tooSlow: "This takes too long. The engine has been started anew.", why: "Why?",
  whyHint: "Click an edge in the picture, or choose one", view: "View", edge: "Edge or size", line: "Line {n}",
  copyLink: "Copy link", copied: "Copied", copy: "Copy", undo: "Undo", redo: "Redo", textSize: "Text size",
  layoutDirection: "Direction", appearance: "Appearance", asWritten: "As written", data: "Data",
  badData: "This is no JSON: {message}", names: "Names",
  shownAbove: "All of it stands in the code above.",
  ...globalThis.plumbWords,
};
