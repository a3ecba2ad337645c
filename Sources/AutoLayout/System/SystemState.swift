import Piecewise
import Scene

/// `intrinsicContentSize`, points; nil along an axis without one.
package struct IntrinsicSize: Hashable, Sendable {
    package var width: Double?
    package var height: Double?

    subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

/// What one pass over a system hands to the next: everything a row's constants are made of, by slot.
package struct SystemState: Sendable {
    /// In the superview's coordinates, points; the root's origin is 0.
    package var frames: [Rect]
    /// `safeAreaInsets`.
    package var safeAreas: [EdgeInsets]
    /// The effective `layoutMargins`, including the safe area.
    package var margins: [EdgeInsets]
    /// From a view's edges to its `readableContentGuide`.
    package var readableInsets: [EdgeInsets]
    /// Of scroll and table views; zero elsewhere.
    package var contentOffsets: [Point]
    package var adjustedContentInsets: [EdgeInsets]
    package var contentSizes: [Size]
    package var intrinsicSizes: [IntrinsicSize]
    /// The width at which a multi-line label was last broken; nil before.
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

    /// Whether the insets and offsets that are used are the same up to rounding.
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
            abs(a.contentOffsets[slot].x - b.contentOffsets[slot].x) < Tolerance.fixpoint
                && abs(a.contentOffsets[slot].y - b.contentOffsets[slot].y) < Tolerance.fixpoint
        }
    }
}

extension EdgeInsets {
    func isClose(to other: EdgeInsets) -> Bool {
        abs(top - other.top) < Tolerance.fixpoint && abs(left - other.left) < Tolerance.fixpoint
            && abs(bottom - other.bottom) < Tolerance.fixpoint && abs(right - other.right) < Tolerance.fixpoint
    }

    package static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
        EdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }
}
