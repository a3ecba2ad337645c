import UIKitCode

/// A lesson's program as it stands after a fragment of it.
package struct WholeProgram: Sendable {
    package let text: String
    /// The lines, counted from 1, that the program before did not have; empty for the first one.
    package let newLines: Set<Int>

    init(_ text: String, after earlier: String) {
        self.text = text
        newLines = earlier.isEmpty ? [] : linesAdded(to: earlier, by: text)
    }
}
