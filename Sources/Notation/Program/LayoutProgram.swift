import AutoLayout
import Diagnostics

/// What a lesson's layout blocks have said so far: its components, its screens and its values.
///
/// A value that costs little to copy, so that every figure can keep the program as it stood after its block.
public struct LayoutProgram: Sendable {
    /// The blocks, so that every piece of syntax finds its place in the lesson.
    package private(set) var excerpts: [SourceExcerpt] = []
    /// Components and screens in the order of their first definition.
    package private(set) var definitions: [Definition] = []
    /// Values that every component and screen sees, in order.
    package private(set) var bindings: [Binding] = []
    private var positions: [String: Int] = [:]
    /// What was wrong with each component and screen when it was read, by its name.
    private var faults: [String: [Diagnostic]] = [:]
    /// The screen defined or opened last, over all blocks: the one that a figure after the last block draws.
    public private(set) var lastScreen: String?

    public init() {}

    /// The screens' names in order of definition.
    public var screenNames: [String] {
        definitions.filter { $0.kind == .screen }.map { $0.name.text }
    }

    /// Reads one block and joins it to what was said before; returns every mistake of the block, by place.
    public mutating func append(_ excerpt: SourceExcerpt) -> [Diagnostic] {
        let block = excerpts.count
        excerpts.append(excerpt)
        let (declarations, problems) = Parser.parse(excerpt.utf8, block: block)
        var report = ProblemReport()
        for problem in problems { report.add(problem.error, Place(block: block, range: problem.range), in: excerpts) }
        var new: [Definition] = []
        for declaration in declarations {
            switch declaration {
            case .binding(let binding): define(binding)
            case .definition(let definition):
                if define(definition, &report) { new.append(definition) }
            }
        }
        for definition in new { ProgramChecker.check(definition, in: self, &report) }
        ComponentCycles.check(new, in: self, &report)
        keepFaults(of: new, report.places)
        return report.sorted
    }

    /// The components and screens that the last block defined or opened, in the order of their first definition.
    public var namesOfLastBlock: [String] {
        definitions.filter { $0.place.block == excerpts.count - 1 }.map { $0.name.text }
    }

    /// What was wrong with a component or screen in the blocks that make it.
    func faults(of name: String) -> [Diagnostic] { faults[name] ?? [] }

    private mutating func keepFaults(of definitions: [Definition], _ problems: [(place: Place, diagnostic: Diagnostic)])
    {
        for definition in definitions {
            // A cycle may be reported at a view of an earlier block.
            let own = problems.filter {
                $0.place.block != definition.place.block || definition.place.range.contains($0.place.range.lowerBound)
            }.map { $0.diagnostic }
            guard !own.isEmpty || !definition.body.hasElision else { continue }
            faults[definition.name.text] = (definition.body.hasElision ? faults(of: definition.name.text) : []) + own
        }
    }

    /// The component or screen of that name.
    package func definition(named name: String) -> Definition? {
        positions[name].map { definitions[$0] }
    }

    package func component(named name: String) -> Definition? {
        guard let definition = definition(named: name), definition.kind == .component else { return nil }
        return definition
    }

    /// Every type a view can have, for suggestions.
    var typeNames: [String] {
        BuiltinType.names + definitions.filter { $0.kind == .component }.map { $0.name.text }
    }

    private mutating func define(_ binding: Binding) {
        if let position = bindings.firstIndex(where: { $0.name.text == binding.name.text }) {
            bindings[position] = binding
        } else {
            bindings.append(binding)
        }
    }

    /// Joins a definition to the one of the same name; false, with a message, where that cannot be.
    private mutating func define(_ definition: Definition, _ report: inout ProblemReport) -> Bool {
        let name = definition.name
        guard BuiltinType(rawValue: name.text) == nil else {
            report.add(.builtinName(name.text), name.place, in: excerpts)
            return false
        }
        if let position = positions[name.text], definitions[position].kind != definition.kind {
            report.add(.otherKind(name.text, is: definitions[position].kind.rawValue), name.place, in: excerpts)
            return false
        }
        var merging = Merging()
        if let position = positions[name.text] {
            let old = definitions[position]
            definitions[position] = old.reopened(as: definition, &merging)
        } else {
            positions[name.text] = definitions.count
            definitions.append(definition.first(&merging))
        }
        if definition.kind == .screen { lastScreen = name.text }
        for (error, place) in merging.problems { report.add(error, place, in: excerpts) }
        return true
    }
}
