import Cassowary
import Diagnostics
import Scene

extension SystemBuilder {
    /// Adds what holds for every view: sizes not below 0, and the pull of contents on their views.
    mutating func addViewRows() {
        for (slot, view) in index.members(of: root).enumerated() {
            let source = tree[view].source
            for variable in [frames[slot].width, frames[slot].height] {
                addRow(
                    LinearExpression(variable), .greaterThanOrEqual, identifier: Identifier.nonNegative, source: source)
            }
            let size = state.intrinsicSizes[slot]
            if let width = size.width { addContentRows(slot, view, .horizontal, width) }
            if let height = size.height { addContentRows(slot, view, .vertical, height) }
        }
    }

    private mutating func addContentRows(_ slot: Int, _ view: ViewID, _ axis: Axis, _ length: Double) {
        let extent = LinearExpression(axis == .horizontal ? frames[slot].width : frames[slot].height)
        let natural = LinearExpression(constant: length)
        let source = tree[view].source
        movingRows.contentRows.append(MovingRows.ContentRows(slot: slot, axis: axis, first: rows.count))
        addRow(
            extent, .lessThanOrEqual, natural, priority: tree[view].hugging[axis], identifier: Identifier.hugging,
            source: source)
        addRow(
            extent, .greaterThanOrEqual, natural, priority: tree[view].compressionResistance[axis],
            identifier: Identifier.compressionResistance, source: source)
    }

    /// Adds the constraints of every stack view.
    mutating func addStackRows() {
        for view in index.members(of: root) {
            if case .stackView = tree[view].kind { addStackConstraints(for: view) }
        }
    }

    /// Adds the author's constraints, in the order written.
    mutating func addAuthorRows() {
        for position in index.constraints(of: root) {
            let constraint = tree.constraints[position]
            let first = rows.count
            add(
                SystemAnchor(constraint.first), constraint.relation, constraint.second.map(SystemAnchor.init),
                multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority,
                identifier: constraint.identifier, source: constraint.source)
            for row in first..<rows.count { rows[row].position = position }
        }
    }

    /// Places the root and imposes its size.
    mutating func addRootRows(_ frame: ImposedSize) {
        guard let root = frames.first else { return }
        movingRows.firstRootRow = rows.count
        let source = tree[self.root].source
        for variable in [root.x, root.y] {
            addRow(LinearExpression(variable), .equal, identifier: Identifier.rootOrigin, source: source)
        }
        addRow(
            LinearExpression(root.width), .equal, LinearExpression(constant: frame.width),
            priority: frame.widthPriority, identifier: frame.widthIdentifier, source: source)
        addRow(
            LinearExpression(root.height), .equal, LinearExpression(constant: frame.height),
            priority: frame.heightPriority, identifier: frame.heightIdentifier, source: source)
    }
}

/// The size that the surroundings give the root of a system, points.
struct ImposedSize: Hashable, Sendable {
    var width: Double
    var widthPriority: LayoutPriority
    var height: Double
    var heightPriority: LayoutPriority
    /// Whether it only asks how large the view would be.
    var isTemporary: Bool

    /// A size that the view must take.
    init(_ size: Size) {
        self.init(fitting: size, horizontal: .required, vertical: .required)
        isTemporary = false
    }

    /// A target size for a fitting pass.
    init(fitting size: Size, horizontal: LayoutPriority, vertical: LayoutPriority) {
        width = size.width
        height = size.height
        widthPriority = horizontal
        heightPriority = vertical
        isTemporary = true
    }

    var widthIdentifier: String { isTemporary ? Identifier.temporaryWidth : Identifier.encapsulatedWidth }
    var heightIdentifier: String { isTemporary ? Identifier.temporaryHeight : Identifier.encapsulatedHeight }
}
