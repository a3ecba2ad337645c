// Each heading is a link to itself, and the menu of narrow pages closes once something in it is chosen.

(() => {
  const headings = [...document.querySelectorAll(".prose > :is(h2, h3, h4)[id]")];

  for (const heading of headings) {
    const link = Object.assign(document.createElement("a"), { className: "permalink", href: `#${encodeURIComponent(heading.id)}`, tabIndex: -1 });
    link.setAttribute("aria-hidden", "true"); // the lists of sections have the same links, with names
    heading.append(link);
  }

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
