/// A number that is affine in a parameter: `rate × parameter + constant`.
///
/// The parameter is the width of the screen unless something else is said; numbers and parameters are points.
public struct Affine: Hashable, Sendable {
    public var rate: Double
    public var constant: Double

    @inlinable
    public init(rate: Double = 0, constant: Double) {
        self.rate = rate
        self.constant = constant
    }

    /// The line through two samples; constant where both are at the same parameter.
    @inlinable
    public init(through a: (parameter: Double, value: Double), and b: (parameter: Double, value: Double)) {
        let distance = b.parameter - a.parameter
        let rate = distance != 0 ? (b.value - a.value) / distance : 0
        self.init(rate: rate, constant: b.value - rate * b.parameter)
    }

    public static let zero = Affine(constant: 0)

    /// The value at a parameter.
    @inlinable
    public func value(at parameter: Double) -> Double { rate * parameter + constant }

    /// The parameter at which the value is 0; infinite or no number where the rate is 0.
    @inlinable public var zero: Double { -constant / rate }

    @inlinable
    public static func + (a: Affine, b: Affine) -> Affine {
        Affine(rate: a.rate + b.rate, constant: a.constant + b.constant)
    }

    @inlinable
    public static func - (a: Affine, b: Affine) -> Affine {
        Affine(rate: a.rate - b.rate, constant: a.constant - b.constant)
    }

    @inlinable
    public static func * (factor: Double, value: Affine) -> Affine {
        Affine(rate: factor * value.rate, constant: factor * value.constant)
    }
}
