internal import AutoLayout
import Foundation

open class UIToolbar: UIView, UIBarPositioning, ItemBar, TintedBar {
    final var hostedViews: [UIView] = []
    final var shownItems: [UIBarButtonItem] { items ?? [] }
    final var titleView: UIView? { nil }
    open var items: [UIBarButtonItem]?
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var barStyle: UIBarStyle = .default { didSet { leaveOut("UIToolbar", barStyle, unless: .default) } }
    /// Whether a navigation controller shows it at the bottom of the screen.
    final var isOfController = false
    open var standardAppearance = UIToolbarAppearance()
    open var scrollEdgeAppearance: UIToolbarAppearance?
    open var compactAppearance: UIToolbarAppearance?
    open weak var delegate: (any UIToolbarDelegate)?
    open var barPosition: UIBarPosition { .bottom }
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    private(set) final var backgroundImage: UIImage?
    private(set) final var shadowImage: UIImage?
    open func setBackgroundImage(
        _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgroundImage = image
        image.leaveOutUnlessEmpty("UIToolbar")
    }
    open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {
        shadowImage = image
        image.leaveOutUnlessEmpty("UIToolbar")
    }

    override var kind: ViewKind {
        var bar = Toolbar()
        bar.items = items?.map { $0.item } ?? []
        bar.isOfController = isOfController
        bar.ground = LegacyBarLook(of: self, or: self).ground(over: standardAppearance)
        return .toolbar(bar)
    }
}
