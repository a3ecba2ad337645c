/// What the injected tag runs: reloads a page that is old, shows what is wrong over one that is not.
let pageScript =
    "'use strict';\n(() => {\n" + listenScript + keepingScript + overlayScript + connectingScript + "})();\n"

/// Reloads when the server has a newer build, and says so where a page cannot know.
private let connectingScript = #"""
    const script = document.currentScript;
    const own = { run: Number(script.dataset.run), build: Number(script.dataset.build) };
    let isLeaving = false;

    function receive(report) {
      if (isLeaving) return;
      if (report.stopped) return overlay.showStopped();
      const state = report.state;
      if (state.run < own.run || (state.run === own.run && state.build < own.build)) return;
      if (state.run > own.run || state.build > own.build) {
        isLeaving = true;
        keepPlace();
        location.reload();
        return;
      }
      overlay.show(state);
      noteBuild(state);
    }

    function noteBuild(state) {
      const footer = document.querySelector('body > footer');
      if (!footer || !state.build) return;
      const note = footer.querySelector('[data-plumb-build]') ?? footer.appendChild(document.createElement('p'));
      note.dataset.plumbBuild = state.build;
      const warnings = state.warnings === 1 ? ', 1 warning' : state.warnings ? `, ${state.warnings} warnings` : '';
      note.textContent = `Preview: build ${state.build} at ${state.time}${warnings}`;
    }

    function connect() {
      const address = name => new URL(name, script.src).href;
      const alone = () => listen(address('events'), receive);
      if (!window.SharedWorker) return alone();
      try {
        const worker = new SharedWorker(address('relay.js'), `plumb ${own.run}`);
        worker.onerror = alone;
        worker.port.onmessage = event => receive(event.data);
        addEventListener('pagehide', () => worker.port.postMessage('leave'));
      } catch {
        alone();
      }
    }

    const overlay = new Overlay();
    restorePlace();
    connect();

    """#

/// Keeps over a reload where the reader was: how far the page and each box are scrolled, what is open and chosen.
private let keepingScript = #"""
    const placeKey = 'plumb-place ' + location.pathname;

    // Elements by a name that lasts while the text around them changes: their figure, their kind, their rank.
    function namedElements() {
      const counts = new Map();
      return [...document.body.querySelectorAll('*')].map(element => {
        const figure = element.closest('[data-figure]');
        const kind = element.id ? '#' + element.id : `${figure ? figure.dataset.figure : ''} ${element.tagName}`;
        const count = counts.get(kind) ?? 0;
        counts.set(kind, count + 1);
        return [`${kind} ${count}`, element];
      });
    }

    function keepPlace() {
      const place = { x: scrollX, y: scrollY, boxes: [], open: [], fields: [] };
      for (const [name, element] of namedElements()) {
        if (element.scrollTop || element.scrollLeft) place.boxes.push([name, element.scrollLeft, element.scrollTop]);
        if (element.tagName === 'DETAILS') place.open.push([name, element.open]);
        if (/^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName)) {
          place.fields.push([name, element.value, element.checked]);
        }
      }
      try {
        sessionStorage.setItem(placeKey, JSON.stringify(place));
        history.scrollRestoration = 'manual';
      } catch { /* Without storage the browser's own restoring has to do. */ }
    }

    function restorePlace() {
      let place;
      try {
        place = JSON.parse(sessionStorage.getItem(placeKey));
        sessionStorage.removeItem(placeKey);
      } catch { return; }
      if (!place) return;
      const elements = new Map(namedElements());
      for (const [name, isOpen] of place.open) {
        if (elements.has(name)) elements.get(name).open = isOpen;
      }
      for (const [name, value, isChecked] of place.fields) restoreField(elements.get(name), value, isChecked);
      const scroll = () => {
        for (const [name, left, top] of place.boxes) elements.get(name)?.scrollTo({ left, top, behavior: 'instant' });
        scrollTo({ left: place.x, top: place.y, behavior: 'instant' });
      };
      scroll();
      // Pictures and fonts may still move what stands below them.
      addEventListener('load', () => { scroll(); history.scrollRestoration = 'auto'; }, { once: true });
    }

    function restoreField(field, value, isChecked) {
      if (!field || (field.value === value && field.checked === isChecked)) return;
      if (/^(checkbox|radio)$/.test(field.type)) field.checked = isChecked;
      else if (field.type !== 'file') field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }

    """#
