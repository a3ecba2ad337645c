import Foundation

/// What delegates of an app and its scenes are given; a figure calls none of them.
open class UISceneSession: NSObject {
    public struct Role: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    open var role: Role { .windowApplication }
    open var persistentIdentifier: String { "" }
}

open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role

    public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

public struct UIOpenURLContext: Hashable {
    public let url: URL
}

extension UIScene {
    open class ConnectionOptions: NSObject {
        open var urlContexts: Set<UIOpenURLContext> { [] }
    }
}

open class UIFeedbackGenerator: NSObject {
    open func prepare() {}
}

/// Is felt nowhere.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    public init(style: FeedbackStyle = .medium) {}

    open func impactOccurred() {}
}

/// Is felt nowhere.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}

/// Is felt nowhere.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// What is shared is kept, and not shown.
open class UIActivityViewController: UIViewController {
    public init(activityItems: [Any], applicationActivities: [AnyObject]?) { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class UIPopoverPresentationController: NSObject {
    open var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections: UIRectEdge = .all
}

open class UISheetPresentationController: NSObject {
    public final class Detent: NSObject {
        public class func medium() -> Detent { Detent() }
        public class func large() -> Detent { Detent() }
    }

    open var detents: [Detent] = [.large()]
    open var prefersGrabberVisible = false
    open var preferredCornerRadius: CGFloat?
    open var prefersScrollingExpandsWhenScrolledToEdge = true
}

extension UIViewController {
    /// Nothing is presented in a figure.
    public var popoverPresentationController: UIPopoverPresentationController? { nil }
    public var sheetPresentationController: UISheetPresentationController? { nil }
}
