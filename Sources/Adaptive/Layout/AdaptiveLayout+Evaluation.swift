import AutoLayout
import Piecewise
import Scene

extension AdaptiveLayout {
    /// The variant that holds on a screen so many points wide.
    public func variant(at width: Double) -> Variant? {
        variants.last { $0.start.isReached(at: width) } ?? variants.first
    }

    /// The screen of a width.
    public func screen(at width: Double) -> Screen { screen.widened(to: width) }

    /// What the engine gives on the screen of a width, without systems and problems.
    public func layout(at width: Double) -> Layout {
        layout(at: width, offset: screen.scrolledBy)
    }

    /// What the engine gives on the screen of a width whose content is scrolled by an offset, without systems and
    /// problems.
    public func layout(at width: Double, offset: Double) -> Layout {
        guard let variant = variant(at: width) else { return Layout(viewCount: 0) }
        var assembly = LayoutAssembly(variant: variant, screen: screen(at: width), offset: offset)
        return assembly.assemble()
    }
}

extension AdaptiveLayout.Variant {
    /// Every width at which one of the groups changes, ascending, each once.
    public var breakpoints: [Double] {
        let starts = withSteps.groups.flatMap { $0.pieces.dropFirst().map { $0.start.position } }.sorted()
        var distinct: [Double] = []
        for start in starts where distinct.last != start { distinct.append(start) }
        return distinct
    }
}

extension AdaptiveLayout.Group {
    /// The piece that holds on a screen so many points wide.
    public func piece(at width: Double) -> AdaptiveLayout.Piece? {
        pieces.last { $0.start.isReached(at: width) } ?? pieces.first
    }
}

extension Screen {
    /// The same screen at another width: regular in width from `leastRegularWidth` on, all else as it was.
    public func widened(to width: Double) -> Screen {
        var screen = self
        screen.size.width = width
        screen.roundsTableWidths = false
        screen.horizontalSizeClass = width >= Self.leastRegularWidth ? .regular : .compact
        return screen
    }
}

/// Puts the pieces of one width together.
private struct LayoutAssembly {
    let variant: AdaptiveLayout.Variant
    let screen: Screen
    /// How far the content is scrolled, points.
    let offset: Double
    private let index: TreeIndex
    private var layout: Layout

    init(variant: AdaptiveLayout.Variant, screen: Screen, offset: Double) {
        self.variant = variant
        self.screen = screen
        self.offset = offset
        index = TreeIndex(variant.tree)
        layout = Layout(viewCount: variant.tree.views.count)
    }

    var width: Double { screen.size.width }

    mutating func assemble() -> Layout {
        var next = 0
        while next < variant.groups.count {
            if variant.groups[next].table == nil {
                place(variant.groups[next], at: .zero)
                next += 1
            } else {
                next = placeParts(from: next)
            }
        }
        sortScrollStates()
        return layout
    }

    /// Places the parts of one table, from the group at `first` on; returns the group behind them.
    private mutating func placeParts(from first: Int) -> Int {
        guard let table = variant.groups[first].table else { return first + 1 }
        var end = first
        var tops: [Double] = [0]
        while end < variant.groups.count, variant.groups[end].table == table {
            let group = variant.groups[end]
            tops[end - first] += group.above
            tops.append(tops[end - first] + height(of: group) + group.below)
            end += 1
        }
        guard let position = layout.scrollStates.firstIndex(where: { $0.view == table }) else { return end }
        layout.scrollStates[position].contentSize.height = tops[end - first]
        let scroll = layout.scrollStates[position]
        let frame = layout.frames[table.index]
        let visibleTop =
            scroll.contentOffset.y + variant.tree.stickingInset(of: table, scroll.adjustedContentInset.top)
        for group in first..<end {
            var top = tops[group - first]
            if let last = variant.groups[group].lastOfSection {
                let end = tops[last - first] + self.height(of: variant.groups[last])
                top = max(top, min(visibleTop, end - height(of: variant.groups[group])))
            }
            let corner = Point(x: frame.x - scroll.contentOffset.x, y: frame.y + top - scroll.contentOffset.y)
            place(variant.groups[group], at: corner)
        }
        return end
    }

    private func height(of group: AdaptiveLayout.Group) -> Double {
        group.piece(at: width)?.onStep(at: width).frames.first?.height.value(at: width) ?? 0
    }

    private mutating func place(_ group: AdaptiveLayout.Group, at corner: Point) {
        guard let piece = group.piece(at: width)?.onStep(at: width) else { return }
        var origin = corner
        let frames = frames(of: group, piece)
        for (slot, view) in group.members.enumerated() {
            var frame = frames[slot]
            if slot == 0 { origin.x += frame.x }
            frame.x = slot == 0 ? origin.x : origin.x + frame.x
            frame.y = slot == 0 ? origin.y : origin.y + frame.y
            layout.frames[view.index] = frame
            layout.textLines[view.index] = piece.textLines[slot]
            layout.textScales[view.index] = piece.textScales[slot].value(at: width)
        }
        if let separator = piece.separator, let table = group.table {
            var frame = separator.value(at: width)
            frame.x += origin.x
            frame.y += origin.y
            layout.separators.append(Layout.Separator(table: table, frame: frame))
        }
        for state in piece.scrollStates {
            var corner = state.contentOffset.value(at: width)
            if state.view == variant.scroller { corner.y += offset - screen.scrolledBy }
            layout.scrollStates.append(
                Layout.ScrollState(
                    view: state.view, contentOffset: corner,
                    contentSize: state.contentSize.value(at: width),
                    adjustedContentInset: state.adjustedContentInset.value(at: width)))
        }
    }

    /// Relative to the group root's origin: content is carried along by the offset, other views move with their
    /// motion.
    private func frames(of group: AdaptiveLayout.Group, _ piece: AdaptiveLayout.Piece) -> [Rect] {
        var frames = piece.frames.map { $0.value(at: width) }
        for motion in group.motion.value(at: width)?.value(at: width, offset: offset) ?? [] {
            let change = motion.value(at: width, offset: offset)
            frames[motion.slot].x += change.x
            frames[motion.slot].y += change.y
            frames[motion.slot].width += change.width
            frames[motion.slot].height += change.height
        }
        guard let scroller = variant.scroller, group.table == nil else { return frames }
        for (slot, view) in group.members.enumerated() where index.isDescendant(view, of: scroller) {
            frames[slot].y -= offset - screen.scrolledBy
        }
        return frames
    }

    /// In the order of the tree.
    private mutating func sortScrollStates() {
        var ranks = Array(repeating: 0, count: variant.tree.views.count)
        for (rank, view) in index.preorder.enumerated() { ranks[view.index] = rank }
        layout.scrollStates.sort { ranks[$0.view.index] < ranks[$1.view.index] }
    }
}

extension TreeIndex {
    /// Whether a view lies in another one, at whatever depth.
    func isDescendant(_ view: ViewID, of ancestor: ViewID) -> Bool {
        var current = parent(of: view)
        while let view = current {
            if view == ancestor { return true }
            current = parent(of: view)
        }
        return false
    }
}
