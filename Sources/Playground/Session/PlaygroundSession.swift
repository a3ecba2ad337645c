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
    /// The lesson's data, which a reader may have changed.
    var globals: [DataValue.Field]
    /// The text size, direction and appearance that a reader has chosen in place of the author's.
    private var conditions = FigureSettings()
    /// The block that was read last.
    private var read: ReadBlock?
    /// What stands before the code of the block that was placed last.
    private var beginning: (block: Int, Beginning)?
    /// The figure that was drawn last, its block, and the mistakes of that.
    var draft: (figure: FigureSolver.Draft, block: Int, mistakes: [Diagnostic])?

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
        globals = lesson.globals
        var program = LayoutProgram()
        for file in site.components {
            _ = program.append(SourceExcerpt(whole: SourceFile(path: file.path, text: file.text)))
        }
        programs = [program]
    }

    /// The figure of a block whose code has been changed, with what is wrong with it; no request without a screen.
    func request(block index: Int, code: [UInt8]) -> (request: FigureRequest?, messages: [Diagnostic]) {
        let block = lesson.blocks[index]
        let read = read(block: index, code)
        let (placed, file) = (read.placed, read.placed.file)
        var program = read.program
        var (settings, problems) = FigureSettings.parse(
            block.info, in: file, at: placed.fenceOffset + block.infoColumn)
        settings.replaceConditions(with: conditions)
        var messages = problems + read.mistakes
        guard let figure = block.figure, let screen = program.lastScreen else { return (nil, messages) }
        if let goals = goals(ofBlock: index)?.excerpt { messages += program.append(goals) }
        let place = file.location(of: placed.fenceOffset)
        let request = FigureRequest(
            name: figure, screenName: screen, program: program, settings: settings, globals: globals,
            place: place, file: file, problems: messages, excerpt: file.text(ofLine: place.line))
        return (request, messages)
    }

    /// Has figures show what an info string says of text size, direction and appearance, such as
    /// `text-size=AX1 direction=rtl`; of what it does not name they show what their authors say.
    package func choose(conditions info: String) {
        conditions = FigureSettings.parse(info, in: SourceFile(path: lesson.path, text: ""), at: 0).0
    }

    /// Has the lesson's data be others, as `PlaygroundLesson.encoded` writes them; false where they cannot be read.
    package func choose(data bytes: [UInt8]) -> Bool {
        guard let fields = [DataValue.Field](decoding: bytes) else { return false }
        globals = fields
        return true
    }

    /// The settings of a block.
    func settings(ofBlock index: Int) -> FigureSettings {
        let block = lesson.blocks[index]
        return FigureSettings.parse(block.info, in: SourceFile(path: lesson.path, text: block.fence), at: 0).0
    }

    /// The screen of a figure at a width, points.
    func screen(of request: FigureRequest, width: Double) -> Screen {
        request.liveScreen(width: width, defaultWidths: widths)
    }

    /// A block's code, coloured.
    package func coloredCode(block index: Int, code: [UInt8]) -> String {
        guard lesson.blocks.indices.contains(index) else { return "" }
        return highlightWholeLayout(code, in: read(block: index, code).program)
    }

    /// The names that could stand at a UTF-8 offset of a block's code, as JSON: where the word begins, and the names.
    package func completion(block index: Int, code: [UInt8], at offset: Int) -> [UInt8] {
        guard lesson.blocks.indices.contains(index) else { return JSONWriter.bytes { $0.null() } }
        let found = program(before: index).completion(in: code, at: offset)
        return JSONWriter.bytes { json in
            json.object { json in
                json.name("start")
                json.write(found.start)
                json.name("names")
                json.array(found.names) { $0.write($1) }
            }
        }
    }

    /// Whether a block is the beginning of an exercise.
    func isExercise(_ index: Int) -> Bool { settings(ofBlock: index).exercise == .start }

    /// What is asked of readers in an exercise; nil for any other block.
    func goals(ofBlock index: Int) -> ExerciseGoals? {
        guard isExercise(index) else { return nil }
        return ExerciseGoals(of: place(index).excerpt)
    }

    /// A block with its code behind those before it; what is asked of it one question after another is read once.
    private func read(block index: Int, _ code: [UInt8]) -> ReadBlock {
        if let read, read.block == index, read.code == code { return read }
        let placed = place(index, code)
        var program = program(before: index)
        let mistakes = program.append(placed.excerpt)
        let new = ReadBlock(block: index, code: code, placed: placed, program: program, mistakes: mistakes)
        read = new
        return new
    }

    private func program(before index: Int) -> LayoutProgram {
        while programs.count <= index {
            let last = programs.count - 1
            var program = programs[last]
            // The lesson goes on as if exercises were not there.
            if settings(ofBlock: last).exercise == nil { _ = program.append(place(last).excerpt) }
            programs.append(program)
        }
        return programs[index]
    }
}

extension FigureSettings {
    /// Takes what others say of text size, direction and appearance.
    fileprivate mutating func replaceConditions(with others: FigureSettings) {
        if !others.textSizes.isEmpty { textSizes = others.textSizes }
        if !others.directions.isEmpty { directions = others.directions }
        if !others.appearances.isEmpty { appearances = others.appearances }
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

    /// A block that has been read: its place, the program up to it, and its mistakes.
    private struct ReadBlock {
        var block: Int
        var code: [UInt8]
        var placed: PlacedBlock
        var program: LayoutProgram
        var mistakes: [Diagnostic]
    }

    /// The lesson up to a block's code, its fence included.
    private struct Beginning {
        var utf8: [UInt8]
        /// Where the fence begins, a UTF-8 offset.
        var fenceOffset: Int
    }

    private func place(_ index: Int, _ code: [UInt8]) -> PlacedBlock {
        let beginning = beginning(of: index)
        let start = beginning.utf8.count
        let file = SourceFile(path: lesson.path, utf8: beginning.utf8 + code)
        let own = file.utf8[start...].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let kept = own.last?.isEmpty == true ? own.dropLast() : own[...]
        let excerpt = SourceExcerpt(
            file: file, lines: kept.map { SourceExcerpt.Line(utf8: Array($0), fileOffset: $0.startIndex) })
        return PlacedBlock(file: file, fenceOffset: beginning.fenceOffset, excerpt: excerpt)
    }

    private func place(_ index: Int) -> PlacedBlock { place(index, Array(lesson.blocks[index].code.utf8)) }

    /// Complexity: O(n) in the lesson's lines, and O(1) for the block of the last question.
    private func beginning(of index: Int) -> Beginning {
        if let (block, known) = beginning, block == index { return known }
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
        let new = Beginning(utf8: utf8, fenceOffset: fenceOffset)
        beginning = (index, new)
        return new
    }
}
