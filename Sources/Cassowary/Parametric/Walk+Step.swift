extension Walk {
    /// What happens where a row has reached its kink.
    enum Step: Equatable {
        /// Only the row's slope changes.
        case flip
        /// The row enters the basis at a position whose row leaves with its slope at the end on `side`.
        case exchange(Int, side: Double)
        /// The required rows leave no way on.
        case blocked
        /// Rounding hides the way.
        case lost
    }

    /// The dual ratio test: compares how far the row's slope has to go with how far each multiplier may.
    mutating func chooseStep(for row: Int) -> Step {
        let sign = gapRates[row] > 0 ? 1.0 : -1.0
        var best = -1
        for place in simplex.scratch.enteringSupport {
            let position = Int(place)
            let pivot = simplex.scratch.entering.values[position]
            guard abs(pivot) > Tolerance.pivot else { continue }
            if best < 0 || limits(position, beforeOther: best, sign) { best = position }
        }
        let target = sign > 0 ? simplex.rows.upper[row] : simplex.rows.lower[row]
        let change = abs(target - simplex.rows.slopes[row])
        if best < 0 { return simplex.rows.levels[row] == 0 ? .blocked : .flip }
        if simplex.rows.levels[row] == 0 && room(of: best, at: 0, sign) > Tolerance.margin { return .blocked }
        for q in 0..<simplex.levels.count {
            let difference = change * simplex.rows.cost(of: row, at: q) - room(of: best, at: q, sign)
            if difference > Self.tie { break }
            if difference < -Self.tie || q == simplex.levels.count - 1 { return .flip }
        }
        return .exchange(best, side: simplex.scratch.entering.values[best] * sign < 0 ? 1 : -1)
    }

    /// The difference below which two components are equal.
    static let tie = 1e-10

    /// A component of how much the entering multiplier may change before the one at `position` leaves its interval.
    private func room(of position: Int, at q: Int, _ sign: Double) -> Double {
        let row = Int(simplex.factors.rows[position])
        let pivot = simplex.scratch.entering.values[position]
        let y = simplex.multipliers[position * simplex.levels.count + q]
        let cost = simplex.rows.cost(of: row, at: q)
        let distance = pivot * sign > 0 ? y - simplex.rows.lower[row] * cost : simplex.rows.upper[row] * cost - y
        return distance / abs(pivot)
    }

    private func limits(_ position: Int, beforeOther other: Int, _ sign: Double) -> Bool {
        for q in 0..<simplex.levels.count {
            let difference = room(of: position, at: q, sign) - room(of: other, at: q, sign)
            if difference < -Self.tie { return true }
            if difference > Self.tie { return false }
        }
        let values = simplex.scratch.entering.values
        if abs(values[position]) != abs(values[other]) { return abs(values[position]) > abs(values[other]) }
        return simplex.factors.rows[position] < simplex.factors.rows[other]
    }

    /// Puts the row into the basis and bends the paths of everything that moves with it; false when the pivot is not
    /// to be trusted.
    mutating func exchange(_ position: Int, side: Double, with row: Int) -> Bool {
        simplex.findDirection(from: position, side: 1)
        simplex.findMotion()
        let pivot = simplex.scratch.entering.values[position]
        let motion = simplex.scratch.motion[row]
        guard abs(pivot - motion) <= Tolerance.agreement * (abs(pivot) + abs(motion)) else { return false }
        let bend = -gapRates[row] / pivot
        bendValues(by: bend)
        let leaving = Int(simplex.factors.rows[position])
        simplex.exchange(position, side: side, length: 0, with: row)
        gapRates[row] = 0
        crossings.set(.infinity, of: row)
        gapRates[leaving] = bend
        simplex.rows.gaps[leaving] = -bend * travelled
        for number in simplex.scratch.moved where simplex.rows.positions[Int(number)] < 0 {
            if Int(number) != leaving { bendGap(of: Int(number), by: bend) }
            updateCrossing(of: Int(number))
        }
        return true
    }

    private mutating func bendValues(by bend: Double) {
        for place in simplex.scratch.support {
            let change = bend * simplex.scratch.direction.values[Int(place)]
            guard change != 0 else { continue }
            let column = Int(simplex.factors.columns[Int(place)])
            rates[column] = Self.sum(rates[column], change)
            simplex.x[column] -= change * travelled
        }
    }

    private mutating func bendGap(of row: Int, by bend: Double) {
        let change = bend * simplex.scratch.motion[row]
        guard change != 0 else { return }
        gapRates[row] = Self.sum(gapRates[row], change)
        simplex.rows.gaps[row] -= change * travelled
    }

    /// The sum, or 0 where the two cancel but for rounding.
    private static func sum(_ a: Double, _ b: Double) -> Double {
        abs(a + b) <= Tolerance.motion * (abs(a) + abs(b)) ? 0 : a + b
    }
}
