/// What stands between two braces.
struct Body: Sendable {
    var members: [Member] = []

    /// Whether it keeps what was said before.
    var hasElision: Bool {
        members.contains { member in
            if case .elision = member.content { true } else { false }
        }
    }
}

/// One statement of a body.
struct Member: Sendable {
    indirect enum Content: Sendable {
        case elision
        case property(PropertyAssignment)
        case constraint(ConstraintStatement)
        case view(ViewDeclaration)
        case binding(Binding)
        case branch(Branch)
        case loop(Loop)
        case part(TablePart)
        case removal(Name)
    }

    var content: Content
    var place: Place
}

/// `text = "Hello"`, `margins.leading = 8`.
struct PropertyAssignment: Sendable {
    var path: [Name]
    var value: Expression

    /// The names joined by dots.
    var text: String {
        var text = ""
        for name in path { text += text.isEmpty ? name.text : ".\(name.text)" }
        return text
    }
}

/// `leading == avatar.trailing + 8 @ .high`.
struct ConstraintStatement: Sendable {
    var left: Expression
    var relation: Symbol
    var right: Expression
    var priority: Expression?
}

/// `Label title { … }`, `TweetCell row(tweet)`.
struct ViewDeclaration: Sendable {
    var type: Name
    var name: Name?
    /// Nil without parentheses.
    var arguments: [Expression.Argument]?
    var body: Body?
}

/// `let offset = list.contentOffset.y`.
struct Binding: Sendable {
    var name: Name
    var value: Expression
}

/// `if`, `if let` and `when`, with what follows `else`.
struct Branch: Sendable {
    enum Condition: Sendable {
        case expression(Expression)
        case binding(Binding)
    }

    /// `if` or `when`.
    var keyword: Name
    var condition: Condition
    var body: Body
    var otherwise: Body?
    /// Whether `otherwise` was written as `else if`.
    var isChained = false

    var hasElision: Bool { body.hasElision || otherwise?.hasElision == true || (isChained && chainHasElision) }

    private var chainHasElision: Bool {
        guard let first = otherwise?.members.first, case .branch(let next) = first.content else { return false }
        return next.hasElision
    }
}

/// `for tweet in tweets { … }`, `for (i, tweet) in tweets { … }`.
struct Loop: Sendable {
    var index: Name?
    var element: Name
    var sequence: Expression
    var body: Body
}

/// `header`, `footer` and `section` of a table.
struct TablePart: Sendable {
    enum Kind: String, Sendable {
        case header, footer, section
    }

    var kind: Kind
    var keyword: Name
    /// A section header's height in points.
    var height: Expression?
    var body: Body
}

/// A `component` or a `screen`.
struct Definition: Sendable {
    enum Kind: String, Sendable {
        case component, screen
    }

    var kind: Kind
    var name: Name
    /// Nil without parentheses.
    var parameters: [Name]?
    var base: Name?
    var body: Body
    var place: Place
}

/// What stands at the top of a block.
enum Declaration: Sendable {
    case definition(Definition)
    case binding(Binding)
}
