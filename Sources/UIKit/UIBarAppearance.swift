internal import AutoLayout
import Foundation
internal import Scene

public enum UIBarStyle: Int, Sendable {
    case `default`, black, blackTranslucent

    public static let blackOpaque = UIBarStyle.black
}
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

public struct UIOffset: Equatable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat
    public static let zero = UIOffset(horizontal: 0, vertical: 0)

    public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
}

/// How a bar looks: its ground, and the line along it.
open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIBlurEffect? { didSet { isMaterial = backgroundEffect != nil } }
    open var backgroundImage: UIImage? { didSet { backgroundImage.leaveOutUnlessEmpty("UIBarAppearance") } }
    open var shadowColor: UIColor? = .separator
    open var shadowImage: UIImage? { didSet { shadowImage.leaveOutUnlessEmpty("UIBarAppearance") } }
    /// Whether it blurs what lies behind it.
    private var isMaterial = true

    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill

    public required override init() {}
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        take(from: barAppearance)
    }

    open override func copy() -> Any {
        let copy = Self()
        copy.take(from: self)
        return copy
    }

    /// Looks like another one.
    func take(from other: UIBarAppearance) {
        (backgroundColor, backgroundEffect) = (other.backgroundColor, other.backgroundEffect)
        (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
        (isMaterial, backgroundImage) = (other.isMaterial, other.backgroundImage)
    }

    open func configureWithDefaultBackground() { configure(nil, isMaterial: true, line: .separator) }
    open func configureWithOpaqueBackground() { configure(.systemBackground, isMaterial: false, line: .separator) }
    open func configureWithTransparentBackground() { configure(nil, isMaterial: false, line: nil) }

    private func configure(_ color: UIColor?, isMaterial: Bool, line: UIColor?) {
        (backgroundColor, backgroundEffect, backgroundImage) = (color, nil, nil)
        (shadowColor, shadowImage) = (line, nil)
        self.isMaterial = isMaterial
    }

    final var ground: BarGround {
        var ground = BarGround()
        (ground.color, ground.isMaterial) = (backgroundColor?.color, isMaterial)
        ground.line = shadowImage == nil ? shadowColor?.color : nil
        return ground
    }
}

open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { leaveOut("UIBarButtonItemStateAppearance") }
    }
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
}

open class UIBarButtonItemAppearance: NSObject {
    public final let normal = UIBarButtonItemStateAppearance()
    public final let highlighted = UIBarButtonItemStateAppearance()
    public final let disabled = UIBarButtonItemStateAppearance()
    public final let focused = UIBarButtonItemStateAppearance()

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
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { leaveOut("UINavigationBarAppearance", titlePositionAdjustment, unless: .zero) }
    }
    public private(set) final var backIndicatorImage = UIImage()
    public private(set) final var backIndicatorTransitionMaskImage = UIImage()
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
        leaveOut("UINavigationBarAppearance")
    }
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    override func take(from other: UIBarAppearance) {
        super.take(from: other)
        guard let other = other as? UINavigationBarAppearance else { return }
        (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
    }
}

open class UITabBarItemStateAppearance: NSObject {
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { leaveOut("UITabBarItemStateAppearance") }
    }
    open var titlePositionAdjustment = UIOffset.zero
    open var badgePositionAdjustment = UIOffset.zero
    open var iconColor: UIColor?
    /// Of which the colour is drawn.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { if titleTextAttributes[.font] != nil { leaveOut("UITabBarItemStateAppearance") } }
    }

    /// The colours of tabs in this state, and where it has none that one.
    final func look(unless color: UIColor?) -> TabLook {
        let title = titleTextAttributes[.foregroundColor] as? UIColor
        return TabLook(image: (iconColor ?? color)?.color, title: (title ?? color)?.color)
    }
}

open class UITabBarItemAppearance: NSObject {
    public final let normal = UITabBarItemStateAppearance()
    public final let selected = UITabBarItemStateAppearance()
    public final let disabled = UITabBarItemStateAppearance()
    public final let focused = UITabBarItemStateAppearance()

    public override init() {}
    public convenience init(style: UITabBarItemAppearance.Style) { self.init() }

    public enum Style: Int, Sendable { case stacked, inline, compactInline }
}

open class UITabBarAppearance: UIBarAppearance {
    open var selectionIndicatorTintColor: UIColor? {
        didSet { if selectionIndicatorTintColor != nil { leaveOut("UITabBarAppearance") } }
    }
    open var stackedItemSpacing: CGFloat = 0
    /// Of which all tabs have the colours, those beside their images, too.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()

    override func take(from other: UIBarAppearance) {
        super.take(from: other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    }
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
    public final let searchBar = UISearchBar()
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open var isActive = false
    open var obscuresBackgroundDuringPresentation = true
    /// The older name.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
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
