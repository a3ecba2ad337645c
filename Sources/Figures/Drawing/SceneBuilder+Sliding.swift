import AutoLayout
import Scene

// Scroll views whose content is wider than they are, which browsers scroll themselves.
extension SceneBuilder {
    /// How a view's layer scrolls sideways; nil for one that does not.
    func slides<Frame>(_ id: ViewID) -> SceneLayer<Frame>.Overflow? {
        guard let bothWays = sliding[id], let scroll = tree[id].kind.scrolling else { return nil }
        return .slid(bothWays: bothWays, inPages: scroll.isPagingEnabled)
    }

    /// Whether a scroll view at rest has content that is wider than it, and nothing else would move with that; with
    /// whether its content is higher, too.
    func slidesAlone(_ id: ViewID) -> Bool? {
        guard carriesItsContentAlone(id), let state = layout.scrollStates.first(where: { $0.view == id }) else {
            return nil
        }
        let frame = solvedFrame(of: id)
        let insets = state.adjustedContentInset
        guard state.contentSize.width + insets.left + insets.right > frame.width + Self.noise else { return nil }
        return state.contentSize.height + insets.top + insets.bottom > frame.height + Self.noise
    }

    /// Whether no constraint ties a place in a scroll view's content to one outside of it.
    func carriesItsContentAlone(_ id: ViewID) -> Bool {
        guard tree[id].kind.isScrolling, !tree[id].kind.isTable, screen.scrolledBy == 0 else { return false }
        return !tree.constraints.contains { constraint in
            guard let second = constraint.second, !constraint.first.attribute.isDimension else { return false }
            let first = constraint.first.item
            return isCarried(first, besides: second.item, by: id) != isCarried(second.item, besides: first, by: id)
        }
    }

    /// Whether an item moves with the content of a scroll view, whose own edges are its content's for what is in it.
    private func isCarried(_ item: LayoutItem, besides other: LayoutItem, by scroller: ViewID) -> Bool {
        guard item.view == scroller else { return holds(item.view, in: scroller) }
        return item.guide == .content || item.guide == nil && holds(other.view, in: scroller)
    }

    /// Where the content ends, and where pages begin: nothing to see, but browsers scroll as far, and stop there.
    func marks(of id: ViewID) -> [Primitive<Double>] {
        guard sliding[id] != nil, let state = layout.scrollStates.first(where: { $0.view == id }) else { return [] }
        let frame = solvedFrame(of: id)
        let end = Point(
            x: state.contentSize.width - state.contentOffset.x + state.adjustedContentInset.right,
            y: state.contentSize.height - state.contentOffset.y + state.adjustedContentInset.bottom)
        let pages = pageCount(of: id, width: end.x, in: frame.width)
        let starts = (0..<pages).map { page in
            Rect(x: Double(page) * frame.width, y: 0, width: Self.mark, height: Self.mark)
        }
        let marks = starts + [Rect(x: end.x, y: end.y, width: 0, height: 0)]
        return marks.map {
            .box(SceneBox(Rect(x: frame.x + $0.x, y: frame.y + $0.y, width: $0.width, height: $0.height), Surface()))
        }
    }

    /// The sides of the mark of a page, points: browsers stop at nothing that has no area.
    static let mark = 1.0

    /// How many pages a content so wide has; none where it is not scrolled in pages.
    func pageCount(of id: ViewID, width: Double, in room: Double) -> Int {
        guard tree[id].kind.scrolling?.isPagingEnabled == true, room > 1 else { return 0 }
        return max(0, Int(min(1000, (width - Self.noise) / room).rounded(.up)))
    }

    /// Less than half a point is rounding.
    static let noise = 0.5
}
