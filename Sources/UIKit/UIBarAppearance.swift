import Foundation

public enum UIBarStyle: Int, Sendable {
    case `default`, black, blackTranslucent
}
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

public struct UIOffset: Equatable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat
    public static let zero = UIOffset(horizontal: 0, vertical: 0)

    public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
}

/// How a bar looks; kept, and not drawn.
open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIBlurEffect?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?

    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill

    public override init() {}
    public init(idiom: UIUserInterfaceIdiom) {}
    public init(barAppearance: UIBarAppearance) {
        (backgroundColor, backgroundEffect) = (barAppearance.backgroundColor, barAppearance.backgroundEffect)
        (shadowColor, shadowImage) = (barAppearance.shadowColor, barAppearance.shadowImage)
    }

    open override func copy() -> Any { self }
    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
}

open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
}

open class UIBarButtonItemAppearance: NSObject {
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()

    public override init() {}
    public convenience init(style: UIBarButtonItem.Style) { self.init() }
}

open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
}

open class UINavigationBarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { leaveOut("UINavigationBarAppearance") } }
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open var titlePositionAdjustment = UIOffset.zero
    public private(set) var backIndicatorImage = UIImage()
    public private(set) var backIndicatorTransitionMaskImage = UIImage()
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
        leaveOut("UINavigationBarAppearance")
    }
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

open class UITabBarItemStateAppearance: NSObject {
    open var badgeBackgroundColor: UIColor? {
        didSet { if badgeBackgroundColor != nil { leaveOut("UITabBarItemStateAppearance") } }
    }
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { leaveOut("UITabBarItemStateAppearance") }
    }
    open var titlePositionAdjustment = UIOffset.zero
    open var badgePositionAdjustment = UIOffset.zero
    open var iconColor: UIColor? {
        didSet { if iconColor != nil { leaveOut("UITabBarItemStateAppearance") } }
    }
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

open class UITabBarItemAppearance: NSObject {
    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    public let focused = UITabBarItemStateAppearance()

    public override init() {}
    public convenience init(style: UITabBarItemAppearance.Style) { self.init() }

    public enum Style: Int, Sendable { case stacked, inline, compactInline }
}

open class UITabBarAppearance: UIBarAppearance {
    open var selectionIndicatorTintColor: UIColor? {
        didSet { if selectionIndicatorTintColor != nil { leaveOut("UITabBarAppearance") } }
    }
    open var stackedItemSpacing: CGFloat = 0
    open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { leaveOut("UITabBarAppearance") } }
    open var inlineLayoutAppearance = UITabBarItemAppearance() { didSet { leaveOut("UITabBarAppearance") } }
    open var compactInlineLayoutAppearance = UITabBarItemAppearance() { didSet { leaveOut("UITabBarAppearance") } }
}

public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}

public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
}

/// Its bar belongs to a navigation item, where it is not shown.
open class UISearchController: UIViewController {
    public let searchBar = UISearchBar()
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open var isActive = false
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var searchResultsController: UIViewController?

    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true
    open var showsSearchResultsController = false

    public convenience init() { self.init(searchResultsController: nil) }

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
