import Cassowary
import Foundation

func answer(to system: System) -> Answer {
    var solver = Solver()
    let variables = (0..<max(0, system.variables)).map { _ in solver.addVariable() }
    do throws(SolverError) {
        for row in system.constraints { _ = try solver.addConstraint(constraint(row, variables)) }
        try solver.solve()
        var answer = Answer(values: variables.map { solver.value(of: $0) })
        if system.ambiguity == true { answer.ambiguous = solver.ambiguousVariables().map(\.index) }
        if system.explanations == true { try explain(&solver, variables, in: &answer) }
        return answer
    } catch {
        if case .unsatisfiable(let members) = error { return Answer(conflict: members.map(\.index)) }
        return Answer(error: "\(error)")
    }
}

func constraint(_ row: System.Row, _ variables: [Variable]) -> Constraint {
    var terms: [Term] = []
    for term in row.terms where term.count == 2 { terms.append(Term(variables[Int(term[0])], term[1])) }
    return Constraint(
        terms, Relation(rawValue: row.op) ?? .equal, row.constant, priority: row.priority,
        weight: row.weight ?? 1)
}

func explain(_ solver: inout Solver, _ variables: [Variable], in answer: inout Answer) throws(SolverError) {
    answer.ambiguous = solver.ambiguousVariables().map(\.index)
    answer.violations = solver.violations.map { Answer.Violation(constraint: $0.constraint.index, excess: $0.excess) }
    answer.witnesses = try solver.ambiguities().map {
        Answer.Witness(variables: $0.variables.map(\.index), second: $0.second)
    }
    var chains: [[Int]?] = []
    for variable in variables {
        chains.append(try solver.determiningConstraints(of: [Term(variable)])?.map(\.index))
    }
    answer.chains = chains
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
