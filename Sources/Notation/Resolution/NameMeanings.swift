/// What the names of one block mean, by where each begins in the block: what its neighbours alone do not tell, such as
/// whether `width` is an anchor or a field of the data.
struct NameMeanings {
    /// Token kinds by UTF-8 offset.
    private(set) var kinds: [Int: Token.Kind] = [:]
    private let block: Int

    /// The names of the block that `definitions` hold; those of other blocks are passed over.
    init(ofBlock block: Int, in definitions: [ResolvedDefinition]) {
        self.block = block
        for definition in definitions {
            note(definition.name.place, .typeName)
            for variable in definition.programValues { visit(variable) }
            for parameter in definition.parameters { note(parameter.place, .identifier) }
            visit(definition.body)
        }
    }

    private mutating func note(_ place: Place, _ kind: Token.Kind) {
        if place.block == block { kinds[place.range.lowerBound] = kind }
    }

    // MARK: Statements

    private mutating func visit(_ body: ResolvedBody) {
        for member in body.members {
            switch member {
            case .property(let property): visit(property.value)
            case .constraint(let constraint): visit(constraint)
            case .view(let view): visit(view)
            case .binding(let variable): visit(variable)
            case .branch(let branch): visit(branch)
            case .loop(let loop): visit(loop)
            case .part(let part):
                if let height = part.height { visit(height) }
                visit(part.body)
            case .mistake: break
            }
        }
    }

    private mutating func visit(_ constraint: ResolvedConstraint) {
        visit(constraint.left)
        visit(constraint.right)
        if let priority = constraint.priority { visit(priority) }
    }

    private mutating func visit(_ view: ResolvedView) {
        note(view.typeName.place, .typeName)
        if let name = view.name { note(name.place, .identifier) }
        for argument in view.arguments { visit(argument) }
        if let body = view.body { visit(body) }
    }

    private mutating func visit(_ variable: Variable) {
        note(variable.place, .identifier)
        if let value = variable.value { visit(value) }
    }

    private mutating func visit(_ branch: ResolvedBranch) {
        switch branch.condition {
        case .expression(let value): visit(value)
        case .binding(let variable, let value):
            note(variable.place, .identifier)
            visit(value)
        }
        visit(branch.body)
        if let otherwise = branch.otherwise { visit(otherwise) }
    }

    private mutating func visit(_ loop: ResolvedLoop) {
        if let index = loop.index { note(index.place, .identifier) }
        note(loop.element.place, .identifier)
        visit(loop.sequence)
        visit(loop.body)
    }

    // MARK: Expressions

    private mutating func visit(_ expression: ResolvedExpression) {
        switch expression.kind {
        case .invalid, .null, .bool, .number, .string: break
        case .variable, .data, .unknown, .item, .offset: noteNames(of: expression.source)
        case .environment, .screen, .safeArea:
            noteNames(of: expression.source)
            note(expression.place, .environment)
        case .anchor:
            noteNames(of: expression.source)
            note(expression.source.lastNamePlace, .anchor)
        case .dot(let steps):
            for step in steps { visit(step.arguments ?? []) }
        case .member(let base, let name):
            visit(base)
            note(name.place, .identifier)
        case .index(let base, let index):
            visit(base)
            visit(index)
        case .function(_, let arguments):
            note(expression.place, .function)
            visit(arguments)
        case .unknownFunction: break
        case .method(let base, let name, let arguments):
            visit(base)
            note(name.place, .function)
            visit(arguments)
        case .list(let parts), .tuple(let parts):
            for part in parts { visit(part) }
        case .unary(_, let operand): visit(operand)
        case .binary(_, let left, let right):
            visit(left)
            visit(right)
        case .ternary(let condition, let first, let second):
            visit(condition)
            visit(first)
            visit(second)
        }
    }

    private mutating func visit(_ arguments: [ResolvedExpression.Argument]) {
        for argument in arguments { visit(argument.value) }
    }

    /// All names of a path such as `step[i - 1].margins`.
    private mutating func noteNames(of expression: Expression) {
        switch expression.kind {
        case .name: note(expression.place, .identifier)
        case .member(let base, let name):
            noteNames(of: base)
            note(name.place, .identifier)
        case .index(let base, let index):
            noteNames(of: base)
            noteNames(of: index)
        case .binary(_, let left, let right):
            noteNames(of: left)
            noteNames(of: right)
        case .invalid, .null, .bool, .number, .string, .dot, .call, .list, .tuple, .unary, .ternary: break
        }
    }
}

extension Expression {
    /// Where the name behind the last dot stands, or the expression itself where there is none.
    fileprivate var lastNamePlace: Place {
        if case .member(_, let name) = kind { name.place } else { place }
    }
}
