import Foundation

// An author's comparisons land here rather than in Foundation, so that where they turn is known.

extension CGFloat {
    public static func < (a: CGFloat, b: CGFloat) -> Bool { ScreenReading.isBelow(a.native, b.native) }

    public static func > (a: CGFloat, b: CGFloat) -> Bool { ScreenReading.isBelow(b.native, a.native) }

    public static func <= (a: CGFloat, b: CGFloat) -> Bool { ScreenReading.isAtMost(a.native, b.native) }

    public static func >= (a: CGFloat, b: CGFloat) -> Bool { ScreenReading.isAtMost(b.native, a.native) }

    public static func == (a: CGFloat, b: CGFloat) -> Bool { ScreenReading.isEqual(a.native, b.native) }

    public static func != (a: CGFloat, b: CGFloat) -> Bool { !ScreenReading.isEqual(a.native, b.native) }

    public var magnitude: CGFloat { CGFloat(native.magnitude) }
}

extension Double {
    public static func < (a: Double, b: Double) -> Bool { ScreenReading.isBelow(a, b) }

    public static func > (a: Double, b: Double) -> Bool { ScreenReading.isBelow(b, a) }

    public static func <= (a: Double, b: Double) -> Bool { ScreenReading.isAtMost(a, b) }

    public static func >= (a: Double, b: Double) -> Bool { ScreenReading.isAtMost(b, a) }

    public static func == (a: Double, b: Double) -> Bool { ScreenReading.isEqual(a, b) }

    public static func != (a: Double, b: Double) -> Bool { !ScreenReading.isEqual(a, b) }

    public var magnitude: Double { self < 0 ? -self : self }
}

public func abs(_ x: CGFloat) -> CGFloat { x.magnitude }

extension CGFloat {
    /// Within extensions, where Foundation's static one would hide the function.
    public func abs(_ x: CGFloat) -> CGFloat { x.magnitude }
}

public func abs(_ x: Double) -> Double { x.magnitude }

public func max(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a > b ? a : b }

public func min(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a < b ? a : b }

public func max(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ rest: CGFloat...) -> CGFloat {
    rest.reduce(max(max(a, b), c)) { max($0, $1) }
}

public func min(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ rest: CGFloat...) -> CGFloat {
    rest.reduce(min(min(a, b), c)) { min($0, $1) }
}

public func max(_ a: Double, _ b: Double) -> Double { a > b ? a : b }

public func min(_ a: Double, _ b: Double) -> Double { a < b ? a : b }

extension Sequence<CGFloat> {
    public func sorted() -> [CGFloat] { sorted { $0 < $1 } }

    public func max() -> CGFloat? { self.max { $0 < $1 } }

    public func min() -> CGFloat? { self.min { $0 < $1 } }

    public func contains(_ element: CGFloat) -> Bool { contains { $0 == element } }
}

extension ScreenReading {
    // Generic, since the operators above hide those of the standard library.

    fileprivate static func isBelow(_ a: Double, _ b: Double) -> Bool {
        func holds<Value: Comparable>(_ a: Value, _ b: Value) -> Bool { a < b }
        compare(a, b)
        return holds(a, b)
    }

    fileprivate static func isAtMost(_ a: Double, _ b: Double) -> Bool {
        func holds<Value: Comparable>(_ a: Value, _ b: Value) -> Bool { a <= b }
        compare(a, b)
        return holds(a, b)
    }

    fileprivate static func isEqual(_ a: Double, _ b: Double) -> Bool {
        func holds<Value: Equatable>(_ a: Value, _ b: Value) -> Bool { a == b }
        compare(a, b)
        return holds(a, b)
    }
}
