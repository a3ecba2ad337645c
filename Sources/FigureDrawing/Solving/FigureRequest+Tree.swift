import AutoLayout
import Content
import Diagnostics
import Notation
import Piecewise
import UIKitPrograms

extension FigureRequest {
    /// The figure's view tree on a screen, nil where there is none, and the messages about either; logs each comparison
    /// on the way to it.
    func makeTree(
        on screen: Screen, resources: SiteResources, noting log: inout CertificateLog
    ) -> (ViewTree?, [Diagnostic]) {
        guard let code else {
            return program.elaborate(
                screen: screenName, on: screen, globals: globals, resources: resources, noting: &log)
        }
        guard !problems.contains(where: { $0.severity == .error }) else { return (nil, []) }
        do throws(ProgramError) {
            guard let programs = resources.programs else { throw .missing("uikit-runner") }
            let layout = try programs.layout(of: code.program, on: screen)
            log.append(layout.log)
            return (code.placed(layout.tree), layout.isAtRest ? [] : [restless])
        } catch {
            return (nil, diagnostics(for: error, in: code))
        }
    }

    private var restless: Diagnostic {
        Diagnostic(
            .error, "restless-program", at: place, excerpt: excerpt,
            message: "the layout of '\(name)' never comes to rest: each pass asks for another one",
            help: "change constraints only where their values differ from what they should be")
    }
}

extension LessonProgram {
    /// The tree with every place that is one of the program's text as a place of the lesson.
    fileprivate func placed(_ tree: ViewTree) -> ViewTree {
        var tree = tree
        for index in tree.views.indices {
            if let source = tree[ViewID(index)].source { tree[ViewID(index)].source = placed(source) }
        }
        for index in tree.constraints.indices {
            tree.constraints[index].source = tree.constraints[index].source.flatMap(placed)
        }
        return tree
    }

    private func placed(_ source: SourceLocation) -> SourceLocation? {
        guard source.path.hasSuffix(Self.path) else { return nil }
        return location(of: ProgramPlace(line: source.line, column: source.column))
    }
}
