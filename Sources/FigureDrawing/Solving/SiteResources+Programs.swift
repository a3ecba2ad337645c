import AutoLayout
import Content
import Diagnostics
import FigureSolving
import Notation
import Piecewise
import UIKitPrograms

extension SiteResources: SolvingResources {
    package func makeTree(
        of request: FigureRequest, on screen: Screen, noting log: inout CertificateLog
    ) -> (ViewTree?, [Diagnostic]) {
        guard let code = request.code else { return request.elaborate(on: screen, resources: self, noting: &log) }
        guard !request.problems.contains(where: { $0.severity == .error }) else { return (nil, []) }
        do throws(ProgramError) {
            let layout = try layout(of: code, on: screen)
            log.append(layout.log)
            return (layout.tree, layout.isAtRest ? [] : [request.restless])
        } catch {
            return (nil, request.diagnostics(for: error, in: code))
        }
    }

    /// What a lesson's program makes of a screen, with its places in the lesson.
    func layout(of code: FigureProgram, on screen: Screen) throws(ProgramError) -> ProgramLayout {
        guard let programs else { throw .missing("uikit-runner") }
        var layout = try programs.layout(of: code.program, on: screen)
        layout.tree = code.placed(layout.tree)
        return layout
    }
}

extension FigureRequest {
    fileprivate var restless: Diagnostic {
        Diagnostic(
            .error, "restless-program", at: place, excerpt: excerpt,
            message: "the layout of '\(name)' never comes to rest: each pass asks for another one",
            help: "change constraints only where their values differ from what they should be")
    }
}

extension FigureProgram {
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
