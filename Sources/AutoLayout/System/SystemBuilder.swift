import Cassowary
import Diagnostics
import Scene

/// Builds the rows of one system: a view and its subviews down to the parts that tables place themselves.
///
/// Each view has four variables relative to its superview. `addRow` takes expressions, `add` takes anchors and converts
/// them to the coordinates of their common ancestor, in the reading direction. What UIKit would refuse becomes a fact
/// in `refusals` instead of a row.
package struct SystemBuilder {
    package let tree: ViewTree
    let screen: Screen
    package let index: TreeIndex
    /// What the last pass found: insets, offsets, intrinsic sizes.
    var state: SystemState
    /// The view at the top, whose size is imposed.
    package let root: ViewID

    package var rows: [SystemRow] = []
    /// Where the rows stand that a later pass changes.
    var movingRows = MovingRows()
    /// The insets and offsets that the rows' constants are made of, each once.
    private(set) var insetUses: [InsetUse] = []
    /// Whether constraints were left out because insets or offsets satisfy them.
    private(set) var hasSatisfiedInsets = false
    /// The constraints that became no rows.
    private(set) var refusals: [Refusal] = []

    /// The views' variables by slot.
    package private(set) var frames: [FrameVariables] = []
    /// The content areas of scroll views by slot, where something refers to them.
    private(set) var contentAreas: [FrameVariables?]
    /// By slot, whether a view moves its subviews.
    let isScrolling: [Bool]
    /// By slot, from a view's frame to the alignment rectangle that constraints act on.
    let alignmentRectInsets: [EdgeInsets]
    /// Whether some stack view's rows have the sizes of contents as factors.
    let hasProportions: Bool
    /// The guides made so far, whose variables follow those of the views.
    package private(set) var guides: [SystemGuide] = []
    private(set) var guideFrames: [FrameVariables] = []

    init(tree: ViewTree, screen: Screen, index: TreeIndex, state: SystemState, root: ViewID) {
        self.tree = tree
        self.screen = screen
        self.index = index
        self.state = state
        self.root = root
        let members = index.members(of: root)
        contentAreas = Array(repeating: nil, count: members.count)
        isScrolling = members.map { tree.views[$0.index].kind.isScrolling }
        alignmentRectInsets = members.map { tree.views[$0.index].alignmentRectInsets }
        hasProportions = members.contains { tree.views[$0.index].kind.hasProportions }
        frames.reserveCapacity(members.count)
        for _ in members { frames.append(nextFrame) }
    }

    /// Adds a guide, whose position is the number of guides so far, and returns its variables.
    ///
    /// No row is added for it: even its size may be negative.
    @discardableResult
    mutating func add(_ guide: SystemGuide) -> FrameVariables {
        guides.append(guide)
        let frame = nextFrame
        guideFrames.append(frame)
        return frame
    }

    /// The variables of a view of this system; nil for any other view.
    func variables(of view: ViewID) -> FrameVariables? {
        guard let slot = slot(of: view) else { return nil }
        return frames[slot]
    }

    /// The place of a view in this system's arrays; nil for a view that another system solves.
    package func slot(of view: ViewID) -> Int? { index.slot(of: view, in: root) }

    /// The size a view has by its content, as the last pass measured it; nil where it has none.
    func intrinsicSize(of view: ViewID) -> ContentSize {
        guard let slot = slot(of: view) else { return .none }
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
        _ left: consuming LinearExpression, _ relation: Relation, _ right: LinearExpression = LinearExpression(),
        priority: LayoutPriority = .required, identifier: String?, source: SourceLocation?,
        equation: SystemRow.Equation? = nil
    ) {
        left -= right
        let sum = left.simplified
        let constraint = Constraint(sum.terms, relation, 0 - sum.constant, priority: priority.rawValue)
        append(SystemRow(constraint: constraint, identifier: identifier, source: source, equation: equation), sum)
    }

    /// The content area of the scroll view at `slot`, made at its first mention with its origin at 0.
    mutating func contentArea(ofSlot slot: Int, view: ViewID) -> FrameVariables {
        if let area = contentAreas[slot] { return area }
        let area = add(SystemGuide(owner: view, position: guides.count, name: "content"))
        contentAreas[slot] = area
        let place = tree[view].source
        for variable in [area.x, area.y] {
            addRow(LinearExpression(variable), .equal, identifier: Identifier.contentOrigin, source: place)
        }
        for variable in [area.width, area.height] {
            addRow(LinearExpression(variable), .greaterThanOrEqual, identifier: Identifier.nonNegative, source: place)
        }
        if tree[view].kind.isTable {
            addRow(
                LinearExpression(area.width), .equal, LinearExpression(frames[slot].width),
                identifier: Identifier.contentOrigin, source: place)
        }
        return area
    }

    /// The variables that come after all others.
    private var nextFrame: FrameVariables {
        let first = variableCount
        return FrameVariables(
            x: Variable(index: first), y: Variable(index: first + 1), width: Variable(index: first + 2),
            height: Variable(index: first + 3))
    }

    /// Appends the row that says that `sum` is in relation to 0.
    private mutating func append(_ row: consuming SystemRow, _ sum: LinearExpression) {
        if let misuse = row.misuse { return refuse(row, misuse) }
        for term in sum.insets where !insetUses.contains(term.use) { insetUses.append(term.use) }
        // A row whose terms cancel out and that holds is not needed.
        guard !row.constraint.terms.isEmpty else {
            hasSatisfiedInsets = hasSatisfiedInsets || !sum.insets.isEmpty
            return
        }
        if !sum.insets.isEmpty {
            movingRows.insetRows.append(
                MovingRows.InsetRow(
                    row: rows.count, constant: row.constraint.constant, insets: (sum * -1).insets, in: state))
        }
        rows.append(row)
    }

    /// Records that a constraint becomes no row.
    mutating func refuse(_ row: SystemRow, _ misuse: Misuse) {
        refusals.append(Refusal(row: row, misuse: misuse))
    }
}

/// A constraint that became no row, and why.
struct Refusal {
    /// Without terms where these were not made.
    let row: SystemRow
    let misuse: Misuse
}

/// What a variable of a system stands for.
struct VariableMeaning {
    enum Component: String { case x, y, width, height }

    /// The view whose frame it is part of, or the owner of the guide.
    let view: ViewID
    /// The guide's name; nil for the view's own frame.
    let guide: String?
    let component: Component

    /// Such as `width` or `content.width`.
    var name: String { guide.map { "\($0).\(component.rawValue)" } ?? component.rawValue }
}

extension SystemBuilder {
    /// How many variables there are.
    var variableCount: Int { 4 * (frames.count + guideFrames.count) }

    /// Every variable, in the order in which they were added.
    var variables: [Variable] { (frames + guideFrames).flatMap { [$0.x, $0.y, $0.width, $0.height] } }

    /// What a variable stands for; nil for one of another system.
    func meaning(of variable: Variable) -> VariableMeaning? {
        let components: [VariableMeaning.Component] = [.x, .y, .width, .height]
        let (position, component) = (variable.index / 4, components[variable.index % 4])
        let members = index.members(of: root)
        if members.indices.contains(position) {
            return VariableMeaning(view: members[position], guide: nil, component: component)
        }
        guard guides.indices.contains(position - members.count) else { return nil }
        let guide = guides[position - members.count]
        return VariableMeaning(view: guide.owner, guide: guide.name, component: component)
    }
}

extension ViewKind {
    /// Whether it shares out its length by the sizes of contents.
    fileprivate var hasProportions: Bool {
        if case .stackView(let stack) = self { stack.distribution == .fillProportionally } else { false }
    }
}
