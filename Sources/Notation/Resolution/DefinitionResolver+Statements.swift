import AutoLayout

// What statements say, or why they cannot stand where they do.
extension DefinitionResolver {
    func resolve(_ body: Body, _ outer: Surroundings) -> ResolvedBody {
        var place = outer
        var members: [ResolvedMember] = []
        for member in body.members {
            switch member.content {
            case .elision, .removal: break
            case .property(let assignment): members.append(resolve(assignment, member.place, place))
            case .constraint(let statement): members.append(resolve(statement, member.place, place))
            case .expectation(let statement): members.append(resolve(statement, member.place, place))
            case .format(let statement): members.append(resolve(statement, member.place, place))
            case .view(let view):
                let resolved = resolve(view, member.place, place)
                members.append(place.mistake(about: resolved).map { .mistake($0) } ?? .view(resolved))
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
            let value = learning(resolve(assignment.value, place), is: path.property.setter.kind.valueType)
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
        if let component = meaning?.component { note(component, arguments, isRow: place.isTable) }
        let own = Owner(type: meaning?.type ?? .view, component: meaning?.component?.name.text)
        let inside = Surroundings(
            scope: place.scope, own: own, superview: place.own, asksForOffset: place.asksForOffset)
        return ResolvedView(
            typeName: view.type, name: view.name, type: own.type, component: own.component, arguments: arguments,
            body: view.body.map { resolve($0, inside) }, hasArguments: view.arguments != nil, place: whole,
            knowledge: meaning.map { $0.isExact ? .known : .guessed } ?? .unknown)
    }

    /// A part of a table, and what is wrong with it.
    private func resolve(_ part: TablePart, _ whole: Place, _ place: Surroundings) -> [ResolvedMember] {
        let isPlaced =
            place.part == nil
            ? place.own.type.isTable || place.own.type.isCollection && part.kind == .section
            : place.part == .section && part.kind != .section
        guard isPlaced else {
            if place.part == nil, place.own.type.isCollection {
                let error = NotationError.partOutsideSection(part.kind.rawValue)
                return [.mistake(Mistake(error: error, place: part.keyword.place))]
            }
            let type = place.isScreen ? "the screen" : NotationError.article(place.own.type.rawValue)
            let outside = NotationError.partOutsideTable(part.kind.rawValue, type: type)
            return [
                .mistake(
                    place.part.map { .inPart("a \(part.kind.rawValue)", $0, part.keyword.place) }
                        ?? Mistake(error: outside, place: part.keyword.place))
            ]
        }
        var members: [ResolvedMember] = []
        if let height = part.height, place.part != .section || part.kind != .header {
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
        var otherwise = place
        otherwise.asksForOffset = place.asksForOffset || condition.question.dependencies.contains(.offset)
        inside.asksForOffset = otherwise.asksForOffset
        return ResolvedBranch(
            condition: condition, body: resolve(branch.body, inside),
            otherwise: branch.otherwise.map { resolve($0, otherwise) }, place: whole)
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
        inside.asksForOffset = place.asksForOffset || sequence.dependencies.contains(.offset)
        return ResolvedLoop(
            index: index, element: element, sequence: sequence, body: resolve(loop.body, inside), place: whole)
    }
}

extension DefinitionResolver.Surroundings {
    /// Why a view, or a layout guide, cannot stand there.
    fileprivate func mistake(about view: ResolvedView) -> Mistake? {
        if !own.type.isView { return Mistake(error: .viewInGuide(view.typeName.text), place: view.typeName.place) }
        let isPart = part != nil || own.type.isTable || own.type.isCollection
        return view.type.isView || !isPart ? nil : Mistake(error: .guideInTable, place: view.typeName.place)
    }
}

extension Mistake {
    static func inPart(_ what: String, _ part: TablePart.Kind, _ place: Place) -> Mistake {
        Mistake(error: .notInPart(what, part: part.rawValue), place: place)
    }
}
