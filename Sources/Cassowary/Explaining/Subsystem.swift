/// Some rows of a larger system as a system of its own, with only the variables that they use.
struct Subsystem {
    var simplex = Simplex()

    /// The rows in the order given, with their present constants. With a sum, variable 0 is equal to it.
    init(of rows: Rows, _ members: [Int], sum: [(column: Int32, value: Double)] = []) {
        var columnOf: [Int32: Int32] = [:]
        if !sum.isEmpty { simplex.addVariable() }
        for term in sum { addColumn(term.column, to: &columnOf) }
        for member in members {
            for entry in rows.terms(of: member) { addColumn(rows.columns[entry], to: &columnOf) }
        }
        if !sum.isEmpty {
            var terms: [(column: Int32, value: Double)] = [(0, -1)]
            for term in sum { terms.append((columnOf[term.column] ?? 0, term.value)) }
            append(terms, .equal, 0)
        }
        for member in members { appendCopy(of: member, from: rows, columnOf) }
        simplex.start()
    }

    private mutating func addColumn(_ column: Int32, to columnOf: inout [Int32: Int32]) {
        guard columnOf[column] == nil else { return }
        columnOf[column] = Int32(truncatingIfNeeded: simplex.variableCount)
        simplex.addVariable()
    }

    private mutating func appendCopy(of row: Int, from other: Rows, _ columnOf: [Int32: Int32]) {
        var terms: [(column: Int32, value: Double)] = []
        for entry in other.terms(of: row) {
            terms.append((columnOf[other.columns[entry]] ?? 0, other.values[entry]))
        }
        let cost = other.costs[row]
        let relation: Relation = cost.lower == 0 ? .lessThanOrEqual : cost.upper == 0 ? .greaterThanOrEqual : .equal
        append(terms, relation, other.constants[row], priority: other.givens[row].priority, weight: cost.weights.weight)
    }

    private mutating func append(
        _ terms: [(column: Int32, value: Double)], _ relation: Relation, _ constant: Double,
        priority: Double = Priority.required, weight: Double = 1
    ) {
        let row = simplex.rows.append(terms.sorted { $0.column < $1.column }, relation, constant)
        simplex.rows.givens[row].weight = weight
        simplex.rows.setPriority(priority, of: row)
    }
}
