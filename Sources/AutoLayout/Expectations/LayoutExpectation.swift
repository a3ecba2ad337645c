import Diagnostics

/// What an author expects of a layout, whatever the width: how two sums of lengths compare.
public struct LayoutExpectation: Hashable, Sendable {
    public var left: LengthSum
    public var relation: Relation
    public var right: LengthSum
    /// Whether the comparison must hold nowhere rather than everywhere.
    public var isNever: Bool
    /// The widths of the screen at which it is meant, points; nil for all.
    public var widths: ClosedRange<Double>?
    /// The root view of the screen or of the component's instance in which it stands.
    public var root: ViewID
    public var source: SourceLocation?
    /// Which part of a view's being seen it asks for; nil for what the author wrote.
    public var visibility: Visibility?

    public init(
        _ left: LengthSum, _ relation: Relation, _ right: LengthSum, isNever: Bool = false,
        widths: ClosedRange<Double>? = nil, root: ViewID = ViewTree.rootID, source: SourceLocation? = nil,
        visibility: Visibility? = nil
    ) {
        self.left = left
        self.relation = relation
        self.right = right
        self.isNever = isNever
        self.widths = widths
        self.root = root
        self.source = source
        self.visibility = visibility
    }

    /// How the two sides compare; unlike a constraint an expectation may leave equality out.
    public enum Relation: String, Hashable, Sendable, CaseIterable {
        case equal = "=="
        case lessThanOrEqual = "<="
        case greaterThanOrEqual = ">="
        case lessThan = "<"
        case greaterThan = ">"
    }

    /// How little a side may be beside its mark, points: what nobody sees.
    public static let tolerance = 1e-4

    /// The comparison as it is written.
    public var text: String { "\(left.text) \(relation.rawValue) \(right.text)" }

    /// Whether it is meant on a screen so many points wide.
    public func applies(at width: Double) -> Bool { widths?.contains(width) ?? true }
}

extension LayoutExpectation {
    /// What the left side may be less the right one: one of the three, and whether its ends belong to it.
    private enum Allowed {
        case near, apart
        case atMost(Double, isIncluded: Bool)
        case atLeast(Double, isIncluded: Bool)
    }

    private var allowed: Allowed {
        let tolerance = Self.tolerance
        return switch (relation, isNever) {
        case (.equal, false): .near
        case (.equal, true): .apart
        case (.lessThanOrEqual, false), (.greaterThan, true): .atMost(tolerance, isIncluded: true)
        case (.lessThan, false), (.greaterThanOrEqual, true): .atMost(-tolerance, isIncluded: false)
        case (.greaterThanOrEqual, false), (.lessThan, true): .atLeast(-tolerance, isIncluded: true)
        case (.greaterThan, false), (.lessThanOrEqual, true): .atLeast(tolerance, isIncluded: false)
        }
    }

    /// Whether it holds for each of the differences of its sides, the left one less the right one, points.
    public func holds(for differences: ClosedRange<Double>) -> Bool {
        let (least, most) = (differences.lowerBound, differences.upperBound)
        return switch allowed {
        case .near: least >= -Self.tolerance && most <= Self.tolerance
        case .apart: least > Self.tolerance || most < -Self.tolerance
        case .atMost(let end, let isIncluded): isIncluded ? most <= end : most < end
        case .atLeast(let end, let isIncluded): isIncluded ? least >= end : least > end
        }
    }

    /// By how much a difference of the sides lies beyond what is expected, points; 0 where it lies on neither side of it.
    public func miss(of difference: Double) -> Double {
        switch allowed {
        case .near: abs(difference)
        case .apart: 0
        case .atMost: difference
        case .atLeast: -difference
        }
    }
}
