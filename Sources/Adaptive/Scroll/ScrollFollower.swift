import AutoLayout
import Piecewise
import Scene

/// Finds how a layout that is known at every width depends on the scroll offset.
///
/// In most layouts the offset moves the scroll view's content and nothing else; the tree shows that. The others are
/// traced over widths and offsets, as far as they depend on the offset (`OffsetDependencies`).
struct ScrollFollower {
    /// At the screen's own offset, ascending by width.
    let trees: [TracedPiece<TreeSample>]
    let memory: LayoutCache
    let makeTree: (Screen, inout CertificateLog) -> ViewTree?

    /// Adds to a layout what depends on the offset, or why that cannot be told.
    mutating func follow(_ layout: inout AdaptiveLayout) {
        for position in layout.variants.indices {
            layout.variants[position].scroller = layout.variants[position].tree.scroller
        }
        guard layout.variants.contains(where: { $0.scroller != nil }) else { return }
        var followed = layout
        do throws(AdaptiveFailure) {
            let offsets = 0 - AdaptiveLayout.Scrolling.greatestPull...layout.maximumOffset
            let trees = try scrolledTrees(layout, offsets)
            for position in layout.variants.indices {
                try follow(&followed, position, trees, offsets)
            }
            followed.scrolling = AdaptiveLayout.Scrolling(offsets: offsets)
            layout = followed
        } catch {
            layout.scrollingFailure = error
        }
    }

    /// The trees at every width and offset.
    private func scrolledTrees(
        _ layout: AdaptiveLayout, _ offsets: ClosedRange<Double>
    ) throws(AdaptiveFailure) -> ScrolledTrees {
        let asks = trees.contains { $0.first.log.usesOffset || $0.last.log.usesOffset }
        guard asks else { return try ScrolledTrees(trees, over: offsets) }
        let turns = [Screen.leastRegularWidth, layout.screen.size.height] + trees.dropFirst().map { $0.start.position }
        let sweep = CellTracer(
            plane: TreePlane(screen: layout.screen, makeTree: makeTree), offsets: offsets, hints: turns.sorted())
        let pieces = try sweep.pieces(
            from: Breakpoint(layout.widths.lowerBound), to: layout.widths.upperBound)
        return try ScrolledTrees(pieces)
    }

    private func follow(
        _ layout: inout AdaptiveLayout, _ position: Int, _ trees: ScrolledTrees, _ offsets: ClosedRange<Double>
    ) throws(AdaptiveFailure) {
        let variant = layout.variants[position]
        guard let scroller = variant.scroller else { return }
        let end = position + 1 < layout.variants.count ? layout.variants[position + 1].start : nil
        let span = VariantSpan(start: variant.start, end: end?.position ?? layout.widths.upperBound)
        let isStill = trees.isStill
        if !isStill {
            try trees.checkParts(of: variant, span)
            layout.variants[position].appearances = trees.appearances(in: variant, span)
        }
        if isStill, trees.carriesOnlyContent(variant, span, layout.screen) { return }
        let system = try reachedSystem(trees, span, layout.screen, scroller)
        guard system.reached.contains(true) else { return }
        let reduced = try trees.reduced(to: system.views, in: trees.positions(in: span))
        let plane = ScrollPlane(
            reduced, screen: layout.screen, memory: memory.lines,
            scroller: ViewID(system.views.firstIndex(of: scroller) ?? 0))
        let hints = trees.pieces.map { $0.start.position } + [Screen.leastWidthOfWideMargins]
        let sweep = CellTracer(plane: plane, offsets: offsets, hints: hints.sorted())
        let pieces = try sweep.pieces(from: span.start, to: span.end)
        let reader = ScrollMotionReader(variant, system, offset: layout.screen.scrolledBy)
        layout.variants[position].groups[0].motion = try reader.motion(pieces)
        layout.variants[position].scrolledConstraints = ScrolledConstraintReader(system).constraints(pieces)
    }

    /// The views that depend on the offset, and all that are needed to solve for them.
    private func reachedSystem(
        _ trees: ScrolledTrees, _ span: VariantSpan, _ screen: Screen, _ scroller: ViewID
    ) throws(AdaptiveFailure) -> DependentSystem {
        let plane = ScrollPlane(trees, screen: screen, memory: memory.lines, scroller: scroller)
        let positions = trees.positions(in: span)
        let reaches = try plane.reaches(in: positions)
        guard let first = positions.first else { return DependentSystem(views: [], reached: []) }
        let index = TreeIndex(trees.models[trees.shapes[first][0]])
        let members = index.members(of: ViewTree.rootID)
        // Where a pinned header stops follows from all parts of its collection view.
        let needsContent = !trees.models[trees.shapes[first][0]][scroller].kind.pinnedHeaders.isEmpty
        let kept = members.indices.filter { slot in
            members[slot] == scroller || needsContent && index.isDescendant(members[slot], of: scroller)
                || reaches.contains { $0.neededSlots[slot] }
                || index.isDescendant(scroller, of: members[slot])
        }
        return DependentSystem(
            views: kept.map { members[$0] }, reached: kept.map { slot in reaches.contains { $0.slots[slot] } })
    }
}

/// The part of a screen's system that depends on the offset.
struct DependentSystem {
    /// The root first, each view after its superview.
    let views: [ViewID]
    /// Of each, whether its own frame may depend on the offset.
    let reached: [Bool]
}

/// The widths of a variant.
struct VariantSpan {
    let start: Breakpoint
    /// Points.
    let end: Double
}

extension ViewTree {
    /// The view that a screen's offset moves: the first one that scrolls.
    var scroller: ViewID? {
        TreeIndex(self).preorder.first { self[$0].kind.scrolling != nil }
    }
}
