import Foundation

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

    public init(rawValue: UInt) { self.rawValue = rawValue }
}

extension UIViewController {
    public var presentationController: UIPresentationController? { adaptedPresentation }
    public var popoverPresentationController: UIPopoverPresentationController? {
        adaptedPresentation as? UIPopoverPresentationController
    }
    public var sheetPresentationController: UISheetPresentationController? {
        adaptedPresentation as? UISheetPresentationController
    }
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    public var splitViewController: UISplitViewController? { container() }

    public var navigationController: UINavigationController? { container() }
    public var tabBarController: UITabBarController? { container() }

    private func container<Container: UIViewController>() -> Container? {
        sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? Container }.first
    }

    public var isBeingPresented: Bool { false }
    public var isBeingDismissed: Bool { false }
    public var isMovingToParent: Bool { false }
    public var isMovingFromParent: Bool { false }
}

/// A message that is not shown: the figure goes on showing the controller that presents it.
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }

    open var message: String?
    public private(set) final var preferredStyle = Style.actionSheet
    public private(set) final var actions: [UIAlertAction] = []
    public private(set) final var textFields: [UITextField]?
    open var preferredAction: UIAlertAction?

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}

open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    public final let title: String?
    public final let style: Style
    open var isEnabled = true

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style) = (title, style)
    }
}
