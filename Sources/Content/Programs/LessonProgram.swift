import Caching
import Diagnostics
import Notation
import SwiftWeaving
import UIKitPrograms

/// A lesson's program in Swift as it stands after one of its blocks.
struct LessonProgram: Sendable {
    private var woven = WovenProgram()
    private(set) var program = FigureProgram(text: "", lines: [])
    /// What it finds in its bundle.
    private let bundle: ProgramBundle
    /// The version of Swift's language.
    private let language: String

    init(bundle: ProgramBundle, language: String) { (self.bundle, self.language) = (bundle, language) }

    /// What tells it from another program.
    var content: ByteWriter {
        var writer = ByteWriter()
        writer.write(["program", program.text, program.language])
        for file in program.files { writer.write([file.name, file.content]) }
        return writer
    }

    /// Merges a block into the program.
    ///
    /// - Throws: a name in the block's settings that the program has not.
    mutating func merge(
        _ excerpt: SourceExcerpt, into place: String?, removing removed: [String]
    ) throws(WovenProgram.UnknownName) {
        try woven.merge(SourceLine.all(of: excerpt), into: place, removing: removed)
        program = FigureProgram(
            text: woven.lines.map { $0.text + "\n" }.joined(), lines: woven.lines.map(\.location))
        program.language = language
        program.files = bundle.part(for: Array(program.text.utf8)).figureFiles
    }
}

extension FigureProgram {
    /// What compilers call the text.
    package static let path = "Lesson.swift"

    /// What is compiled and run.
    package var program: UIKitProgram {
        let files = files.map { ProgramBundle.File(name: $0.name, path: $0.path, content: $0.content) }
        var program = UIKitProgram(path: Self.path, text: text, bundle: ProgramBundle(files: files))
        program.language = language
        return program
    }

    /// Where a place of the text stands in the lesson.
    package func location(of place: ProgramPlace) -> SourceLocation? {
        guard !lines.isEmpty else { return nil }
        var location = lines[min(max(1, place.line), lines.count) - 1]
        // A line that the program has further to the right begins before its line of the lesson.
        location.column = max(1, location.column + max(1, place.column) - 1)
        return location
    }
}
