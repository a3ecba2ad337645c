/// What the names of one block are, by the place of each: read off the program with its names bound.
///
/// Names in what could not be read, or what the block removes, are missing.
struct NameMeanings {
    private(set) var kinds: [Range<Int>: Token.Kind] = [:]
    private let block: Int

    init(ofBlock block: Int) { self.block = block }

    /// Notes all names of the block in a component or screen.
    mutating func add(_ definition: ResolvedDefinition) {
        note(definition.name.place, .component)
        for value in definition.programValues + definition.parameters { add(value) }
        add(definition.body)
    }

    private mutating func note(_ place: Place, _ kind: Token.Kind) {
        if place.block == block { kinds[place.range] = kind }
    }

    // MARK: Statements

    private mutating func add(_ body: ResolvedBody) {
        for member in body.members {
            switch member {
            case .property(let property): add(property.value)
            case .constraint(let constraint):
                add(constraint.left)
                add(constraint.right)
                if let priority = constraint.priority { add(priority) }
            case .format(let format): addAll(format.metrics.map { $0.value })
            case .expectation(let expectation):
                add(expectation.left)
                add(expectation.right)
            case .view(let view): add(view)
            case .binding(let variable): add(variable)
            case .branch(let branch):
                add(branch)
                add(branch.body)
                if let otherwise = branch.otherwise { add(otherwise) }
            case .loop(let loop):
                if let index = loop.index { add(index) }
                add(loop.element)
                add(loop.sequence)
                add(loop.body)
            case .part(let part):
                if let height = part.height { add(height) }
                add(part.body)
            case .mistake: break
            }
        }
    }

    private mutating func add(_ view: ResolvedView) {
        switch view.knowledge {
        case .known: note(view.typeName.place, view.component == nil ? .typeName : .component)
        case .guessed, .unknown: break
        }
        if let name = view.name { note(name.place, .view) }
        for argument in view.arguments { add(argument) }
        if let body = view.body { add(body) }
    }

    private mutating func add(_ branch: ResolvedBranch) {
        if case .binding(let variable, _) = branch.condition { add(variable) }
        add(branch.question)
    }

    private mutating func add(_ variable: Variable) {
        note(variable.place, .identifier)
        if let value = variable.value { add(value) }
    }
}

// MARK: Expressions

extension NameMeanings {
    private mutating func add(_ expression: ResolvedExpression) {
        let source = expression.source
        addLabels(of: source)
        switch expression.kind {
        case .invalid, .null, .bool, .number, .string, .unknownFunction: break
        case .variable, .data, .unknown: note(source.place, .identifier)
        case .environment, .screen, .safeArea: addPath(source, .environment)
        case .offset(let view, _): addOffset(source, of: view)
        case .item(let item): add(item, source)
        case .anchor(let owner, _): addAnchor(of: owner, source)
        case .dot(let steps):
            addSteps(source)
            for argument in steps.flatMap({ $0.arguments ?? [] }) { add(argument.value) }
        case .member(let base, let name):
            note(name.place, .identifier)
            add(base)
        case .index(let base, let index): addAll([base, index])
        case .function(_, let arguments):
            if case .call(let callee, _) = source.kind { note(callee.place, .function) }
            addAll(arguments.map { $0.value })
        case .method(let base, let name, let arguments):
            note(name.place, .function)
            addAll([base] + arguments.map { $0.value })
        case .fittingSize(let fitting, _):
            note(fitting.component.place, .component)
            addAll(fitting.parts)
        case .list(let parts), .tuple(let parts): addAll(parts)
        case .unary(_, let operand): add(operand)
        case .binary(_, let left, let right): addAll([left, right])
        case .ternary(let condition, let first, let second): addAll([condition, first, second])
        }
    }

    private mutating func addAll(_ expressions: [ResolvedExpression]) {
        for expression in expressions { add(expression) }
    }

    private mutating func addLabels(of source: Expression) {
        guard case .call(_, let arguments) = source.kind else { return }
        for argument in arguments { if let label = argument.label { note(label.place, .label) } }
    }

    /// `screen.safeArea.top`: all of its names.
    private mutating func addPath(_ source: Expression, _ kind: Token.Kind) {
        for name in Parser.path(of: source) ?? [] { note(name.place, kind) }
    }

    /// `list.contentOffset.y`.
    private mutating func addOffset(_ source: Expression, of view: String) {
        addPath(source, .property)
        guard let name = Parser.path(of: source)?.first, Keyword.named(view) == nil else { return }
        note(name.place, .view)
    }

    /// `bold` in `.title2.bold`; the dot's own token stands for the first name.
    private mutating func addSteps(_ source: Expression) {
        switch source.kind {
        case .member(let base, let name):
            note(name.place, .dotValue)
            addSteps(base)
        case .call(let callee, _):
            addLabels(of: source)
            addSteps(callee)
        case .invalid, .null, .bool, .number, .string, .name, .dot, .index, .list, .tuple, .unary, .binary, .ternary:
            break
        }
    }

    private mutating func addAnchor(of owner: ItemReference, _ source: Expression) {
        guard case .member(let base, let name) = source.kind else { return note(source.place, .anchor) }
        note(name.place, .anchor)
        add(owner, base)
    }

    /// A view or guide, with the views and guides that its name begins with.
    private mutating func add(_ item: ItemReference, _ source: Expression) {
        switch item {
        case .own, .superview, .around: break
        case .root: note(source.place, .component)
        case .view: note(source.place, .view)
        case .turn(let view, let indices):
            addAll(indices)
            var base = source
            while case .index(let inner, _) = base.kind { base = inner }
            add(.view(view), base)
        case .guide(let owner, _):
            guard case .member(let base, let name) = source.kind else { return }
            note(name.place, .anchor)
            add(owner, base)
        case .inner(let owner, _):
            guard case .member(let base, let name) = source.kind else { return }
            note(name.place, .view)
            add(owner, base)
        }
    }
}
