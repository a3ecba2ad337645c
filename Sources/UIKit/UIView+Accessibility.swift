import Foundation

/// What assistive technology could do with an element; pages of a site have their own ways.
open class UIAccessibilityCustomAction: NSObject {
    open var name: String
    open var image: UIImage?

    public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) { self.name = name }
    public init(name: String, target: Any?, selector: Selector) { self.name = name }
}

open class UIAccessibilityElement: UIResponder {
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var accessibilityFrameInContainerSpace = CGRect.zero
    open weak var accessibilityContainer: AnyObject?

    public init(accessibilityContainer container: Any) { accessibilityContainer = container as AnyObject }
}

public enum UIAccessibility {
    public struct Notification: Hashable, RawRepresentable, Sendable {
        public let rawValue: UInt32
        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)

        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    /// Nobody listens to a figure.
    public static func post(notification: Notification, argument: Any?) {}
    public static var isVoiceOverRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
}
