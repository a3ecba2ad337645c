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
    ]
}
