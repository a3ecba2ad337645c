import Cassowary
import Diagnostics
import Scene

extension SystemBuilder {
    /// A builder with all rows of a system.
    package static func complete(
        tree: ViewTree, screen: Screen, index: TreeIndex, state: SystemState, root: ViewID, imposing size: ImposedSize
    ) -> SystemBuilder {
        var builder = SystemBuilder(tree: tree, screen: screen, index: index, state: state, root: root)
        builder.addViewRows()
        builder.addStackRows()
        builder.addCollectionRows()
        builder.addAuthorRows()
        builder.addBoundRows()
        builder.addRootRows(size)
        return builder
    }

    /// Adds what holds for every view: sizes of at least 0, content hugging and compression resistance.
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
        let excess = tree[view].alignmentExcess(along: axis)
        let natural = LinearExpression(constant: length + excess)
        let source = tree[view].source
        movingRows.contentRows.append(MovingRows.ContentRows(slot: slot, axis: axis, first: rows.count, excess: excess))
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
            guard let arrangement = StackArrangement(view, in: tree) else { continue }
            let axis = arrangement.stack.axis
            let stack = StackConstraints(
                arrangement, in: tree,
                naturalLengths: arrangement.visible.map { naturalLength(of: $0, along: axis) },
                firstGuide: guides.count)
            for guide in stack.guides { add(guide) }
            for constraint in stack.constraints { add(constraint) }
        }
    }

    /// How long a view's content is along an axis, points: of a stack view what it arranges; nil for a view without content.
    ///
    /// Source: stack views in a stack view that fills proportionally, as Interface Builder saves them: 53 and 80.5 of 149.5
    /// points for contents of 51.5 and 78 with 16 between them, 32 and 32.5 of 80.5 for 31 and 31. What is inside counts as
    /// its own constraints leave it: a label of 30 points that is to be at least 50 high has 71.5 of 818 points, where contents add up to 573.5.
    private func naturalLength(of view: ViewID, along axis: Axis) -> Double? {
        if let length = intrinsicSize(of: view)[axis] { return length }
        guard let arrangement = StackArrangement(view, in: tree) else { return nil }
        let lengths = arrangement.visible.compactMap { heldLength(of: $0, along: axis) }
        guard arrangement.stack.axis == axis, !lengths.isEmpty else { return lengths.max() }
        let spacing = arrangement.visible.dropLast().reduce(0) { $0 + arrangement.spacing(after: $1, in: tree) }
        return lengths.reduce(spacing, +)
    }

    /// The natural length of a view within the required constraints of that length alone, points.
    ///
    /// Complexity: O(n) in the constraints of the system.
    private func heldLength(of view: ViewID, along axis: Axis) -> Double? {
        var length = naturalLength(of: view, along: axis)
        let anchor = LayoutAnchor(LayoutItem(view), axis == .horizontal ? .width : .height)
        for position in index.constraints(of: root) {
            let given = tree.constraints[position]
            guard given.first == anchor, given.second == nil, given.priority == .required else { continue }
            switch given.relation {
            case .equal: length = given.constant
            case .greaterThanOrEqual: length = max(length ?? 0, given.constant)
            case .lessThanOrEqual: length = length.map { min($0, given.constant) }
            }
        }
        return length
    }

    /// Adds the places that collection views give to their parts, and the sizes of their contents.
    mutating func addCollectionRows() {
        for (slot, view) in index.members(of: root).enumerated() {
            if let place = state.places[slot] { addPlaceRows(slot, place, tree[view].source) }
            guard state.collectedSizes[slot] != nil else { continue }
            let area = contentArea(ofSlot: slot, view: view)
            addCollectionRow(area.width, slot, .collectedSize, .right, tree[view].source)
            addCollectionRow(area.height, slot, .collectedSize, .bottom, tree[view].source)
        }
    }

    private mutating func addPlaceRows(_ slot: Int, _ place: ItemPlace, _ source: SourceLocation?) {
        let frame = frames[slot]
        addCollectionRow(frame.x, slot, .place, .left, source)
        addCollectionRow(frame.y, slot, .place, .top, source)
        for (length, isFixed, edge) in [
            (frame.width, place.fixesWidth, InsetUse.Edge.right), (frame.height, place.fixesHeight, .bottom),
        ] {
            if isFixed {
                addCollectionRow(length, slot, .place, edge, source)
            } else {
                addRow(
                    LinearExpression(length), .equal, priority: .fittingSizeLevel, identifier: Identifier.collectionFit,
                    source: source)
            }
        }
    }

    private mutating func addCollectionRow(
        _ variable: Variable, _ slot: Int, _ kind: InsetUse.Kind, _ edge: InsetUse.Edge, _ source: SourceLocation?
    ) {
        addRow(
            LinearExpression(variable), .equal, expression(of: InsetUse(slot: slot, kind: kind, edge: edge)),
            identifier: Identifier.collectionPlace, source: source)
    }

    /// Adds the author's constraints, in the order written.
    mutating func addAuthorRows() {
        for position in index.constraints(of: root) {
            let first = rows.count
            add(SystemConstraint(tree.constraints[position]))
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
