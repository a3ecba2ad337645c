// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Security's.

import Foundation

public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFDictionary = NSDictionary
public typealias CFData = NSData
public typealias CFBoolean = NSNumber
public typealias CFNumber = NSNumber
public typealias CFURL = NSURL
public typealias CFError = NSError
public typealias OSStatus = Int32

public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false
public let errSecSuccess: OSStatus = 0
public let errSecParam: OSStatus = -50
public let errSecDuplicateItem: OSStatus = -25_299
public let errSecItemNotFound: OSStatus = -25_300
public let errSecAuthFailed: OSStatus = -25_293
public let errSecUserCanceled: OSStatus = -128
public let errSecDecode: OSStatus = -26_275
public let errSecUnimplemented: OSStatus = -4

/// What a program keeps secret, until its run ends: every run begins with none.
private final class Keychain {
    nonisolated(unsafe) static let shared = Keychain()

    private var items: [[String: Any]] = []

    /// How the names begin that say what is returned, how much of it, and the value: no item is found by these.
    private static let nonAttributePrefixes = ["r_", "m_", "v_"]

    /// What an item is found by.
    private func attributes(of query: [String: Any]) -> [String: Any] {
        query.filter { entry in !Self.nonAttributePrefixes.contains { entry.key.hasPrefix($0) } }
    }

    private func fits(_ item: [String: Any], _ query: [String: Any]) -> Bool {
        attributes(of: query).allSatisfy { key, value in item[key].map { isSame($0, value) } ?? false }
    }

    private func isSame(_ a: Any, _ b: Any) -> Bool { (a as? AnyHashable) == (b as? AnyHashable) }

    func add(_ item: [String: Any]) -> OSStatus {
        guard item[kSecClass as String] != nil else { return errSecParam }
        let isKnown = items.contains { known in
            Self.primaryKeys.allSatisfy { key in isSame(known[key] ?? "", item[key] ?? "") }
        }
        guard !isKnown else { return errSecDuplicateItem }
        items.append(item)
        return errSecSuccess
    }

    /// What makes two items the same one.
    private static let primaryKeys = [
        kSecClass, kSecAttrService, kSecAttrAccount, kSecAttrServer, kSecAttrApplicationTag,
    ]
    .map { $0 as String }

    func find(_ query: [String: Any]) -> [[String: Any]] { items.filter { fits($0, query) } }

    func change(_ query: [String: Any], to values: [String: Any]) -> OSStatus {
        let found = items.indices.filter { fits(items[$0], query) }
        for index in found { items[index].merge(values) { $1 } }
        return found.isEmpty ? errSecItemNotFound : errSecSuccess
    }

    func remove(_ query: [String: Any]) -> OSStatus {
        let count = items.count
        items.removeAll { fits($0, query) }
        return items.count == count ? errSecItemNotFound : errSecSuccess
    }
}

extension NSDictionary {
    fileprivate var values: [String: Any] {
        Dictionary(
            allKeys.map { key in
                let value = object(forKey: key) ?? NSNull()
                return ("\(key)", (value as? NSString).map { $0 as String } ?? value)
            }, uniquingKeysWith: { $1 })
    }
}

public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.shared.add(attributes.values)
}

public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.shared.change(query.values, to: attributesToUpdate.values)
}

public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.shared.remove(query.values) }

public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let query = query.values
    let found = Keychain.shared.find(query)
    guard let first = found.first else { return errSecItemNotFound }
    func asked(_ key: CFString) -> Bool {
        query[key as String].map { ($0 as? NSNumber)?.boolValue ?? ($0 as? Bool ?? false) } ?? false
    }
    func shown(_ item: [String: Any]) -> Any? {
        asked(kSecReturnAttributes)
            ? item.filter { $0.key != kSecValueData as String || asked(kSecReturnData) }
            : asked(kSecReturnData) ? item[kSecValueData as String] : nil
    }
    let isAll = query[kSecMatchLimit as String] as? String == kSecMatchLimitAll as String
    result?.pointee = !isAll ? shown(first).map { $0 as AnyObject } : found.compactMap(shown) as AnyObject
    return errSecSuccess
}

public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    default: "OSStatus \(status)" as NSString
    }
}
