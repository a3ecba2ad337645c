import Scene

extension Layout {
    /// The layout as it is drawn on a screen of `scale` pixels a point: UIKit's rounding.
    ///
    /// Each edge goes to the nearest pixel, halves up; a width is the difference of its rounded edges. Source: frames of
    /// seven equal columns at 375 points, and such, saved by Interface Builder. Whether UIKit rounds in the superview's
    /// coordinates or in the window's is not known; in the window's, views that touch go on touching wherever they stand
    /// in the tree.
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
    /// A rectangle whose edges lie on pixels.
    func nearest(_ rect: Rect) -> Rect {
        let (x, y) = (nearest(rect.x), nearest(rect.y))
        return Rect(x: x, y: y, width: nearest(rect.maxX) - x, height: nearest(rect.maxY) - y)
    }

    func nearest(_ point: Point) -> Point { Point(x: nearest(point.x), y: nearest(point.y)) }
}
