extension Simplex {
    /// Changes the slope of a row outside the basis and the multipliers with it, which the caller prices again.
    mutating func setSlope(_ slope: Double, of row: Int) {
        let change = slope - rows.slopes[row]
        rows.slopes[row] = slope
        guard change != 0 else { return }
        for entry in rows.terms(of: row) {
            scratch.vector.set(rows.values[entry], at: Int(factors.positions[Int(rows.columns[entry])]))
        }
        factors.solveTransposed(&scratch.vector, from: firstFreePosition)
        addSlope(change, of: row, expressedAs: scratch.vector)
        scratch.vector.clear()
    }

    /// Adds to the multipliers what a change of a row's slope contributes, given the row's coefficients in terms of the
    /// basic rows.
    mutating func addSlope(_ change: Double, of row: Int, expressedAs alpha: WorkVector) {
        let shares = change * rows.costs[row].weights
        let count = levels.stride
        for word in (firstFreePosition >> 6)..<alpha.mask.count {
            var bits = alpha.mask[word]
            while bits != 0 {
                let bit = bits & (0 &- bits)
                let position = word << 6 + bits.trailingZeroBitCount
                bits ^= bit
                if alpha.values[position] == 0 { continue }
                scratch.unpriced[word] |= bit
                multipliers.subtract(alpha.values[position], times: shares, at: position * count)
            }
        }
    }

    /// Solves `Aᵦᵀ α = a` for the entering row: its coefficients in terms of the basic rows.
    mutating func expressEntering(_ row: Int) {
        for entry in rows.terms(of: row) {
            scratch.entering.set(rows.values[entry], at: Int(factors.positions[Int(rows.columns[entry])]))
        }
        factors.solveTransposed(&scratch.entering, from: firstFreePosition)
        scratch.entering.collectPositions(into: &scratch.enteringSupport)
    }

    /// Puts the row that was expressed last into the basis, at a position whose row leaves towards `side`, `length`
    /// away from its kink. The caller prices the changed multipliers again.
    mutating func exchange(_ position: Int, side: Double, length: Double, with entering: Int) {
        let pivot = scratch.entering.values[position]
        let leaving = Int(factors.rows[position])
        updateMultipliers(position, side: side, pivot: pivot, leaving: leaving, entering: entering)
        rows.slopes[leaving] = rows.costs[leaving].slope(on: side)
        rows.gaps[leaving] = side * length
        rows.positions[leaving] = -1
        rows.positions[entering] = Int32(truncatingIfNeeded: position)
        rows.slopes[entering] = 0
        rows.gaps[entering] = 0
        factors.rows[position] = Int32(truncatingIfNeeded: entering)
        factors.etas.append(scratch.entering, support: scratch.enteringSupport, at: position)
    }

    /// `y' = slope cost + θ` for the entering row and `y' = y − α θ` elsewhere, where `θ` is the dual infeasibility
    /// over the pivot.
    private mutating func updateMultipliers(
        _ position: Int, side: Double, pivot: Double, leaving: Int, entering: Int
    ) {
        let count = levels.stride
        let cost = rows.costs[leaving]
        let end = cost.slope(on: side)
        for q in 0..<count { scratch.change[q] = multipliers[position * count + q] }
        scratch.change.subtract(end, times: cost.weights, at: 0)
        for q in 0..<count { scratch.change[q] /= pivot }
        for word in (firstFreePosition >> 6)..<scratch.entering.mask.count {
            var bits = scratch.entering.mask[word]
            while bits != 0 {
                let bit = bits & (0 &- bits)
                let other = word << 6 + bits.trailingZeroBitCount
                bits ^= bit
                let alpha = scratch.entering.values[other]
                if alpha == 0 { continue }
                scratch.unpriced[word] |= bit
                multipliers.subtract(alpha, times: scratch.change, at: other * count)
            }
        }
        for q in 0..<count { multipliers[position * count + q] = scratch.change[q] }
        multipliers.add(rows.slopes[entering], times: rows.costs[entering].weights, at: position * count)
    }
}
