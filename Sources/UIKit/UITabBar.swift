internal import AutoLayout
import Foundation

public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

open class UITabBar: UIView, TintedBar {
    open var barTintColor: UIColor?
    /// Whether a controller shows it at the bottom of the screen.
    final var isOfController = false
    open var unselectedItemTintColor: UIColor?
    open var isTranslucent = true
    open var backgroundImage: UIImage? { didSet { backgroundImage.leaveOutUnlessEmpty("UITabBar") } }
    open var shadowImage: UIImage? { didSet { shadowImage.leaveOutUnlessEmpty("UITabBar") } }
    private var ownStandardAppearance: UITabBarAppearance?
    open var standardAppearance: UITabBarAppearance {
        get {
            let appearance = ownStandardAppearance ?? UITabBarAppearance()
            ownStandardAppearance = appearance
            return appearance
        }
        set { ownStandardAppearance = newValue }
    }
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var barStyle: UIBarStyle = .default { didSet { leaveOut("UITabBar", barStyle, unless: .default) } }
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

    open var itemPositioning = ItemPositioning.automatic {
        didSet { leaveOut("UITabBar", itemPositioning == .centered, unless: false) }
    }
    /// Of items in the middle, as `itemWidth` is.
    open var itemSpacing: CGFloat = 0
    open var itemWidth: CGFloat = 0
    open weak var delegate: (any UITabBarDelegate)?
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    open var items: [UITabBarItem]?
    open weak var selectedItem: UITabBarItem?
    /// What bars have that say nothing else.
    nonisolated(unsafe) private static let proxy = UITabBar()
    open class func appearance() -> UITabBar { proxy }
    override var tintOverride: UIColor? { super.tintOverride ?? (self === Self.proxy ? nil : Self.proxy.tintOverride) }

    override var kind: ViewKind {
        var bar = TabBar()
        let badgeColor = appearance.stackedLayoutAppearance.normal.badgeBackgroundColor
        bar.items = items?.map { $0.item(isSelected: $0 === selectedItem, badgeColor: badgeColor) } ?? []
        bar.normalLook = appearance.stackedLayoutAppearance.normal.look(
            unless: unselectedItemTintColor ?? Self.proxy.unselectedItemTintColor)
        bar.selectedLook = appearance.stackedLayoutAppearance.selected.look(unless: nil)
        bar.selectedItem = items?.firstIndex { $0 === selectedItem } ?? -1
        bar.isOfController = isOfController
        bar.ground = ground
        return .tabBar(bar)
    }

    private var ground: BarGround {
        LegacyBarLook(of: self, or: Self.proxy)
            .ground(over: appearance)
    }

    private var appearance: UITabBarAppearance {
        ownStandardAppearance ?? Self.proxy.ownStandardAppearance ?? UITabBarAppearance()
    }
}
