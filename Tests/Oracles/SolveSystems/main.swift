import Cassowary
import Foundation

/// A system as a line of JSON; a term is `[variable, coefficient]`.
struct System: Decodable {
    struct Row: Decodable {
        var terms: [[Double]]
        var op: String
        var constant: Double
        var priority: Double
    }
    var variables: Int
    var constraints: [Row]
    /// Whether the answer should name the ambiguous variables too.
    var ambiguity: Bool?
}

/// What the solver makes of a system, as a line of JSON.
struct Answer: Encodable {
    var values: [Double]?
    var conflict: [Int]?
    var ambiguous: [Int]?
    var error: String?
}

func answer(to system: System) -> Answer {
    var solver = Solver()
    let variables = (0..<max(0, system.variables)).map { _ in solver.addVariable() }
    do throws(SolverError) {
        for row in system.constraints {
            var terms: [Term] = []
            for term in row.terms where term.count == 2 { terms.append(Term(variables[Int(term[0])], term[1])) }
            let constraint = Constraint(
                terms, Relation(rawValue: row.op) ?? .equal, row.constant, priority: row.priority)
            _ = try solver.addConstraint(constraint)
        }
        try solver.solve()
        let ambiguous = system.ambiguity == true ? solver.ambiguousVariables().map(\.index) : nil
        return Answer(values: variables.map { solver.value(of: $0) }, ambiguous: ambiguous)
    } catch {
        if case .unsatisfiable(let members) = error { return Answer(conflict: members.map(\.index)) }
        return Answer(error: "\(error)")
    }
}

while let line = readLine() {
    let reply: Answer
    do {
        reply = answer(to: try JSONDecoder().decode(System.self, from: Data(line.utf8)))
    } catch {
        reply = Answer(error: "\(error)")
    }
    print(String(decoding: try JSONEncoder().encode(reply), as: UTF8.self))
}
