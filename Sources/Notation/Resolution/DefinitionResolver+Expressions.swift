import AutoLayout

// What expressions mean, what they are, and what they vary with.
extension DefinitionResolver {
    /// Whether views and their anchors are values: on the sides of a constraint. The left side is an anchor in any case.
    enum Anchors {
        case none, left, right
    }

    func resolve(_ expression: Expression, _ place: Surroundings, anchors: Anchors = .none) -> ResolvedExpression {
        func made(
            _ kind: ResolvedExpression.Kind, _ type: ValueType, _ parts: [ResolvedExpression] = []
        ) -> ResolvedExpression {
            ResolvedExpression(
                kind: kind, type: type, dependencies: parts.reduce(into: []) { $0.formUnion($1.dependencies) },
                source: expression)
        }
        func value(_ expression: Expression) -> ResolvedExpression { resolve(expression, place) }
        func side(_ expression: Expression) -> ResolvedExpression { resolve(expression, place, anchors: anchors) }
        switch expression.kind {
        case .invalid: return made(.invalid, .unknown)
        case .null: return made(.null, .optional(.unknown))
        case .bool(let value): return made(.bool(value), .bool)
        case .number(let value): return made(.number(value), value == value.rounded() ? .integer : .number)
        case .string(let pieces):
            let pieces = resolve(pieces, place)
            return made(.string(pieces), .text, pieces.compactMap { $0.value })
        case .name(let name): return ResolvedExpression(meaning(of: name, place, anchors), expression)
        case .dot(let name): return made(.dot([ResolvedExpression.Step(name: name, arguments: nil)]), .word)
        case .member(let base, let name): return member(name, of: base, expression, place, anchors)
        case .index(let base, let index):
            if anchors != .none, let (item, _) = item(expression, place) { return made(.item(item), .unknown) }
            let (base, index) = (resolve(base, place, anchors: anchors.ofOwner), value(index))
            return made(.index(base, index), type(ofItem: index, of: base), [base, index])
        case .call(let callee, let arguments):
            if let fitting = fittingSize(expression, place) { return fitting }
            return call(callee, arguments, expression, place, anchors)
        case .list(let elements):
            let elements = elements.map(side)
            return made(
                .list(elements), .list(elements.reduce(.unknown) { lesson.records.join($0, $1.type) }), elements)
        case .tuple(let elements):
            let elements = elements.map(side)
            return made(.tuple(elements), .number, elements)
        case .unary(let sign, let operand):
            let operand = sign == .not ? value(operand) : side(operand)
            return made(.unary(sign, operand), type(of: sign, operand), [operand])
        case .binary(let sign, let left, let right):
            let (left, right) = sign.takesAnchors ? (side(left), side(right)) : (value(left), value(right))
            return made(.binary(sign, left, right), type(of: sign, left, right), [left, right])
        case .ternary(let condition, let first, let second):
            let parts = [value(condition), side(first), side(second)]
            let type = lesson.records.join(parts[1].type, parts[2].type)
            return made(.ternary(parts[0], parts[1], parts[2]), type, parts)
        }
    }

    private func member(
        _ name: Name, of base: Expression, _ expression: Expression, _ place: Surroundings, _ anchors: Anchors
    ) -> ResolvedExpression {
        if let fitting = fittingSize(expression, place) { return fitting }
        if let offset = offset(name, of: base, place) { return ResolvedExpression(offset, expression) }
        if let anchored = anchored(expression, base, name, place, anchors) { return anchored }
        if let known = surroundings(name, of: base, place) { return ResolvedExpression(known, expression) }
        return member(name, of: resolve(base, place, anchors: anchors.ofOwner), expression)
    }

    private func resolve(_ pieces: [Expression.Piece], _ place: Surroundings) -> [ResolvedExpression.Piece] {
        pieces.map { piece in
            switch piece {
            case .text(let text): .text(text)
            case .interpolation(let part): .interpolation(resolve(part, place))
            }
        }
    }

    private func type(of sign: UnaryOperator, _ operand: ResolvedExpression) -> ValueType {
        switch sign {
        case .not: .bool
        case .minus: operand.type == .word ? .number : operand.type.unwrapped
        }
    }

    private func type(of sign: BinaryOperator, _ left: ResolvedExpression, _ right: ResolvedExpression) -> ValueType {
        switch sign {
        case .coalesce:
            askWhetherPresent(left)
            return lesson.records.join(left.type.unwrapped, right.type)
        case .arithmetic(.plus) where left.type.unwrapped == .text: return .text
        case .range: return .list(.integer)
        case .arithmetic(.plus), .arithmetic(.minus), .arithmetic(.times), .arithmetic(.remainder):
            return left.type.unwrapped == .integer && right.type.unwrapped == .integer ? .integer : .number
        case .arithmetic(.divide): return .number
        case .comparison, .logical: return .bool
        }
    }

    // MARK: Names

    fileprivate typealias Meaning = (kind: ResolvedExpression.Kind, type: ValueType, dependencies: Dependencies)

    /// A value first, then an anchor or a view, then the environment, then the lesson's data.
    private func meaning(of name: String, _ place: Surroundings, _ anchors: Anchors) -> Meaning {
        if anchors == .left, let anchor = AnchorName(rawValue: name) { return (.anchor(.own, anchor), .unknown, []) }
        if let variable = place.scope?.find(name) { return (.variable(variable), variable.type, variable.dependencies) }
        if anchors != .none {
            if let anchor = AnchorName(rawValue: name) { return (.anchor(.own, anchor), .unknown, []) }
            if let (item, _) = item(named: name, place) { return (.item(item), .unknown, []) }
        }
        if let environment = EnvironmentName(rawValue: name) {
            return (.environment(environment), environment.entry.type, environment.entry.dependencies)
        }
        if let type = data(named: name) { return (.data(name), type, []) }
        if let (item, _) = item(named: name, place) { return (.item(item), .unknown, []) }
        return (.unknown(name), .unknown, [])
    }

    /// How far a view is scrolled.
    private func offset(_ axis: Name, of base: Expression, _ place: Surroundings) -> Meaning? {
        guard case .member(let owner, let property) = base.kind, property.text == "contentOffset",
            case .name(let view) = owner.kind, place.scope?.find(view) == nil
        else { return nil }
        return (.offset(view: view, axis: axis.text), .number, .offset)
    }

    /// A member of the screen or of its safe area.
    private func surroundings(_ name: Name, of base: Expression, _ place: Surroundings) -> Meaning? {
        if isScreen(base, place) {
            guard let member = ScreenMember(rawValue: name.text) else { return nil }
            return (.screen(member), .number, member.dependencies)
        }
        guard case .member(let owner, let property) = base.kind, isScreen(owner, place),
            property.text == ScreenMember.safeArea.rawValue, let side = SafeAreaSide(rawValue: name.text)
        else { return nil }
        return (.safeArea(side), .number, side.dependencies)
    }

    private func isScreen(_ expression: Expression, _ place: Surroundings) -> Bool {
        guard case .name(EnvironmentName.screen.rawValue) = expression.kind else { return false }
        return place.scope?.find(EnvironmentName.screen.rawValue) == nil
            && views[EnvironmentName.screen.rawValue] == nil
    }

    // MARK: Members and items

    private func member(_ name: Name, of base: ResolvedExpression, _ whole: Expression) -> ResolvedExpression {
        if case .dot(let steps) = base.kind {
            let step = ResolvedExpression.Step(name: name.text, arguments: nil)
            return ResolvedExpression(
                kind: .dot(steps + [step]), type: .word, dependencies: base.dependencies, source: whole)
        }
        let type: ValueType =
            switch base.type.unwrapped {
            case .record(let record): lesson.records.type(ofField: name.text, of: record) ?? .unknown
            case .list, .text: name.text == "isEmpty" ? .bool : .integer
            default: .unknown
            }
        return ResolvedExpression(
            kind: .member(base, name), type: type, dependencies: base.dependencies, source: whole)
    }

    private func type(ofItem index: ResolvedExpression, of base: ResolvedExpression) -> ValueType {
        if case .record(let record) = base.type.unwrapped, let name = index.literalText {
            return lesson.records.type(ofField: name, of: record) ?? .unknown
        }
        if case .list = index.type.unwrapped { return base.type.unwrapped }
        return base.type.element
    }

    // MARK: Calls

    /// The type of a record's field, or of the value itself where there is no name.
    private func field(_ name: String?, of type: ValueType) -> ValueType {
        guard let name, case .record(let record) = type.unwrapped else { return type.unwrapped }
        return lesson.records.type(ofField: name, of: record)?.unwrapped ?? .unknown
    }

    private func call(
        _ callee: Expression, _ arguments: [Expression.Argument], _ whole: Expression, _ place: Surroundings,
        _ anchors: Anchors
    ) -> ResolvedExpression {
        let isFunction = if case .name = callee.kind { true } else { false }
        let resolved = arguments.map { argument in
            ResolvedExpression.Argument(
                label: argument.label?.text,
                value: resolve(argument.value, place, anchors: isFunction ? anchors : .none))
        }
        var dependencies: Dependencies = resolved.reduce(into: []) { $0.formUnion($1.value.dependencies) }
        let kind: ResolvedExpression.Kind
        let type: ValueType
        switch callee.kind {
        case .name(let name):
            guard let function = Function(rawValue: name) else { fallthrough }
            kind = .function(function, resolved)
            switch function.entry.result {
            case .fixed(let fixed): type = fixed
            case .likeElements:
                let element = resolved.first?.value.type.element ?? .unknown
                type = field(resolved.last?.value.literalText, of: element) == .integer ? .integer : .number
            case .likeArguments: type = resolved.allSatisfy { $0.value.type == .integer } ? .integer : .number
            }
        case .invalid, .null, .bool, .number, .string, .index, .call, .list, .tuple, .unary, .binary, .ternary:
            kind = .unknownFunction(callee.text)
            type = isFunction ? .number : .word
        case .dot(let name):
            kind = .dot([ResolvedExpression.Step(name: name, arguments: resolved)])
            type = .word
        case .member(let base, let name):
            let base = resolve(base, place, anchors: anchors.ofOwner)
            dependencies.formUnion(base.dependencies)
            if case .dot(let steps) = base.kind {
                kind = .dot(steps + [ResolvedExpression.Step(name: name.text, arguments: resolved)])
                type = name.text == "withAlpha" ? .color : .word
            } else {
                kind = .method(base, name, resolved)
                type = name.text == "split" && base.type.unwrapped == .text ? .list(.text) : base.type
            }
        }
        return ResolvedExpression(kind: kind, type: type, dependencies: dependencies, source: whole)
    }
}

// MARK: Views and guides

extension DefinitionResolver {
    /// An anchor, a view or a guide behind a dot; nil for a value.
    private func anchored(
        _ whole: Expression, _ base: Expression, _ name: Name, _ place: Surroundings, _ anchors: Anchors
    ) -> ResolvedExpression? {
        if anchors == .none, let root = base.root, lesson.data.contains(where: { $0.name == root }) { return nil }
        let kind: ResolvedExpression.Kind
        if let anchor = AnchorName(rawValue: name.text), let (owner, _) = item(base, place) {
            kind = .anchor(owner, anchor)
        } else if let (item, _) = item(whole, place) {
            kind = .item(item)
        } else {
            return nil
        }
        return ResolvedExpression(kind: kind, type: .unknown, dependencies: [], source: whole)
    }

    /// The view or guide that an expression names; nil for anything else.
    private func item(_ expression: Expression, _ place: Surroundings) -> (ItemReference, Owner)? {
        switch expression.kind {
        case .name(let name): return place.scope?.find(name) == nil ? item(named: name, place) : nil
        case .index(let base, let index):
            switch item(base, place) {
            case (.view(let view), let owner)? where view.isRepeated:
                countedViews.insert(view.name.text)
                return (.turn(view, [resolve(index, place)]), owner)
            case (.turn(let view, let indices), let owner)?:
                return (.turn(view, indices + [resolve(index, place)]), owner)
            case nil, (.own, _)?, (.superview, _)?, (.root, _)?, (.view, _)?, (.inner, _)?, (.guide, _)?, (.around, _)?:
                return nil
            }
        case .member(let base, let name):
            guard let (item, owner) = item(base, place), !owner.isGuide else { return nil }
            if let guide = LayoutGuide(notation: name.text), guide.belongs(to: owner.type) {
                return (.guide(item, guide), Owner(type: owner.type, isGuide: true))
            }
            guard let component = owner.component.flatMap({ program.component(named: $0) }),
                let view = views(of: component)[name.text]
            else { return nil }
            innerViews.insert(ResolvedDefinition.InnerView(component: component.name.text, view: name.text))
            return (.inner(item, view), Owner(type: view.type, component: view.component))
        case .invalid, .null, .bool, .number, .string, .dot, .call, .list, .tuple, .unary, .binary, .ternary: return nil
        }
    }

    func item(named name: String, _ place: Surroundings) -> (ItemReference, Owner)? {
        if name == "self" { return (.own, place.own) }
        if name == "super" { return place.superview.map { (.superview, $0) } }
        if let view = views[name] { return (.view(view), Owner(type: view.type, component: view.component)) }
        guard name == definition.name.text else { return nil }
        let isScreen = definition.kind == .screen
        return (.root, Owner(type: definition.baseType, component: isScreen ? nil : name))
    }
}

extension DefinitionResolver.Anchors {
    /// What they are before a dot.
    fileprivate var ofOwner: Self { self == .none ? .none : .right }
}

extension ResolvedExpression {
    fileprivate init(_ meaning: DefinitionResolver.Meaning, _ source: Expression) {
        self.init(
            kind: meaning.kind, type: meaning.type, dependencies: meaning.dependencies, source: source)
    }
}

extension ResolvedExpression.Piece {
    fileprivate var value: ResolvedExpression? { if case .interpolation(let value) = self { value } else { nil } }
}
