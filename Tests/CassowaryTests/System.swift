import Cassowary
import Testing

/// A system written as text, one constraint a line: `x + 2 y >= 10 @750`; without a priority it is required.
struct System {
    var solver = Solver()
    private(set) var variables: [(name: String, variable: Variable)] = []
    private(set) var constraints: [ConstraintID] = []

    init(_ text: String) throws {
        for line in text.split(separator: "\n") where !line.allSatisfy({ $0 == " " }) { try add(String(line)) }
    }

    @discardableResult
    mutating func add(_ line: String) throws -> ConstraintID {
        let words = line.split(separator: " ").map(String.init)
        var terms: [Term] = []
        var (sign, coefficient, place) = (1.0, 1.0, 0)
        while place < words.count, Relation(rawValue: words[place]) == nil {
            let word = words[place]
            if word == "+" || word == "-" {
                sign = word == "-" ? -1 : 1
            } else if let number = Double(word) {
                coefficient = number
            } else {
                terms.append(Term(variable(word), sign * coefficient))
                (sign, coefficient) = (1, 1)
            }
            place += 1
        }
        let relation = try #require(place < words.count ? Relation(rawValue: words[place]) : nil)
        let constant = try #require(place + 1 < words.count ? Double(words[place + 1]) : nil)
        let priority = place + 2 < words.count ? Double(words[place + 2].dropFirst()) ?? 1000 : 1000
        let id = try solver.addConstraint(Constraint(terms, relation, constant, priority: priority))
        constraints.append(id)
        return id
    }

    mutating func variable(_ name: String) -> Variable {
        if let known = variables.first(where: { $0.name == name }) { return known.variable }
        let variable = solver.addVariable()
        variables.append((name, variable))
        return variable
    }

    /// `x=1 y=2.5`, rounded to thousandths.
    var solution: String {
        variables.map { "\($0.name)=\(short(solver.value(of: $0.variable)))" }.joined(separator: " ")
    }

    mutating func ambiguous() -> [String] {
        let found = solver.ambiguousVariables()
        return variables.filter { found.contains($0.variable) }.map(\.name)
    }

    private func short(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
