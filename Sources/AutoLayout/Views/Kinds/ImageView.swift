import Scene

/// `UIImageView`.
public struct ImageView: Hashable, Sendable, Serializable {
    public var image: Image?
    public var contentMode: ContentMode = .scaleToFill

    public init(image: Image? = nil) { self.image = image }
}

extension ViewClass {
    static let imageView = ViewClass(
        ViewContent(ViewKind.imageView) { if case .imageView(let view) = $0 { view } else { nil } },
        types: [ViewType("ImageView", .imageView(ImageView()))], uiKit: UIKitClass("UIImageView"),
        properties: [
            ViewProperty("image", .image { $0.image = $1 }),
            ViewProperty("contentMode", .oneOf("UIView.ContentMode") { $0.contentMode = $1 }),
        ],
        intrinsicContentSize: { view, _ in ContentSize(width: view.image?.size.width, height: view.image?.size.height)
        },
        contentBends: { $0.contentMode == .scaleAspectFit || $0.contentMode == .scaleAspectFill },
        draw: { $0.content(in: $1) })
}

extension ImageView {
    /// Its image, as its content mode places it.
    fileprivate func content(in context: DrawingContext) -> ContentScene<Double> {
        guard let image else { return ContentScene() }
        let bounds = Rect(x: 0, y: 0, width: context.size.width, height: context.size.height)
        let rect = contentMode.drawnRect(of: image.size, in: bounds)
        return ContentScene([.image(SceneImage(image, in: rect, mode: contentMode, tint: .tint))])
    }
}
