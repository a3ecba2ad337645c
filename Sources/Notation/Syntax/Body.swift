import AutoLayout

/// What stands between two braces.
package struct Body: Sendable {
    package var members: [Member] = []

    package static let empty = Body()

    /// Whether it keeps what was said before.
    package var hasElision: Bool {
        members.contains { member in
            if case .elision = member.content { true } else { false }
        }
    }

    /// Whether an expectation stands in it, at any depth.
    var hasExpectation: Bool {
        members.contains { member in
            if case .expectation = member.content { return true }
            return member.bodies.contains { $0.hasExpectation }
        }
    }

    /// Every view that it declares, at any depth, in order.
    var declaredViews: [ViewDeclaration] {
        var views: [ViewDeclaration] = []
        collect(&views)
        return views
    }

    private func collect(_ views: inout [ViewDeclaration]) {
        for member in members {
            if case .view(let view) = member.content { views.append(view) }
            for inner in member.bodies { inner.collect(&views) }
        }
    }
}

/// One statement of a body.
package struct Member: Sendable {
    package indirect enum Content: Sendable {
        case elision
        case property(PropertyAssignment)
        case constraint(ConstraintStatement)
        case expectation(Expectation)
        case format(FormatStatement)
        case view(ViewDeclaration)
        case binding(Binding)
        case branch(Branch)
        case loop(Loop)
        case part(TablePart)
        case removal(Name)
    }

    package var content: Content
    package var place: Place
}

/// `text = "Hello"`, `margins.leading = 8`.
package struct PropertyAssignment: Sendable {
    package var path: [Name]
    package var value: Expression

    /// The names joined by dots.
    package var text: String {
        var text = ""
        for name in path { text += text.isEmpty ? name.text : ".\(name.text)" }
        return text
    }
}

/// `leading == avatar.trailing + 8 @ .high`.
package struct ConstraintStatement: Sendable {
    package var left: Expression
    package var relation: Relation
    package var right: Expression
    package var priority: Expression?

    package enum Relation: String, Sendable {
        case equal = "=="
        case lessOrEqual = "<="
        case greaterOrEqual = ">="
    }
}

/// `expect never title.lines > 2 for 320...1024`.
package struct Expectation: Sendable {
    package var isNever: Bool
    package var left: Expression
    package var relation: LayoutExpectation.Relation
    package var right: Expression
    /// The widths of the screen, points; nil for all.
    package var widths: ClosedRange<Double>?
}

/// `constraints("H:|-[name]-gap-[value]-|", options: [.alignAllFirstBaseline], metrics: ["gap": 8])`.
package struct FormatStatement: Sendable {
    package struct Metric: Sendable {
        package var name: Name
        package var value: Expression
    }

    /// The text between the quotes.
    package var text: Name
    /// By UIKit's names.
    package var options: [Name]
    package var metrics: [Metric]
}

/// `Label title { … }`, `TweetCell row(tweet)`.
package struct ViewDeclaration: Sendable {
    package var type: Name
    package var name: Name?
    /// Nil without parentheses.
    package var arguments: [Expression.Argument]?
    package var body: Body?
}

/// `let offset = list.contentOffset.y`.
package struct Binding: Sendable {
    package var name: Name
    package var value: Expression
}

/// `if`, `if let` and `when`, with what follows `else`.
package struct Branch: Sendable {
    package enum Condition: Sendable {
        case expression(Expression)
        case binding(Binding)
    }

    /// `if` or `when`.
    package var keyword: Name
    package var condition: Condition
    package var body: Body
    package var otherwise: Body?
    /// Whether `otherwise` was written as `else if`.
    package var isChained = false

    package var hasElision: Bool { body.hasElision || otherwise?.hasElision == true || (isChained && chainHasElision) }

    private var chainHasElision: Bool {
        guard let first = otherwise?.members.first, case .branch(let next) = first.content else { return false }
        return next.hasElision
    }
}

/// `for tweet in tweets { … }`, `for (i, tweet) in tweets { … }`.
package struct Loop: Sendable {
    package var index: Name?
    package var element: Name
    package var sequence: Expression
    package var body: Body
}

/// `header`, `footer` and `section` of a table.
package struct TablePart: Sendable {
    package enum Kind: String, Sendable {
        case header, footer, section
    }

    package var kind: Kind
    package var keyword: Name
    /// A section header's height in points.
    package var height: Expression?
    package var body: Body
}

/// A `component` or a `screen`.
package struct Definition: Sendable {
    package enum Kind: String, Sendable {
        case component, screen
    }

    package var kind: Kind
    package var name: Name
    /// Nil without parentheses.
    package var parameters: [Name]?
    package var base: Name?
    package var body: Body
    package var place: Place
}

/// What stands at the top of a block.
package enum Declaration: Sendable {
    case definition(Definition)
    case binding(Binding)
}

extension Member {
    /// The bodies that stand in it, in order.
    package var bodies: [Body] {
        switch content {
        case .elision, .property, .constraint, .expectation, .format, .binding, .removal: []
        case .view(let view): view.body.map { [$0] } ?? []
        case .branch(let branch): branch.otherwise.map { [branch.body, $0] } ?? [branch.body]
        case .loop(let loop): [loop.body]
        case .part(let part): [part.body]
        }
    }

    /// This member with each of its bodies as `change` has it.
    func mapBodies(_ change: (Body) -> Body) -> Member {
        var member = self
        switch content {
        case .elision, .property, .constraint, .expectation, .format, .binding, .removal: break
        case .view(var view):
            view.body = view.body.map(change)
            member.content = .view(view)
        case .branch(var branch):
            branch.body = change(branch.body)
            branch.otherwise = branch.otherwise.map(change)
            member.content = .branch(branch)
        case .loop(var loop):
            loop.body = change(loop.body)
            member.content = .loop(loop)
        case .part(var part):
            part.body = change(part.body)
            member.content = .part(part)
        }
        return member
    }
}
