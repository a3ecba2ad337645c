import AutoLayout
import Piecewise

/// Turns a screen's trees into its layout at every width.
public struct AdaptiveEngine {
    private let memory: LayoutCache

    public init(memory: LayoutCache) { self.memory = memory }

    /// Follows a screen through a range of widths.
    ///
    /// - Parameters:
    ///   - screen: the screen, of which only the width changes.
    ///   - makeTree: the tree on a screen, with the decisions on the way to it; nil where there is none.
    /// - Throws: why there is no such layout.
    public func layout(
        over widths: ClosedRange<Double>, on screen: Screen,
        makeTree: @escaping (Screen, inout CertificateLog) -> ViewTree?
    ) throws(AdaptiveFailure) -> AdaptiveLayout {
        var trees = PieceTracer(TreeProbe(makeTree: makeTree, screen: screen))
        let found = try trees.pieces(
            from: Breakpoint(widths.lowerBound), to: widths.upperBound, isEndIncluded: true)
        var variants = VariantList()
        for (position, piece) in found.enumerated() {
            let isLast = position + 1 == found.count
            let stage = ShapeSpan(
                setting: SpanSetting(family: try AffineTree(piece), screen: screen, memory: memory),
                start: piece.start, end: piece.end,
                isEndIncluded: isLast || !found[position + 1].start.isIncluded)
            variants.append(stage, groups: try stage.groups())
        }
        var layout = AdaptiveLayout(
            widths: widths, screen: screen.widened(to: widths.lowerBound), variants: variants.variants)
        var follower = ScrollFollower(trees: found, memory: memory, makeTree: makeTree)
        follower.follow(&layout)
        return layout
    }
}
