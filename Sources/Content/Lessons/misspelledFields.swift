import Diagnostics
import Lessons

/// Errors about records of a list that have a field by a name near to one that all others of the list have, and lack
/// that one.
///
/// Figures would ask such a record for the field in vain, and accuse the lesson. Lists of fewer than three records say
/// nothing: either name may be the right one. Complexity: O(n) in the fields, for each record beside the rule O(f²).
func misspelledFields(in root: YAMLNode, of file: SourceFile) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var pending = [root]
    while let node = pending.popLast() {
        let elements = node.elements ?? []
        let records = elements.filter { $0.entries != nil }
        if records.count >= 3, records.count == elements.count { found += misspelledFields(of: records, in: file) }
        pending += elements + (node.entries ?? []).map(\.value)
    }
    return found.sorted()
}

private func misspelledFields(of records: [YAMLNode], in file: SourceFile) -> [Diagnostic] {
    var uses: [String: Int] = [:]
    for name in records.flatMap({ $0.entries ?? [] }).map(\.key.value) { uses[name, default: 0] += 1 }
    let usual = uses.filter { $0.value == records.count - 1 }.keys.sorted()
    guard !usual.isEmpty else { return [] }
    return records.flatMap { record -> [Diagnostic] in
        let missing = usual.filter { record[$0] == nil }
        guard !missing.isEmpty else { return [] }
        return (record.entries ?? []).filter { uses[$0.key.value] == 1 }.compactMap { entry in
            guard let near = nearestName(to: entry.key.value, among: missing) else { return nil }
            return Diagnostic(
                .error, "misspelled-field", in: file, at: entry.key.range,
                message: "only this record has '\(entry.key.value)'; the other \(records.count - 1) have '\(near)'",
                help: "did you mean '\(near)'?")
        }
    }
}
