import Piecewise
import Scene

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
    /// How high a view's `keyboardLayoutGuide` is above its bottom, points.
    package var keyboardInsets: [Double]
    /// Of scroll and table views; zero elsewhere.
    package var contentOffsets: [Point]
    package var adjustedContentInsets: [EdgeInsets]
    package var contentSizes: [Size]
    package var intrinsicSizes: [ContentSize]
    /// Where collection views put their parts; nil for all other views.
    var places: [ItemPlace?]
    /// Whether there is a place of any.
    var hasPlaces = false
    /// How large the contents of collection views are, and of sections that scroll by themselves; nil elsewhere.
    var collectedSizes: [Size?]
    /// The width at which a multi-line label was last broken; nil before.
    var wrappedWidths: [Double?]

    init(count: Int) {
        frames = Array(repeating: .zero, count: count)
        safeAreas = Array(repeating: .zero, count: count)
        margins = safeAreas
        readableInsets = safeAreas
        adjustedContentInsets = safeAreas
        keyboardInsets = Array(repeating: 0, count: count)
        contentOffsets = Array(repeating: .zero, count: count)
        contentSizes = Array(repeating: .zero, count: count)
        intrinsicSizes = Array(repeating: .none, count: count)
        places = Array(repeating: nil, count: count)
        collectedSizes = Array(repeating: nil, count: count)
        wrappedWidths = Array(repeating: nil, count: count)
    }

    /// Whether collection views give the same lengths to their parts.
    func fixesLike(_ other: SystemState) -> Bool {
        guard hasPlaces || other.hasPlaces else { return true }
        for (place, other) in zip(places, other.places) {
            guard place.map({ $0.fixesLike(other) }) ?? (other == nil) else { return false }
        }
        return true
    }

    /// Whether the insets and offsets that are used are the same up to rounding.
    func agrees(with other: SystemState, on uses: [InsetUse]) -> Bool {
        for use in uses where !use.isClose(in: self, other) { return false }
        return true
    }
}

/// An inset or offset of a view from which rows are made.
struct InsetUse: Hashable, Sendable {
    enum Kind { case margins, safeArea, readableContent, keyboard, contentOffset, place, collectedSize }
    /// Of an offset and a place, `left` is its x and `top` its y; `right` is a place's or size's width, `bottom` its
    /// height; of the keyboard, `bottom` is its height.
    enum Edge { case top, left, bottom, right }

    var slot: Int
    var kind: Kind
    var edge: Edge

    /// Points.
    func length(in state: SystemState) -> Double {
        switch kind {
        case .margins: state.margins[slot][edge]
        case .safeArea: state.safeAreas[slot][edge]
        case .readableContent: state.readableInsets[slot][edge]
        case .keyboard: state.keyboardInsets[slot]
        case .contentOffset: edge == .left ? state.contentOffsets[slot].x : state.contentOffsets[slot].y
        case .place: state.places[slot]?[edge] ?? 0
        case .collectedSize:
            (edge == .right ? state.collectedSizes[slot]?.width : state.collectedSizes[slot]?.height) ?? 0
        }
    }

    fileprivate func isClose(in a: SystemState, _ b: SystemState) -> Bool {
        abs(length(in: a) - length(in: b)) < Tolerance.fixpoint
    }
}

extension ItemPlace {
    fileprivate subscript(edge: InsetUse.Edge) -> Double {
        switch edge {
        case .left: x
        case .top: y
        case .right: width
        case .bottom: height
        }
    }
}

/// An inset or offset times a factor.
struct InsetTerm: Hashable, Sendable {
    var use: InsetUse
    var factor: Double
}

extension EdgeInsets {
    subscript(edge: InsetUse.Edge) -> Double {
        switch edge {
        case .top: top
        case .left: left
        case .bottom: bottom
        case .right: right
        }
    }

    package static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
        EdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }
}
