import AutoLayout
import Diagnostics

/// Follows the statements of a body, in order.
struct BodyElaborator: ElaborationPart {
    let elaborator: Elaborator

    func elaborate(_ body: ResolvedBody, in context: inout ElaborationContext) {
        for member in body.members {
            guard step(member.place) else { return }
            elaborate(member, in: &context)
        }
    }

    private func elaborate(_ member: ResolvedMember, in context: inout ElaborationContext) {
        switch member {
        case .property(let property): elaborator.set(property, in: context)
        case .constraint(let statement):
            elaborator.deferred.append(Elaborator.DeferredConstraint(statement: statement, context: context))
        case .format(let format):
            for statement in format.constraints {
                elaborator.deferred.append(Elaborator.DeferredConstraint(statement: statement, context: context))
            }
        case .expectation(let statement):
            elaborator.expected.append(Elaborator.DeferredExpectation(statement: statement, context: context))
        case .view(let declaration): views.declare(declaration, in: context)
        case .binding(let variable): elaborator.bind(variable, in: &context)
        case .branch(let branch): follow(branch, in: context)
        case .loop(let loop): repeatBody(of: loop, in: context)
        case .part(let part): elaborate(part, in: context)
        case .mistake(let mistake): fail(mistake.error, mistake.place)
        }
    }

    /// A context one level further in; nil, with a message, beyond the limit.
    func inner(of context: ElaborationContext, _ place: Place) -> ElaborationContext? {
        guard context.depth < Limits.elaborationDepth else {
            stop(.tooDeep(limit: Limits.elaborationDepth), place)
            return nil
        }
        var context = context
        context.depth += 1
        return context
    }

    // MARK: Branches

    private func follow(_ branch: ResolvedBranch, in context: ElaborationContext) {
        guard var inside = inner(of: context, branch.place) else { return }
        switch branch.condition {
        case .expression(let expression):
            guard let holds = expressions.truth(of: expression, Evaluation(context: context)) else { return }
            if holds { return elaborate(branch.body, in: &inside) }
        case .binding(let variable, let expression):
            let value = expressions.value(of: expression, in: context, isLenient: true)
            if value.isInvalid { return }
            if !value.isNull {
                elaborator.bind(variable, to: value, in: &inside)
                return elaborate(branch.body, in: &inside)
            }
        }
        if let otherwise = branch.otherwise { elaborate(otherwise, in: &inside) }
    }

    // MARK: Loops

    private func repeatBody(of loop: ResolvedLoop, in context: ElaborationContext) {
        guard let inside = inner(of: context, loop.place) else { return }
        let sequence = expressions.value(of: loop.sequence, in: context)
        if sequence.isInvalid { return }
        guard let count = sequence.count else {
            return fail(.notAList(found: sequence.description), loop.sequence.place)
        }
        for index in 0..<count {
            if let element = sequence[index] { turn(of: loop, index, element, in: inside) }
        }
    }

    private func turn(of loop: ResolvedLoop, _ index: Int, _ element: Value, in context: ElaborationContext) {
        guard step(loop.place) else { return }
        var inside = context
        inside.names = NameScope(turn: index, of: context.names)
        if let variable = loop.index { elaborator.bind(variable, to: .number(Double(index)), in: &inside) }
        elaborator.bind(loop.element, to: element, in: &inside)
        elaborator.turns.append(LoopTurn(loop: loop, index: index, location: element.location))
        defer { elaborator.turns.removeLast() }
        elaborate(loop.body, in: &inside)
    }

    // MARK: Parts of tables

    private func elaborate(_ part: ResolvedPart, in context: ElaborationContext) {
        guard var inside = inner(of: context, part.place) else { return }
        switch (part.kind, context.placement) {
        case (.section, .rows(let table)):
            elaborator.openSections[table] = nil
            guard let index = views.appendSection(to: table) else { return }
            inside.placement = .section(table: table, index: index)
        case (.header, .rows(let table)), (.footer, .rows(let table)):
            inside.placement = .part(part.kind, table: table, section: nil)
        case (.header, .section(let table, let index)):
            inside.placement = .part(.header, table: table, section: index)
            setHeaderHeight(part, table, index, in: context)
        case (.footer, .section(let table, let index)):
            inside.placement = .part(.footer, table: table, section: index)
        case (.section, .items(let collection)):
            elaborator.openSections[collection] = nil
            guard let index = views.appendSection(toCollection: collection) else { return }
            inside.placement = .itemSection(collection: collection, index: index)
        case (.header, .itemSection(let collection, let index)), (.footer, .itemSection(let collection, let index)):
            inside.placement = .itemPart(part.kind, collection: collection, section: index)
            if part.kind == .header { setHeaderHeight(part, collection, index, in: context) }
        default: return
        }
        if part.body.members.isEmpty, part.kind != .section { fail(.emptyPart(part.kind.rawValue), part.keyword.place) }
        elaborate(part.body, in: &inside)
    }

    private func setHeaderHeight(_ part: ResolvedPart, _ table: ViewID, _ index: Int, in context: ElaborationContext) {
        guard let expression = part.height else { return }
        let value = expressions.value(of: expression, in: context)
        if value.isInvalid { return }
        do throws(NotationError) {
            let height = try ValueReader(property: "height", elaborator: elaborator).length(value)
            views.changeTable(table) { $0.sections[index].headerHeight = height }
            views.changeCollection(table) { $0.sections[index].headerHeight = height }
        } catch {
            fail(error, expression.place)
        }
    }
}
