/// An edge along which no priority level changes, at least at its start.
struct FlatEdge: Sendable {
    /// 1 or −1 when the edge is flat in one direction only, 0 when in both.
    var side: Double
    /// The variables that change along the edge, and their rates.
    var columns: [Int32] = []
    var rates: [Double] = []
    /// The rows at their kinks that it moves.
    var rows: [Int32] = []
    var motions: [Double] = []
}

/// The set of all optimal solutions, seen from the vertex that a run found.
///
/// By complementary slackness, every row whose multiplier is strictly inside its interval is tight on all of it, and
/// every row whose multiplier is at an end stays on one side.
struct OptimalFace {
    private var simplex: Simplex

    /// Whether each variable has another value in another optimal solution.
    ///
    /// - Parameter simplex: at an optimal vertex.
    static func ambiguity(of simplex: Simplex) -> [Bool] {
        var face = OptimalFace(of: simplex)
        return face.ambiguity()
    }

    private init(of simplex: Simplex) {
        self.simplex = simplex
        self.simplex.own()
        if simplex.factors.etas.count > 0 { self.simplex.refactor() }
    }

    /// Edges at which no other row is at its kink are flat for some length; for the others a small system tells which
    /// combinations are.
    private mutating func ambiguity() -> [Bool] {
        var isAmbiguous = [Bool](repeating: false, count: simplex.variableCount)
        var touching: [FlatEdge] = []
        for position in simplex.firstFreePosition..<simplex.factors.count {
            guard let side = flatSide(of: position), isFlat(at: position, side: side) else { continue }
            let edge = flatEdge(at: position, side: side)
            if edge.rows.isEmpty {
                for column in edge.columns { isAmbiguous[Int(column)] = true }
            } else {
                touching.append(edge)
            }
        }
        if !touching.isEmpty { markCombinations(of: touching, in: &isAmbiguous) }
        return isAmbiguous
    }

    /// The side of its kink to which a basic row may move without cost at any priority, judging by its multiplier: 1,
    /// −1 or, for both, 0; nil if the row has to stay.
    private func flatSide(of position: Int) -> Double? {
        let cost = simplex.rows.costs[Int(simplex.factors.rows[position])]
        let base = position * simplex.levels.stride
        var isUpper = true
        var isLower = true
        for q in 0..<simplex.levels.realCount {
            let weight = cost.weights[q]
            if abs(simplex.multipliers[base + q] - cost.upper * weight) > Tolerance.flat { isUpper = false }
            if abs(simplex.multipliers[base + q] - cost.lower * weight) > Tolerance.flat { isLower = false }
        }
        if isUpper && isLower { return 0 }
        return isUpper ? 1 : isLower ? -1 : nil
    }

    /// Whether no priority level changes along the edge, by freshly summed slopes: where coefficients differ by orders
    /// of magnitude, a multiplier that should be 0 may be larger than one that should not.
    private mutating func isFlat(at position: Int, side: Double) -> Bool {
        let way = side == 0 ? 1 : side
        simplex.findDirection(from: position, side: way, isRefined: true)
        simplex.findMotion()
        simplex.findSlope(at: position, side: way)
        defer { simplex.clearStep() }
        for q in 0..<simplex.levels.realCount
        where abs(simplex.scratch.slope[q]) > Tolerance.slope * simplex.scratch.magnitude[q] {
            return false
        }
        return true
    }

    private mutating func flatEdge(at position: Int, side: Double) -> FlatEdge {
        let largest = simplex.findDirection(from: position, side: 1, isRefined: true)
        simplex.findMotion()
        var edge = FlatEdge(side: side)
        for place in simplex.scratch.support where simplex.scratch.direction.values[Int(place)] != 0 {
            edge.columns.append(simplex.factors.columns[Int(place)])
            edge.rates.append(simplex.scratch.direction.values[Int(place)] / largest)
        }
        for number in simplex.scratch.moved
        where simplex.scratch.motion[Int(number)].rate != 0 && restrictsFace(Int(number)) {
            edge.rows.append(number)
            edge.motions.append(simplex.scratch.motion[Int(number)].rate / largest)
        }
        simplex.clearStep()
        return edge
    }

    private func restrictsFace(_ row: Int) -> Bool {
        simplex.rows.positions[row] < 0 && simplex.rows.isActive(row) && !simplex.rows.isImplicit(row)
            && abs(simplex.rows.gaps[row]) <= simplex.rows.tolerance(of: row)
    }

    // MARK: Combinations

    /// Marks the variables that change along combinations of edges that stay on the face.
    private func markCombinations(of edges: [FlatEdge], in isAmbiguous: inout [Bool]) {
        var cone = Cone(count: edges.count)
        var kinks: [Int32] = []
        var coefficients: [[(column: Int32, value: Double)]] = []
        var placeOfRow = [Int32](repeating: -1, count: simplex.rows.count)
        for (number, edge) in edges.enumerated() {
            if edge.side != 0 { cone.add([(Int32(truncatingIfNeeded: number), edge.side)], isEquality: false) }
            for (row, motion) in zip(edge.rows, edge.motions) {
                if placeOfRow[Int(row)] < 0 {
                    placeOfRow[Int(row)] = Int32(truncatingIfNeeded: kinks.count)
                    kinks.append(row)
                    coefficients.append([])
                }
                coefficients[Int(placeOfRow[Int(row)])].append((Int32(truncatingIfNeeded: number), motion))
            }
        }
        for (place, number) in kinks.enumerated() {
            let row = Int(number)
            let isAtUpper = simplex.rows.slopes[row] == simplex.rows.costs[row].upper
            let isEquality = !isAtUpper && simplex.rows.slopes[row] != simplex.rows.costs[row].lower
            cone.add(coefficients[place], sign: isAtUpper ? 1 : -1, isEquality: isEquality)
        }
        for combination in cone.hull() { mark(combination, of: edges, in: &isAmbiguous) }
    }

    private func mark(_ combination: [Double], of edges: [FlatEdge], in isAmbiguous: inout [Bool]) {
        var change = [Double](repeating: 0, count: simplex.variableCount)
        var size = change
        for (share, edge) in zip(combination, edges) where share != 0 {
            for (column, rate) in zip(edge.columns, edge.rates) {
                change[Int(column)] += share * rate
                size[Int(column)] += abs(share * rate)
            }
        }
        for column in 0..<simplex.variableCount where abs(change[column]) > Tolerance.margin * size[column] {
            isAmbiguous[column] = true
        }
    }
}
