// What live previews cannot do in stylesheets alone everywhere: say how far they are scrolled without counting through the
// page, begin scrolled, and move views that follow what is scrolled, in browsers without scroll timelines.

(() => {
  if (!CSS.supports("scroll-initial-target: nearest")) {
    for (const start of document.querySelectorAll(".Start")) {
      const paper = start.parentElement;
      paper.parentElement.scrollTop = paper.offsetTop + start.offsetTop;
    }
  }

  const hasTimelines = CSS.supports("animation-timeline: scroll()") && CSS.supports("timeline-scope: --scroll");
  for (const live of document.querySelectorAll(".Moving")) {
    const scrollers = live.querySelectorAll(".Scroller");
    const followers = hasTimelines ? [] : live.querySelectorAll(".Moves");
    const label = live.querySelector(".Offset > span").firstChild;
    let isWaiting = false;

    function move() {
      isWaiting = false;
      const scroller = [...scrollers].find((view) => view.clientHeight); // where widths have trees of their own, one is shown
      if (!scroller) return;
      const offset = scroller.scrollTop - scroller.firstElementChild.offsetTop;
      for (const view of followers) view.style.setProperty("--s", `${offset}px`);
      label.data = phrase("scrolled", "scrolled {n}", { n: Math.round(offset) });
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
