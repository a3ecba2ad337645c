import Content
import Diagnostics
import Lessons
import Notation
import UIKitCode

/// The Swift of one lesson: what its author wrote, and what its layout blocks become.
struct LessonSwift: Sendable {
    /// Blocks that may name what stands elsewhere: their grammar is read.
    var fragments: [CodeBlock]
    /// Blocks that say that they are complete, or what they rely on: their types are read too.
    var complete: [CodeBlock]
    /// The code of each layout block, as far as all of it could be written.
    var layouts: [UIKitCode]
    var file: SourceFile
}

extension LessonSwift {
    /// - Parameter mistakes: where the lesson is wrong; if that is in a layout block, none of them has code.
    init(_ lesson: CourseLesson, mistakes: [SourceLocation]) {
        let blocks = lesson.lesson.blocks.filter(\.isSwift)
        complete = blocks.filter(\.swiftSettings.isComplete)
        fragments = blocks.filter { !$0.swiftSettings.isComplete }
        let isSound = !lesson.lesson.blocks.contains { block in
            block.kind == .layout && mistakes.contains { block.lines.contains($0.line) }
        }
        layouts = isSound ? lesson.uiKitCode.compactMap { $0 }.filter(\.isComplete) : []
        file = lesson.lesson.file
    }

    /// A mistake in the code of a block: said of the view whose line it is in, or else where its component or screen is
    /// opened.
    func diagnostic(of mistake: SwiftReader.PlacedMistake, in code: UIKitCode, declaration index: Int) -> Diagnostic {
        let declaration = code.declarations[index]
        let lines = declaration.code.split(separator: "\n", omittingEmptySubsequences: false)
        let number = mistake.mistake.line
        let line = lines.indices.contains(number - 1) ? String(lines[number - 1]) : ""
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let view = words.lazy.compactMap { declaration.views[String($0)] }.first
        let place = view ?? declaration.location ?? SourceLocation(path: file.path, line: 1, column: 1)
        return Diagnostic(
            .error, "uikit-types", at: place, excerpt: file.text(of: place),
            message: "the UIKit code of \(declaration.name) does not compile: \(mistake.mistake.message)",
            help: "its line \(number) is `\(line.trimmed)`")
    }
}

extension CodeBlock {
    var isSwift: Bool {
        if case .code(let language, _) = kind {
            language.lowercased() == "swift" && !ListingSettings.isChange(self)
        } else {
            false
        }
    }

    /// The lines of the file that it stands on, with the one of its backticks.
    fileprivate var lines: ClosedRange<Int> {
        let count = excerpt.utf8.count { $0 == UInt8(ascii: "\n") }
        return max(1, location.line - 1)...location.line + count
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
