import Notation

/// Writes a component or a screen as a class of UIKit's.
///
/// What never changes is said once, when the view is made. What depends on traits, the screen's size or a scroll offset
/// stands in `adapt()`, which takes back what it said before and says it anew.
struct ClassWriter {
    let contents: ClassContents
    let types: SwiftTypes
    let bodies: BodyWriter

    init(_ definition: ResolvedDefinition, of program: ResolvedProgram, _ types: SwiftTypes) {
        contents = ClassContents(definition, of: program)
        self.types = types
        bodies = BodyWriter(contents, types)
    }

    var definition: ResolvedDefinition { contents.definition }

    func write() throws(Untranslatable) -> SwiftClass {
        var context = StatementContext(view: contents.root, type: definition.base, scope: definition.scope)
        if context.type.isTable { context.placement = .rows(.name("rows")) }
        if context.type.isCollection { context.placement = .items(.name("items")) }
        let values = try programValues()
        let fixed = values + rootStatements() + (try bodies.statements(of: definition.body, context, .fixed))
        let adaptive = values + (try bodies.statements(of: definition.body, context, .adaptive))
        contents.overrides += try embedding()
        let isAdaptive = !adaptive.allSatisfy { $0.isEmpty }
        return ClassAssembly(
            contents: contents, types: types, fixed: fixed.pruned, change: isAdaptive ? adaptive.pruned : nil
        ).assembled
    }

    /// The program's own values that change while the screen is shown; all others stand outside of the classes.
    private func programValues() throws(Untranslatable) -> [SwiftStatement] {
        var statements: [SwiftStatement] = []
        for variable in definition.programValues where variable.varies { statements += try bodies.bind(variable) }
        return statements
    }

    /// The program's own values that never change, as constants.
    func constants() -> [(name: String, declaration: SwiftDeclaration)] {
        definition.programValues.filter { !$0.varies }.compactMap { variable in
            guard case .constant(let name, let type, let value)? = try? bodies.bind(variable).first else { return nil }
            return (name, .constant(name: name, type: type, value: value))
        }
    }

    /// What the notation takes for granted of the class's own view.
    private func rootStatements() -> [SwiftStatement] {
        var statements: [SwiftStatement] = []
        if contents.isScreen, !definition.body.sets("backgroundColor") {
            let color = SwiftExpression.name("view").dot("backgroundColor")
            statements.append(.assignment(color, .implicit("systemBackground")))
        }
        if definition.base.isTable {
            contents.add(SwiftProperty(words: "private let", name: "rows", value: .call("TableRows")))
        }
        if definition.base.isCollection {
            let itemsClass = definition.body.itemsClass
            contents.add(SwiftProperty(words: "private let", name: "items", value: .call(itemsClass)))
            contents.needs.extensions.insert(itemsClass == "ListItems" ? .listItems : .collectionItems)
        }
        return statements + bodies.defaults(of: definition.base, contents.root, definition.body, rows: nil)
    }
}
