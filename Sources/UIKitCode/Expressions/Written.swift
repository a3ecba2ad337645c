/// A Swift expression and how tightly it holds together.
struct Written {
    /// From loose to tight, in Swift's order.
    enum Level: Int, Comparable {
        case ternary, or, and, comparison, coalescing, sum, product, prefix, postfix

        static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    }

    var text: String
    var level: Level

    init(_ text: String, _ level: Level = .postfix) {
        self.text = text
        self.level = level
    }

    /// The text, in brackets where something tighter than it is needed.
    func within(_ level: Level) -> String { self.level < level ? "(\(text))" : text }

    var isZero: Bool { text == "0" }
    var isOne: Bool { text == "1" }

    func adding(_ other: Written) -> Written {
        if isZero { return other }
        if other.isZero { return self }
        if other.text.hasPrefix("-"), other.level >= .product {
            return Written("\(within(.sum)) - \(other.text.dropFirst())", .sum)
        }
        return Written("\(within(.sum)) + \(other.within(.sum))", .sum)
    }

    func subtracting(_ other: Written) -> Written {
        if other.isZero { return self }
        if isZero { return other.negated }
        return Written("\(within(.sum)) - \(other.within(.product))", .sum)
    }

    var negated: Written {
        if isZero { return self }
        if text.hasPrefix("-"), level >= .product { return Written(String(text.dropFirst()), level) }
        return Written("-\(within(.postfix))", .prefix)
    }

    func times(_ other: Written) -> Written {
        if isZero || other.isZero { return Written("0") }
        if isOne { return other }
        if other.isOne { return self }
        return Written("\(within(.product)) * \(other.within(.prefix))", .product)
    }

    func divided(by other: Written) -> Written {
        other.isOne ? self : Written("\(within(.product)) / \(other.within(.prefix))", .product)
    }
}

/// Why something of the notation has no UIKit code.
struct Untranslatable: Error {
    var reason: String
}
