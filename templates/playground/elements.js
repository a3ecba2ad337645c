// An element with properties and children.
export function element(name, properties = {}, children = []) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

// Makes a tree of elements like another one: what is the same already is left alone, for a browser styles and lays out anew whatever
// is touched.
export function renew(old, made) {
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
