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
