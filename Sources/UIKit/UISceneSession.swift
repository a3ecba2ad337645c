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

/// A service that nobody chooses.
open class UIActivity: NSObject {}

/// What is shared is kept, and not shown.
open class UIActivityViewController: UIViewController {
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
        public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
        public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
        public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
        public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
        public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
        public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
        public static let postToFacebook = ActivityType(rawValue: "com.apple.UIKit.activity.PostToFacebook")
        public static let postToTwitter = ActivityType(rawValue: "com.apple.UIKit.activity.PostToTwitter")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    open var excludedActivityTypes: [ActivityType]?
    open var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
