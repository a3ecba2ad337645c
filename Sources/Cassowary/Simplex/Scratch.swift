/// Work space that the steps of the simplex method share, empty between them.
struct Scratch: Sendable {
    /// A vector over positions.
    var vector = WorkVector()
    /// The direction `d` of a step, over columns' positions.
    var direction = WorkVector()
    var support: [Int32] = []
    /// The row that is to enter, in terms of the basic rows.
    var entering = WorkVector()
    var enteringSupport: [Int32] = []
    /// `a·d` of every row that the step moves.
    var motion: [Double] = []
    /// The sum of the magnitudes that add up to `motion`.
    var motionSize: [Double] = []
    var isMoved: [Bool] = []
    var moved: [Int32] = []
    var kinks = KinkHeap()
    /// The rows whose kinks the step passed.
    var passed: [Int32] = []
    /// The positions whose multipliers have changed, as bits.
    var touched: [UInt64] = []
    /// Vectors over levels.
    var slope: [Double] = []
    var magnitude: [Double] = []
    var change: [Double] = []

    /// Makes room for so many rows, variables and levels.
    mutating func resize(rows: Int, variables: Int, levels: Int) {
        if vector.values.count != variables {
            vector = WorkVector(count: variables)
            direction = WorkVector(count: variables)
            entering = WorkVector(count: variables)
        }
        while motion.count < rows {
            motion.append(0)
            motionSize.append(0)
            isMoved.append(false)
        }
        slope = [Double](repeating: 0, count: levels)
        magnitude = slope
        change = [Double](repeating: 0, count: levels)
    }
}
