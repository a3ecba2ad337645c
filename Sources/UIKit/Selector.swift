// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are UIKit's.

import Foundation

/// The name of a method; `SelectorMethods` calls those of a program.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
    public let description: String

    public init(_ name: String) { description = name }

    public init(stringLiteral value: String) { description = value }
}

/// What `#selector(…)` is written as before a program is compiled.
public typealias _Sel = Selector

/// What `@objc` protocols stand under when a program is compiled.
public typealias _Cls = AnyObject

extension Selector {
    /// Without the type before it and the labels behind it.
    var baseName: String {
        let path = description.prefix { $0 != "(" }
        return String(path.split(separator: ".").last ?? path)
    }
}

public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

public func NSStringFromClass(_ aClass: AnyClass) -> String { String(reflecting: aClass) }
