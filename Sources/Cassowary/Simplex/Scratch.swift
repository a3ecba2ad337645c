/// Work space that the steps of the simplex method share, empty between them.
struct Scratch: Sendable {
    /// How a row moves with a step.
    struct Motion: Sendable {
        /// `a·d`.
        var rate = 0.0
        /// The sum of the magnitudes that add up to it; 0 only for a row that does not move.
        var size = 0.0
    }

    /// A vector over positions.
    var vector = WorkVector()
    /// The direction `d` of a step, over columns' positions.
    var direction = WorkVector()
    var support: UncheckedArray<Int32> = []
    /// The correction of iterative refinement, over positions.
    var correction = WorkVector()
    /// The entering row in terms of the basic rows.
    var entering = WorkVector()
    var enteringSupport: UncheckedArray<Int32> = []
    /// The motion of every row that the step moves.
    var motion: UncheckedArray<Motion> = []
    var moved: UncheckedArray<Int32> = []
    var kinks = KinkHeap()
    /// The rows whose kinks the step passed.
    var passed: UncheckedArray<Int32> = []
    /// The positions whose multipliers have changed since they were priced, as bits.
    var unpriced: UncheckedArray<UInt64> = []
    /// Vectors over levels.
    var slope: UncheckedArray<Double> = []
    var magnitude: UncheckedArray<Double> = []
    var change: UncheckedArray<Double> = []

    /// Copies the memory if it is shared.
    mutating func detach() {
        vector.detach()
        direction.detach()
        support.detach()
        correction.detach()
        entering.detach()
        enteringSupport.detach()
        motion.detach()
        moved.detach()
        kinks.detach()
        passed.detach()
        unpriced.detach()
        slope.detach()
        magnitude.detach()
        change.detach()
    }

    /// Resizes the work space.
    mutating func resize(rows: Int, variables: Int, levels: Int) {
        if vector.values.count != variables {
            vector = WorkVector(count: variables)
            direction = WorkVector(count: variables)
            correction = WorkVector(count: variables)
            entering = WorkVector(count: variables)
            unpriced.reset(to: entering.mask.count, filling: 0)
        }
        if motion.count < rows {
            motion.resize(to: rows, filling: Motion())
        }
        slope.reset(to: levels, filling: 0)
        magnitude.reset(to: levels, filling: 0)
        change.reset(to: levels, filling: 0)
    }
}
