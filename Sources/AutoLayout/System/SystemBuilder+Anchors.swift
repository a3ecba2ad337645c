import Cassowary
import Diagnostics
import Scene

extension SystemBuilder {
    /// Adds the row of a constraint between anchors; one with a view of another system is left out.
    mutating func add(_ given: SystemConstraint) {
        if let misuse = Misuse(in: given.equation, tree) { return refuse(given.withoutTerms, misuse) }
        guard let sides = sides(of: given.equation) else { return }
        addRow(
            sides.left, sides.relation, sides.right, priority: given.priority, identifier: given.identifier,
            source: given.source, equation: given.equation)
    }

    /// The quantity of an anchor in the coordinates of `space`, an ancestor of its view or the view itself, measured
    /// from the left or the top; a dimension is the same in all coordinates. Nil for a view of another system.
    mutating func expression(of anchor: SystemAnchor, in space: ViewID) -> LinearExpression? {
        expression(of: anchor, in: space, meansContentArea: false)
    }

    private typealias Sides = (left: LinearExpression, relation: Relation, right: LinearExpression)

    private mutating func sides(of equation: SystemRow.Equation) -> Sides? {
        let first = anchorOfBaseline(equation.first)
        guard let given = equation.second else {
            guard let left = expression(of: first, in: first.item.view) else { return nil }
            return (left, equation.relation, LinearExpression(constant: equation.constant))
        }
        let second = anchorOfBaseline(given)
        guard let space = index.commonAncestor(first.item.view, second.item.view),
            let left = expression(of: first, in: space, meansContentArea: second.item.view != space),
            let right = expression(of: second, in: space, meansContentArea: first.item.view != space)
        else { return nil }
        guard isRightToLeft, first.attribute.isDirectional || second.attribute.isDirectional else {
            return (left, equation.relation, right * equation.multiplier + equation.constant)
        }
        if equation.multiplier == 1 { return (left, equation.relation.mirrored, right - equation.constant) }
        guard let width = variables(of: space)?.width else { return nil }
        let whole = LinearExpression(width)
        return (whole - left, equation.relation, (whole - right) * equation.multiplier + equation.constant)
    }

    /// A stack view's baseline is that of the view it arranges first or last.
    private func anchorOfBaseline(_ anchor: SystemAnchor) -> SystemAnchor {
        guard anchor.attribute.isBaseline, case .item(let item) = anchor.item, item.guide == nil else { return anchor }
        var view = item.view
        while case .stackView(let stack) = tree[view].kind {
            let arranged = tree[view].subviews.filter { slot(of: $0) != nil && tree[$0].isShownArranged }
            let takesLast = stack.axis == .vertical && anchor.attribute == .lastBaseline
            guard let next = takesLast ? arranged.last : arranged.first, index.parent(of: next) == view else { break }
            view = next
        }
        return SystemAnchor(view, anchor.attribute)
    }

    private mutating func expression(
        of anchor: SystemAnchor, in space: ViewID, meansContentArea: Bool
    ) -> LinearExpression? {
        guard let axis = anchor.attribute.axis,
            let span = span(
                of: anchor.item, axis, in: space, meansContentArea: meansContentArea && anchor.attribute.isEdge)
        else { return nil }
        switch anchor.attribute {
        case .left, .top: return span.start
        case .right, .bottom: return span.end()
        case .leading: return isRightToLeft ? span.end() : span.start
        case .trailing: return isRightToLeft ? span.start : span.end()
        case .centerX, .centerY: return span.start + span.length * 0.5
        case .width, .height: return span.length
        case .firstBaseline: return baselineOffsets(of: anchor.item).first(in: span)
        case .lastBaseline: return baselineOffsets(of: anchor.item).last(in: span)
        }
    }

    private func baselineOffsets(of item: SystemItem) -> BaselineOffsets {
        guard case .item(let item) = item, item.guide == nil else { return .edges }
        return tree[item.view].baselineOffsets(on: screen)
    }
}

extension BaselineOffsets {
    fileprivate func first(in span: SystemBuilder.Span) -> LinearExpression {
        span.start + stretch(of: span.length) + firstFromTop
    }

    fileprivate func last(in span: SystemBuilder.Span) -> LinearExpression {
        span.start + span.length - stretch(of: span.length) - lastFromBottom
    }

    /// How much of the height above the natural one lies over the text.
    private func stretch(of length: LinearExpression) -> LinearExpression {
        centeredHeight.map { (length - $0) * 0.5 } ?? LinearExpression()
    }
}

extension View {
    /// Whether a stack view that is its superview gives it room.
    var isShownArranged: Bool { isArranged && !isHidden && role == .subview }
}

extension Relation {
    /// The relation between the negated sides.
    var mirrored: Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

extension LayoutAttribute {
    /// The axis it measures along.
    package var axis: Axis? {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
        }
    }

    package var isDimension: Bool { self == .width || self == .height }
    /// Neither a size nor a centre: what means a scroll view's content where the others mean its frame.
    fileprivate var isEdge: Bool { !isDimension && self != .centerX && self != .centerY }
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
    /// Whether it follows the reading direction.
    var isDirectional: Bool { self == .leading || self == .trailing }
    var isAbsoluteSide: Bool { self == .left || self == .right }
}
