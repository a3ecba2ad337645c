import Foundation

/// What delegates of an app's scenes are given.
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
    public final let name: String?
    public final let role: UISceneSession.Role
    /// A program's own delegate of a scene is taken, whether it stands here or not.
    open var delegateClass: AnyClass?
    open var sceneClass: AnyClass?
    open var storyboard: UIStoryboard?

    public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

public struct UIOpenURLContext: Hashable {
    public let url: URL
}

extension UIScene {
    open class ConnectionOptions: NSObject {
        open var urlContexts: Set<UIOpenURLContext> { [] }
        open var userActivities: Set<NSUserActivity> { [] }
        open var notificationResponse: UNNotificationResponse? { nil }
        open var sourceApplication: String? { nil }
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
