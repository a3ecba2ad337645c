import Foundation
import Testing
import UIKit

extension ModuleTests {
    /// Notifications that a program asks the system for.
    @Suite struct NotificationTests {
        @Test func requestsAreKeptUntilTheyAreTakenBack() async throws {
            let center = UNUserNotificationCenter.current()
            let content = UNMutableNotificationContent()
            content.title = "Tide"
            for seconds in [5.0, 6] {
                let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
                try await center.add(UNNotificationRequest(identifier: "tide", content: content, trigger: trigger))
            }
            let pending = await center.pendingNotificationRequests()
            #expect(pending.map(\.content.title) == ["Tide"])
            #expect((pending.first?.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval == 6)
            center.removePendingNotificationRequests(withIdentifiers: ["tide"])
            #expect(await center.pendingNotificationRequests().isEmpty)
        }
    }
}
