/// The comparisons that a computation makes, each with its outcome and its slack: how far it is from the other outcome.
///
/// What is computed from numbers that are affine in a parameter is affine itself while every outcome stays the same. So
/// two runs with the same outcomes prove everything between them: the parameters with these outcomes are an interval,
/// each slack is affine in it, and the interval ends where the first slack reaches 0. These are the certificates of
/// kinetic data structures (Basch, Guibas & Hershberger).
public struct CertificateLog: Sendable {
    /// Whether comparisons are logged; a log that is off costs nothing.
    public let isRecording: Bool
    public private(set) var outcomes: [Int] = []
    /// Above 0; one for each comparison that is no tie.
    public private(set) var slacks: [Double] = []
    /// The positions of the outcomes that are counts of pixels.
    public private(set) var pixelCounts: [Int] = []
    /// Whether anything depends on the scroll offset.
    public private(set) var usesOffset = false
    /// What of the screen's width anything depends on.
    public private(set) var widthUse = WidthUse.none

    public init(isRecording: Bool = true) { self.isRecording = isRecording }

    /// A log that keeps nothing.
    public static var off: CertificateLog { CertificateLog(isRecording: false) }

    /// Reserves capacity for so many more comparisons.
    public mutating func reserve(_ count: Int) {
        outcomes.reserveCapacity(outcomes.count + count)
        slacks.reserveCapacity(slacks.count + count)
    }

    /// Logs which of two numbers is the larger one.
    public mutating func compare(_ a: Double, _ b: Double) {
        guard isRecording else { return }
        noteSide(of: a - b, tolerance: Tolerance.tie)
    }

    /// The larger one of two numbers.
    public mutating func larger(_ a: Double, _ b: Double) -> Double {
        compare(a, b)
        return max(a, b)
    }

    /// The smaller one of two numbers.
    public mutating func smaller(_ a: Double, _ b: Double) -> Double {
        compare(a, b)
        return min(a, b)
    }

    /// Logs that `value` lies between two numbers, between which the outcome stays the same.
    public mutating func note(_ outcome: Int, _ value: Double, from lower: Double, to upper: Double) {
        guard isRecording else { return }
        outcomes.append(outcome)
        slacks.append(max(0, value - lower))
        slacks.append(max(0, upper - value))
    }

    /// Logs the number of pixels that hold `value`, which lies between two numbers with as many.
    public mutating func notePixels(_ count: Int, _ value: Double, from lower: Double, to upper: Double) {
        if isRecording { pixelCounts.append(outcomes.count) }
        note(count, value, from: lower, to: upper)
    }

    /// Logs that something depends on the scroll offset.
    public mutating func noteOffset() { usesOffset = true }

    /// Logs that something depends on the screen's width.
    public mutating func note(_ use: WidthUse) { widthUse = max(widthUse, use) }

    /// Logs an outcome that stays the same while all others do.
    public mutating func note(_ outcome: Int) {
        if isRecording { outcomes.append(outcome) }
    }

    /// Logs on which side of 0 a distance lies; within `tolerance` it is a tie.
    public mutating func noteSide(of distance: Double, tolerance: Double) {
        guard abs(distance) > tolerance else { return outcomes.append(0) }
        outcomes.append(distance > 0 ? 1 : -1)
        slacks.append(abs(distance))
    }
}
