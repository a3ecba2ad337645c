internal import AutoLayout
import Foundation

public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

open class UITabBar: UIView {
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var isTranslucent = true
    open var backgroundImage: UIImage?
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
