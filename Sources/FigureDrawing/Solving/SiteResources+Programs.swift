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
            log.append(layout.log)
            return (
                layout.tree(on: screen, noting: &log),
                (layout.isAtRest ? [] : [request.restless]) + layout.missingSymbols.map(request.missingSymbol)
                    + distinct(layout.leftOut + code.overriddenDrawing).map { request.leftOut($0, in: code) }
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
        if !layout.log.usesOffset { runs.keep(layout, of: code, on: resting) }
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
    private var files: [FigureProgram.File] = []
    private var layouts: [Screen: ProgramLayout] = [:]

    func layout(of code: FigureProgram, on screen: Screen) -> ProgramLayout? {
        isOf(code) ? layouts[screen] : nil
    }

    mutating func keep(_ layout: ProgramLayout, of code: FigureProgram, on screen: Screen) {
        if !isOf(code) { (text, files, layouts) = (code.text, code.files, [:]) }
        layouts[screen] = layout
    }

    private func isOf(_ code: FigureProgram) -> Bool { text == code.text && files == code.files }
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

extension FigureRequest {
    /// What the program asks for and the figure does not show, where the program first says it.
    fileprivate func leftOut(_ name: String, in code: FigureProgram) -> Diagnostic {
        let words = name.split(separator: ".").map(String.init)
        let what =
            words.count == 2 ? "'\(words[1])' of \(words[0])" : "what the program of '\(self.name)' draws in '\(name)'"
        let found = code.firstPlace(of: words.last ?? name)
        return Diagnostic(
            .warning, "left-out", at: found?.location ?? place, length: found?.length ?? 1,
            excerpt: found?.excerpt ?? excerpt, message: "the figure leaves out \(what)",
            help:
                "docs/uikit-module.md says what figures show; 'allow(left-out): …' in a comment on this line silences this"
        )
    }
}

extension FigureProgram {
    /// The methods that draw, and that classes of the program have of their own: nothing calls them.
    fileprivate var overriddenDrawing: [String] {
        let lines = text.split(separator: "\n")
        return ["draw", "drawText"].filter { name in
            lines.contains { $0.contains("override func \(name)(") && $0.column(ofWord: name) != nil }
        }
    }

    /// Where the text first has a word, as a place of the lesson; nil where nothing has it.
    fileprivate func firstPlace(of word: String) -> (location: SourceLocation, length: Int, excerpt: String)? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            guard let column = line.column(ofWord: word),
                let location = location(of: ProgramPlace(line: index + 1, column: column))
            else { continue }
            return (location, word.utf8.count, String(line))
        }
        return nil
    }

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

extension Substring {
    /// Where a word first stands in a line, before its comment, counted from 1 in UTF-8 bytes; nil for nowhere.
    fileprivate func column(ofWord word: String) -> Int? {
        let code = firstRange(of: "//").map { self[..<$0.lowerBound] } ?? self
        return code.ranges(of: word).first { range in
            let before = range.lowerBound == code.startIndex ? nil : code[code.index(before: range.lowerBound)]
            let after = range.upperBound == code.endIndex ? nil : code[range.upperBound]
            return ![before, after].contains { $0.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
        }.map { code.utf8.distance(from: code.startIndex, to: $0.lowerBound) + 1 }
    }
}
