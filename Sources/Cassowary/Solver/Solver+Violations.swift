/// A constraint that the last solution breaks.
public struct Violation: Hashable, Sendable {
    public let constraint: ConstraintID
    /// By how much the sum of the terms exceeds the constant, in the unit of the constant; below 0 where it is less.
    public let excess: Double
}

extension Solver {
    /// The constraints that the last solution breaks, ascending; none of them is required. O(terms of all constraints).
    public var violations: [Violation] {
        var found: [Violation] = []
        for row in 0..<simplex.rows.count where constraintOfRow[row] >= 0 {
            let excess = excess(of: row)
            guard excess != 0 else { continue }
            let id = ConstraintID(index: Int(constraintOfRow[row]))
            found.append(Violation(constraint: id, excess: excess))
        }
        return found
    }

    /// By how much the last solution breaks the constraint: 0 where it holds, else |sum − constant|, in the unit of the
    /// constant. O(terms).
    public func violation(of id: ConstraintID) -> Double {
        guard let row = table.row(of: id.index) else { return 0 }
        return abs(excess(of: row))
    }

    /// By how much the row's left side exceeds its right side in the last solution, in the unit of the given constant;
    /// 0 where the constraint holds.
    private func excess(of row: Int) -> Double {
        let rows = simplex.rows
        let constant = rows.constants[row]
        var gap = -constant
        for entry in rows.terms(of: row) {
            gap += rows.values[entry] * value(of: Variable(index: Int(rows.columns[entry])))
        }
        let slope = rows.costs[row].slope(on: gap)
        guard slope != 0, abs(gap) > Tolerance.gap * max(1, abs(constant)) else { return 0 }
        return gap / rows.givens[row].scale
    }
}
