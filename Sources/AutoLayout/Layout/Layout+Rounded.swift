import Scene

extension Layout {
    /// The layout rounded to pixels as UIKit does, on a screen of `scale` pixels per point.
    ///
    /// Each edge goes to the nearest pixel, halves up; a width is the difference of its rounded edges. Source: frames
    /// of seven equal columns at 375 points, and such, saved by Interface Builder. Whether UIKit rounds in the
    /// superview's coordinates or in the window's is not known; in the window's, adjacent views stay adjacent wherever
    /// they are in the tree.
    public func rounded(scale: Double, in tree: ViewTree) -> Layout {
        guard scale > 0, scale.isFinite else { return self }
        let pixels = PixelGrid(scale: scale)
        var rounded = self
        for index in frames.indices { rounded.frames[index] = pixels.nearest(frames[index]) }
        for index in separators.indices { rounded.separators[index].frame = pixels.nearest(separators[index].frame) }
        for index in scrollStates.indices {
            rounded.scrollStates[index].contentOffset = pixels.nearest(scrollStates[index].contentOffset)
        }
        return rounded
    }
}

extension PixelGrid {
    /// A rectangle with its edges rounded to pixels.
    func nearest(_ rect: Rect) -> Rect {
        let (x, y) = (nearest(rect.x), nearest(rect.y))
        return Rect(x: x, y: y, width: nearest(rect.maxX) - x, height: nearest(rect.maxY) - y)
    }

    func nearest(_ point: Point) -> Point { Point(x: nearest(point.x), y: nearest(point.y)) }
}
