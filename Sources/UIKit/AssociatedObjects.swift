// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Objective-C's runtime.

import Foundation

public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// What programs keep beside objects; it lives until the program ends, or until another object stands in the same place.
private struct AssociatedValues {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]

    nonisolated(unsafe) static var all: [ObjectIdentifier: AssociatedValues] = [:]

    static func of(_ object: AnyObject) -> AssociatedValues {
        guard let found = all[ObjectIdentifier(object)], found.object === object else {
            return AssociatedValues(object: object)
        }
        return found
    }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedValues.of(object as AnyObject).values[key]
}

public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let object = object as AnyObject
    var kept = AssociatedValues.of(object)
    kept.values[key] = value
    AssociatedValues.all[ObjectIdentifier(object)] = kept
}

public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedValues.all[ObjectIdentifier(object as AnyObject)] = nil
}
