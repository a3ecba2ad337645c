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
