import Notation

/// The properties that hold the views of a component or screen, by the notation's names of the views.
struct ViewNames {
    private let views: [String: ViewSymbol]
    private let properties: [String: String]
    private let cells: Set<String>

    init(_ definition: ResolvedDefinition, in program: ResolvedProgram) {
        // Names of values, which no view takes from them.
        var values = definition.valueNames.union(definition.data.map { $0.name })
        values.formUnion((definition.parameters + definition.programValues).map { $0.name })
        views = definition.views
        properties = Dictionary(
            uniqueKeysWithValues: views.map { name, view in
                (name, viewName(name, type: view.type.suffix, besides: values))
            })
        cells = Set(
            views.values.filter { view in
                view.isRow && view.component.flatMap { program.component(named: $0) }?.isCell == true
            }.map { $0.name.text })
    }

    /// The property of a view; nil for a name that no view has.
    subscript(_ name: String) -> String? { properties[name] }

    /// Every property, by the notation's name of its view.
    var all: [String: String] { properties }

    /// Where the views are declared, and what they are, by their properties.
    var symbols: [(property: String, view: ViewSymbol)] {
        views.compactMap { name, view in properties[name].map { ($0, view) } }
    }

    /// Whether a view is a cell of a table, whose subviews stand in its content view.
    func isCell(_ name: String) -> Bool { cells.contains(name) }

    /// The property that holds a repeated view of each turn.
    static func list(of property: String) -> String { "\(property)Views" }
}

extension ResolvedDefinition {
    /// Whether it is nothing but the rows of tables, and so a cell.
    var isCell: Bool { kind == .component && isOnlyRow && base == .view }

    /// The name of its class.
    var className: String { swiftClassName(of: kind, named: name.text) }
}
