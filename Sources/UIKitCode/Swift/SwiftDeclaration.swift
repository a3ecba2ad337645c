/// A declaration of Swift, as far as UIKit code needs them.
enum SwiftDeclaration {
    case `class`(SwiftClass)
    case structure(name: String, fields: [SwiftProperty])
    case constant(name: String, type: String?, value: SwiftExpression)

    /// Adds every name that it uses and every text, once for each time.
    func addLeaves(to leaves: inout [SwiftLeaf]) {
        switch self {
        case .class(let type):
            for property in type.properties { property.value?.addLeaves(to: &leaves) }
            for function in type.functions { function.body.addLeaves(to: &leaves) }
        case .structure: break
        case .constant(_, _, let value): value.addLeaves(to: &leaves)
        }
    }
}

struct SwiftClass {
    var name: String
    /// The superclass, then protocols.
    var parents: [String]
    var properties: [SwiftProperty]
    var functions: [SwiftFunction]
}

/// A stored property.
struct SwiftProperty: Hashable {
    /// `private let`, `var`.
    var words: String
    var name: String
    var type: String?
    var value: SwiftExpression?
    /// What is called when it has changed.
    var observer: String?
}

/// A function, an initializer, or a computed property.
struct SwiftFunction {
    struct Parameter {
        /// With the argument's label.
        var name: String
        var type: String
    }

    var comment: String?
    /// `override func layoutSubviews`, `required init?`.
    var words: String
    /// Nil for a property.
    var parameters: [Parameter]? = []
    var body: [SwiftStatement]
}
