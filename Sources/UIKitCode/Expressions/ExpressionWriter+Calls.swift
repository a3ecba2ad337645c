import Notation

// Functions of the notation.
extension ExpressionWriter {
    func call(
        _ callee: Expression, _ arguments: [Expression.Argument], _ scope: Scope?
    ) throws(Untranslatable) -> Written {
        guard case .name(let name) = callee.kind else {
            throw Untranslatable(reason: "'\(callee.text)' has no counterpart in UIKit")
        }
        let whole = arguments.allSatisfy { type(of: $0.value, scope).unwrapped == .integer }
        switch name {
        case "min", "max", "abs":
            return Written("\(name)(\(try joined(arguments.map(\.value), as: whole ? .integer : .number, scope)))")
        case "round", "floor", "ceil":
            return Written("\(name)(\(try joined(arguments.map(\.value), as: .number, scope)))")
        case "textWidth": return try textWidth(arguments, scope)
        default: throw Untranslatable(reason: "'\(name)' gives no number")
        }
    }

    private func textWidth(_ arguments: [Expression.Argument], _ scope: Scope?) throws(Untranslatable) -> Written {
        guard let text = arguments.first?.value else { throw Untranslatable(reason: "textWidth needs a text") }
        needs.shorthands.insert(.textWidth)
        var font = surrounding ?? ".systemFont(ofSize: 17)"
        if arguments.count > 1 { font = try write(arguments[1].value, as: .font, scope).text }
        return Written("textWidth(\(try write(text, as: .text, scope).text), in: \(font))")
    }
}
