import Foundation

/// One of the tabs of a tab bar controller, with what makes the controller that it shows.
open class UITab: NSObject {
    public enum Placement: Int, Sendable { case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly }

    public final let identifier: String
    final let item: UITabBarItem
    private let provider: ((UITab) -> UIViewController)?
    open internal(set) weak var tabBarController: UITabBarController?
    open internal(set) weak var parent: UITabGroup?
    open var preferredPlacement: Placement = .automatic
    open var userInfo: Any?
    open var allowsHiding = false
    /// Shown in a sidebar alone.
    open var subtitle: String?
    open var isHidden = false { didSet { tabBarController?.showTabs() } }

    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.identifier = identifier
        item = UITabBarItem(title: title, image: image, selectedImage: nil)
        provider = viewControllerProvider
    }

    open var title: String {
        get { item.title ?? "" }
        set { item.title = newValue }
    }
    open var image: UIImage? {
        get { item.image }
        set { item.image = newValue }
    }
    open var badgeValue: String? {
        get { item.badgeValue }
        set { item.badgeValue = newValue }
    }

    /// Made once.
    public private(set) final lazy var viewController: UIViewController? = provider?(self)

    /// What it shows where it is selected.
    var shown: UIViewController? { viewController }
}

/// Tabs of one topic: a tab bar shows the group as one tab, which shows its own controller, or else that of a child.
open class UITabGroup: UITab {
    open var children: [UITab] { didSet { adopt() } }
    open weak var selectedChild: UITab?
    open var defaultChildIdentifier: String?

    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        adopt()
    }

    private func adopt() { for child in children { child.parent = self } }

    override var shown: UIViewController? {
        let first = children.first { $0.identifier == defaultChildIdentifier } ?? children.first
        return viewController ?? (selectedChild ?? first)?.shown
    }
}

/// The tab of a search, with its sign and name.
open class UISearchTab: UITab {
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "UISearchTab",
            viewControllerProvider: viewControllerProvider)
    }

    public override init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    }
}
