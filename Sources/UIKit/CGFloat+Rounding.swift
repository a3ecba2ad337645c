import Foundation

// Whole numbers that an author makes of lengths: each holds between two lengths, and is another one beyond them.

extension CGFloat {
    public func rounded() -> CGFloat { CGFloat(native.rounded()) }

    public func rounded(_ rule: FloatingPointRoundingRule) -> CGFloat { CGFloat(native.rounded(rule)) }

    public mutating func round() { self = rounded() }

    public mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }

    public func truncatingRemainder(dividingBy other: CGFloat) -> CGFloat {
        CGFloat(native.truncatingRemainder(dividingBy: other.native))
    }
}

extension Double {
    public func rounded() -> Double { rounded(.toNearestOrAwayFromZero) }

    public func rounded(_ rule: FloatingPointRoundingRule) -> Double { ScreenReading.whole(self, rule) }

    public mutating func round() { self = rounded() }

    public mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }

    public func truncatingRemainder(dividingBy other: Double) -> Double {
        func remainder<Value: BinaryFloatingPoint>(_ a: Value, _ b: Value) -> Value {
            a.truncatingRemainder(dividingBy: b)
        }
        _ = ScreenReading.whole(self / other, .towardZero)
        return remainder(self, other)
    }
}

public func floor(_ x: CGFloat) -> CGFloat { x.rounded(.down) }

public func ceil(_ x: CGFloat) -> CGFloat { x.rounded(.up) }

public func round(_ x: CGFloat) -> CGFloat { x.rounded() }

public func trunc(_ x: CGFloat) -> CGFloat { x.rounded(.towardZero) }

public func fmod(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x.truncatingRemainder(dividingBy: y) }

public func floor(_ x: Double) -> Double { x.rounded(.down) }

public func ceil(_ x: Double) -> Double { x.rounded(.up) }

public func round(_ x: Double) -> Double { x.rounded() }

public func trunc(_ x: Double) -> Double { x.rounded(.towardZero) }

public func fmod(_ x: Double, _ y: Double) -> Double { x.truncatingRemainder(dividingBy: y) }

public func lround(_ x: CGFloat) -> Int { Int(x.rounded()) }

public func lround(_ x: Double) -> Int { Int(x.rounded()) }

extension Int {
    public init(_ x: CGFloat) { self = ScreenReading.integer(x.native) }

    public init(_ x: Double) { self = ScreenReading.integer(x) }
}

extension UInt {
    public init(_ x: CGFloat) { self = ScreenReading.integer(x.native) }

    public init(_ x: Double) { self = ScreenReading.integer(x) }
}

extension Int32 {
    public init(_ x: CGFloat) { self = ScreenReading.integer(x.native) }

    public init(_ x: Double) { self = ScreenReading.integer(x) }
}

public func stride(from start: CGFloat, to end: CGFloat, by stride: CGFloat) -> StrideTo<CGFloat> {
    _ = ScreenReading.whole((end - start).native / stride.native, .up)
    return ScreenReading.steps(from: start, to: end, by: stride)
}

public func stride(from start: CGFloat, through end: CGFloat, by stride: CGFloat) -> StrideThrough<CGFloat> {
    _ = ScreenReading.whole((end - start).native / stride.native, .down)
    return ScreenReading.steps(from: start, through: end, by: stride)
}

extension ScreenReading {
    /// The whole number that a rule makes of a length, and the lengths between which it is that.
    fileprivate static func whole(_ value: Double, _ rule: FloatingPointRoundingRule) -> Double {
        func rounded<Value: FloatingPoint>(_ value: Value) -> Value { value.rounded(rule) }
        let whole = rounded(value)
        if let outcome = Int(exactly: whole) {
            let reach = reach(of: rule, isNegative: value.sign == .minus)
            note(outcome, value, from: whole - reach.below, to: whole + reach.above)
        }
        return whole
    }

    /// How far below and above a whole number the lengths lie of which a rule makes it.
    private static func reach(of rule: FloatingPointRoundingRule, isNegative: Bool) -> (below: Double, above: Double) {
        switch rule {
        case .down: (0, 1)
        case .up: (1, 0)
        case .towardZero: isNegative ? (1, 0) : (0, 1)
        case .awayFromZero: isNegative ? (0, 1) : (1, 0)
        default: (0.5, 0.5)
        }
    }

    fileprivate static func integer<Whole: FixedWidthInteger>(_ value: Double) -> Whole {
        func converted<Value: BinaryFloatingPoint>(_ value: Value) -> Whole { Whole(value) }
        return converted(whole(value, .towardZero))
    }

    fileprivate static func steps<Value: Strideable>(
        from start: Value, to end: Value, by step: Value.Stride
    ) -> StrideTo<Value> {
        stride(from: start, to: end, by: step)
    }

    fileprivate static func steps<Value: Strideable>(
        from start: Value, through end: Value, by step: Value.Stride
    ) -> StrideThrough<Value> {
        stride(from: start, through: end, by: step)
    }
}
