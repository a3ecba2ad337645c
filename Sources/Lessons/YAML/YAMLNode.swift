import Diagnostics

/// A value of a YAML or JSON text, with its place.
public struct YAMLNode: Hashable, Sendable {
    /// What a value can be.
    public enum Content: Hashable, Sendable {
        /// A single value; what is quoted is text, whatever it looks like.
        case scalar(String, isQuoted: Bool)
        case sequence([YAMLNode])
        case mapping([Entry])
    }

    /// A name and its value.
    public struct Entry: Hashable, Sendable {
        /// The name with its place.
        public var key: Placed<String>
        /// What the name stands for.
        public var value: YAMLNode
    }

    /// The value itself.
    public var content: Content
    /// UTF-8 offsets in the file.
    public var range: Range<Int>
    /// Where `range` begins.
    public var location: SourceLocation

    /// The value of `key`, nil where there is none or this is no mapping.
    public subscript(key: String) -> YAMLNode? {
        entries?.first { $0.key.value == key }?.value
    }
}

extension YAMLNode {
    /// The names and values of a mapping in the order written.
    public var entries: [Entry]? {
        if case .mapping(let entries) = content { entries } else { nil }
    }

    /// The values of a sequence.
    public var elements: [YAMLNode]? {
        if case .sequence(let elements) = content { elements } else { nil }
    }

    /// A scalar's text, whatever its type; nil for null.
    public var string: String? {
        if case .scalar(let text, _) = content, !isNull { text } else { nil }
    }

    /// A plain `true` or `false`.
    public var bool: Bool? {
        switch plainText {
        case "true", "True", "TRUE": true
        case "false", "False", "FALSE": false
        default: nil
        }
    }

    /// A plain decimal number as the core schema of YAML 1.2.2, 10.3.2, spells it.
    public var number: Double? {
        guard let text = plainText, isDecimal(text), let value = Double(text), value.isFinite else { return nil }
        return value
    }

    /// Whether this is a plain `null`, `~` or nothing at all.
    public var isNull: Bool {
        switch plainText {
        case "", "~", "null", "Null", "NULL": true
        default: false
        }
    }

    private var plainText: String? {
        if case .scalar(let text, isQuoted: false) = content { text } else { nil }
    }
}

/// Whether `text` is `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`.
private func isDecimal(_ text: String) -> Bool {
    var rest = text.utf8[...]
    func skipsSign() {
        if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    }
    func skipsDigits() -> Bool {
        let count = rest.prefix { (48...57).contains($0) }.count
        rest = rest.dropFirst(count)
        return count > 0
    }
    skipsSign()
    let hasWhole = skipsDigits()
    var hasFraction = false
    if rest.first == UInt8(ascii: ".") {
        rest.removeFirst()
        hasFraction = skipsDigits()
    }
    guard hasWhole || hasFraction else { return false }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
        rest.removeFirst()
        skipsSign()
        guard skipsDigits() else { return false }
    }
    return rest.isEmpty
}
