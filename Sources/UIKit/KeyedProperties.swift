import Foundation

/// Reads and sets properties by their names, which Swift alone cannot: whoever compiles a program says how for those of its classes
/// that stand right under `NSObject`, where the program asks for it.
public enum KeyedProperties {
    private struct Property {
        /// Nil for an object of another class.
        var value: (AnyObject) -> Any??
        /// Whether the value has the property's type and was set; nil for a constant.
        var set: ((AnyObject, Any?) -> Bool)?
    }

    nonisolated(unsafe) private static var properties: [String: [Property]] = [:]

    public static func add<Root: AnyObject, Value>(_ key: String, _ path: KeyPath<Root, Value>) {
        let settable = path as? ReferenceWritableKeyPath<Root, Value>
        let property = Property(
            value: { ($0 as? Root).map { unwrapped($0[keyPath: path]) } },
            set: settable.map { path in
                { object, value in
                    guard let object = object as? Root, let value = converted(value, to: Value.self) else {
                        return false
                    }
                    object[keyPath: path] = value
                    return true
                }
            })
        properties[key, default: []].append(property)
    }

    /// Nil for an optional without a value.
    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }

    /// `NSNull` and nil are no value, which optional properties take.
    private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        if let optional = type as? any ExpressibleByNilLiteral.Type, value == nil || value is NSNull {
            return optional.init(nilLiteral: ()) as? Value
        }
        return value as? Value
    }

    static func knows(_ key: String) -> Bool { properties[key] != nil }

    /// Nil for an object without such a property.
    static func value(_ key: String, of object: AnyObject) -> Any?? {
        for property in properties[key] ?? [] {
            if let value = property.value(object) { return .some(value) }
        }
        return nil
    }

    static func set(_ key: String, of object: AnyObject, to value: Any?) -> Bool {
        properties[key]?.contains { $0.set?(object, value) ?? false } ?? false
    }
}

extension NSObjectProtocol {
    /// Of UIKit's own objects the field of a search bar alone; else nil: there is no access by key on Linux.
    public func value(forKey key: String) -> Any? {
        key == "searchField" ? (self as? UISearchBar)?.searchTextField : nil
    }
    public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
    /// Does nothing: there is no access by key on Linux.
    public func setValue(_ value: Any?, forKey key: String) {}
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}

/// What `NSObject` is written as above a program's classes, before it is compiled, where the program overrides access by key, sets
/// many values at once or observes some.
open class _ByKey: NSObject, _ValueObserver {
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    open func value(forKey key: String) -> Any? {
        KeyedProperties.value(key, of: self) ?? value(forUndefinedKey: key)
    }

    open func setValue(_ value: Any?, forKey key: String) {
        if KeyedProperties.set(key, of: self, to: value) { return }
        setValue(value, forUndefinedKey: key)
    }

    open func value(forKeyPath keyPath: String) -> Any? {
        let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard keys.count == 2 else { return value(forKey: keyPath) }
        return (value(forKey: keys[0]) as? _ByKey)?.value(forKeyPath: keys[1])
    }

    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard keys.count == 2 else { return setValue(value, forKey: keyPath) }
        (self.value(forKey: keys[0]) as? _ByKey)?.setValue(value, forKeyPath: keys[1])
    }

    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        // In an order of its own, so that every run is the same.
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
    }

    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
    }

    open func value(forUndefinedKey key: String) -> Any? { raiseUndefined("valueForUndefinedKey:", key) }

    open func setValue(_ value: Any?, forUndefinedKey key: String) { raiseUndefined("setValue:forUndefinedKey:", key) }

    private func raiseUndefined(_ method: String, _ key: String) -> Never {
        raiseException(
            "[<\(type(of: self))> \(method)]: this class is not key value coding-compliant for the key \(key).")
    }
}
