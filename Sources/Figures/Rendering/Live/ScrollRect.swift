import Adaptive
import AutoLayout
import Piecewise
import Scene

/// A rectangle at every width and offset.
struct ScrollRect: Hashable {
    var x: ScrollLength
    var y: ScrollLength
    var width: ScrollLength
    var height: ScrollLength

    private init(_ frame: AffineRect, _ rate: Rect) {
        x = ScrollLength(ScrollLength.Line(value: frame.x, rate: rate.x))
        y = ScrollLength(ScrollLength.Line(value: frame.y, rate: rate.y))
        width = ScrollLength(ScrollLength.Line(value: frame.width, rate: rate.width))
        height = ScrollLength(ScrollLength.Line(value: frame.height, rate: rate.height))
    }

    /// The member at `slot` of a group while `motion` and `piece` hold, as seen from another member's corner.
    init(
        _ slot: Int, from plane: Int?, _ motion: OverOffsets<[AdaptiveLayout.Motion]>, _ piece: AdaptiveLayout.Piece
    ) {
        let places = motion.map { motions -> (frame: AffineRect, rate: Rect) in
            var motion = motions.motion(of: slot)
            var frame = motion.frame(in: piece)
            if let outer = plane.map({ motions.motion(of: $0) }) {
                let corner = outer.frame(in: piece)
                (frame.x, frame.y) = (frame.x - corner.x, frame.y - corner.y)
                (motion.rate.x, motion.rate.y) = (motion.rate.x - outer.rate.x, motion.rate.y - outer.rate.y)
            }
            return (frame, motion.rate)
        }
        self.init(places.values.first?.frame ?? piece.frames[slot], places.values.first?.rate ?? .zero)
        for place in places.segments.dropFirst() { append(place.value.frame, place.value.rate, place.start) }
    }

    private mutating func append(_ frame: AffineRect, _ rate: Rect, _ stop: MovingBreakpoint) {
        x.append(ScrollLength.Line(value: frame.x, rate: rate.x), from: stop)
        y.append(ScrollLength.Line(value: frame.y, rate: rate.y), from: stop)
        width.append(ScrollLength.Line(value: frame.width, rate: rate.width), from: stop)
        height.append(ScrollLength.Line(value: frame.height, rate: rate.height), from: stop)
    }
}

extension [AdaptiveLayout.Motion] {
    /// The motion of a member; one that stands still has none of its own.
    fileprivate func motion(of slot: Int) -> AdaptiveLayout.Motion {
        first { $0.slot == slot } ?? AdaptiveLayout.Motion(slot: slot, shift: .zero, rate: .zero)
    }
}
