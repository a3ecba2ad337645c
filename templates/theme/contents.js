// Each heading is a link to itself, the lists of sections mark the present one, and the menus at the top close once something
// in them is chosen, or something else.

// Tells how far the page is scrolled, once a frame and only while that changes.
const scrolling = (() => {
  const actions = [];
  let isWaiting = false;
  function act() {
    isWaiting = false;
    for (const action of actions) action();
  }
  function wait() {
    if (!isWaiting) requestAnimationFrame(act);
    isWaiting = true;
  }
  addEventListener("scroll", wait, { passive: true });
  addEventListener("resize", wait, { passive: true });
  return {
    follow(action) {
      actions.push(action);
      wait();
    },
    again: wait,
  };
})();

(() => {
  const headings = [...document.querySelectorAll(".prose > :is(h2, h3, h4)[id]")];

  for (const heading of headings) {
    const link = Object.assign(document.createElement("a"), { className: "permalink", href: `#${encodeURIComponent(heading.id)}`, tabIndex: -1 });
    link.setAttribute("aria-hidden", "true"); // the lists of sections have the same links, with names
    heading.append(link);
  }

  // The present section is the last one whose heading has passed the upper third of the window; at the page's end it is the last.
  const links = new Map(headings.map((heading) => [heading, []]));
  for (const link of document.querySelectorAll(".contents-nav a, .menu-panel a")) {
    const heading = link.hash && link.pathname === location.pathname ? document.getElementById(decodeURIComponent(link.hash.slice(1))) : null;
    links.get(heading)?.push(link);
  }
  const listed = headings.filter((heading) => links.get(heading).length);
  let present = null;
  function mark() {
    const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    const heading = isAtEnd ? listed.at(-1) : listed.findLast((each) => each.getBoundingClientRect().top < innerHeight / 3) ?? null;
    if (heading === present) return;
    for (const link of links.get(present) ?? []) link.removeAttribute("aria-current");
    for (const link of links.get(heading) ?? []) link.setAttribute("aria-current", "true");
    present = heading;
    const list = document.querySelector(".contents-nav");
    const link = (links.get(present) ?? []).find((each) => list?.contains(each));
    if (!link || list.scrollHeight <= list.clientHeight) return;
    const [box, room] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
    if (box.top < room.top + 64 || box.bottom > room.bottom - 32) list.scrollTop += box.top - room.top - room.height / 2;
  }
  if (listed.length) scrolling.follow(mark);

  // What is wider than the page scrolls by itself, also for those who use the keyboard.
  const tables = [...document.querySelectorAll(":is(.prose, .sequence) > table, .formula")];
  let width = 0;
  function reach() {
    if (innerWidth === width) return;
    width = innerWidth;
    const isWide = tables.map((table) => table.scrollWidth > table.clientWidth + 1);
    tables.forEach((table, index) => (isWide[index] ? (table.tabIndex = 0) : table.removeAttribute("tabindex")));
  }
  if (tables.length) scrolling.follow(reach);

  const menus = [...document.querySelectorAll(".menu")];
  for (const menu of menus) {
    menu.addEventListener("click", (event) => {
      if (event.target.closest("a")) menu.open = false;
    });
    menu.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !menu.open) return;
      menu.open = false;
      menu.querySelector("summary").focus();
    });
    menu.addEventListener("toggle", () => {
      if (menu.open) for (const other of menus) if (other !== menu) other.open = false;
    });
  }
  document.addEventListener("click", (event) => {
    for (const menu of menus) if (!menu.contains(event.target)) menu.open = false;
  });
})();
