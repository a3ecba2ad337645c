import Lessons
import Notation

/// A block that makes figures, as its page shows it.
package struct CodeListing: Sendable {
    /// Tells it from the lesson's other ones: how many blocks of its kind stand before it, behind `s` for Swift, and
    /// `x` for exercises.
    package let name: String
    /// The lines of the lesson's file that it shows, ascending.
    package let lines: [Int]

    init(_ block: CodeBlock, named name: String, showing lines: [Int]) {
        self.name = name
        let first = block.excerpt.location(of: 0).line
        self.lines = lines.map { first + $0 - 1 }
    }
}
