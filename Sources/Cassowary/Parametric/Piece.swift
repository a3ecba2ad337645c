/// A range of the parameter over which every value is `rate × parameter + constant`.
public struct Piece: Sendable {
    /// The parameters at which these maps hold; infinite where nothing ends them.
    public internal(set) var range: ClosedRange<Double>
    /// The maps of all variables, so many at a time.
    let blocks: [MapBlock]
    let count: Int
    /// The largest magnitude among the numbers; infinite if one is no number.
    private let largest: Double

    init(range: ClosedRange<Double>, blocks: [MapBlock], count: Int) {
        self.range = range
        self.blocks = blocks
        self.count = count
        var largest = 0.0
        for block in blocks { largest = max(largest, block.largest) }
        self.largest = largest
    }

    /// The magnitude of a parameter up to which no value overflows; below 0 where there is none.
    var reach: Double {
        let room = Double.greatestFiniteMagnitude / 4
        return largest <= room ? room / largest : -1
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

    /// Whether both pieces have the same maps, but for rounding where they meet.
    func agrees(with other: Piece) -> Bool {
        let lower = max(range.lowerBound, other.range.lowerBound)
        let upper = min(range.upperBound, other.range.upperBound)
        let parameter = lower.isFinite ? lower : upper.isFinite ? upper : 0
        for place in 0..<blocks.count where !blocks[place].agrees(with: other.blocks[place], near: parameter) {
            return false
        }
        return true
    }
}
