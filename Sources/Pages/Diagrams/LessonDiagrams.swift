import Content
import Diagnostics
import FigureDrawing
import Lessons

/// The diagrams of a lesson.
struct LessonDiagrams {
    /// By the positions of their blocks.
    private(set) var pictures: [Int: String] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    /// Draws those of a lesson; nothing is asked of other programs where there are none.
    init(of lesson: CourseLesson, with tools: BuildTools) {
        let program = DotProgram(tools)
        for (index, plan) in lesson.plans.enumerated() {
            guard let diagram = plan.diagram, !diagram.alternative.isEmpty else { continue }
            let block = lesson.lesson.blocks[index]
            switch program.picture(of: Array(block.excerpt.utf8)) {
            case .picture(let svg, let warnings):
                let place = block.excerpt.location(of: 0)
                let picture = DiagramPicture(alternative: diagram.alternative) { link in
                    lesson.address(inDiagram: lesson.lesson.file.address(link, writtenAt: place))
                }
                pictures[index] = picture.markup(of: svg)
                for warning in warnings { report(.warning, block, String(warning.dropFirst("Warning: ".count))) }
            case .mistake(let words, let line):
                report(
                    .error, block, "dot cannot draw this: \(words)", line: line,
                    help: "docs/markdown.md has an example; graphviz.org/doc/info/lang.html has the whole language")
            case .tooMuch:
                report(
                    .error, block, as: Diagnostic.slowDiagram,
                    "this diagram takes dot more than ten seconds or a gibibyte",
                    help: "draw fewer nodes and edges, or several diagrams")
            case .missing:
                report(
                    .error, block, as: Diagnostic.noDot,
                    "diagrams are drawn by Graphviz's 'dot', which is not installed",
                    help: "install it: 'apt-get install graphviz', 'brew install graphviz'")
            }
        }
    }

    private mutating func report(
        _ severity: Diagnostic.Severity, _ block: CodeBlock, as identifier: String = "diagram", _ message: String,
        line: Int? = nil, help: String? = nil
    ) {
        let excerpt = block.excerpt
        let lines = excerpt.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let index = min(max(0, (line ?? 1) - 1), max(0, lines.count - 1))
        let above = lines.prefix(index).reduce(0) { $0 + $1.count + 1 }
        let text = index < lines.count ? lines[index] : []
        let start = min(above + text.prefix { $0 <= 0x20 }.count, max(0, excerpt.utf8.count - 1))
        let end = max(start + 1, above + text.count)
        diagnostics.append(excerpt.diagnostic(severity, identifier, at: start..<end, message: message, help: help))
    }
}

extension CourseLesson {
    /// The address on the page of a link in a diagram; nil for one that could run code or read files.
    fileprivate func address(inDiagram link: String) -> String? {
        guard !link.isEmpty, !isUnsafe(link) else { return nil }
        return address(written: link)
    }
}
