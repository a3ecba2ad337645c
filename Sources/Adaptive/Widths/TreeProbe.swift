import AutoLayout
import Piecewise
import Scene

/// Samples trees.
struct TreeProbe: Probe {
    let makeTree: (Screen, inout CertificateLog) -> ViewTree?
    let screen: Screen
    /// Trees that hold wherever the screen's width has the same traits.
    private var known: [KnownTree] = []

    private struct KnownTree {
        var value: TreeSample
        var screen: Screen
        var use: WidthUse

        func holds(on other: Screen) -> Bool {
            let isAlike = screen.horizontalSizeClass == other.horizontalSizeClass
            return use == .none || isAlike && screen.isLandscape == other.isLandscape
        }
    }

    init(makeTree: @escaping (Screen, inout CertificateLog) -> ViewTree?, screen: Screen) {
        self.makeTree = makeTree
        self.screen = screen
    }

    mutating func sample(at width: Double) throws(AdaptiveFailure) -> Sample<TreeSample> {
        let screen = screen.widened(to: width)
        if let known = known.first(where: { $0.holds(on: screen) }) { return sample(of: known, on: screen) }
        var trace = CertificateLog()
        compareTraits(of: screen, noting: &trace)
        guard let tree = makeTree(screen, &trace) else { throw .unsolvable(width: width) }
        // Where the offset is asked for, what is decided about it counts.
        guard trace.widthUse < .points, !trace.usesOffset else {
            return Sample(parameter: width, log: trace, value: TreeSample(tree))
        }
        let found = KnownTree(value: TreeSample(tree), screen: screen, use: trace.widthUse)
        known.append(found)
        return sample(of: found, on: screen)
    }

    /// A sample whose only certificates are the traits of the width.
    private func sample(of known: KnownTree, on screen: Screen) -> Sample<TreeSample> {
        var trace = CertificateLog()
        if known.use == .traits { compareTraits(of: screen, noting: &trace) }
        return Sample(parameter: screen.size.width, log: trace, value: known.value)
    }

    private func compareTraits(of screen: Screen, noting trace: inout CertificateLog) {
        trace.compare(screen.size.width, Screen.leastRegularWidth)
        trace.compare(screen.size.width, screen.size.height)
    }
}

/// A tree, of which the lengths and constants are the numbers.
struct TreeSample: Sampled {
    var tree: ViewTree
    let numbers: [Double]
    var mayClimb: Bool { false }

    init(_ tree: ViewTree) {
        self.tree = tree
        numbers = tree.numbers
    }

    func isAlike(_ other: TreeSample) -> Bool {
        numbers.count == other.numbers.count && tree.firstDifference(inShapeOf: other.tree) == nil
    }
}
