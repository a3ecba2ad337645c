/// An edge along which no priority level changes, at least at its start.
struct FlatEdge: Sendable {
    /// 1 or −1 when only one way along the edge is flat, 0 when both are.
    var side: Double
    /// What a unit along the edge moves, as pairs of a variable and its change.
    var columns: [Int32] = []
    var rates: [Double] = []
    /// The rows at their kinks that it moves.
    var rows: [Int32] = []
    var motions: [Double] = []
}

extension Simplex {
    /// Whether each variable differs somewhere on the optimal face.
    ///
    /// By complementary slackness the face is where every row whose multiplier is strictly inside its interval stays
    /// tight and every row whose multiplier is at an end stays on one side. Edges at which no other row is at its kink
    /// are flat for some length; for the others a small system tells which combinations are.
    mutating func findAmbiguity() -> [Bool] {
        own()
        if factors.etas.count > 0 { refactor() }
        var isAmbiguous = [Bool](repeating: false, count: variableCount)
        var touching: [FlatEdge] = []
        for position in firstPliable..<factors.count {
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

    /// On which side of its kink a basic row may move without cost at any priority, as far as its multiplier tells: 1, −1
    /// or, for both, 0; nil if the row has to stay.
    private func flatSide(of position: Int) -> Double? {
        let cost = rows.costs[Int(factors.rows[position])]
        let base = position * levels.stride
        var isUpper = true
        var isLower = true
        for q in 0..<levels.realCount {
            let weight = cost.level == q ? cost.weight : 0
            if abs(multipliers[base + q] - cost.upper * weight) > Tolerance.flat { isUpper = false }
            if abs(multipliers[base + q] - cost.lower * weight) > Tolerance.flat { isLower = false }
        }
        if isUpper && isLower { return 0 }
        return isUpper ? 1 : isLower ? -1 : nil
    }

    /// Whether no priority level changes along the edge, its slopes summed anew: where coefficients differ much, a
    /// multiplier that should be 0 may be larger than one that is not.
    private mutating func isFlat(at position: Int, side: Double) -> Bool {
        let way = side == 0 ? 1 : side
        findDirection(from: position, side: way, isRefined: true)
        findMotion()
        findSlope(at: position, side: way)
        defer { clearStep() }
        for q in 0..<levels.realCount where abs(scratch.slope[q]) > Tolerance.slope * scratch.magnitude[q] {
            return false
        }
        return true
    }

    private mutating func flatEdge(at position: Int, side: Double) -> FlatEdge {
        let largest = findDirection(from: position, side: 1, isRefined: true)
        findMotion()
        var edge = FlatEdge(side: side)
        for place in scratch.support where scratch.direction.values[Int(place)] != 0 {
            edge.columns.append(factors.columns[Int(place)])
            edge.rates.append(scratch.direction.values[Int(place)] / largest)
        }
        for number in scratch.moved where scratch.motion[Int(number)].rate != 0 && restrictsFace(Int(number)) {
            edge.rows.append(number)
            edge.motions.append(scratch.motion[Int(number)].rate / largest)
        }
        clearStep()
        return edge
    }

    private func restrictsFace(_ row: Int) -> Bool {
        rows.positions[row] < 0 && rows.isActive(row) && !rows.isImplicit(row)
            && abs(rows.gaps[row]) <= rows.tolerance(of: row)
    }

    // MARK: Combinations

    /// Marks what the combinations of edges move that keep to the face.
    private func markCombinations(of edges: [FlatEdge], in isAmbiguous: inout [Bool]) {
        var cone = Cone(count: edges.count)
        var kinks: [Int32] = []
        var coefficients: [[(column: Int32, value: Double)]] = []
        var placeOfRow = [Int32](repeating: -1, count: rows.count)
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
            let isAtUpper = rows.slopes[row] == rows.costs[row].upper
            let isEquality = !isAtUpper && rows.slopes[row] != rows.costs[row].lower
            cone.add(coefficients[place], sign: isAtUpper ? 1 : -1, isEquality: isEquality)
        }
        for combination in cone.hull() { mark(combination, of: edges, in: &isAmbiguous) }
    }

    private func mark(_ combination: [Double], of edges: [FlatEdge], in isAmbiguous: inout [Bool]) {
        var change = [Double](repeating: 0, count: variableCount)
        var size = change
        for (share, edge) in zip(combination, edges) where share != 0 {
            for (column, rate) in zip(edge.columns, edge.rates) {
                change[Int(column)] += share * rate
                size[Int(column)] += abs(share * rate)
            }
        }
        for column in 0..<variableCount where abs(change[column]) > Tolerance.margin * size[column] {
            isAmbiguous[column] = true
        }
    }
}
