internal import AutoLayout
import Foundation

public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

open class UITabBar: UIView {
    open var barTintColor: UIColor? {
        didSet { if barTintColor != nil { leaveOut("UITabBar") } }
    }
    open var unselectedItemTintColor: UIColor? {
        didSet { if unselectedItemTintColor != nil { leaveOut("UITabBar") } }
    }
    open var isTranslucent = true
    open var backgroundImage: UIImage? {
        didSet { if backgroundImage != nil { leaveOut("UITabBar") } }
    }
    open var shadowImage: UIImage?
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var barStyle: UIBarStyle = .default
    open weak var delegate: (any UITabBarDelegate)?
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    open var items: [UITabBarItem]?
    open weak var selectedItem: UITabBarItem?
    open class func appearance() -> UITabBar { UITabBar() }

    override var kind: ViewKind {
        var bar = TabBar()
        bar.items = items?.map { $0.item } ?? []
        bar.selectedItem = items?.firstIndex { $0 === selectedItem } ?? -1
        return .tabBar(bar)
    }
}
