@testable import Notation

/// Prints syntax as one would write it, expressions fully bracketed: the way that tests compare it.
struct SyntaxDump {
    private let lineStarts: [Int]
    private var lines: [String] = []
    private var indentation = 0

    /// The declarations, each statement with its place in `utf8`, the block they were read from; without places where
    /// they come from several blocks.
    static func text(of declarations: [Declaration], in utf8: [UInt8]?) -> String {
        var dump = SyntaxDump(utf8)
        for declaration in declarations { dump.add(declaration) }
        return dump.lines.map { $0 + "\n" }.joined()
    }

    private init(_ utf8: [UInt8]?) {
        guard let utf8 else {
            lineStarts = []
            return
        }
        var starts = [0]
        for (offset, byte) in utf8.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        lineStarts = starts
    }

    private mutating func add(_ declaration: Declaration) {
        switch declaration {
        case .binding(let binding): add("let \(binding.name.text) = \(binding.value.text)", binding.name.place)
        case .definition(let definition):
            var head = "\(definition.kind.rawValue) \(definition.name.text)"
            if let parameters = definition.parameters { head += "(\(NotationError.list(parameters.map { $0.text })))" }
            if let base = definition.base { head += ": \(base.text)" }
            add(head, definition.place, definition.body)
        }
    }

    private mutating func add(_ member: Member) {
        let place = member.place
        switch member.content {
        case .elision: add("...", place)
        case .removal(let name): add("remove \(name.text)", place)
        case .property(let property): add("\(property.text) = \(property.value.text)", place)
        case .binding(let binding): add("let \(binding.name.text) = \(binding.value.text)", place)
        case .constraint(let statement):
            let priority = statement.priority.map { " @ \($0.text)" } ?? ""
            add("\(statement.left.text) \(statement.relation.rawValue) \(statement.right.text)\(priority)", place)
        case .format(let format): add("constraints(\"\(format.text.text)\")", place)
        case .expectation(let statement):
            let widths = statement.widths.map {
                " for \(DecimalNumber.text(of: $0.lowerBound))...\(DecimalNumber.text(of: $0.upperBound))"
            }
            let sides = "\(statement.left.text) \(statement.relation.rawValue) \(statement.right.text)"
            add("expect \(statement.isNever ? "never " : "")\(sides)\(widths ?? "")", place)
        case .view(let view):
            let name = view.name.map { " \($0.text)" } ?? ""
            let arguments = view.arguments.map { Expression.text(of: $0) } ?? ""
            add("\(view.type.text)\(name)\(arguments)", place, view.body)
        case .branch(let branch):
            add(branch.header, place, branch.body)
            if let otherwise = branch.otherwise { add("else", nil, otherwise) }
        case .loop(let loop): add(loop.header, place, loop.body)
        case .part(let part):
            add("\(part.kind.rawValue)\(part.height.map { " height: \($0.text)" } ?? "")", place, part.body)
        }
    }

    private mutating func add(_ head: String, _ place: Place?, _ body: Body?) {
        guard let body else { return add(head, place) }
        add("\(head) {", place)
        indentation += 1
        for member in body.members { add(member) }
        indentation -= 1
        add("}", nil)
    }

    private mutating func add(_ text: String, _ place: Place?) {
        let margin = String(repeating: "    ", count: indentation)
        lines.append(margin + text + (place.map { position(of: $0) } ?? ""))
    }

    /// Line and column, counted from 1, as a comment.
    private func position(of place: Place) -> String {
        guard !lineStarts.isEmpty else { return "" }
        let offset = place.range.lowerBound
        let line = lineStarts.lastIndex { $0 <= offset } ?? 0
        return "  // \(line + 1):\(offset - lineStarts[line] + 1)"
    }
}

extension LayoutProgram {
    /// Every component and screen as it stands, elisions filled in.
    var dump: String {
        SyntaxDump.text(of: syntax.definitions.map { .definition($0) }, in: nil)
    }
}
