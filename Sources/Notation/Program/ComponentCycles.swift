/// Finds components that contain themselves.
enum ComponentCycles {
    /// Reports each cycle that goes through one of `new`, at the view that closes it.
    ///
    /// A depth-first walk without recursion, since a chain of components may be long. Complexity: O(views).
    static func check(_ new: [Definition], in program: LayoutProgram, _ report: inout ProblemReport) {
        var finished: Set<String> = []
        for definition in new {
            walk(from: definition.name.text, in: program, &finished, &report)
        }
    }

    private struct Step {
        var name: String
        var uses: [Name]
        var next = 0
    }

    private static func walk(
        from start: String, in program: LayoutProgram, _ finished: inout Set<String>, _ report: inout ProblemReport
    ) {
        guard !finished.contains(start) else { return }
        var path = [Step(name: start, uses: uses(of: start, in: program))]
        var open: Set<String> = [start]
        while let top = path.last {
            guard top.next < top.uses.count else {
                open.remove(top.name)
                finished.insert(top.name)
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            let use = top.uses[top.next]
            if open.contains(use.text) {
                let names = path.drop { $0.name != use.text }.map { $0.name } + [use.text]
                report.add(.componentCycle(names), use.place, in: program.excerpts)
            } else if !finished.contains(use.text) {
                open.insert(use.text)
                path.append(Step(name: use.text, uses: uses(of: use.text, in: program)))
            }
        }
    }

    /// The components that one names, in order.
    private static func uses(of name: String, in program: LayoutProgram) -> [Name] {
        program.syntax.views(declaredIn: name).map { $0.type }.filter {
            program.syntax.component(named: $0.text) != nil
        }
    }
}
