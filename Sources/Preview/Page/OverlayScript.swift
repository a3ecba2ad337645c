/// Shows problems over the page, in a tree of its own that no style of the page reaches; all text is set as text.
let overlayScript = #"""
    class Overlay {
      #host = document.createElement('plumb-preview');
      #root = this.#host.attachShadow({ mode: 'open' });
      #state = { problems: [] };
      #hidden = '';

      constructor() {
        addEventListener('keydown', event => {
          if (event.key === 'Escape' && this.#host.isConnected) this.#hide();
        });
      }

      show(state) {
        this.#state = state;
        if (!state.problems.length) return this.#host.remove();
        this.#fill(this.#hidden === JSON.stringify(state.problems) ? this.#bar() : this.#panel());
      }

      showStopped() {
        const text = 'The preview has stopped; what you see may be old.';
        this.#fill(build('section', 'bar', [build('p', '', [text])]));
      }

      #hide() {
        this.#hidden = JSON.stringify(this.#state.problems);
        this.show(this.#state);
      }

      #fill(content) {
        content.setAttribute('role', 'alert');
        const style = document.createElement('style');
        style.textContent = overlayStyle;
        this.#root.replaceChildren(style, content);
        // Beside the body, so that the page's own layout does not count it.
        if (!this.#host.isConnected) document.documentElement.append(this.#host);
      }

      #count() {
        const count = this.#state.problems.length + this.#state.unlisted;
        return count === 1 ? '1 error' : `${count} errors`;
      }

      #bar() {
        const button = build('button', '', [`${this.#count()}: show`]);
        button.onclick = () => { this.#hidden = ''; this.show(this.#state); };
        return build('section', 'bar', [button]);
      }

      #panel() {
        const below = this.#state.build
          ? `The page underneath is build ${this.#state.build} of ${this.#state.time}, the last without errors. `
          : 'There is no build without errors yet. ';
        const button = build('button', '', ['Hide']);
        button.onclick = () => this.#hide();
        const more = this.#state.unlisted ? [build('p', '', [`… and ${this.#state.unlisted} more`])] : [];
        return build('section', 'panel', [
          build('header', '', [build('h1', '', [this.#count() + ' in the content']), button]),
          build('p', '', [below + 'This goes by itself as soon as they are fixed.']),
          ...this.#state.problems.map(problemElement), ...more,
        ]);
      }
    }

    function build(tag, name, children) {
      const element = document.createElement(tag);
      if (name) element.className = name;
      element.append(...children);
      return element;
    }

    function problemElement(problem) {
      const notes = problem.notes.map(note =>
        build('p', 'note', [build('span', 'place', [note.place]), ': ' + note.message]));
      const help = problem.help ? [build('p', 'help', [build('b', '', ['help: ']), problem.help])] : [];
      return build('article', '', [
        build('p', 'place', [problem.place]),
        build('h2', '', [problem.message]),
        build('pre', '', problem.lines.map(lineElement)),
        ...help, ...notes,
      ]);
    }

    function lineElement(line) {
      const text = line.marked || line.before || line.after || ' ';
      const parts = line.marked ? [line.before, build('mark', '', [line.marked]), line.after] : [text];
      return build('span', line.marked ? 'line marked' : 'line',
        [build('span', 'number', [String(line.number).padStart(4) + ' ']), ...parts, '\n']);
    }

    const overlayStyle = `
      :host { all: initial; color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
      * { box-sizing: border-box; margin: 0; overflow-wrap: anywhere }
      .panel, .bar { position: fixed; z-index: 2147483647; background: Canvas; color: CanvasText;
        border-top: 4px solid #d12f1b; box-shadow: 0 0 24px rgb(0 0 0 / .35) }
      .panel { inset: auto 0 0; max-height: 75vh; overflow: auto; padding: 16px max(16px, calc(50vw - 440px)) 24px }
      .bar { inset: auto 0 0; padding: 8px 16px }
      header { display: flex; gap: 16px; justify-content: space-between; align-items: baseline }
      h1 { font-size: 20px }
      h2 { font-size: 16px; margin: 2px 0 8px }
      article { margin-top: 20px }
      .place, pre { font: 13px/1.5 ui-monospace, monospace }
      .place { color: light-dark(#5b5f66, #a7acb5) }
      pre { overflow-x: auto; padding: 8px 0; border-left: 3px solid #d12f1b;
        background: light-dark(#f4f4f5, #232428); white-space: pre }
      .line { display: block; padding: 0 12px 0 4px; overflow-wrap: normal }
      .number { color: light-dark(#6b6f76, #9a9fa8); user-select: none }
      mark { background: light-dark(#ffdcd6, #6e1d12); color: inherit;
        text-decoration: underline wavy light-dark(#d12f1b, #ff8a78) }
      .help, .note { margin-top: 6px }
      button { font: inherit; padding: 2px 12px; cursor: pointer }
    `;

    """#
