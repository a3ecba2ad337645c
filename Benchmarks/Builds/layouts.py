"""Writes a course of any size whose lessons hold layouts: three live figures each, no two of them equal.

The figures have the weight of the smaller ones of our own lessons: a dozen views, texts that wrap, stacks, a table of a few
rows. All of it follows from the seed.
"""
import lessons


class LayoutCourse(lessons.Course):
    """The lessons of one seed, with blocks of layout in place of Swift."""

    def label(self, name, low, high, *lines):
        words = " ".join(self.words(low, high)).capitalize()
        return "\n        ".join([f"Label {name} {{", f'    text = "{words}"', *(f"    {line}" for line in lines), "}"])

    def number(self, low, high):
        return self.random.randint(low, high)

    def cell(self, lesson):
        """A picture, two lines beside it, a badge at the end."""
        return f"""screen Cell{lesson} {{
    View card {{
        backgroundColor = .secondarySystemBackground
        cornerRadius = {self.number(4, 14)}
        leading == super.margins.leading; trailing == super.margins.trailing
        top == super.margins.top + {self.number(4, 20)}; height == 60 @ 50
        View avatar {{
            backgroundColor = .systemTeal
            cornerRadius = {self.number(6, 20)}
            size == {self.number(40, 72)}
            leading == super.margins.leading; top == super.margins.top
            bottom <= super.margins.bottom
        }}
        ProgressView done {{
            progress = {self.number(10, 90) / 100}
            leading == avatar.leading; trailing == avatar.trailing; top == avatar.bottom + 4
        }}
        {self.label('title', 2, 5, 'font = .headline', 'leading == avatar.trailing + 12', 'top == super.margins.top')}
        {self.label('date', 1, 1, 'font = .caption1', 'textColor = .secondaryLabel', 'hugging.horizontal = .high',
                    'compression.horizontal = .high + 1', f'leading >= title.trailing + {self.number(4, 16)}',
                    'trailing == super.margins.trailing', 'firstBaseline == title.firstBaseline')}
        {self.label('words', 12, 30, 'numberOfLines = 0', 'font = .subheadline', 'leading == title.leading',
                    'trailing == super.margins.trailing', f'top == title.bottom + {self.number(2, 8)}',
                    'bottom <= super.margins.bottom')}
    }}
}}"""

    def buttons(self, lesson):
        """A stack of a headline, a paragraph, and buttons side by side."""
        tint = self.random.choice([".systemBlue", ".systemIndigo", ".systemPurple"])
        return f"""screen Buttons{lesson} {{
    VStack content {{
        spacing = {self.number(8, 20)}
        leading == super.margins.leading; trailing == super.margins.trailing
        top == super.margins.top + {self.number(4, 32)}
        {self.label('headline', 2, 6, 'font = .title2', 'numberOfLines = 0')}
        {self.label('words', 16, 36, 'numberOfLines = 0', 'textColor = .secondaryLabel')}
        HStack line {{
            spacing = 8
            View dot {{ backgroundColor = .systemRed; cornerRadius = 5; size == 10 }}
            {self.label('state', 1, 3, 'font = .footnote').replace(chr(10), chr(10) + '    ')}
            Switch toggle {{ isOn = true }}
            alignment = .center
        }}
        HStack row {{
            spacing = {self.number(6, 24)}
            distribution = .fillEqually
            Button first {{ title = "{self.words(1, 1)[0].capitalize()}" }}
            Button second {{ title = "{self.words(1, 1)[0].capitalize()}"; tintColor = {tint} }}
            Button third {{ title = "{self.words(1, 1)[0].capitalize()}" }}
        }}
    }}
}}"""

    def columns(self, lesson):
        """Two columns whose widths have a ratio, above a line of the screen's width."""
        return f"""screen Columns{lesson} {{
    View left {{
        backgroundColor = .systemIndigo
        leading == super.margins.leading; top == super.margins.top + {self.number(4, 24)}
        width == right.width * {self.number(30, 90) / 100} @ 900
        width >= {self.number(80, 110)}
        height == {self.number(60, 160)}
    }}
    View right {{
        backgroundColor = .systemGray5
        {self.label('inner', 1, 4, 'center == super.center', 'width <= super.width - 16')}
        leading == left.trailing + {self.number(8, 24)}; trailing == super.margins.trailing
        top == left.top; bottom == left.bottom
        width <= {self.number(260, 420)} @ 950
    }}
    {self.label('note', 10, 24, 'numberOfLines = 0', 'font = .footnote', 'leading == left.leading',
                'trailing == right.trailing', f'top == left.bottom + {self.number(4, 20)}').replace('        ', '    ')}
}}"""

    def table(self, lesson):
        """A table of four rows that size themselves."""
        rows = "\n".join(
            f'        Row row{index}("{" ".join(self.words(1, 3)).capitalize()}", '
            f'"{" ".join(self.words(4, 16)).capitalize()}")' for index in range(4))
        return f"""component Row(name, text) {{
    margins = {self.number(8, 16)}
    Label head {{
        text = name; font = .headline
        leading == super.margins.leading; top == super.margins.top; trailing <= super.margins.trailing
    }}
    Label body {{
        text = text; numberOfLines = {self.random.choice([0, 0, 2])}; font = .subheadline
        leading == super.margins.leading; trailing == super.margins.trailing
        top == head.bottom + {self.number(2, 6)}; bottom == super.margins.bottom
    }}
}}

screen Table{lesson} {{
    TableView list {{
        rowHeight = .automatic
        edges == super.edges
{rows}
    }}
}}"""

    def form(self, lesson):
        """Labels and fields in rows, their fields aligned."""
        rows = []
        for index in range(4):
            above = "super.margins.top + 16" if index == 0 else f"field{index - 1}.bottom + {self.number(8, 16)}"
            wide = "" if index == 0 else "; leading == field0.leading"
            rows.append(f"""    Label name{index} {{
        text = "{self.words(1, 1)[0].capitalize()}"; hugging.horizontal = .high
        leading == super.margins.leading; firstBaseline == field{index}.firstBaseline
    }}
    TextField field{index} {{
        placeholder = "{' '.join(self.words(2, 4)).capitalize()}"
        leading >= name{index}.trailing + {self.number(8, 16)}; trailing == super.margins.trailing
        top == {above}{wide}
    }}""")
        rows.append(f"""    Switch agree {{
        trailing == super.margins.trailing; top == field3.bottom + {self.number(12, 24)}
    }}""")
        return f"screen Form{lesson} {{\n" + "\n".join(rows) + "\n}"

    FIGURES = [cell, buttons, columns, table, form]

    def block(self, lesson, place):
        figure = self.FIGURES[(lesson + place) % len(self.FIGURES)]
        caption = self.sentence().replace("`", "").replace("*", "")
        setting = self.random.choice(["", "", " widths=320,390"])
        return f'```layout figure=figure-{place}{setting} caption="{caption}"\n{figure(self, lesson)}\n```'

    def lesson(self, number):
        title = " ".join(self.words(3, 6)).capitalize()
        parts = [f"---\ntitle: {title} {number}\ndescription: {' '.join(self.words(8, 14)).capitalize()}\n"
                 f"order: {number}\ndate: 2024-{number % 12 + 1:02}-{number % 28 + 1:02}\n---\n"]
        for section in range(1, 4):
            parts.append(f"## {' '.join(self.words(2, 5)).capitalize()}\n")
            parts += [self.paragraph() + "\n", self.list() + "\n", self.paragraph() + "\n",
                      self.block(number, section) + "\n", self.paragraph() + "\n"]
        return "\n".join(parts)


def write_course(folder, count, seed=1):
    """Writes `count` lessons with layouts below `folder`/content; gives their paths."""
    return lessons.write_lessons(LayoutCourse(seed), folder, count)
