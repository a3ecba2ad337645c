import AutoLayout

/// A rectangle at every width and offset.
struct SlidingRect: Hashable {
    var x: SlidingValue
    var y: SlidingValue
    var width: SlidingValue
    var height: SlidingValue

    private init(_ motion: ResponsiveLayout.Motion) {
        x = SlidingValue(SlidingValue.Line(value: motion.frame.x, rate: motion.rate.x))
        y = SlidingValue(SlidingValue.Line(value: motion.frame.y, rate: motion.rate.y))
        width = SlidingValue(SlidingValue.Line(value: motion.frame.width, rate: motion.rate.width))
        height = SlidingValue(SlidingValue.Line(value: motion.frame.height, rate: motion.rate.height))
    }

    /// The member at `slot` of a group while `glide` and `piece` hold, as seen from another member's corner.
    init(_ slot: Int, from plane: Int?, _ glide: ResponsiveLayout.Glide, _ piece: ResponsiveLayout.Piece) {
        let motions = glide.bands.map { band in
            let motion = band.motion(of: slot, piece)
            return plane.map { motion.seen(from: band.motion(of: $0, piece)) } ?? motion
        }
        self.init(motions.first ?? ResponsiveLayout.Motion(slot: slot, frame: piece.frames[slot], rate: .zero))
        for (motion, band) in zip(motions, glide.bands).dropFirst() {
            append(motion, from: SlidingValue.Stop(offset: band.start, isIncluded: band.isStartIncluded))
        }
    }

    private mutating func append(_ motion: ResponsiveLayout.Motion, from stop: SlidingValue.Stop) {
        x.append(SlidingValue.Line(value: motion.frame.x, rate: motion.rate.x), from: stop)
        y.append(SlidingValue.Line(value: motion.frame.y, rate: motion.rate.y), from: stop)
        width.append(SlidingValue.Line(value: motion.frame.width, rate: motion.rate.width), from: stop)
        height.append(SlidingValue.Line(value: motion.frame.height, rate: motion.rate.height), from: stop)
    }
}

extension ResponsiveLayout.Band {
    /// The motion of a member; one that stands still has none of its own.
    fileprivate func motion(of slot: Int, _ piece: ResponsiveLayout.Piece) -> ResponsiveLayout.Motion {
        motions.first { $0.slot == slot }
            ?? ResponsiveLayout.Motion(slot: slot, frame: piece.frames[slot], rate: .zero)
    }
}

extension ResponsiveLayout.Motion {
    /// The same motion in the coordinates of a view that moves itself.
    fileprivate func seen(from plane: Self) -> Self {
        var motion = self
        motion.frame.x = frame.x - plane.frame.x
        motion.frame.y = frame.y - plane.frame.y
        motion.rate.x -= plane.rate.x
        motion.rate.y -= plane.rate.y
        return motion
    }
}
