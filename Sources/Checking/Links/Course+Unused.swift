import Content
import Diagnostics

extension Course {
    /// Warnings about lessons that show no figure or cannot be told apart, and data that no figure uses.
    var unusedParts: [Diagnostic] {
        lessons.filter { !$0.isPage && $0.isTranslated }.compactMap(\.outline.noFigure) + clashes + unusedData
            + unreadData.map { path in
                Diagnostic(
                    .warning, "unread-data", at: SourceLocation(path: path, line: 1, column: 1), excerpt: "",
                    message: "no lesson reads this data file",
                    help: "name it in a lesson's front matter, 'data: […]'")
            }
    }

    /// A name of a data file counts as used if any lesson that reads the file uses it, or asks for a name that is unknown, which
    /// may be this one misspelled.
    private var unusedData: [Diagnostic] {
        let doubtful = Set(diagnostics.filter { $0.identifier == "unknown-name" }.map(\.location.path))
        var used: Set<DataName> = []
        var all: [DataName] = []
        for lesson in lessons {
            for data in lesson.outline.dataNames {
                if data.isUsed || doubtful.contains(lesson.path) { used.insert(data.name) }
                all.append(data.name)
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
