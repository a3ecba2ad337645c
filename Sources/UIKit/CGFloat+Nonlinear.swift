import Foundation

// Nonlinear functions: what they are given is noted, and must not vary from width to width.

private func applied(_ function: (Double) -> Double, _ x: CGFloat) -> CGFloat { CGFloat(applied(function, x.native)) }

private func applied(_ function: (Double) -> Double, _ x: Double) -> Double { function(ScreenReading.nonlinear(x)) }

private func applied(_ function: (Double, Double) -> Double, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
    CGFloat(applied(function, x.native, y.native))
}

private func applied(_ function: (Double, Double) -> Double, _ x: Double, _ y: Double) -> Double {
    function(ScreenReading.nonlinear(x), ScreenReading.nonlinear(y))
}

public func sin(_ x: CGFloat) -> CGFloat { applied(Foundation.sin, x) }

public func sin(_ x: Double) -> Double { applied(Foundation.sin, x) }

public func cos(_ x: CGFloat) -> CGFloat { applied(Foundation.cos, x) }

public func cos(_ x: Double) -> Double { applied(Foundation.cos, x) }

public func tan(_ x: CGFloat) -> CGFloat { applied(Foundation.tan, x) }

public func tan(_ x: Double) -> Double { applied(Foundation.tan, x) }

public func asin(_ x: CGFloat) -> CGFloat { applied(Foundation.asin, x) }

public func asin(_ x: Double) -> Double { applied(Foundation.asin, x) }

public func acos(_ x: CGFloat) -> CGFloat { applied(Foundation.acos, x) }

public func acos(_ x: Double) -> Double { applied(Foundation.acos, x) }

public func atan(_ x: CGFloat) -> CGFloat { applied(Foundation.atan, x) }

public func atan(_ x: Double) -> Double { applied(Foundation.atan, x) }

public func sinh(_ x: CGFloat) -> CGFloat { applied(Foundation.sinh, x) }

public func sinh(_ x: Double) -> Double { applied(Foundation.sinh, x) }

public func cosh(_ x: CGFloat) -> CGFloat { applied(Foundation.cosh, x) }

public func cosh(_ x: Double) -> Double { applied(Foundation.cosh, x) }

public func tanh(_ x: CGFloat) -> CGFloat { applied(Foundation.tanh, x) }

public func tanh(_ x: Double) -> Double { applied(Foundation.tanh, x) }

public func sqrt(_ x: CGFloat) -> CGFloat { applied(Foundation.sqrt, x) }

public func sqrt(_ x: Double) -> Double { applied(Foundation.sqrt, x) }

public func cbrt(_ x: CGFloat) -> CGFloat { applied(Foundation.cbrt, x) }

public func cbrt(_ x: Double) -> Double { applied(Foundation.cbrt, x) }

public func exp(_ x: CGFloat) -> CGFloat { applied(Foundation.exp, x) }

public func exp(_ x: Double) -> Double { applied(Foundation.exp, x) }

public func exp2(_ x: CGFloat) -> CGFloat { applied(Foundation.exp2, x) }

public func exp2(_ x: Double) -> Double { applied(Foundation.exp2, x) }

public func log(_ x: CGFloat) -> CGFloat { applied(Foundation.log, x) }

public func log(_ x: Double) -> Double { applied(Foundation.log, x) }

public func log2(_ x: CGFloat) -> CGFloat { applied(Foundation.log2, x) }

public func log2(_ x: Double) -> Double { applied(Foundation.log2, x) }

public func log10(_ x: CGFloat) -> CGFloat { applied(Foundation.log10, x) }

public func log10(_ x: Double) -> Double { applied(Foundation.log10, x) }

public func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
    applied(Foundation.pow, x, y)
}

public func pow(_ x: Double, _ y: Double) -> Double {
    applied(Foundation.pow, x, y)
}

public func atan2(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
    applied(Foundation.atan2, x, y)
}

public func atan2(_ x: Double, _ y: Double) -> Double {
    applied(Foundation.atan2, x, y)
}

public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
    applied(Foundation.hypot, x, y)
}

public func hypot(_ x: Double, _ y: Double) -> Double {
    applied(Foundation.hypot, x, y)
}

extension CGFloat {
    public func squareRoot() -> CGFloat { CGFloat(ScreenReading.nonlinear(native).squareRoot()) }

    public mutating func formSquareRoot() { self = squareRoot() }

    public var description: String { ScreenReading.nonlinear(native).description }

    public var hashValue: Int { ScreenReading.nonlinear(native).hashValue }

    public func hash(into hasher: inout Hasher) { ScreenReading.nonlinear(native).hash(into: &hasher) }

    public var bitPattern: UInt { UInt(ScreenReading.nonlinear(native).bitPattern) }

    public var exponent: Int { ScreenReading.nonlinear(native).exponent }

    public var significand: CGFloat { CGFloat(ScreenReading.nonlinear(native).significand) }
}

extension Float {
    public init(_ x: CGFloat) { self = Float(ScreenReading.nonlinear(x.native)) }
}

extension NSNumber {
    public convenience init(value: CGFloat) { self.init(value: ScreenReading.nonlinear(value.native)) }
}
