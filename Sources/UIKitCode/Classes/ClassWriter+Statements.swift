import AutoLayout
import Notation

// The statements of a body.
extension ClassWriter {
    /// A body's statements: values and properties, views, constraints.
    func statements(of body: Body, _ context: StatementContext, _ pass: Pass) throws(Untranslatable) -> [Code] {
        let parts = try members(of: body, context, pass)
        var codes = parts.head + parts.views
        if !parts.constraints.isEmpty {
            if pass != .fixed { hasAdaptiveConstraints = true }
            let isNested = context.isInBranch || context.isRepeated
            codes.append(.blank)
            codes.append(.line(Self.activation(of: parts.constraints, pass, isNested: isNested)))
        }
        return codes
    }

    static func activation(of constraints: [String], _ pass: Pass, isNested: Bool) -> String {
        let list = constraints.map { "    \($0.replacing("\n", with: "\n    ")),\n" }.joined()
        if pass != .fixed { return "adaptive += [\n\(list)]" }
        return isNested ? "constraints += [\n\(list)]" : "NSLayoutConstraint.activate([\n\(list)])"
    }

    /// What a body says.
    struct Parts {
        /// Values with names, and properties.
        var head: [Code] = []
        /// Views and whatever makes them.
        var views: [Code] = []
        var constraints: [String] = []
    }

    func members(of body: Body, _ outer: StatementContext, _ pass: Pass) throws(Untranslatable) -> Parts {
        var context = outer
        var parts = Parts()
        var looseRows = false
        // Views that come and go are added last; those after them have to be moved behind them again.
        var isAfterChange = false
        for (index, member) in body.members.enumerated() {
            switch member.content {
            case .elision, .removal: break
            case .property(let assignment):
                let lines = try set(assignment, context, pass)
                let isLast = body.members.prefix(index).contains { $0.isBranch(setting: assignment) }
                if isLast { parts.views += lines } else { parts.head += lines }
            case .constraint(let statement): parts.constraints += try constrain(statement, context, pass)
            case .view(let view):
                looseRows = beginRows(&parts.views, context, looseRows, pass)
                let (views, constraints) = try declare(view, context, pass)
                parts.views += views
                parts.constraints += constraints
                if isAfterChange, pass == .adaptive { parts.views += try move(view, context) }
            case .binding(let binding):
                context.scope = inference.bound(binding, in: context.scope, definition.name.text)
                parts.head += try bind(binding, context.scope)
            case .branch(let branch):
                let declares = branch.declaresView
                if declares { looseRows = beginRows(&parts.views, context, looseRows, pass) }
                parts.views += try follow(branch, context, pass, isForced: isAfterChange && declares)
                isAfterChange = isAfterChange || declares && inference.varies(branch.question, context.scope)
            case .loop(let loop):
                looseRows = beginRows(&parts.views, context, looseRows, pass)
                parts.views += try repeatBody(of: loop, context, pass, isForced: isAfterChange)
                isAfterChange = isAfterChange || varies(loop, context.scope)
            case .part(let part):
                if part.kind == .section { looseRows = false }
                parts.views += try write(part, context, pass)
            }
        }
        return parts
    }

    /// Puts a view that stays behind those that come and go.
    private func move(_ view: ViewDeclaration, _ context: StatementContext) throws(Untranslatable) -> [Code] {
        guard case .subviews = context.placement else {
            throw Untranslatable(reason: "a table's rows come and go with the screen")
        }
        let name = view.name.flatMap { catalog.entries[$0.text]?.property } ?? unnamed[key(view)] ?? "view"
        guard context.type.isStack else { return [.line("\(context.view.dot("bringSubviewToFront"))(\(name))")] }
        if case .bool(false)? = view.body?.value(of: "isArranged")?.kind { return [] }
        return [
            .line("\(context.view.dot("removeArrangedSubview"))(\(name))"),
            .line("\(context.view.dot("addArrangedSubview"))(\(name))"),
        ]
    }

    /// Rows that stand directly in a table are a section without a header.
    private func beginRows(
        _ codes: inout [Code], _ context: StatementContext, _ isBegun: Bool, _ pass: Pass
    ) -> Bool {
        guard case .rows(let rows) = context.placement, !isBegun, pass != .adaptive, !context.isInBranch,
            !context.isRepeated, context.type.isTable
        else { return isBegun }
        codes.append(.line("\(rows).beginSection()"))
        return true
    }

    /// The statement that gives a value its name.
    func bind(_ binding: Binding, _ scope: Scope?) throws(Untranslatable) -> [Code] {
        guard let bound = scope, bound.meaning == nil else { return [] }
        let type = bound.type
        let written = try writer.write(binding.value, as: type.isOptional ? .unknown : type, bound.outer).text
        let isPlain = type == .bool || type == .text || type == .integer || type.isOptional
        let name = isPlain ? nil : inference.records.name(of: type)
        return [.binding(name: swiftName(binding.name.text), type: name, value: written)]
    }

    // MARK: Branches and loops

    private func follow(
        _ branch: Branch, _ context: StatementContext, _ pass: Pass, isForced: Bool
    ) throws(Untranslatable) -> [Code] {
        var inside = context
        inside.isInBranch = true
        let varies = isForced || inference.varies(branch.question, context.scope)
        if varies, pass == .fixed { return [] }
        let inner: Pass = varies ? .whole : pass
        var outside = inside
        let asked = inside.scope
        let head = try head(of: branch, &inside)
        let first = try braces(branch.body, inside, inner)
        outside.scope = asked
        let others = try branch.otherwise.map { body throws(Untranslatable) in try braces(body, outside, inner) } ?? []
        return blocks(head.text(isUsed: head.name.map { first.mention($0) } ?? true), first, others)
    }

    /// What stands between two braces.
    private func braces(_ body: Body, _ context: StatementContext, _ pass: Pass) throws(Untranslatable) -> [Code] {
        let mark = openLocals.count
        let codes = Code.pruned(try statements(of: body, context, pass))
        let text = Code.text(of: codes, indented: 0, stored: [])
        for name in openLocals[mark...] { localUses[name, default: 0] += text.count(of: name) }
        openLocals.removeSubrange(mark...)
        return codes
    }

    private func blocks(_ head: String, _ first: [Code], _ others: [Code]) -> [Code] {
        if (first + others).allSatisfy(\.isEmpty) { return [] }
        var blocks = [(head: head, body: first)]
        if let chain = others.onlyBlocks, chain[0].head.hasPrefix("if ") {
            blocks.append(("else \(chain[0].head)", chain[0].body))
            blocks += chain.dropFirst()
        } else if !others.isEmpty {
            blocks.append(("else", others))
        }
        return [.blank, .blocks(blocks), .blank]
    }

    /// What stands between `if` and its brace.
    private struct Head {
        var question: String
        /// The name that a value gets, and whether the value may be none.
        var name: String?
        var isOptional = false

        func text(isUsed: Bool) -> String {
            guard let name else { return "if \(question)" }
            if !isOptional { return isUsed ? "if case let \(name) = \(question)" : "if true" }
            if !isUsed { return "if \(question) != nil" }
            return name == question ? "if let \(name)" : "if let \(name) = \(question)"
        }
    }

    private func head(of branch: Branch, _ inside: inout StatementContext) throws(Untranslatable) -> Head {
        switch branch.condition {
        case .expression(let value): return Head(question: try writer.write(value, as: .bool, inside.scope).text)
        case .binding(let binding):
            let type = writer.type(of: binding.value, inside.scope)
            let question = try writer.plain(binding.value, inside.scope).within(.coalescing)
            let varies = inference.varies(binding.value, inside.scope)
            inside.scope = Scope(binding.name.text, type.unwrapped, varies: varies, in: inside.scope)
            return Head(question: question, name: swiftName(binding.name.text), isOptional: type.isOptional)
        }
    }

    private func repeatBody(
        of loop: Loop, _ context: StatementContext, _ pass: Pass, isForced: Bool
    ) throws(Untranslatable) -> [Code] {
        let varies = isForced || varies(loop, context.scope)
        if varies ? pass == .fixed : pass == .adaptive { return [] }
        var inside = context
        inside.isRepeated = true
        inside.scope = inference.scope(of: loop, in: context.scope, definition.name.text)
        let body = try braces(loop.body, inside, varies ? .whole : pass)
        let text = Code.text(of: body, indented: 0, stored: [])
        let element = inside.scope?.type ?? .unknown
        let list = try writer.write(loop.sequence, as: .list(element), context.scope)
        let sequence =
            list.text.hasPrefix("[")
            ? "\(list.text) as \(inference.records.name(of: .list(element)))" : list.within(.postfix)
        let isAsked = text.mentions(swiftName(loop.element.text))
        let name = isAsked ? swiftName(loop.element.text) : "_"
        guard let index = loop.index, text.mentions(swiftName(index.text)) else {
            return [.blank, .blocks([("for \(name) in \(sequence)", body)]), .blank]
        }
        let numbered = list.text.hasPrefix("[") ? "(\(sequence))" : sequence
        return [
            .blank, .blocks([("for (\(swiftName(index.text)), \(name)) in \(numbered).enumerated()", body)]), .blank,
        ]
    }

    private func varies(_ loop: Loop, _ scope: Scope?) -> Bool {
        inference.varies(loop.sequence, scope)
            || varies(loop.body, inference.scope(of: loop, in: scope, definition.name.text))
    }

    /// Whether something in a body changes while the screen is shown.
    func varies(_ body: Body, _ outer: Scope?) -> Bool {
        var scope = outer
        return body.members.contains { member in
            switch member.content {
            case .elision, .removal: return false
            case .property(let property): return inference.varies(property.value, scope)
            case .constraint(let statement):
                return inference.varies(statement.right, scope)
                    || statement.priority.map { inference.varies($0, scope) } ?? false
            case .view(let view):
                return (view.arguments ?? []).contains { inference.varies($0.value, scope) }
                    || view.body.map { varies($0, scope) } ?? false
            case .binding(let binding):
                scope = inference.bound(binding, in: scope, definition.name.text)
                return false
            case .branch(let branch): return varies(branch, scope)
            case .loop(let loop): return varies(loop, scope)
            case .part(let part): return varies(part.body, scope)
            }
        }
    }

    private func varies(_ branch: Branch, _ scope: Scope?) -> Bool {
        var inside = scope
        switch branch.condition {
        case .expression(let value): if inference.varies(value, scope) { return true }
        case .binding(let binding):
            if inference.varies(binding.value, scope) { return true }
            inside = Scope(binding.name.text, writer.type(of: binding.value, scope).unwrapped, in: scope)
        }
        return varies(branch.body, inside) || branch.otherwise.map { varies($0, scope) } ?? false
    }
}

extension [Code] {
    /// The blocks of a body that is nothing else.
    fileprivate var onlyBlocks: [(head: String, body: [Code])]? {
        let rest = filter { if case .blank = $0 { false } else { true } }
        guard rest.count == 1, case .blocks(let blocks) = rest[0] else { return nil }
        return blocks
    }

    /// Whether a name stands in them.
    fileprivate func mention(_ name: String) -> Bool { Code.text(of: self, indented: 0, stored: []).mentions(name) }
}

extension Branch {
    /// What is asked.
    var question: Expression {
        switch condition {
        case .expression(let value): value
        case .binding(let binding): binding.value
        }
    }

    var declaresView: Bool { body.declaresView || otherwise?.declaresView == true }
}

extension Member {
    /// Whether it is a branch that sets the same property.
    fileprivate func isBranch(setting assignment: PropertyAssignment) -> Bool {
        guard case .branch(let branch) = content,
            let property = assignment.path.first?.text
        else { return false }
        return branch.body.sets(property) || branch.otherwise?.sets(property) == true
    }
}

extension Body {
    /// Whether a view is declared in it, outside of other views.
    var declaresView: Bool {
        members.contains { member in
            switch member.content {
            case .view, .loop: true
            case .branch(let branch): branch.declaresView
            default: false
            }
        }
    }
}
