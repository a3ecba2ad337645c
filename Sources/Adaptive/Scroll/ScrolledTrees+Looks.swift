import AutoLayout
import Piecewise
import Scene

extension ScrolledTrees {
    /// The first and last tree of each interval of a piece, at the first width.
    private func trees(of position: Int) -> [(ViewTree, ViewTree)] {
        pieces[position].first.intervals.map { ($0.first.value.tree, $0.last.value.tree) }
    }

    /// Checks that nothing but the screen's own system and appearances depend on the offset.
    func checkParts(of variant: AdaptiveLayout.Variant, _ span: VariantSpan) throws(AdaptiveFailure) {
        let index = TreeIndex(variant.tree)
        for position in positions(in: span) {
            let found = trees(of: position)
            guard let model = found.first?.0 else { continue }
            let parts = variant.groups.dropFirst().map { $0.root }
            let constraints = model.constraints(of: parts)
            for tree in found.flatMap({ [$0.0, $0.1] }) {
                if let view = tree.firstDifference(from: model, besidesLooksOfScreen: index) {
                    throw .varyingContent(view)
                }
                for (part, (own, others)) in zip(parts, zip(tree.constraints(of: parts), constraints))
                where own != others {
                    throw .varyingContent(part)
                }
            }
        }
    }

    // MARK: Looks

    /// How appearances depend on the offset over the widths of a variant.
    func appearances(
        in variant: AdaptiveLayout.Variant, _ span: VariantSpan
    ) -> OverWidths<OverOffsets<[AdaptiveLayout.AppearancePiece]>> {
        let views = varyingViews(span)
        guard !views.isEmpty else { return OverWidths() }
        return OverWidths(
            segments: positions(in: span).map { position in
                let piece = pieces[position]
                return OverWidths.Segment(
                    start: piece.start.position <= span.start.position ? span.start : piece.start,
                    value: piece.overOffsets { interval in views.map { appearance(of: $0, piece, interval) } })
            })
    }

    /// The views whose appearance depends on the offset, ascending.
    private func varyingViews(_ span: VariantSpan) -> [ViewID] {
        var varying: [ViewID] = []
        for position in positions(in: span) {
            let found = trees(of: position)
            guard let model = found.first?.0 else { continue }
            for tree in found.flatMap({ [$0.0, $0.1] }) {
                for (index, (view, other)) in zip(tree.views, model.views).enumerated()
                where view.isHidden != other.isHidden || view.appearance != other.appearance {
                    if !varying.contains(ViewID(index)) { varying.append(ViewID(index)) }
                }
            }
        }
        return varying.sorted()
    }

    private func appearance(
        of view: ViewID, _ piece: CellColumn<TreeSample>, _ interval: Int
    ) -> AdaptiveLayout.AppearancePiece {
        let (near, far) = (piece.first.intervals[interval], piece.last.intervals[interval].first.value.tree)
        let (first, last) = (near.first.value.tree, near.last.value.tree)
        var found = AdaptiveLayout.AppearancePiece(
            view: view, isHidden: first[view].isHidden, appearance: first[view].appearance)
        for property in AdaptiveLayout.AppearanceRamp.Property.allCases {
            let value = first[view].appearance[property]
            guard value != last[view].appearance[property] || value != far[view].appearance[property] else { continue }
            found.ramps.append(ramp(of: view, property, piece, interval))
        }
        return found
    }

    private func ramp(
        of view: ViewID, _ property: AdaptiveLayout.AppearanceRamp.Property, _ piece: CellColumn<TreeSample>,
        _ interval: Int
    ) -> AdaptiveLayout.OffsetRamp {
        let (near, far) = (piece.first, piece.last)
        func line(_ partition: OffsetPartition<TreeSample>) -> Affine {
            let (first, last) = (partition.intervals[interval].first, partition.intervals[interval].last)
            return Affine(
                through: (last.parameter, last.value.tree[view].appearance[property]),
                and: (first.parameter, first.value.tree[view].appearance[property]))
        }
        let (one, other) = (line(near), line(far))
        let distance = far.width - near.width
        let rate = distance > 0 ? (other.constant - one.constant) / distance : 0
        return AdaptiveLayout.OffsetRamp(
            property: property, value: Affine(rate: rate, constant: one.constant - rate * near.width),
            rate: one.rate)
    }

    // MARK: Native scrolling

    /// Whether the offset only moves the scroll view's content.
    func carriesOnlyContent(_ variant: AdaptiveLayout.Variant, _ span: VariantSpan, _ screen: Screen) -> Bool {
        guard let scroller = variant.scroller else { return true }
        return positions(in: span).allSatisfy { position in
            shapes[position].allSatisfy { models[$0].carriesOnlyContent(of: scroller, screen) }
        }
    }
}

extension ViewTree {
    /// The constraints of each of some systems. Complexity: O(views + constraints).
    fileprivate func constraints(of roots: [ViewID]) -> [[LayoutConstraint]] {
        let index = TreeIndex(self)
        return roots.map { index.constraints(of: $0).map { constraints[$0] } }
    }

    /// The first view by which two trees differ in more than looks and what only the screen's system sees.
    fileprivate func firstDifference(from other: ViewTree, besidesLooksOfScreen index: TreeIndex) -> ViewID? {
        guard views.count == other.views.count else { return Self.rootID }
        for position in views.indices where views[position] != other.views[position] {
            let isOfScreen = index.slot(of: ViewID(position), in: Self.rootID) != nil
            var (a, b) = (views[position], other.views[position])
            if isOfScreen { (a, b) = (a.drawn, b.drawn) }
            a.takeAppearance(of: b)
            a.isHidden = b.isHidden
            if a != b { return ViewID(position) }
        }
        return nil
    }

    /// Whether no constraint ties a vertical place in a scroll view's content to one outside, and no margin in it
    /// depends on how far it is scrolled.
    fileprivate func carriesOnlyContent(of scroller: ViewID, _ screen: Screen) -> Bool {
        guard self[scroller].kind.pinnedHeaders.isEmpty else { return false }
        let index = TreeIndex(self)
        for position in index.constraints(of: Self.rootID) where crosses(constraints[position], scroller, index) {
            return false
        }
        return contentLeavesInsets(of: scroller, screen)
    }

    /// Whether no safe area and no margin in a scroll view depends on how far it is scrolled.
    func contentLeavesInsets(of scroller: ViewID, _ screen: Screen) -> Bool {
        guard let scroll = self[scroller].kind.scrolling else { return true }
        if scroll.contentInsetAdjustmentBehavior != .always, !self[scroller].kind.isTable {
            for view in self[scroller].subviews where self[view].preservesSuperviewLayoutMargins { return false }
        }
        if screen.safeAreaInsets.top == 0, screen.safeAreaInsets.bottom == 0 { return true }
        switch scroll.contentInsetAdjustmentBehavior {
        case .never: return self[scroller].subviews.isEmpty
        case .always: return true
        case .automatic, .scrollableAxes: return self[scroller].kind.isTable || scroll.alwaysBounceVertical
        }
    }

    private func crosses(_ constraint: LayoutConstraint, _ scroller: ViewID, _ index: TreeIndex) -> Bool {
        guard let second = constraint.second, constraint.first.attribute.axis == .vertical,
            !constraint.first.attribute.isDimension || !second.attribute.isDimension
        else { return false }
        let first = constraint.first.item
        return isInside(first, besides: second.item, scroller, index)
            != isInside(second.item, besides: first, scroller, index)
    }

    /// Whether an item is carried by a scroll view: it lies in it, or is its content area.
    private func isInside(
        _ item: LayoutItem, besides other: LayoutItem, _ scroller: ViewID, _ index: TreeIndex
    ) -> Bool {
        if item.view != scroller { return index.isDescendant(item.view, of: scroller) }
        if item.guide == .content { return true }
        guard item.guide == nil, self[scroller].kind.isScrolling, !self[scroller].kind.isTable else { return false }
        return index.isDescendant(other.view, of: scroller)
    }
}
