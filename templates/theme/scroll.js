// What live previews cannot do in stylesheets alone everywhere: say how far they are scrolled without counting through the
// page, begin scrolled, and move views that follow what is scrolled, in browsers without scroll timelines.

(() => {
  function begin() {
    for (const start of document.querySelectorAll(".Start")) {
      const paper = start.parentElement;
      const scroller = paper.parentElement;
      if (scroller.scrollTop <= paper.offsetTop) scroller.scrollTop = paper.offsetTop + start.offsetTop;
    }
  }

  if (!CSS.supports("scroll-initial-target: nearest")) {
    begin();
    // While a page comes, each layout snaps what is scrolled back to its rest.
    addEventListener("load", () => requestAnimationFrame(begin), { once: true });
  }

  // The offsets that the author names lie a click away.
  function addStops(live, scrollers) {
    const offsets = (live.dataset.stops ?? "").split(" ").filter(Boolean);
    if (!offsets.length) return [];
    const group = Object.assign(document.createElement("div"), { className: "Stops" });
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", phrase("scrollTo", "Scroll to"));
    const stops = offsets.map((offset) => Object.assign(document.createElement("button"), { type: "button", value: offset, textContent: offset }));
    for (const stop of stops) {
      stop.addEventListener("click", () => {
        const scroller = [...scrollers].find((view) => view.clientHeight);
        const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
        scroller?.scrollTo({ top: scroller.firstElementChild.offsetTop + Number(stop.value), behavior: isCalm ? "instant" : "smooth" });
      });
    }
    group.append(...stops);
    live.querySelector(".Offset").after(group);
    return stops;
  }

  const hasTimelines = CSS.supports("animation-timeline: scroll()") && CSS.supports("timeline-scope: --scroll");
  for (const live of document.querySelectorAll(".Moving")) {
    const scrollers = live.querySelectorAll(".Scroller");
    const followers = hasTimelines ? [] : live.querySelectorAll(".Moves");
    const label = live.querySelector(".Offset > span").firstChild;
    const stops = addStops(live, scrollers);
    let isWaiting = false;

    function move() {
      isWaiting = false;
      const scroller = [...scrollers].find((view) => view.clientHeight); // where widths have trees of their own, one is shown
      if (!scroller) return;
      const offset = scroller.scrollTop - scroller.firstElementChild.offsetTop;
      for (const view of followers) view.style.setProperty("--s", `${offset}px`);
      label.data = phrase("scrolled", "scrolled {n}", { n: Math.round(offset) });
      for (const stop of stops) {
        const isHere = String(Math.abs(Number(stop.value) - offset) < 1);
        if (stop.getAttribute("aria-pressed") !== isHere) stop.setAttribute("aria-pressed", isHere);
      }
    }

    function wait() {
      if (!isWaiting) requestAnimationFrame(move);
      isWaiting = true;
    }

    const observer = new ResizeObserver(wait);
    for (const scroller of scrollers) {
      scroller.addEventListener("scroll", wait, { passive: true });
      observer.observe(scroller);
    }
  }
})();
