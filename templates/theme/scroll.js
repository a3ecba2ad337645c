// What live previews cannot do in stylesheets alone everywhere: views that follow what is scrolled, in browsers without
// scroll timelines (this only says how far it is scrolled, in the property --s), and previews that begin scrolled.

(() => {
  if (!CSS.supports("scroll-initial-target: nearest")) {
    for (const start of document.querySelectorAll(".Start")) {
      const paper = start.parentElement;
      paper.parentElement.scrollTop = paper.offsetTop + start.offsetTop;
    }
  }

  if (CSS.supports("animation-timeline: scroll()") && CSS.supports("timeline-scope: --scroll")) return;
  for (const live of document.querySelectorAll(".Moving")) {
    const scrollers = live.querySelectorAll(".Scroller");
    const followers = live.querySelectorAll(".Moves");
    let isWaiting = false;

    function move() {
      isWaiting = false;
      const scroller = [...scrollers].find((view) => view.clientHeight); // where widths have trees of their own, one is shown
      if (!scroller) return;
      const offset = scroller.scrollTop - scroller.firstElementChild.offsetTop;
      for (const view of followers) view.style.setProperty("--s", `${offset}px`);
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
