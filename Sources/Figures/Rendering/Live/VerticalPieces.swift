import Piecewise

/// How a view stands along the vertical axis from width to width, in several ways of saying it.
///
/// Each length is measured from that part of the height around from which it changes least often: a row's height may
/// climb pixel by pixel, and what is centred in it climbs with its middle. A lower edge that keeps its distance from the
/// end is said by that distance, for what follows from a place and a height is cut to the browsers' grid once more.
struct VerticalPieces {

    private typealias Extent = (top: Affine, height: Affine, room: Affine)

    private var extents: [(start: Breakpoint, extent: Extent)] = []

    /// Notes where the view stands from `start` on in a box so high.
    mutating func append(top: Affine, height: Affine, in room: Affine, from start: Breakpoint) {
        if let last = extents.last?.extent, last.top.isNearly(top), last.height.isNearly(height),
            last.room.isNearly(room)
        {
            return
        }
        extents.append((start, (top, height, room)))
    }

    /// The edges in CSS; where nothing hangs on the end of the box around, `isFree`, all is said from its beginning.
    func timeline(isFree: Bool) -> StyleTimeline {
        let top = isFree ? pieces { $0.top } : simplest { $0.top }
        let height = isFree ? pieces { $0.height } : simplest { $0.height }
        let bottom = isFree || pieces { $0.height }.isSteady ? nil : pieces { $0.room - $0.top - $0.height }
        let pinned = bottom.flatMap { $0.isSteady ? $0 : nil }
        return StyleTimeline(
            ["top", "height", "bottom"],
            merging: [
                top.timeline("top"),
                pinned == nil ? height.timeline("height") : StyleTimeline(constant: "height:auto"),
                pinned?.timeline("bottom") ?? StyleTimeline(constant: "bottom:auto"),
            ])
    }

    /// A length from that part of the box around from which it changes least often: its top, its end or its middle, in the order of
    /// preference.
    private func simplest(_ length: (Extent) -> Affine) -> LengthPieces {
        let first = pieces(length)
        return first.count < 2 ? first : LengthPieces.simplest([first] + [1, 0.5].map { pieces(of: $0, length) })
    }

    /// A length, measured from behind a share of the box around.
    private func pieces(of share: Double = 0, _ length: (Extent) -> Affine) -> LengthPieces {
        var pieces = LengthPieces(adding: share)
        for (start, extent) in extents { pieces.append(length(extent) - share * extent.room, from: start) }
        return pieces
    }
}
