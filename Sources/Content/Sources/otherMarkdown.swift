import Diagnostics

/// A warning about a file whose ending says Markdown, but is not the one by which lessons are known.
func otherMarkdown(at path: String) -> Diagnostic? {
    let endings = [".markdown", ".mdown", ".mkd", ".mdx", ".MD"]
    guard let ending = endings.first(where: { path.hasSuffix($0) }) else { return nil }
    return Diagnostic(
        .warning, "not-a-lesson", at: SourceLocation(path: path, line: 1, column: 1), excerpt: "",
        message: "this file is no lesson: it ends in '\(ending)'",
        help: "call it '\(path.split(separator: "/").last?.dropLast(ending.count) ?? "")\(".md")'")
}
