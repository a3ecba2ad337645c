/// The scroll offset at which something begins to hold, which moves with the width of the screen.
public struct MovingBreakpoint: Hashable, Sendable {
    /// Points.
    public var position: Affine
    /// Whether it holds at that offset itself; otherwise only above it.
    public var isIncluded: Bool

    public init(_ position: Affine, isIncluded: Bool = true) {
        self.position = position
        self.isIncluded = isIncluded
    }

    /// The offset on a screen so many points wide.
    public func breakpoint(at width: Double) -> Breakpoint {
        Breakpoint(position.value(at: width), isIncluded: isIncluded)
    }

    /// Whether what begins here has begun on a screen so many points wide at an offset.
    public func isReached(at width: Double, offset: Double) -> Bool {
        breakpoint(at: width).isReached(at: offset)
    }
}

/// What varies with the width of the screen.
public typealias OverWidths<Value> = Piecewise<Breakpoint, Value>

/// What varies with the scroll offset.
public typealias OverOffsets<Value> = Piecewise<MovingBreakpoint, Value>

extension Piecewise where Start == MovingBreakpoint {
    /// The value on a screen so many points wide at an offset; nil without segments.
    public func value(at width: Double, offset: Double) -> Value? {
        (segments.last { $0.start.isReached(at: width, offset: offset) } ?? segments.first)?.value
    }
}
