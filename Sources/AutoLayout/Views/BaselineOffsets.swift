import Scene

/// Where a view's baselines stand, in points: the first down from its top, the last up from its bottom.
public struct BaselineOffsets: Hashable, Sendable {
    public var firstFromTop: Double
    public var lastFromBottom: Double
    /// Of a view that centres its text, the height at which the distances hold; in a higher one both grow by half.
    /// Nil where they are the same at any height.
    public var centeredHeight: Double?

    /// A view without text: its top and its bottom.
    public static let edges = BaselineOffsets(firstFromTop: 0, lastFromBottom: 0)
}

extension View {
    /// The distances of the baseline anchors from the view's edges, each rounded to the nearest pixel.
    public func baselineOffsets(on screen: Screen) -> BaselineOffsets {
        kind.viewClass.baselineOffsets(kind, PixelGrid(scale: screen.scale))
    }
}
