// Makes an element that was made of one HTML like that of another. What differs in attributes and texts is written, as when a number is
// dragged; where elements differ, the one that holds them is parsed, and no other.
export function renewFrom(old, before, after) {
  const elements = [old, ...old.querySelectorAll("*")];
  const { changes, count } = differences(before.split("<"), after.split("<"));
  const isSame = ({ place, from }) => elements[place].localName === from.name && (!from.text || elements[place].firstChild?.data === from.text);
  if (count !== elements.length || !changes.every(isSame)) return renew(old, parsed(after));
  for (const { place, from, to, html } of changes) {
    if (html) renew(elements[place], parsed(html));
    else write(elements[place], from, to);
  }
}

const parsed = (html) => Object.assign(document.createElement("template"), { innerHTML: html }).content.firstElementChild;

// What is to be changed for an element that was made of some tags, each without its `<` and with the text behind it, to be that of
// others, and the number of elements in it; none where that is not known.
function differences(from, to) {
  const changes = [];
  let [i, j, count] = [1, 1, 0];
  // Compares the elements that begin here, and goes behind them; false where what is around them has to be parsed.
  const compare = (isInDrawing) => {
    const [start, other, place, before] = [i, j, count++, changes.length];
    const [tag, made] = [from[i++], to[j++]];
    let isKnown = tag === made || compareTags(tag, made, place);
    if (isVoid(tag)) return isKnown;
    const holdsDrawing = isInDrawing || tag.startsWith("svg");
    while (isKnown && !isEnd(from[i]) && !isEnd(to[j])) isKnown = isAlike(from[i], to[j]) && compare(holdsDrawing);
    if (!isKnown || !isEnd(from[i]) || !isEnd(to[j])) {
      // Parts of a drawing are none where they are parsed alone.
      if (isInDrawing) return false;
      [i, j] = [endOf(from, start), endOf(to, other)];
      count = place + from.slice(start, i).filter((each) => !isEnd(each)).length;
      changes.length = before;
      changes.push({ place, from: { name: nameOf(tag) }, html: `<${to.slice(other, j).join("<")}<${to[j]?.match(/^[^>]*>/)}` });
    }
    return from[i++] === to[j++];
  };
  const compareTags = (tag, made, place) => {
    const change = { place, from: tagOf(tag), to: tagOf(made) };
    const isWritten = change.from && change.to && (isVoid(tag) ? change.from.text === change.to.text : !change.from.text === !change.to.text);
    if (isWritten) changes.push(change);
    return isWritten;
  };
  const isKnown = from.length > 1 && to.length > 1 && isAlike(from[1], to[1]) && compare(false);
  return isKnown && i === from.length && j === to.length ? { changes, count } : {};
}

const isEnd = (tag) => tag === undefined || tag.startsWith("/");

// Whether a tag begins an element that has no end; those of drawings may say so themselves.
const isVoid = (tag) => /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b|\/>[^>]*$/.test(tag);

// Whether two tags are those of one element.
const isAlike = (tag, other) => tag === other || (nameOf(tag) === nameOf(other) && viewOf(tag) === viewOf(other));
const nameOf = (tag) => tag.match(/^\w*/)[0];
const viewOf = (tag) => tag.match(/ data-view="([^"]*)"/)?.[1];

// Where the element ends that begins with a tag.
function endOf(tags, start) {
  let depth = 0;
  for (let index = start; index < tags.length; index++) {
    depth += isEnd(tags[index]) ? -1 : isVoid(tags[index]) ? 0 : 1;
    if (depth === 0) return index;
  }
  return tags.length;
}

// What an opening tag says, and the text behind it; null where it is none, or has character references.
function tagOf(text) {
  const [, name, attributes, rest] = text.match(/^([a-z]\w*)((?: [\w:-]+="[^"]*")*)\/?>(.*)$/s) ?? [];
  if (!name || text.includes("&")) return null;
  const values = new Map([...attributes.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
  return { name, attributes: values, text: rest };
}

function write(target, from, to) {
  for (const name of from.attributes.keys()) if (!to.attributes.has(name)) target.removeAttribute(name);
  for (const [name, value] of to.attributes) if (from.attributes.get(name) !== value) target.setAttribute(name, value);
  if (to.text !== from.text) target.firstChild.data = to.text;
}

// Makes a tree of elements like another one: what is the same already is left alone, for a browser styles and lays out anew whatever
// is touched.
function renew(old, made) {
  if (old.isEqualNode(made)) return;
  if (old.nodeType !== made.nodeType || old.nodeName !== made.nodeName || old.dataset?.view !== made.dataset?.view) return old.replaceWith(made);
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== made.data) old.data = made.data;
    return;
  }
  for (const { name } of [...old.attributes]) if (!made.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of made.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const [from, to] = [[...old.childNodes], [...made.childNodes]];
  // Views are found again by their paths, whatever came before them.
  const known = new Map(from.filter((node) => node.dataset?.view).map((node) => [node.dataset.view, node]));
  to.forEach((node, index) => {
    const same = node.dataset?.view ? known.get(node.dataset.view) : from[index]?.dataset?.view ? undefined : from[index];
    if (!same) return old.insertBefore(node, old.childNodes[index] ?? null);
    if (old.childNodes[index] !== same) old.insertBefore(same, old.childNodes[index] ?? null);
    renew(same, node);
  });
  while (old.childNodes.length > to.length) old.lastChild.remove();
}
