import Cassowary
import Diagnostics

/// Collects the rows of one system: a view and its subviews down to the parts that tables place themselves.
///
/// Each view has four variables relative to its superview. `addRow` takes ready expressions, `add` takes anchors
/// and finds the coordinates they share, the reading direction included.
package struct SystemBuilder {
    package let tree: ViewTree
    let screen: Screen
    package let index: TreeIndex
    /// What the last pass found: insets, offsets, intrinsic sizes.
    var state: SystemState
    /// The view at the top, whose size is imposed.
    package let root: ViewID

    private(set) var solver = Solver()
    package var rows: [SystemRow] = []
    /// Where the rows stand that a later pass changes.
    var movingRows = MovingRows()
    /// The insets and offsets that the rows' constants are made of, each once.
    private(set) var insetUses: [InsetUse] = []
    var problems: [LayoutProblem] = []

    /// The views' variables by slot.
    package private(set) var frames: [FrameVariables] = []
    /// The content areas of scroll views by slot, where something refers to them.
    private(set) var contentAreas: [FrameVariables?]
    /// By slot, whether a view moves its subviews.
    let isScrolling: [Bool]
    /// Whether some stack view's rows have the sizes of contents as factors.
    let hasProportions: Bool
    /// The guides made so far, each with the variables that follow those of the views.
    package private(set) var guides: [SystemGuide] = []

    init(tree: ViewTree, screen: Screen, index: TreeIndex, state: SystemState, root: ViewID) {
        self.tree = tree
        self.screen = screen
        self.index = index
        self.state = state
        self.root = root
        let members = index.members(of: root)
        contentAreas = Array(repeating: nil, count: members.count)
        isScrolling = members.map { tree.views[$0.index].kind.isScrolling }
        hasProportions = members.contains { tree.views[$0.index].kind.hasProportions }
        frames.reserveCapacity(members.count)
        for _ in members { frames.append(addFrame()) }
    }

    /// A builder with all rows of a system.
    package static func complete(
        tree: ViewTree, screen: Screen, index: TreeIndex, state: SystemState, root: ViewID, imposing size: ImposedSize
    ) -> SystemBuilder {
        var builder = SystemBuilder(tree: tree, screen: screen, index: index, state: state, root: root)
        builder.addViewRows()
        builder.addStackRows()
        builder.addAuthorRows()
        builder.addRootRows(size)
        return builder
    }

    /// Adds a guide of `owner`, in its coordinates; nothing is required of it, not even a size above 0.
    mutating func makeGuide(named name: String, in owner: ViewID) -> SystemGuide {
        let guide = SystemGuide(owner: owner, frame: addFrame(), name: name)
        guides.append(guide)
        return guide
    }

    /// The variables of a view of this system; nil for any other view.
    func variables(of view: ViewID) -> FrameVariables? {
        guard let slot = slot(of: view) else { return nil }
        return frames[slot]
    }

    /// The place of a view in this system's arrays; nil for a view that another system solves.
    package func slot(of view: ViewID) -> Int? { index.slot(of: view, in: root) }

    /// The size a view has by its content, as the last pass measured it; nil where it has none.
    func intrinsicSize(of view: ViewID) -> IntrinsicSize {
        guard let slot = slot(of: view) else { return IntrinsicSize() }
        return state.intrinsicSizes[slot]
    }

    /// Whether leading means right.
    var isRightToLeft: Bool { screen.layoutDirection == .rightToLeft }

    /// Adds `left relation right`.
    ///
    /// - Parameters:
    ///   - identifier: UIKit's name for it, nil for an author's own.
    ///   - source: where the author wrote it, or the view it comes from.
    mutating func addRow(
        _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression = LinearExpression(),
        priority: LayoutPriority = .required, identifier: String?, source: SourceLocation?,
        wording: SystemRow.Wording? = nil
    ) {
        let sum = (left - right).simplified
        let constraint = Constraint(sum.terms, relation, 0 - sum.constant, priority: priority.rawValue)
        append(SystemRow(constraint: constraint, identifier: identifier, source: source, wording: wording))
    }

    /// The content area of the scroll view at `slot`, made at its first mention with its origin at 0.
    mutating func contentArea(ofSlot slot: Int, view: ViewID) -> FrameVariables {
        if let area = contentAreas[slot] { return area }
        let guide = makeGuide(named: "content", in: view)
        contentAreas[slot] = guide.frame
        let place = tree[view].source
        for variable in [guide.frame.x, guide.frame.y] {
            addRow(LinearExpression(variable), .equal, identifier: Identifier.contentOrigin, source: place)
        }
        for variable in [guide.frame.width, guide.frame.height] {
            addRow(LinearExpression(variable), .greaterThanOrEqual, identifier: Identifier.nonNegative, source: place)
        }
        if tree[view].kind.isTable {
            addRow(
                LinearExpression(guide.frame.width), .equal, LinearExpression(frames[slot].width),
                identifier: Identifier.contentOrigin, source: place)
        }
        return guide.frame
    }

    /// Notes that a row is about to be made from an inset or offset of `state`.
    mutating func note(_ use: InsetUse) {
        if !insetUses.contains(use) { insetUses.append(use) }
    }

    private mutating func addFrame() -> FrameVariables {
        FrameVariables(
            x: solver.addVariable(), y: solver.addVariable(), width: solver.addVariable(), height: solver.addVariable())
    }

    private mutating func append(_ row: SystemRow) {
        guard row.isFinite else {
            return report(
                row, Misuse("\(words(for: row)) is not made of finite numbers", reason: UIKitReason.notFinite))
        }
        guard row.constraint.priority > 0, row.constraint.priority <= 1000 else {
            return report(
                row,
                Misuse(
                    "the priority of \(words(for: row)) is not above 0 and at most 1000", reason: UIKitReason.priority))
        }
        guard !row.constraint.terms.isEmpty else {
            if !row.holdsWithoutTerms { report(row, Misuse("\(words(for: row)) cannot hold whatever the layout")) }
            return
        }
        rows.append(row)
    }

    private mutating func report(_ row: SystemRow, _ misuse: Misuse) {
        problems.append(misuse.problem(participant(for: row), views(in: [row])))
    }
}

extension ViewKind {
    /// Whether it shares out its length by the sizes of contents.
    fileprivate var hasProportions: Bool {
        if case .stackView(let stack) = self { stack.distribution == .fillProportionally } else { false }
    }
}
