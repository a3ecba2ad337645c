import AutoLayout
import Diagnostics

/// What a lesson's layout blocks have said so far: its components, its screens and its values.
///
/// A value that costs little to copy, so that every figure can keep the program as it stood after its block.
public struct LayoutProgram: Sendable {
    /// The blocks, so that every piece of syntax finds its place in the lesson.
    package private(set) var excerpts: [SourceExcerpt] = []
    /// What they have said, joined.
    package private(set) var syntax = ProgramSyntax()
    /// The definitions with their names bound, as far as the program alone tells.
    private var resolved: [ResolvedDefinition] = []
    /// What was wrong with each component and screen when it was read, by its name.
    private var faults: [String: [Diagnostic]] = [:]

    public init() {}

    /// The screen defined or opened last, over all blocks: the one that a figure after the last block draws.
    public var lastScreen: String? { syntax.lastScreen }

    /// The screens' names in order of definition.
    public var screenNames: [String] {
        syntax.definitions.filter { $0.kind == .screen }.map { $0.name.text }
    }

    /// Reads one block and joins it to what was said before; returns every mistake of the block, by place.
    public mutating func append(_ excerpt: SourceExcerpt) -> [Diagnostic] {
        let block = excerpts.count
        excerpts.append(excerpt)
        let (declarations, problems) = Parser.parse(excerpt.utf8, block: block)
        var report = ProblemReport()
        for problem in problems { report.add(problem.error, Place(block: block, range: problem.range), in: excerpts) }
        let change = syntax.append(declarations)
        for (error, place) in change.problems { report.add(error, place, in: excerpts) }
        resolveChanged()
        let new = change.definitions
        for definition in new { ProgramChecker.check(definition, in: self, &report) }
        ComponentCycles.check(new, in: self, &report)
        keepFaults(of: new, report.places)
        return report.sorted
    }

    /// The components and screens that the last block defined or opened, in the order of their first definition.
    public var namesOfLastBlock: [String] { syntax.namesOfLastBlock }

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

    /// The component or screen of that name with its names bound, without the lesson's data.
    func resolved(named name: String) -> ResolvedDefinition? {
        syntax.position(of: name).map { resolved[$0] }
    }

    /// What a view may be an instance of: a component, or a screen as the child of another one.
    func component(named name: String) -> ResolvedDefinition? { resolved(named: name) }

    /// Binds names anew where the last block has changed what they mean.
    private mutating func resolveChanged() {
        let lesson = LessonTypes()
        for (position, definition) in syntax.definitions.enumerated()
        where syntax.revision(of: definition.name.text) == syntax.lastBlock {
            let new = DefinitionResolver(definition, of: syntax, lesson).resolved()
            if position < resolved.count { resolved[position] = new } else { resolved.append(new) }
        }
    }
}
