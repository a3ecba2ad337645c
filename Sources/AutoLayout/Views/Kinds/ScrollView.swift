import Scene

/// `UIScrollView`.
public struct ScrollView: Hashable, Sendable, Serializable {
    public enum ContentInsetAdjustmentBehavior: String, Hashable, Sendable, Serializable, CaseIterable {
        case automatic, scrollableAxes, never, always
    }

    public var contentInset: EdgeInsets = .zero
    public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
    public var alwaysBounceVertical = false
    public var isPagingEnabled = false
    /// How much larger than it is laid out its content is drawn.
    public var zoomScale = 1.0
    public var minimumZoomScale = 1.0
    public var maximumZoomScale = 1.0

    public init() {}
}

extension ViewClass {
    static let scrollView = ViewClass(
        ViewContent(ViewKind.scrollView) { if case .scrollView(let scroll) = $0 { scroll } else { nil } },
        types: [
            ViewType(
                "ScrollView", .scrollView(.bouncing), settings: [UIKitSetting("alwaysBounceVertical", .bool(true))])
        ],
        uiKit: UIKitClass("UIScrollView"), placement: .onScrolledContent,
        properties: ScrollView.properties,
        scrolling: { $0 },
        visitNumbers: { $0.contentInset.visitNumbers($1) },
        drawnValues: { scroll in
            var drawn = ScrollView()
            drawn.isPagingEnabled = scroll.isPagingEnabled
            return drawn
        })
}

extension ScrollView {
    /// Of a scroll view, which zooms; tables and collection views do not.
    static let zoomProperties = ["zoomScale", "minimumZoomScale", "maximumZoomScale"]

    /// Those that tables and collection views have, too.
    static var commonProperties: [ViewProperty<ScrollView>] {
        properties.filter { !zoomProperties.contains($0.name) }
    }

    /// As the notation has it, so that the safe area insets the content.
    static var bouncing: ScrollView {
        var scrollView = ScrollView()
        scrollView.alwaysBounceVertical = true
        return scrollView
    }

    static let properties: [ViewProperty<ScrollView>] = [
        .edgeInsets("contentInset", .edgeInsets("contentInset")) { $1(&$0.contentInset) },
        ViewProperty(
            "contentInsetAdjustmentBehavior",
            .oneOf("UIScrollView.ContentInsetAdjustmentBehavior") { $0.contentInsetAdjustmentBehavior = $1 }),
        ViewProperty("alwaysBounceVertical", .bool { $0.alwaysBounceVertical = $1 }),
        ViewProperty("isPagingEnabled", .bool { $0.isPagingEnabled = $1 }),
        ViewProperty("minimumZoomScale", .number { $0.minimumZoomScale = $1 }),
        ViewProperty("maximumZoomScale", .number { $0.maximumZoomScale = $1 }),
        ViewProperty("zoomScale", .number { $0.zoomScale = $1 }, .support(.setZoom)),
    ]
}
