// Where the reader is: the present section is marked in the lists of the page's sections, each heading is a link to itself,
// and the menu closes once something in it is chosen.

(() => {
  const links = new Map();
  for (const link of document.querySelectorAll('.nav-list a[href^="#"]')) {
    const id = decodeURIComponent(link.hash.slice(1));
    links.set(id, [...(links.get(id) ?? []), link]);
  }
  const headings = [...document.querySelectorAll(".prose > :is(h2, h3, h4)[id]")];

  for (const heading of headings) {
    const link = Object.assign(document.createElement("a"), { className: "permalink", href: `#${encodeURIComponent(heading.id)}`, tabIndex: -1 });
    link.setAttribute("aria-hidden", "true"); // the lists of sections have the same links, with names
    heading.append(link);
  }

  // A section is the present one once its heading has passed into the upper third of the window. The observed room
  // reaches far above the window, so that a heading is in it exactly when it has passed, however far a reader jumps.
  const sections = headings.filter((heading) => links.has(heading.id));
  const passed = new Set();
  let present = null;
  function mark(section) {
    if (section === present) return;
    for (const link of links.get(present?.id) ?? []) link.removeAttribute("aria-current");
    for (const link of links.get(section?.id) ?? []) link.setAttribute("aria-current", "location");
    present = section;
  }
  const passing = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) passed[isIntersecting ? "add" : "delete"](target);
      mark(sections.findLast((section) => passed.has(section)) ?? null);
    },
    { rootMargin: "1000000px 0px -67% 0px" },
  );
  for (const section of sections) passing.observe(section);

  const menu = document.querySelector(".menu");
  menu?.addEventListener("click", (event) => {
    if (event.target.closest("a")) menu.open = false;
  });
  menu?.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary").focus();
  });
})();
