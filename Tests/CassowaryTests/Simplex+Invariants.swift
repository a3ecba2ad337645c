@testable import Cassowary

extension Simplex {
    /// What must hold between any two steps.
    enum Invariant: Hashable, Sendable {
        /// `rows.positions` and `factors.rows` are inverse to each other.
        case positions
        /// The rows of the lower factor have their entries in ascending order.
        case factors
        /// Basic rows are tight and every other gap is `a·x − b`.
        case gaps
        /// A row off its kink has the slope of its side; a row at its kink has one between its ends.
        case slopes
        /// `Aᵦᵀ y + Σ slope cost a = 0` at every level, except for the multipliers of fixed rows.
        case multipliers
        /// In phase two required rows hold and have no multipliers.
        case rigidRows
    }

    /// The first invariant that does not hold.
    func brokenInvariant() -> Invariant? {
        if !holdsPositions() { return .positions }
        if !holdsFactors() { return .factors }
        for row in 0..<rows.count where rows.isActive(row) && !holdsGap(of: row) { return .gaps }
        for row in 0..<rows.count where rows.positions[row] < 0 && !holdsSlope(of: row) { return .slopes }
        for level in 0..<levels.count where !holdsMultipliers(at: level) { return .multipliers }
        return holdsRigidRows() ? nil : .rigidRows
    }

    private func holdsPositions() -> Bool {
        var basic = 0
        for row in 0..<rows.count where rows.positions[row] >= 0 {
            guard factors.rows[Int(rows.positions[row])] == row else { return false }
            basic += 1
        }
        return basic == factors.count && factors.count == variableCount
    }

    private func holdsFactors() -> Bool {
        for position in 0..<factors.count {
            let entries = factors.lowerByRow.range(of: position)
            for entry in entries.dropFirst()
            where factors.lowerByRow.entries[entry - 1].index >= factors.lowerByRow.entries[entry].index {
                return false
            }
        }
        return true
    }

    private func holdsGap(of row: Int) -> Bool {
        var size = abs(rows.constants[row])
        for entry in rows.terms(of: row) { size += abs(rows.values[entry] * x[Int(rows.columns[entry])]) }
        let expected = rows.positions[row] < 0 ? rows.gaps[row] : 0
        return abs(rows.gap(of: row, at: x) - expected) <= 1e-7 * max(1, size)
    }

    private func holdsSlope(of row: Int) -> Bool {
        let (slope, cost) = (rows.slopes[row], rows.costs[row])
        let allowed = 2 * rows.tolerance(of: row)
        if rows.gaps[row] > allowed { return slope == cost.upper }
        if rows.gaps[row] < -allowed { return slope == cost.lower }
        return slope >= cost.lower && slope <= cost.upper
    }

    /// The rest of the sum has to be a combination of the fixed rows.
    private func holdsMultipliers(at level: Int) -> Bool {
        var left = WorkVector(count: variableCount)
        var size = 1.0
        for row in 0..<rows.count {
            let share = share(of: row, at: level)
            for entry in rows.terms(of: row) {
                left.add(share * rows.values[entry], at: Int(factors.positions[Int(rows.columns[entry])]))
                size = max(size, abs(share * rows.values[entry]))
            }
        }
        factors.solveTransposed(&left)
        for position in firstFreePosition..<factors.count where !(abs(left.values[position]) <= 1e-6 * size) {
            return false
        }
        return true
    }

    private func share(of row: Int, at level: Int) -> Double {
        let position = Int(rows.positions[row])
        guard position >= 0 else { return rows.slopes[row] * rows.cost(of: row, at: level) }
        return position >= firstFreePosition ? multipliers[position * levels.stride + level] : 0
    }

    private func holdsRigidRows() -> Bool {
        if fixesRigidRows {
            guard hasRigidRowsFirst else { return false }
            for row in 0..<rows.count where rows.positions[row] < 0 && rows.isRigid(row) {
                if !(abs(rows.gaps[row]) <= rows.tolerance(of: row)) { return false }
            }
        }
        guard isPhaseTwo else { return true }
        for position in firstFreePosition..<factors.count where multipliers[position * levels.stride] != 0 {
            return false
        }
        return isFeasible
    }
}
