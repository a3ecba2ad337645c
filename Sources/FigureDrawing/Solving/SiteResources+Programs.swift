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
            let layout = try knownLayout(of: code, on: screen)
            log.append(layout.reading.log)
            return (
                layout.tree(on: screen, noting: &log),
                (layout.reading.isAtRest ? [] : [request.restless])
                    + layout.reading.missingSymbols.map(request.missingSymbol)
                    + distinct(layout.reading.leftOut + code.overriddenDrawing).map { request.leftOut($0, in: code) }
            )
        } catch {
            return (nil, request.diagnostics(for: error, in: code))
        }
    }

    /// The same as `layout(of:on:)`, without another run where only the offset differs and the program has not asked for it.
    private func knownLayout(of code: FigureProgram, on screen: Screen) throws(ProgramError) -> ProgramLayout {
        var resting = screen
        resting.scrolledBy = 0
        if let known = runs.layout(of: code, on: resting) { return known }
        let layout = try layout(of: code, on: screen)
        if !layout.reading.log.usesOffset { runs.keep(layout, of: code, on: resting) }
        return layout
    }

    /// What a lesson's program makes of a screen, with its places in the lesson, by a run of it.
    ///
    /// - Parameter start: the screen that it starts on, which is turned then; nil for no turn.
    func layout(
        of code: FigureProgram, on screen: Screen, turnedFrom start: Screen? = nil
    ) throws(ProgramError) -> ProgramLayout {
        guard let programs else { throw .missing("uikit-runner") }
        var layout = try programs.layout(of: code.program, on: screen, turnedFrom: start)
        layout.tree = code.placed(layout.tree)
        return layout
    }
}

/// What one program has made of screens that are not scrolled.
struct ProgramRuns {
    private var text = ""
    private var language = ""
    private var files: [FigureProgram.File] = []
    private var layouts: [Screen: ProgramLayout] = [:]

    func layout(of code: FigureProgram, on screen: Screen) -> ProgramLayout? {
        isOf(code) ? layouts[screen] : nil
    }

    mutating func keep(_ layout: ProgramLayout, of code: FigureProgram, on screen: Screen) {
        if !isOf(code) { (text, language, files, layouts) = (code.text, code.language, code.files, [:]) }
        layouts[screen] = layout
    }

    private func isOf(_ code: FigureProgram) -> Bool {
        text == code.text && language == code.language && files == code.files
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

extension FigureRequest {
    fileprivate func missingSymbol(_ name: String) -> Diagnostic {
        Diagnostic(
            .warning, "unknown-symbol", at: place, excerpt: excerpt,
            message: "no symbol is named '\(name)'; a square stands for it in '\(self.name)'",
            help: "add it to the site's 'templates/symbols/symbols.yml'")
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
