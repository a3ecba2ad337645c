/// The comparisons that a computation makes, each with its outcome and its slack: how far it is from the other outcome.
///
/// What is computed from numbers that are affine in a parameter is affine itself while every outcome stays the same. So
/// two runs with the same outcomes prove everything between them: the parameters with these outcomes are an interval,
/// each slack is affine in it, and the interval ends where the first slack reaches 0. These are the certificates of
/// kinetic data structures (Basch, Guibas & Hershberger).
public struct CertificateLog: Sendable, Serializable {
    /// Whether comparisons are logged; a log that is off costs nothing.
    public let isRecording: Bool
    @inlinable public var outcomes: [Int] { loggedOutcomes }
    /// Above 0; one for each comparison that is no tie.
    @inlinable public var slacks: [Double] { loggedSlacks }
    @usableFromInline var loggedOutcomes: [Int] = []
    @usableFromInline var loggedSlacks: [Double] = []
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
        loggedOutcomes.reserveCapacity(loggedOutcomes.count + count)
        loggedSlacks.reserveCapacity(loggedSlacks.count + count)
    }

    /// Logs which of two numbers is the larger one.
    @inlinable
    public mutating func compare(_ a: Double, _ b: Double) {
        guard isRecording else { return }
        noteSide(of: a - b, tolerance: Tolerance.tie)
    }

    /// The larger one of two numbers.
    @inlinable
    public mutating func larger(_ a: Double, _ b: Double) -> Double {
        compare(a, b)
        return max(a, b)
    }

    /// The smaller one of two numbers.
    @inlinable
    public mutating func smaller(_ a: Double, _ b: Double) -> Double {
        compare(a, b)
        return min(a, b)
    }

    /// Logs that `value` lies between two numbers, between which the outcome stays the same.
    public mutating func note(_ outcome: Int, _ value: Double, from lower: Double, to upper: Double) {
        guard isRecording else { return }
        loggedOutcomes.append(outcome)
        loggedSlacks.append(max(0, value - lower))
        loggedSlacks.append(max(0, upper - value))
    }

    /// Logs the number of pixels that hold `value`, which lies between two numbers with as many.
    public mutating func notePixels(_ count: Int, _ value: Double, from lower: Double, to upper: Double) {
        if isRecording { pixelCounts.append(outcomes.count) }
        note(count, value, from: lower, to: upper)
    }

    /// Logs that something depends on the scroll offset.
    public mutating func noteOffset() { usesOffset = true }

    /// Logs all that another log holds.
    public mutating func append(_ other: CertificateLog) {
        widthUse = max(widthUse, other.widthUse)
        usesOffset = usesOffset || other.usesOffset
        guard isRecording else { return }
        pixelCounts += other.pixelCounts.map { $0 + outcomes.count }
        loggedOutcomes += other.outcomes
        loggedSlacks += other.slacks
    }

    /// Logs that something depends on the screen's width.
    public mutating func note(_ use: WidthUse) { widthUse = max(widthUse, use) }

    /// Logs an outcome that stays the same while all others do.
    @inlinable
    public mutating func note(_ outcome: Int) {
        if isRecording { loggedOutcomes.append(outcome) }
    }

    /// Logs on which side of 0 a distance lies; within `tolerance` it is a tie.
    @inlinable
    public mutating func noteSide(of distance: Double, tolerance: Double) {
        guard abs(distance) > tolerance else { return loggedOutcomes.append(0) }
        loggedOutcomes.append(distance > 0 ? 1 : -1)
        loggedSlacks.append(abs(distance))
    }
}
