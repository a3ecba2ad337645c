"""Every hairline between rows is drawn in Firefox at device scale 1, where a figure is drawn smaller than life.

Usage: hairlines.py [--site site]
The last line is `N passed, N failed`.
"""
import argparse
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from firefox import firefox  # noqa: E402  (the module beside this file)
from pages import Tally, served  # noqa: E402

PAGE = "timeline"
WIDTHS = (320, 375, 390, 430, 600, 768, 1024)

# The hairlines in sight, each by a point on it; texts and pictures are hidden, so that nothing else is drawn there.
LINES = """
const [width, offset, done] = arguments;
const live = [...document.querySelectorAll('.Live')].at(-1);
live.style.setProperty('--width', width);
const scroller = [...live.querySelectorAll('.Scroller')].find(view => view.clientHeight);
scroller.scrollTop = offset;
live.querySelector('.Stage').scrollIntoView({block: 'center', behavior: 'instant'});
setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => done(lines()))), 100);
function lines() {
  const clip = scroller.getBoundingClientRect();
  return [...live.querySelectorAll('.Hairline')].map(line => line.getBoundingClientRect())
    .filter(box => box.width > 0 && box.top > clip.top + 4 && box.bottom < Math.min(clip.bottom, innerHeight) - 4)
    .map(box => [box.left + box.width / 2, box.top]);
}
"""

# By how much the darkest of the pixels around each point differs from the lightest.
CONTRASTS = """
const [picture, points, done] = arguments;
const image = new Image();
image.src = 'data:image/png;base64,' + picture;
image.decode().then(() => {
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  done(points.map(([x, y]) => {
    const pixels = canvas.getImageData(Math.floor(x), Math.floor(y) - 3, 1, 7).data.filter((_, index) => index % 4 === 1);
    return Math.max(...pixels) - Math.min(...pixels);
  }));
});
"""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--site", default="site")
    options = parser.parse_args()
    tally, count = Tally(), 0
    with served(options.site) as (address, failures), firefox(1) as driver:
        driver.get(f"{address}{PAGE}.html")
        driver.execute_script("document.head.insertAdjacentHTML('beforeend', '<style>.Words, .Image, img { visibility: hidden }</style>')")
        for width in WIDTHS:
            for offset in (0, 333, 1000):
                points = driver.execute_async_script(LINES, width, offset)
                picture = driver.send("WebDriver:TakeScreenshot", {"full": False})
                contrasts = driver.execute_async_script(CONTRASTS, picture["value"] if isinstance(picture, dict) else picture, points)
                count += len(points)
                tally.check(all(contrast > 8 for contrast in contrasts), f"{width} pt, scrolled {offset}: hairlines by contrast {contrasts}")
        tally.check(not failures, f"requests that failed: {failures[:5]}")
    tally.check(count > 0, "no hairline in sight")
    print(f"{count} hairlines")
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(1 if tally.failed else 0)


if __name__ == "__main__":
    main()
