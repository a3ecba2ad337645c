import AutoLayout
import Scene

/// A rectangle at every width and offset.
struct SlidingRect: Hashable {
    var x: SlidingValue
    var y: SlidingValue
    var width: SlidingValue
    var height: SlidingValue

    private init(_ frame: AffineRect, _ rate: Rect) {
        x = SlidingValue(SlidingValue.Line(value: frame.x, rate: rate.x))
        y = SlidingValue(SlidingValue.Line(value: frame.y, rate: rate.y))
        width = SlidingValue(SlidingValue.Line(value: frame.width, rate: rate.width))
        height = SlidingValue(SlidingValue.Line(value: frame.height, rate: rate.height))
    }

    /// The member at `slot` of a group while `glide` and `piece` hold, as seen from another member's corner.
    init(_ slot: Int, from plane: Int?, _ glide: ResponsiveLayout.Glide, _ piece: ResponsiveLayout.Piece) {
        let places = glide.bands.map { band -> (frame: AffineRect, rate: Rect) in
            var motion = band.motion(of: slot)
            var frame = motion.frame(in: piece)
            if let outer = plane.map({ band.motion(of: $0) }) {
                let corner = outer.frame(in: piece)
                (frame.x, frame.y) = (frame.x - corner.x, frame.y - corner.y)
                (motion.rate.x, motion.rate.y) = (motion.rate.x - outer.rate.x, motion.rate.y - outer.rate.y)
            }
            return (frame, motion.rate)
        }
        self.init(places.first?.frame ?? piece.frames[slot], places.first?.rate ?? .zero)
        for (place, band) in zip(places, glide.bands).dropFirst() {
            append(place.frame, place.rate, SlidingValue.Stop(offset: band.start, isIncluded: band.isStartIncluded))
        }
    }

    private mutating func append(_ frame: AffineRect, _ rate: Rect, _ stop: SlidingValue.Stop) {
        x.append(SlidingValue.Line(value: frame.x, rate: rate.x), from: stop)
        y.append(SlidingValue.Line(value: frame.y, rate: rate.y), from: stop)
        width.append(SlidingValue.Line(value: frame.width, rate: rate.width), from: stop)
        height.append(SlidingValue.Line(value: frame.height, rate: rate.height), from: stop)
    }
}

extension ResponsiveLayout.Band {
    /// The motion of a member; one that stands still has none of its own.
    fileprivate func motion(of slot: Int) -> ResponsiveLayout.Motion {
        motions.first { $0.slot == slot } ?? ResponsiveLayout.Motion(slot: slot, shift: .zero, rate: .zero)
    }
}
