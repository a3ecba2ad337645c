/// A value with a name: a parameter, or what `let`, `if let` and `for` name.
package final class Variable: Sendable {
    package let name: String
    let place: Place
    package let type: ValueType
    package let dependencies: Dependencies
    /// What it is bound to; nil for parameters and what loops name.
    package let value: ResolvedExpression?
    /// Whether nothing but its uses tell what it means, as of a value by its dot.
    package let isInlined: Bool
    /// The one that is in sight around it.
    package let outer: Variable?
    /// How many are in sight around it.
    let index: Int

    init(
        _ name: Name, _ type: ValueType, _ dependencies: Dependencies = [], value: ResolvedExpression? = nil,
        isInlined: Bool = false, in outer: Variable?
    ) {
        self.name = name.text
        place = name.place
        self.type = type
        self.dependencies = dependencies
        self.value = value
        self.isInlined = isInlined
        self.outer = outer
        index = outer.map { $0.index + 1 } ?? 0
    }

    package var varies: Bool { !dependencies.isEmpty }

    /// What it was bound to, where that is written out at each use instead.
    package var meaning: ResolvedExpression? { isInlined ? value : nil }

    /// The innermost variable of that name, from this one outwards.
    package func find(_ name: String) -> Variable? {
        var current: Variable? = self
        while let variable = current {
            if variable.name == name { return variable }
            current = variable.outer
        }
        return nil
    }
}
