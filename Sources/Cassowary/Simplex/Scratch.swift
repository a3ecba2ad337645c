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
    var support: Lane<Int32> = []
    /// What a solution of the basis lacks, over positions.
    var correction = WorkVector()
    /// The row that is to enter, in terms of the basic rows.
    var entering = WorkVector()
    var enteringSupport: Lane<Int32> = []
    /// How every row moves that the step does.
    var motion: Lane<Motion> = []
    var moved: Lane<Int32> = []
    var kinks = KinkHeap()
    /// The rows whose kinks the step passed.
    var passed: Lane<Int32> = []
    /// The positions whose multipliers have changed since they were priced, as bits.
    var unpriced: Lane<UInt64> = []
    /// Vectors over levels.
    var slope: Lane<Double> = []
    var magnitude: Lane<Double> = []
    var change: Lane<Double> = []

    /// Makes the memory the scratch's own.
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

    /// Makes room for so many rows, variables and levels.
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
