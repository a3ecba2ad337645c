// Syntax as text: one spelling for equal expressions, for headers that are compared and for dumps.
extension Expression {
    /// The expression in one line, fully bracketed.
    package var text: String {
        switch kind {
        case .invalid: return "<invalid>"
        case .null: return "nil"
        case .bool(let value): return value ? "true" : "false"
        case .number(let value): return DecimalNumber.text(of: value)
        case .string(let pieces): return Expression.text(of: pieces)
        case .name(let name): return name
        case .dot(let name): return ".\(name)"
        case .member(let base, let name): return "\(base.text).\(name.text)"
        case .index(let base, let index): return "\(base.text)[\(index.text)]"
        case .call(let callee, let arguments): return "\(callee.text)\(Expression.text(of: arguments))"
        case .list(let elements): return "[\(NotationError.list(elements.map { $0.text }))]"
        case .tuple(let elements): return "(\(NotationError.list(elements.map { $0.text })))"
        case .unary(let sign, let operand): return "\(sign.rawValue)\(operand.text)"
        case .binary(let sign, let left, let right): return "(\(left.text) \(sign.text) \(right.text))"
        case .ternary(let condition, let first, let second):
            return "(\(condition.text) ? \(first.text) : \(second.text))"
        }
    }

    static func text(of arguments: [Argument]) -> String {
        let parts = arguments.map { argument in
            argument.label.map { "\($0.text): \(argument.value.text)" } ?? argument.value.text
        }
        return "(\(NotationError.list(parts)))"
    }

    private static func text(of pieces: [Piece]) -> String {
        var text = "\""
        for piece in pieces {
            switch piece {
            case .text(let part): text += escaped(part)
            case .interpolation(let value): text += "\\(\(value.text))"
            }
        }
        return text + "\""
    }

    private static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
            case UInt8(ascii: "\t"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Branch {
    /// `if let words = tweet.text`, `when regular`.
    var header: String {
        switch condition {
        case .expression(let value): "\(keyword.text) \(value.text)"
        case .binding(let binding): "\(keyword.text) let \(binding.name.text) = \(binding.value.text)"
        }
    }
}

extension Loop {
    /// `for tweet in timeline.tweets`.
    var header: String {
        let names = index.map { "(\($0.text), \(element.text))" } ?? element.text
        return "for \(names) in \(sequence.text)"
    }
}
