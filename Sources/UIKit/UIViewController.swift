internal import AutoLayout
import Foundation

open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
    private var loadedView: UIView?
    private var isLoadingView = false
    open var title: String? { didSet { navigationItem.title = title } }
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    open var toolbarItems: [UIBarButtonItem]?
    open var hidesBottomBarWhenPushed = false {
        didSet { leaveOut("UIViewController", hidesBottomBarWhenPushed, unless: false) }
    }
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var preferredContentSize = CGSize.zero
    /// Changes the colours of its view and of all that is in it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    /// How it would be presented; made when somebody asks.
    final lazy var adaptedPresentation: UIPresentationController = makePresentation()
    open var automaticallyAdjustsScrollViewInsets = true
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    public internal(set) final var presentedViewController: UIViewController?
    public internal(set) final weak var presentingViewController: UIViewController?
    public private(set) final var children: [UIViewController] = []
    public private(set) final weak var parent: UIViewController?
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { leaveOut("UIViewController", viewRespectsSystemMinimumLayoutMargins, unless: true) }
    }
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// What the bars of the controller that it stands in cover.
    final var barInsets = UIEdgeInsets.zero
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { leaveOut("UIViewController", extendedLayoutIncludesOpaqueBars, unless: false) }
    }
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { leaveOut("UIViewController", edgesForExtendedLayout, unless: .all) }
    }

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
        isLoadingView = true
        loadView()
        isLoadingView = false
        let size = FigureEnvironment.current.screen.size
        if let loadedView, loadedView.assignedFrame.size == .zero {
            loadedView.place(CGRect(x: 0, y: 0, width: size.width, height: size.height))
            loadedView.position.isOfScreen = true
        }
        viewDidLoad()
    }

    open func loadView() { view = UIView() }

    /// Makes the table or collection view that a controller is given its view, where that is there or being loaded.
    final func showManaged(_ managed: UIView) {
        guard isLoadingView || isViewLoaded else { return }
        if let loadedView {
            if managed.assignedFrame.size == .zero { managed.place(loadedView.assignedFrame) }
            let isAsLarge = managed.assignedFrame.size == loadedView.assignedFrame.size
            managed.position.isOfScreen = isAsLarge && loadedView.position.isOfScreen
        }
        view = managed
    }

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
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    open var traitCollection: UITraitCollection { viewIfLoaded?.shownTraits ?? ownTraits }
    /// Before its view is loaded.
    private var ownTraits: UITraitCollection {
        let traits = UITraitCollection.current
        if overrideUserInterfaceStyle != .unspecified { traits.userInterfaceStyle = overrideUserInterfaceStyle }
        return traits
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = ScreenReading.systemMinimumMargin()
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    // MARK: Containment

    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.parent = self
        children.append(childController)
    }

    /// The child that comes takes the other's place in its superview.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        fromViewController.view.superview?.addSubview(toViewController.view)
        animations?()
        fromViewController.view.removeFromSuperview()
        completion?(true)
    }

    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
    open func endAppearanceTransition() {}
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild: UIViewController) {
        leaveOut("UIViewController")
    }
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// A container's own: shows the children that stand in it now.
    func arrangeChildren() {}

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    private func makePresentation() -> UIPresentationController {
        switch modalPresentationStyle {
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        case .automatic, .pageSheet, .formSheet:
            UISheetPresentationController(presentedViewController: self, presenting: nil)
        case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none:
            UIPresentationController(presentedViewController: self, presenting: nil)
        }
    }

    // MARK: Storyboards

    open var storyboard: UIStoryboard? { nil }
    open var nibName: String? { nil }
    open var nibBundle: Bundle? { nil }
    open var restorationIdentifier: String?
    open var restorationClass: AnyClass?
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func awakeFromNib() {}

    /// Ends the program: no storyboard has a segue.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        raiseException("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }

    // MARK: Presentation

    /// Keeps and loads the other controller; the figure goes on showing this one.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        leaveOut("UIViewController")
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        viewControllerToPresent.loadViewIfNeeded()
        completion?()
    }

    /// Forgets the controller that is presented here, or this one where none is.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let presenting = presentedViewController == nil ? presentingViewController : self
        presenting?.presentedViewController?.presentingViewController = nil
        presenting?.presentedViewController = nil
        completion?()
    }

    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }

    /// The nearest controller around this one that has the method.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        guard SelectorMethods.knows(action) else { return nil }
        return canPerformAction(action, withSender: sender)
            ? self : parent?.targetViewController(forAction: action, sender: sender)
    }

    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    open var providesPresentationContextTransitionStyle = false
    open var modalPresentationCapturesStatusBarAppearance = false
    open var focusGroupIdentifier: String?
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open func setContentScrollView(_ scrollView: UIScrollView?) {}
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    open class func attemptRotationToDeviceOrientation() {}
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open var isEditing = false
    /// Shown over the view while it is there.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? { didSet { showUnavailableContent() } }
    private var unavailableView: (any UIView & UIContentView)?
    private var needsUnavailableUpdate = true
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        UIContentUnavailableConfigurationState()
    }

    open func setNeedsUpdateContentUnavailableConfiguration() {
        needsUnavailableUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    /// Calls the program's own update where it has asked for one.
    final func updateUnavailableContentIfNeeded() {
        guard needsUnavailableUpdate else { return }
        needsUnavailableUpdate = false
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }

    private func showUnavailableContent() {
        unavailableView?.removeFromSuperview()
        unavailableView = contentUnavailableConfiguration?.makeContentView()
        guard let shown = unavailableView else { return }
        view.addSubview(shown)
        shown.fillSuperview()
    }

    private lazy var ownEditButton = UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: nil)
    open var editButtonItem: UIBarButtonItem { ownEditButton }
    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
    open var childForStatusBarStyle: UIViewController? { nil }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
}
