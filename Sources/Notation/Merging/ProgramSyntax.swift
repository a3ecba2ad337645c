/// The components, screens and values that a lesson's blocks have said so far, each as it stands after the last block.
package struct ProgramSyntax: Sendable {
    /// Components and screens in the order of their first definition.
    package private(set) var definitions: [Definition] = []
    /// Values that every component and screen sees, in order.
    private(set) var bindings: [Binding] = []
    /// The screen defined or opened last, over all blocks.
    private(set) var lastScreen: String?
    private var positions: [String: Int] = [:]
    /// The views that each definition declares, in order.
    private var declaredViews: [[ViewDeclaration]] = []
    /// The block that has changed last what each definition says or what its names mean.
    private var revisions: [Int] = []
    private(set) var lastBlock = -1

    /// What one block changes.
    struct Change {
        /// The definitions as the block has them.
        var definitions: [Definition] = []
        var problems: [(NotationError, Place)] = []
        fileprivate var bindsValues = false
    }

    /// Joins a block to those before.
    mutating func append(_ declarations: [Declaration]) -> Change {
        lastBlock += 1
        var change = Change()
        for declaration in declarations {
            switch declaration {
            case .binding(let binding):
                define(binding)
                change.bindsValues = true
            case .definition(let definition): define(definition, &change)
            }
        }
        let changed = users(of: change.definitions)
        for (position, definition) in definitions.enumerated()
        where change.bindsValues || changed.contains(definition.name.text) {
            revisions[position] = lastBlock
        }
        return change
    }

    private mutating func define(_ binding: Binding) {
        if let position = bindings.firstIndex(where: { $0.name.text == binding.name.text }) {
            bindings[position] = binding
        } else {
            bindings.append(binding)
        }
    }

    /// Joins a definition to the one of the same name, or says why that cannot be.
    private mutating func define(_ definition: Definition, _ change: inout Change) {
        let name = definition.name
        guard BuiltinType(rawValue: name.text) == nil else {
            return change.problems.append((.builtinName(name.text), name.place))
        }
        var merging = Merging()
        if let position = positions[name.text] {
            let old = definitions[position]
            guard old.kind == definition.kind else {
                return change.problems.append((.otherKind(name.text, is: old.kind.rawValue), name.place))
            }
            definitions[position] = old.reopened(as: definition, &merging)
            declaredViews[position] = definitions[position].body.declaredViews
        } else {
            positions[name.text] = definitions.count
            definitions.append(definition.first(&merging))
            declaredViews.append(definition.body.declaredViews)
            revisions.append(lastBlock)
        }
        if definition.kind == .screen { lastScreen = name.text }
        change.problems += merging.problems
        change.definitions.append(definition)
    }

    /// The names of `new` and of all that shows one of them, itself or in a component; with those that show a type that
    /// nothing has, since a new one may be meant.
    private func users(of new: [Definition]) -> Set<String> {
        guard !new.isEmpty else { return [] }
        var users: [String: [String]] = [:]
        var open = new.map { $0.name.text }
        for (definition, views) in zip(definitions, declaredViews) {
            for view in views {
                users[view.type.text, default: []].append(definition.name.text)
                if meaning(ofExactType: view.type.text) == nil { open.append(definition.name.text) }
            }
        }
        var found: Set<String> = []
        while let name = open.popLast() {
            if found.insert(name).inserted { open += users[name] ?? [] }
        }
        return found
    }

    // MARK: What stands in it

    /// The component or screen of that name.
    func definition(named name: String) -> Definition? { positions[name].map { definitions[$0] } }

    /// What a view may be an instance of: a component, or a screen as the child of another one.
    func component(named name: String) -> Definition? { definition(named: name) }

    func position(of name: String) -> Int? { positions[name] }

    /// Every view that a component or screen declares, at any depth, in order.
    func views(declaredIn name: String) -> [ViewDeclaration] { positions[name].map { declaredViews[$0] } ?? [] }

    /// The block that has changed last what a definition says or what its names mean.
    func revision(of name: String) -> Int { positions[name].map { revisions[$0] } ?? lastBlock }

    /// Every type a view can have, for suggestions.
    var typeNames: [String] {
        BuiltinType.names + definitions.filter { $0.kind == .component }.map { $0.name.text }
    }

    /// The components and screens that the last block defined or opened, in the order of their first definition.
    var namesOfLastBlock: [String] {
        definitions.filter { $0.place.block == lastBlock }.map { $0.name.text }
    }
}
