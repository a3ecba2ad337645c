// What of the code can be changed by dragging or by keys at a place: a number, a relation, a priority's name, true or false.
export function tokenAt(text, place) {
  const lineStart = text.lastIndexOf("\n", place - 1) + 1;
  const lineEnd = text.indexOf("\n", place) < 0 ? text.length : text.indexOf("\n", place);
  const line = text.slice(lineStart, lineEnd);
  const comment = line.indexOf("//");
  const kinds = [
    [/(?<![\w.])\d+(\.\d+)?/g, null], [/==|<=|>=/g, ["==", "<=", ">="]], [/(?<=(@|hugging|compression)[^;{}]*)\.(required|high|low|fitting)\b/g, [".fitting", ".low", ".high", ".required"]],
    [/\b(true|false)\b/g, ["false", "true"]]];
  for (const [pattern, values] of kinds) {
    for (const { index, 0: found } of line.matchAll(pattern)) {
      const start = lineStart + index;
      if (place < start || place > start + found.length || (comment >= 0 && index > comment) || isInText(line, index)) continue;
      const next = (by) => values[(((values.indexOf(found) + by) % values.length) + values.length) % values.length];
      return { start, text: found, isNumber: values === null, change: values ? next : (by) => changed(found, by) };
    }
  }
  return null;
}

const isInText = (line, index) => (line.slice(0, index).match(/"/g)?.length ?? 0) % 2 === 1;

// A number's digits after a change, with as many places as it had; never below 0.
function changed(digits, by) {
  const places = digits.split(".")[1]?.length ?? 0;
  return Math.max(0, Number(digits) + by).toFixed(places);
}
