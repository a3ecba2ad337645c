import AutoLayout
import Cassowary
import Scene

/// A stack view alone on a screen, as large as its items or as the vector says.
enum StackVectors {
    static func differences(_ vector: Vector) throws -> [String] {
        let given = vector.given
        var tree = ViewTree(root: View(name: "Screen", kind: .view))
        var stack = View(name: "stack", kind: .stackView(StackView(given)))
        stack.layoutMargins = MarginOverrides(given["layoutMargins"])
        let id = tree.addSubview(stack, to: ViewTree.rootID)
        tree.pin(id, .leading, to: ViewTree.rootID, .leading)
        tree.pin(id, .top, to: ViewTree.rootID, .top)
        tree.fix(
            id, .width,
            given["width"].number
                ?? vector.expect["stackSize"].numbers.first.flatMap { width in
                    given["margins"].isNull ? nil : width
                })
        tree.fix(id, .height, given["height"].number)
        for item in StackItem.all(given) { _ = tree.addSubview(item, to: id) }
        let screen = Screen(size: Size(width: 2000, height: 2000), scale: vector.scale)
        let solved = SolvedScreen(tree, on: screen)
        return compare(solved, vector)
    }

    private static func compare(_ solved: SolvedScreen, _ vector: Vector) -> [String] {
        var comparison = Comparison(vector)
        let stack = solved.frame("stack")
        for problem in solved.layout.problems { comparison.fail(problem.message) }
        for (key, wanted) in vector.expect.members {
            switch key {
            case "stackHeight": comparison.expect(key, stack?.height, wanted)
            case "stackWidth": comparison.expect(key, stack?.width, wanted)
            case "stackSize":
                comparison.expect(
                    key, stack.map { Rect(x: 0, y: 0, width: $0.width, height: $0.height) },
                    .array([.number(0), .number(0)] + wanted.array))
            case "h": eachItem(solved) { comparison.expect("h of \($0)", comparison.rounded($1).height, wanted) }
            case "y", "x", "heights", "widths":
                for (index, value) in wanted.array.enumerated() {
                    let frame = solved.frame("\(index)", in: "stack").map(comparison.rounded)
                    comparison.expect("\(key) of \(index)", frame?.quantity(key), value)
                }
            case "frames":
                for (index, value) in wanted.array.enumerated() {
                    comparison.expect("\(index)", solved.frame("\(index)", in: "stack"), value)
                }
                for (name, value) in wanted.members {
                    comparison.expect(name, solved.frame(name, in: "stack"), value)
                }
            default: comparison.fail("'\(key)' is not understood")
            }
        }
        return comparison.result
    }

    private static func eachItem(_ solved: SolvedScreen, _ body: (String, Rect) -> Void) {
        for view in solved.tree.views where view.isArranged && view.superview?.index == 1 {
            if let frame = solved.frame(view.name, in: "stack") { body(view.name, frame) }
        }
    }
}

extension Rect {
    fileprivate func quantity(_ name: String) -> Double {
        switch name {
        case "x": x
        case "y": y
        case "widths": width
        default: height
        }
    }
}

extension ViewTree {
    fileprivate mutating func fix(_ view: ViewID, _ attribute: LayoutAttribute, _ length: Double?) {
        guard let length else { return }
        constraints.append(LayoutConstraint(LayoutAnchor(LayoutItem(view), attribute), .equal, constant: length))
    }
}

extension StackView {
    fileprivate init(_ given: JSONValue) {
        self.init(axis: given["axis"].string.flatMap { Axis(rawValue: $0) } ?? .horizontal)
        distribution = given["distribution"].string.flatMap { Distribution(rawValue: $0) } ?? .fill
        // "leading (== top)" explains itself.
        let name = given["alignment"].string?.split(separator: " ").first.map(String.init) ?? "fill"
        alignment = Alignment(rawValue: name) ?? .fill
        spacing = given["spacing"].number ?? 0
        isLayoutMarginsRelativeArrangement = !given["layoutMargins"].isNull
        isBaselineRelativeArrangement = given["isBaselineRelativeArrangement"].isTrue
    }
}

extension MarginOverrides {
    /// Top, leading, bottom, trailing.
    fileprivate init(_ json: JSONValue) {
        self.init()
        guard json.numbers.count == 4 else { return }
        (top, leading, bottom, trailing) = (json.numbers[0], json.numbers[1], json.numbers[2], json.numbers[3])
    }
}
