import Foundation

/// Of its methods none is called: a figure shows what is there at rest.
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Shows the topmost of its controllers between a navigation bar and a toolbar, which lie over its view and add to its safe
/// area.
open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable { case none, push, pop }

    open var viewControllers: [UIViewController] = [] { didSet { show(instead: oldValue) } }
    public final let navigationBar = UINavigationBar()
    public private(set) final lazy var toolbar: UIToolbar! = UIToolbar()
    open var isNavigationBarHidden = false { didSet { place() } }
    /// Active once there is a toolbar; most controllers have none among their views.
    private lazy var toolbarHeight = toolbar.heightAnchor.constraint(equalToConstant: 44)
    open var isToolbarHidden = true { didSet { place() } }
    /// The one that is shown below the navigation bar.
    final weak var shownSearchBar: UISearchBar?
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenKeyboardAppears = false
    open var hidesBarsWhenVerticallyCompact = false {
        didSet { leaveOut("UINavigationController", hidesBarsWhenVerticallyCompact, unless: false) }
    }
    public final let barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
    public final let barHideOnTapGestureRecognizer = UITapGestureRecognizer()
    open weak var delegate: (any UINavigationControllerDelegate)?
    public final let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The classes of its bars are not asked.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
    }

    open var topViewController: UIViewController? { viewControllers.last }
    open var visibleViewController: UIViewController? { topViewController }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let popped = Array(viewControllers.dropFirst())
        viewControllers = Array(viewControllers.prefix(1))
        return popped
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
        let popped = Array(viewControllers[(index + 1)...])
        viewControllers = Array(viewControllers[...index])
        return popped
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    open override func loadView() {
        super.loadView()
        navigationBar.isOfController = true
        navigationBar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(navigationBar)
        NSLayoutConstraint.activate([
            navigationBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            navigationBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            navigationBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        ])
        show(instead: [])
    }

    /// Before the first layout, so that a controller's safe area knows the bar.
    override func arrangeChildren() { place() }

    private func show(instead old: [UIViewController]) {
        for controller in old where !viewControllers.contains(where: { $0 === controller }) {
            controller.removeFromParent()
        }
        for controller in viewControllers where controller.parent !== self { addChild(controller) }
        if isViewLoaded { place() }
    }

    private func place() {
        guard isViewLoaded else { return }
        navigationBar.items = viewControllers.map { $0.navigationItem }
        navigationBar.isHidden = isNavigationBarHidden
        for controller in old { controller.viewIfLoaded?.removeFromSuperview() }
        guard let top = topViewController else { return }
        fill(view, with: top)
        view.sendSubviewToBack(top.view)
        // What its `viewDidLoad` said is in the bar as well.
        let height = isNavigationBarHidden ? 0 : navigationBar.intrinsicContentSize.height
        let insets = UIEdgeInsets(
            top: height + placeSearchBar(of: top), left: 0, bottom: placeToolbar(of: top), right: 0)
        if top.barInsets != insets {
            top.barInsets = insets
            view.setNeedsLayout()
        }
    }

    /// Shows what a controller has for the toolbar, and gives the toolbar's height, which is 0 where it is hidden.
    private func placeToolbar(of top: UIViewController) -> CGFloat {
        if isToolbarHidden {
            if toolbarHeight.isActive { toolbar.isHidden = true }
            return 0
        }
        if !toolbarHeight.isActive { addToolbar() }
        toolbar.items = top.toolbarItems
        toolbar.isOfController = tabBarController == nil
        toolbar.isHidden = false
        // A toolbar of its own is higher above a home indicator.
        toolbarHeight.constant = traitCollection.verticalSizeClass == .compact ? 32 : 44
        return toolbarHeight.constant
    }

    private func addToolbar() {
        toolbar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(toolbar)
        NSLayoutConstraint.activate([
            toolbarHeight, toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            toolbar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
    }

    private var old: [UIViewController] { viewControllers.dropLast() }
}

extension UIViewController {
    /// Puts a child's view over the whole of `container`.
    func fill(_ container: UIView, with child: UIViewController) {
        guard let view = child.view, view.superview !== container else { return }
        view.translatesAutoresizingMaskIntoConstraints = true
        container.insertSubview(view, at: 0)
        view.fillSuperview()
        child.didMove(toParent: self)
    }
}
