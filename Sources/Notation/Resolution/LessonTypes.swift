/// What the blocks of a lesson tell of their components and data: a component that only later blocks use has the types of
/// its parameters from there.
///
/// Components do not contain themselves, so going through all of them until nothing new is learnt comes to an end.
package final class LessonTypes {
    /// What is known of a component or screen, whichever block it stands in.
    final class Facts {
        /// Of its parameters.
        var types: [ValueType]
        /// Whether a parameter changes while the screen is shown.
        var varies: [Bool]
        /// The lesson's data that it names itself.
        var data: Set<String> = []
        /// The components that it makes.
        var parts: Set<String> = []
        /// Whether it stands somewhere else than among a table's rows, or among a table's rows.
        var isView = false
        var isRow = false

        init(parameters: Int) {
            types = Array(repeating: .unknown, count: parameters)
            varies = Array(repeating: false, count: parameters)
        }
    }

    package let records = RecordTypes()
    /// The lesson's data.
    package let data: [(name: String, type: ValueType)]
    /// By where they are defined: the same for all of one name and one list of parameters, which a later block may change.
    private var facts: [Place: Facts] = [:]
    /// What the elements of loops turn out to be, by the loop's place.
    private var elements: [Place: ValueType] = [:]
    /// The places of loops by their element's name.
    private var loops: [String: Set<Place>] = [:]
    private var changes = 0
    /// Each definition as it was resolved last, with the block that had changed it.
    private var resolved: [String: (revision: Int, ResolvedDefinition)] = [:]

    /// Nothing is known of the lesson.
    init() { data = [] }

    /// Learns from programs that share the lesson's data: what its last block knows helps its first.
    package init(_ programs: [ProgramSyntax], data fields: [DataValue.Field]) {
        let records = records
        data = fields.map { ($0.name, records.type(of: $0.value, named: $0.name)) }
        var known: [String: Facts] = [:]
        for definition in programs.flatMap({ $0.definitions }) where facts[definition.place] == nil {
            let old = known[definition.signature]
            let new = old ?? Facts(parameters: definition.parameters?.count ?? 0)
            if old == nil { noteLoops(in: definition.body) }
            known[definition.signature] = new
            facts[definition.place] = new
        }
        learn(from: programs)
    }

    private func noteLoops(in body: Body) {
        for member in body.members {
            if case .loop(let loop) = member.content {
                loops[loop.element.text, default: []].insert(loop.element.place)
            }
            for inner in member.bodies { noteLoops(in: inner) }
        }
    }

    /// Goes through what each block has changed, and through all that stands at the end, until nothing new is learnt.
    private func learn(from programs: [ProgramSyntax]) {
        var before = -1
        var passes = 0
        while before != changes + records.changes, passes < 100 {
            before = changes + records.changes
            passes += 1
            for (index, program) in programs.enumerated() {
                let isLast = index == programs.count - 1
                let names = isLast ? [] : Set(program.namesOfLastBlock)
                for definition in program.definitions where isLast || names.contains(definition.name.text) {
                    _ = DefinitionResolver(definition, of: program, self).resolved()
                }
            }
        }
    }

    /// One of the programs with all that has been learnt.
    package func resolved(_ program: ProgramSyntax) -> ResolvedProgram {
        ResolvedProgram(program.definitions.map { resolved($0, of: program) })
    }

    /// A definition that has not changed is resolved once for all blocks.
    private func resolved(_ definition: Definition, of program: ProgramSyntax) -> ResolvedDefinition {
        let name = definition.name.text
        let revision = program.revision(of: name)
        if let (known, resolved) = resolved[name], known == revision { return resolved }
        let new = DefinitionResolver(definition, of: program, self).resolved()
        resolved[name] = (revision, new)
        return new
    }

    // MARK: What is known

    func facts(of name: String, in program: ProgramSyntax) -> Facts? {
        program.definition(named: name).flatMap { facts[$0.place] }
    }

    func element(of loop: Loop) -> ValueType? { elements[loop.element.place] }

    /// The lesson's data that a component needs, itself or for what it holds, in the data's order.
    func data(of component: String, in program: ProgramSyntax) -> [(name: String, type: ValueType)] {
        var names: Set<String> = []
        var open = [component]
        var seen: Set<String> = []
        while let next = open.popLast() {
            guard seen.insert(next).inserted, let facts = facts(of: next, in: program) else { continue }
            names.formUnion(facts.data)
            open += facts.parts
        }
        return data.filter { names.contains($0.name) }
    }

    // MARK: What is learnt

    func note(_ type: ValueType, ofParameter index: Int, in facts: Facts) {
        if facts.types[index] == type { return }
        facts.types[index] = type
        changes += 1
    }

    func noteChange(ofParameter index: Int, in facts: Facts) {
        if facts.varies[index] { return }
        facts.varies[index] = true
        changes += 1
    }

    func notePart(_ component: String, in facts: Facts) {
        if facts.parts.insert(component).inserted { changes += 1 }
    }

    func noteData(_ name: String, in facts: Facts) {
        if facts.data.insert(name).inserted { changes += 1 }
    }

    /// Learns what the elements of all loops with a name are.
    func noteElements(named name: String, are type: ValueType) {
        for place in loops[name] ?? [] where elements[place] == nil {
            elements[place] = type
            changes += 1
        }
    }
}

extension Definition {
    /// Its name and parameters.
    fileprivate var signature: String {
        var text = name.text + "("
        for parameter in parameters ?? [] { text += parameter.text + "," }
        return text
    }
}
