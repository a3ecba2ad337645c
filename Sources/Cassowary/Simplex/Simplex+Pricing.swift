extension Simplex {
    /// The position whose row should leave the basis, or nil at an optimum.
    ///
    /// The breach at the highest priority wins, there the largest; after many steps without length the row with
    /// the smallest number (Bland 1977, doi:10.1287/moor.2.2.103), so that no vertex comes twice.
    func leavingPosition() -> Int? {
        var best: Int?
        for word in 0..<breaches.mask.count {
            var bits = breaches.mask[word]
            while bits != 0 {
                let position = word << 6 + bits.trailingZeroBitCount
                bits &= bits - 1
                if let other = best, !isBetter(position, than: other) { continue }
                best = position
            }
        }
        return best
    }

    /// True while steps follow Bland's rule.
    var isCautious: Bool { stalled > 200 + variableCount }

    private func isBetter(_ position: Int, than other: Int) -> Bool {
        let level = breaches.levels[position]
        let otherLevel = breaches.levels[other]
        if isCautious && (isSettled || (level == 0) == (otherLevel == 0)) {
            return factors.rows[position] < factors.rows[other]
        }
        if level != otherLevel { return level < otherLevel }
        return abs(breaches.amounts[position]) > abs(breaches.amounts[other])
    }

    /// Compares the multiplier at a position with its interval, level by level, and records a breach.
    mutating func price(_ position: Int) {
        let row = Int(factors.rows[position])
        let base = position * levels.count
        let level = Int(rows.levels[row])
        let tieLevel = Int(rows.tieLevels[row])
        // Whether the multiplier has been equal to the end of the interval at every level so far.
        var meetsLower = true
        var meetsUpper = true
        for q in 0..<levels.count {
            let cost = q == level ? rows.weights[row] : q == tieLevel ? rows.tieWeights[row] : 0
            let over = multipliers[base + q] - rows.upper[row] * cost
            let under = multipliers[base + q] - rows.lower[row] * cost
            if meetsUpper && over > Tolerance.breach { return breaches.set(over, level: q, at: position) }
            if meetsLower && under < -Tolerance.breach { return breaches.set(under, level: q, at: position) }
            meetsUpper = meetsUpper && over >= -Tolerance.margin
            meetsLower = meetsLower && under <= Tolerance.margin
            if !meetsLower && !meetsUpper { break }
        }
        breaches.set(0, level: -1, at: position)
    }

    /// Prices every position anew.
    mutating func priceAll() {
        breaches = Breaches(count: factors.count)
        for position in 0..<factors.count { price(position) }
    }
}
