import Caching
import Diagnostics
import UIKitPrograms

/// A lesson's program in Swift as it stands after one of its blocks.
public struct LessonProgram: Hashable, Sendable {
    /// Where each line of the text stands in the lesson.
    package private(set) var lines: [SourceLocation] = []
    package private(set) var text = ""

    package init() {}

    /// What is compiled and run.
    package var program: UIKitProgram { UIKitProgram(path: Self.path, text: text) }

    /// What compilers call the text.
    package static let path = "Lesson.swift"

    /// What tells it from another program.
    var content: ByteWriter {
        var writer = ByteWriter()
        writer.write(["program", text])
        return writer
    }

    /// Where a place of the text stands in the lesson.
    package func location(of place: ProgramPlace) -> SourceLocation? {
        guard !lines.isEmpty else { return nil }
        var location = lines[min(max(1, place.line), lines.count) - 1]
        location.column += max(1, place.column) - 1
        return location
    }

    /// Takes a block as the whole program.
    mutating func replace(by excerpt: SourceExcerpt) {
        text = String(decoding: excerpt.utf8, as: UTF8.self)
        lines = []
        var offset = 0
        for line in excerpt.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            lines.append(excerpt.location(of: offset))
            offset += line.count + 1
        }
    }
}
