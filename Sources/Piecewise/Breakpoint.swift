/// The parameter at which something begins to hold.
public struct Breakpoint: Hashable, Sendable {
    /// Points.
    public var position: Double
    /// Whether it holds at that parameter itself; otherwise only above it.
    public var isIncluded: Bool

    public init(_ position: Double, isIncluded: Bool = true) {
        self.position = position
        self.isIncluded = isIncluded
    }

    /// Whether what begins here has begun at a parameter.
    @inlinable
    public func isReached(at parameter: Double) -> Bool { isIncluded ? parameter >= position : parameter > position }
}

extension Breakpoint: Comparable {
    public static func < (a: Breakpoint, b: Breakpoint) -> Bool {
        a.position != b.position ? a.position < b.position : a.isIncluded && !b.isIncluded
    }
}

extension Double {
    /// A breakpoint as it is written down: a round number as it is; of any other one the next parameter where nobody can
    /// doubt that it is passed.
    public var settled: Double { isNearRound ? nearestSixtyFourth : self + Tolerance.settling }

    /// A breakpoint that is meant to be a round number is one.
    public var nearRound: Double { isNearRound ? nearestSixtyFourth : self }

    /// Whether it is a multiple of 1/64 but for float noise.
    public var isNearRound: Bool { abs(nearestSixtyFourth - self) < Tolerance.resolution }

    private var nearestSixtyFourth: Double { (self * 64).rounded() / 64 }
}
