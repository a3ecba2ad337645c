// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are UIKit's.

import Foundation

/// The name of a method, which nothing here calls: nobody touches a figure, and no notification or timer of a selector
/// comes before the figure is at rest.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
    public let description: String

    public init(_ name: String) { description = name }

    public init(stringLiteral value: String) { description = value }
}

public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

public func NSStringFromClass(_ aClass: AnyClass) -> String { String(reflecting: aClass) }

extension NSObject {
    /// Nothing: there is no access by key on Linux.
    public func value(forKey key: String) -> Any? { nil }
    /// Does nothing: there is no access by key on Linux.
    public func setValue(_ value: Any?, forKey key: String) {}
}
