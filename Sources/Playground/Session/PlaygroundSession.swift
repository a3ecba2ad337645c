import AutoLayout
import Diagnostics
import FigureSolving
import Highlighting
import Notation

/// A lesson open in a page, whose layout blocks a reader changes one at a time.
package final class PlaygroundSession {
    let lesson: PlaygroundLesson
    let resources: PlaygroundResources
    let widths: [Double]
    /// The program before each block, as its author wrote it.
    private var programs: [LayoutProgram]

    /// Opens a lesson; nil for bytes that no site has written.
    package convenience init?(site: [UInt8], lesson: [UInt8]) {
        guard let site = PlaygroundSite(decoding: site), let lesson = PlaygroundLesson(decoding: lesson) else {
            return nil
        }
        self.init(site, lesson)
    }

    init(_ site: PlaygroundSite, _ lesson: PlaygroundLesson) {
        self.lesson = lesson
        resources = PlaygroundResources(site)
        widths = site.widths
        var program = LayoutProgram()
        for file in site.components {
            _ = program.append(SourceExcerpt(whole: SourceFile(path: file.path, text: file.text)))
        }
        programs = [program]
    }

    /// The figure of a block whose code has been changed, with what is wrong with it; no request without a screen.
    func request(block index: Int, code: [UInt8]) -> (request: FigureRequest?, messages: [Diagnostic]) {
        let block = lesson.blocks[index]
        let placed = place(index, code)
        let file = placed.file
        var program = program(before: index)
        let (settings, problems) = FigureSettings.parse(
            block.info, in: file, at: placed.fenceOffset + block.infoColumn)
        var messages = problems + program.append(placed.excerpt)
        guard let figure = block.figure, let screen = program.lastScreen else { return (nil, messages) }
        if let goals = goals(ofBlock: index)?.excerpt { messages += program.append(goals) }
        let place = file.location(of: placed.fenceOffset)
        let request = FigureRequest(
            name: figure, screenName: screen, program: program, settings: settings, globals: lesson.globals,
            place: place, file: file, problems: messages, excerpt: file.text(ofLine: place.line))
        return (request, messages)
    }

    /// The screen of a figure at a width, points.
    func screen(of request: FigureRequest, width: Double) -> Screen {
        request.liveScreen(width: width, defaultWidths: widths)
    }

    /// A block's code, coloured.
    package func coloredCode(block index: Int, code: [UInt8]) -> String {
        guard lesson.blocks.indices.contains(index) else { return "" }
        var program = program(before: index)
        _ = program.append(place(index, code).excerpt)
        return highlightWholeLayout(code, in: program)
    }

    /// What is asked of readers in an exercise; nil for any other block.
    func goals(ofBlock index: Int) -> ExerciseGoals? {
        guard role(of: lesson.blocks[index]) == .start else { return nil }
        return ExerciseGoals(of: place(index).excerpt)
    }

    private func role(of block: PlaygroundLesson.Block) -> FigureSettings.ExerciseRole? {
        let file = SourceFile(path: lesson.path, text: block.fence)
        return FigureSettings.parse(block.info, in: file, at: 0).0.exercise
    }

    private func program(before index: Int) -> LayoutProgram {
        while programs.count <= index {
            let last = programs.count - 1
            var program = programs[last]
            // The lesson goes on as if exercises were not there.
            if role(of: lesson.blocks[last]) == nil { _ = program.append(place(last).excerpt) }
            programs.append(program)
        }
        return programs[index]
    }
}

extension PlaygroundSession {
    /// A block behind those before it, all on the lines that they have in the lesson; the prose is left out.
    private struct PlacedBlock {
        var file: SourceFile
        /// Where its fence begins, a UTF-8 offset.
        var fenceOffset: Int
        var excerpt: SourceExcerpt
    }

    /// Complexity: O(n) in the lesson's lines.
    private func place(_ index: Int, _ code: [UInt8]) -> PlacedBlock {
        let block = lesson.blocks[index]
        var lines = [ArraySlice<UInt8>](repeating: [], count: max(0, block.firstLine - 2))
        for earlier in lesson.blocks[..<index] {
            let code = Array(earlier.code.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            for (line, text) in zip((earlier.firstLine - 1)..., code) where lines.indices.contains(line) {
                lines[line] = text
            }
        }
        var utf8: [UInt8] = []
        for line in lines { utf8 += line + [UInt8(ascii: "\n")] }
        let fenceOffset = utf8.count
        utf8 += Array(block.fence.utf8) + [UInt8(ascii: "\n")]
        let start = utf8.count
        let file = SourceFile(path: lesson.path, utf8: utf8 + code)
        let own = file.utf8[start...].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let kept = own.last?.isEmpty == true ? own.dropLast() : own[...]
        let excerpt = SourceExcerpt(
            file: file, lines: kept.map { SourceExcerpt.Line(utf8: Array($0), fileOffset: $0.startIndex) })
        return PlacedBlock(file: file, fenceOffset: fenceOffset, excerpt: excerpt)
    }

    private func place(_ index: Int) -> PlacedBlock { place(index, Array(lesson.blocks[index].code.utf8)) }
}
