import AutoLayout
import Piecewise
import Scene

extension AdaptiveLayout {
    /// How far the screen's first scroll or table view can be scrolled.
    public struct Scrolling: Hashable, Sendable {
        /// Offsets from where the content rests, points; below 0 it is pulled down. At widths where the content is
        /// shorter than at others the last ones cannot be reached.
        public var offsets: ClosedRange<Double>

        public init(offsets: ClosedRange<Double>) { self.offsets = offsets }

        /// How far content is pulled down at most, points.
        public static let greatestPull = 120.0
    }

    /// How one view moves and grows with the offset: what is added to its frame in the piece that holds at a width.
    public struct Motion: Hashable, Sendable {
        /// Its position in `Group.members`.
        public var slot: Int
        /// At the offset 0. What lies inside the scroll view is carried by it besides.
        public var shift: AffineRect
        /// For each point of the offset.
        public var rate: Rect

        public init(slot: Int, shift: AffineRect, rate: Rect) {
            self.slot = slot
            self.shift = shift
            self.rate = rate
        }
    }

    /// What a view looks like between two offsets.
    public struct AppearancePiece: Sendable {
        public var view: ViewID
        public var isHidden: Bool
        /// With the numbers that do not vary; `ramps` has those that do.
        public var appearance: ViewAppearance
        public var ramps: [OffsetRamp]

        public init(view: ViewID, isHidden: Bool, appearance: ViewAppearance, ramps: [OffsetRamp] = []) {
            self.view = view
            self.isHidden = isHidden
            self.appearance = appearance
            self.ramps = ramps
        }
    }

    /// A number of a view's appearance that is affine in the offset.
    public struct OffsetRamp: Hashable, Sendable {
        public var property: AppearanceRamp.Property
        /// At the offset 0.
        public var value: Affine
        /// For each point of the offset.
        public var rate: Double

        public init(property: AppearanceRamp.Property, value: Affine, rate: Double) {
            self.property = property
            self.value = value
            self.rate = rate
        }
    }
}

extension AdaptiveLayout.Motion {
    /// What is added to the frame on a screen so many points wide at an offset; nothing at the screen's own offset.
    public func value(at width: Double, offset: Double) -> Rect {
        let base = shift.value(at: width)
        return Rect(
            x: base.x + rate.x * offset, y: base.y + rate.y * offset, width: base.width + rate.width * offset,
            height: base.height + rate.height * offset)
    }

    /// The frame at the offset 0 while a piece holds.
    public func frame(in piece: AdaptiveLayout.Piece) -> AffineRect {
        let frame = piece.frames[slot]
        return AffineRect(
            x: frame.x + shift.x, y: frame.y + shift.y, width: frame.width + shift.width,
            height: frame.height + shift.height)
    }
}
