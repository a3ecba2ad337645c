// Each heading is a link to itself, and the menus at the top close once something in them is chosen, or something else.

(() => {
  const headings = [...document.querySelectorAll(".prose > :is(h2, h3, h4)[id]")];

  for (const heading of headings) {
    const link = Object.assign(document.createElement("a"), { className: "permalink", href: `#${encodeURIComponent(heading.id)}`, tabIndex: -1 });
    link.setAttribute("aria-hidden", "true"); // the lists of sections have the same links, with names
    heading.append(link);
  }

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
