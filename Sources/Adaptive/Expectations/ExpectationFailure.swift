import AutoLayout

/// An expectation that does not hold, and where.
public struct ExpectationFailure: Sendable {
    public var expectation: LayoutExpectation
    /// Of the screen or the component's instance in which it stands.
    public var path: String
    /// At which widths of the screen it fails at some offset, ascending and apart, points.
    public var widths: [ClosedRange<Double>]
    /// Where it fails most, the first of such places.
    public var worst: Occurrence

    public init(expectation: LayoutExpectation, path: String, widths: [ClosedRange<Double>], worst: Occurrence) {
        self.expectation = expectation
        self.path = path
        self.widths = widths
        self.worst = worst
    }

    /// Both sides on one screen.
    public struct Occurrence: Hashable, Sendable {
        /// The screen's, points.
        public var width: Double
        /// How far the content is scrolled, points.
        public var offset: Double
        public var left: Double
        public var right: Double

        public init(width: Double, offset: Double, left: Double, right: Double) {
            self.width = width
            self.offset = offset
            self.left = left
            self.right = right
        }
    }

    /// By how much it fails where it fails most, points.
    public var miss: Double { expectation.miss(of: worst.left - worst.right) }

    /// Adds places where the same is expected and fails, too.
    public mutating func unite(with other: ExpectationFailure) {
        for range in other.widths { widths.unite(with: range) }
        if other.miss > miss + LayoutExpectation.tolerance {
            (expectation, path, worst) = (other.expectation, other.path, other.worst)
        }
    }
}

extension [ClosedRange<Double>] {
    /// Adds a range to ranges that are ascending and apart; what is as good as adjacent joins.
    mutating func unite(with range: ClosedRange<Double>) {
        let reach = LayoutExpectation.tolerance
        let touching = filter { $0.lowerBound <= range.upperBound + reach && range.lowerBound <= $0.upperBound + reach }
        let lower = touching.reduce(range.lowerBound) { Swift.min($0, $1.lowerBound) }
        let upper = touching.reduce(range.upperBound) { Swift.max($0, $1.upperBound) }
        self = filter { !touching.contains($0) } + [lower...upper]
        sort { $0.lowerBound < $1.lowerBound }
    }
}
