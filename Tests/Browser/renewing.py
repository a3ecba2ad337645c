"""Pictures that are made like others: whatever differs, the elements are those that the browser would have parsed.

Usage: renewing.py [--site site] [--changes 400] [--seed 1]
The pictures of the site's figures are changed at random, in numbers, attributes, texts and elements, and each is made like the next one.
The last line is `N passed, N failed`.
"""
import argparse
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from pages import Tally, chromium, served  # noqa: E402  (the module beside this file)

RENEWING = pathlib.Path(__file__).resolve().parents[2] / "templates/playground/renewing.js"
PAGES = ["profile", "music-album", "reference/controls"]

# What differs, before and after, and how many changes a browser should be told of; null where the tree is made anew in part.
NAMED = [
    ("nothing", '<div><b style="left:1px">a</b></div>', '<div><b style="left:1px">a</b></div>', 0),
    ("a number", '<div><b style="left:1px">a</b><i>b</i></div>', '<div><b style="left:2px">a</b><i>b</i></div>', 1),
    ("the root", '<div class="A"><b>a</b></div>', '<div class="B"><b>a</b></div>', 1),
    ("an attribute more and one less", '<div><img src="a"></div>', '<div><img alt=""></div>', 2),
    ("a text", "<div><b>a</b>, <i>b</i></div>", "<div><b>c</b>, <i>d</i></div>", 2),
    ("a text behind an element", "<div><b>a</b>, c</div>", "<div><b>a</b>; c</div>", None),
    ("a text that comes", "<div><b></b></div>", "<div><b>a</b></div>", None),
    ("a text that goes", "<div><b>a</b></div>", "<div><b></b></div>", None),
    ("a character that is written otherwise", "<div><b>a</b></div>", "<div><b>a &lt; b &amp; c</b></div>", None),
    ("the same in an attribute", '<div title="a"></div>', '<div title="&quot;a&quot;"></div>', None),
    ("a mark that ends no tag", '<div title="a"></div>', '<div title="a > b">c</div>', None),
    ("an element's name", "<div><b>a</b></div>", "<div><i>a</i></div>", None),
    ("an element more", "<div><b>a</b></div>", "<div><b>a</b><b>a</b></div>", None),
    ("an element less", "<div><b>a</b><b>c</b></div>", "<div><b>c</b></div>", None),
    ("an element elsewhere", "<div><b><i>a</i></b></div>", "<div><b></b><i>a</i></div>", None),
    ("views in another order", '<div><b data-view="A">a</b><b data-view="B">b</b></div>', '<div><b data-view="B">b</b><b data-view="A">a</b></div>', None),
    ("a tag that a browser adds", "<table><tr><td>a</td></tr></table>", "<table><tr><td>b</td></tr></table>", None),
    ("a drawing", '<div><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></div>', '<div><svg viewBox="0 0 2 2"><path d="M1 0"></path></svg></div>', 2),
    ("a number, where something else has come", '<div><b style="left:1px">a</b></div>', '<div><b style="left:2px">a</b></div>', None),
]

# What differs, before and after, and what a browser is told to parse.
PARSED = [
    ("a number", '<div><b style="left:1px">a</b></div>', '<div><b style="left:2px">a</b></div>', []),
    ("a line more in a text", '<div><b>a</b><p data-view="A"><i>b</i></p></div>', '<div><b>c</b><p data-view="A"><i>b</i><i>d</i></p></div>',
     ['<p data-view="A"><i>b</i><i>d</i></p>']),
    ("a line less", "<div><b><i>a</i><i>b</i></b><b>c</b></div>", "<div><b><i>a b</i></b><b>c</b></div>", ["<b><i>a b</i></b>"]),
    ("a text that comes, and another one", "<div><b></b><i>a</i><u></u></div>", "<div><b>b</b><i>a</i><u>c</u></div>",
     ["<b>b</b>", "<u>c</u>"]),
    ("a character that is written otherwise", "<div><b>a</b><i>b</i></div>", "<div><b>&lt;</b><i>b</i></div>", ["<b>&lt;</b>"]),
    ("a view less", '<div><b><i data-view="A"></i><i data-view="B"></i></b></div>', '<div><b><i data-view="B"></i></b></div>',
     ['<b><i data-view="B"></i></b>']),
    ("another view", '<div><b><i data-view="A"></i></b><u></u></div>', '<div><b><i data-view="B"></i></b><u></u></div>',
     ['<b><i data-view="B"></i></b>']),
    ("a text behind an element", "<div><b><i>a</i>, b</b><u></u></div>", "<div><b><i>a</i>; b</b><u></u></div>", ["<b><i>a</i>; b</b>"]),
    ("a text behind one without an end", "<div><b><img>a</b></div>", "<div><b><img>b</b></div>", ["<b><img>b</b>"]),
    ("a part of a drawing more", '<div><b>a</b><svg><g><path d="M0 0"></path></g></svg></div>',
     '<div><b>a</b><svg><g><path d="M0 0"></path><path d="M1 0"></path></g></svg></div>',
     ['<svg><g><path d="M0 0"></path><path d="M1 0"></path></g></svg>']),
    ("a number in a drawing", '<div><svg><path d="M0 0"/><g><path d="M0 0"/></g></svg></div>',
     '<div><svg><path d="M1 0"/><g><path d="M2 0"/></g></svg></div>', []),
    ("a line less beside a drawing", '<div><svg><path d="M0 0"/></svg><b><i>a</i><i>b</i></b></div>',
     '<div><svg><path d="M0 0"/></svg><b><i>a b</i></b></div>', ["<b><i>a b</i></b>"]),
    ("tags that do not stand in pairs", "<div><p>a<b>b</b></div>", "<div><p>a<b>c</b></div>", ["<div><p>a<b>c</b></div>"]),
]

RENEW = """
const inner = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
const told = [];
Object.defineProperty(Element.prototype, 'innerHTML', {...inner, set(html) { told.push(html); inner.set.call(this, html); }});
const parsed = (html) => { const made = document.createElement('template'); made.innerHTML = html; return made.content.firstElementChild; };
const renewed = (renewFrom, before, after, prepare) => {
  const root = parsed(before);
  document.body.append(root);
  prepare(root);
  const observer = new MutationObserver(() => {});
  observer.observe(root, {subtree: true, childList: true, attributes: true, characterData: true});
  told.length = 0;
  renewFrom(root, before, after);
  const parses = [...told];
  const changes = observer.takeRecords().length;
  const isSame = root.isEqualNode(parsed(after));
  root.remove();
  return {isSame, changes, parses};
};
const renewing = URL.createObjectURL(new Blob([arguments[0]], {type: 'text/javascript'}));
"""

NAME = RENEW + """
const [, named, done] = arguments;
import(renewing).then(({renewFrom}) => done(named.map(([name, before, after]) =>
  renewed(renewFrom, before, after, (root) => name.includes('something else') && root.append(document.createElement('i'))))));
"""

# The picture itself stays, and no two views have one path.
CHANGE = RENEW + """
const [, count, seed, done] = arguments;
let state = seed;
const random = (below) => (state = (state * 1103515245 + 12345) % 2147483648, Math.floor(state / 65536) % below);
const one = (list) => list[random(list.length)];
const change = (root) => {
  const chosen = one([...root.querySelectorAll('*')]) ?? root;
  const text = () => one(['a', '', 'a < b & c', '"quoted"', '\\u00a0', 'one > two', '👩‍👩‍👧']);
  const kind = random(11);
  if (kind < 6) {
    const styled = one([...root.querySelectorAll('[style]'), root]);
    styled.setAttribute('style', (styled.getAttribute('style') ?? 'top:0').replace(/\\d+/, () => random(900)));
  } else if (kind === 6) chosen.setAttribute(one(['class', 'title', 'data-view']), text());
  else if (kind === 7) { const leaf = one([...root.querySelectorAll('span'), chosen]); if (!leaf.firstElementChild) leaf.textContent = text(); }
  else if (kind === 8) chosen.after(document.createElement(one(['span', 'img', 'div'])));
  else if (chosen !== root) chosen.remove();
};
import(renewing).then(({renewFrom}) => {
  const pictures = [...document.querySelectorAll('figure .Preview')].map((each) => each.outerHTML);
  const failures = [];
  for (let index = 0; index < count && pictures.length; index++) {
    const root = parsed(one(pictures));
    const before = root.outerHTML;
    for (let changes = random(4); changes >= 0; changes--) change(root);
    // Trees that HTML cannot say come back as others.
    const after = parsed(root.outerHTML).outerHTML;
    if (!renewed(renewFrom, before, after, () => {}).isSame) failures.push([index, before, after]);
  }
  done({pictures: pictures.length, failures});
}).catch((error) => done(String(error)));
"""


def answer(driver, script, *values):
    """What a script answers, unless it fails."""
    found = driver.execute_async_script(script, *values)
    assert not isinstance(found, str), found
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--site", type=pathlib.Path, default=pathlib.Path("site"))
    parser.add_argument("--changes", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    tally = Tally()
    module = RENEWING.read_text()
    print(f"seed {options.seed}")
    with served(options.site) as (address, _), chromium(1, "light") as driver:
        for number, page in enumerate(PAGES):
            driver.get(f"{address}{page}.html")
            if number == 0:
                for (name, _, _, changes), found in zip(NAMED, answer(driver, NAME, module, NAMED)):
                    tally.check(found["isSame"] and changes in (None, found["changes"]), f"{name}: {found}")
                for (name, _, _, parses), found in zip(PARSED, answer(driver, NAME, module, PARSED)):
                    tally.check(found["isSame"] and found["parses"] == parses, f"{name}: {found}")
            found = answer(driver, CHANGE, module, options.changes, options.seed + number)
            tally.check(found["pictures"] > 0, f"{page} has no pictures")
            tally.passed += options.changes - len(found["failures"])
            for failure in found["failures"]:
                tally.check(False, f"{page}: {str(failure)[:2000]}")
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(1 if tally.failed else 0)


if __name__ == "__main__":
    main()
