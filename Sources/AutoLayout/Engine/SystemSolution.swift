import Cassowary

/// A solved system: its rows, their values, and what went wrong. Shared, since results are handed on and never changed.
final class SystemSolution {
    /// With the state that was found.
    let builder: SystemBuilder
    let values: IncrementalSystem

    init(builder: SystemBuilder, values: IncrementalSystem) {
        self.builder = builder
        self.values = values
    }

    var rows: [SystemRow] { values.rows }

    /// Every row that took part, and every value.
    var export: SolvedSystem {
        let variables = builder.variables
        return SolvedSystem(
            variables: variables.map { builder.qualifiedName(of: $0) },
            rows: values.rowsInForce.map {
                SolvedSystem.Row(constraint: $0.constraint, identifier: $0.identifier, source: $0.source)
            },
            solution: variables.map { values.value(of: $0) })
    }
}

extension SystemBuilder {
    /// A variable's name with its view's path, such as `Timeline/list.width`.
    fileprivate func qualifiedName(of variable: Variable) -> String {
        guard let meaning = meaning(of: variable) else { return "?" }
        return "\(tree.path(of: meaning.view)).\(meaning.name)"
    }
}
