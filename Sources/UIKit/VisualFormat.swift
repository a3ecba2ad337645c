/// A visual format string, read. The grammar is that of Apple's Auto Layout Guide, appendix "Visual Format Language".
struct VisualFormat: Hashable {
    enum Item: Hashable {
        case superview
        case view(String, sizes: [Predicate], offset: Int)
    }

    /// What stands between an item and the next.
    enum Connection: Hashable {
        case none, standard
        case spaces([Predicate])
    }

    /// `>=name@priority`.
    struct Predicate: Hashable {
        var relation: NSLayoutConstraint.Relation
        var operand: Operand
        var priority: Operand?
    }

    enum Operand: Hashable {
        case number(Double)
        /// A metric or, among sizes, a view.
        case name(String, offset: Int)
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    /// At least one; the superview stands first or last alone.
    var items: [Item] = []
    /// One fewer than items.
    var connections: [Connection] = []
}

/// What is wrong with a format, and how many UTF-8 bytes stand before that.
struct VisualFormatError: Error, Hashable {
    var reason: String
    var offset: Int
}

extension VisualFormat {
    init(_ text: String) throws(VisualFormatError) {
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
        let spaces =
            takes("(")
            ? try predicates()
            : [VisualFormat.Predicate(relation: .equal, operand: try operand(), priority: nil)]
        guard takes("-") else { throw expected("a '-' character behind the space") }
        return .spaces(spaces)
    }

    /// What stands between parentheses, the first of which is read.
    private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        var found: [VisualFormat.Predicate] = []
        repeat {
            let relation: NSLayoutConstraint.Relation =
                takes(">=") ? .greaterThanOrEqual : takes("<=") ? .lessThanOrEqual : .equal
            if relation == .equal { _ = takes("==") }
            let operand = try operand()
            found.append(
                VisualFormat.Predicate(
                    relation: relation, operand: operand, priority: takes("@") ? try self.operand() : nil))
        } while takes(",")
        guard takes(")") else { throw expected("a ')' character to match the '('") }
        return found
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
        guard let number = Double(String(decoding: bytes[position..<end], as: UTF8.self)) else { return nil }
        position = end
        return number
    }

    /// A name as Swift and C have them.
    private mutating func word() -> String? {
        var end = position
        while end < bytes.count, let scalar = Unicode.Scalar(UInt32(bytes[end])),
            bytes[end] >= 0x80 || scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        {
            end += 1
        }
        guard end > position, !(0x30...0x39).contains(bytes[position]) else { return nil }
        defer { position = end }
        return String(decoding: bytes[position..<end], as: UTF8.self)
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
