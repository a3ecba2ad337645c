import Notation

/// What the statements of a class need around them, as it is found while they are written.
final class ClassContents {
    let definition: ResolvedDefinition
    let program: ResolvedProgram
    let names: ViewNames
    let needs = ClassNeeds()
    /// `let avatar = UIImageView()` and its like.
    private(set) var properties: [SwiftProperty] = []
    /// Constraints of the class's own view with its superview.
    var attached: [SwiftExpression] = []
    /// What the class says otherwise than its superclass.
    var overrides: [SwiftFunction] = []
    /// Names of views that are made in statements, with what they are.
    private(set) var locals: [String: String] = [:]
    /// How often each of them stands in the braces it is made in.
    var localUses: [String: Int] = [:]
    /// Those whose braces are still being written, and those that change makes.
    var openLocals: [String] = []
    private(set) var changingLocals: Set<String> = []
    /// The tables whose header or footer has to be measured.
    private(set) var fitted: [SwiftExpression] = []
    /// Whether some constraint is made anew, and whether some view is.
    var hasAdaptiveConstraints = false
    var hasAdaptiveViews = false
    /// What moves the constraints that stay.
    var moves: [SwiftStatement] = []
    /// The names of these constraints, by where they stand.
    private var constraintNames: [Place: String] = [:]
    /// The views that stand in no branch and no loop, by their names in the notation.
    private let steady: Set<String>
    /// The names of views that have none in the notation, by where they stand.
    private var unnamed: [Place: String] = [:]
    private var taken: Set<String>

    init(_ definition: ResolvedDefinition, of program: ResolvedProgram) {
        self.definition = definition
        self.program = program
        names = ViewNames(definition, in: program)
        taken = Set(names.all.values).union(definition.body.boundNames.map(swiftName))
        steady = Set(definition.body.steadyViews)
    }

    var isScreen: Bool { definition.kind == .screen }

    /// The view that the class is.
    var root: Item {
        Item(
            expression: isScreen ? .name("view") : definition.isCell ? .name("contentView") : nil,
            type: definition.base, component: isScreen ? nil : definition.name.text)
    }

    // MARK: Names

    /// The view's name in Swift; one without a name gets one, the same each time.
    func name(of view: ResolvedView) -> String {
        if let name = known(view) { return name }
        let base = viewName(view.typeName.text.lowercasedFirst, type: view.type.suffix)
        let name = fresh(base)
        unnamed[view.typeName.place] = name
        return name
    }

    /// The name that a view has got.
    func known(_ view: ResolvedView) -> String? {
        view.name.flatMap { names[$0.text] } ?? unnamed[view.typeName.place]
    }

    /// Whether a view is there from the beginning and stays.
    func isSteady(_ view: ViewSymbol) -> Bool { steady.contains(view.name.text) }

    /// A name for a constraint, the same each time.
    func constraintName(_ base: String, at place: Place) -> String {
        if let name = constraintNames[place] { return name }
        let name = fresh(base)
        constraintNames[place] = name
        return name
    }

    /// A name for what the code alone names: `label`, `label2`.
    private func fresh(_ base: String) -> String {
        var name = swiftName(base)
        var number = 1
        while taken.contains(name) || definition.scope?.find(name) != nil {
            number += 1
            name = "\(base)\(number)"
        }
        taken.insert(name)
        return name
    }

    // MARK: What is added

    func add(_ property: SwiftProperty) {
        if !properties.contains(property) { properties.append(property) }
    }

    /// Notes a view that is made in a statement.
    func addLocal(_ name: String, _ className: String, isChanging: Bool) {
        locals[name] = locals[name].map { $0 == className ? className : "UIView" } ?? className
        openLocals.append(name)
        if isChanging { changingLocals.insert(name) }
    }

    func addFitted(_ table: SwiftExpression) {
        if !fitted.contains(table) { fitted.append(table) }
    }
}

extension ResolvedBody {
    /// The names that values and elements of loops have in it.
    fileprivate var boundNames: [String] {
        members.flatMap { member -> [String] in
            switch member {
            case .binding(let variable): [variable.name]
            case .view(let view): view.body?.boundNames ?? []
            case .part(let part): part.body.boundNames
            case .branch(let branch): branch.body.boundNames + (branch.otherwise?.boundNames ?? [])
            case .loop(let loop): [loop.element.name] + (loop.index.map { [$0.name] } ?? []) + loop.body.boundNames
            case .property, .constraint, .expectation, .format, .mistake: []
            }
        }
    }

    /// The names of the views that stand in no branch and no loop.
    fileprivate var steadyViews: [String] {
        members.flatMap { member -> [String] in
            switch member {
            case .view(let view): [view.name?.text].compactMap { $0 } + (view.body?.steadyViews ?? [])
            case .part(let part): part.body.steadyViews
            case .property, .constraint, .expectation, .format, .binding, .branch, .loop, .mistake: []
            }
        }
    }
}
