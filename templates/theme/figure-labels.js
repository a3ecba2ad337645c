// Where the labels of what is drawn over a screen stand. A mark has a kind, which is its class, a box, and a text; a place has the middle
// and the size of a label. All are in pixels from the upper left corner of the layer that they are drawn in.
const figureLabels = (() => {
  // Moves labels so that none covers another one, a text that it is about, or leaves the screen; of two that say the same beside
  // each other one stays. Where there is no such room it covers text rather than a label; a view's name is left out.
  function placeLabels(marks, texts, size) {
    const placed = [];
    for (const mark of marks.filter(({ kind }) => kind.startsWith("News"))) placeSign(mark, placed, texts, size);
    const measures = marks.filter(({ kind, text }) => text && !/^(Tag|News)/.test(kind));
    measures.sort((a, b) => b.kind.startsWith("Chosen") - a.kind.startsWith("Chosen"));
    for (const mark of measures) placeMeasure(mark, placed, texts, size);
    for (const mark of marks.filter(({ kind }) => kind.startsWith("Tag"))) placeName(mark, placed, texts, size);
  }

  // Has a label stand at a place instead of where the stylesheet puts it.
  function move(mark, place, home, placed) {
    placed.push(place);
    if (place.x !== home.x || place.y !== home.y) mark.shift = `position:relative;left:${Math.round(place.x - home.x)}px;top:${Math.round(place.y - home.y)}px`;
  }

  const inside = (value, size, limit) => Math.max(size / 2, Math.min(limit - size / 2, value));
  const overlap = (a, aHeight, b, bHeight) => Math.abs(a.y - b.y) < (aHeight + bHeight) / 2 && Math.abs(a.x - b.x) < (a.w + b.w) / 2;
  const covers = (a, b) => overlap(a, a.h ?? 14, b, b.h ?? 14);
  const isFree = (place, placed) => !placed.some((other) => covers(other, place));
  // A line's box is higher than its letters.
  const isClear = (place, texts) => {
    const height = place.letters ?? (place.h ?? 14) - 2;
    return !texts.some((text) => overlap(place, height, text, text.h));
  };
  // The first of these places where nothing is covered, else where no label is.
  const clearest = (places, placed, texts) => places.find((place) => isFree(place, placed) && isClear(place, texts));
  const freest = (places, placed, texts) => clearest(places, placed, texts) ?? places.find((place) => isFree(place, placed)) ?? places[0];
  const widthOf = (text) => text.length * 6.5 + 8;

  // MARK: signs of what is new

  const signSize = { w: 15, h: 14 };

  function placeSign(mark, placed, texts, { width, height }) {
    const places = placesOfSign(mark).map(({ x, y }) => ({ x: inside(x, signSize.w, width), y: inside(y, signSize.h, height), ...signSize }));
    move(mark, freest(places, placed, texts), placesOfSign(mark)[0], placed);
  }
  // Within the corners of its mark, on them, beyond them, and beside it; the stylesheet puts it into the first.
  function placesOfSign({ x, y, w, h }) {
    const at = (right, down, out) => ({ x: x + w / 2 + right * (w / 2 + 2 + out * signSize.w), y: y + h / 2 + down * (h / 2 + 2 + out * signSize.h) });
    const corners = [[1, -1], [-1, -1], [1, 1], [-1, 1]];
    const sides = [[1, 0], [-1, 0], [0, -1], [0, 1]];
    return [...[-0.5, 0, 0.5].flatMap((out) => corners.map(([right, down]) => at(right, down, out))), ...sides.map(([right, down]) => at(right, down, 0.5))];
  }

  // MARK: measures, and what is said of the chosen view

  const shifts = [0, 1, -1, 2, -2, 3, -3].flatMap((down) => [0, 1, -1].map((along) => [along, down]));

  function placeMeasure(mark, placed, texts, { width, height }) {
    const w = widthOf(mark.text);
    const centre = centreOfMeasure(mark, w);
    const at = ([along, down]) => ({ x: inside(centre.x + along * w, w, width), y: inside(centre.y + down * 15, 14, height), w, text: mark.text });
    const home = at([0, 0]);
    if (placed.some((other) => other.text === mark.text && covers(other, home))) mark.text = "";
    else move(mark, freest([...placesInGap(mark, w, width), ...shifts.map(at)], placed, texts), centre, placed);
  }
  // Where the stylesheet puts the middle of a measure.
  function centreOfMeasure({ kind, x, y, w, h }, size) {
    if (kind.startsWith("Chosen")) return { x: x + size / 2, y: kind.endsWith("Low") ? y + 7 : y - 9 };
    if (kind === "Content") return { x: x + w - size / 2, y: y + h - 7 };
    return { x: x + w / 2, y: y + h / 2 };
  }
  // Where the measure of a gap between rows can stand: along the gap, and beside it.
  function placesInGap({ kind, text, x, y, w, h }, size, width) {
    if (kind !== "Spacer" || w < h) return [];
    const along = [0.5, 0.75, 0.25].map((part) => x + part * w);
    const all = [...along, x + w - size / 2, x + size / 2, x + w + size / 2, x - size / 2];
    return all.map((x) => ({ x: inside(x, size, width), y: y + h / 2, w: size, letters: Math.min(h, 12), text }));
  }

  // MARK: names of views

  function placeName(mark, placed, texts, { width, height }) {
    const w = widthOf(mark.text);
    const places = placesOfName(mark, w).map((kind) => {
      const { x, y } = centreOfName(kind, mark, w);
      return { kind, x: inside(x, w, width), y: inside(y, 12, height), w, h: 12 };
    });
    const place = clearest(places, placed, texts);
    if (place) move(mark, place, centreOfName(place.kind, mark, w), placed);
    mark.kind = place?.kind ?? "Tag";
    if (!place) mark.text = "";
  }
  // In the view's corners if it is wide enough, above, below and beside it.
  function placesOfName({ kind, w }, size) {
    const corners = w < size ? [] : ["Tag End", "Tag Bottom End"];
    return [kind, ...corners, "Tag Above", "Tag Above End", "Tag After", "Tag Before", "Tag Below", "Tag Below End"];
  }
  function centreOfName(kind, { x, y, w, h }, size) {
    const is = (word) => kind.includes(word);
    return {
      x: is("Before") ? x - size / 2 : is("After") ? x + w + size / 2 : is("End") ? x + w - size / 2 : x + size / 2,
      y: is("Above") ? y - 6 : is("Below") ? y + h + 6 : is("Bottom") ? y + h - 6 : y + 6,
    };
  }

  return { placeLabels };
})();
