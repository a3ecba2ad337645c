import Scene
import Testing

@testable import AutoLayout

/// Every character is ten points wide at every size; lines break at spaces, and where they must.
final class TenPointMeasurer: TextMeasuring {
    func width(of text: String, font: Font) -> Double { Double(text.count) * 10 * font.pointSize / 17 }

    func lines(
        of text: String, font: Font, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode
    ) -> [TextLine] {
        let advance = 10 * font.pointSize / 17
        let room = max(1, Int(min(1000, max(0, width / advance))))
        var lines: [String] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            for word in paragraph.split(separator: " ") {
                if !line.isEmpty, line.count + 1 + word.count > room {
                    lines.append(line)
                    line = ""
                }
                line += line.isEmpty ? String(word) : " " + word
                while line.count > room {
                    lines.append(String(line.prefix(room)))
                    line = String(line.dropFirst(room))
                }
            }
            lines.append(line)
        }
        if maximumLines > 0, lines.count > maximumLines { lines = Array(lines.prefix(maximumLines)) }
        return lines.map { TextLine(text: $0, width: Double($0.count) * advance) }
    }
}

/// A tree of views by name, and its layout, in few words.
struct Stage {
    var tree: ViewTree
    var screen: Screen

    init(_ size: Size = Size(width: 390, height: 844), scale: Double = 3, safe: EdgeInsets = .zero) {
        tree = ViewTree(root: View(name: "Screen", kind: .view, role: .root))
        screen = Screen(size: size, scale: scale, safeAreaInsets: safe)
    }

    static let root = ViewTree.rootID

    mutating func add(
        _ name: String, _ kind: ViewKind = .view, to parent: ViewID = root, role: ViewRole = .subview,
        _ change: (inout View) -> Void = { _ in }
    ) -> ViewID {
        var view = View(name: name, kind: kind, role: role)
        change(&view)
        return tree.addSubview(view, to: parent)
    }

    mutating func label(_ name: String, _ text: String, lines: Int = 1, to parent: ViewID = root) -> ViewID {
        var label = Label(font: Font(pointSize: 17, leading: 22))
        label.text = text
        label.numberOfLines = lines
        return add(name, .label(label), to: parent)
    }

    /// Words on so many lines, in a font whose style sets its lines `leading` apart.
    mutating func text(
        _ name: String, size: Double, leading: Double, lines: Int = 1, word: String = "word", to parent: ViewID
    ) -> ViewID {
        var label = Label(font: Font(pointSize: size, leading: leading))
        label.text = Array(repeating: word, count: lines).joined(separator: "\n")
        label.numberOfLines = lines
        return add(name, .label(label), to: parent)
    }

    mutating func stack(
        _ name: String, _ axis: Axis, _ spacing: Double = 0, _ alignment: StackView.Alignment = .fill,
        _ distribution: StackView.Distribution = .fill, margins: EdgeInsets? = nil, to parent: ViewID = root
    ) -> ViewID {
        var stack = StackView(axis: axis)
        stack.spacing = spacing
        stack.alignment = alignment
        stack.distribution = distribution
        stack.isLayoutMarginsRelativeArrangement = margins != nil
        return add(name, .stackView(stack), to: parent) { view in
            guard let margins else { return }
            view.layoutMargins.top = margins.top
            view.layoutMargins.left = margins.left
            view.layoutMargins.bottom = margins.bottom
            view.layoutMargins.right = margins.right
        }
    }

    mutating func image(_ name: String, _ width: Double, _ height: Double, to parent: ViewID = root) -> ViewID {
        let image = Image(name: name, size: Size(width: width, height: height))
        return add(name, .imageView(ImageView(image: image)), to: parent)
    }

    mutating func constrain(
        _ first: LayoutAnchor, _ relation: LayoutRelation = .equal, _ second: LayoutAnchor? = nil, times: Double = 1,
        plus: Double = 0, at priority: LayoutPriority = .required
    ) {
        tree.constraints.append(
            LayoutConstraint(
                first, relation.relation, second, multiplier: times, constant: plus, priority: priority))
    }

    /// Ties the attributes of a view to the same ones of another item.
    mutating func pin(_ view: ViewID, _ attributes: [LayoutAttribute], to other: LayoutItem, plus: Double = 0) {
        for attribute in attributes { constrain(view[attribute], .equal, LayoutAnchor(other, attribute), plus: plus) }
    }

    mutating func pin(_ view: ViewID, _ attributes: [LayoutAttribute], to other: ViewID, plus: Double = 0) {
        pin(view, attributes, to: LayoutItem(other), plus: plus)
    }

    mutating func size(_ view: ViewID, _ width: Double, _ height: Double) {
        constrain(view[.width], plus: width)
        constrain(view[.height], plus: height)
    }

    /// The layout, and a check that nothing was complained about.
    func layout(sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Layout {
        let layout = LayoutEngine(measurer: TenPointMeasurer()).layout(tree, on: screen)
        #expect(layout.problems.map { $0.message } == [], sourceLocation: sourceLocation)
        return layout
    }

    /// What is complained about.
    func problems(ambiguity: Bool = false) -> [LayoutProblem] {
        LayoutEngine(measurer: TenPointMeasurer()).layout(tree, on: screen, reportsAmbiguity: ambiguity).problems
    }
}

/// The relations under names that need no import of the solver.
enum LayoutRelation {
    case equal, atMost, atLeast
}

extension ViewID {
    subscript(attribute: LayoutAttribute) -> LayoutAnchor { LayoutAnchor(LayoutItem(self), attribute) }
    subscript(guide: LayoutGuide, attribute: LayoutAttribute) -> LayoutAnchor {
        LayoutAnchor(LayoutItem(self, guide), attribute)
    }
}

extension [LayoutAttribute] {
    static let edges: [LayoutAttribute] = [.leading, .trailing, .top, .bottom]
}

extension Rect {
    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(x: x, y: y, width: width, height: height)
    }

    func isClose(to other: Rect, within tolerance: Double = 1e-6) -> Bool {
        abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance && abs(width - other.width) <= tolerance
            && abs(height - other.height) <= tolerance
    }
}

/// Compares a frame and shows both where they differ.
func expect(
    _ frame: Rect, _ expected: Rect, within tolerance: Double = 1e-6,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    #expect(
        frame.isClose(to: expected, within: tolerance), "\(frame) is not \(expected)", sourceLocation: sourceLocation)
}
