internal import AutoLayout
import Foundation

open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

    open var title: String?
    open var prompt: String?
    open var backButtonTitle: String?
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var titleView: UIView?
    open var hidesBackButton = false
    open var backBarButtonItem: UIBarButtonItem?
    /// Its bar stands below the navigation bar of a controller, and stays there as content is scrolled.
    open var searchController: UISearchController?
    open var hidesSearchBarWhenScrolling = true
    open var standardAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var leftItemsSupplementBackButton = false
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open var backButtonDisplayMode: BackButtonDisplayMode = .default {
        didSet { leaveOut("UINavigationItem", backButtonDisplayMode, unless: .default) }
    }
    open var preferredSearchBarPlacement: SearchBarPlacement = .automatic
    open var backAction: UIAction?
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    open var style: ItemStyle = .navigator

    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
    public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked }
    public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

    public convenience init(title: String) {
        self.init()
        self.title = title
    }

    /// Items at its place take a back button's place unless they supplement it.
    fileprivate var showsBackButton: Bool {
        !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty != false)
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
}

public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

public protocol UIBarPositioningDelegate: NSObjectProtocol {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

open class UINavigationBar: UIView, UIBarPositioning, ItemBar, TintedBar {
    open var barPosition: UIBarPosition { .top }
    open var items: [UINavigationItem]?
    final var hostedViews: [UIView] = []
    /// Whether it is that of a navigation controller, with which it depends on the offset.
    final var isOfController = false
    open var prefersLargeTitles = false
    open var barTintColor: UIColor?
    /// A bar that is not translucent has another colour; what it shows still reaches below it.
    open var isTranslucent = true {
        didSet { leaveOut("UINavigationBar", isTranslucent, unless: true) }
    }
    open var shadowImage: UIImage? { didSet { shadowImage.leaveOutUnlessEmpty("UINavigationBar") } }
    open var barStyle: UIBarStyle = .default {
        didSet { leaveOut("UINavigationBar", barStyle, unless: .default) }
    }
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    final var ownStandardAppearance: UINavigationBarAppearance?
    open var standardAppearance: UINavigationBarAppearance {
        get {
            let appearance = ownStandardAppearance ?? UINavigationBarAppearance()
            ownStandardAppearance = appearance
            return appearance
        }
        set { ownStandardAppearance = newValue }
    }
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    private(set) final var backgroundImage: UIImage?
    open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImage = image
        image.leaveOutUnlessEmpty("UINavigationBar")
    }
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        leaveOut("UINavigationBar")
    }
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open weak var delegate: (any UINavigationBarDelegate)?
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    /// What bars of controllers have that say nothing else.
    nonisolated(unsafe) static let proxy = UINavigationBar()
    open class func appearance() -> UINavigationBar { proxy }
    override var tintOverride: UIColor? { super.tintOverride ?? (self === Self.proxy ? nil : Self.proxy.tintOverride) }

    open var topItem: UINavigationItem? { items?.last }
    open var backItem: UINavigationItem? { items?.dropLast().last }

    /// The topmost item's, but for the title's view.
    final var shownItems: [UIBarButtonItem] {
        (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? [])
    }
    final var titleView: UIView? { topItem?.titleView }

    open override var frame: CGRect {
        get { noting(super.frame) }
        set { super.frame = newValue }
    }

    open override var bounds: CGRect {
        get { noting(super.bounds) }
        set { super.bounds = newValue }
    }

    /// The height of one that collapses depends on the offset.
    private func noting(_ rectangle: CGRect) -> CGRect {
        if isOfController, prefersLargeTitles { ScreenReading.readOffset() }
        return rectangle
    }

    override var kind: ViewKind {
        var bar = NavigationBar()
        bar.isOfController = isOfController
        bar.title = topItem?.title ?? ""
        bar.prompt = topItem?.prompt ?? ""
        setLooks(of: &bar)
        if isOfController { bar.searchHeight = Double(topItem?.searchController?.searchBar.heightInBar ?? 0) }
        bar.prefersLargeTitles = prefersLargeTitles && topItem?.largeTitleDisplayMode != .never
        bar.leftBarButtonItems = topItem?.leftBarButtonItems?.map { $0.item } ?? []
        bar.rightBarButtonItems = topItem?.rightBarButtonItems?.map { $0.item } ?? []
        if topItem?.showsBackButton != false {
            bar.backItem = backItem.map { $0.backBarButtonItem?.title ?? $0.backButtonTitle ?? $0.title ?? "Back" }
        }
        return .navigationBar(bar)
    }
}
