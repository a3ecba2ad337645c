import Notation

// Branches, loops and the parts of tables.
extension BodyWriter {
    func follow(
        _ branch: ResolvedBranch, _ context: StatementContext, _ pass: Pass, isForced: Bool
    ) throws(Untranslatable) -> [SwiftStatement] {
        let varies = isForced || branch.question.varies
        if varies, pass == .fixed { return [] }
        var outside = context
        outside.isInBranch = true
        outside.isBranchBody = true
        var inside = outside
        if case .binding(let variable, _) = branch.condition { inside.scope = variable }
        let inner: Pass = varies ? .whole : pass
        let asked = try asked(by: branch)
        let first = try braces(branch.body, inside, inner)
        let others = try branch.otherwise.map { body throws(Untranslatable) in try braces(body, outside, inner) } ?? []
        return branches(asked(first), first, others)
    }

    /// What a branch asks, when it is known what stands in its braces: a name that nothing there uses is left out.
    private func asked(
        by branch: ResolvedBranch
    ) throws(Untranslatable) -> ([SwiftStatement]) -> SwiftStatement.Question {
        switch branch.condition {
        case .expression(let value):
            let condition = try writer.write(value, as: .bool)
            return { _ in .condition(condition) }
        case .binding(let variable, let value):
            let asked = try writer.plain(value)
            let name = swiftName(variable.name)
            return { body in
                if value.type.isOptional { return body.use(name) ? .binding(name: name, asked) : .isPresent(asked) }
                return body.use(name) ? .pattern(name: name, asked) : .always
            }
        }
    }

    private func branches(
        _ question: SwiftStatement.Question, _ first: [SwiftStatement], _ others: [SwiftStatement]
    ) -> [SwiftStatement] {
        if (first + others).allSatisfy({ $0.isEmpty }) { return [] }
        var branches: [(question: SwiftStatement.Question?, body: [SwiftStatement])] = [(question, first)]
        if let chain = others.onlyBranches {
            branches += chain
        } else if !others.isEmpty {
            branches.append((nil, others))
        }
        return [.blank, .conditional(branches), .blank]
    }

    /// What stands between two braces.
    private func braces(
        _ body: ResolvedBody, _ context: StatementContext, _ pass: Pass
    ) throws(Untranslatable) -> [SwiftStatement] {
        let mark = contents.openLocals.count
        let statements = try statements(of: body, context, pass).pruned
        for name in contents.openLocals[mark...] {
            contents.localUses[name, default: 0] += statements.count(of: name)
        }
        contents.openLocals.removeSubrange(mark...)
        return statements
    }

    // MARK: Loops

    func repeated(
        _ loop: ResolvedLoop, _ context: StatementContext, _ pass: Pass, isForced: Bool
    ) throws(Untranslatable) -> [SwiftStatement] {
        let varies = isForced || loop.varies
        if varies ? pass == .fixed : pass == .adaptive { return [] }
        var inside = context
        inside.isRepeated = true
        inside.isBranchBody = true
        inside.scope = loop.element
        let body = try braces(loop.body, inside, varies ? .whole : pass)
        let type = ValueType.list(loop.element.type)
        var sequence = try writer.write(loop.sequence, as: type)
        if case .array = sequence { sequence = .cast(sequence, type: writer.types.name(of: type)) }
        let index = loop.index.map { swiftName($0.name) }.flatMap { body.use($0) ? $0 : nil }
        let element = swiftName(loop.element.name)
        return [
            .blank,
            .loop(
                index: index, element: body.use(element) ? element : "_",
                sequence: index == nil ? sequence : sequence.calling("enumerated"), body: body),
            .blank,
        ]
    }

    // MARK: Tables

    func write(
        _ part: ResolvedPart, _ context: StatementContext, _ pass: Pass
    ) throws(Untranslatable) -> [SwiftStatement] {
        if pass == .adaptive { return statements(try parts(of: part.body, context, pass), pass) }
        if let items = context.items { return try write(part, of: items, context, pass) }
        guard let rows = context.rows else {
            throw Untranslatable(reason: "a \(part.kind.rawValue) stands outside of a table")
        }
        var inside = context
        var begin: [SwiftStatement] = []
        switch part.kind {
        case .section:
            contents.needs.extensions.insert(.tableRows)
            inside.type = .view
            begin = [.blank, .call(rows.dot("beginSection"))]
        case .header where context.type.isTable: inside.placement = .tableHeader(context.view)
        case .header: inside.placement = .header(rows, height: part.height)
        case .footer where !context.type.isTable: inside.placement = .footer(rows)
        case .footer: inside.placement = .tableFooter(context.view)
        }
        return begin + statements(try parts(of: part.body, inside, pass), pass)
    }

    /// A section of a collection view, or its header or footer.
    private func write(
        _ part: ResolvedPart, of items: SwiftExpression, _ context: StatementContext, _ pass: Pass
    ) throws(Untranslatable) -> [SwiftStatement] {
        var inside = context
        var begin: [SwiftStatement] = []
        switch part.kind {
        case .section:
            inside.type = .view
            begin = [.blank, .call(items.dot("beginSection"))]
        case .header: inside.placement = .itemHeader(items, height: part.height)
        case .footer: inside.placement = .itemFooter(items)
        }
        return begin + statements(try parts(of: part.body, inside, pass), pass)
    }

    /// The views of a part with their constraints, which join them to nothing outside.
    private func statements(_ parts: Parts, _ pass: Pass) -> [SwiftStatement] {
        let statements = parts.head + parts.views
        return parts.constraints.isEmpty ? statements : statements + [made(parts.constraints, pass, isNested: false)]
    }
}

extension ResolvedBody {
    /// Whether sections of a table or collection view stand directly in it.
    var holdsSections: Bool {
        members.contains { member in
            if case .part(let part) = member { part.kind == .section } else { false }
        }
    }
}
