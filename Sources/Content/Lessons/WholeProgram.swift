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

/// The lines of a text, counted from 1, that an earlier version of it did not have; never empty ones.
package func linesAdded(to earlier: String, by text: String) -> Set<Int> {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let before = earlier.split(separator: "\n", omittingEmptySubsequences: false)
    var added: Set<Int> = []
    for change in lines.difference(from: before) {
        if case .insert(let index, let line, _) = change, !line.isEmpty { added.insert(index + 1) }
    }
    return added
}
