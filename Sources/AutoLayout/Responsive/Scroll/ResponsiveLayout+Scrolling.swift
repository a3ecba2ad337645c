import Scene

extension ResponsiveLayout {
    /// How far the screen's first scroll or table view can be scrolled.
    public struct Scrolling: Hashable, Sendable {
        /// Offsets from where the content rests, points; below 0 it is pulled down. At widths where the content is
        /// shorter than at others the last ones cannot be reached.
        public var offsets: ClosedRange<Double>

        public init(offsets: ClosedRange<Double>) { self.offsets = offsets }

        /// How far content is pulled down at most, points.
        public static let greatestPull = 120.0
    }

    /// The widths from `start` on over which a group's views move in the same bands of offsets.
    ///
    /// Where a group has none, the offset moves nothing but the scroll view's content, as a whole.
    public struct Glide: Sendable {
        public var start: Start
        /// Ascending; the first holds from the least offset on.
        public var bands: [Band]

        public init(start: Start, bands: [Band]) {
            self.start = start
            self.bands = bands
        }
    }

    /// The offsets from `start` on over which every view moves evenly.
    public struct Band: Hashable, Sendable {
        /// The offset where it begins; between two widths of its glide no band overtakes another.
        public var start: AffineValue
        /// Whether it holds at that offset itself; else just above it.
        public var isStartIncluded: Bool
        /// Those members of the group that depend on the offset otherwise than as the scroll view's content, ascending
        /// by slot; the same ones in every band of a glide.
        public var motions: [Motion]

        public init(start: AffineValue, isStartIncluded: Bool = true, motions: [Motion]) {
            self.start = start
            self.isStartIncluded = isStartIncluded
            self.motions = motions
        }
    }

    /// How one view moves and grows with the offset: what is added to its frame in the piece that holds at a width.
    public struct Motion: Hashable, Sendable {
        /// Its position in `Group.members`.
        public var slot: Int
        /// Where its band's line meets the offset 0. What lies inside the scroll view is carried by it besides.
        public var shift: AffineRect
        /// For each point of the offset.
        public var rate: Rect

        public init(slot: Int, shift: AffineRect, rate: Rect) {
            self.slot = slot
            self.shift = shift
            self.rate = rate
        }
    }

    /// The widths from `start` on over which views change their looks at the same offsets.
    public struct Change: Sendable {
        public var start: Start
        /// Ascending; the first holds from the least offset on.
        public var looks: [Look]

        public init(start: Start, looks: [Look]) {
            self.start = start
            self.looks = looks
        }
    }

    /// What views look like from an offset on.
    public struct Look: Sendable {
        /// The offset where it begins.
        public var start: AffineValue
        /// Whether it holds at that offset itself; else just above it.
        public var isStartIncluded: Bool
        /// Every view whose looks depend on the offset, ascending; the same ones in every look of a variant.
        public var views: [Styled]

        public init(start: AffineValue, isStartIncluded: Bool = true, views: [Styled]) {
            self.start = start
            self.isStartIncluded = isStartIncluded
            self.views = views
        }
    }

    /// A view as it looks from an offset on.
    public struct Styled: Sendable {
        public var view: ViewID
        public var isHidden: Bool
        /// With the numbers that do not vary; `fades` tells those that do.
        public var appearance: ViewAppearance
        public var fades: [Fade]

        public init(view: ViewID, isHidden: Bool, appearance: ViewAppearance, fades: [Fade] = []) {
            self.view = view
            self.isHidden = isHidden
            self.appearance = appearance
            self.fades = fades
        }
    }

    /// A number of a view's appearance that grows evenly with the offset.
    public struct Fade: Hashable, Sendable {
        public var property: Fading.Property
        /// Where its line meets the offset 0.
        public var value: AffineValue
        /// For each point of the offset.
        public var rate: Double

        public init(property: Fading.Property, value: AffineValue, rate: Double) {
            self.property = property
            self.value = value
            self.rate = rate
        }
    }
}

extension ResponsiveLayout.Group {
    /// The glide that holds on a screen so many points wide; nil where the offset moves nothing but content.
    public func glide(at width: Double) -> ResponsiveLayout.Glide? {
        glides.last { $0.start.isReached(at: width) } ?? glides.first
    }
}

extension ResponsiveLayout.Glide {
    /// The band that holds on a screen so many points wide at an offset.
    public func band(at width: Double, offset: Double) -> ResponsiveLayout.Band? {
        bands.last { $0.isReached(at: width, offset: offset) } ?? bands.first
    }
}

extension ResponsiveLayout.Band {
    /// Whether it has begun on a screen so many points wide at an offset.
    public func isReached(at width: Double, offset: Double) -> Bool {
        let start = start.value(at: width)
        return isStartIncluded ? offset >= start : offset > start
    }
}

extension ResponsiveLayout.Motion {
    /// What is added to the frame on a screen so many points wide at an offset; nothing at the screen's own offset.
    public func value(at width: Double, offset: Double) -> Rect {
        let base = shift.value(at: width)
        return Rect(
            x: base.x + rate.x * offset, y: base.y + rate.y * offset, width: base.width + rate.width * offset,
            height: base.height + rate.height * offset)
    }

    /// The frame where the band's line meets the offset 0, while a piece holds.
    public func frame(in piece: ResponsiveLayout.Piece) -> AffineRect {
        let frame = piece.frames[slot]
        return AffineRect(
            x: frame.x + shift.x, y: frame.y + shift.y, width: frame.width + shift.width,
            height: frame.height + shift.height)
    }
}
