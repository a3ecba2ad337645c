internal import AutoLayout
import Foundation

open class UITabBar: UIView {
    open var items: [UITabBarItem]?
    open weak var selectedItem: UITabBarItem?

    override var kind: ViewKind {
        var bar = TabBar()
        bar.items = items?.map { $0.item } ?? []
        bar.selectedItem = items?.firstIndex { $0 === selectedItem } ?? -1
        return .tabBar(bar)
    }
}
