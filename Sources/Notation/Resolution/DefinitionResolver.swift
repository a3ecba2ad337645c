import AutoLayout

/// Binds the names of one component or screen, and learns what its expressions tell of the lesson.
final class DefinitionResolver {
    let definition: Definition
    let program: ProgramSyntax
    let lesson: LessonTypes
    let facts: LessonTypes.Facts?
    let views: [String: ViewSymbol]
    /// The views of the components whose views it names.
    private var viewsOfComponents: [String: [String: ViewSymbol]] = [:]
    var valueNames: Set<String> = []
    var countedViews: Set<String> = []
    var innerViews: Set<ResolvedDefinition.InnerView> = []
    var parts: [String] = []

    /// What stands around a statement.
    struct Surroundings {
        var scope: Variable?
        /// The view between whose braces it stands, and that view's superview; nil for a screen's own view.
        var own: Owner
        var superview: Owner?
        /// Whether the view is a screen's own.
        var isScreen = false
        /// The part of a table whose braces these are.
        var part: TablePart.Kind?
        /// Whether a condition or a loop around it asks for the scroll offset.
        var asksForOffset = false

        /// Whether views declared here are rows of a table.
        var isTable: Bool { own.type.isTable && (part == nil || part == .section) }
    }

    /// A view's type, and the component that it is an instance of.
    struct Owner {
        var type: BuiltinType
        var component: String?
        var isGuide = false
    }

    init(_ definition: Definition, of program: ProgramSyntax, _ lesson: LessonTypes) {
        self.definition = definition
        self.program = program
        self.lesson = lesson
        facts = lesson.facts(of: definition.name.text, in: program)
        views = definition.views(in: program)
    }

    func resolved() -> ResolvedDefinition {
        let name = definition.name.text
        let isScreen = definition.kind == .screen
        let programValues = programValues()
        let parameters = parameters(in: programValues.last)
        let root = isScreen ? Owner(type: .view) : Owner(type: definition.baseType, component: name)
        let body = resolve(
            definition.body,
            Surroundings(
                scope: parameters.last ?? programValues.last, own: root,
                superview: isScreen ? nil : Owner(type: .view), isScreen: isScreen))
        return ResolvedDefinition(
            kind: definition.kind, name: definition.name, base: definition.baseType, place: definition.place,
            programValues: programValues,
            parameters: parameters, body: body, views: views, valueNames: valueNames, countedViews: countedViews,
            innerViews: innerViews, data: lesson.data(of: name, in: program), parts: parts,
            isOnlyRow: facts?.isRow == true && facts?.isView == false)
    }

    private func programValues() -> [Variable] {
        let around = Surroundings(own: Owner(type: .view))
        return program.bindings.reduce(into: []) { values, binding in
            var place = around
            place.scope = values.last
            values.append(bound(binding, place))
        }
    }

    private func parameters(in outer: Variable?) -> [Variable] {
        (definition.parameters ?? []).enumerated().reduce(into: []) { variables, parameter in
            variables.append(
                Variable(
                    parameter.element, facts?.types[parameter.offset] ?? .unknown,
                    facts?.varies[parameter.offset] == true ? .argument : [], in: variables.last ?? outer))
        }
    }

    /// A value with a name; one by its dot is written out where it is used.
    func bound(_ binding: Binding, _ place: Surroundings) -> Variable {
        let value = resolve(binding.value, place)
        let type = value.type == .integer && value.isArithmetic ? .number : value.type
        return Variable(
            binding.name, type, value.dependencies, value: value, isInlined: type.isUnknown, in: place.scope)
    }

    // MARK: What is known

    /// The views of a component by their names.
    func views(of component: Definition) -> [String: ViewSymbol] {
        if let views = viewsOfComponents[component.name.text] { return views }
        let views = component.views(in: program)
        viewsOfComponents[component.name.text] = views
        return views
    }

    /// A value of the lesson's data; nil where it has none of that name.
    func data(named name: String) -> ValueType? {
        guard let field = lesson.data.first(where: { $0.name == name }) else { return nil }
        if let facts { lesson.noteData(name, in: facts) }
        return field.type
    }
}
