internal import AutoLayout
import Foundation
internal import Scene

open class UIImageView: UIView {
    open var image: UIImage? { didSet { shown() } }
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    open var animationImages: [UIImage]? {
        didSet { if animationImages != nil { leaveOut("UIImageView") } }
    }
    open var animationDuration: TimeInterval = 0
    open var animationRepeatCount = 0
    open var isAnimating: Bool { false }
    open var highlightedAnimationImages: [UIImage]?
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    open func startAnimating() {}
    open func stopAnimating() {}
    /// Who else wants to know of another image.
    final var shown: () -> Void = {}
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }

    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    /// A picture's own colour comes before the view's.
    override var tintOverride: UIColor? { shownImage?.ownTint ?? super.tintOverride }

    /// That of its state, in the symbols' size that it prefers.
    private var shownImage: UIImage? {
        let image = (isHighlighted ? highlightedImage : nil) ?? image
        return preferredSymbolConfiguration.flatMap { image?.withConfiguration($0) } ?? image
    }

    override var kind: ViewKind {
        let shown = shownImage
        var view = ImageView(image: shown?.image)
        view.contentMode = sameCase(as: contentMode, else: .scaleToFill)
        return .imageView(view)
    }
}
