/// A program as it stands after a block, with every name bound, every type known as far as the lesson tells it, and what
/// each expression varies with.
package struct ResolvedProgram: Sendable {
    /// In the order of their first definition.
    package let definitions: [ResolvedDefinition]
    private let positions: [String: Int]

    init(_ definitions: [ResolvedDefinition]) {
        self.definitions = definitions
        var positions: [String: Int] = [:]
        for (position, definition) in definitions.enumerated() { positions[definition.name.text] = position }
        self.positions = positions
    }

    /// The component or screen of that name.
    package func definition(named name: String) -> ResolvedDefinition? { positions[name].map { definitions[$0] } }

    /// What a view may be an instance of: a component, or a screen as the child of another one.
    package func component(named name: String) -> ResolvedDefinition? { definition(named: name) }

    /// The definitions of those names with all components that they hold, in the order of the program.
    package func reachable(from names: [String]) -> [ResolvedDefinition] {
        var open = names
        var seen: Set<String> = []
        while let name = open.popLast() {
            guard seen.insert(name).inserted, let definition = definition(named: name) else { continue }
            open += definition.parts
        }
        return definitions.filter { seen.contains($0.name.text) }
    }
}

/// A component or a screen.
package struct ResolvedDefinition: Sendable {
    package let kind: Definition.Kind
    package let name: Name
    package let base: BuiltinType
    let place: Place
    /// The program's own values, in order.
    package let programValues: [Variable]
    package let parameters: [Variable]
    package let body: ResolvedBody
    /// Its views by their names.
    package let views: [String: ViewSymbol]
    /// The names that values have anywhere in it.
    package let valueNames: Set<String>
    /// The views that are asked for by the number of a loop's turn.
    package let countedViews: Set<String>
    /// The views within instances that it names in constraints.
    package let innerViews: Set<InnerView>
    /// The lesson's data that it needs, itself or for what it holds, in the data's order.
    package let data: [(name: String, type: ValueType)]
    /// The components that it holds.
    package let parts: [String]
    /// Whether it stands among the rows of tables, and nowhere else.
    package let isOnlyRow: Bool

    /// A view of a component that is named from outside of it.
    package struct InnerView: Hashable, Sendable {
        package let component: String
        package let view: String
    }

    /// The values in sight at its beginning, innermost first.
    package var scope: Variable? { parameters.last ?? programValues.last }
}
