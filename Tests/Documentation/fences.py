"""The fenced blocks of a page of the documentation."""
import dataclasses
import pathlib
import re

FENCE = re.compile(r"^(?P<fence>`{3,})(?P<info>[^\n`]*)\n(?P<text>.*?)^(?P=fence)$\n?", re.M | re.S)


@dataclasses.dataclass
class Block:
    language: str
    """The words behind the language: `name=value`, or `word` for `word=True`."""
    settings: dict
    text: str
    """`FILE:LINE` of the fence."""
    place: str


def read(path):
    """The blocks of a Markdown file in reading order."""
    page = pathlib.Path(path).read_text()
    blocks = []
    for found in FENCE.finditer(page):
        language, *words = found["info"].split() or [""]
        settings = dict(word.split("=", 1) if "=" in word else (word, True) for word in words)
        place = f"{pathlib.Path(path).name}:{page.count(chr(10), 0, found.start()) + 1}"
        blocks.append(Block(language, settings, found["text"], place))
    return blocks
