import Diagnostics
import Files

/// A diagnostic as pages show it: its place, its lines with the marked text apart, the way out.
struct Problem: Encodable, Hashable, Sendable {
    var severity: String
    /// `path:line:column`.
    var place: String
    var message: String
    var help: String?
    var notes: [Note]
    /// Up to five lines around the place.
    var lines: [Line]

    var isError: Bool { severity == Diagnostic.Severity.error.rawValue }

    /// A further place.
    struct Note: Encodable, Hashable, Sendable {
        var place: String
        var message: String
    }

    /// A line of the file; where it is marked, cut in three.
    struct Line: Encodable, Hashable, Sendable {
        /// Counted from 1.
        var number: Int
        var before: String
        var marked: String
        var after: String
    }
}

extension Problem {
    /// `diagnostic` with the lines around its own, read anew; where the file has gone on since, with its own alone.
    init(_ diagnostic: Diagnostic, reading fileSystem: FileSystem) {
        severity = diagnostic.severity.rawValue
        place = "\(diagnostic.location)"
        message = diagnostic.message
        help = diagnostic.help
        notes = diagnostic.notes.map { Note(place: "\($0.location)", message: $0.message) }
        let line = min(max(1, diagnostic.location.line), Int(Int32.max))
        let file = fileSystem.read(diagnostic.location.path).map { SourceFile(path: "", utf8: $0) }
        let around = file?.text(ofLine: line) == diagnostic.excerpt ? file : nil
        lines = (max(1, line - 2)...line + 2).compactMap { number in
            if number == line { return Line(number: line, markedBy: diagnostic) }
            guard let around, number <= around.lineCount else { return nil }
            return Line(number: number, before: shortened(around.text(ofLine: number)), marked: "", after: "")
        }
    }
}

extension Problem.Line {
    /// Cuts the diagnostic's own line where the marked text begins and ends.
    fileprivate init(number: Int, markedBy diagnostic: Diagnostic) {
        let bytes = Array(diagnostic.excerpt.utf8)
        let start = min(max(1, diagnostic.location.column) - 1, bytes.count)
        let end = start + min(max(1, diagnostic.length), bytes.count - start)
        self.number = number
        let lead = String(decoding: bytes[..<start], as: UTF8.self)
        before = lead.utf8.count <= limit ? lead : "… " + lead.suffix(limit)
        marked = shortened(String(decoding: bytes[start..<end], as: UTF8.self))
        after = shortened(String(decoding: bytes[end...], as: UTF8.self))
    }
}

/// Enough of a line to read; a lesson may hold a megabyte in one.
private let limit = 400

private func shortened(_ text: String) -> String {
    text.utf8.count <= limit ? text : text.prefix(limit) + " …"
}
