// The fixed previews of a figure stand in a document of their own, in a frame that the browser loads once they are to be seen. With
// a script they are taken out of it, so that what is drawn over the figure is drawn over them, too. Where the page is a file a
// browser lets nobody look into the frame: it stays.
(() => {
  for (const frame of document.querySelectorAll("iframe.Previews")) {
    function take() {
      let loaded = null;
      try {
        loaded = frame.contentDocument;
      } catch {} // some browsers refuse
      const row = loaded?.querySelector(".Previews");
      if (!row) return;
      document.head.append(...[...loaded.querySelectorAll("style")].map((style) => document.adoptNode(style)));
      const figure = frame.closest("figure[data-figure]");
      frame.replaceWith(document.adoptNode(row));
      overlays.of(figure)?.include([...row.querySelectorAll(".Screen")]);
    }
    if (frame.contentDocument?.readyState === "complete") take();
    frame.addEventListener("load", take);
  }
})();
