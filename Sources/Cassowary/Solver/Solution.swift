/// The values of the last solution, as maps along the parameter: moving it inside a piece writes nothing, and values
/// are computed when read.
@usableFromInline
struct Solution: Sendable {
    @usableFromInline private(set) var parameter = 0.0
    /// The parameters at which the maps hold and no value overflows.
    private var lower = 0.0
    private var upper = 0.0
    @usableFromInline private(set) var blocks: [MapBlock] = []
    @usableFromInline private(set) var count = 0

    /// Every value is 0.
    init() {}

    /// The values at a vertex, which say nothing about other parameters.
    init(_ x: UncheckedArray<Double>, at parameter: Double) {
        (self.parameter, lower, upper, count) = (parameter, parameter, parameter, x.count)
        let blockCount = MapBlock.count(for: count)
        blocks.reserveCapacity(blockCount)
        for number in 0..<blockCount { blocks.append(MapBlock(number, of: x)) }
    }

    /// The values of a piece; nil if one overflows.
    init?(_ piece: Piece, at parameter: Double) {
        let reach = piece.reach
        guard abs(parameter) <= reach else { return nil }
        self.parameter = parameter
        (lower, upper) = (max(piece.range.lowerBound, -reach), min(piece.range.upperBound, reach))
        (blocks, count) = (piece.blocks, piece.count)
    }

    /// Moves to another parameter; false, without a change, where the maps do not hold there.
    @inline(__always)
    mutating func move(to parameter: Double) -> Bool {
        guard lower <= parameter && parameter <= upper else { return false }
        self.parameter = parameter
        return true
    }

    /// The value of a variable by its index; 0 where there is none.
    @inlinable
    @inline(__always)
    func value(at index: Int) -> Double {
        guard (0..<count).contains(index) else { return 0 }
        return withExtendedLifetime(blocks) {
            let map = blocks[index / MapBlock.length].map(at: index % MapBlock.length)
            return map.rate * parameter + map.constant
        }
    }

    /// Calls the body with every value, eight at a time, with zeros after the last.
    @inlinable
    @inline(__always)
    func forEachEight(_ body: (SIMD8<Double>) -> Void) {
        withExtendedLifetime(blocks) {
            for place in blocks.indices {
                let rest = min(MapBlock.length, count - place * MapBlock.length)
                blocks[place].forEachEight(of: rest, at: parameter, body)
            }
        }
    }
}

extension Solver {
    /// The variable's value in the last solution; 0 for a variable of another solver.
    @inlinable
    @inline(__always)
    public func value(of variable: Variable) -> Double { lastSolution.value(at: variable.index) }

    /// Every value of the last solution, by the variable's index. O(variables).
    public var solution: [Double] { (0..<variableCount).map { lastSolution.value(at: $0) } }

    /// Calls the body with every value of the last solution, eight at a time by the variable's index, with zeros after
    /// the last: the fastest way to read all of them, since none is written. O(variables).
    @inlinable
    @inline(__always)
    public func forEachEightValues(_ body: (SIMD8<Double>) -> Void) { lastSolution.forEachEight(body) }
}
