"""Measures lessons in plain UIKit: what compiling takes, what a screen takes, and how soon a save is seen in `serve`.

Usage: measure_programs.py --plumb PATH [--peer PATH] [--runs 3] [--edits 8]; `uikit-runner` stands beside each program.
Prints one line a measurement, `BENCH name ours=… peer=… ratio=…`: the peer is another program of ours, as of an earlier
commit, measured in turn in this run; ratio is peer ÷ ours. All are medians of so many runs.

compile  processor time of the compiler and the linker for a program of 800 lines; without the question where the toolchain's
         files are, which is asked once, whatever is compiled
screen   processor time, and time by the clock, that one more screen of a program takes in `plumb run`, the layout of its
         answer included: of a card of 9 views, of that program of 800 lines, 135 views, and of a table of 100 rows
save     from the save of a lesson, whose program has a changed constant, to the event that reloads its page
"""
import argparse
import os
import pathlib
import shutil
import stat
import statistics
import sys
import tempfile
import time

from measure_builds import Preview, Run, report

COMPILERS = ("swiftc", "swift-frontend", "ld.lld")
WIDTHS = list(range(320, 1100, 20))

SECTION = """
final class Section{n}View: UIView {{
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let button = UIButton(type: .system)
    private let rule = UIView()
    private lazy var stack = UIStackView(arrangedSubviews: [titleLabel, detailLabel])

    override init(frame: CGRect) {{
        super.init(frame: frame)
        titleLabel.text = "Section number {n}"
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        detailLabel.text = "What it is about, in a sentence that wraps where there is not much room for it"
        detailLabel.numberOfLines = 0
        detailLabel.textColor = .secondaryLabel
        button.setTitle("Open", for: .normal)
        rule.backgroundColor = .separator
        stack.axis = .vertical
        stack.spacing = 4
        for view in [stack, button, rule] as [UIView] {{
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }}
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: {gap}),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: rule.topAnchor, constant: -8),
            button.leadingAnchor.constraint(greaterThanOrEqualTo: stack.trailingAnchor, constant: 8),
            button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            button.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
            rule.leadingAnchor.constraint(equalTo: leadingAnchor),
            rule.trailingAnchor.constraint(equalTo: trailingAnchor),
            rule.bottomAnchor.constraint(equalTo: bottomAnchor),
            rule.heightAnchor.constraint(equalToConstant: 1),
        ])
        button.setContentHuggingPriority(.required, for: .horizontal)
    }}

    required init?(coder: NSCoder) {{ fatalError("init(coder:) has not been implemented") }}
}}
"""
LIST = """
final class ListViewController: UIViewController {{
    private let scrollView = UIScrollView()
    private let stack = UIStackView()

    override func viewDidLoad() {{
        super.viewDidLoad()
        let sections: [UIView] = [{sections}]
        for section in sections {{ stack.addArrangedSubview(section) }}
        stack.axis = .vertical
        for view in [scrollView, stack] as [UIView] {{ view.translatesAutoresizingMaskIntoConstraints = false }}
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.topAnchor),
            stack.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            stack.widthAnchor.constraint(equalTo: view.widthAnchor),
        ])
    }}
}}
"""
TABLE = """import UIKit

final class RowCell: UITableViewCell {
    let name = UILabel()
    let detail = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        detail.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [name, detail])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: margins.topAnchor),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class RowsViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(RowCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? RowCell)?.name.text = "Row \\(indexPath.row)"
        (cell as? RowCell)?.detail.text = "A line or two of text that says more of the row"
        return cell
    }
}
"""


def sections_program(count, gap=12):
    names = ", ".join(f"Section{n}View()" for n in range(count))
    return "import UIKit\n" + "".join(SECTION.format(n=n, gap=gap) for n in range(count)) + LIST.format(sections=names)


# By name.
PROGRAMS = {"card": sections_program(1), "800-lines": sections_program(22), "table": TABLE}


class Bench:
    def __init__(self, plumb, folder):
        self.plumb = pathlib.Path(plumb).resolve()
        self.folder = pathlib.Path(folder)
        os.environ["PLUMB_RUN_CODE"] = "1"

    def run(self, name, widths):
        file = self.folder / f"{name}.swift"
        file.write_text(PROGRAMS[name])
        return Run([str(self.plumb), "run", str(file), "--widths", ",".join(map(str, widths))])

    def compile(self):
        """Processor seconds of the compiler and the linker, which wrappers on the path note."""
        tools, log = self.folder / "tools", self.folder / "calls"
        tools.mkdir(exist_ok=True)
        log.write_text("")
        for name in COMPILERS:
            wrapper = tools / name
            wrapper.write_text("#!/usr/bin/env bash\nTIMEFORMAT='%U %S'\n"
                               f"[[ \"$*\" == *-print-target-info* ]] && exec {shutil.which(name)} \"$@\"\n"
                               f"{{ time {shutil.which(name)} \"$@\" 2>&3; }} 3>&2 2>>{log}\n")
            wrapper.chmod(wrapper.stat().st_mode | stat.S_IXUSR)
        before = os.environ["PATH"]
        os.environ["PATH"] = f"{tools}:{before}"
        try:
            self.run("800-lines", WIDTHS[:1])
        finally:
            os.environ["PATH"] = before
        return sum(float(number) for number in log.read_text().split())

    def screen(self, name):
        """Milliseconds of processor time, and by the clock, of each screen but the first."""
        one, all_of_them = self.run(name, WIDTHS[:1]), self.run(name, WIDTHS)
        more = len(WIDTHS) - 1
        return (all_of_them.work - one.work) * 1000 / more, (all_of_them.seconds - one.seconds) * 1000 / more

    def saves(self, edits):
        """Milliseconds from each save to the event that reloads the page."""
        site = self.folder / "site"
        shutil.rmtree(site, ignore_errors=True)
        (site / "content").mkdir(parents=True)
        (site / "site.yml").write_text("title: Programs\n")
        lesson = site / "content/lesson.md"

        def write(gap):
            text = f"---\ntitle: Lesson\n---\n\n```swift figure=list widths=320,390\n{sections_program(22, gap)}```\n"
            lesson.with_suffix(".new").write_text(text)
            lesson.with_suffix(".new").rename(lesson)

        write(12)
        preview = Preview(str(self.plumb), site)
        try:
            preview.wait(1, 300)
            time.sleep(1)
            delays = []
            for number in range(edits):
                count = preview.build
                write(13 + number)
                start = time.perf_counter()
                delays.append((preview.wait(count + 1) - start) * 1000)
        finally:
            preview.process.terminate()
            preview.process.wait()
        return statistics.median(delays)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--peer")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--edits", type=int, default=8)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        benches = []
        for index, plumb in enumerate(path for path in [options.plumb, options.peer] if path):
            place = pathlib.Path(folder) / str(index)
            place.mkdir()
            benches.append(Bench(plumb, place))

        def measure(name, value, unit="ms", runs=options.runs):
            taken = [[] for _ in benches]
            for _ in range(runs):
                for results, bench in zip(taken, benches):
                    results.append(value(bench))
            results = [statistics.median(numbers) for numbers in taken]
            report(name, results[0], results[1] if len(results) > 1 else None, unit, 1 if unit == "ms" else 2)

        measure("programs-compile", lambda bench: bench.compile(), "s")
        for name in PROGRAMS:
            measure(f"programs-screen-{name}-work", lambda bench: bench.screen(name)[0])
            measure(f"programs-screen-{name}-clock", lambda bench: bench.screen(name)[1])
        measure("programs-save", lambda bench: bench.saves(options.edits), runs=1)


if __name__ == "__main__":
    main()
