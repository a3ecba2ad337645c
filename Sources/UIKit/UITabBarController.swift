import Foundation

public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}
}

/// Shows the selected one of its controllers above a tab bar, which lies over its view and adds to its safe area.
open class UITabBarController: UIViewController, UITabBarDelegate {
    open var viewControllers: [UIViewController]? { didSet { replace(oldValue ?? []) } }
    open var selectedIndex = 0 { didSet { place() } }
    public final let tabBar = UITabBar()
    open weak var delegate: (any UITabBarControllerDelegate)?
    open var customizableViewControllers: [UIViewController]?
    /// Their controllers take the place of `viewControllers`.
    open var tabs: [UITab] = [] { didSet { showTabs() } }
    /// A sidebar is not shown.
    open var mode: Mode = .automatic { didSet { leaveOut("UITabBarController", mode == .tabSidebar, unless: false) } }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var selectedViewController: UIViewController? {
        get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
        set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    open override func loadView() {
        super.loadView()
        tabBar.translatesAutoresizingMaskIntoConstraints = false
        tabBar.isOfController = true
        view.addSubview(tabBar)
        NSLayoutConstraint.activate([
            tabBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tabBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tabBar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
        place()
    }

    override func arrangeChildren() { place() }

    private func replace(_ old: [UIViewController]) {
        for controller in old {
            controller.removeFromParent()
            controller.viewIfLoaded?.removeFromSuperview()
        }
        for controller in viewControllers ?? [] { addChild(controller) }
        // The bar has its items before the view is loaded.
        placeItems()
        if isViewLoaded { place() }
    }

    private func placeItems() {
        let items = tabs.isEmpty ? viewControllers?.compactMap { $0.tabBarItem } : shownTabs.map(\.item)
        tabBar.items = items
        tabBar.selectedItem = items.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
    }

    private func place() {
        guard isViewLoaded else { return }
        placeItems()
        guard let shown = selectedViewController else { return }
        for other in viewControllers ?? [] where other !== shown { other.viewIfLoaded?.removeFromSuperview() }
        fill(view, with: shown)
        let height = tabBar.isHidden ? 0 : tabBar.intrinsicContentSize.height
        shown.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
    }
}
