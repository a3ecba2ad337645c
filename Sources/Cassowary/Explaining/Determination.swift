/// The search for constraints that fix the value of a sum.
struct Determination {
    private let terms: [(column: Int32, value: Double)]
    private var simplex: Simplex
    /// Without etas, so that solving includes rigid rows.
    private let factors: Factorization
    /// The value of the sum.
    private let value: Double
    /// The constraint rows that are connected to the sum, nearest first.
    private let near: [Int]

    /// By row, its removal preference: higher goes first.
    private let ranks: [Int]?

    /// - Parameters:
    ///   - terms: the sum, at least one term.
    ///   - simplex: at an optimal vertex.
    init(of terms: [(column: Int32, value: Double)], in simplex: Simplex, at values: [Double], ranks: [Int]?) {
        self.terms = terms
        self.simplex = simplex
        factors = simplex.factors.etas.count > 0 ? BasisFactorizer(simplex).refactor() : simplex.factors
        self.ranks = ranks
        var sum = 0.0
        for term in terms { sum += term.value * values[Int(term.column)] }
        value = sum
        near = Self.sortedByDistance(from: terms, in: simplex)
    }

    /// An irreducible set of rows that fixes the sum, nearest first; nil where nothing fixes it.
    mutating func find() -> [Int]? {
        guard let enough = determiningSet() else { return nil }
        var place = [Int](repeating: -1, count: simplex.rows.count)
        for (index, row) in near.enumerated() { place[row] = index }
        // Those to keep come first: the filter tries the last ones first.
        let sorted = enough.sorted { a, b in
            if let ranks, ranks[a] != ranks[b] { return ranks[a] < ranks[b] }
            return place[a] < place[b]
        }
        return sorted.irreducible { determines($0) }.sorted { place[$0] < place[$1] }
    }

    // MARK: Enough rows

    /// Some rows that fix the sum: without preferences, grown outwards from the basic rows it depends on until they do;
    /// else all tight or broken rows, else all rows.
    private mutating func determiningSet() -> [Int]? {
        if ranks == nil, let found = grownSet() { return found }
        let binding = near.filter { isBinding($0) }
        if determines(binding) { return binding }
        return determines(near) ? near : nil
    }

    private mutating func grownSet() -> [Int]? {
        var isIn = [Bool](repeating: false, count: simplex.rows.count)
        for row in support(of: terms) { isIn[row] = true }
        let holding = holdingRows()
        while true {
            let chosen = near.filter { isIn[$0] }
            if determines(chosen) { return chosen }
            guard grow(&isIn, by: holding) else { return nil }
        }
    }

    /// The constraint rows of the basis that a combination of columns depends on.
    private mutating func support(of terms: [(column: Int32, value: Double)]) -> [Int] {
        var vector = WorkVector(count: factors.count)
        for term in terms { vector.set(term.value, at: Int(factors.positions[Int(term.column)])) }
        factors.solveTransposed(&vector)
        var found: [Int] = []
        var largest = 0.0
        for position in 0..<vector.values.count { largest = max(largest, abs(vector.values[position])) }
        for position in 0..<vector.values.count where abs(vector.values[position]) > Tolerance.margin * largest {
            let row = Int(factors.rows[position])
            if !simplex.rows.isImplicit(row) { found.append(row) }
        }
        return found
    }

    /// The broken rows, which keep others tight, each with the basic rows that they depend on.
    private mutating func holdingRows() -> [(row: Int, pulled: [Int])] {
        var found: [(row: Int, pulled: [Int])] = []
        for row in near where simplex.rows.positions[row] < 0 && simplex.rows.slopes[row] != 0 {
            var terms: [(column: Int32, value: Double)] = []
            for entry in simplex.rows.terms(of: row) {
                terms.append((simplex.rows.columns[entry], simplex.rows.values[entry]))
            }
            found.append((row, support(of: terms)))
        }
        return found
    }

    /// Adds the broken rows that depend on rows of the set, with all basic rows they depend on; false if there are
    /// none.
    private func grow(_ isIn: inout [Bool], by holding: [(row: Int, pulled: [Int])]) -> Bool {
        let before = isIn
        var hasGrown = false
        for (row, pulled) in holding where !before[row] && pulled.contains(where: { before[$0] }) {
            isIn[row] = true
            for other in pulled { isIn[other] = true }
            hasGrown = true
        }
        return hasGrown
    }

    private func isBinding(_ row: Int) -> Bool {
        simplex.rows.positions[row] >= 0 || simplex.rows.slopes[row] != 0
            || abs(simplex.rows.gaps[row]) <= 2 * simplex.rows.tolerance(of: row)
    }

    /// Whether the rows alone give the sum its value, and only that.
    private func determines(_ members: [Int]) -> Bool {
        var part = Subsystem(of: simplex.rows, members.sorted(), sum: terms)
        guard part.simplex.optimize() == .optimal else { return false }
        guard abs(part.simplex.x[0] - value) <= 1e-6 * max(1, abs(value)) else { return false }
        return !OptimalFace.ambiguity(of: part.simplex)[0]
    }

    // MARK: Distance

    /// The constraint rows by their distance from the terms, counted in rows, then by number.
    private static func sortedByDistance(
        from terms: [(column: Int32, value: Double)], in simplex: Simplex
    ) -> [Int] {
        var isKnown = [Bool](repeating: false, count: simplex.variableCount)
        var isFound = [Bool](repeating: false, count: simplex.rows.count)
        var found: [Int] = []
        var reached: [Int] = []
        for term in terms { reached.append(Int(term.column)) }
        for column in reached { isKnown[column] = true }
        let columns = Columns(of: simplex.rows, count: simplex.variableCount)
        while !reached.isEmpty {
            let start = found.count
            for column in reached {
                for entry in columns.entries(of: column) {
                    let row = Int(columns.entries[entry].index)
                    guard !isFound[row], simplex.rows.isActive(row), !simplex.rows.isImplicit(row) else { continue }
                    isFound[row] = true
                    found.append(row)
                }
            }
            found[start...].sort()
            reached = []
            for row in found[start...] {
                for entry in simplex.rows.terms(of: row) where !isKnown[Int(simplex.rows.columns[entry])] {
                    isKnown[Int(simplex.rows.columns[entry])] = true
                    reached.append(Int(simplex.rows.columns[entry]))
                }
            }
        }
        return found
    }
}
