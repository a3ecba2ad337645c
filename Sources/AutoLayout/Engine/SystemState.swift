/// The size of a view's content by its nature, in points; nil along an axis where it has none.
struct IntrinsicSize: Hashable, Sendable {
    var width: Double?
    var height: Double?
}

/// What one pass over a system hands to the next: everything a row's constants are made of, by slot.
struct SystemState: Sendable {
    /// In the superview's coordinates, points; the root's origin is 0.
    var frames: [Rect]
    /// `safeAreaInsets`.
    var safeAreas: [EdgeInsets]
    /// `layoutMargins` as they take effect, the safe area included.
    var margins: [EdgeInsets]
    /// From a view's edges to its `readableContentGuide`.
    var readableInsets: [EdgeInsets]
    /// Of scroll and table views; zero elsewhere.
    var contentOffsets: [Point]
    var adjustedContentInsets: [EdgeInsets]
    var contentSizes: [Size]
    var intrinsicSizes: [IntrinsicSize]
    /// The width at which a label of several lines was last broken; nil before.
    var wrappedWidths: [Double?]

    init(count: Int) {
        frames = Array(repeating: .zero, count: count)
        safeAreas = Array(repeating: .zero, count: count)
        margins = safeAreas
        readableInsets = safeAreas
        adjustedContentInsets = safeAreas
        contentOffsets = Array(repeating: .zero, count: count)
        contentSizes = Array(repeating: .zero, count: count)
        intrinsicSizes = Array(repeating: IntrinsicSize(), count: count)
        wrappedWidths = Array(repeating: nil, count: count)
    }

    /// Whether rows made from `other` would be the same but for float noise.
    func agrees(with other: SystemState) -> Bool {
        intrinsicSizes == other.intrinsicSizes && agreesOnInsets(with: other)
    }

    /// The same but for the sizes of contents.
    func agreesOnInsets(with other: SystemState) -> Bool {
        for slot in frames.indices {
            guard margins[slot].isClose(to: other.margins[slot]),
                safeAreas[slot].isClose(to: other.safeAreas[slot]),
                readableInsets[slot].isClose(to: other.readableInsets[slot]),
                abs(contentOffsets[slot].x - other.contentOffsets[slot].x) < EdgeInsets.noise,
                abs(contentOffsets[slot].y - other.contentOffsets[slot].y) < EdgeInsets.noise
            else { return false }
        }
        return true
    }
}

extension EdgeInsets {
    /// Points; less than this is float noise.
    static let noise = 1e-7

    func isClose(to other: EdgeInsets) -> Bool {
        abs(top - other.top) < Self.noise && abs(left - other.left) < Self.noise
            && abs(bottom - other.bottom) < Self.noise && abs(right - other.right) < Self.noise
    }

    static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
        EdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }
}
