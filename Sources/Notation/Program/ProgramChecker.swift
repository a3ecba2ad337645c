import Diagnostics

/// Finds the mistakes that show without any data: properties, anchors on the left, places of a table's parts.
struct ProgramChecker {
    let program: LayoutProgram

    /// Checks what a block says anew; what was said before has been checked with its own block.
    static func check(_ definition: Definition, in program: LayoutProgram, _ report: inout ProblemReport) {
        let checker = ProgramChecker(program: program)
        checker.checkHead(definition, &report)
        var fresh = definition
        fresh.base = program.syntax.definition(named: definition.name.text)?.base
        checker.check(DefinitionResolver(fresh, of: program.syntax, LessonTypes()).resolved().body, &report)
    }

    private func checkHead(_ definition: Definition, _ report: inout ProblemReport) {
        if let base = definition.base, BuiltinType(rawValue: base.text)?.isView != true {
            report.add(.unknownBase(base.text), base.place, in: program.excerpts)
        }
        var seen: Set<String> = []
        for parameter in definition.parameters ?? [] where !seen.insert(parameter.text).inserted {
            report.add(.duplicateParameter(parameter.text), parameter.place, in: program.excerpts)
        }
    }

    private func check(_ body: ResolvedBody, _ report: inout ProblemReport) {
        for member in body.members {
            switch member {
            case .property, .constraint, .expectation, .format, .binding: break
            case .mistake(let mistake): report.add(mistake.error, mistake.place, in: program.excerpts)
            case .view(let view): check(view, &report)
            case .branch(let branch):
                check(branch.body, &report)
                if let otherwise = branch.otherwise { check(otherwise, &report) }
            case .loop(let loop): check(loop.body, &report)
            case .part(let part): check(part.body, &report)
            }
        }
    }

    /// A type that is no component yet may become one in a later block, before a figure draws it.
    private func check(_ view: ResolvedView, _ report: inout ProblemReport) {
        guard view.knowledge == .known else { return }
        if view.component == nil, view.hasArguments {
            report.add(.argumentsForBuiltin(view.typeName.text), view.typeName.place, in: program.excerpts)
        }
        if let body = view.body { check(body, &report) }
    }
}
