import Notation

// Swift as text. An expression of several lines has them one behind the other, each statement its margin.

extension SwiftExpression {
    /// How tightly an expression holds together, from loose to tight, in Swift's order.
    enum Level: Int, Comparable {
        case ternary, or, and, comparison, coalescing, cast, range, sum, product, prefix, postfix

        static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    }

    var level: Level {
        switch self {
        case .literal, .string, .name, .implicit, .member, .element, .call, .trailing, .closure, .array, .dictionary,
            .forced, .chained, .parenthesized:
            .postfix
        case .prefix: .prefix
        case .binary(_, let operation, _): operation.level
        case .cast: .cast
        case .ternary: .ternary
        }
    }

    /// In brackets where something tighter than it is needed.
    func text(within level: Level) -> String { self.level < level ? "(\(text))" : text }

    var text: String {
        switch self {
        case .literal(let text), .name(let text): text
        case .string(let pieces): "\"\(pieces.map { $0.text }.joined())\""
        case .implicit(let name): ".\(name)"
        case .member(let base, let name): "\(base.text(within: .postfix)).\(name)"
        case .element(let base, let index): "\(base.text(within: .postfix))[\(index.text)]"
        case .call(let callee, let arguments, let layout): Self.text(callee, arguments, layout)
        case .trailing(let callee, .closure(let head, let value)):
            Self.text(callee.text(within: .postfix), closure: head, value.text)
        case .trailing(let callee, let closure): "\(callee.text(within: .postfix)) { \(closure.text) }"
        case .closure(let head, let value): "{ \(head) in \(value.text) }"
        case .dictionary(let entries):
            "[\(entries.map { "\"\($0.label ?? "")\": \($0.value.text)" }.joined(separator: ", "))]"
        case .array(let elements): "[\(elements.map { $0.text }.joined(separator: ", "))]"
        case .forced(let value): "\(value.text(within: .postfix))!"
        case .chained(let value): "\(value.text(within: .postfix))?"
        case .prefix(let sign, let operand): "\(sign.rawValue)\(operand.text(within: .postfix))"
        case .binary(let left, .range(let sign), let right):
            "\(left.text(within: .sum))\(sign.rawValue)\(right.text(within: .sum))"
        case .binary(let left, let operation, let right):
            "\(left.text(within: operation.leftLevel)) \(operation.text) \(right.text(within: operation.rightLevel))"
        case .ternary(let condition, let first, let second, .oneLine):
            "\(condition.text(within: .or)) ? \(first.text(within: .or)) : \(second.text(within: .ternary))"
        case .ternary(let condition, let first, let second, _):
            "\(condition.text(within: .or))\n    ? \(first.text.indented(1))\n    : \(second.text.indented(1))"
        case .cast(let value, let type): "\(value.text) as \(type)"
        case .parenthesized(let value): "(\(value.text))"
        }
    }

    /// A call with a closure, in three lines where one is too long.
    private static func text(_ callee: String, closure head: String, _ value: String) -> String {
        let line = "\(callee) { \(head) in \(value) }"
        return line.utf8.count <= 92 ? line : "\(callee) { \(head) in\n    \(value)\n}"
    }

    private static func text(_ callee: SwiftExpression, _ arguments: [Argument], _ layout: Layout) -> String {
        let function = callee.text(within: .postfix)
        let parts = arguments.map { argument in
            "\(argument.label.map { "\($0): " } ?? "")\(argument.value.text)"
        }
        let line = "\(function)(\(parts.joined(separator: ", ")))"
        let breaks: [Int]
        switch layout {
        case .oneLine: return line
        case .fitting:
            let isLong = parts.reduce(0) { $0 + $1.utf8.count + 2 } > 80
            breaks = line.utf8.count <= 78 ? [] : isLong ? Array(parts.indices) : [0]
        case .broken(let positions): breaks = positions
        }
        if breaks.isEmpty { return line }
        var text = "\(function)("
        for (index, part) in parts.enumerated() {
            text += breaks.contains(index) ? "\n    " : index == 0 ? "" : " "
            text += part.indented(1) + (index + 1 < parts.count ? "," : ")")
        }
        return text
    }
}

extension BinaryOperator {
    var level: SwiftExpression.Level {
        switch self {
        case .logical(.or): .or
        case .logical(.and): .and
        case .comparison: .comparison
        case .coalesce: .coalescing
        case .arithmetic(.plus), .arithmetic(.minus): .sum
        case .range: .range
        case .arithmetic(.times), .arithmetic(.divide), .arithmetic(.remainder): .product
        }
    }

    fileprivate var leftLevel: SwiftExpression.Level {
        level == .comparison ? .coalescing : level == .range ? .sum : level
    }

    fileprivate var rightLevel: SwiftExpression.Level {
        switch self {
        case .logical, .coalesce, .arithmetic(.plus): level
        case .comparison: .coalescing
        case .arithmetic(.minus): .product
        case .range: .sum
        case .arithmetic(.times), .arithmetic(.divide), .arithmetic(.remainder): .prefix
        }
    }
}

extension SwiftExpression.Piece {
    fileprivate var text: String {
        switch self {
        case .text(let text): text.utf8.contains(where: Self.isDoubtful) ? Self.escaped(text) : text
        case .interpolation(let value): "\\(\(value.text))"
        }
    }

    /// Whether a byte is, or begins, what cannot stand in a string as it is.
    private static func isDoubtful(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || byte == 0xE2 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static func escaped(_ text: String) -> String { text.unicodeScalars.map(escaped).joined() }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\t": "\\t"
        case "\r": "\\r"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F || (0x2028...0x2029).contains(scalar.value):
            "\\u{\(String(scalar.value, radix: 16))}"
        default: String(scalar)
        }
    }
}

extension [SwiftStatement] {
    /// Whole lines, each behind a margin.
    func text(indented level: Int) -> String {
        let margin = String(repeating: "    ", count: level)
        var text = ""
        var isFresh = true
        for (index, statement) in enumerated() {
            switch statement {
            case .blank:
                if !isFresh, index + 1 < count { text += "\n" }
                isFresh = true
                continue
            case .group(let statements): text += statements.text(indented: level)
            default: text += "\(margin)\(statement.text(at: level))\n"
            }
            isFresh = false
        }
        return text
    }

    fileprivate func braced(at level: Int) -> String {
        "{\n\(text(indented: level + 1))\(String(repeating: "    ", count: level))}"
    }
}

extension SwiftStatement {
    /// Without the margin of its first line and without the end of its last.
    fileprivate func text(at level: Int) -> String {
        switch self {
        case .blank, .group: return ""
        case .expression(let value): return value.text.indented(level)
        case .assignment(let target, let value):
            return "\(target.text) = ".followed(by: value, at: level).indented(level)
        case .constant(let name, let type, let value):
            return "let \(name)\(type.map { ": \($0)" } ?? "") = ".followed(by: value, at: level).indented(level)
        case .variable(let name, let type, let value): return "var \(name): \(type) = \(value.text)"
        case .view(let name, let value): return "let \(name) = ".followed(by: value, at: level).indented(level)
        case .constraints(let constraints, let destination):
            let lines = constraints.filter { !$0.isFormat }.map {
                "    \("".followed(by: $0, at: level + 1).indented(1)),\n"
            }
            let lists =
                (lines.isEmpty ? [] : ["[\n\(lines.joined())]"]) + constraints.filter { $0.isFormat }.map { $0.text }
            return destination.text(of: lists).indented(level)
        case .conditional(let branches):
            return branches.map { branch in
                (branch.question.map { "if \($0.text) " } ?? "") + branch.body.braced(at: level)
            }.joined(separator: " else ")
        case .loop(let index, let element, let sequence, let body):
            let names = index.map { "(\($0), \(element))" } ?? element
            return "for \(names) in \(sequence.sequenceText) \(body.braced(at: level))"
        case .guardLet(let name): return "guard let \(name) else { return }"
        }
    }
}

extension SwiftStatement.Question {
    fileprivate var text: String {
        switch self {
        case .condition(let value): value.text
        case .isPresent(let value): "\(value.text(within: .coalescing)) != nil"
        case .binding(let name, let value):
            value == .name(name) ? "let \(name)" : "let \(name) = \(value.text(within: .coalescing))"
        case .pattern(let name, let value): "case let \(name) = \(value.text(within: .coalescing))"
        case .always: "true"
        }
    }
}

extension SwiftExpression {
    /// Whether it is a call that gives a list of constraints.
    fileprivate var isFormat: Bool {
        if case .call(.member(.name("NSLayoutConstraint"), "constraints"), _, _) = self { true } else { false }
    }
}

extension SwiftStatement.Destination {
    /// The statement for lists of constraints, one of which may be written out and the others are calls.
    fileprivate func text(of lists: [String]) -> String {
        let list = lists.joined(separator: "\n    + ")
        let first = lists.first ?? "[]"
        let isAlone = lists.count < 2
        return switch self {
        case .activated where isAlone && first.hasPrefix("["): "NSLayoutConstraint.activate(\(list))"
        case .activated: "NSLayoutConstraint.activate(\n    \(list.indented(1)))"
        case .added(let name): "\(name) += \(list)"
        case .assigned(let name): "\(name) = \(list)"
        }
    }
}

extension SwiftExpression {
    fileprivate var sequenceText: String {
        switch self {
        case .cast, .binary(_, .range, _): text
        default: text(within: .postfix)
        }
    }
}

extension SwiftDeclaration {
    /// Whole lines of Swift.
    var text: String {
        switch self {
        case .class(let type): type.text
        case .structure(let name, let fields):
            "struct \(name) {\n\(fields.map { "    \($0.text)\n" }.joined())}\n"
        case .constant(let name, let type, let value):
            [SwiftStatement.constant(name: name, type: type, value: value)].text(indented: 0)
        }
    }
}

extension SwiftClass {
    fileprivate var text: String {
        let heading = properties.map { "    \($0.text)\n" }.joined()
        let parts = [heading] + functions.map { $0.text }
        let body = parts.filter { !$0.isEmpty }.joined(separator: "\n")
        return "final class \(name): \(parents.joined(separator: ", ")) {\n\(body)}\n"
    }
}

extension SwiftProperty {
    fileprivate var text: String {
        let head = "\(words) \(name)\(type.map { ": \($0)" } ?? "")"
        return (value.map { "\(head) = ".followed(by: $0, at: 1).indented(1) } ?? head)
            + (observer.map { " { didSet { \($0)() } }" } ?? "")
    }
}

extension SwiftFunction {
    fileprivate var text: String {
        let list = parameters.map { "(\($0.map { "\($0.name): \($0.type)" }.joined(separator: ", ")))" } ?? ""
        return "\(comment.map { "    /// \($0)\n" } ?? "")    \(words)\(list) {\n\(body.text(indented: 2))    }\n"
    }
}

extension SwiftExpression {
    /// In several lines, if there is a place to break it.
    fileprivate var brokenText: String {
        switch self {
        case .call(.member(.call(let callee, let inner, let layout), let name), let arguments, .oneLine):
            let call = Self.call(.name(""), arguments, .oneLine).text
            return "\(Self.call(callee, inner, layout).text)\n    .\(name)\(call)"
        case .call(let callee, let arguments, .oneLine), .call(let callee, let arguments, .fitting):
            return Self.call(callee, arguments, .broken(before: [0])).text
        case .ternary(let condition, let first, let second, .oneLine):
            return Self.ternary(condition, first, second, .broken(before: [])).text
        default: return text
        }
    }
}

extension String {
    /// With a value behind it, which is broken where the line would have more than 100 bytes.
    fileprivate func followed(by value: SwiftExpression, at level: Int) -> String {
        let line = self + value.text
        return 4 * level + line.utf8.count < 100 || line.contains("\n") ? line : self + value.brokenText
    }

    /// With a margin before each line but the first.
    func indented(_ level: Int) -> String {
        guard level > 0, utf8.contains(UInt8(ascii: "\n")) else { return self }
        let margin = Array(repeating: UInt8(ascii: " "), count: 4 * level)
        var indented: [UInt8] = []
        indented.reserveCapacity(utf8.count + 8 * margin.count)
        for byte in utf8 {
            indented.append(byte)
            if byte == UInt8(ascii: "\n") { indented += margin }
        }
        return String(decoding: indented, as: UTF8.self)
    }
}
