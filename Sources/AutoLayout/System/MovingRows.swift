import Scene

/// The positions of the rows that change when only texts or the root's size do.
struct MovingRows {
    /// The rows of a view's intrinsic size along an axis: hugging, then compression resistance.
    struct ContentRows {
        var slot: Int
        var axis: Axis
        var first: Int
    }

    var contentRows: [ContentRows] = []
    /// The root's two origins, then its width and height.
    var firstRootRow = 0
}
