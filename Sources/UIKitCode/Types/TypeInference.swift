import AutoLayout
import Notation

/// Finds out what the names of a program are in Swift, from the lesson's data and from how the code uses them.
///
/// Components do not contain themselves, so going through all of them until nothing new is learnt comes to an end.
final class TypeInference {
    /// The program that is being read or written.
    var program: LayoutProgram
    let records: RecordTypes
    let globals: [(name: String, type: SwiftType)]
    /// By what they are called and take.
    private var components: [String: ComponentFacts] = [:]
    private var changes = 0

    /// What the code around a statement is.
    struct Place {
        var owner: String
        var scope: Scope?
        var type: BuiltinType
        var isTable = false
        /// The type and name of the views in sight, for `list.contentOffset`.
        var isScreen = false
    }

    /// Learns from programs that share the lesson's data: what its last block knows helps its first.
    init(_ programs: [LayoutProgram], globals data: [DataValue.Field]) {
        let definitions = programs.flatMap(\.definitions)
        let records = RecordTypes(taken: takenTypes.union(definitions.map(\.className)))
        globals = data.map { ($0.name, records.type(of: $0.value, named: $0.name)) }
        self.records = records
        program = programs.last ?? LayoutProgram()
        for definition in definitions where components[definition.signature] == nil {
            components[definition.signature] = ComponentFacts(parameters: definition.parameters?.count ?? 0)
            definition.body.forEachLoop { loops[$0.element.text, default: []].insert(key($0.element)) }
        }
        learn(from: programs)
    }

    /// Goes through what each block has changed, and through all that stands at the end, until nothing new is learnt.
    private func learn(from programs: [LayoutProgram]) {
        var before = -1
        var passes = 0
        while before != changes + records.changes, passes < 100 {
            before = changes + records.changes
            passes += 1
            for (index, program) in programs.enumerated() {
                self.program = program
                let isLast = index == programs.count - 1
                let names = isLast ? [] : Set(program.namesOfLastBlock)
                for definition in program.definitions where isLast || names.contains(definition.name.text) {
                    visit(definition)
                }
            }
        }
    }

    /// What is known of a component or screen of the program that is being read or written.
    func facts(of name: String) -> ComponentFacts? {
        program.definition(named: name).flatMap { components[$0.signature] }
    }

    /// The values in sight at the beginning of a component or screen.
    func scope(of definition: Definition) -> Scope? {
        var scope: Scope?
        for binding in program.bindings { scope = bound(binding, in: scope, definition.name.text) }
        guard let facts = components[definition.signature] else { return scope }
        for (index, parameter) in (definition.parameters ?? []).enumerated() where index < facts.types.count {
            scope = Scope(parameter.text, facts.types[index], varies: facts.varies[index], in: scope)
        }
        return scope
    }

    private func visit(_ definition: Definition) {
        let base = definition.baseType
        visit(
            definition.body,
            Place(
                owner: definition.name.text, scope: scope(of: definition), type: base,
                isTable: base.isTable, isScreen: definition.kind == .screen))
    }

    // MARK: Statements

    private func visit(_ body: Body, _ place: Place) {
        var place = place
        for member in body.members {
            switch member.content {
            case .elision, .removal: break
            case .property(let property): visit(property, place)
            case .constraint(let statement):
                use(statement.right, as: .number, place)
                if let priority = statement.priority { use(priority, as: .priority, place) }
            case .view(let view): visit(view, place)
            case .binding(let binding): place.scope = bound(binding, in: place.scope, place.owner)
            case .branch(let branch): visit(branch, place)
            case .loop(let loop): visit(loop, place)
            case .part(let part):
                if let height = part.height { use(height, as: .number, place) }
                var inside = place
                inside.isTable = part.kind == .section
                visit(part.body, inside)
            }
        }
    }

    private func visit(_ property: PropertyAssignment, _ place: Place) {
        guard let name = property.path.first?.text, let found = place.type.property(named: name, isScreen: true) else {
            return
        }
        use(property.value, as: found.setter.swiftType, place)
    }

    private func visit(_ view: ViewDeclaration, _ place: Place) {
        var inside = place
        inside.isTable = false
        if let component = program.component(named: view.type.text), let facts = self.facts(of: view.type.text) {
            for (index, argument) in (view.arguments ?? []).enumerated() where index < facts.types.count {
                learn(argument.value, parameter: index, of: component, facts, place)
            }
            let parts = self.facts(of: place.owner)
            if parts?.parts.insert(view.type.text).inserted == true { changes += 1 }
            if place.isTable { facts.isRow = true } else { facts.isView = true }
            inside.type = component.baseType
        } else {
            for argument in view.arguments ?? [] { _ = type(of: argument.value, place.scope, place.owner) }
            inside.type = BuiltinType(rawValue: view.type.text) ?? .view
        }
        inside.isTable = inside.type.isTable
        if let body = view.body { visit(body, inside) }
    }

    private func learn(
        _ value: Expression, parameter index: Int, of component: Definition, _ facts: ComponentFacts, _ place: Place
    ) {
        var given = type(of: value, place.scope, place.owner)
        if given == .integer, value.isArithmetic { given = .number }
        let joined = records.join(facts.types[index], given == .word ? .unknown : given)
        if joined != facts.types[index] {
            facts.types[index] = joined
            changes += 1
        }
        if given.isUnknown, !facts.types[index].isUnknown { use(value, as: facts.types[index], place) }
        if let name = component.parameters?[index].text { records.suggest(name, for: joined) }
        if !facts.varies[index], varies(value, place.scope) {
            facts.varies[index] = true
            changes += 1
        }
    }

    private func visit(_ branch: Branch, _ place: Place) {
        var inside = place
        switch branch.condition {
        case .expression(let condition): use(condition, as: .bool, place)
        case .binding(let binding):
            let type = type(of: binding.value, place.scope, place.owner)
            askWhetherPresent(binding.value, place.scope, place.owner)
            records.suggest(binding.name.text, for: type)
            inside.scope = Scope(
                binding.name.text, type.unwrapped, varies: varies(binding.value, place.scope), in: place.scope)
        }
        visit(branch.body, inside)
        if let otherwise = branch.otherwise { visit(otherwise, place) }
    }

    private func visit(_ loop: Loop, _ place: Place) {
        var inside = place
        inside.scope = scope(of: loop, in: place.scope, place.owner)
        visit(loop.body, inside)
    }

    /// The values in sight within a loop.
    func scope(of loop: Loop, in outer: Scope?, _ owner: String) -> Scope? {
        var element = type(of: loop.sequence, outer, owner).element
        if element.isUnknown { element = wanted[key(loop.element)] ?? element }
        let varies = varies(loop.sequence, outer)
        var scope = outer
        if let index = loop.index { scope = Scope(index.text, .integer, varies: varies, in: scope) }
        return Scope(loop.element.text, element, varies: varies, meaning: nil, in: scope)
    }

    /// A value with a name; one by its dot is written out where it is used.
    func bound(_ binding: Binding, in scope: Scope?, _ owner: String) -> Scope {
        var type = type(of: binding.value, scope, owner)
        if type == .integer, binding.value.isArithmetic { type = .number }
        return Scope(
            binding.name.text, type, varies: varies(binding.value, scope),
            meaning: type.isUnknown ? binding.value : nil,
            in: scope)
    }

    // MARK: Uses

    /// What the elements of loops turn out to be, by the loop's place.
    private var wanted: [String: SwiftType] = [:]

    private func key(_ name: Name) -> String { "\(name.place.block) \(name.place.range.lowerBound)" }

    /// Learns from an expression that stands where a value of `wanted` belongs.
    private func use(_ expression: Expression, as wanted: SwiftType, _ place: Place) {
        let found = type(of: expression, place.scope, place.owner)
        guard found.isUnknown, !wanted.isUnknown else { return }
        switch expression.kind {
        case .name(let name): learn(name, is: wanted, place)
        case .ternary(_, let first, let second):
            use(first, as: wanted, place)
            use(second, as: wanted, place)
        case .binary(_, let left, let right):
            use(left, as: wanted == .bool ? .unknown : wanted, place)
            use(right, as: wanted == .bool ? .unknown : wanted, place)
        case .unary(_, let operand): use(operand, as: wanted, place)
        default: break
        }
    }

    private func learn(_ name: String, is wanted: SwiftType, _ place: Place) {
        guard let binding = Scope.find(name, in: place.scope) else { return }
        if let meaning = binding.meaning {
            var outside = place
            outside.scope = binding.outer
            return use(meaning, as: wanted, outside)
        }
        if let facts = self.facts(of: place.owner), let definition = program.definition(named: place.owner),
            let index = definition.parameters?.firstIndex(where: { $0.text == name }), index < facts.types.count,
            facts.types[index].isUnknown
        {
            facts.types[index] = wanted
            changes += 1
        } else if let loop = loops[name] {
            for key in loop where self.wanted[key] == nil {
                self.wanted[key] = wanted
                changes += 1
            }
        }
    }

    /// The places of loops by their element's name.
    private var loops: [String: Set<String>] = [:]

    /// Notes that the code asks whether an expression has a value.
    func askWhetherPresent(_ expression: Expression, _ scope: Scope?, _ owner: String) {
        guard case .member(let base, let name) = expression.kind,
            case .record(let record) = type(of: base, scope, owner).unwrapped
        else { return }
        records.makeOptional(field: name.text, of: record)
    }

    /// Notes that a component names the lesson's data.
    func useGlobal(_ name: String, _ owner: String) {
        if facts(of: owner)?.globals.insert(name).inserted == true { changes += 1 }
    }

    /// The lesson's data that a component needs, itself or for what it holds, in the data's order.
    func globals(of component: String) -> [String] {
        var names: Set<String> = []
        var open = [component]
        var seen: Set<String> = []
        while let next = open.popLast() {
            guard seen.insert(next).inserted, let facts = self.facts(of: next) else { continue }
            names.formUnion(facts.globals)
            open += facts.parts
        }
        return globals.map(\.name).filter { names.contains($0) }
    }
}

extension Definition {
    /// The name of its class.
    var className: String {
        if kind == .screen { return "\(name.text)ViewController" }
        return takenTypes.contains(name.text) ? "\(name.text)View" : name.text
    }

    /// Its name and parameters: a later block may give the same name other ones.
    var signature: String { "\(name.text)(\((parameters ?? []).map(\.text).joined(separator: ",")))" }
}

extension Body {
    /// Every loop within, however deep.
    func forEachLoop(_ visit: (Loop) -> Void) {
        for member in members {
            switch member.content {
            case .view(let view): view.body?.forEachLoop(visit)
            case .branch(let branch):
                branch.body.forEachLoop(visit)
                branch.otherwise?.forEachLoop(visit)
            case .loop(let loop):
                visit(loop)
                loop.body.forEachLoop(visit)
            case .part(let part): part.body.forEachLoop(visit)
            default: break
            }
        }
    }
}
