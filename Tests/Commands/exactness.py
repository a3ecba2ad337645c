"""Programs that compute with widths and offsets in ways that are hard to follow: exact, or refused with a warning.

Usage: exactness.py --plumb PATH [--every N] [--widths N] [--seed N]; `live-figures` and `uikit-runner` stand beside the
program. Each program is a figure of a lesson. Where the figure is live, what it shows at random widths and offsets must be
what a fresh run of the program gives there; where it is not, the build must say so. The last line is `N passed, N failed`.
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import box_program
import guards

SCROLL = """
        let scrollView = UIScrollView()
        scrollView.delegate = self
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 100, height: 1200)
        view.addSubview(scrollView)"""
SCROLLING = """
    func scrollViewDidScroll(_ scrollView: UIScrollView) {{
        let y = scrollView.contentOffset.y
        {statement}
    }}"""

# What a program makes of its width `x`: a name, whether the figure must be live (None where either will do), the
# statement, and members of the controller or declarations before it.
WIDTHS = [
    ("half", True, "width.constant = x / 2 - 8", "", ""),
    ("threshold", True, "width.constant = x > 500 ? 250 : x / 2 - 8", "", ""),
    ("narrow-band", True, "width.constant = x > 437.5 && x < 438 ? 250 : 90", "", ""),
    ("computed-band", True, "width.constant = x * 3 > 1291 && x * 3 < 1294 ? 250 : 90", "", ""),
    ("through-double", True, "width.constant = Double(x) > 611.3 ? 250 : 90", "", ""),
    ("double-band", True, "let d = Double(x) * 2; width.constant = d > 911.3 && d < 912 ? 250 : 90", "", ""),
    ("through-int", True, "width.constant = Int(x / 100) > 5 ? 250 : 90", "", ""),
    ("columns", True, "width.constant = CGFloat(max(1, Int(x / 160))) * 20", "", ""),
    ("range", True, "width.constant = (430...440).contains(x) ? 10 : 90", "", ""),
    ("half-open-range", True, "width.constant = (x / 3..<x / 2).contains(200) ? 10 : 90", "", ""),
    ("switch", True, "switch x { case ..<400: width.constant = 1; case 433.5...434: width.constant = 2; default: width.constant = x }", "", ""),
    ("minimum", True, "width.constant = [x - 32, 414, 900 - x].min() ?? 0", "", ""),
    ("sorted", True, "width.constant = [400, x, 500].sorted()[1]", "", ""),
    ("sorted-by", None, "width.constant = [400, x, 900 - x].sorted(by: >)[1]", "", ""),
    ("three-largest", True, "width.constant = max(x - 500, 90, 700 - x)", "", ""),
    ("distance", True, "width.constant = abs(x - 500)", "", ""),
    ("magnitude", True, "width.constant = (x - 500).magnitude", "", ""),
    ("equal", True, "width.constant = x == 2 * 215 ? 10 : 90", "", ""),
    ("remainder", None, "width.constant = CGFloat(Int(x) % 100)", "", ""),
    ("one-remainder", None, "width.constant = Int(x) % 100 == 37 ? 10 : 90", "", ""),
    ("multiple", None, "width.constant = Int(x).isMultiple(of: 97) ? 10 : 90", "", ""),
    ("integer-division", None, "width.constant = CGFloat(Int(x) / 7)", "", ""),
    ("floor", None, "width.constant = floor(x / 90) * 90", "", ""),
    ("fine-floor", None, "width.constant = (x / 3).rounded(.down)", "", ""),
    ("truncating-remainder", None, "width.constant = x.truncatingRemainder(dividingBy: 120)", "", ""),
    ("square", False, "width.constant = x * x / 1000", "", ""),
    ("square-band", True, "width.constant = x * x > 190000 && x * x < 191000 ? 10 : 90", "", ""),
    ("product", False, "width.constant = x * box.frame.width / 1000 + x", "", ""),
    ("root", False, "width.constant = (x / 2).squareRoot()", "", ""),
    ("sine", False, "width.constant = 100 + 50 * sin(x / 20)", "", ""),
    ("sine-peaks", False, "width.constant = sin(x / 10) > 0.999 ? 10 : 90", "", ""),
    ("constant-sine", True, "width.constant = 100 + sin(1) * x / 9", "", ""),
    ("power", False, "width.constant = pow(x, 1.1) / 9", "", ""),
    ("hash", False, "width.constant = CGFloat(abs(x.hashValue % 100))", "", ""),
    ("bits", False, "width.constant = x.bitPattern.nonzeroBitCount > 8 ? 10 : 90", "", ""),
    ("description", False, "width.constant = CGFloat(x.description.count)", "", ""),
    ("interpolation", False, "width.constant = CGFloat(\"\\(x)\".count)", "", ""),
    ("format", None, "width.constant = CGFloat(String(format: \"%.0f\", x).last == \"7\" ? 10 : 90)", "", ""),
    ("dictionary", None, "width.constant = [431: 10, 500: 20][Int(x)] ?? 90", "", ""),
    ("length-dictionary", None, "width.constant = [CGFloat(431): CGFloat(10), 500: 20][x] ?? 90", "", ""),
    ("indexed", None, "let steps = Array(stride(from: 10.0, to: 200, by: 19)); width.constant = steps[min(Int(x / 110), steps.count - 1)]", "", ""),
    ("stride", True, "width.constant = stride(from: 0, to: x, by: 130).reduce(0) { a, _ in a + 9 }", "", ""),
    ("binary-search", True, "var (low, high) = (0, 64); while low < high { let middle = (low + high) / 2; if CGFloat(middle) * 16 < x { low = middle + 1 } else { high = middle } }; width.constant = CGFloat(low)", "", ""),
    ("recursion", None, "width.constant = halved(x)", "func halved(_ x: CGFloat) -> CGFloat { x < 100 ? x : halved(x / 2) }", ""),
    ("clamped", None, "width.constant = x.clamped(to: 400...600)", "", "extension Comparable { func clamped(to limits: ClosedRange<Self>) -> Self { min(max(self, limits.lowerBound), limits.upperBound) } }"),
    ("generic-band", None, "width.constant = isInside(x, 430, 440) ? 10 : 90", "", "func isInside<T: Comparable>(_ x: T, _ a: T, _ b: T) -> Bool { a < x && x < b }"),
    ("first-width", True, "if first == nil { first = x }; width.constant = first! / 2", "var first: CGFloat?", ""),
    ("counter", True, "count += 1; width.constant = CGFloat(min(count, 3) * 30)", "var count = 0", ""),
    ("stored-settings", True, "let n = UserDefaults.standard.integer(forKey: \"n\"); UserDefaults.standard.set(n + 1, forKey: \"n\"); width.constant = CGFloat(min(n, 1) * 30 + 40)", "", ""),
    ("random", True, "width.constant = chosen", "let chosen = CGFloat.random(in: 20...200)", ""),
    ("random-threshold", True, "width.constant = x > chosen ? 10 : 90", "let chosen = CGFloat(Int.random(in: 400...600))", ""),
    ("date", True, "width.constant = CGFloat(Int(Date().timeIntervalSince1970 * 1000) % 300)", "", ""),
    ("set-order", True, "width.constant = CGFloat(Set(1...20).first ?? 0)", "", ""),
    ("animation", True, "UIView.animate(withDuration: 1) { self.width.constant = x > 600 ? 10 : 90; self.view.layoutIfNeeded() }", "", ""),
    ("size-struct", True, "let n = Size(w: x / 2); width.constant = n == Size(w: 250) ? 1 : n.w", "", "struct Size: Equatable { var w: CGFloat }"),
    ("wrapped-height", True, "if label.superview == nil { label.numberOfLines = 0; label.text = \"A text that takes more lines on narrow screens "
     "than it takes on wide ones\"; label.translatesAutoresizingMaskIntoConstraints = false; view.addSubview(label); NSLayoutConstraint.activate(["
     "label.topAnchor.constraint(equalTo: view.topAnchor), label.leadingAnchor.constraint(equalTo: view.leadingAnchor), "
     "label.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)]) }; width.constant = label.frame.height",
     "let label = UILabel()", ""),
    ("wrapped-and-held", True, "if label.superview == nil { label.numberOfLines = 0; label.text = \"A text that takes more lines on narrow screens\"; "
     "label.translatesAutoresizingMaskIntoConstraints = false; view.addSubview(label); NSLayoutConstraint.activate(["
     "label.topAnchor.constraint(equalTo: view.topAnchor), label.leadingAnchor.constraint(equalTo: view.leadingAnchor), "
     "label.widthAnchor.constraint(lessThanOrEqualToConstant: 211), label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, "
     "constant: -200)]) }; width.constant = label.frame.height + label.frame.width / 9", "let label = UILabel()", ""),
    ("rectangle", True, "width.constant = CGRect(x: 0, y: 0, width: x, height: 9).contains(CGPoint(x: 555.5, y: 1)) ? 10 : 90", "", ""),
]
# The same of what a view of half the width draws in `rect`: the body of its `draw`.
DRAWINGS = [
    ("draws-a-box", True, "UIBezierPath(rect: rect.insetBy(dx: 8, dy: 8)).fill()"),
    ("draws-round-corners", True, "UIBezierPath(roundedRect: rect, cornerRadius: 12).stroke()"),
    ("draws-an-oval", True, "UIBezierPath(ovalIn: rect.insetBy(dx: 3, dy: 3)).fill()"),
    ("draws-a-circle", True, "let r = min(rect.width, rect.height) / 2; UIBezierPath(arcCenter: CGPoint(x: rect.midX, y: rect.midY), "
     "radius: r, startAngle: 0, endAngle: 4, clockwise: true).stroke()"),
    ("draws-a-line", True, "let p = UIBezierPath(); p.move(to: .zero); p.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY)); p.stroke()"),
    ("draws-a-wave", True, "let p = UIBezierPath(); p.move(to: .zero); p.addCurve(to: CGPoint(x: rect.maxX, y: 20), controlPoint1: "
     "CGPoint(x: rect.width / 3, y: 40), controlPoint2: CGPoint(x: rect.width * 0.8, y: 0)); p.stroke()"),
    ("draws-boxes", True, "let c = UIGraphicsGetCurrentContext()!; for i in 0..<5 { c.fill(CGRect(x: CGFloat(i) * rect.width / 5, y: 0, "
     "width: rect.width / 5 - 4, height: 9)) }"),
    ("draws-more-on-wide", True, "UIBezierPath(rect: CGRect(x: 0, y: 0, width: rect.width > 211.5 ? 9 : 90, height: 9)).fill(); "
     "if rect.width > 300 { UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 9, height: 9)).fill() }"),
    ("draws-cut-off", True, "let c = UIGraphicsGetCurrentContext()!; c.clip(to: rect.insetBy(dx: rect.width / 4, dy: 0)); c.fillEllipse(in: rect)"),
    ("draws-a-bubble", False, "let p = UIBezierPath(); p.move(to: .zero); p.addLine(to: CGPoint(x: rect.maxX, y: 0)); "
     "p.addLine(to: CGPoint(x: 20, y: rect.maxY)); p.close(); p.fill()"),
    ("draws-a-turn", False, "let p = UIBezierPath(arcCenter: .zero, radius: 30, startAngle: 0, endAngle: rect.width / 200, clockwise: true); "
     "p.stroke()"),
    ("draws-by-squares", False, "UIBezierPath(rect: CGRect(x: 0, y: 0, width: rect.width * rect.width / 900, height: 9)).fill()"),
]
DRAWING = """final class Canvas: UIView {{
    override func draw(_ rect: CGRect) {{ {statement} }}
}}"""
ADDING = """
        let canvas = Canvas()
        canvas.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(canvas)
        NSLayoutConstraint.activate([
            canvas.topAnchor.constraint(equalTo: box.bottomAnchor), canvas.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            canvas.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            canvas.heightAnchor.constraint(equalToConstant: 60),
        ])"""
# The same of an offset `y`.
OFFSETS = [
    ("parallax", True, "width.constant = 100 + min(max(y, 0), 200) / 2"),
    ("pull", True, "width.constant = y < 0 ? 100 - y : 100"),
    ("snapped", None, "width.constant = 100 + (y / 50).rounded() * 10"),
    ("offset-squared", False, "width.constant = 100 + y * y / 9000"),
    ("offset-band", True, "width.constant = (211.5...213).contains(y) ? 10 : 100"),
    ("offset-remainder", None, "width.constant = Int(y) % 100 == 41 ? 10 : 100"),
    ("offset-sine", False, "width.constant = 100 + 20 * sin(y / 40)"),
    ("offset-double", True, "width.constant = Double(y) > 333.3 ? 10 : 100"),
    ("offset-and-width", True, "width.constant = y > view.bounds.width / 2 ? 10 : 100"),
]


def programs():
    """Names, whether they must be live, and texts."""
    for name, must, statement, members, top in WIDTHS:
        methods = box_program.LAYING_OUT.format(statement=statement)
        yield name, must, box_program.code(top=top, members="    " + members, methods=methods)
    for name, must, statement in DRAWINGS:
        yield name, must, box_program.code(top=DRAWING.format(statement=statement), loading=ADDING)
    for name, must, statement in OFFSETS:
        methods = SCROLLING.format(statement=statement)
        yield name, must, box_program.code(conforming=", UIScrollViewDelegate", loading=SCROLL, methods=methods)


def make_site(folder, chosen):
    (folder / "content").mkdir()
    (folder / "site.yml").write_text("title: Programs\n")
    for name, _, text in chosen:
        fence = f"```swift figure={name} widths=320,390 frame=plain height=200\n{text}```\n"
        (folder / f"content/{name}.md").write_text(f"---\ntitle: {name}\n---\n\n{fence}")


# What a build says of a figure that it does not follow: a warning, or an error where the program has no layout at some width.
REFUSALS = ("'{}' is shown at its fixed widths alone", "the layout of '{}' never comes to rest")


def verdicts(said):
    """What the comparison says of each figure: its line, and what is wrong."""
    found = {}
    for line in said.splitlines():
        if match := re.match(r"\S+/([\w-]+): (.*)", line):
            name, found[match.group(1)] = match.group(1), [match.group(2)]
        elif line.startswith("  WRONG"):
            found[name].append(line.strip())
    return found


def compare(plumb, some, options):
    """What is found in the figures of some programs, and what their build says."""
    with tempfile.TemporaryDirectory() as name:
        make_site(pathlib.Path(name), some)
        variables = os.environ | {"PLUMB_RUN_CODE": "1", "XDG_CONFIG_HOME": name}
        words = ["--widths", options.widths, "--places", options.widths, "--breakpoints", 24, "--seed", options.seed, "."]
        built, compared = (
            subprocess.run([*map(str, call)], cwd=name, env=variables, capture_output=True, text=True, timeout=600)
            for call in ([plumb, "generate", "."], [plumb.parent / "live-figures", *words]))
    return verdicts(compared.stdout), built.stderr


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--plumb", required=True)
    parser.add_argument("--every", type=int, default=1, help="runs one of so many programs")
    parser.add_argument("--widths", type=int, default=41)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    plumb = pathlib.Path(options.plumb).resolve()
    guards.leave_if_refused(plumb)
    chosen = list(programs())[::options.every]
    passed = failed = live = 0
    found, told = {}, ""
    # A build lists its first twenty messages.
    for start in range(0, len(chosen), 20):
        verdicts_of_some, told_of_some = compare(plumb, chosen[start:start + 20], options)
        found |= verdicts_of_some
        told += told_of_some
    for name, must_be_live, _ in chosen:
        line, *wrong = found.get(name, ["no layout"])
        is_live = not line.startswith("no")
        is_told = any(words.format(name) in told for words in REFUSALS)
        live += is_live
        if not wrong and line != "no layout" and is_told != is_live and must_be_live in (None, is_live):
            passed += 1
        else:
            failed += 1
            print(f"FAILED {name}: live must be {must_be_live}; told {is_told}; {line}", *wrong, sep="\n  ")
    print(f"{live} of {len(chosen)} live, seed {options.seed}")
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
