import Cassowary
import Scene

/// A visual format string, read. The grammar is that of Apple's Auto Layout Guide, appendix "Visual Format Language".
package struct VisualFormat: Hashable, Sendable {
    package enum Item: Hashable, Sendable {
        case superview
        /// With the UTF-8 bytes that stand before its name.
        case view(String, sizes: [Predicate], offset: Int)
    }

    /// What stands between an item and the next.
    package enum Connection: Hashable, Sendable {
        case none, standard
        case spaces([Predicate])
    }

    /// `>=name@priority`.
    package struct Predicate: Hashable, Sendable {
        package var relation: Relation
        package var operand: Operand
        package var priority: Operand?
    }

    package enum Operand: Hashable, Sendable {
        case number(Double)
        /// A metric or, among sizes, a view.
        case name(String, offset: Int)
    }

    package var axis = Axis.horizontal
    /// At least one; the superview stands first or last alone.
    package var items: [Item] = []
    /// One fewer than items.
    package var connections: [Connection] = []
}

/// What is wrong with a format, and how many UTF-8 bytes stand before that.
package struct VisualFormatError: Error, Hashable {
    package var reason: String
    package var offset: Int

    package init(reason: String, offset: Int) { (self.reason, self.offset) = (reason, offset) }
}

extension VisualFormat {
    /// Reads a format. Complexity: O(n).
    package init(_ text: String) throws(VisualFormatError) {
        var parser = VisualFormatParser(text)
        self = try parser.parse()
    }
}

private struct VisualFormatParser {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func parse() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat()
        if takes("V:") { format.axis = .vertical } else { _ = takes("H:") }
        if takes("|") {
            format.items.append(.superview)
            format.connections.append(try connection())
        }
        format.items.append(try view())
        while position < bytes.count {
            format.connections.append(try connection())
            if takes("|") {
                format.items.append(.superview)
                break
            }
            format.items.append(try view())
        }
        guard position == bytes.count else { throw expected("the format to end") }
        return format
    }

    private mutating func view() throws(VisualFormatError) -> VisualFormat.Item {
        guard takes("[") else { throw expected("a view") }
        let offset = position
        guard let name = word() else { throw expected("a view's name") }
        let sizes = takes("(") ? try predicates() : []
        guard takes("]") else { throw expected("a ']' character to match the '['") }
        return .view(name, sizes: sizes, offset: offset)
    }

    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard takes("-") else { return .none }
        if let next = bytes[position...].first, next == UInt8(ascii: "[") || next == UInt8(ascii: "|") {
            return .standard
        }
        // UIKit reads one with a relation, `->=10-`, which its grammar has in parentheses alone.
        let spaces = takes("(") ? try predicates() : [try predicate()]
        guard takes("-") else { throw expected("a '-' character behind the space") }
        return .spaces(spaces)
    }

    /// What stands between parentheses, the first of which is read.
    private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        var found: [VisualFormat.Predicate] = []
        repeat { found.append(try predicate()) } while takes(",")
        guard takes(")") else { throw expected("a ')' character to match the '('") }
        return found
    }

    private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        let relation: Relation = takes(">=") ? .greaterThanOrEqual : takes("<=") ? .lessThanOrEqual : .equal
        if relation == .equal { _ = takes("==") }
        let operand = try operand()
        return VisualFormat.Predicate(
            relation: relation, operand: operand, priority: takes("@") ? try self.operand() : nil)
    }

    private mutating func operand() throws(VisualFormatError) -> VisualFormat.Operand {
        let offset = position
        if let number = number() { return .number(number) }
        guard let name = word() else { throw expected("a number or a name") }
        return .name(name, offset: offset)
    }

    private mutating func number() -> Double? {
        var end = position
        while end < bytes.count,
            (0x30...0x39).contains(bytes[end]) || bytes[end] == 0x2E || (end == position && bytes[end] == 0x2D)
        {
            end += 1
        }
        guard let number = Self.decimal(bytes[position..<end]) else { return nil }
        position = end
        return number
    }

    /// A decimal number; nil for anything else.
    private static func decimal(_ text: ArraySlice<UInt8>) -> Double? {
        var (digits, scale, isFraction, count) = (0.0, 1.0, false, 0)
        for byte in text where byte != UInt8(ascii: "-") {
            if byte == UInt8(ascii: ".") {
                if isFraction { return nil }
                isFraction = true
                continue
            }
            digits = digits * 10 + Double(byte - UInt8(ascii: "0"))
            if isFraction { scale *= 10 }
            count += 1
        }
        guard count > 0, count <= 15 else { return nil }
        return (text.first == UInt8(ascii: "-") ? -digits : digits) / scale
    }

    /// A name as Swift and C have them.
    private mutating func word() -> String? {
        var end = position
        while end < bytes.count, Self.isOfName(bytes[end]) { end += 1 }
        guard end > position, !(0x30...0x39).contains(bytes[position]) else { return nil }
        defer { position = end }
        return String(decoding: bytes[position..<end], as: UTF8.self)
    }

    /// Whether a byte belongs to a name: letters, digits, `_`, and whatever is not ASCII.
    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
        default: false
        }
    }

    private mutating func takes(_ text: StaticString) -> Bool {
        let wanted = text.withUTF8Buffer { Array($0) }
        guard bytes[position...].starts(with: wanted) else { return false }
        position += wanted.count
        return true
    }

    private func expected(_ what: String) -> VisualFormatError {
        VisualFormatError(reason: "Expected \(what)", offset: position)
    }
}
