/// A range of the parameter over which every value is `rate × parameter + constant`.
public struct Piece: Sendable {
    /// The parameters at which these maps hold; infinite where nothing ends them.
    public internal(set) var range: ClosedRange<Double>
    /// The maps of all variables, so many at a time.
    private let blocks: [MapBlock]
    private let count: Int
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

    /// Whether no value overflows at a parameter.
    func isFinite(at parameter: Double) -> Bool { abs(parameter) <= reach }

    /// The magnitude of a parameter up to which no value overflows; below 0 where there is none.
    private var reach: Double {
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

    /// Writes every value at a parameter; over those of the same piece at another parameter, it writes those that differ.
    func evaluate(at parameter: Double, into values: inout [Double], isAgain: Bool) {
        values.withUnsafeMutableBufferPointer { values in
            guard let start = values.baseAddress, let last = blocks.last else { return }
            for place in 0..<(blocks.count - 1) {
                // With a length that the compiler knows.
                let maps = blocks[place].view(count: MapBlock.length)
                maps?.evaluate(at: parameter, into: start + place * MapBlock.length, isAgain: isAgain)
            }
            let first = (blocks.count - 1) * MapBlock.length
            let rest = min(values.count, count) - first
            last.view(count: rest)?.evaluate(at: parameter, into: start + first, isAgain: isAgain)
        }
    }

    /// The parameters of the piece at which no value overflows, with all maps where one block holds them.
    var near: NearPiece {
        guard blocks.count == 1 else { return NearPiece() }
        let (lower, upper) = (max(range.lowerBound, -reach), min(range.upperBound, reach))
        return NearPiece(lower: lower, upper: upper, maps: blocks[0].view(count: count))
    }
}

/// A piece of a small system, for as long as somebody keeps the piece itself.
struct NearPiece: Sendable {
    private var lower = 1.0
    private var upper = 0.0
    private var maps: MapView?

    /// No piece.
    init() {}

    init(lower: Double, upper: Double, maps: MapView?) { (self.lower, self.upper, self.maps) = (lower, upper, maps) }

    /// The maps, if they hold at a parameter.
    @inline(__always)
    func maps(at parameter: Double) -> MapView? { lower <= parameter && parameter <= upper ? maps : nil }
}
