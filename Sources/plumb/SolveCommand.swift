import Answers
import AutoLayout
import Content
import Foundation
import Platform
import Site

/// `plumb solve`: one figure on one screen, as JSON.
struct SolveCommand {
    private let query: SolveQuery
    /// Whether the answer is sentences rather than JSON.
    private let showsReasons: Bool
    /// Whether the answer is the figure's screen as UIKit code.
    private let writesSwift: Bool

    init(_ usage: Usage) {
        var query = SolveQuery(path: usage["FILE"] ?? "")
        query.figure = usage["--figure"]
        query.device = usage["--device"]
        query.width = usage.number("--width")
        query.widths = usage.numbers("--widths")
        query.height = usage.number("--height")
        query.scroll = usage.number("--scroll")
        query.scrolls = usage.numbers("--scrolls")
        query.scale = usage.number("--scale")
        query.textSize = usage["--text-size"].flatMap { ContentSizeCategory(rawValue: $0) }
        query.direction = usage["--direction"].flatMap { LayoutDirection(rawValue: $0) }
        query.showsKeyboard = usage["--keyboard"].map { $0 == "shown" }
        query.appearance = usage["--appearance"].flatMap { UserInterfaceStyle(rawValue: $0) }
        query.withSystems = usage.isSet("--constraints")
        query.isLive = usage.isSet("--live")
        query.isRounded = usage.isSet("--rounded")
        query.question = usage["--explain"]
        self.query = query
        writesSwift = usage.isSet("--swift")
        showsReasons = query.question != nil && usage["--format"] == nil
    }

    func run() -> ExitCode { Environment.run { writesSwift ? translate($0) : solve($0) } }

    private func translate(_ environment: Environment) -> ExitCode {
        let (code, diagnostics) = query.uiKitCode(templates: environment.templates, with: tools(of: environment))
        Console.report(diagnostics)
        guard let code else { return .contentErrors }
        print(code, terminator: "")
        return diagnostics.contains { $0.severity == .error } ? .contentErrors : .done
    }

    private func solve(_ environment: Environment) -> ExitCode {
        let (answers, diagnostics) = query.answers(templates: environment.templates, with: tools(of: environment))
        for account in answers.first?.accounts ?? [] { Console.say(account) }
        Console.report(diagnostics)
        guard !answers.isEmpty else { return .contentErrors }
        for answer in answers { print(text(of: answer) ?? "", terminator: "") }
        return diagnostics.contains { $0.severity == .error } ? .contentErrors : .done
    }

    /// Tools that read standard input for `-`, and a pipe to its end: whoever names one here waits for it.
    private func tools(of environment: Environment) -> BuildTools {
        guard let stream else { return environment.tools }
        let text = Array(stream.readDataToEndOfFile())
        var tools = environment.tools
        let (path, read) = (query.path, tools.fileSystem.read)
        tools.fileSystem.read = { $0 == path ? text : read($0) }
        return tools
    }

    /// What is read as it comes, such as `<(…)` or `/dev/stdin`; nil for a file.
    private var stream: FileHandle? {
        if query.path == "-" { return .standardInput }
        var status = stat()
        guard stat(query.path, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return nil }
        return FileHandle(forReadingAtPath: query.path)
    }

    private func text(of answer: SolveAnswer) -> String? {
        showsReasons ? answer.explanation?.text : try? answer.json()
    }
}
