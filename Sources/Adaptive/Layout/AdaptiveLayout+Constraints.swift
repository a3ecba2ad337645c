import AutoLayout
import Piecewise

extension AdaptiveLayout {
    /// A constraint in a cell of widths and offsets.
    public struct ScrolledConstraint: Sendable {
        /// Its constant is that of one place in the cell.
        public var constraint: LayoutConstraint
        public var residual: ResidualOf<CellValue>

        public init(constraint: LayoutConstraint, residual: ResidualOf<CellValue>) {
            self.constraint = constraint
            self.residual = residual
        }
    }

    /// A constraint on the screen of one width at one offset.
    public struct ConstraintState: Sendable {
        /// With its constant there.
        public var constraint: LayoutConstraint
        /// By how much its first side exceeds the second, points.
        public var excess: Double
    }

    /// The constraints that take part on the screen of a width whose content is scrolled by an offset: the author's, and
    /// UIKit's own of stack views and contents. Those of each group stand together, in the order of its rows.
    public func constraints(at width: Double, offset: Double) -> [ConstraintState] {
        guard let variant = variant(at: width) else { return [] }
        let scrolled = variant.scrolledConstraints.value(at: width)?.value(at: width, offset: offset) ?? []
        let replaced = variant.scrolledKeys
        var states = scrolled.map { item in
            ConstraintState(item.constraint, item.residual.map { $0.value(at: width, offset: offset) })
        }
        for group in variant.groups {
            guard let piece = group.piece(at: width)?.onStep(at: width) else { continue }
            for (constraint, residual) in zip(piece.constraints, piece.residuals)
            where group.table != nil || !replaced.contains(constraint.key) {
                states.append(ConstraintState(constraint, residual.map { $0.value(at: width) }))
            }
        }
        return states
    }
}

extension AdaptiveLayout.ConstraintState {
    fileprivate init(_ constraint: LayoutConstraint, _ residual: ResidualOf<Double>) {
        self.constraint = constraint
        self.constraint.constant = residual.constant
        excess = residual.excess
    }
}

extension AdaptiveLayout.Variant {
    /// The constraints that `scrolledConstraints` tells of.
    public var scrolledKeys: Set<LayoutConstraint> {
        var keys: Set<LayoutConstraint> = []
        for item in scrolledConstraints.values.flatMap({ $0.values }).joined() { keys.insert(item.constraint.key) }
        return keys
    }
}

extension LayoutConstraint {
    /// By how much it is missed at least where anybody sees it, points.
    public static let visibleExcess = 1e-4

    /// Whether it does not hold where its first side exceeds the second by so much.
    public func isMissed(by excess: Double) -> Bool {
        switch relation {
        case .equal: abs(excess) > Self.visibleExcess
        case .lessThanOrEqual: excess > Self.visibleExcess
        case .greaterThanOrEqual: excess < -Self.visibleExcess
        }
    }

    /// The constraint without what may vary of it.
    public var key: LayoutConstraint {
        var key = self
        key.constant = 0
        key.source = nil
        return key
    }
}
