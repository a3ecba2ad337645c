import AutoLayout

/// Binds the names of one component or screen, and learns what its expressions tell of the lesson.
final class DefinitionResolver {
    let definition: Definition
    let program: LayoutProgram
    let lesson: LessonTypes
    let facts: LessonTypes.Facts?
    let views: [String: ViewSymbol]
    private var valueNames: Set<String> = []
    var countedViews: Set<String> = []
    var innerViews: Set<ResolvedDefinition.InnerView> = []
    private var parts: [String] = []

    /// What stands around a statement.
    struct Surroundings {
        var scope: Variable?
        /// The view between whose braces it stands, and that view's superview; nil for a screen's own view.
        var own: Owner
        var superview: Owner?
        /// Whether views declared here are rows of a table.
        var isTable = false
    }

    /// A view's type, and the component that it is an instance of.
    struct Owner {
        var type: BuiltinType
        var component: String?
        var isGuide = false
    }

    init(_ definition: Definition, of program: LayoutProgram, _ lesson: LessonTypes) {
        self.definition = definition
        self.program = program
        self.lesson = lesson
        facts = lesson.facts(of: definition.name.text, in: program)
        views = definition.views(in: program)
    }

    func resolved() -> ResolvedDefinition {
        let name = definition.name.text
        let isScreen = definition.kind == .screen
        let programValues = programValues()
        let parameters = parameters(in: programValues.last)
        let root = Owner(type: definition.baseType, component: isScreen ? nil : name)
        let body = resolve(
            definition.body,
            Surroundings(
                scope: parameters.last ?? programValues.last, own: root,
                superview: isScreen ? nil : Owner(type: .view), isTable: definition.baseType == .tableView))
        return ResolvedDefinition(
            kind: definition.kind, name: definition.name, base: definition.baseType, programValues: programValues,
            parameters: parameters, body: body, views: views, valueNames: valueNames, countedViews: countedViews,
            innerViews: innerViews, data: lesson.data(of: name, in: program), parts: parts,
            isOnlyRow: facts?.isRow == true && facts?.isView == false)
    }

    private func programValues() -> [Variable] {
        let around = Surroundings(own: Owner(type: .view))
        return program.bindings.reduce(into: []) { values, binding in
            var place = around
            place.scope = values.last
            values.append(bound(binding, place))
        }
    }

    private func parameters(in outer: Variable?) -> [Variable] {
        guard let facts else { return [] }
        return (definition.parameters ?? []).enumerated().reduce(into: []) { variables, parameter in
            variables.append(
                Variable(
                    parameter.element.text, facts.types[parameter.offset],
                    facts.varies[parameter.offset] ? .argument : [], in: variables.last ?? outer))
        }
    }

    /// A value with a name; one by its dot is written out where it is used.
    private func bound(_ binding: Binding, _ place: Surroundings) -> Variable {
        let value = resolve(binding.value, place)
        let type = value.type == .integer && value.isArithmetic ? .number : value.type
        return Variable(
            binding.name.text, type, value.dependencies, value: value, isInlined: type.isUnknown, in: place.scope)
    }

    // MARK: Statements

    private func resolve(_ body: Body, _ outer: Surroundings) -> ResolvedBody {
        var place = outer
        var members: [ResolvedMember] = []
        for member in body.members {
            switch member.content {
            case .elision, .removal: break
            case .property(let assignment):
                if let property = resolve(assignment, place) { members.append(.property(property)) }
            case .constraint(let statement): members.append(.constraint(resolve(statement, place)))
            case .view(let view): members.append(.view(resolve(view, place)))
            case .binding(let binding):
                let variable = bound(binding, place)
                valueNames.insert(variable.name)
                place.scope = variable
                members.append(.binding(variable))
            case .branch(let branch): members.append(.branch(resolve(branch, place)))
            case .loop(let loop): members.append(.loop(resolve(loop, place)))
            case .part(let part):
                var inside = place
                inside.isTable = part.kind == .section
                let height = part.height.map { learning(resolve($0, place), is: .number) }
                members.append(.part(ResolvedPart(kind: part.kind, height: height, body: resolve(part.body, inside))))
            }
        }
        return ResolvedBody(members: members)
    }

    private func resolve(_ assignment: PropertyAssignment, _ place: Surroundings) -> ResolvedProperty? {
        guard let property = assignment.path.first.flatMap({ Property(rawValue: $0.text) }) else { return nil }
        return ResolvedProperty(
            property: property, part: assignment.path.count > 1 ? assignment.path[1].text : nil,
            value: learning(resolve(assignment.value, place), is: property.valueType))
    }

    private func resolve(_ statement: ConstraintStatement, _ place: Surroundings) -> ResolvedConstraint {
        ResolvedConstraint(
            left: resolve(statement.left, place, anchors: .left), relation: statement.relation,
            right: learning(resolve(statement.right, place, anchors: .right), is: .number),
            priority: statement.priority.map { learning(resolve($0, place), is: .priority) })
    }

    private func resolve(_ view: ViewDeclaration, _ place: Surroundings) -> ResolvedView {
        let component = program.component(named: view.type.text)
        let arguments = (view.arguments ?? []).map { resolve($0.value, place) }
        if let component { note(component, arguments, place) }
        let type = component?.baseType ?? BuiltinType(rawValue: view.type.text) ?? .view
        var inside = place
        inside.superview = place.own
        inside.own = Owner(type: type, component: component?.name.text)
        inside.isTable = type == .tableView
        return ResolvedView(
            typeName: view.type, name: view.name, type: type, component: component?.name.text, arguments: arguments,
            body: view.body.map { resolve($0, inside) })
    }

    private func resolve(_ branch: Branch, _ place: Surroundings) -> ResolvedBranch {
        var inside = place
        let condition: ResolvedBranch.Condition
        switch branch.condition {
        case .expression(let expression): condition = .expression(learning(resolve(expression, place), is: .bool))
        case .binding(let binding):
            let value = resolve(binding.value, place)
            askWhetherPresent(value)
            lesson.records.suggest(binding.name.text, for: value.type)
            let variable = Variable(binding.name.text, value.type.unwrapped, value.dependencies, in: place.scope)
            valueNames.insert(variable.name)
            inside.scope = variable
            condition = .binding(variable, value)
        }
        return ResolvedBranch(
            condition: condition, body: resolve(branch.body, inside),
            otherwise: branch.otherwise.map { resolve($0, place) })
    }

    private func resolve(_ loop: Loop, _ place: Surroundings) -> ResolvedLoop {
        let sequence = resolve(loop.sequence, place)
        var type = sequence.type.element
        if type.isUnknown { type = lesson.element(of: loop) ?? type }
        let index = loop.index.map { Variable($0.text, .integer, sequence.dependencies, in: place.scope) }
        let element = Variable(loop.element.text, type, sequence.dependencies, in: index ?? place.scope)
        for variable in [index, element] { if let variable { valueNames.insert(variable.name) } }
        var inside = place
        inside.scope = element
        return ResolvedLoop(index: index, element: element, sequence: sequence, body: resolve(loop.body, inside))
    }

    // MARK: What is learnt

    /// What an instance tells of its component.
    private func note(_ component: Definition, _ arguments: [ResolvedExpression], _ place: Surroundings) {
        let name = component.name.text
        parts.append(name)
        guard let known = lesson.facts(of: name, in: program) else { return }
        for (index, argument) in arguments.enumerated() where index < known.types.count {
            note(argument, given: index, to: component, known)
        }
        if let facts { lesson.notePart(name, in: facts) }
        if place.isTable { known.isRow = true } else { known.isView = true }
    }

    private func note(
        _ value: ResolvedExpression, given index: Int, to component: Definition, _ known: LessonTypes.Facts
    ) {
        let given = value.type == .integer && value.isArithmetic ? .number : value.type
        let joined = lesson.records.join(known.types[index], given == .word ? .unknown : given)
        lesson.note(joined, ofParameter: index, in: known)
        if given.isUnknown, !joined.isUnknown { _ = learning(value, is: joined) }
        if let name = component.parameters?[index].text { lesson.records.suggest(name, for: joined) }
        if value.varies { lesson.noteChange(ofParameter: index, in: known) }
    }

    /// Learns from an expression that stands where a value of `wanted` belongs.
    private func learning(_ value: ResolvedExpression, is wanted: ValueType) -> ResolvedExpression {
        guard value.type.isUnknown, !wanted.isUnknown else { return value }
        switch value.kind {
        case .variable(let variable): learn(variable, is: wanted)
        case .ternary(_, let first, let second):
            _ = learning(first, is: wanted)
            _ = learning(second, is: wanted)
        case .binary(_, let left, let right):
            _ = learning(left, is: wanted == .bool ? .unknown : wanted)
            _ = learning(right, is: wanted == .bool ? .unknown : wanted)
        case .unary(_, let operand): _ = learning(operand, is: wanted)
        default: break
        }
        return value
    }

    private func learn(_ variable: Variable, is wanted: ValueType) {
        if let meaning = variable.meaning {
            _ = learning(meaning, is: wanted)
        } else if let facts, let index = definition.parameters?.firstIndex(where: { $0.text == variable.name }),
            facts.types[index].isUnknown
        {
            lesson.note(wanted, ofParameter: index, in: facts)
        } else {
            lesson.noteElements(named: variable.name, are: wanted)
        }
    }

    /// Notes that a block asks whether an expression has a value.
    func askWhetherPresent(_ value: ResolvedExpression) {
        guard case .member(let base, let name) = value.kind, case .record(let record) = base.type.unwrapped else {
            return
        }
        lesson.records.makeOptional(field: name.text, of: record)
    }

    /// A value of the lesson's data; nil where it has none of that name.
    func data(named name: String) -> ValueType? {
        guard let field = lesson.data.first(where: { $0.name == name }) else { return nil }
        if let facts { lesson.noteData(name, in: facts) }
        return field.type
    }
}

extension Definition {
    /// Its views by their names, however deep they stand.
    func views(in program: LayoutProgram) -> [String: ViewSymbol] {
        var views: [String: ViewSymbol] = [:]
        body.collectViews(program, isRepeated: false, isRow: base?.text == BuiltinType.tableView.rawValue, &views)
        return views
    }
}

extension Body {
    fileprivate func collectViews(
        _ program: LayoutProgram, isRepeated: Bool, isRow: Bool, _ views: inout [String: ViewSymbol]
    ) {
        for member in members {
            var isRepeated = isRepeated
            var isRow = isRow
            switch member.content {
            case .view(let view):
                let component = program.component(named: view.type.text)
                let type = component?.baseType ?? BuiltinType(rawValue: view.type.text) ?? .view
                if let name = view.name {
                    views[name.text] = ViewSymbol(
                        name: name, type: type, component: component?.name.text, isRepeated: isRepeated, isRow: isRow)
                }
                isRow = type == .tableView
            case .loop: isRepeated = true
            case .part(let part): isRow = part.kind == .section
            case .elision, .property, .constraint, .binding, .branch, .removal: break
            }
            for body in member.bodies {
                body.collectViews(program, isRepeated: isRepeated, isRow: isRow, &views)
            }
        }
    }
}
