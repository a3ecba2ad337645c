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
        let rows = simplex.rows
        guard let position = findLeastRoom(sign) else { return rows.costs[row].weights.level == 0 ? .blocked : .flip }
        if rows.costs[row].weights.level == 0 && leastRoom[0] > Tolerance.margin { return .blocked }
        let target = rows.costs[row].slope(on: sign)
        let change = abs(target - rows.slopes[row])
        for q in 0..<leastRoom.count {
            let difference = change * rows.cost(of: row, at: q) - leastRoom[q]
            if difference > Self.tie { break }
            if difference < -Self.tie || q == leastRoom.count - 1 { return .flip }
        }
        return .exchange(position, side: simplex.scratch.entering.values[position] * sign < 0 ? 1 : -1)
    }

    /// The difference below which two components are equal.
    static let tie = 1e-10

    /// The position whose multiplier is the first to leave its interval, with its room in `leastRoom`; nil if none may.
    private mutating func findLeastRoom(_ sign: Double) -> Int? {
        var best: Int?
        for word in (simplex.firstFreePosition >> 6)..<simplex.scratch.entering.mask.count {
            var bits = simplex.scratch.entering.mask[word]
            while bits != 0 {
                let position = word << 6 + bits.trailingZeroBitCount
                bits &= bits - 1
                guard abs(simplex.scratch.entering.values[position]) > Tolerance.pivot else { continue }
                let room = Room(at: position, in: simplex, sign: sign)
                if let other = best, !limits(room, at: position, beforeOther: other) { continue }
                best = position
                for q in 0..<leastRoom.count { leastRoom[q] = room.component(q, of: simplex.multipliers) }
            }
        }
        return best
    }

    /// How much the entering multiplier may change before the one at a position leaves its interval.
    private struct Room {
        private let first: Int
        /// The end of the interval.
        private let end: LevelWeights
        /// The pivot's share, its sign turned where the multiplier grows.
        private let scale: Double

        init(at position: Int, in simplex: Simplex, sign: Double) {
            let row = Int(simplex.factors.rows[position])
            let pivot = simplex.scratch.entering.values[position]
            let cost = simplex.rows.costs[row]
            let bound = cost.slope(on: -pivot * sign)
            first = position * simplex.levels.stride
            end = bound * cost.weights
            scale = sign / pivot
        }

        @inline(__always)
        func component(_ q: Int, of multipliers: UncheckedArray<Double>) -> Double {
            (multipliers[first + q] - (q == Int(end.level) ? end.weight : 0)
                - (q == Int(end.tieLevel) ? end.tieWeight : 0)) * scale
        }
    }

    private func limits(_ room: Room, at position: Int, beforeOther other: Int) -> Bool {
        for q in 0..<leastRoom.count {
            let difference = room.component(q, of: simplex.multipliers) - leastRoom[q]
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
        let motion = simplex.scratch.motion[row].rate
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
            noteBend(of: column)
            simplex.x[column] -= change * travelled
        }
    }

    private mutating func bendGap(of row: Int, by bend: Double) {
        let change = bend * simplex.scratch.motion[row].rate
        guard change != 0 else { return }
        gapRates[row] = Self.sum(gapRates[row], change)
        simplex.rows.gaps[row] -= change * travelled
    }

    /// The sum, or 0 where it is rounding: where the two cancel but for it, or are nothing else.
    private static func sum(_ a: Double, _ b: Double) -> Double {
        abs(a + b) <= max(Tolerance.component, Tolerance.motion * (abs(a) + abs(b))) ? 0 : a + b
    }
}
