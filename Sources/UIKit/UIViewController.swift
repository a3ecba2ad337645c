internal import AutoLayout
import Foundation

public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

open class UIViewController: UIResponder, UITraitEnvironment {
    private var loadedView: UIView?
    open var title: String? { didSet { navigationItem.title = title } }
    public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    open var toolbarItems: [UIBarButtonItem]?
    open var hidesBottomBarWhenPushed = false
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var preferredContentSize = CGSize.zero
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    open var automaticallyAdjustsScrollViewInsets = true
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    public internal(set) var presentedViewController: UIViewController?
    public internal(set) weak var presentingViewController: UIViewController?
    public private(set) var children: [UIViewController] = []
    public private(set) weak var parent: UIViewController?
    open var viewRespectsSystemMinimumLayoutMargins = true
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// What the bars of the controller that it stands in cover.
    var barInsets = UIEdgeInsets.zero
    open var extendedLayoutIncludesOpaqueBars = false
    open var edgesForExtendedLayout: UIRectEdge = .all

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

    public required init?(coder: NSCoder) {}

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    // MARK: Its view

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView = newValue
            newValue?.controller = self
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        let size = FigureEnvironment.current.screen.size
        if let loadedView, loadedView.assignedFrame.size == .zero {
            loadedView.place(CGRect(x: 0, y: 0, width: size.width, height: size.height))
        }
        viewDidLoad()
    }

    open func loadView() { view = UIView() }

    // MARK: Life cycle

    open func didReceiveMemoryWarning() {}
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func updateViewConstraints() {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    open var traitCollection: UITraitCollection { .current }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        ScreenReading.readPoints()
        let side = FigureEnvironment.current.screen.systemMinimumMargin
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    // MARK: Containment

    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.parent = self
        children.append(childController)
    }

    /// A container's own: shows the children that stand in it now.
    func arrangeChildren() {}

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open var isEditing = false
    open var childForStatusBarStyle: UIViewController? { nil }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
}
