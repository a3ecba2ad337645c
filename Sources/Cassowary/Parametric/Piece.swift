/// A range of the parameter over which every value is `rate × parameter + constant`.
public struct Piece: Sendable {
    /// The parameters at which these maps hold; infinite where nothing ends them.
    public internal(set) var range: ClosedRange<Double>
    /// The maps of all variables, so many at a time.
    private let blocks: [MapBlock]
    /// The block where there is one only.
    let onlyBlock: MapView?
    private let count: Int
    /// The largest magnitude among the numbers; infinite if one is no number.
    private let largest: Double

    init(range: ClosedRange<Double>, blocks: [MapBlock], count: Int) {
        self.range = range
        self.blocks = blocks
        onlyBlock = blocks.count == 1 ? blocks[0].view : nil
        self.count = count
        var largest = 0.0
        for block in blocks { largest = max(largest, block.largest) }
        self.largest = largest
    }

    /// Whether no value overflows at a parameter.
    func isFinite(at parameter: Double) -> Bool {
        largest * max(1, abs(parameter)) <= Double.greatestFiniteMagnitude / 4
    }

    /// How the variable's value depends on the parameter; 0 for a variable of another solver.
    public func map(of variable: Variable) -> (rate: Double, constant: Double) {
        guard (0..<count).contains(variable.index) else { return (0, 0) }
        return blocks[variable.index / MapBlock.length].map(at: variable.index % MapBlock.length)
    }

    /// The variable's value at a parameter of the range.
    public func value(of variable: Variable, at parameter: Double) -> Double {
        let map = map(of: variable)
        return map.rate * parameter + map.constant
    }

    /// Whether both pieces have the same maps, but for rounding near a parameter.
    func agrees(with other: Piece, near parameter: Double) -> Bool {
        for place in 0..<blocks.count where !blocks[place].agrees(with: other.blocks[place], near: parameter) {
            return false
        }
        return true
    }

    /// Writes every value at a parameter.
    func evaluate(at parameter: Double, into values: inout [Double]) {
        let count = min(values.count, count)
        values.withUnsafeMutableBufferPointer { values in
            for place in 0..<blocks.count {
                let first = place * MapBlock.length
                let rest = UnsafeMutableBufferPointer(rebasing: values[first..<count])
                blocks[place].view?.evaluate(at: parameter, into: rest)
            }
        }
    }
}
