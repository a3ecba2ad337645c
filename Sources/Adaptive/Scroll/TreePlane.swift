import AutoLayout
import Piecewise
import Scene

/// Samples trees at any width and offset.
final class TreePlane: CellProbe {
    private let makeTree: (Screen, inout CertificateLog) -> ViewTree?
    private let screen: Screen
    /// Trees that hold at their offset wherever the screen's width has the same traits.
    private var known: [KnownTree] = []

    private struct KnownTree {
        var sample: Sample<TreeSample>
        var screen: Screen

        func holds(on other: Screen) -> Bool {
            guard sample.parameter == other.scrolledBy else { return false }
            let isAlike = screen.horizontalSizeClass == other.horizontalSizeClass
            return sample.log.widthUse == .none || isAlike && screen.isLandscape == other.isLandscape
        }
    }

    init(screen: Screen, makeTree: @escaping (Screen, inout CertificateLog) -> ViewTree?) {
        self.makeTree = makeTree
        self.screen = screen
    }

    func sample(at width: Double, offset: Double) throws(AdaptiveFailure) -> Sample<TreeSample> {
        var screen = screen.widened(to: width)
        screen.scrolledBy = offset
        var sample: Sample<TreeSample>
        if let known = known.first(where: { $0.holds(on: screen) }) {
            sample = known.sample
        } else {
            var trace = CertificateLog()
            guard let tree = makeTree(screen, &trace) else { throw .unsolvable(width: width) }
            sample = Sample(parameter: offset, log: trace, value: TreeSample(tree))
            if trace.widthUse < .points { known.append(KnownTree(sample: sample, screen: screen)) }
        }
        guard sample.log.widthUse > .none else { return sample }
        sample.log.compare(width, Screen.leastRegularWidth)
        sample.log.compare(width, screen.size.height)
        return sample
    }
}
