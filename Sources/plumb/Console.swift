import Content
import Diagnostics
import Foundation
import Platform

/// What the user sees besides a command's own output.
enum Console {
    /// Writes a line to standard error.
    static func say(_ text: String) {
        let line = text.hasSuffix("\n") ? text : text + "\n"
        FileHandle.standardError.write(Data(line.utf8))
    }

    /// How many warnings a command shows that is not asked for them.
    private static let warningLimit = 20

    /// Writes every error and the first warnings, by place, and a line that counts all.
    static func report(_ diagnostics: [Diagnostic]) {
        guard let tally = tally(diagnostics) else { return }
        let warnings = diagnostics.sorted().filter { $0.severity != .error }
        let shown = diagnostics.filter { $0.severity == .error } + warnings.prefix(warningLimit)
        say(shown.sorted().map(\.rendered).joined(separator: "\n"))
        say(warnings.count > warningLimit ? tally + "; 'plumb check' shows them all" : tally)
    }

    /// `2 errors, 1 warning`; nil for no message.
    static func tally(_ diagnostics: [Diagnostic]) -> String? {
        guard !diagnostics.isEmpty else { return nil }
        let errors = diagnostics.filter { $0.severity == .error }.count
        return [count(errors, "error"), count(diagnostics.count - errors, "warning")].compactMap { $0 }
            .joined(separator: ", ")
    }

    /// Writes which lessons have no page, and why.
    static func list(_ skipped: [SkippedLesson]) {
        for lesson in skipped { say("Left out '\(lesson.path)': \(lesson.reason.sentence).") }
    }

    /// Says what a long command is doing, where somebody is looking.
    static func progress(_ step: String) {
        guard isatty(STDERR_FILENO) == 1 else { return }
        say(step + " …")
    }

    /// `1 page`, `3 pages`; nil for none.
    static func count(_ number: Int, _ noun: String) -> String? {
        number == 0 ? nil : number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
}
