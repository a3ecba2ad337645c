/// A property that a program's class lets be read and set by its name, as classes under `NSObject` do.
struct KeyedProperty: Hashable {
    /// The class, with the types around it.
    var type: String
    var name: String

    /// The call that tells the module of it.
    var registration: String { "KeyedProperties.add(\"\(name)\", \\\(type).\(name))" }

    /// Whether a program overrides access by key, sets many values at once, or is told of values by their keys.
    static func areAskedFor(in code: SwiftCode) -> Bool {
        let overridden = /\boverride[ \t]+(?:\w+[ \t]+)*func[ \t]+(?:setValue|value|observeValue)[ \t]*\(/
        let many = /\b(?:setValuesForKeys|dictionaryWithValues)\b/
        return !code.ranges(of: overridden, with: "alue").isEmpty || !code.ranges(of: many, with: "Values").isEmpty
    }

    /// Those of a program that asks for them, in order.
    static func all(in text: String, _ classes: [SwiftClass]) -> [KeyedProperty] {
        let code = SwiftCode(text)
        guard areAskedFor(in: code) else { return [] }
        let depths = code.depths
        let found = code.ranges(of: /var[ \t]+\w+/, beginningWith: ["var"])
        return classes.filter { $0.owner == nil && $0.isKind(of: "NSObject", in: classes) }.flatMap { type in
            found.filter { range in
                type.body.contains(range.lowerBound) && depths[range.lowerBound] == depths[type.body.lowerBound] + 1
                    && !isStatic(range, in: code)
            }
            .map { KeyedProperty(type: type.name, name: code.lastWord(in: $0)) }
        }
    }

    private static func isStatic(_ range: Range<Int>, in code: SwiftCode) -> Bool {
        let line = code.bytes[..<range.lowerBound].reversed().prefix {
            $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "{")
        }
        let words = String(decoding: line.reversed(), as: UTF8.self).split { !$0.isLetter }
        return words.contains("static") || words.contains("class")
    }
}
