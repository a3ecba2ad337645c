extension Simplex {
    /// Moves along the edge on which the row at `position` loosens, past every kink that keeps the objective
    /// falling (long step), and puts the row of the kink where it stops into the basis.
    mutating func step(from position: Int) {
        let side = dualInfeasibilities.amounts[position] > 0 ? 1.0 : -1.0
        findDirection(from: position, side: side)
        findMotion()
        findSlope(at: position, side: side)
        if !isFalling() {
            correctMultiplier(at: position, side: side)
        } else if let kink = findReliableStop(from: position, side: side) {
            move(by: kink.length, leaving: position)
            flipPassedRows()
            exchange(position, side: side, length: kink.length, with: Int(kink.row))
            priceChanged()
        } else if factors.etas.count > 0 {
            refactor()
        } else {
            // The objective is bounded below by 0, so this is rounding.
            dualInfeasibilities.set(0, level: -1, at: position)
        }
        clearStep()
        if factors.isWornOut { refactor() }
    }

    // MARK: The direction

    /// `d = ± Aᵦ⁻¹ e` for the leaving position, without components that are negligible beside the largest, which is
    /// returned.
    @discardableResult
    mutating func findDirection(from position: Int, side: Double, isRefined: Bool = false) -> Double {
        scratch.direction.set(side, at: position)
        factors.solve(&scratch.direction)
        if isRefined {
            factors.refine(&scratch.direction, correction: &scratch.correction, of: rows, from: 0) {
                $0 == position ? side : 0
            }
        }
        scratch.direction.collectPositions(into: &scratch.support)
        var largest = 0.0
        for place in scratch.support { largest = max(largest, abs(scratch.direction.values[Int(place)])) }
        for place in scratch.support
        where abs(scratch.direction.values[Int(place)]) <= Tolerance.direction * largest {
            scratch.direction.values[Int(place)] = 0
        }
        return largest
    }

    /// `a·d` of every row that the direction moves.
    mutating func findMotion() {
        for position in scratch.support {
            let rate = scratch.direction.values[Int(position)]
            guard rate != 0 else { continue }
            for entry in columns.entries(of: Int(factors.columns[Int(position)])) {
                let row = Int(columns.entries[entry].index)
                var motion = scratch.motion[row]
                if motion.size == 0 { scratch.moved.append(columns.entries[entry].index) }
                let share = columns.entries[entry].value * rate
                motion.rate += share
                motion.size += abs(share)
                scratch.motion[row] = motion
            }
        }
        for row in scratch.moved {
            let motion = scratch.motion[Int(row)]
            if abs(motion.rate) <= Tolerance.motion * motion.size { scratch.motion[Int(row)].rate = 0 }
        }
    }

    /// The slope of the objective at the start of the step, as a vector over the levels, with the sum of its terms'
    /// magnitudes, relative to which a cancelled sum counts as zero.
    ///
    /// The multiplier says the same, but a fresh sum has no accumulated error, and a slope along an edge is then
    /// compared in the same unit from both of its ends.
    mutating func findSlope(at position: Int, side: Double) {
        for q in 0..<levels.count { (scratch.slope[q], scratch.magnitude[q]) = (0, 0) }
        for number in scratch.moved where rows.positions[Int(number)] < 0 {
            addSlope(rows.slopes[Int(number)] * scratch.motion[Int(number)].rate, of: Int(number))
        }
        let row = Int(factors.rows[position])
        addSlope(side * rows.costs[row].slope(on: side), of: row)
    }

    private mutating func addSlope(_ slope: Double, of row: Int) {
        guard slope != 0 else { return }
        let weights = rows.costs[row].weights
        scratch.slope.add(slope, times: weights, at: 0)
        scratch.magnitude.add(abs(slope), times: weights, at: 0)
    }

    private func isFalling() -> Bool {
        for q in 0..<levels.count {
            let noise = Tolerance.slope * scratch.magnitude[q]
            if scratch.slope[q] < -noise { return true }
            if scratch.slope[q] > noise { return false }
        }
        return false
    }

    /// Writes the slope just summed into the multiplier, so that rounding no longer looks like a dual infeasibility.
    ///
    /// One that remains is real only if it is on the other side and the objective decreases there.
    private mutating func correctMultiplier(at position: Int, side: Double) {
        let row = Int(factors.rows[position])
        let base = position * levels.stride
        for q in 0..<levels.count {
            let isNoise = abs(scratch.slope[q]) <= Tolerance.slope * scratch.magnitude[q]
            multipliers[base + q] = isNoise ? 0 : -side * scratch.slope[q]
        }
        let cost = rows.costs[row]
        multipliers.add(cost.slope(on: side), times: cost.weights, at: base)
        price(position)
        guard dualInfeasibilities.levels[position] >= 0 else { return }
        if dualInfeasibilities.amounts[position] * side > 0 || !isFallingBack(row) {
            dualInfeasibilities.set(0, level: -1, at: position)
        }
    }

    /// Whether the objective decreases on the other side of a basic row; negates the slope just summed.
    private mutating func isFallingBack(_ row: Int) -> Bool {
        for q in 0..<levels.count { scratch.slope[q] = -scratch.slope[q] }
        addSlope(rows.costs[row].upper - rows.costs[row].lower, of: row)
        return isFalling()
    }

    // MARK: The length

    /// The kink at which the objective stops falling, its row expressed in the basis; nil if there is none or the
    /// factorisation is no longer good enough to tell.
    private mutating func findReliableStop(from position: Int, side: Double) -> KinkHeap.Kink? {
        while let kink = findStop() {
            expressEntering(Int(kink.row))
            let pivot = scratch.entering.values[position]
            let expected = scratch.motion[Int(kink.row)].rate * side
            if pivot != 0 && abs(pivot - expected) <= Tolerance.agreement * (abs(pivot) + abs(expected)) { return kink }
            scratch.entering.clear()
            if factors.etas.count > 0 { return nil }
            // With fresh factors only a motion that is pure rounding can disagree: the row does not move.
            scratch.motion[Int(kink.row)].rate = 0
            scratch.passed.removeAll()
            findSlope(at: position, side: side)
        }
        return nil
    }

    /// The kink at which the objective stops falling.
    private mutating func findStop() -> KinkHeap.Kink? {
        collectKinks()
        scratch.kinks.arrange()
        while let kink = scratch.kinks.popFirst() {
            let row = Int(kink.row)
            addSlope(kink.rate * abs(slopeBeyond(row) - rows.slopes[row]), of: row)
            if isCautious || !isFalling() { return kink }
            scratch.passed.append(kink.row)
        }
        return nil
    }

    private mutating func collectKinks() {
        scratch.kinks.removeAll()
        for number in scratch.moved {
            let row = Int(number)
            let rate = scratch.motion[row].rate
            guard rows.positions[row] < 0, rate != 0, slopeBeyond(row) != rows.slopes[row] else { continue }
            let length = max(0, -rows.gaps[row] / rate)
            scratch.kinks.append(KinkHeap.Kink(length: length, rate: abs(rate), row: number))
        }
    }

    /// The slope that a moved row has once it is past its kink.
    private func slopeBeyond(_ row: Int) -> Double { rows.costs[row].slope(on: scratch.motion[row].rate) }

    // MARK: The move

    private mutating func move(by length: Double, leaving position: Int) {
        stalled = length > 0 ? 0 : stalled + 1
        guard length > 0 else { return }
        for place in scratch.support {
            x[Int(factors.columns[Int(place)])] += length * scratch.direction.values[Int(place)]
        }
        for number in scratch.moved {
            let row = Int(number)
            drifted[row >> 6] |= 1 << UInt64(truncatingIfNeeded: row & 63)
            if rows.positions[row] < 0 { rows.gaps[row] += length * scratch.motion[row].rate }
        }
    }

    /// Gives each passed row the slope beyond its kink: one by one or, where they are many, all of a level at once.
    private mutating func flipPassedRows() {
        guard scratch.passed.count > countOfPassedLevels() else {
            for row in scratch.passed { setSlope(slopeBeyond(Int(row)), of: Int(row)) }
            return
        }
        for level in 0..<levels.count { flipPassedRows(at: level) }
        for row in scratch.passed { rows.slopes[Int(row)] = slopeBeyond(Int(row)) }
    }

    /// At how many levels the passed rows have a cost.
    private func countOfPassedLevels() -> Int {
        var found: UInt64 = 0
        for row in scratch.passed {
            let weights = rows.costs[Int(row)].weights
            found |= 1 << UInt64(truncatingIfNeeded: min(63, weights.level))
            found |= 1 << UInt64(truncatingIfNeeded: min(63, weights.tieLevel))
        }
        return found.nonzeroBitCount
    }

    /// Changes the multipliers at one level by what all passed rows contribute there.
    private mutating func flipPassedRows(at level: Int) {
        for number in scratch.passed {
            let row = Int(number)
            let cost = (slopeBeyond(row) - rows.slopes[row]) * rows.cost(of: row, at: level)
            guard cost != 0 else { continue }
            for entry in rows.terms(of: row) {
                let position = Int(factors.positions[Int(rows.columns[entry])])
                scratch.vector.add(-cost * rows.values[entry], at: position)
            }
        }
        factors.solveTransposed(&scratch.vector, from: firstFreePosition)
        for word in (firstFreePosition >> 6)..<scratch.vector.mask.count {
            var bits = scratch.vector.mask[word]
            scratch.unpriced[word] |= bits
            while bits != 0 {
                let position = word << 6 + bits.trailingZeroBitCount
                bits &= bits - 1
                multipliers[position * levels.stride + level] += scratch.vector.values[position]
            }
        }
        scratch.vector.clear()
    }

    mutating func clearStep() {
        for row in scratch.moved {
            scratch.motion[Int(row)] = Scratch.Motion()
        }
        scratch.moved.removeAll()
        scratch.passed.removeAll()
        scratch.unpriced.clear()
        scratch.direction.clear()
        scratch.entering.clear()
    }
}
