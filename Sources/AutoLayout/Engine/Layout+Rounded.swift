extension Layout {
    /// The layout as it is drawn on a screen of `scale` pixels a point: UIKit's rounding.
    ///
    /// Each edge goes to the nearest pixel in its superview's coordinates, halves up; a width is the difference of its
    /// rounded edges. Source: frames of seven equal columns at 375 points, and such, saved by Interface Builder.
    public func rounded(scale: Double, in tree: ViewTree) -> Layout {
        guard scale > 0, scale.isFinite else { return self }
        let pixels = PixelGrid(scale: scale)
        var rounded = self
        var offsets = Array(repeating: Point.zero, count: frames.count)
        for state in scrollStates where offsets.indices.contains(state.view.index) {
            offsets[state.view.index] = state.contentOffset
        }
        for index in frames.indices where tree.views.indices.contains(index) {
            // A superview stands before its subviews, so its rounded frame is known.
            guard let parent = tree.views[index].superview?.index, frames.indices.contains(parent), parent < index
            else {
                rounded.frames[index] = pixels.nearest(frames[index])
                continue
            }
            rounded.frames[index] = pixels.nearest(
                frames[index], in: frames[parent], at: rounded.frames[parent], scrolledBy: offsets[parent])
        }
        rounded.roundScrolling(pixels, exact: self, offsets)
        return rounded
    }

    private mutating func roundScrolling(_ pixels: PixelGrid, exact: Layout, _ offsets: [Point]) {
        for i in scrollStates.indices { scrollStates[i].contentOffset = pixels.nearest(scrollStates[i].contentOffset) }
        for i in separators.indices where frames.indices.contains(separators[i].table.index) {
            let table = separators[i].table.index
            separators[i].frame = pixels.nearest(
                separators[i].frame, in: exact.frames[table], at: frames[table], scrolledBy: offsets[table])
        }
    }
}

extension PixelGrid {
    /// A rectangle whose edges lie on pixels.
    func nearest(_ rect: Rect) -> Rect {
        let (x, y) = (nearest(rect.x), nearest(rect.y))
        return Rect(x: x, y: y, width: nearest(rect.maxX) - x, height: nearest(rect.maxY) - y)
    }

    func nearest(_ point: Point) -> Point { Point(x: nearest(point.x), y: nearest(point.y)) }

    /// `rect` rounded in the content of its superview, whose own frame was `exact` and was rounded to `rounded`.
    fileprivate func nearest(_ rect: Rect, in exact: Rect, at rounded: Rect, scrolledBy offset: Point) -> Rect {
        let drawnOffset = nearest(offset)
        var inner = rect
        inner.x += offset.x - exact.x
        inner.y += offset.y - exact.y
        inner = nearest(inner)
        inner.x += rounded.x - drawnOffset.x
        inner.y += rounded.y - drawnOffset.y
        return inner
    }
}
