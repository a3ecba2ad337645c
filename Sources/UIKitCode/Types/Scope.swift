import Notation

/// Values with their names, innermost first.
final class Scope {
    let name: String
    let type: SwiftType
    /// Whether it changes while the screen is shown: with traits, size or scroll offset.
    let varies: Bool
    /// What it was bound to, where that is written out at each use instead: values by their dot.
    let meaning: Expression?
    let outer: Scope?

    init(_ name: String, _ type: SwiftType, varies: Bool = false, meaning: Expression? = nil, in outer: Scope?) {
        self.name = name
        self.type = type
        self.varies = varies
        self.meaning = meaning
        self.outer = outer
    }

    static func find(_ name: String, in scope: Scope?) -> Scope? {
        var current = scope
        while let binding = current {
            if binding.name == name { return binding }
            current = binding.outer
        }
        return nil
    }
}

/// What is known of the components of a program: the types of their parameters, and what else they need.
final class ComponentFacts {
    var types: [SwiftType]
    /// Whether a parameter changes while the screen is shown.
    var varies: [Bool]
    /// The lesson's data that it names, itself or through what it holds, in the order of the data.
    var globals: Set<String> = []
    /// The components it makes.
    var parts: Set<String> = []
    /// Whether it stands somewhere else than in a table's rows, or in a table's rows.
    var isView = false
    var isRow = false

    init(parameters: Int) {
        types = Array(repeating: .unknown, count: parameters)
        varies = Array(repeating: false, count: parameters)
    }
}
