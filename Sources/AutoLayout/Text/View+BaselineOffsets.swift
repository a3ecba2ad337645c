import Scene

/// Where a view's baselines stand, in points: the first down from its top, the last up from its bottom.
public struct BaselineOffsets: Hashable, Sendable {
    public var firstFromTop: Double
    public var lastFromBottom: Double

    public init(firstFromTop: Double, lastFromBottom: Double) {
        self.firstFromTop = firstFromTop
        self.lastFromBottom = lastFromBottom
    }

    /// A view without text: its top and its bottom.
    public static let edges = BaselineOffsets(firstFromTop: 0, lastFromBottom: 0)
}

extension View {
    /// The distances of the baseline anchors from the view's edges, each rounded to the nearest pixel.
    public func baselineOffsets(on screen: Screen) -> BaselineOffsets {
        let pixels = PixelGrid(scale: screen.scale)
        switch kind {
        case .label(let label):
            return BaselineOffsets(
                firstFromTop: pixels.nearest(label.font.ascender), lastFromBottom: pixels.nearest(-label.font.descender)
            )
        case .button(let button):
            let insets = button.effectiveContentInsets
            let slack = max(0, (button.contentHeight - button.titleHeight) / 2)
            return BaselineOffsets(
                firstFromTop: pixels.nearest(insets.top + slack + button.font.ascender),
                lastFromBottom: pixels.nearest(insets.bottom + slack - button.font.descender))
        default:
            return .edges
        }
    }
}
