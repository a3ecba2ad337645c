internal import AutoLayout
import Foundation

open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100, large
        public static var white: Style { .medium }
        public static var gray: Style { .medium }
        public static var whiteLarge: Style { .large }
    }

    open var style: Style = .medium
    open var color: UIColor! = .secondaryLabel
    public private(set) final var isAnimating = false
    open var hidesWhenStopped = true { didSet { updateHidden() } }

    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
        takeOwnSize()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { takeOwnSize() }
        updateHidden()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func startAnimating() {
        isAnimating = true
        updateHidden()
    }

    open func stopAnimating() {
        isAnimating = false
        updateHidden()
    }

    private func updateHidden() { isHidden = hidesWhenStopped && !isAnimating }

    override var kind: ViewKind {
        var view = ActivityIndicator()
        view.style = style == .large ? .large : .medium
        if let color { view.color = color.color }
        return .activityIndicator(view)
    }
}
