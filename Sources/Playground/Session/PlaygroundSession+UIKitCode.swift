import AutoLayout
import Diagnostics
import Highlighting
import Notation
import UIKitCode

extension PlaygroundSession {
    /// The UIKit code beside a changed block, as JSON: its text, and the same coloured, with the lines marked that the author's has not;
    /// null where there is none, as with a mistake.
    ///
    /// It is what the lesson's page would show of the block: what it makes new beside the blocks before it.
    package func uiKitCode(block index: Int, code: [UInt8]) -> [UInt8] {
        guard lesson.blocks.indices.contains(index), var listing = listing(ofBlock: index, code) else {
            return JSONWriter.bytes { $0.null() }
        }
        let own = Array(lesson.blocks[index].code.utf8)
        if code != own {
            if authorsListing?.block != index { authorsListing = (index, self.listing(ofBlock: index, own)) }
            if let known = authorsListing?.listing { listing.newLines = linesAdded(to: known.code, by: listing.code) }
        }
        return JSONWriter.bytes { json in
            json.object { json in
                json.name("text")
                json.write(listing.code)
                json.name("html")
                json.write(highlightCode(listing.code, language: "swift", marks: LineMarks(new: listing.newLines)))
            }
        }
    }

    /// Nil where the block has a mistake, or earlier ones have shown all of it.
    private func listing(ofBlock index: Int, _ code: [UInt8]) -> UIKitListing? {
        let read = reader.read(block: index, code)
        guard !read.mistakes.contains(where: { $0.severity == .error }) else { return nil }
        let translator = UIKitTranslator(programs(with: read.program, ofBlock: index), globals: globals)
        func uiKitCode(of program: LayoutProgram, _ index: Int) -> UIKitCode {
            let screen = lesson.blocks[index].figure == nil ? nil : program.lastScreen
            return translator.code(of: program.namesOfLastBlock + [screen].compactMap { $0 }, in: program)
        }
        var pane = UIKitPane()
        for earlier in 0..<index where !reader.isOfExercise(earlier) {
            _ = pane.code(of: uiKitCode(of: reader.program(before: earlier + 1), earlier))
        }
        return pane.code(of: uiKitCode(of: read.program, index))
    }

    /// The lesson's program as it stands after each of its blocks, of which one is changed; an exercise comes behind all others.
    private func programs(with changed: LayoutProgram, ofBlock index: Int) -> [LayoutProgram] {
        let own = lesson.blocks.indices.filter { !reader.isOfExercise($0) }
        let isOfExercise = reader.isOfExercise(index)
        var programs = own.filter { isOfExercise || $0 < index }.map { reader.program(before: $0 + 1) }
        programs.append(changed)
        guard !isOfExercise else { return programs }
        var last = changed
        for later in own where later > index {
            reader.append(later, to: &last)
            programs.append(last)
        }
        return programs
    }
}
