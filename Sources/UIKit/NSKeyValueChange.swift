import Foundation

/// What an observer wants to be told; that a value is about to change is not told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let new = Self(rawValue: 1 << 0)
    public static let old = Self(rawValue: 1 << 1)
    public static let initial = Self(rawValue: 1 << 2)
}

public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let kindKey = Self(rawValue: "kind")
    public static let newKey = Self(rawValue: "new")
    public static let oldKey = Self(rawValue: "old")
    public static let indexesKey = Self(rawValue: "indexes")
}

/// What has changed, with the values that the options ask for.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    public let kind: Kind
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}
