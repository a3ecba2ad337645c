import Notation

/// Writes a lesson's data as the structs of its UIKit code.
struct SampleValues {
    let types: SwiftTypes

    func expression(of value: DataValue, as type: ValueType) -> SwiftExpression {
        if case .null = value { return .nil }
        switch type {
        case .optional(let wrapped): return expression(of: value, as: wrapped)
        case .list(let element):
            guard case .list(let values) = value else { return .array([]) }
            return .array(values.map { expression(of: $0, as: element) })
        case .record(let id):
            guard case .record(let fields) = value else { return .nil }
            let arguments = types.fields(of: id).map { field in
                SwiftExpression.Argument(
                    swiftName(field.name),
                    fields.first { $0.name == field.name }.map { expression(of: $0.value, as: field.type) } ?? .nil)
            }
            return .call(.name(types.name(of: type)), arguments, .fitting)
        case .bool, .integer, .number: return .literal(value.words)
        case .unknown, .word, .text, .color, .font, .image, .priority, .textSize, .transform, .choice:
            return .text(value.words)
        }
    }
}

extension DataValue {
    /// A single value as it is written.
    fileprivate var words: String {
        switch self {
        case .string(let text): text
        case .bool(let value): value ? "true" : "false"
        case .number(let number): DecimalNumber.text(of: number)
        case .null, .list, .record: ""
        }
    }
}

extension SwiftExpression {
    /// As text whose calls and lists are broken into lines where one line would have more than 100 bytes.
    ///
    /// - Parameters:
    ///   - margin: the bytes before the line that it begins in.
    ///   - lead: what stands in that line before it.
    func broken(margin: Int, behind lead: String) -> String {
        let line = text
        if margin + lead.utf8.count + line.utf8.count < 100, !line.contains("\n") { return line }
        let (head, parts, tail): (String, [(label: String?, value: SwiftExpression)], String)
        switch self {
        case .call(let callee, let arguments, _):
            (head, parts, tail) = ("\(callee.text)(", arguments.map { ($0.label, $0.value) }, ")")
        case .array(let elements): (head, parts, tail) = ("[", elements.map { (nil, $0) }, "]")
        case .literal, .string, .name, .implicit, .member, .element, .trailing, .closure, .dictionary, .forced,
            .chained,
            .prefix, .binary, .ternary, .cast, .parenthesized:
            return line
        }
        let lines = parts.map { part in
            let label = part.label.map { "\($0): " } ?? ""
            return "    \(label)\(part.value.broken(margin: margin + 4, behind: label).indented(1))"
        }
        return "\(head)\n\(lines.joined(separator: ",\n"))\n\(tail)"
    }
}
