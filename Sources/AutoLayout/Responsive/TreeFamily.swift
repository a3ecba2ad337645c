/// A tree whose numbers grow evenly with the width.
struct TreeFamily {
    /// At the least width.
    let tree: ViewTree
    /// By position among `ViewTree.numbers`; empty where none varies.
    private let numbers: [AffineValue]

    /// The trees of a piece; nil and the view where two of them differ in more than numbers.
    init(_ piece: SweptPiece) throws(ResponsiveFailure) {
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

/// Samples trees.
struct TreeProbe: WidthProbe {
    let makeTree: (Screen, inout DecisionTrace) -> ViewTree?
    let screen: Screen
    /// The sample of every width, where nothing in the tree follows the width.
    private var constant: WidthSample?

    init(makeTree: @escaping (Screen, inout DecisionTrace) -> ViewTree?, screen: Screen) {
        self.makeTree = makeTree
        self.screen = screen
    }

    mutating func sample(at width: Double) throws(ResponsiveFailure) -> WidthSample {
        if var sample = constant {
            sample.width = width
            return sample
        }
        var trace = DecisionTrace()
        let screen = screen.widened(to: width)
        trace.compare(width, Screen.leastRegularWidth)
        trace.compare(width, screen.size.height)
        guard let tree = makeTree(screen, &trace) else { throw .unsolvable(width: width) }
        guard trace.usesWidth else {
            let sample = WidthSample(width: width, trace: DecisionTrace(), values: tree.numbers, tree: tree)
            constant = sample
            return sample
        }
        return WidthSample(width: width, trace: trace, values: tree.numbers, tree: tree)
    }
}
