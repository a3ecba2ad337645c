import Foundation

public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
}

/// Two controllers side by side where the width is regular, and one of them where it is compact. The primary one is as wide
/// as its fraction and its limits say; in portrait on an iPad it is hidden unless the display mode wants it beside.
open class UISplitViewController: UIViewController {
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }

    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    public final let style: Style
    private var columns: [Column: UIViewController] = [:]
    open weak var delegate: (any UISplitViewControllerDelegate)?
    open var preferredDisplayMode: DisplayMode = .automatic
    open var preferredSplitBehavior: SplitBehavior = .automatic
    open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension
    open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
    open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
    open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
    open var presentsWithGesture = true
    open var showsSecondaryOnlyButton = false
    private var primaryWidth: NSLayoutConstraint?
    private var placed: [UIViewController] = []

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    open var viewControllers: [UIViewController] {
        get { [columns[.primary], columns[.secondary]].compactMap { $0 } }
        set {
            setViewController(newValue.first, for: .primary)
            setViewController(newValue.dropFirst().first, for: .secondary)
        }
    }

    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// One that a navigation controller does not hold is put into one of its own, beside the compact column.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column]?.viewIfLoaded?.removeFromSuperview()
        columns[column]?.removeFromParent()
        columns[column] = vc.map { column == .compact ? $0 : wrapped($0) }
        if let held = columns[column] { addChild(held) }
        placed = []
        viewIfLoaded?.setNeedsLayout()
    }

    private func wrapped(_ controller: UIViewController) -> UIViewController {
        let isBar = controller is UINavigationController || controller is UITabBarController
        return style == .unspecified || isBar ? controller : UINavigationController(rootViewController: controller)
    }

    open func show(_ column: Column) { leaveOut("UISplitViewController") }
    open func hide(_ column: Column) { leaveOut("UISplitViewController") }

    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        setViewController(vc, for: .secondary)
    }

    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

    open var displayMode: DisplayMode {
        if preferredDisplayMode != .automatic { return preferredDisplayMode }
        return UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .oneBesideSecondary : .secondaryOnly
    }

    open var displayModeButtonItem: UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .organize, target: nil, action: nil)
    }

    /// Points.
    open var primaryColumnWidth: CGFloat {
        let width = view.bounds.width
        if preferredPrimaryColumnWidth > 0 { return preferredPrimaryColumnWidth }
        let fraction = preferredPrimaryColumnWidthFraction > 0 ? preferredPrimaryColumnWidthFraction * width : 320
        let least = minimumPrimaryColumnWidth > 0 ? minimumPrimaryColumnWidth : 0
        return max(least, min(fraction, maximumPrimaryColumnWidth > 0 ? maximumPrimaryColumnWidth : max(320, least)))
    }

    private var shown: [UIViewController] {
        if !isCollapsed {
            let isBeside = displayMode == .oneBesideSecondary || displayMode == .twoBesideSecondary
            return [isBeside ? columns[.primary] : nil, columns[.secondary]].compactMap { $0 }
        }
        if let compact = columns[.compact] { return [compact] }
        guard let primary = columns[.primary] else { return [columns[.secondary]].compactMap { $0 } }
        guard let secondary = columns[.secondary] else { return [primary] }
        return [showsSecondary(secondary, over: primary) ? secondary : primary]
    }

    private func showsSecondary(_ secondary: UIViewController, over primary: UIViewController) -> Bool {
        guard style == .unspecified else {
            return
                (delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary)
                ?? .secondary) != .primary
        }
        return delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true
    }

    override func arrangeChildren() {
        guard isViewLoaded else { return }
        let shown = shown
        if !shown.elementsEqual(placed, by: { $0 === $1 }) { place(shown) }
        primaryWidth?.constant = shown.count > 1 ? primaryColumnWidth : 0
    }

    private func place(_ shown: [UIViewController]) {
        for controller in children { controller.viewIfLoaded?.removeFromSuperview() }
        placed = shown
        primaryWidth = nil
        var leading = view.leadingAnchor
        for controller in shown {
            let part: UIView = controller.view
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            NSLayoutConstraint.activate([
                part.topAnchor.constraint(equalTo: view.topAnchor),
                part.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                part.leadingAnchor.constraint(equalTo: leading),
            ])
            if controller === shown.last {
                part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
            } else {
                primaryWidth = part.widthAnchor.constraint(equalToConstant: primaryColumnWidth)
                primaryWidth?.isActive = true
                leading = part.trailingAnchor
            }
        }
    }
}
