import Piecewise

/// How a view stands along the vertical axis from width to width, in several ways of saying it.
///
/// Each length is measured from that part of the height around from which it changes least often: a row's height may
/// climb pixel by pixel, and what is centred in it climbs with its middle. A lower edge that keeps its distance from the
/// end is said by that distance, for what follows from a place and a height is cut to the browsers' grid once more.
struct VerticalPieces {

    private var tops = Self.shares.map { LengthPieces(adding: $0) }
    private var heights = Self.shares.map { LengthPieces(adding: $0) }
    private var bottoms = LengthPieces(adding: 0)
    private var last: (top: Affine, height: Affine, room: Affine)?

    /// Top, end and middle of the box around, in the order of preference.
    private static let shares: [Double] = [0, 1, 0.5]

    /// Notes where the view stands from `start` on in a box so high.
    mutating func append(top: Affine, height: Affine, in room: Affine, from start: Breakpoint) {
        if let last, last.top.isNearly(top), last.height.isNearly(height), last.room.isNearly(room) { return }
        last = (top, height, room)
        for (index, share) in Self.shares.enumerated() {
            let part = share * room
            tops[index].append(top - part, from: start)
            heights[index].append(height - part, from: start)
        }
        bottoms.append(room - top - height, from: start)
    }

    /// The edges in CSS; where nothing hangs on the end of the box around, `isFree`, all is said from its beginning.
    func timeline(isFree: Bool) -> StyleTimeline {
        let top = isFree ? tops[0] : LengthPieces.simplest(tops)
        let isPinned = !isFree && bottoms.isSteady && !heights[0].isSteady
        let height = isFree ? heights[0] : LengthPieces.simplest(heights)
        return StyleTimeline(
            ["top", "height", "bottom"],
            merging: [
                top.timeline("top"), isPinned ? StyleTimeline(constant: "height:auto") : height.timeline("height"),
                isPinned ? bottoms.timeline("bottom") : StyleTimeline(constant: "bottom:auto"),
            ])
    }
}
