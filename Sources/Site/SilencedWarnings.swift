import Content
import Diagnostics
import Files

/// Leaves out the warnings that authors have silenced where they stand, with a reason: a comment
/// `allow(low-contrast): the faint text is the point` on the line or on the one above it.
///
/// What is said of a whole lesson is silenced in its front matter. Errors cannot be silenced.
struct SilencedWarnings {
    private let read: @Sendable (String) -> [UInt8]?
    /// By path; empty for a lesson that cannot silence any.
    private var lines: [String: [String]] = [:]

    init(in course: Course, read: @escaping @Sendable (String) -> [UInt8]?) {
        self.read = read
        for lesson in course.lessons where !lesson.outline.maySilence { lines[lesson.path] = [] }
    }

    /// The messages that are left. Complexity: each file with a warning is read once.
    mutating func left(of diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.filter { $0.severity != .warning || !isSilenced($0) }
    }

    private mutating func isSilenced(_ warning: Diagnostic) -> Bool {
        let start = "allow(\(warning.identifier)):"
        return places(of: warning).contains { line in
            guard let found = line.firstRange(of: start) else { return false }
            return line[found.upperBound...].contains { $0.isLetter }
        }
    }

    private mutating func places(of warning: Diagnostic) -> ArraySlice<String> {
        let all = lines(ofFileAt: warning.location.path)
        let line = warning.location.line
        if line == 1, all.first == "---" { return all.prefix((all.dropFirst().firstIndex(of: "---") ?? 0) + 1) }
        return all[min(max(0, line - 2), all.count)..<min(line, all.count)]
    }

    private mutating func lines(ofFileAt path: String) -> [String] {
        if let known = lines[path] { return known }
        let utf8 = read(path) ?? []
        let text = mayAllow(utf8) ? String(decoding: utf8, as: UTF8.self) : ""
        let new = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines[path] = new
        return new
    }

    /// Whether a file says `allow(` at all; few do, and those alone need to be divided into lines.
    private func mayAllow(_ utf8: [UInt8]) -> Bool { utf8.firstOffset(of: Array("allow(".utf8), from: 0) != nil }
}
