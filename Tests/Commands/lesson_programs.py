"""Programs in lessons: compiled, run, drawn like the same layout in the notation, and refused where nobody allows them.

Usage: lesson_programs.py --plumb PATH; `uikit-runner` stands beside the program. The last line is `N passed, N failed`.
"""
import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import box_program
import guards
from left_out import LEFT_OUT, SHOWN
from tally import Tally

CARD = """import UIKit

final class CardViewController: UIViewController {
    let title1 = UILabel()
    let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        title1.text = "A long title that has to wrap somewhere on narrow screens"
        title1.numberOfLines = 0
        button.setTitle("Open", for: .normal)
        for subview in [title1, button] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            title1.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            title1.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            title1.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            button.topAnchor.constraint(equalTo: title1.bottomAnchor, constant: 8),
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }
}
"""
NOTATION = """screen Card {
    Label title1 {
        text = "A long title that has to wrap somewhere on narrow screens"
        numberOfLines = 0
        leading == super.margins.leading
        trailing == super.margins.trailing
        top == super.top + 20
    }
    Button button {
        title = "Open"
        top == title1.bottom + 8
        centerX == super.centerX
    }
}
"""
# A statement of `viewDidLoad`, and what is said at its line.
MISTAKES = [
    ("box.foo = 3", "no member 'foo'"),
    ("let name: UILable? = nil; print(name as Any)", "help: did you mean 'UILabel'?"),
    ("view.addSubview(UIVeiw())", "help: did you mean 'UIView'?"),
    ('fatalError("no layout")', "the program ended: no layout"),
    ("print([1, 2][Int(view.bounds.width)])", "Index out of range"),
    ("let name: String? = box.accessibilityLabel; print(name!)", "found nil"),
    ("box.widthAnchor.constraint(equalToConstant: 11).isActive = true", "contradict each other"),
    ("let loose = UIView(); box.topAnchor.constraint(equalTo: loose.topAnchor).isActive = true; print(loose)", "no common ancestor"),
]

TASKS = """import UIKit

actor Counter {
    private var count = 0
    func next() -> Int { count += 1; return count }
}

@MainActor final class Model {
    var names = ["model"]
    func load(_ counter: Counter) async {
        async let first = counter.next()
        async let second = counter.next()
        names.append("\\(await first + second)")
        await withTaskGroup(of: Int.self) { group in
            for number in 0..<3 { group.addTask { number * number } }
            for await square in group { names.append("\\(square)") }
        }
        await MainActor.run { names.append("main \\(Thread.isMainThread)") }
        let answer = await withCheckedContinuation { next in DispatchQueue.main.async { next.resume(returning: 5) } }
        names.append("\\(answer)")
        await Task.yield()
    }
}

final class TasksViewController: UIViewController {
    let label = UILabel()
    let model = Model()
    let counter = Counter()

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "before"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        TASK
    }

    func name() async -> String { "awaited" }
}
"""
# What a task does, and the text that the figure shows.
TURNS = [
    ("Task { label.text = await name() }", "awaited"),
    ("Task { @MainActor [weak self] in self?.label.text = self?.model.names[0] }", "model"),
    ("Task { await model.load(counter); label.text = model.names.joined(separator: \", \") }",
     "model, 3, 0, 1, 4, main true, 5"),
    ("Task.detached { await MainActor.run { self.label.text = \"detached\" } }", "detached"),
    ("Task { try? await Task.sleep(nanoseconds: 1); label.text = \"late\" }", "before"),
    ("label.text = \"\"; for n in 0..<9 { DispatchQueue.global().async { DispatchQueue.main.async { self.label.text! += \"\\(n)\" } } }",
     "012345678"),
    ("label.text = \"\"; for n in 0..<3 { DispatchQueue.global().async { DispatchQueue.main.sync { self.label.text! += \"\\(n)\" } } }", "012"),
    ("let q = DispatchQueue(label: \"q\"); var n = 0; for _ in 0..<4 { q.async { n += 1 } }; label.text = \"\\(q.sync { n })\"", "4"),
    ("let g = DispatchGroup(); var n = 0; for _ in 0..<4 { DispatchQueue.global().async(group: g) { sleep(9); n += 1 } }; "
     "g.notify(queue: .main) { self.label.text = \"\\(n)\" }", "4"),
    ("OperationQueue().addOperation { OperationQueue.main.addOperation { self.label.text = \"done\" } }", "done"),
]


class Site:
    """A site of one lesson in a folder."""

    def __init__(self, plumb, folder):
        self.plumb = plumb
        self.folder = pathlib.Path(folder)
        (self.folder / "content").mkdir()
        (self.folder / "site.yml").write_text("title: Programs\n")

    def run(self, *words, allowed="1", path=None):
        variables = {name: value for name, value in os.environ.items() if name != "PLUMB_RUN_CODE"}
        variables |= {"PLUMB_RUN_CODE": allowed, "XDG_CONFIG_HOME": str(self.folder / "config")}
        if path is not None:
            variables["PATH"] = path
        return subprocess.run([self.plumb, *words], cwd=self.folder, env=variables, capture_output=True, text=True,
                              timeout=600)

    def write(self, text):
        (self.folder / "content/lesson.md").write_text("---\ntitle: Lesson\n---\n\n" + text)

    def frames(self, *words, **options):
        done = self.run("solve", "content/lesson.md", *words, **options)
        answers = [json.loads(line) for line in done.stdout.splitlines()] if done.returncode == 0 else []
        return [[view["frame"] for view in answer["views"]] for answer in answers] or done.stderr


def fence(kind, name, code):
    return f"```{kind} figure={name} widths=320,390 frame=plain height=200\n{code}```\n\n"


def agrees_with_notation(site, tally):
    site.write(fence("swift", "code", CARD) + fence("layout", "notation", NOTATION))
    widths = "320,390,414,700,1024"
    found, expected = (site.frames("--figure", name, "--widths", widths) for name in ("code", "notation"))
    tally.check("the program's frames are those of the notation", found == expected, f"{found}\n{expected}")
    made = site.run("generate", ".")
    page = (site.folder / "site/lesson.html").read_text() if made.returncode == 0 else ""
    tally.check("both figures are live", all(f'name="width-{name}"' in page for name in ("code", "notation")), made.stderr)


def starts_nothing_twice(site, tally):
    again = site.run("generate", ".", "--force", path="/nowhere", allowed="")
    tally.check("a build that changes nothing starts no compiler", again.returncode == 0, again.stderr)


def wants_permission(site, tally):
    site.write(fence("swift", "fresh", CARD.replace("Open", "Shut")))
    refused = site.run("generate", ".", allowed="")
    page = (site.folder / "site/lesson.html").read_text()
    tally.check("without permission nothing runs, and the site is built without the figure",
                refused.returncode == 0 and "lesson.md:5:1: warning: the program of this figure has not run" in refused.stderr
                and 'name="width-fresh"' not in page and "the program of this figure has not run" in page, refused.stderr)
    solved = site.run("solve", "content/lesson.md", "--figure", "fresh", allowed="")
    tally.check("without permission there is no layout", solved.returncode != 0 and not solved.stdout, solved.stderr)
    published = site.run("publish", ".", allowed="")
    tally.check("without permission nothing is published",
                published.returncode != 0 and "Nothing was published" in published.stderr, published.stderr)
    (site.folder / "config/plumb").mkdir(parents=True)
    (site.folder / "config/plumb/run-code").write_text("")
    allowed = site.run("generate", ".", allowed="")
    tally.check("a file of the user's allows it", allowed.returncode == 0, allowed.stderr)


def places_mistakes(site, tally):
    for statement, words in MISTAKES:
        code = box_program.code(loading="        " + statement)
        line = 6 + code.splitlines().index("        " + statement)
        site.write(fence("swift", "box", code))
        said = site.run("generate", ".").stderr
        tally.check(f"{statement}: told at its line", f"lesson.md:{line}:" in said and words in said, said)


def together(statements):
    """A program with several statements, each in a scope of its own, and the line of the lesson on which each stands."""
    code = box_program.code(loading="\n".join(f"        do {{\n            {statement}\n        }}" for statement in statements))
    lines = code.splitlines()
    return code, [6 + lines.index("            " + statement) for statement in statements]


def tells_what_is_left_out(site, tally):
    # Several in a program, since each takes the compiler a second; none beside one that is told in the same words.
    for batch in (LEFT_OUT[start::5] for start in range(5)):
        assert len({words for _, words, _ in batch}) == len(batch), batch
        code, lines = together([statement for statement, _, _ in batch])
        site.write(fence("swift", "box", code))
        said = site.run("generate", ".").stderr
        for (statement, words, member), line in zip(batch, lines):
            place = f"lesson.md:{line}:{13 + statement.index(member)}: warning: the figure leaves out {words}"
            tally.check(f"{statement}: told at its word", place in said, said)
        tally.check("nothing else is told", said.count("leaves out") == len(batch), said)
    site.write(STEPS.replace("{more}", "UITableView().sectionIndexColor = .red\n"))
    said = site.run("generate", ".").stderr
    tally.check("in a fragment at its own line and column", ":15: warning: the figure leaves out 'sectionIndexColor'" in said
                and " | UITableView().sectionIndexColor = .red" in said, said)
    site.write(fence("swift", "box", together(SHOWN)[0]))
    said = site.run("generate", ".").stderr
    tally.check(f"nothing is told of {SHOWN}", "leaves out" not in said and "error" not in said, said)


def asks_for_the_import(site, tally):
    """One message at the program's beginning, however many names of UIKit it says and figures it has."""
    site.write(STEPS.replace("{more}", "").replace("import UIKit\n\n", ""))
    said = site.run("generate", ".").stderr
    tally.check("a program without its import is told once", said.count("error: ") == 1 and "lesson.md:6:" in said
                and "write 'import UIKit'" in said, said)


STEPS = (
    fence("swift", "first", CARD)
    + "```swift figure=second frame=plain height=200\nlet note = UILabel()\n\noverride func viewDidLoad() {\n    ...\n"
      "    note.text = \"Open all day\"\n    note.translatesAutoresizingMaskIntoConstraints = false\n"
      "    view.addSubview(note)\n    NSLayoutConstraint.activate([\n        ...\n"
      "        note.topAnchor.constraint(equalTo: button.bottomAnchor),\n"
      "        note.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3),\n    ])\n}\n```\n\n"
    + "```swift figure=third frame=plain height=200 in=CardViewController.viewDidLoad\nnote.numberOfLines = 2\n"
      "{more}```\n")


def merges_fragments(site, tally):
    site.write(STEPS.replace("{more}", ""))
    frames = {name: site.frames("--figure", name, "--width", "390") for name in ("first", "second", "third")}
    tally.check("a fragment adds to the program so far",
                len(frames["first"][0]) == 3 and len(frames["second"][0]) == 4 and frames["second"][0][3][0] == 3
                and frames["second"][0][:3] == frames["first"][0], frames)
    made = site.run("generate", ".")
    page = (site.folder / "site/lesson.html").read_text() if made.returncode == 0 else ""
    tally.check("the whole program is in the page", page.count('<details class="uikit whole-program">') == 2, made.stderr)
    text = STEPS.replace("{more}", "note.missing = 1\n")
    site.write(text)
    said = site.run("generate", ".").stderr
    line = 5 + text.splitlines().index("note.missing = 1")
    tally.check("a mistake in a fragment stands at its line", f"lesson.md:{line}:6: error: this code does not" in said, said)
    site.write(STEPS.replace("{more}", "").replace("Controller.viewDidLoad", "Controller.viewDidLoda"))
    said = site.run("generate", ".").stderr
    tally.check("an unknown place has a nearest one", "did you mean 'CardViewController.viewDidLoad()'?" in said, said)


def follows_widths(site, tally):
    """What no fixed preview shows."""
    crash = box_program.LAYING_OUT.format(statement='precondition(x < 500.5, "too wide"); width.constant = x / 2')
    site.write(fence("swift", "box", box_program.code(methods=crash)))
    made = site.run("generate", ".")
    tally.check("a program that ends at some width is an error there",
                made.returncode == 1 and "the program ended: too wide (at " in made.stderr, made.stderr)
    # Each step is a piece with lines of its own.
    steps = box_program.LAYING_OUT.format(
        statement="var sum: CGFloat = 0; for n in 1...400 where x > CGFloat(320 + n) { sum += CGFloat(n * n % 5) }; "
                  "width.constant = sum")
    site.write(fence("swift", "box", box_program.code(methods=steps)))
    made = site.run("generate", ".")
    tally.check("a program is run a counted number of times, not for so many seconds",
                made.returncode == 0 and "run more than 600 times to know all widths" in made.stderr, made.stderr)


# A controller that sets its box up for the width it starts with.
TURNING = [
    ("viewDidLoad", "width.constant = view.bounds.width / 2", "", True),
    ("viewWillTransition", "width.constant = view.bounds.width / 2",
     "override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {\n"
     "    super.viewWillTransition(to: size, with: coordinator)\n"
     "    coordinator.animate(alongsideTransition: { _ in self.width.constant = size.width / 2 })\n}", False),
    ("a registered change of traits",
     "width.constant = traitCollection.horizontalSizeClass == .regular ? 300 : 100\n"
     "registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (controller: Self, _) in\n"
     "    controller.width.constant = controller.traitCollection.horizontalSizeClass == .regular ? 300 : 100\n}", "", False),
    ("traitCollectionDidChange", "",
     "override func traitCollectionDidChange(_ previous: UITraitCollection?) {\n    super.traitCollectionDidChange(previous)\n"
     "    width.constant = traitCollection.horizontalSizeClass == .regular ? 300 : 100\n}", False),
]


def turns_screens(site, tally):
    for name, loading, methods, is_told in TURNING:
        site.write(fence("swift", "box", box_program.code(loading=loading, methods=methods)))
        made = site.run("check", ".")
        told = "when the screen of 'box' is turned from 320 to 1024 pt, screen/box is laid out otherwise" in made.stdout + made.stderr
        tally.check(f"a box set up in {name} {'does not follow' if is_told else 'follows'} a turn",
                    made.returncode == 0 and told == is_told, made.stdout + made.stderr)


# A table whose one row is as high as its delegate says, which its box fills.
ROWS = """import UIKit

final class Cell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 30),
            box.heightAnchor.constraint(equalToConstant: 80),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

final class RowsController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Cell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { COUNT }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { HEIGHT }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}
"""


def asks_for_heights(site, tally):
    for height, conflicts in [("80", False), ("81", True), ("indexPath.row == 0 ? 80 : 80", False)]:
        site.write(fence("swift", "rows", ROWS.replace("HEIGHT", height).replace("COUNT", "2")))
        made = site.run("check", ".")
        tally.check(f"rows that are {height} points high {'contradict' if conflicts else 'fit'} a box of 80",
                    ("contradict" in made.stdout + made.stderr or "cannot satisfy" in made.stdout + made.stderr) == conflicts
                    and "cannot be followed" not in made.stdout + made.stderr, made.stdout + made.stderr)


WORDS = """let url = Bundle.main.url(forResource: "words", withExtension: "json")!
        let words = try! JSONDecoder().decode([String].self, from: Data(contentsOf: url))
        width.constant = CGFloat(10 * words.count)"""


def finds_its_bundle(site, tally):
    words, pages = site.folder / "content/words.json", []
    site.write(fence("swift", "box", box_program.code(loading=WORDS)))
    for count in (2, 5):
        words.write_text(json.dumps(["word"] * count))
        made = site.run("generate", ".")
        page = (site.folder / "site/lesson.html").read_bytes() if made.returncode == 0 else b""
        frames = site.frames("--figure", "box", "--width", "390")
        tally.check(f"a program reads the {count} words of a file beside its lesson",
                    frames[0][1][2] == 10 * count and "words.json" not in made.stderr, f"{frames}\n{made.stderr}")
        pages.append(page)
    tally.check("another file makes another page", len(set(pages)) == 2)
    words.unlink()
    made = site.run("generate", ".")
    tally.check("a file that is not in the bundle is nil", "lesson.md:" in made.stderr and "found nil" in made.stderr, made.stderr)


COLOR = """{"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
 "components": {"red": "%s", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}"""


def finds_its_colors(site, tally):
    """Those of an asset catalogue beside the lesson."""
    place, pages = site.folder / "content/Assets.xcassets/Accent.colorset", []
    place.mkdir(parents=True)
    site.write(fence("swift", "box", box_program.code(loading='box.backgroundColor = UIColor(named: "Accent")!')))
    for red in ("0.200", "1.000"):
        (place / "Contents.json").write_text(COLOR % red)
        made = site.run("generate", ".")
        pages.append((site.folder / "site/lesson.html").read_text() if made.returncode == 0 else made.stderr)
    tally.check("another colour of the catalogue makes another page", len(set(pages)) == 2, pages[0][-500:])
    site.write(fence("swift", "box", box_program.code(loading='box.backgroundColor = UIColor(named: "Absent")!')))
    made = site.run("generate", ".")
    tally.check("a colour that is not in the catalogue is nil", "lesson.md:" in made.stderr and "found nil" in made.stderr,
                made.stderr)


OLDER = """import UIKit

final class OldViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        let spinner = UIActivityIndicatorView(activityIndicatorStyle: .gray)
        label.attributedText = NSAttributedString(
            string: "old", attributes: [NSFontAttributeName: UIFont.systemFont(ofSize: 30, weight: UIFontWeightBold)])
        NotificationCenter.default.addObserver(forName: .UIKeyboardWillShow, object: nil, queue: nil) { _ in }
        for view in [label, spinner] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        let views = ["label": label, "spinner": spinner] as [String: Any]
        view.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-16-[label]-8-[spinner]", options: NSLayoutFormatOptions(), metrics: nil, views: views))
        view.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-40-[label]", options: [], metrics: nil, views: views))
    }
}
"""
IN_BARS = """import UIKit

final class PageController: UIViewController {
    let titleLabel = UILabel()
    let avatar = UIView(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
    let badge = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "A long title for narrow screens, which is shortened there"
        badge.translatesAutoresizingMaskIntoConstraints = false
        avatar.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.trailingAnchor.constraint(equalTo: avatar.trailingAnchor),
            badge.topAnchor.constraint(equalTo: avatar.topAnchor),
            badge.widthAnchor.constraint(equalToConstant: 8),
            badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
        ])
        navigationItem.titleView = titleLabel
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: avatar)
    }
}

final class Main: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        setViewControllers([PageController()], animated: false)
    }
}
"""
UNPLACED = "import UIKit\n\nfinal class ItemsController: UICollectionViewController {}\n"


def knows_older_names(site, tally):
    """Names from before Swift 4.2 and Swift 4, where they are allowed; elsewhere each error says the new one."""
    file = site.folder / "Old.swift"
    file.write_text(OLDER)
    old = site.run("run", "Old.swift", "--width", "390", "--swift-version", "4")
    tally.check("names of Swift 3 and 4 are known", old.returncode == 0 and '"views"' in old.stdout, old.stderr)
    new = site.run("run", "Old.swift", "--width", "390")
    told = all(f"'{name}'" in new.stderr for name in ("NSAttributedString.Key.font", "UIFont.Weight.bold",
                                                     "NSLayoutConstraint.FormatOptions"))
    tally.check("today each is an error that says the new one", new.returncode == 1 and told, new.stderr)
    for matter, runs in [("", False), ("swiftVersion: 4\n", True)]:
        (site.folder / "content/lesson.md").write_text(
            f"---\ntitle: Lesson\n{matter}---\n\n" + fence("swift", "old", OLDER))
        made = site.run("check", ".")
        tally.check(f"a lesson {'whose front matter allows them' if runs else 'of today'} {'has' if runs else 'has no'} such names",
                    made.returncode == (0 if runs else 1), made.stdout + made.stderr)
    file.write_text(UNPLACED)
    made = site.run("run", "Old.swift", "--width", "390", "--show", "ItemsController()")
    tally.check("items without a layout end as in UIKit", "non-nil layout parameter" in made.stderr, made.stderr)


def fills_bars(site, tally):
    """Views of items stand in the bar, by their names, with what they hold, at every width."""
    site.write(fence("swift", "bars", IN_BARS))
    done = site.run("solve", "content/lesson.md", "--figure", "bars", "--widths", "320,700")
    narrow, wide = ({view["path"]: view["frame"] for view in json.loads(line)["views"]} for line in done.stdout.splitlines())
    bar = "screen/UINavigationBar1/"
    tally.check("a title view is in the middle of a wide bar, and in all the room of a narrow one",
                narrow[bar + "titleLabel"][::2] == [24, 320 - 24 - 8 - 32 - 16]
                and abs(sum(wide[bar + "titleLabel"][::2]) + wide[bar + "titleLabel"][0] - 700) < 0.01, f"{narrow}\n{wide}")
    tally.check("a view in a custom view of an item is laid out", narrow[bar + "avatar/badge"] == [296, 6, 8, 8]
                and wide[bar + "avatar/badge"][0] == 676, f"{narrow}\n{wide}")
    made = site.run("generate", ".")
    page = (site.folder / "site/lesson.html").read_text() if made.returncode == 0 else ""
    tally.check("views in bars are live", 'name="width-bars"' in page and "leaves out" not in made.stderr, made.stderr)


def runs_tasks(site, tally):
    for task, expected in TURNS:
        site.write(fence("swift", "tasks", TASKS.replace("TASK", task)))
        done = site.run("solve", "content/lesson.md", "--figure", "tasks", "--widths", "320,390")
        lines = [view["lines"] for answer in done.stdout.splitlines() for view in json.loads(answer)["views"] if view["lines"]]
        tally.check(f"{task} shows {expected}", lines == [[expected]] * 2, f"{lines}\n{done.stderr}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    plumb = str(pathlib.Path(parser.parse_args().plumb).resolve())
    guards.leave_if_refused(plumb)
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder:
        site = Site(plumb, folder)
        for part in (agrees_with_notation, starts_nothing_twice, wants_permission, merges_fragments, places_mistakes,
                     tells_what_is_left_out, asks_for_the_import, follows_widths, turns_screens, asks_for_heights, finds_its_bundle, finds_its_colors,
                     knows_older_names, fills_bars, runs_tasks):
            part(site, tally)
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(tally.failed > 0)


if __name__ == "__main__":
    main()
