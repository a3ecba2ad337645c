// The fixed previews of a figure stand in a document of their own, which is fetched once a reader asks for them, or where the browser
// cannot draw the live preview. Where the page is a file, nothing can be fetched: a frame shows the document.
(() => {
  async function take(place) {
    const { document: address } = place.dataset;
    if (!address || place.classList.contains("Fetched")) return;
    place.classList.add("Fetched");
    if (location.protocol === "file:") return frame(place);
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(response.status);
      const made = new DOMParser().parseFromString(await response.text(), "text/html");
      const row = document.adoptNode(made.querySelector(".Previews"));
      for (const style of made.querySelectorAll("style")) document.head.append(document.adoptNode(style));
      place.replaceWith(row);
      overlays.of(row.closest("figure[data-figure]"))?.include([...row.querySelectorAll(".Screen")]);
    } catch {
      frame(place);
    }
  }
  function frame(place) {
    place.replaceChildren(Object.assign(document.createElement("iframe"), { src: place.querySelector("a").href, title: place.textContent }));
  }

  const isDrawn = (figure) => (figure.querySelector(".Live")?.getClientRects().length ?? 0) > 0;
  addEventListener("load", () => {
    for (const place of document.querySelectorAll(".Previews[data-document]")) {
      const figure = place.closest("figure[data-figure]");
      const input = figure.querySelector(".Compare input");
      if (input?.checked || !isDrawn(figure)) take(place);
      input?.addEventListener("change", () => input.checked && take(place), { once: true });
    }
  });
})();
