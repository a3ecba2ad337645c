extension Simplex {
    /// The position whose row should leave the basis, or nil at an optimum.
    ///
    /// The breach at the highest priority wins, there the largest, of equal ones that of the first row; after many steps
    /// without length the row with the smallest number (Bland 1977, doi:10.1287/moor.2.2.103), so that no vertex comes
    /// twice.
    func leavingPosition() -> Int? {
        var best: Int?
        for word in (firstPliable >> 6)..<breaches.mask.count {
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
        let (amount, otherAmount) = (abs(breaches.amounts[position]), abs(breaches.amounts[other]))
        if amount != otherAmount { return amount > otherAmount }
        return factors.rows[position] < factors.rows[other]
    }

    /// Prices every position whose multiplier has changed.
    mutating func priceChanged() {
        for word in (firstPliable >> 6)..<scratch.unpriced.count {
            var bits = scratch.unpriced[word]
            while bits != 0 {
                price(word << 6 + bits.trailingZeroBitCount)
                bits &= bits - 1
            }
        }
        scratch.unpriced.clear()
    }

    /// Compares the multiplier at a position with its interval, level by level, and records a breach.
    mutating func price(_ position: Int) {
        let (amount, level) = breach(at: position)
        breaches.set(amount, level: level, at: position)
    }

    /// How far the multiplier is out of its interval, and at which level; 0 when it is inside.
    private func breach(at position: Int) -> (amount: Double, level: Int) {
        let cost = rows.costs[Int(factors.rows[position])]
        let (level, tieLevel, count) = (Int(cost.level), Int(cost.tieLevel), levels.count)
        let first = position * count
        // Whether the multiplier has been equal to the end of the interval at every level so far.
        var meetsLower = true
        var meetsUpper = true
        for q in 0..<count {
            let y = multipliers[first + q]
            if y == 0 && q != level && q != tieLevel { continue }
            let weight = q == level ? cost.weight : q == tieLevel ? cost.tieWeight : 0
            let over = y - cost.upper * weight
            let under = y - cost.lower * weight
            if meetsUpper && over > Tolerance.breach { return (over, q) }
            if meetsLower && under < -Tolerance.breach { return (under, q) }
            meetsUpper = meetsUpper && over >= -Tolerance.margin
            meetsLower = meetsLower && under <= Tolerance.margin
            if !meetsLower && !meetsUpper { break }
        }
        return (0, -1)
    }

    /// Prices every position anew.
    mutating func priceAll() {
        breaches = Breaches(count: factors.count)
        for position in firstPliable..<factors.count { price(position) }
    }
}
