/// The lines of a text, counted from 1, that an earlier version of it did not have; never empty ones.
///
/// - Complexity: O(n·d) for n lines of which d differ.
package func linesAdded(to earlier: String, by text: String) -> Set<Int> {
    // Lines are compared by numbers, the same for those that are equal.
    var numbers: [String: Int] = [:]
    func numbered(_ text: String) -> [Int] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let (line, next) = (String(line), numbers.count)
            let number = numbers[line] ?? next
            numbers[line] = number
            return number
        }
    }
    let (before, lines) = (numbered(earlier), numbered(text))
    let empty = numbers[""]
    var added: Set<Int> = []
    for case .insert(let index, let line, _) in lines.difference(from: before) where line != empty {
        added.insert(index + 1)
    }
    return added
}
