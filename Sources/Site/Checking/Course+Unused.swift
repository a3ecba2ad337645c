import Diagnostics
import Lessons
import Notation

extension Course {
    /// Warnings about lessons that show no figure and data that no figure uses.
    var unusedParts: [Diagnostic] {
        lessons.filter { lesson in !lesson.plans.contains { $0.figure != nil } }.map(\.noFigureWarning) + unusedData
            + unreadData.map { path in
                Diagnostic(
                    .warning, "unread-data", at: SourceLocation(path: path, line: 1, column: 1), excerpt: "",
                    message: "no lesson reads this data file",
                    help: "name it in a lesson's front matter, 'data: […]'")
            }
    }

    /// A name of a data file counts as used if any lesson that reads the file uses it.
    private var unusedData: [Diagnostic] {
        var used: Set<DataName> = []
        var all: [DataName] = []
        for lesson in lessons {
            let words = lesson.wordsOfLayouts
            for name in lesson.dataNames {
                if words.contains(name.name) { used.insert(name) }
                all.append(name)
            }
        }
        var told: Set<DataName> = []
        return all.compactMap { name in
            guard !used.contains(name), told.insert(name).inserted else { return nil }
            return Diagnostic(
                .warning, "unused-data", at: name.location, length: name.name.utf8.count, excerpt: name.excerpt,
                message: "no figure uses the data '\(name.name)'")
        }
    }
}

extension CourseLesson {
    fileprivate var noFigureWarning: Diagnostic {
        Diagnostic(
            .warning, "no-figure", in: lesson.file, at: 0..<1, message: "the lesson '\(title)' shows no figure",
            help: "a block that begins with '```layout' draws one")
    }

    /// Every word in the lesson's layout blocks outside comments, those inside strings among them.
    fileprivate var wordsOfLayouts: Set<String> {
        var words: Set<String> = []
        for block in lesson.blocks where block.kind == .layout {
            let utf8 = block.excerpt.utf8
            for token in tokens(of: utf8) where token.kind != .comment {
                let text = String(decoding: utf8[token.range], as: UTF8.self)
                for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
                    words.insert(String(word))
                }
            }
        }
        return words
    }
}
