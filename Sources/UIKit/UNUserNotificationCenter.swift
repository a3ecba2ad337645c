import Foundation

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = Self(rawValue: 1 << 0)
    public static let sound = Self(rawValue: 1 << 1)
    public static let alert = Self(rawValue: 1 << 2)
    public static let criticalAlert = Self(rawValue: 1 << 4)
    public static let provisional = Self(rawValue: 1 << 6)
}

public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }

open class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// Nobody has answered.
    open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}

/// Keeps the notifications that a program asks for, and delivers none; nobody answers whether it may.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()

    open class func current() -> UNUserNotificationCenter { shared }

    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    private var pending: [UNNotificationRequest] = []
    private var categories: Set<UNNotificationCategory> = []

    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {}
    public final func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withUnsafeContinuation { (_: UnsafeContinuation<Bool, Never>) in }
    }

    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings())
    }
    public final func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    /// Another of the same identifier takes its place.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        removePendingNotificationRequests(withIdentifiers: [request.identifier])
        pending.append(request)
        completionHandler?(nil)
    }
    public final func add(_ request: UNNotificationRequest) async throws { add(request, withCompletionHandler: nil) }

    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) { completionHandler(pending) }
    public final func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        pending.removeAll { identifiers.contains($0.identifier) }
    }
    open func removeAllPendingNotificationRequests() { pending = [] }
    open func removeAllDeliveredNotifications() {}
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }
    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        completionHandler(categories)
    }
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
}

public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {}
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {}
}
