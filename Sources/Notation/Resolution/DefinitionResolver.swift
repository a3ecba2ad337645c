import AutoLayout

/// Binds the names of one component or screen, and learns what its expressions tell of the lesson.
final class DefinitionResolver {
    let definition: Definition
    let program: ProgramSyntax
    let lesson: LessonTypes
    let facts: LessonTypes.Facts?
    let views: [String: ViewSymbol]
    /// The views of the components whose views it names.
    private var viewsOfComponents: [String: [String: ViewSymbol]] = [:]
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
        /// Whether the view is a screen's own.
        var isScreen = false
        /// The part of a table whose braces these are.
        var part: TablePart.Kind?

        /// Whether views declared here are rows of a table.
        var isTable: Bool { part == nil ? own.type.isTable : part == .section }
    }

    /// A view's type, and the component that it is an instance of.
    struct Owner {
        var type: BuiltinType
        var component: String?
        var isGuide = false
    }

    init(_ definition: Definition, of program: ProgramSyntax, _ lesson: LessonTypes) {
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
        let root = isScreen ? Owner(type: .view) : Owner(type: definition.baseType, component: name)
        let body = resolve(
            definition.body,
            Surroundings(
                scope: parameters.last ?? programValues.last, own: root,
                superview: isScreen ? nil : Owner(type: .view), isScreen: isScreen))
        return ResolvedDefinition(
            kind: definition.kind, name: definition.name, base: definition.baseType, place: definition.place,
            programValues: programValues,
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
        (definition.parameters ?? []).enumerated().reduce(into: []) { variables, parameter in
            variables.append(
                Variable(
                    parameter.element, facts?.types[parameter.offset] ?? .unknown,
                    facts?.varies[parameter.offset] == true ? .argument : [], in: variables.last ?? outer))
        }
    }

    /// A value with a name; one by its dot is written out where it is used.
    private func bound(_ binding: Binding, _ place: Surroundings) -> Variable {
        let value = resolve(binding.value, place)
        let type = value.type == .integer && value.isArithmetic ? .number : value.type
        return Variable(
            binding.name, type, value.dependencies, value: value, isInlined: type.isUnknown, in: place.scope)
    }

    // MARK: Statements

    private func resolve(_ body: Body, _ outer: Surroundings) -> ResolvedBody {
        var place = outer
        var members: [ResolvedMember] = []
        for member in body.members {
            switch member.content {
            case .elision, .removal: break
            case .property(let assignment): members.append(resolve(assignment, member.place, place))
            case .constraint(let statement): members.append(resolve(statement, member.place, place))
            case .view(let view): members.append(.view(resolve(view, member.place, place)))
            case .binding(let binding):
                let variable = bound(binding, place)
                valueNames.insert(variable.name)
                place.scope = variable
                members.append(.binding(variable))
            case .branch(let branch): members.append(.branch(resolve(branch, member.place, place)))
            case .loop(let loop): members.append(.loop(resolve(loop, member.place, place)))
            case .part(let part): members += resolve(part, member.place, place)
            }
        }
        return ResolvedBody(members: members)
    }

    private func resolve(
        _ assignment: PropertyAssignment, _ whole: Place, _ place: Surroundings
    ) -> ResolvedMember {
        if let part = place.part { return .mistake(.inPart("a property", part, whole)) }
        do throws(Mistake) {
            let path = try PropertyPath(assignment.path, of: place.own.type, isScreen: place.isScreen)
            let value = learning(resolve(assignment.value, place), is: path.property.setter.valueType)
            return .property(
                ResolvedProperty(
                    property: path.property, part: path.part, value: value, setter: path.setter, text: assignment.text,
                    place: assignment.path[0].place))
        } catch {
            return .mistake(error)
        }
    }

    private func resolve(
        _ statement: ConstraintStatement, _ whole: Place, _ place: Surroundings
    ) -> ResolvedMember {
        if let part = place.part { return .mistake(.inPart("a constraint", part, whole)) }
        if let mistake = mistake(onTheLeft: statement.left) { return .mistake(mistake) }
        return .constraint(
            ResolvedConstraint(
                left: resolve(statement.left, place, anchors: .left), relation: statement.relation,
                right: learning(resolve(statement.right, place, anchors: .right), is: .number),
                priority: statement.priority.map { learning(resolve($0, place), is: .priority) }, place: whole))
    }

    /// Why an expression is no anchor, as far as its last name tells.
    private func mistake(onTheLeft left: Expression) -> Mistake? {
        let path = Parser.path(of: left)
        let (owner, name): (Expression?, Name)
        switch left.kind {
        case .name(let text): (owner, name) = (nil, Name(text: text, place: left.place))
        case .member(let base, let member): (owner, name) = (base, member)
        case .invalid, .null, .bool, .number, .string, .dot, .index, .call, .list, .tuple, .unary, .binary, .ternary:
            return Mistake(error: .leftSideNotAnchor, place: left.place)
        }
        if AnchorName(rawValue: name.text) != nil { return nil }
        if let first = path?.first, ViewClass.propertyNames.contains(first.text) {
            return Mistake(error: .equalityForProperty(left.text), place: left.place)
        }
        let error: NotationError =
            owner.map { .unknownGuide(name.text, of: $0.text, among: AnchorName.names) }
            ?? .unknownAnchor(name.text, among: AnchorName.names)
        return Mistake(error: error, place: name.place)
    }

    private func resolve(_ view: ViewDeclaration, _ whole: Place, _ place: Surroundings) -> ResolvedView {
        let meaning = program.meaning(ofType: view.type.text)
        let arguments = (view.arguments ?? []).map { resolve($0.value, place) }
        if let component = meaning?.component { note(component, arguments, place) }
        let own = Owner(type: meaning?.type ?? .view, component: meaning?.component?.name.text)
        let inside = Surroundings(scope: place.scope, own: own, superview: place.own)
        return ResolvedView(
            typeName: view.type, name: view.name, type: own.type, component: own.component, arguments: arguments,
            body: view.body.map { resolve($0, inside) }, hasArguments: view.arguments != nil, place: whole,
            knowledge: meaning.map { $0.isExact ? .known : .guessed } ?? .unknown)
    }

    /// A part of a table, and what is wrong with it.
    private func resolve(_ part: TablePart, _ whole: Place, _ place: Surroundings) -> [ResolvedMember] {
        let isPlaced = place.part == nil ? place.own.type.isTable : place.part == .section && part.kind == .header
        guard isPlaced else {
            let type = place.isScreen ? "the screen" : NotationError.article(place.own.type.rawValue)
            let outside = NotationError.partOutsideTable(part.kind.rawValue, type: type)
            return [
                .mistake(
                    place.part.map { .inPart("a \(part.kind.rawValue)", $0, part.keyword.place) }
                        ?? Mistake(error: outside, place: part.keyword.place))
            ]
        }
        var members: [ResolvedMember] = []
        if let height = part.height, place.part != .section {
            members.append(.mistake(Mistake(error: .heightOfPart(part.kind.rawValue), place: height.place)))
        }
        var inside = place
        inside.part = part.kind
        let height = part.height.map { learning(resolve($0, place), is: .number) }
        members.append(
            .part(
                ResolvedPart(
                    kind: part.kind, height: height, body: resolve(part.body, inside), keyword: part.keyword,
                    place: whole)))
        return members
    }

    private func resolve(_ branch: Branch, _ whole: Place, _ place: Surroundings) -> ResolvedBranch {
        var inside = place
        let condition: ResolvedBranch.Condition
        switch branch.condition {
        case .expression(let expression): condition = .expression(learning(resolve(expression, place), is: .bool))
        case .binding(let binding):
            let value = resolve(binding.value, place)
            askWhetherPresent(value)
            lesson.records.suggest(binding.name.text, for: value.type)
            let variable = Variable(binding.name, value.type.unwrapped, value.dependencies, in: place.scope)
            valueNames.insert(variable.name)
            inside.scope = variable
            condition = .binding(variable, value)
        }
        return ResolvedBranch(
            condition: condition, body: resolve(branch.body, inside),
            otherwise: branch.otherwise.map { resolve($0, place) }, place: whole)
    }

    private func resolve(_ loop: Loop, _ whole: Place, _ place: Surroundings) -> ResolvedLoop {
        let sequence = resolve(loop.sequence, place)
        var type = sequence.type.element
        if type.isUnknown { type = lesson.element(of: loop) ?? type }
        let index = loop.index.map { Variable($0, .integer, sequence.dependencies, in: place.scope) }
        let element = Variable(loop.element, type, sequence.dependencies, in: index ?? place.scope)
        for variable in [index, element] { if let variable { valueNames.insert(variable.name) } }
        var inside = place
        inside.scope = element
        return ResolvedLoop(
            index: index, element: element, sequence: sequence, body: resolve(loop.body, inside), place: whole)
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

    /// The views of a component by their names.
    func views(of component: Definition) -> [String: ViewSymbol] {
        if let views = viewsOfComponents[component.name.text] { return views }
        let views = component.views(in: program)
        viewsOfComponents[component.name.text] = views
        return views
    }

    /// A value of the lesson's data; nil where it has none of that name.
    func data(named name: String) -> ValueType? {
        guard let field = lesson.data.first(where: { $0.name == name }) else { return nil }
        if let facts { lesson.noteData(name, in: facts) }
        return field.type
    }
}

extension Mistake {
    fileprivate static func inPart(_ what: String, _ part: TablePart.Kind, _ place: Place) -> Mistake {
        Mistake(error: .notInPart(what, part: part.rawValue), place: place)
    }
}

extension Definition {
    /// Its views by their names, however deep they stand.
    func views(in program: ProgramSyntax) -> [String: ViewSymbol] {
        var views: [String: ViewSymbol] = [:]
        body.collectViews(program, isRepeated: false, isRow: baseType.isTable, &views)
        return views
    }
}

extension Body {
    fileprivate func collectViews(
        _ program: ProgramSyntax, isRepeated: Bool, isRow: Bool, _ views: inout [String: ViewSymbol]
    ) {
        for member in members {
            var isRepeated = isRepeated
            var isRow = isRow
            switch member.content {
            case .view(let view):
                let meaning = program.meaning(ofType: view.type.text)
                let type = meaning?.type ?? .view
                if let name = view.name {
                    views[name.text] = ViewSymbol(
                        name: name, type: type, component: meaning?.component?.name.text, isRepeated: isRepeated,
                        isRow: isRow)
                }
                isRow = type.isTable
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
