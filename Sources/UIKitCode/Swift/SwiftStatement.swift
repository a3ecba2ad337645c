/// A statement of Swift, as far as UIKit code needs them.
indirect enum SwiftStatement: Sendable {
    case blank
    case expression(SwiftExpression)
    case assignment(SwiftExpression, SwiftExpression)
    /// `let name: Type = value`, left out where nothing after it uses the name.
    case constant(name: String, type: String?, value: SwiftExpression)
    case variable(name: String, type: String, value: SwiftExpression)
    /// A view that is made here: a constant, unless other functions of the class use it too.
    case view(name: String, value: SwiftExpression)
    case constraints([SwiftExpression], Destination)
    /// `if … { … } else if … { … } else { … }`; the last question may be none.
    case conditional([(question: Question?, body: [SwiftStatement])])
    case loop(index: String?, element: String, sequence: SwiftExpression, body: [SwiftStatement])
    /// `guard let name else { return }`.
    case guardLet(String)
    /// Statements whose first is not parted from what stands before them.
    case group([SwiftStatement])

    /// What becomes of constraints.
    enum Destination: Hashable, Sendable {
        case activated
        case added(to: String)
        case assigned(to: String)
    }

    /// What stands between `if` and its brace.
    enum Question: Sendable {
        case condition(SwiftExpression)
        case isPresent(SwiftExpression)
        case binding(name: String, SwiftExpression)
        /// A name for a value that is no optional.
        case pattern(name: String, SwiftExpression)
        case always
    }
}

extension SwiftStatement {
    static func call(_ function: SwiftExpression, _ arguments: SwiftExpression.Argument...) -> Self {
        .expression(.call(function, arguments, .oneLine))
    }

    /// Whether it does nothing by itself.
    var isEmpty: Bool {
        switch self {
        case .blank, .constant: true
        case .conditional(let branches): branches.allSatisfy { $0.body.allSatisfy { $0.isEmpty } }
        case .loop(_, _, _, let body), .group(let body): body.allSatisfy { $0.isEmpty }
        case .expression, .assignment, .variable, .view, .constraints, .guardLet: false
        }
    }

    /// Adds every name that it uses or gives a view, and every text, once for each time.
    func addLeaves(to leaves: inout [SwiftLeaf]) {
        switch self {
        case .blank: break
        case .expression(let value), .constant(_, _, let value), .variable(_, _, let value):
            value.addLeaves(to: &leaves)
        case .assignment(let target, let value):
            target.addLeaves(to: &leaves)
            value.addLeaves(to: &leaves)
        case .view(let name, let value):
            leaves.append(.name(name))
            value.addLeaves(to: &leaves)
        case .constraints(let constraints, _): for constraint in constraints { constraint.addLeaves(to: &leaves) }
        case .conditional(let branches):
            for branch in branches {
                branch.question?.value?.addLeaves(to: &leaves)
                branch.body.addLeaves(to: &leaves)
            }
        case .loop(_, _, let sequence, let body):
            sequence.addLeaves(to: &leaves)
            body.addLeaves(to: &leaves)
        case .guardLet(let name): leaves.append(.name(name))
        case .group(let statements): statements.addLeaves(to: &leaves)
        }
    }
}

extension SwiftStatement.Question {
    var value: SwiftExpression? {
        switch self {
        case .condition(let value), .isPresent(let value), .binding(_, let value), .pattern(_, let value): value
        case .always: nil
        }
    }
}

extension [SwiftStatement] {
    func addLeaves(to leaves: inout [SwiftLeaf]) {
        for statement in self { statement.addLeaves(to: &leaves) }
    }

    /// How often a name stands in them.
    func count(of name: String) -> Int {
        var leaves: [SwiftLeaf] = []
        addLeaves(to: &leaves)
        return leaves.count { $0 == .name(name) }
    }

    func use(_ name: String) -> Bool { count(of: name) > 0 }

    /// Without the constants that nothing after them uses.
    var pruned: [SwiftStatement] {
        var result: [SwiftStatement] = []
        var used: Set<String> = []
        for statement in reversed() {
            if case .constant(let name, _, _) = statement, !used.contains(name) { continue }
            var leaves: [SwiftLeaf] = []
            statement.addLeaves(to: &leaves)
            for case .name(let name) in leaves { used.insert(name) }
            result.append(statement)
        }
        return result.reversed()
    }

    /// Each statement, however deep, as `change` has it.
    func mapped(_ change: (SwiftStatement) -> SwiftStatement) -> [SwiftStatement] {
        map { statement in
            switch change(statement) {
            case .conditional(let branches):
                .conditional(branches.map { ($0.question, $0.body.mapped(change)) })
            case .loop(let index, let element, let sequence, let body):
                .loop(index: index, element: element, sequence: sequence, body: body.mapped(change))
            case .group(let statements): .group(statements.mapped(change))
            case let other: other
            }
        }
    }

    /// How many lists of constraints, however deep, have a destination.
    func lists(_ destination: SwiftStatement.Destination) -> Int {
        var count = 0
        _ = mapped { statement in
            if case .constraints(_, destination) = statement { count += 1 }
            return statement
        }
        return count
    }

    /// The branches of a body that is nothing else.
    var onlyBranches: [(question: SwiftStatement.Question?, body: [SwiftStatement])]? {
        let rest = filter { if case .blank = $0 { false } else { true } }
        guard rest.count == 1, case .conditional(let branches) = rest[0] else { return nil }
        return branches
    }
}
