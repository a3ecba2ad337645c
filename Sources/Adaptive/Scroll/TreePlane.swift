import AutoLayout
import Piecewise

/// Samples trees at any width and offset.
final class TreePlane: CellProbe {
    private let makeTree: (Screen, inout CertificateLog) -> ViewTree?
    private let screen: Screen
    /// Trees that hold at their offset wherever the screen's width has the same traits.
    private var known: [KnownTree] = []

    private struct KnownTree {
        var sample: WidthSample
        var screen: Screen

        func holds(on other: Screen) -> Bool {
            guard sample.width == other.scrolledBy else { return false }
            let isAlike = screen.horizontalSizeClass == other.horizontalSizeClass
            return sample.trace.widthUse == .none || isAlike && screen.isLandscape == other.isLandscape
        }
    }

    init(screen: Screen, makeTree: @escaping (Screen, inout CertificateLog) -> ViewTree?) {
        self.makeTree = makeTree
        self.screen = screen
    }

    func sample(at width: Double, offset: Double) throws(AdaptiveFailure) -> WidthSample {
        var screen = screen.widened(to: width)
        screen.scrolledBy = offset
        var sample: WidthSample
        if let known = known.first(where: { $0.holds(on: screen) }) {
            sample = known.sample
        } else {
            var trace = CertificateLog()
            guard let tree = makeTree(screen, &trace) else { throw .unsolvable(width: width) }
            sample = WidthSample(width: offset, trace: trace, values: tree.numbers, tree: tree)
            if trace.widthUse < .points { known.append(KnownTree(sample: sample, screen: screen)) }
        }
        guard sample.trace.widthUse > .none else { return sample }
        sample.trace.compare(width, Screen.leastRegularWidth)
        sample.trace.compare(width, screen.size.height)
        return sample
    }
}
