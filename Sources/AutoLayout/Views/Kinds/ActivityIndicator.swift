import Scene

/// `UIActivityIndicatorView`, which hides when it is stopped.
public struct ActivityIndicator: Hashable, Sendable, Serializable {
    public enum Style: String, Hashable, Sendable, Serializable, CaseIterable { case medium, large }

    public var style: Style = .medium
    public var color: Color = .secondaryLabel

    public init() {}
}

extension ViewClass {
    static let activityIndicator = ViewClass(
        ViewContent(ViewKind.activityIndicator) { if case .activityIndicator(let view) = $0 { view } else { nil } },
        types: [ViewType("ActivityIndicator", .activityIndicator(ActivityIndicator()))],
        uiKit: UIKitClass("UIActivityIndicatorView"), hugging: .high,
        properties: [
            ViewProperty("style", .oneOf("UIActivityIndicatorView.Style") { $0.style = $1 }),
            ViewProperty("color", .color { $0.color = $1 }),
        ],
        viewProperties: [ViewProperty("isAnimating", .bool { $0.isHidden = !$1 }, .support(.setAnimating))],
        isHiddenAtFirst: true, intrinsicContentSize: { view, _ in ContentSize(view.size) }, draw: { $0.content(in: $1) }
    )
}

extension ActivityIndicator {
    /// Points. Source: frames that Interface Builder saves.
    fileprivate var size: Size {
        switch style {
        case .medium: Size(width: 20, height: 20)
        case .large: Size(width: 37, height: 37)
        }
    }

    /// Its spokes in the middle of its bounds, at one moment of their turn.
    fileprivate func content(in context: DrawingContext) -> ContentScene<Double> {
        let size = size
        let spokes = Image(name: "symbol:progress.indicator", size: size, isTemplate: true)
        let rect = Rect(
            x: (context.size.width - size.width) / 2, y: (context.size.height - size.height) / 2, width: size.width,
            height: size.height)
        return ContentScene([.image(SceneImage(spokes, in: rect, tint: color))])
    }
}
