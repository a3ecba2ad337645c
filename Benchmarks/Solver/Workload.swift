import Cassowary
import Foundation

/// A system to measure, as `workloads.py` writes it.
struct Workload {
    var variableCount = 0
    var width = 0
    var rows:
        [(terms: [(variable: Int, coefficient: Double)], relation: Relation, constant: Double, priority: Double)] =
            []

    /// Reads a file; nil when it is not a workload.
    init?(path: String) {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        let lines = text.split(separator: "\n")
        let head = lines.first?.split(separator: " ").compactMap { Int($0) } ?? []
        guard head.count == 3 else { return nil }
        (variableCount, width) = (head[0], head[2])
        for line in lines.dropFirst() { guard append(line) else { return nil } }
    }

    private mutating func append(_ line: Substring) -> Bool {
        let words = line.split(separator: " ")
        guard let relation = words.first.flatMap({ Relation(rawValue: String($0)) }) else { return false }
        let numbers = words.dropFirst().compactMap { Double($0) }
        guard numbers.count == words.count - 1, numbers.count >= 2 else { return false }
        var terms: [(variable: Int, coefficient: Double)] = []
        for place in stride(from: 2, to: numbers.count - 1, by: 2) {
            let variable = Int(numbers[place])
            guard (0..<variableCount).contains(variable) else { return false }
            terms.append((variable, numbers[place + 1]))
        }
        rows.append((terms, relation, numbers[1], numbers[0]))
        return true
    }
}
