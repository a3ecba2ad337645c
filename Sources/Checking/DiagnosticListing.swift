import Diagnostics
import Files
import Foundation

/// The forms in which a list of messages can be printed.
public enum DiagnosticFormat: String, CaseIterable, Sendable {
    /// For people: place, sentence, the line, a caret, the way out.
    case text
    /// For other programs.
    case json
    /// Workflow commands, which GitHub shows beside the lines of a change.
    case github
    /// A Code Quality report, which GitLab shows beside the lines of a merge request.
    case gitlab
}

extension DiagnosticFormat {
    /// All of `diagnostics` in this form, a line feed at the end.
    public func listing(of diagnostics: [Diagnostic]) -> String {
        switch self {
        case .text: diagnostics.map(\.rendered).joined(separator: "\n")
        case .json: encoded(DiagnosticListing(diagnostics))
        case .github: diagnostics.map(\.workflowCommand).joined()
        case .gitlab: encoded(diagnostics.map(CodeQualityIssue.init))
        }
    }
}

/// A list of messages as JSON has it.
private struct DiagnosticListing: Encodable {
    var errors: Int
    var warnings: Int
    var diagnostics: [Entry]

    struct Entry: Encodable {
        var severity, identifier, path: String
        /// Counted from 1; the column in UTF-8 bytes.
        var line, column, length: Int
        var excerpt, message: String
        var help: String?
        var notes: [Note]
    }

    struct Note: Encodable {
        var path: String
        var line, column: Int
        var message: String
    }

    init(_ diagnostics: [Diagnostic]) {
        errors = diagnostics.filter { $0.severity == .error }.count
        warnings = diagnostics.filter { $0.severity == .warning }.count
        self.diagnostics = diagnostics.map { diagnostic in
            let place = diagnostic.location
            return Entry(
                severity: diagnostic.severity.rawValue, identifier: diagnostic.identifier, path: place.path,
                line: place.line, column: place.column, length: diagnostic.length, excerpt: diagnostic.excerpt,
                message: diagnostic.message, help: diagnostic.help,
                notes: diagnostic.notes.map { note in
                    let place = note.location
                    return Note(path: place.path, line: place.line, column: place.column, message: note.message)
                })
        }
    }
}

/// One entry of a report as GitLab's page "Code Quality" describes it.
private struct CodeQualityIssue: Encodable {
    var description: String
    var checkName: String
    /// Tells the entry from others; the same for a mistake that has only moved to another line.
    var fingerprint: String
    var severity: String
    var location: Place

    enum CodingKeys: String, CodingKey {
        case description, fingerprint, severity, location
        case checkName = "check_name"
    }

    struct Place: Encodable {
        var path: String
        var lines: Lines
    }

    struct Lines: Encodable {
        var begin: Int
    }

    init(_ diagnostic: Diagnostic) {
        description = diagnostic.sentence
        checkName = diagnostic.identifier
        let place = diagnostic.location
        fingerprint =
            Fingerprint([place.path, diagnostic.excerpt, diagnostic.sentence].joined(separator: "\n")).description
        severity =
            switch diagnostic.severity {
            case .error: "major"
            case .warning: "minor"
            case .note: "info"
            }
        location = Place(path: place.path, lines: Lines(begin: place.line))
    }
}

/// Names in the order of the alphabet, so that equal lists give equal text.
private func encoded(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let bytes = try? encoder.encode(value) else { return "" }
    return String(decoding: bytes, as: UTF8.self) + "\n"
}

extension Diagnostic {
    /// What is wrong, and the way out where one is known.
    fileprivate var sentence: String { help.map { "\(message); \($0)" } ?? message }

    /// `::error file=…,line=…,col=…,title=…::message`, as GitHub's "workflow commands" page describes it.
    fileprivate var workflowCommand: String {
        let properties = [
            ("file", location.path), ("line", "\(location.line)"), ("col", "\(location.column)"), ("title", identifier),
        ]
        let list = properties.map { "\($0.0)=\(Self.escapedProperty($0.1))" }.joined(separator: ",")
        let kind = severity == .note ? "notice" : severity.rawValue
        return "::\(kind) \(list)::\(Self.escapedMessage(sentence))\n"
    }

    private static func escapedMessage(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func escapedProperty(_ text: String) -> String {
        escapedMessage(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
