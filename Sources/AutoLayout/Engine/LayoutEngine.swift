/// Turns a tree of views on a screen into frames.
public struct LayoutEngine {
    private let measurer: any TextMeasuring

    public init(measurer: any TextMeasuring) {
        self.measurer = measurer
    }

    /// Solves `tree` on `screen`; with `keepsSystems` the answer holds every row and value.
    public func layout(_ tree: ViewTree, on screen: Screen, keepsSystems: Bool = false) -> Layout {
        Layout(viewCount: tree.views.count)
    }

    /// The least size of the subtree at `view`, as `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
    public func systemLayoutSizeFitting(
        _ target: Size, of view: ViewID, in tree: ViewTree, on screen: Screen,
        horizontalFittingPriority: LayoutPriority, verticalFittingPriority: LayoutPriority
    ) -> Size {
        .zero
    }
}
