/// What stands between two braces, with its names bound.
package struct ResolvedBody: Sendable {
    package let members: [ResolvedMember]

    package static let empty = ResolvedBody(members: [])

    /// What anything in it varies with.
    package var dependencies: Dependencies {
        members.reduce(into: []) { $0.formUnion($1.dependencies) }
    }

    package var varies: Bool { !dependencies.isEmpty }
}

/// One statement of a body.
package indirect enum ResolvedMember: Sendable {
    case property(ResolvedProperty)
    case constraint(ResolvedConstraint)
    case view(ResolvedView)
    /// A value that the statements after it know.
    case binding(Variable)
    case branch(ResolvedBranch)
    case loop(ResolvedLoop)
    case part(ResolvedPart)

    package var dependencies: Dependencies {
        switch self {
        case .property(let property): property.value.dependencies
        case .constraint(let constraint): constraint.dependencies
        case .view(let view): view.dependencies
        case .binding: []
        case .branch(let branch): branch.dependencies
        case .loop(let loop): loop.dependencies
        case .part(let part): part.body.dependencies
        }
    }
}

/// `text = "Hello"`, `margins.leading = 8`.
package struct ResolvedProperty: Sendable {
    package let property: Property
    package let part: String?
    package let value: ResolvedExpression
}

/// `leading == avatar.trailing + 8 @ .high`.
package struct ResolvedConstraint: Sendable {
    package let left: ResolvedExpression
    package let relation: Symbol
    package let right: ResolvedExpression
    package let priority: ResolvedExpression?

    package var dependencies: Dependencies { right.dependencies.union(priority?.dependencies ?? []) }
}

/// `Label title { … }`, `TweetCell row(tweet)`.
package struct ResolvedView: Sendable {
    package let typeName: Name
    package let name: Name?
    package let type: BuiltinType
    /// The component that it is an instance of.
    package let component: String?
    package let arguments: [ResolvedExpression]
    package let body: ResolvedBody?

    var dependencies: Dependencies {
        arguments.reduce(into: body?.dependencies ?? []) { $0.formUnion($1.dependencies) }
    }
}

/// `if`, `if let` and `when`, with what follows `else`.
package struct ResolvedBranch: Sendable {
    package enum Condition: Sendable {
        case expression(ResolvedExpression)
        /// A value that `body` knows, if there is one.
        case binding(Variable, ResolvedExpression)
    }

    package let condition: Condition
    package let body: ResolvedBody
    package let otherwise: ResolvedBody?

    /// What is asked.
    package var question: ResolvedExpression {
        switch condition {
        case .expression(let value), .binding(_, let value): value
        }
    }

    var dependencies: Dependencies {
        question.dependencies.union(body.dependencies).union(otherwise?.dependencies ?? [])
    }
}

/// `for tweet in tweets { … }`, `for (i, tweet) in tweets { … }`.
package struct ResolvedLoop: Sendable {
    package let index: Variable?
    package let element: Variable
    package let sequence: ResolvedExpression
    package let body: ResolvedBody

    package var dependencies: Dependencies { sequence.dependencies.union(body.dependencies) }
    package var varies: Bool { !dependencies.isEmpty }
}

/// `header`, `footer` and `section` of a table.
package struct ResolvedPart: Sendable {
    package let kind: TablePart.Kind
    /// A section header's height in points.
    package let height: ResolvedExpression?
    package let body: ResolvedBody
}
