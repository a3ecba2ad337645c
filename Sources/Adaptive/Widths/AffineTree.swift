import AutoLayout
import Piecewise

/// A tree whose numbers are affine in the width.
struct AffineTree {
    /// At the least width.
    let tree: ViewTree
    /// By position among `ViewTree.numbers`; empty where none varies.
    private let numbers: [Affine]

    /// The trees of a piece.
    ///
    /// - Throws: the view by which two of them differ in more than numbers.
    init(_ piece: TracedPiece<TreeSample>) throws(AdaptiveFailure) {
        tree = piece.first.value.tree
        if let view = tree.firstDifference(inShapeOf: piece.last.value.tree) { throw .varyingContent(view) }
        let lines = Array(piece.lines)
        numbers = lines.contains { $0.rate != 0 } ? lines : []
    }

    /// Whether the tree is the same at every width.
    var isConstant: Bool { numbers.isEmpty }

    func tree(at width: Double) -> ViewTree {
        isConstant ? tree : tree.replacingNumbers(numbers.map { $0.value(at: width) })
    }
}
