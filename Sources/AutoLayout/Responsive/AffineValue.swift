import Scene

/// A quantity that grows evenly with the screen's width: `rate × width + constant`, in points.
public struct AffineValue: Hashable, Sendable {
    public var rate: Double
    public var constant: Double

    public init(rate: Double = 0, constant: Double) {
        self.rate = rate
        self.constant = constant
    }

    public static let zero = AffineValue(constant: 0)

    /// The value at a screen so many points wide.
    public func value(at width: Double) -> Double { rate * width + constant }

    public static func + (a: AffineValue, b: AffineValue) -> AffineValue {
        AffineValue(rate: a.rate + b.rate, constant: a.constant + b.constant)
    }

    public static func - (a: AffineValue, b: AffineValue) -> AffineValue {
        AffineValue(rate: a.rate - b.rate, constant: a.constant - b.constant)
    }
}

/// A point whose coordinates grow evenly with the screen's width.
public struct AffinePoint: Hashable, Sendable {
    public var x: AffineValue
    public var y: AffineValue

    public init(x: AffineValue, y: AffineValue) {
        self.x = x
        self.y = y
    }

    /// The point on a screen so many points wide.
    public func value(at width: Double) -> Point { Point(x: x.value(at: width), y: y.value(at: width)) }
}

/// A size that grows evenly with the screen's width.
public struct AffineSize: Hashable, Sendable {
    public var width: AffineValue
    public var height: AffineValue

    public init(width: AffineValue, height: AffineValue) {
        self.width = width
        self.height = height
    }

    /// The size on a screen so many points wide.
    public func value(at width: Double) -> Size {
        Size(width: self.width.value(at: width), height: height.value(at: width))
    }
}

/// A rectangle that grows evenly with the screen's width.
public struct AffineRect: Hashable, Sendable {
    public var x: AffineValue
    public var y: AffineValue
    public var width: AffineValue
    public var height: AffineValue

    public init(x: AffineValue, y: AffineValue, width: AffineValue, height: AffineValue) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public static let zero = AffineRect(x: .zero, y: .zero, width: .zero, height: .zero)

    /// The rectangle on a screen so many points wide.
    public func value(at width: Double) -> Rect {
        Rect(
            x: x.value(at: width), y: y.value(at: width), width: self.width.value(at: width),
            height: height.value(at: width))
    }
}

/// Insets that grow evenly with the screen's width.
public struct AffineInsets: Hashable, Sendable {
    public var top: AffineValue
    public var left: AffineValue
    public var bottom: AffineValue
    public var right: AffineValue

    public init(top: AffineValue, left: AffineValue, bottom: AffineValue, right: AffineValue) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// The insets on a screen so many points wide.
    public func value(at width: Double) -> EdgeInsets {
        EdgeInsets(
            top: top.value(at: width), left: left.value(at: width), bottom: bottom.value(at: width),
            right: right.value(at: width))
    }
}
