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
        /// What was decided on the way to it. That is the same wherever the tree holds: it is about the offset, and the
        /// offset is the screen's.
        var log: CertificateLog

        func holds(on other: Screen) -> Bool {
            let isAlike = screen.horizontalSizeClass == other.horizontalSizeClass
            return log.widthUse == .none || isAlike && screen.isLandscape == other.isLandscape
        }
    }

    init(makeTree: @escaping (Screen, inout CertificateLog) -> ViewTree?, screen: Screen) {
        self.makeTree = makeTree
        self.screen = screen
    }

    mutating func sample(at width: Double) throws(AdaptiveFailure) -> Sample<TreeSample> {
        let screen = screen.widened(to: width)
        if let known = known.first(where: { $0.holds(on: screen) }) { return sample(of: known, on: screen) }
        var log = CertificateLog()
        guard let tree = makeTree(screen, &log) else { throw .unsolvable(width: width) }
        let found = KnownTree(value: TreeSample(tree), screen: screen, log: log)
        if log.widthUse < .points { known.append(found) }
        return sample(of: found, on: screen)
    }

    /// A sample whose certificates are the traits of the width, where they are asked for, and what the tree's log holds.
    private func sample(of known: KnownTree, on screen: Screen) -> Sample<TreeSample> {
        var log = CertificateLog()
        if known.log.widthUse > .none {
            log.compare(screen.size.width, Screen.leastRegularWidth)
            log.compare(screen.size.width, screen.size.height)
        }
        log.append(known.log)
        return Sample(parameter: screen.size.width, log: log, value: known.value)
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
