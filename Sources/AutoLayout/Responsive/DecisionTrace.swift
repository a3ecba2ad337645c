/// The decisions that a computation takes on its way, each with how far it is from being taken otherwise.
///
/// What is computed from numbers that grow evenly with a parameter grows evenly itself as long as every decision stands.
/// So two runs with the same outcomes prove everything between them: the set of parameters with these outcomes is an
/// interval, for each *gap*, the distance from a decision's turning point, is affine in it; and where the first gap
/// comes to 0 the interval ends.
public struct DecisionTrace: Sendable {
    /// Whether decisions are kept; a trace that keeps none costs nothing.
    public let isRecording: Bool
    public private(set) var outcomes: [Int] = []
    /// Above 0; one for each decision that is no tie.
    public private(set) var gaps: [Double] = []
    /// Which outcomes are counts of pixels, by position.
    private(set) var pixelCounts: [Int] = []
    /// Whether something asked how far the screen is scrolled.
    private(set) var usesOffset = false
    /// What something asked of the screen's width.
    private(set) var widthUse = WidthUse.none

    /// Numbers that differ by less count as equal.
    static let tie = 1e-9

    public init(isRecording: Bool = true) { self.isRecording = isRecording }

    /// A trace that keeps nothing.
    static var off: DecisionTrace { DecisionTrace(isRecording: false) }

    /// Makes room for so many more decisions.
    mutating func reserve(_ count: Int) {
        outcomes.reserveCapacity(outcomes.count + count)
        gaps.reserveCapacity(gaps.count + count)
    }

    /// Notes which of two numbers is the larger one.
    public mutating func compare(_ a: Double, _ b: Double) {
        guard isRecording else { return }
        let gap = abs(a - b)
        guard gap > Self.tie else { return outcomes.append(0) }
        outcomes.append(a > b ? 1 : -1)
        gaps.append(gap)
    }

    /// The larger one.
    mutating func larger(_ a: Double, _ b: Double) -> Double {
        compare(a, b)
        return max(a, b)
    }

    /// The smaller one.
    mutating func smaller(_ a: Double, _ b: Double) -> Double {
        compare(a, b)
        return min(a, b)
    }

    /// Notes that `value` was found between two numbers, between which it changes nothing.
    public mutating func note(_ outcome: Int, _ value: Double, from lower: Double, to upper: Double) {
        guard isRecording else { return }
        outcomes.append(outcome)
        gaps.append(max(0, value - lower))
        gaps.append(max(0, upper - value))
    }

    /// Notes how many pixels hold `value`, a number between those between which they are as many.
    mutating func notePixels(_ count: Int, _ value: Double, from lower: Double, to upper: Double) {
        if isRecording { pixelCounts.append(outcomes.count) }
        note(count, value, from: lower, to: upper)
    }

    /// Notes that something depends on how far the screen is scrolled.
    public mutating func noteOffset() { usesOffset = true }

    /// Notes that something depends on the screen's width.
    public mutating func note(_ use: WidthUse) { widthUse = max(widthUse, use) }

    /// Notes an outcome that nothing turns while the others stand.
    mutating func note(_ outcome: Int) {
        if isRecording { outcomes.append(outcome) }
    }

    /// Notes a distance from a kink: below it, above it, or on it where it is within `tolerance`.
    mutating func noteSide(of distance: Double, tolerance: Double) {
        guard abs(distance) > tolerance else { return outcomes.append(0) }
        outcomes.append(distance > 0 ? 1 : -1)
        gaps.append(abs(distance))
    }
}

/// What of the screen's width something depends on.
public enum WidthUse: Int, Comparable, Sendable {
    case none
    /// Whether it is regular, and whether it is more than the height.
    case traits
    case points

    public static func < (a: WidthUse, b: WidthUse) -> Bool { a.rawValue < b.rawValue }
}
