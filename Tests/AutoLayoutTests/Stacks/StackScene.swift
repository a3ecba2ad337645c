import Scene
import Testing

@testable import AutoLayout

/// A stack view alone on a screen, its items pictures of a given size, described in plain values.
struct StackScene: Sendable, CustomTestStringConvertible {
    struct Item: Sendable {
        var width: Double
        var height: Double
        /// Along the axis.
        var hugging = 250.0
        var compressionResistance = 750.0
        var isHidden = false
        var customSpacing: Double?
        /// Another kind of view than a picture.
        var kind: ViewKind?
    }

    var name = ""
    var stack: StackView
    var items: [Item]
    var margins: DirectionalEdgeInsets?
    /// Imposed from outside; nil for free.
    var width: Double?
    var height: Double?
    var scale = 3.0
    var direction = LayoutDirection.leftToRight

    var testDescription: String {
        guard name.isEmpty else { return name }
        let sizes = items.map { "\($0.width)×\($0.height)\($0.isHidden ? " hidden" : "")" }.joined(separator: ", ")
        let outer = "\(width.map { "\($0)" } ?? "free") × \(height.map { "\($0)" } ?? "free")"
        let inner = margins == nil ? "" : " with margins"
        let custom = items.contains { $0.customSpacing != nil } ? " with custom spacing" : ""
        return
            "\(stack.axis) \(stack.distribution) \(stack.alignment) [\(sizes)] in \(outer)\(inner)\(custom) \(direction)"
    }

    /// The stack's size, and the items' frames in the stack's coordinates.
    struct Answer {
        var size: Size
        var frames: [Rect]
        var problems: [LayoutProblem]
    }

    func solve(reportsAmbiguity: Bool = false) -> Answer {
        let (tree, id, ids) = build()
        let layout = LayoutEngine(measurer: TypewriterMeasurer())
            .layout(tree, on: screen, reportsAmbiguity: reportsAmbiguity)
        let outer = layout.frames[id.index]
        let frames = ids.map { id -> Rect in
            let frame = layout.frames[id.index]
            return Rect(x: frame.x - outer.x, y: frame.y - outer.y, width: frame.width, height: frame.height)
        }
        return Answer(size: outer.size, frames: frames, problems: layout.problems)
    }

    /// The rows of the stack view as the solver was given them, one a line.
    func rows() -> [String] {
        let (tree, _, _) = build()
        let layout = LayoutEngine(measurer: TypewriterMeasurer()).layout(tree, on: screen, keepsSystems: true)
        guard let system = layout.systems.first else { return [] }
        return system.rows.compactMap { row in
            guard let identifier = row.identifier, identifier.hasPrefix("UISV-") else { return nil }
            let sum = row.constraint.terms.enumerated().map { index, term in
                Self.text(of: term.coefficient, system.variables[term.variable.index], isFirst: index == 0)
            }
            let priority = row.constraint.priority == 1000 ? "" : " @ \(row.constraint.priority.inWords)"
            let relation = "\(row.constraint.relation.rawValue) \(row.constraint.constant.inWords)"
            return "\(identifier): \(sum.joined()) \(relation)\(priority)"
        }
    }

    private static func text(of coefficient: Double, _ variable: String, isFirst: Bool) -> String {
        let name = variable.split(separator: "/").last ?? ""
        let sign = coefficient < 0 ? (isFirst ? "-" : " - ") : (isFirst ? "" : " + ")
        return abs(coefficient) == 1 ? "\(sign)\(name)" : "\(sign)\(abs(coefficient).inWords)·\(name)"
    }

    var screen: Screen {
        Screen(size: Size(width: 1000, height: 1000), scale: scale, layoutDirection: direction)
    }

    private func build() -> (tree: ViewTree, stack: ViewID, items: [ViewID]) {
        var tree = ViewTree(root: View(name: "Screen", kind: .view))
        let (id, ids) = add(named: "stack", to: ViewTree.rootID, in: &tree)
        place(id, in: &tree)
        return (tree, id, ids)
    }

    /// Adds the stack view with its items.
    func add(named name: String, to parent: ViewID, in tree: inout ViewTree) -> (stack: ViewID, items: [ViewID]) {
        var view = View(name: name, kind: .stackView(stack))
        setMargins(of: &view)
        let id = tree.addSubview(view, to: parent)
        let ids = items.enumerated().map { index, item in
            tree.addSubview(Self.view(item, index, along: stack.axis), to: id)
        }
        return (id, ids)
    }

    private func setMargins(of view: inout View) {
        guard let margins else { return }
        view.layoutMargins.top = margins.top
        view.layoutMargins.leading = margins.leading
        view.layoutMargins.bottom = margins.bottom
        view.layoutMargins.trailing = margins.trailing
    }

    private static func view(_ item: Item, _ index: Int, along axis: Axis) -> View {
        let image = Image(name: "picture", size: Size(width: item.width, height: item.height))
        var view = View(name: "item\(index)", kind: item.kind ?? .imageView(ImageView(image: image)))
        view.hugging[axis] = LayoutPriority(item.hugging)
        view.compressionResistance[axis] = LayoutPriority(item.compressionResistance)
        view.isHidden = item.isHidden
        view.customSpacingAfter = item.customSpacing
        return view
    }

    /// Ties the stack view to the screen, and imposes its size.
    func place(_ id: ViewID, in tree: inout ViewTree) {
        let (stack, root) = (LayoutItem(id), LayoutItem(ViewTree.rootID))
        for (attribute, constant) in [(LayoutAttribute.leading, 10.0), (.top, 20)] {
            tree.constraints.append(
                LayoutConstraint(
                    LayoutAnchor(stack, attribute), .equal, LayoutAnchor(root, attribute), constant: constant))
        }
        for (attribute, length) in [(LayoutAttribute.width, width), (.height, height)] {
            guard let length else { continue }
            tree.constraints.append(LayoutConstraint(LayoutAnchor(stack, attribute), .equal, constant: length))
        }
    }
}

extension StackView {
    /// A stack view in one line.
    init(
        _ axis: Axis, _ distribution: Distribution = .fill, _ alignment: Alignment = .fill, spacing: Double = 0
    ) {
        self.init(axis: axis)
        self.distribution = distribution
        self.alignment = alignment
        self.spacing = spacing
    }
}
