"""The generated site as tests see it: its pages, the figures on them, and what `plumb solve` says of each."""
import functools
import html.parser
import json
import pathlib
import subprocess


class FigureFinder(html.parser.HTMLParser):
    """Collects each fixed preview of a page with the name of its figure and what it was solved from; small figures on the
    home page belong to other lessons."""

    def __init__(self):
        super().__init__()
        self.figure = None
        self.previews = []

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if "data-figure" in values:
            self.figure = None if "Teaser" in values.get("class", "").split() else values["data-figure"]
        if "data-width" in values and self.figure:
            self.previews.append((
                self.figure, values["data-width"], values.get("data-height"), values.get("data-scroll", "0"),
                values.get("data-direction", "ltr"), values.get("data-text-size", "large"),
                values.get("data-keyboard", "hidden"), values.get("data-device")))

    def handle_endtag(self, tag):
        if tag == "figure":
            self.figure = None


def lessons(content, site):
    """Pairs of a lesson's Markdown file and its page."""
    pairs = []
    for source in sorted(pathlib.Path(content).rglob("*.md")):
        page = pathlib.Path(site) / source.relative_to(content).with_suffix(".html")
        if page.exists():
            pairs.append((source, page))
    return pairs


def previews(page):
    """The fixed previews of a page: figure, width, height, scroll offset, direction, text size, keyboard, device, as the page has
    them."""
    finder = FigureFinder()
    finder.feed(pathlib.Path(page).read_text())
    return finder.previews


@functools.lru_cache(maxsize=None)
def solve(plumb, source, figure, width, height, scroll, direction="ltr", text_size="large",
          keyboard="hidden", device=None, constraints=False):
    """The parsed answer of `plumb solve` for one preview."""
    command = [plumb, "solve", str(source), "--figure", figure, "--scroll", scroll, "--direction", direction,
               "--text-size", text_size, "--keyboard", keyboard, "--format", "json"]
    command += ["--device", device] if device else ["--width", width]
    if height and not device:
        command += ["--height", height]
    if constraints:
        command += ["--constraints"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    if not done.stdout:
        raise RuntimeError(f"{' '.join(command)}: exit {done.returncode}\n{done.stderr}")
    return json.loads(done.stdout)
