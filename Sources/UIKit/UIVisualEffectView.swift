internal import AutoLayout
import Foundation

open class UIVisualEffect: NSObject {}

open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case systemUltraThinMaterial = 6, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    }

    fileprivate let style: Style

    public init(style: Style) { self.style = style }
}

open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init() { self.init(effect: nil) }

    /// As large as the view itself, which stands for it.
    open var contentView: UIView { self }

    override var kind: ViewKind {
        var view = VisualEffectView()
        view.effect = (effect as? UIBlurEffect).map { sameCase(as: $0.style, else: .systemMaterial) }
        return .visualEffectView(view)
    }
}
