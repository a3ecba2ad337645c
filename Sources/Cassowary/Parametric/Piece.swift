/// A range of the parameter over which every value is `rate × parameter + constant`.
public struct Piece: Sendable {
    /// The parameters at which these maps hold; infinite where nothing ends them.
    public internal(set) var range: ClosedRange<Double>
    /// The rate of each variable, then the constant of each.
    private let numbers: Lane<Double>
    private let count: Int
    /// The largest magnitude among them; infinite if one is no number.
    private let largest: Double

    /// - Parameter numbers: the rate of each variable, then the constant of each; nothing else writes to it.
    init(range: ClosedRange<Double>, numbers: Lane<Double>) {
        self.range = range
        self.numbers = numbers
        count = numbers.count / 2
        var largest = 0.0
        for number in numbers where !(abs(number) <= largest) { largest = number.isNaN ? .infinity : abs(number) }
        self.largest = largest
    }

    /// Whether no value overflows at a parameter.
    func isFinite(at parameter: Double) -> Bool {
        largest <= Double.greatestFiniteMagnitude / 4 / max(1, abs(parameter))
    }

    /// How the variable's value depends on the parameter; 0 for a variable of another solver.
    public func map(of variable: Variable) -> (rate: Double, constant: Double) {
        guard (0..<count).contains(variable.index) else { return (0, 0) }
        return (numbers[variable.index], numbers[count + variable.index])
    }

    /// The variable's value at a parameter of the range.
    public func value(of variable: Variable, at parameter: Double) -> Double {
        let map = map(of: variable)
        return map.rate * parameter + map.constant
    }

    /// Whether both pieces have the same maps, but for rounding near a parameter.
    func agrees(with other: Piece, near parameter: Double) -> Bool {
        let size = max(1, abs(parameter))
        for place in 0..<count where abs(numbers[place] - other.numbers[place]) * size > 1e-9 { return false }
        for place in count..<numbers.count {
            let constant = numbers[place]
            if abs(constant - other.numbers[place]) > 1e-9 * max(1, abs(constant)) { return false }
        }
        return true
    }

    /// Where the maps lie for as long as the piece is there; nil without variables.
    @inline(__always)
    var maps: Maps? {
        guard let rates = numbers.start else { return nil }
        return Maps(rates: rates, constants: rates + count, count: count)
    }

    /// A piece's maps by address, so that evaluating them counts no references.
    struct Maps {
        let rates: UnsafePointer<Double>
        let constants: UnsafePointer<Double>
        let count: Int

        /// Writes every value at a parameter.
        @inline(__always)
        func evaluate(at parameter: Double, into values: inout [Double]) {
            let count = min(values.count, count)
            values.withUnsafeMutableBufferPointer { values in
                for place in 0..<count { values[place] = rates[place] * parameter + constants[place] }
            }
        }
    }
}
