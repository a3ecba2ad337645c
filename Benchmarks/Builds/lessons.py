"""Writes a course of any size, the same for every generator: `content/lesson-0001.md` and so on.

A lesson has six sections, each with prose, a list and a block of Swift; no two blocks are equal. All of it follows from
the seed.
"""
import pathlib
import random

WORDS = """the view layout constraint edge width height anchor label stack screen margin priority leading trailing
baseline content guide table row cell image button text size area inset safe offset scroll parent child solver answer
every each which where when because until below above beside inside between grows keeps gives takes follows holds moves
fits breaks wraps equal greater less smaller larger first last next own same other wide narrow tall short""".split()
NAMES = ["avatar", "title", "subtitle", "badge", "cover", "caption", "header", "footer", "divider", "thumbnail"]
TYPES = ["UILabel", "UIImageView", "UIStackView", "UIButton", "UIView"]


class Course:
    """The lessons of one seed."""

    def __init__(self, seed=1):
        self.random = random.Random(seed)

    def words(self, low, high):
        return [self.random.choice(WORDS) for _ in range(self.random.randint(low, high))]

    def sentence(self):
        words = self.words(8, 18)
        place = self.random.randrange(len(words))
        words[place] = self.random.choice(["`{}`", "*{}*", "**{}**"]).format(words[place])
        text = " ".join(words)
        return text[0].upper() + text[1:] + "."

    def paragraph(self):
        return " ".join(self.sentence() for _ in range(self.random.randint(3, 5)))

    def list(self):
        mark = self.random.choice(["-", "1."])
        return "\n".join(f"{mark} {self.sentence()}" for _ in range(self.random.randint(3, 5)))

    def swift(self, lesson, section):
        """About fifteen lines of UIKit, none like another block's."""
        one, other = self.random.sample(NAMES, 2)
        a, b = (self.random.choice(TYPES) for _ in range(2))
        c, d, e = (self.random.randint(1, 400) for _ in range(3))
        return f"""```swift
/// Section {section} of lesson {lesson}.
final class {one.capitalize()}{lesson}View: UIView {{
    private let {one} = {a}()
    private let {other} = {b}(frame: .zero)

    func install{section}(in parent: UIView, spacing: CGFloat = {c}) {{
        {one}.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview({one})  // {self.random.choice(WORDS)} {self.random.choice(WORDS)}
        NSLayoutConstraint.activate([
            {one}.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: {d}),
            {other}.topAnchor.constraint(greaterThanOrEqualTo: {one}.bottomAnchor, constant: spacing),
            {other}.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.{e}),
        ])
        if spacing > {e} {{ print("\\({one}) needs \\(spacing) points") }}
    }}
}}
```"""

    def lesson(self, number):
        title = " ".join(self.words(3, 6)).capitalize()
        parts = [f"---\ntitle: {title} {number}\ndescription: {' '.join(self.words(8, 14)).capitalize()}\n"
                 f"order: {number}\ndate: 2024-{number % 12 + 1:02}-{number % 28 + 1:02}\n---\n"]
        for section in range(1, 7):
            parts.append(f"## {' '.join(self.words(2, 5)).capitalize()}\n")
            parts += [self.paragraph() + "\n", self.list() + "\n", self.paragraph() + "\n",
                      self.swift(number, section) + "\n"]
        return "\n".join(parts)


def write_course(folder, count, seed=1):
    """Writes `count` lessons below `folder`/content; gives their paths."""
    return write_lessons(Course(seed), folder, count)


def write_lessons(course, folder, count):
    """The first `count` lessons of a course, below `folder`/content."""
    content = pathlib.Path(folder) / "content"
    content.mkdir(parents=True, exist_ok=True)
    paths = []
    for number in range(1, count + 1):
        path = content / f"lesson-{number:05}.md"
        path.write_text(course.lesson(number))
        paths.append(path)
    return paths
