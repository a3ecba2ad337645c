import AutoLayout

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
    /// What the author expects of the layout; it takes no part in it.
    case expectation(ResolvedExpectation)
    /// Constraints that a visual format draws.
    case format(ResolvedFormat)
    case view(ResolvedView)
    /// A value that the statements after it know.
    case binding(Variable)
    case branch(ResolvedBranch)
    case loop(ResolvedLoop)
    case part(ResolvedPart)
    /// What cannot stand there.
    case mistake(Mistake)

    package var dependencies: Dependencies {
        switch self {
        case .property(let property): property.value.dependencies
        case .constraint(let constraint): constraint.dependencies
        case .format(let format): format.dependencies
        case .view(let view): view.dependencies
        case .expectation, .binding, .mistake: []
        case .branch(let branch): branch.dependencies
        case .loop(let loop): loop.dependencies
        case .part(let part): part.body.dependencies
        }
    }

    var place: Place {
        switch self {
        case .property(let property): property.place
        case .constraint(let constraint): constraint.place
        case .expectation(let expectation): expectation.place
        case .format(let format): format.place
        case .view(let view): view.place
        case .binding(let variable): variable.place
        case .branch(let branch): branch.place
        case .loop(let loop): loop.place
        case .part(let part): part.place
        case .mistake(let mistake): mistake.place
        }
    }
}

/// What is wrong with a statement, whatever the data and the screen.
package struct Mistake: Error {
    let error: NotationError
    let place: Place

    package var message: String { error.words.message }
}

/// `text = "Hello"`, `margins.leading = 8`.
package struct ResolvedProperty: Sendable {
    package let property: ViewProperty<View>
    package let part: String?
    package let value: ResolvedExpression
    /// What the property, or that part of it, takes.
    let setter: PropertySetter<View>
    /// As it is written, for messages.
    let text: String
    /// Of the property's name.
    let place: Place
}

/// `leading == avatar.trailing + 8 @ .high`.
package struct ResolvedConstraint: Sendable {
    package let left: ResolvedExpression
    package let relation: ConstraintStatement.Relation
    package let right: ResolvedExpression
    package let priority: ResolvedExpression?
    let place: Place

    package var dependencies: Dependencies { right.dependencies.union(priority?.dependencies ?? []) }
}

/// `expect never title.lines > 2 for 320...1024`.
package struct ResolvedExpectation: Sendable {
    let statement: Expectation
    let left: ResolvedExpression
    let right: ResolvedExpression
    let place: Place
}

/// `constraints("H:|-[name]-gap-[value]-|", options: [.alignAllFirstBaseline], metrics: ["gap": 8])`.
package struct ResolvedFormat: Sendable {
    package struct Metric: Sendable {
        package let name: String
        package let value: ResolvedExpression
    }

    /// The format as it is written.
    package let text: String
    /// By UIKit's names.
    package let options: [String]
    /// The metrics that the format names, each once: those that are given, and values in sight.
    package let metrics: [Metric]
    /// The views that it names, each once.
    package let views: [ViewSymbol]
    /// What it says.
    package let constraints: [ResolvedConstraint]
    let place: Place

    package var dependencies: Dependencies { constraints.reduce(into: []) { $0.formUnion($1.dependencies) } }
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
    /// Whether it was written with parentheses.
    let hasArguments: Bool
    let place: Place
    let knowledge: Knowledge

    /// Whether there is a type of the name that is written.
    enum Knowledge: Sendable {
        case known
        /// Another type, which was probably meant, is taken for it.
        case guessed
        case unknown
    }

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

        /// What is asked.
        var question: ResolvedExpression {
            switch self {
            case .expression(let value), .binding(_, let value): value
            }
        }
    }

    package let condition: Condition
    package let body: ResolvedBody
    package let otherwise: ResolvedBody?
    let place: Place

    /// What is asked.
    package var question: ResolvedExpression { condition.question }

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
    let place: Place

    package var dependencies: Dependencies { sequence.dependencies.union(body.dependencies) }
    package var varies: Bool { !dependencies.isEmpty }
}

/// `header`, `footer` and `section` of a table.
package struct ResolvedPart: Sendable {
    package let kind: TablePart.Kind
    /// A section header's height in points.
    package let height: ResolvedExpression?
    package let body: ResolvedBody
    let keyword: Name
    let place: Place
}
