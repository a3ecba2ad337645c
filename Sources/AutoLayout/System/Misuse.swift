import Cassowary

/// Why a constraint becomes no row: UIKit would throw, or no layout can satisfy it.
enum Misuse: Hashable, Sendable {
    /// A coefficient, its constant or its priority is not finite.
    case notFinite
    /// Its priority is not above 0 and at most 1000.
    case priorityOutOfRange
    /// It is required, its terms cancel out, and what is left is false.
    case neverHolds
    /// A position without another one to be measured from.
    case unpairedPosition
    /// A multiplier of 0, with a second item.
    case zeroMultiplier
    /// A size tied to a position.
    case sizeAndPosition
    /// A horizontal position tied to a vertical one.
    case mixedAxes
    /// Leading or trailing tied to left or right.
    case mixedDirections
    /// The content or frame guide of a view that does not scroll.
    case missingGuide(SystemAnchor)
    /// What depends on the content height of a table, which stacks its rows after its screen is laid out.
    case unknownContentHeight(SystemAnchor)
}

extension SystemRow {
    /// Why it cannot be one, its expressions being known.
    var misuse: Misuse? {
        if !isFinite { return .notFinite }
        if !(constraint.priority > 0 && constraint.priority <= 1000) { return .priorityOutOfRange }
        return constraint.terms.isEmpty && !holdsWithoutTerms ? .neverHolds : nil
    }
}

extension Misuse {
    /// Of a constraint by its anchors alone.
    init?(in equation: SystemRow.Equation, _ tree: ViewTree) {
        if let misuse = Self.unavailableGuide(equation.first, tree) {
            self = misuse
        } else if let second = equation.second {
            guard
                let misuse = Self.unavailableGuide(second, tree)
                    ?? (equation.multiplier == 0 ? .zeroMultiplier : Self.mismatch(equation.first, second))
            else { return nil }
            self = misuse
        } else if equation.first.attribute.isDimension {
            return nil
        } else {
            self = .unpairedPosition
        }
    }

    private static func unavailableGuide(_ anchor: SystemAnchor, _ tree: ViewTree) -> Misuse? {
        guard case .item(let item) = anchor.item, item.guide == .content || item.guide == .frame else { return nil }
        if tree[item.view].kind.isScrolling, !tree[item.view].kind.isTable { return nil }
        guard tree[item.view].kind.isTable else { return .missingGuide(anchor) }
        return item.guide == .content && anchor.attribute.dependsOnHeight ? .unknownContentHeight(anchor) : nil
    }

    private static func mismatch(_ first: SystemAnchor, _ second: SystemAnchor) -> Misuse? {
        let (a, b) = (first.attribute, second.attribute)
        if a.isDimension != b.isDimension { return .sizeAndPosition }
        if a.isDimension { return nil }
        if a.axis != b.axis { return .mixedAxes }
        return a.isDirectional && b.isAbsoluteSide || a.isAbsoluteSide && b.isDirectional ? .mixedDirections : nil
    }
}

extension LayoutAttribute {
    fileprivate var dependsOnHeight: Bool {
        switch self {
        case .bottom, .height, .centerY, .lastBaseline: true
        case .left, .right, .top, .leading, .trailing, .width, .centerX, .firstBaseline: false
        }
    }
}
