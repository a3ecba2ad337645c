/// Turns a screen's trees into its layout at every width.
public struct ResponsiveEngine {
    private let memory: ResponsiveMemory

    public init(memory: ResponsiveMemory) { self.memory = memory }

    /// Follows a screen through a range of widths.
    ///
    /// - Parameters:
    ///   - screen: the screen, of which only the width changes.
    ///   - makeTree: the tree on a screen, with the decisions on the way to it; nil where there is none.
    /// - Throws: why there is no such layout.
    public func layout(
        over widths: ClosedRange<Double>, on screen: Screen,
        makeTree: @escaping (Screen, inout DecisionTrace) -> ViewTree?
    ) throws(ResponsiveFailure) -> ResponsiveLayout {
        var trees = WidthSweep(TreeProbe(makeTree: makeTree, screen: screen))
        let found = try trees.pieces(
            from: ResponsiveLayout.Start(widths.lowerBound), to: widths.upperBound, isEndIncluded: true)
        var variants = VariantList()
        for (position, piece) in found.enumerated() {
            let isLast = position + 1 == found.count
            let stage = ResponsiveStage(
                setting: ResponsiveSetting(family: try TreeFamily(piece), screen: screen, memory: memory),
                start: piece.start, end: piece.end,
                isEndIncluded: isLast || !found[position + 1].start.isIncluded)
            variants.append(stage, groups: try stage.groups())
        }
        var layout = ResponsiveLayout(
            widths: widths, screen: screen.widened(to: widths.lowerBound), variants: variants.variants)
        var follower = ScrollFollower(trees: found, memory: memory, makeTree: makeTree)
        follower.follow(&layout)
        return layout
    }
}
