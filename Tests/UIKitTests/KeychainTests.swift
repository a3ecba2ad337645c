import Foundation
import Testing
import UIKit

extension ModuleTests {
    /// What programs keep secret.
    @Suite struct KeychainTests {
        private func query(_ account: String, _ more: [String: Any] = [:]) -> CFDictionary {
            let query: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "harbour",
                kSecAttrAccount as String: account as AnyObject,
            ]
            return query.merging(more) { $1 } as CFDictionary
        }

        private func read(_ account: String) -> String? {
            var result: AnyObject?
            let asked: [String: Any] = [
                kSecReturnData as String: kCFBooleanTrue as AnyObject, kSecMatchLimit as String: kSecMatchLimitOne,
            ]
            guard SecItemCopyMatching(query(account, asked), &result) == errSecSuccess else { return nil }
            return (result as? Data).map { String(decoding: $0, as: UTF8.self) }
        }

        @Test func aSecretIsKeptChangedAndRemoved() {
            let account = "ada"
            #expect(read(account) == nil)
            let item = query(account, [kSecValueData as String: Data("one".utf8) as AnyObject])
            #expect(SecItemAdd(item, nil) == errSecSuccess && read(account) == "one")
            #expect(SecItemAdd(item, nil) == errSecDuplicateItem)
            let new = [kSecValueData as String: Data("two".utf8)] as CFDictionary
            #expect(SecItemUpdate(query(account), new) == errSecSuccess && read(account) == "two")
            #expect(SecItemUpdate(query("nobody"), new) == errSecItemNotFound)
            #expect(SecItemDelete(query(account)) == errSecSuccess && read(account) == nil)
            #expect(SecItemDelete(query(account)) == errSecItemNotFound)
        }
    }
}
