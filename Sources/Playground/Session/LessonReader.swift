import Diagnostics
import Notation

/// A lesson open in a page as far as it is read: the program before each of its blocks, of which one at a time has other code.
final class LessonReader {
    let lesson: PlaygroundLesson
    /// The program before each block, as its author wrote it.
    private var programs: [LayoutProgram]
    /// The block that was read last.
    private var read: ReadBlock?
    /// What stands before the code of the block that was placed last.
    private var beginning: (block: Int, Beginning)?

    /// - Parameter components: the site's own files of layout code, which come before all lessons.
    init(_ lesson: PlaygroundLesson, components: [(path: String, text: String)]) {
        self.lesson = lesson
        var program = LayoutProgram()
        for file in components {
            _ = program.append(SourceExcerpt(whole: SourceFile(path: file.path, text: file.text)))
        }
        programs = [program]
    }

    /// A block that has been read: its place, the program up to it, and its mistakes.
    struct ReadBlock {
        var block: Int
        var code: [UInt8]
        var placed: PlacedBlock
        var program: LayoutProgram
        var mistakes: [Diagnostic]
    }

    /// A block behind those before it, all on the lines that they have in the lesson; the prose is left out.
    struct PlacedBlock {
        var file: SourceFile
        /// Where its fence begins, a UTF-8 offset.
        var fenceOffset: Int
        var excerpt: SourceExcerpt
    }

    /// A block with its code behind those before it; what is asked of it one question after another is read once.
    func read(block index: Int, _ code: [UInt8]) -> ReadBlock {
        if let read, read.block == index, read.code == code { return read }
        let placed = place(index, code)
        var program = program(before: index)
        let mistakes = program.append(placed.excerpt)
        let new = ReadBlock(block: index, code: code, placed: placed, program: program, mistakes: mistakes)
        read = new
        return new
    }

    /// The program before a block, as its author wrote it.
    func program(before index: Int) -> LayoutProgram {
        while programs.count <= index {
            let last = programs.count - 1
            var program = programs[last]
            // The lesson goes on as if exercises were not there.
            if !isOfExercise(last) { append(last, to: &program) }
            programs.append(program)
        }
        return programs[index]
    }

    /// Has a program go on with a block as its author wrote it.
    func append(_ index: Int, to program: inout LayoutProgram) { _ = program.append(place(index).excerpt) }

    /// The settings of a block.
    func settings(ofBlock index: Int) -> FigureSettings {
        let block = lesson.blocks[index]
        return FigureSettings.parse(block.info, in: SourceFile(path: lesson.path, text: block.fence), at: 0).0
    }

    /// Whether a block is the beginning of an exercise.
    func isExercise(_ index: Int) -> Bool { settings(ofBlock: index).exercise == .start }

    /// Whether a block is part of an exercise, without which the lesson goes on.
    func isOfExercise(_ index: Int) -> Bool { settings(ofBlock: index).exercise != nil }

    /// What is asked of readers in an exercise; nil for any other block.
    func goals(ofBlock index: Int) -> ExerciseGoals? {
        guard isExercise(index) else { return nil }
        return ExerciseGoals(of: place(index).excerpt)
    }
}

extension LessonReader {
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
