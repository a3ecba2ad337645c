/// A range of the parameter over which every value is `rate × parameter + constant`.
public struct Piece: Sendable {
    /// The parameters at which these maps hold; infinite where nothing ends them.
    public internal(set) var range: ClosedRange<Double>
    var rates: [Double]
    var constants: [Double]
    /// The largest magnitude among them; infinite if one is no number.
    private let largest: Double

    init(range: ClosedRange<Double>, rates: [Double], constants: [Double]) {
        self.range = range
        self.rates = rates
        self.constants = constants
        largest = max(Self.largest(of: rates), Self.largest(of: constants))
    }

    private static func largest(of numbers: [Double]) -> Double {
        var largest = 0.0
        for number in numbers where !(abs(number) <= largest) { largest = number.isNaN ? .infinity : abs(number) }
        return largest
    }

    /// Whether no value overflows at a parameter.
    func isFinite(at parameter: Double) -> Bool {
        largest <= Double.greatestFiniteMagnitude / 4 / max(1, abs(parameter))
    }

    /// How the variable's value depends on the parameter; 0 for a variable of another solver.
    public func map(of variable: Variable) -> (rate: Double, constant: Double) {
        guard rates.indices.contains(variable.index) else { return (0, 0) }
        return (rates[variable.index], constants[variable.index])
    }

    /// The variable's value at a parameter of the range.
    public func value(of variable: Variable, at parameter: Double) -> Double {
        let map = map(of: variable)
        return map.rate * parameter + map.constant
    }

    /// Whether both pieces have the same maps, but for rounding near a parameter.
    func agrees(with other: Piece, near parameter: Double) -> Bool {
        let size = max(1, abs(parameter))
        for (rate, otherRate) in zip(rates, other.rates) where abs(rate - otherRate) * size > 1e-9 { return false }
        for (constant, otherConstant) in zip(constants, other.constants)
        where abs(constant - otherConstant) > 1e-9 * max(1, abs(constant)) { return false }
        return true
    }

    /// Writes every value at a parameter.
    func evaluate(at parameter: Double, into values: inout [Double]) {
        let count = min(values.count, rates.count, constants.count)
        values.withUnsafeMutableBufferPointer { values in
            rates.withUnsafeBufferPointer { rates in
                constants.withUnsafeBufferPointer { constants in
                    for index in 0..<count { values[index] = rates[index] * parameter + constants[index] }
                }
            }
        }
    }
}
