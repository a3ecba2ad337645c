extension UITabBarController {
    public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
        // Observers are not called inside of an initializer.
        showTabs()
    }

    public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

    public func tab(forIdentifier identifier: String) -> UITab? {
        func find(_ tabs: [UITab]) -> UITab? {
            tabs.lazy.compactMap { tab in
                tab.identifier == identifier ? tab : (tab as? UITabGroup).flatMap { find($0.children) }
            }.first
        }
        return find(tabs)
    }

    public var selectedTab: UITab? {
        get { shownTabs.indices.contains(selectedIndex) ? shownTabs[selectedIndex] : nil }
        set { selectedIndex = shownTabs.firstIndex { $0 === newValue } ?? selectedIndex }
    }

    /// Those in the tab bar.
    final var shownTabs: [UITab] {
        tabs.filter { !$0.isHidden && $0.preferredPlacement != .sidebarOnly && $0.shown != nil }
    }

    final func showTabs() {
        for tab in tabs { tab.tabBarController = self }
        viewControllers = shownTabs.compactMap(\.shown)
    }
}
