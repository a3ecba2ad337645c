internal import AutoLayout
import Foundation

open class UIToolbar: UIView, UIBarPositioning, ItemBar {
    var hostedViews: [UIView] = []
    var shownItems: [UIBarButtonItem] { items ?? [] }
    var titleView: UIView? { nil }
    open var items: [UIBarButtonItem]?
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var barStyle: UIBarStyle = .default
    open var standardAppearance = UIToolbarAppearance()
    open var scrollEdgeAppearance: UIToolbarAppearance?
    open var compactAppearance: UIToolbarAppearance?
    open weak var delegate: (any UIToolbarDelegate)?
    open var barPosition: UIBarPosition { .bottom }
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    open func setBackgroundImage(
        _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) {}
    open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) { leaveOut("UIToolbar") }

    override var kind: ViewKind {
        var bar = Toolbar()
        bar.items = items?.map { $0.item } ?? []
        return .toolbar(bar)
    }
}
