import Adaptive
import AutoLayout
import Diagnostics
import FigureSolving
import Highlighting
import Notation
import UIKitCode

/// A lesson open in a page, whose layout blocks a reader changes one at a time.
package final class PlaygroundSession {
    let reader: LessonReader
    let resources: PlaygroundResources
    let widths: [Double]
    /// The lesson's data, which a reader may have changed.
    var globals: [DataValue.Field] {
        didSet { authorsListing = nil }
    }
    /// The text size, direction and appearance that a reader has chosen in place of the author's.
    private var conditions = FigureSettings()
    /// What following figures has found.
    let layoutCache: LayoutCache
    /// The figure that was drawn last, its block, and the mistakes of that.
    var draft: (figure: FigureSolver.Draft, block: Int, mistakes: [Diagnostic])?
    /// The UIKit code of a block as its author wrote it, that of the block that was asked about last.
    var authorsListing: (block: Int, listing: UIKitListing?)?

    /// Opens a lesson; nil for bytes that no site has written.
    package convenience init?(site: [UInt8], lesson: [UInt8]) {
        guard let site = PlaygroundSite(decoding: site), let lesson = PlaygroundLesson(decoding: lesson) else {
            return nil
        }
        self.init(site, lesson)
    }

    init(_ site: PlaygroundSite, _ lesson: PlaygroundLesson) {
        reader = LessonReader(lesson, components: site.components)
        resources = PlaygroundResources(site)
        layoutCache = LayoutCache(measurer: resources.measurer)
        widths = site.widths
        globals = lesson.globals
    }

    var lesson: PlaygroundLesson { reader.lesson }

    /// The figure of a block whose code has been changed, with what is wrong with it; no request without a screen.
    func request(block index: Int, code: [UInt8]) -> (request: FigureRequest?, messages: [Diagnostic]) {
        let block = lesson.blocks[index]
        let read = reader.read(block: index, code)
        let (placed, file) = (read.placed, read.placed.file)
        var program = read.program
        var (settings, problems) = FigureSettings.parse(
            block.info, in: file, at: placed.fenceOffset + block.infoColumn)
        settings.replaceConditions(with: conditions)
        var messages = problems + read.mistakes
        guard let figure = block.figure, let screen = program.lastScreen else { return (nil, messages) }
        if let goals = reader.goals(ofBlock: index)?.excerpt { messages += program.append(goals) }
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

    /// The screen of a figure at a width and an offset, points.
    func screen(of request: FigureRequest, width: Double, offset: Double) -> Screen {
        var screen = request.liveScreen(width: width, defaultWidths: widths)
        screen.scrolledBy = offset
        return screen
    }

    /// The screen at a figure's least width, whose corners a live figure has at every width.
    func device(of request: FigureRequest) -> Screen {
        screen(of: request, width: request.liveWidths(defaultWidths: widths).lowerBound, offset: 0)
    }

    /// A block's code, coloured.
    package func coloredCode(block index: Int, code: [UInt8]) -> String {
        guard lesson.blocks.indices.contains(index) else { return "" }
        return highlightWholeLayout(code, in: reader.read(block: index, code).program)
    }

    /// The names that could stand at a UTF-8 offset of a block's code, as JSON: where the word begins, and the names.
    package func completion(block index: Int, code: [UInt8], at offset: Int) -> [UInt8] {
        guard lesson.blocks.indices.contains(index) else { return JSONWriter.bytes { $0.null() } }
        let found = reader.program(before: index).completion(in: code, at: offset)
        return JSONWriter.bytes { json in
            json.object { json in
                json.name("start")
                json.write(found.start)
                json.name("names")
                json.array(found.names) { $0.write($1) }
            }
        }
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
