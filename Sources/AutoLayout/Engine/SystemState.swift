import Scene

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

    /// Whether insets and offsets are the same but for float noise, as far as they are used.
    func agrees(with other: SystemState, on uses: [InsetUse]) -> Bool {
        for use in uses where !use.isClose(in: self, other) { return false }
        return true
    }
}

/// An inset or offset of a view from which rows are made.
struct InsetUse: Hashable, Sendable {
    enum Kind { case margins, safeArea, readableContent, contentOffset }

    var slot: Int
    var kind: Kind

    fileprivate func isClose(in a: SystemState, _ b: SystemState) -> Bool {
        switch kind {
        case .margins: a.margins[slot].isClose(to: b.margins[slot])
        case .safeArea: a.safeAreas[slot].isClose(to: b.safeAreas[slot])
        case .readableContent: a.readableInsets[slot].isClose(to: b.readableInsets[slot])
        case .contentOffset:
            abs(a.contentOffsets[slot].x - b.contentOffsets[slot].x) < EdgeInsets.noise
                && abs(a.contentOffsets[slot].y - b.contentOffsets[slot].y) < EdgeInsets.noise
        }
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
