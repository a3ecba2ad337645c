extension Simplex {
    /// The position whose row should leave the basis, or nil at an optimum.
    ///
    /// The dual infeasibility at the highest priority is chosen, there the largest, and of equal ones that of the first
    /// row; after many degenerate steps the row with the smallest number (Bland 1977, doi:10.1287/moor.2.2.103), so
    /// that the method cannot cycle.
    func leavingPosition() -> Int? {
        if isCautious { return cautiousLeavingPosition() }
        var best = -1
        var (level, amount) = (Int32.max, 0.0)
        for word in (firstFreePosition >> 6)..<dualInfeasibilities.mask.count {
            var bits = dualInfeasibilities.mask[word]
            while bits != 0 {
                let position = word << 6 + bits.trailingZeroBitCount
                bits &= bits - 1
                let otherLevel = dualInfeasibilities.levels[position]
                if otherLevel > level { continue }
                let otherAmount = abs(dualInfeasibilities.amounts[position])
                if otherLevel == level && otherAmount <= amount {
                    if otherAmount < amount || factors.rows[position] > factors.rows[best] { continue }
                }
                (best, level, amount) = (position, otherLevel, otherAmount)
            }
        }
        return best < 0 ? nil : best
    }

    /// True while steps follow Bland's rule.
    var isCautious: Bool { stalled > 200 + variableCount }

    /// The position of the row with the smallest number; in phase one, rows that are infeasible at level 0 come before
    /// all others.
    private func cautiousLeavingPosition() -> Int? {
        var best: Int?
        for position in firstFreePosition..<factors.count where dualInfeasibilities.levels[position] >= 0 {
            if let other = best {
                let isRequired = dualInfeasibilities.levels[position] == 0
                if !isPhaseTwo && isRequired != (dualInfeasibilities.levels[other] == 0) {
                    if isRequired { best = position }
                    continue
                }
                if factors.rows[position] > factors.rows[other] { continue }
            }
            best = position
        }
        return best
    }

    /// Prices every position whose multiplier has changed.
    mutating func priceChanged() {
        for word in (firstFreePosition >> 6)..<scratch.unpriced.count {
            var bits = scratch.unpriced[word]
            while bits != 0 {
                price(word << 6 + bits.trailingZeroBitCount)
                bits &= bits - 1
            }
        }
        scratch.unpriced.clear()
    }

    /// Compares the multiplier at a position with its interval, level by level, and records a dual infeasibility.
    @inline(__always)
    mutating func price(_ position: Int) {
        let (amount, level) = dualInfeasibility(at: position)
        dualInfeasibilities.set(amount, level: level, at: position)
    }

    /// How far the multiplier is outside its interval, and at which level; 0 when it is inside.
    @inline(__always)
    private func dualInfeasibility(at position: Int) -> (amount: Double, level: Int) {
        let cost = rows.costs[Int(factors.rows[position])]
        let level = Int(cost.weights.level)
        let first = position * levels.stride
        // Above the row's own level the interval is 0.
        var q = 0
        while q + 4 <= level && multipliers.areZero(at: first + q) { q += 4 }
        while q < level {
            if abs(multipliers[first + q]) > Tolerance.dualInfeasibility { return (multipliers[first + q], q) }
            q += 1
        }
        let over = multipliers[first + level] - cost.upper * cost.weights.weight
        let under = multipliers[first + level] - cost.lower * cost.weights.weight
        if over > Tolerance.dualInfeasibility { return (over, level) }
        if under < -Tolerance.dualInfeasibility { return (under, level) }
        let (meetsUpper, meetsLower) = (over >= -Tolerance.margin, under <= Tolerance.margin)
        if !meetsUpper && !meetsLower { return (0, -1) }
        return dualInfeasibility(beyond: level, at: first, cost, meetsUpper, meetsLower)
    }

    /// The same at the levels below the row's own, where the multiplier that begins at `first` is at an end of its
    /// interval.
    @inline(__always)
    private func dualInfeasibility(
        beyond level: Int, at first: Int, _ cost: Rows.Cost, _ meetsUpper: Bool, _ meetsLower: Bool
    ) -> (amount: Double, level: Int) {
        var (meetsUpper, meetsLower) = (meetsUpper, meetsLower)
        let tieLevel = Int(cost.weights.tieLevel)
        for q in (level + 1)..<levels.count {
            let y = multipliers[first + q]
            if y == 0 && q != tieLevel { continue }
            let weight = q == tieLevel ? cost.weights.tieWeight : 0
            if meetsUpper {
                let over = y - cost.upper * weight
                if over > Tolerance.dualInfeasibility { return (over, q) }
                meetsUpper = over >= -Tolerance.margin
            }
            if meetsLower {
                let under = y - cost.lower * weight
                if under < -Tolerance.dualInfeasibility { return (under, q) }
                meetsLower = under <= Tolerance.margin
            }
            if !meetsUpper && !meetsLower { break }
        }
        return (0, -1)
    }

    /// Prices every position again.
    mutating func priceAll() {
        dualInfeasibilities = DualInfeasibilities(count: factors.count)
        for position in firstFreePosition..<factors.count { price(position) }
    }
}
