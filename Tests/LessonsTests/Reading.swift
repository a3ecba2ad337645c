import Diagnostics
import Lessons

/// A lesson read from `markdown`, below a front matter of three lines that only gives it a title.
func readLesson(_ markdown: String, allowsRawHTML: Bool = false) -> (lesson: Lesson, problems: [Diagnostic]) {
    let file = SourceFile(path: "a.md", text: "---\ntitle: A\n---\n" + markdown)
    let (lesson, problems) = parseLesson(file, allowsRawHTML: allowsRawHTML)
    return (lesson, problems)
}

/// The messages as a terminal shows them.
func rendered(_ problems: [Diagnostic]) -> String {
    problems.map(\.rendered).joined()
}

extension Lesson {
    /// The body with each block as `[kind: text]`.
    var outline: String {
        html(block: { "[\($0.info): \($0.text.split(separator: "\n").joined(separator: "|"))]" })
    }
}
