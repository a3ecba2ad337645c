import Scene

/// The positions of the rows that change when only texts, insets, offsets or the root's size do.
struct MovingRows {
    /// The rows of a view's intrinsic size along an axis: hugging, then compression resistance.
    struct ContentRows {
        var slot: Int
        var axis: Axis
        var first: Int
        /// How much longer the view's frame is than what its content asks for, points.
        var excess: Double
    }

    /// A row whose constant depends on insets or offsets.
    struct InsetRow {
        var row: Int
        /// The constant without them, points.
        var base: Double
        var insets: [InsetTerm]

        init(row: Int, constant: Double, insets: [InsetTerm], in state: SystemState) {
            self.row = row
            self.insets = insets
            base = insets.reduce(constant) { $0 - $1.factor * $1.use.length(in: state) }
        }

        /// The row's constant, points.
        func constant(in state: SystemState) -> Double {
            insets.reduce(base) { $0 + $1.factor * $1.use.length(in: state) }
        }
    }

    var contentRows: [ContentRows] = []
    var insetRows: [InsetRow] = []
    /// The root's two origins, then its width and height.
    var firstRootRow = 0
}
