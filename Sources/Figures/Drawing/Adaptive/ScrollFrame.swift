import Piecewise

/// A rectangle that is affine in the screen's width and, where the scroll offset moves it, at every offset.
struct ScrollFrame {
    /// Where nothing is scrolled.
    var rest: AffineRect
    /// Nil where the offset changes nothing.
    var moving: OverOffsets<RectOf<ScrollAffine>>?

    /// The rectangle as seen from the corner of another one, which the offset moves at the same stops.
    func seen(from outer: ScrollFrame) -> ScrollFrame {
        var frame = ScrollFrame(rest: rest)
        (frame.rest.x, frame.rest.y) = (rest.x - outer.rest.x, rest.y - outer.rest.y)
        guard let stops = moving?.starts ?? outer.moving?.starts else { return frame }
        let inner = moving?.values ?? Array(repeating: still, count: stops.count)
        let around = outer.moving?.values ?? Array(repeating: outer.still, count: stops.count)
        frame.moving = OverOffsets(
            segments: stops.indices.map { index in
                var rect = inner[index]
                (rect.x, rect.y) = (rect.x - around[index].x, rect.y - around[index].y)
                return OverOffsets.Segment(start: stops[index], value: rect)
            })
        return frame
    }

    /// Each length over the offsets.
    var lengths: RectOf<ScrollLength> {
        guard let moving else { return still.map { ScrollLength($0) } }
        return RectOf(
            x: ScrollLength(moving) { $0.x }, y: ScrollLength(moving) { $0.y },
            width: ScrollLength(moving) { $0.width },
            height: ScrollLength(moving) { $0.height })
    }

    private var still: RectOf<ScrollAffine> { rest.map { ScrollAffine(value: $0) } }
}
