// Search in the pages themselves, with or without a server. The index comes as a script when somebody first searches.
(() => {
  'use strict';
  const own = document.currentScript.src;
  const root = new URL('..', own);
  const limit = 20;
  const words = text => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();
  let index;

  function load() {
    index ??= new Promise((resolve, reject) => {
      window.plumbSearch = lessons => resolve(prepared(lessons));
      const script = document.createElement('script');
      script.src = new URL(globalThis.plumbSearchIndex ?? 'search-index.js', own);
      script.onerror = () => {
        index = undefined;
        reject(new Error(phrase('noIndex', 'The index cannot be read.')));
      };
      document.head.append(script);
    });
    return index;
  }

  function prepared(lessons) {
    return lessons.flatMap(([title, about, sections]) => sections.map(([address, heading, text, names], place) => ({
      title, address, heading, text: place === 0 && about ? `${about} ${text}` : text, names: names.split(' '),
      // A title is found once, at the lesson's beginning.
      fields: [[heading || title, 40], [place === 0 ? about : '', 15],
        [`${names} ${names.replace(/([a-z0-9])([A-Z])/g, '$1 $2')}`, 12], [text, 5]]
        .map(([field, weight]) => [words(field), weight]),
      around: words(title),
    })));
  }

  // How well a field answers to a term: the beginning of a word is worth twice as much as the middle of one.
  function worth([field, weight], term) {
    let place = field.indexOf(term);
    if (place < 0) return 0;
    for (; place >= 0; place = field.indexOf(term, place + 1)) {
      if (place === 0 || !/[\p{L}\p{N}]/u.test(field[place - 1])) return 2 * weight;
    }
    return weight;
  }

  function find(sections, query) {
    const terms = words(query).split(/\s+/).filter(term => term);
    if (!terms.length) return [];
    const found = [];
    for (const section of sections) {
      const worths = terms.map(term => Math.max(...section.fields.map(field => worth(field, term))));
      const isOwn = worths.some(value => value > 0);
      const isWhole = terms.every((term, place) => worths[place] > 0 || section.around.includes(term));
      if (isOwn && isWhole) found.push({ section, score: worths.reduce((sum, value) => sum + value, 0) });
    }
    return found.sort((a, b) => b.score - a.score).map(({ section }) => section);
  }

  function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  // The text around the first term, the terms marked; text is only ever put in as text.
  function excerpt(section, query) {
    const terms = query.split(/\s+/).filter(term => term);
    const pattern = new RegExp(terms.map(term => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['‘’]/g, "['‘’]")).join('|'), 'giu');
    const names = section.names.filter(name => name.search(pattern) >= 0).slice(0, 4);
    const first = section.text.search(pattern);
    const start = first > 60 ? section.text.indexOf(' ', first - 60) + 1 : 0;
    const end = section.text.indexOf(' ', start + 150);
    let text = section.text.slice(start, end < 0 ? undefined : end);
    text = (start > 0 ? '… ' : '') + text + (end < 0 ? '' : ' …');
    if (first < 0 && names.length) text = names.join(', ');
    const parts = [];
    let last = 0;
    for (const match of text.matchAll(pattern)) {
      parts.push(text.slice(last, match.index), element('mark', { textContent: match[0] }));
      last = match.index + match[0].length;
    }
    return element('span', { className: 'result-text' }, ...parts, text.slice(last));
  }

  function result(section, query) {
    const link = element('a', { href: new URL(section.address, root).href },
      element('span', { className: 'result-title', textContent: section.heading || section.title }));
    if (section.heading) link.append(element('span', { className: 'result-place', textContent: section.title }));
    link.append(excerpt(section, query));
    return element('li', {}, link);
  }

  // The field, what was found, and a line that says how much; `name` keeps the labels of two forms apart.
  function searchForm(name) {
    const input = element('input', {
      type: 'search', id: `${name}-query`, autocomplete: 'off', spellcheck: false, maxLength: 200, enterKeyHint: 'go',
      placeholder: phrase('searchHint', 'A word, a view, a constraint'),
    });
    const status = element('p', { className: 'search-status' });
    status.setAttribute('role', 'status');
    const results = element('ol', { className: 'results' });
    const label = element('label', { htmlFor: input.id, textContent: phrase('searchAll', 'Search all lessons') });
    const form = element('form', { className: 'search-form' }, label, input, status, results);
    form.setAttribute('role', 'search');
    let latest = 0;
    async function search() {
      const turn = ++latest;
      const query = input.value.trim();
      let found = [];
      try {
        found = query ? find(await load(), query) : [];
      } catch (error) {
        status.textContent = error.message;
        return;
      }
      if (turn !== latest) return;
      results.replaceChildren(...found.slice(0, limit).map(section => result(section, query)));
      const count = found.length === 1 ? phrase('onePlace', '1 place') : phrase('places', '{n} places', { n: found.length });
      status.textContent = !query ? '' : !found.length ? phrase('nothingFound', 'Nothing found for “{query}”.', { query })
        : found.length > limit ? `${count}, ${phrase('firstOfThem', 'the first {n} of them', { n: limit })}:` : `${count}:`;
    }
    input.addEventListener('input', search);
    input.addEventListener('focus', () => load().catch(() => {}), { once: true });
    form.addEventListener('submit', event => {
      event.preventDefault();
      results.querySelector('a')?.click();
    });
    form.addEventListener('keydown', event => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step) return;
      const stops = [input, ...results.querySelectorAll('a')];
      const next = stops[stops.indexOf(document.activeElement) + step];
      if (next) next.focus();
      event.preventDefault();
    });
    return { form, input, search };
  }

  function dialog() {
    const { form, input } = searchForm('dialog');
    const close = element('button', { type: 'button', className: 'search-close', textContent: phrase('close', 'Close') });
    const made = element('dialog', { className: 'search' }, form, close);
    made.setAttribute('aria-label', phrase('search', 'Search'));
    close.addEventListener('click', () => made.close());
    made.addEventListener('click', event => {
      if (event.target === made || event.target.closest('a')) made.close();
    });
    document.body.append(made);
    return () => {
      if (!made.open) made.showModal();
      input.select();
    };
  }

  const here = document.querySelector('[data-search]');
  const link = document.querySelector('.search-link');
  let open;
  if (here) {
    const { form, input, search } = searchForm('page');
    here.replaceChildren(form);
    input.value = new URLSearchParams(location.search).get('q') ?? '';
    search();
    open = () => input.select();
  } else {
    open = () => (open = dialog())();
  }
  link?.addEventListener('click', event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !window.HTMLDialogElement) return;
    event.preventDefault();
    open();
  });
  // Never a key alone: readers steer screen readers and speech input with those.
  document.addEventListener('keydown', event => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !['k', '/'].includes(event.key)) return;
    event.preventDefault();
    open();
  });
})();
