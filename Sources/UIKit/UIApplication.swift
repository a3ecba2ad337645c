import Foundation

/// What stands for the app that a figure's screen belongs to.
open class UIApplication: UIResponder {
    public enum State: Int, Sendable { case active, inactive, background }

    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    nonisolated(unsafe) private static let only = UIApplication()
    public static let openSettingsURLString = "app-settings:"

    open class var shared: UIApplication { only }
    open weak var delegate: (any UIApplicationDelegate)?
    open var applicationState: State { .active }
    open var windows: [UIWindow] { [.figure] }
    open var keyWindow: UIWindow? { .figure }
    open var connectedScenes: Set<UIScene> { [UIWindowScene.figure] }
    open var isIdleTimerDisabled = false
    open func beginIgnoringInteractionEvents() {}
    open func endIgnoringInteractionEvents() {}
    open func registerForRemoteNotifications() {}
    open func unregisterForRemoteNotifications() {}
    open var isRegisteredForRemoteNotifications: Bool { false }
    /// Items of the home screen, where nobody sees them.
    open var shortcutItems: [UIApplicationShortcutItem]?
    open var supportsAlternateIcons: Bool { false }
    open var alternateIconName: String? { nil }
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    open var isProtectedDataAvailable: Bool { true }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var openSessions: Set<UISceneSession> { [] }
    open var supportsMultipleScenes: Bool { false }
    open var isNetworkActivityIndicatorVisible: Bool {
        get { false }
        set {}
    }
    open var applicationIconBadgeNumber = 0
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }

    /// The figure's status bar follows its controller's style.
    open var statusBarStyle: UIStatusBarStyle = .default
    open var isStatusBarHidden = false
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }

    open var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.figure.interfaceOrientation }

    open var statusBarFrame: CGRect {
        let bounds = UIScreen.main.bounds
        return CGRect(x: 0, y: 0, width: bounds.width, height: UIWindow.figure.safeAreaInsets.top)
    }

    /// Nothing can be opened from a figure.
    open func canOpenURL(_ url: URL) -> Bool { false }
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) { completionHandler?(false) }
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }
}

open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }

    open var activationState: ActivationState { .foregroundActive }
    open weak var delegate: (any UISceneDelegate)?
}

open class UIWindowScene: UIScene {
    nonisolated(unsafe) static let figure = UIWindowScene()

    open var windows: [UIWindow] { [.figure] }
    open var keyWindow: UIWindow? { .figure }
    open var screen: UIScreen { .main }
    open var coordinateSpace: UIScreen { .main }
    open var interfaceOrientation: UIInterfaceOrientation {
        UIDevice.current.orientation.isLandscape ? .landscapeLeft : .portrait
    }
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

open class UIStatusBarManager: NSObject {
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
    open var isStatusBarHidden: Bool { false }
}
