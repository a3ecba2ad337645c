import Diagnostics

/// What a screen is made of: itself and every component that it can come to show.
enum ReachableDefinitions {
    /// Everything known to be wrong with the screen `start` and its components, before any data is looked at.
    ///
    /// With unknown types and wrong numbers of values it has to wait until a figure is drawn, since components may be
    /// defined in any order before.
    static func faults(from start: ResolvedDefinition, in program: LayoutProgram) -> [Diagnostic] {
        var report = ProblemReport()
        var faults: [Diagnostic] = []
        var seen: Set<String> = [start.name.text]
        var waiting = [start]
        while let definition = waiting.popLast() {
            faults += program.faults(of: definition.name.text)
            for view in program.syntax.views(declaredIn: definition.name.text) {
                let type = view.type
                if let component = program.component(named: type.text) {
                    if component.kind == .screen, definition.kind == .component {
                        report.add(.screenAsView(type.text), type.place, in: program.excerpts)
                    }
                    checkArguments(of: view, component, program, &report)
                    if seen.insert(type.text).inserted { waiting.append(component) }
                } else if BuiltinType(rawValue: type.text) == nil {
                    report.add(
                        .unknownType(type.text, among: program.syntax.typeNames), type.place, in: program.excerpts)
                }
            }
        }
        return (faults + report.sorted).sorted()
    }

    private static func checkArguments(
        of view: ViewDeclaration, _ component: ResolvedDefinition, _ program: LayoutProgram,
        _ report: inout ProblemReport
    ) {
        let parameters = component.parameters.map { $0.name }
        let given = view.arguments ?? []
        guard given.count == parameters.count else {
            report.add(
                .wrongArgumentCount(view.type.text, parameters: parameters, given: given.count), view.type.place,
                in: program.excerpts)
            return
        }
        for (argument, parameter) in zip(given, parameters) {
            guard let label = argument.label, label.text != parameter else { continue }
            report.add(
                .wrongArgumentName(label.text, of: view.type.text, parameters: parameters), label.place,
                in: program.excerpts)
            // Of names in another order the first tells it all.
            return
        }
    }
}
