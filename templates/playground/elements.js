// An element with properties and children.
export function element(name, properties = {}, children = []) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

// Makes an element that was made of one HTML like that of another. Where only attributes and texts differ, as when a number is dragged,
// the browser parses nothing, and nothing is looked at but what differs.
export function renewFrom(old, before, after) {
  if (!renewDifferences(old, before, after)) renew(old, element("template", { innerHTML: after }).content.firstElementChild);
}

// Writes what differs, where that is attributes and the texts that elements begin with; where elements differ it writes nothing, and
// is false.
function renewDifferences(root, before, after) {
  const [from, to] = [before.split("<"), after.split("<")];
  if (from.length !== to.length) return false;
  const changes = [];
  let place = -1;
  for (let index = 1; index < to.length; index++) {
    const isTag = /^[a-z]/i.test(to[index]);
    if (isTag) place++;
    if (from[index] === to[index]) continue;
    const [old, made] = [tagOf(from[index]), tagOf(to[index])];
    if (!old || !made || old.name !== made.name || old.view !== made.view || !old.text !== !made.text) return false;
    changes.push({ place, old, made });
  }
  const elements = [root, ...root.querySelectorAll("*")];
  const isSame = ({ place, old }) => elements[place].localName === old.name && (!old.text || elements[place].firstChild?.data === old.text);
  if (elements.length !== place + 1 || !changes.every(isSame)) return false;
  for (const { place, old, made } of changes) {
    for (const name of old.attributes.keys()) if (!made.attributes.has(name)) elements[place].removeAttribute(name);
    for (const [name, value] of made.attributes) if (old.attributes.get(name) !== value) elements[place].setAttribute(name, value);
    if (made.text !== old.text) elements[place].firstChild.data = made.text;
  }
  return true;
}

// What an opening tag without its `<` and the text behind it say; null where it is none, or has character references.
function tagOf(text) {
  const [, name, attributes, rest] = text.match(/^([a-z]\w*)((?: [\w:-]+="[^"]*")*)>(.*)$/s) ?? [];
  if (!name || text.includes("&")) return null;
  const values = new Map([...attributes.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
  return { name, attributes: values, view: values.get("data-view"), text: rest };
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
