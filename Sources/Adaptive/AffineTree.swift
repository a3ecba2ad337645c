import AutoLayout
import Piecewise

/// A tree whose numbers grow evenly with the width.
struct AffineTree {
    /// At the least width.
    let tree: ViewTree
    /// By position among `ViewTree.numbers`; empty where none varies.
    private let numbers: [Affine]

    /// The trees of a piece; nil and the view where two of them differ in more than numbers.
    init(_ piece: TracedPiece) throws(AdaptiveFailure) {
        guard let first = piece.first.tree, let last = piece.last.tree else {
            throw .unsolvable(width: piece.first.width)
        }
        if let view = first.firstDifference(inShapeOf: last) { throw .varyingContent(view) }
        tree = first
        let map = piece.map
        numbers = map.contains { $0.rate != 0 } ? map : []
    }

    /// Whether the tree is the same at every width.
    var isConstant: Bool { numbers.isEmpty }

    func tree(at width: Double) -> ViewTree {
        isConstant ? tree : tree.replacingNumbers(numbers.map { $0.value(at: width) })
    }
}
