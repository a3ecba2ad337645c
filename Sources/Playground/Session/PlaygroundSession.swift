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
        let file = block.file(code, path: lesson.path)
        let excerpt = block.excerpt(of: file)
        var program = program(before: index)
        let (settings, problems) = FigureSettings.parse(block.info, in: file, at: block.infoOffset)
        var messages = problems + program.append(excerpt)
        guard let figure = block.figure, let screen = program.lastScreen else { return (nil, messages) }
        if let goals = goals(ofBlock: index)?.excerpt { messages += program.append(goals) }
        let place = file.location(of: block.fenceOffset)
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
        let block = lesson.blocks[index]
        var program = program(before: index)
        _ = program.append(block.excerpt(of: block.file(code, path: lesson.path)))
        return highlightWholeLayout(code, in: program)
    }

    /// What is asked of readers in an exercise; nil for any other block.
    func goals(ofBlock index: Int) -> ExerciseGoals? {
        let block = lesson.blocks[index]
        guard role(of: block) == .start else { return nil }
        return ExerciseGoals(of: block.excerpt(of: block.file(Array(block.code.utf8), path: lesson.path)))
    }

    private func role(of block: PlaygroundLesson.Block) -> FigureSettings.ExerciseRole? {
        let file = SourceFile(path: lesson.path, text: block.fence)
        return FigureSettings.parse(block.info, in: file, at: 0).0.exercise
    }

    private func program(before index: Int) -> LayoutProgram {
        while programs.count <= index {
            let block = lesson.blocks[programs.count - 1]
            var program = programs[programs.count - 1]
            // The lesson goes on as if exercises were not there.
            guard role(of: block) == nil else {
                programs.append(program)
                continue
            }
            _ = program.append(block.excerpt(of: block.file(Array(block.code.utf8), path: lesson.path)))
            programs.append(program)
        }
        return programs[index]
    }
}

extension PlaygroundLesson.Block {
    /// Where its fence and what that says begin in `file`, UTF-8 offsets.
    fileprivate var fenceOffset: Int { max(0, firstLine - 2) }
    fileprivate var infoOffset: Int { fenceOffset + infoColumn }

    /// The block alone, on the lines that it has in its lesson.
    fileprivate func file(_ code: [UInt8], path: String) -> SourceFile {
        let before = [UInt8](repeating: UInt8(ascii: "\n"), count: fenceOffset) + Array(fence.utf8)
        return SourceFile(path: path, utf8: before + [UInt8(ascii: "\n")] + code)
    }

    fileprivate func excerpt(of file: SourceFile) -> SourceExcerpt {
        let code = file.utf8[(fenceOffset + fence.utf8.count + 1)...]
        let lines = code.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let kept = lines.last?.isEmpty == true ? lines.dropLast() : lines[...]
        return SourceExcerpt(
            file: file, lines: kept.map { SourceExcerpt.Line(utf8: Array($0), fileOffset: $0.startIndex) })
    }
}
