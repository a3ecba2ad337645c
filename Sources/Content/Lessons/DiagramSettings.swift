import Diagnostics
import Lessons
import Notation

/// What the words behind a fence say of a diagram, a block of the language `dot`.
package struct DiagramSettings: Hashable, Sendable {
    /// What it shows, for those who do not see it.
    package private(set) var alternative = ""
    /// One line beneath it; nil for none.
    package private(set) var caption: String?
    /// The fragment by which links reach it; nil for none.
    package private(set) var name: String?
    /// Whether the page shows its code, too.
    package private(set) var showsCode = false
}

extension DiagramSettings {
    private static let names = ["alt", "caption", "figure", "show"]

    /// The settings of a block, and what is wrong with them; nil for a block that is no diagram.
    static func read(_ block: CodeBlock, in file: SourceFile) -> (settings: DiagramSettings, [Diagnostic])? {
        guard case .code(let language, _) = block.kind, language == "dot" || language == "graphviz" else { return nil }
        var settings = DiagramSettings()
        var diagnostics: [Diagnostic] = []
        var reader = InfoStringReader(block.info)
        _ = reader.next()
        while let word = reader.next() {
            switch (word.name, word.value) {
            case ("alt", let text?): settings.alternative = text
            case ("caption", let text?): settings.caption = text
            case ("figure", let text?): settings.name = text
            case ("show", "code"): return nil
            case ("show", let text?): settings.showsCode = text.split(separator: ",").contains("code")
            default:
                let start = block.infoOffset + word.nameRange.lowerBound
                let near = nearestName(to: word.name, among: names)
                diagnostics.append(
                    Diagnostic(
                        .error, "diagram", in: file,
                        at: start..<max(start + 1, block.infoOffset + word.valueRange.upperBound),
                        message: "a diagram has no setting '\(word.name)'",
                        help: near.map { "did you mean '\($0)'?" }
                            ?? "it has alt=\"what it shows\", caption=\"…\", figure=name, show=code,figure"))
            }
        }
        if settings.alternative.isEmpty, diagnostics.isEmpty {
            diagnostics.append(
                Diagnostic(
                    .error, "diagram", in: file, at: block.infoOffset..<block.infoOffset + language.utf8.count,
                    message: "the diagram has no description",
                    help: "write what it shows behind '\(language)': alt=\"the passes of layout, one after the other\"")
            )
        }
        return (settings, diagnostics)
    }
}
