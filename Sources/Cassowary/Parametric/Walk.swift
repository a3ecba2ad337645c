/// A walk from an optimal vertex along the parameter, up or down, by dual steps.
///
/// In a piece the basis stands: `x` and every gap are affine in the distance `u` that was travelled from the origin.
/// Where a row outside the basis reaches its kink, its slope has to change. Either it does so at once (a flip) or,
/// when a multiplier gets to the end of its interval before that, the row enters the basis in that one's place
/// (the dual simplex method of Lemke 1954, doi:10.1002/nav.3800010107, along a parameter as in Gass & Saaty 1955,
/// doi:10.1002/nav.3800020106). Distances are compared lexicographically, as everywhere.
struct Walk: Sendable {
    var simplex: Simplex
    let direction: Double
    /// The parameter at which `u` is 0.
    var origin: Double
    /// The present `u`.
    var travelled = 0.0
    /// How `x` and the gaps change with `u`.
    var rates: UncheckedArray<Double> = []
    var gapRates: UncheckedArray<Double> = []
    /// The `u` at which each row has to change its slope.
    var crossings = Crossings()
    /// The maps at the beginning of the present piece, and which of the blocks have changed since.
    private var blocks: [MapBlock] = []
    private var isBent: UncheckedArray<Bool> = []
    /// How far the first multiplier to leave its interval is from its end, by level.
    var leastRoom: UncheckedArray<Double> = []
    /// The required rows that end the walk.
    var blocked: [Int32]?
    var isFinished = false
    /// True where the walk ended because it took too many steps, not because nothing was left.
    private(set) var hasGivenUp = false
    private var steps = 0
    /// Whether it has come to a kink, and the state of the simplex method is its own since.
    private var hasTurned = false
    /// Steps since the walk last went on.
    var stalled = 0
    /// The parameter at which the present piece begins; that of the first one is behind the origin.
    var start: Double

    /// A walk from a vertex; one the other way from there helps as long as it has not turned.
    init(from simplex: Simplex, at parameter: Double, direction: Double, opposite: [Walk] = []) {
        self.simplex = simplex
        self.direction = direction
        origin = parameter
        start = parameter
        makeRoom()
        if let place = opposite.firstIndex(where: { !$0.hasTurned }) {
            turnRound(opposite[place].rates, opposite[place].gapRates)
        } else {
            computeRates()
        }
        computeCrossings()
        start = parameter - direction * reachBack()
    }

    var parameter: Double { origin + direction * travelled }

    /// Walks to the end of the present piece, or at least past a parameter, and returns what it has walked; nil when the
    /// walk is finished.
    mutating func nextPiece(past goal: Double) -> Piece? {
        crossings.detach()
        isBent.detach()
        while !isFinished {
            steps += 1
            guard steps <= simplex.stepLimit else { return giveUp() }
            let (row, crossing) = crossings.first()
            guard row >= 0 else {
                isFinished = true
                return piece(to: direction * .infinity)
            }
            if crossing > travelled + Self.least * max(1, abs(origin)) { stalled = 0 }
            travelled = max(travelled, crossing)
            if direction * (parameter - goal) >= 0, direction * (goal - start) >= 0, isLonger() { return endPiece() }
            stalled += 1
            if let piece = turn(at: row) { return piece }
        }
        return nil
    }

    private mutating func giveUp() -> Piece? {
        isFinished = true
        hasGivenUp = true
        return nil
    }

    /// Makes the memory this walk's own, before it turns: there need not be a kink on the way.
    private mutating func own() {
        hasTurned = true
        guard simplex.ownState() else { return }
        rates.detach()
        gapRates.detach()
        leastRoom.detach()
    }

    /// Whether the walk has gone on since the last piece.
    private func isLonger() -> Bool { abs(parameter - start) > Self.least * max(1, abs(parameter)) }

    private mutating func endPiece() -> Piece {
        let ended = piece(to: parameter)
        start = parameter
        return ended
    }

    /// Distances below this, relative to the parameter, count as none.
    static let least = 1e-10

    /// Changes what has to change at a row's kink; returns the piece that ends there, if one does.
    private mutating func turn(at row: Int) -> Piece? {
        var ended: Piece?
        own()
        simplex.expressEntering(row)
        let choice = stalled > 4 * simplex.variableCount + 200 ? .lost : chooseStep(for: row)
        if choice != .flip, isLonger() { ended = endPiece() }
        switch choice {
        case .flip:
            simplex.flipEntering(row, to: simplex.rows.costs[row].slope(on: gapRates[row]))
            crossings.set(.infinity, of: row)
        case .exchange(let position, let side):
            if !exchange(position, side: side, with: row) { findWay() }
        case .blocked:
            block(at: row)
        case .lost:
            findWay()
        }
        simplex.clearStep()
        if !isFinished && simplex.factors.isWornOut { rebase() }
        return ended
    }

    private mutating func piece(to end: Double) -> Piece {
        for place in 0..<isBent.count where isBent[place] {
            if place < blocks.count { blocks[place] = block(place) } else { blocks.append(block(place)) }
        }
        isBent.reset(to: isBent.count, filling: false)
        return Piece(range: min(start, end)...max(start, end), blocks: blocks, count: rates.count)
    }

    /// The present maps of the variables of a block.
    private func block(_ place: Int) -> MapBlock {
        MapBlock(place, of: rates.count) { column in
            let rate = direction * rates[column]
            let (value, moved) = (simplex.x[column], rate * origin)
            let constant = abs(value - moved) <= 1e-13 * abs(moved) ? 0 : value - moved
            // Adding 0 makes −0 a 0.
            return (rate + 0, constant + 0)
        }
    }

    /// The walk ends here: the row and those that hold it contradict each other beyond.
    private mutating func block(at row: Int) {
        let rows = simplex.rows
        let factors = BasisFactorizer(simplex).refactor()
        var alpha = WorkVector(count: factors.count)
        for entry in rows.terms(of: row) {
            alpha.set(rows.values[entry], at: Int(factors.positions[Int(rows.columns[entry])]))
        }
        factors.solveTransposed(&alpha)
        var members = [Int32(truncatingIfNeeded: row)]
        for position in 0..<factors.count where abs(alpha.values[position]) > Tolerance.margin {
            members.append(factors.rows[position])
        }
        blocked = members.filter { !rows.isImplicit(Int($0)) }.sorted()
        isFinished = true
    }

    /// Notes that the map of a variable has changed.
    @inline(__always)
    mutating func noteBend(of column: Int) { isBent[column / MapBlock.length] = true }

    // MARK: Crossings

    /// Computes when a row outside the basis has to change its slope.
    mutating func updateCrossing(of row: Int) {
        let rate = gapRates[row]
        let slope = simplex.rows.slopes[row]
        if rate == 0 || slope == simplex.rows.costs[row].slope(on: rate) {
            crossings.set(.infinity, of: row)
        } else {
            crossings.set(max(travelled, -simplex.rows.gaps[row] / rate), of: row)
        }
    }

    // MARK: Beginning anew

    /// Prepares to walk from the vertex, wherever it is.
    private mutating func begin() {
        makeRoom()
        computeRates()
        computeCrossings()
    }

    private mutating func makeRoom() {
        rates.reset(to: simplex.variableCount, filling: 0)
        gapRates.reset(to: simplex.rows.count, filling: 0)
        crossings.reset(to: simplex.rows.count)
        isBent.reset(to: MapBlock.count(for: simplex.variableCount), filling: true)
        leastRoom.reset(to: simplex.levels.count, filling: 0)
    }

    /// Computes how `x` and the gaps change, from the basis.
    private mutating func computeRates() {
        let (rows, factors) = (simplex.rows, simplex.factors)
        var (vector, correction) = (WorkVector(count: factors.count), WorkVector(count: factors.count))
        factors.solve(
            &vector, correction: &correction, sides: rows.rates, of: rows, from: simplex.firstFreePosition)
        var largest = 1.0
        for rate in vector.values { largest = max(largest, abs(rate)) }
        for position in 0..<factors.count {
            let rate = vector.values[position]
            // Rounding would be a kink far away.
            if abs(rate) > Tolerance.component * largest { rates[Int(factors.columns[position])] = direction * rate }
        }
        for row in 0..<rows.count where rows.positions[row] < 0 && rows.isActive(row) {
            var sum = -direction * rows.rates[row]
            var size = abs(sum)
            for entry in rows.terms(of: row) {
                let share = rows.values[entry] * rates[Int(rows.columns[entry])]
                sum += share
                size += abs(share)
            }
            gapRates[row] = abs(sum) <= Tolerance.motion * size ? 0 : sum
        }
    }

    /// Takes over how `x` and the gaps change for one that goes the other way.
    private mutating func turnRound(_ opposite: UncheckedArray<Double>, _ oppositeGaps: UncheckedArray<Double>) {
        for column in 0..<rates.count { rates[column] = -opposite[column] }
        for row in 0..<gapRates.count { gapRates[row] = -oppositeGaps[row] }
    }

    private mutating func computeCrossings() {
        for row in 0..<gapRates.count where gapRates[row] != 0 { updateCrossing(of: row) }
    }

    /// How far the other way the maps hold: up to there no walk that way is needed.
    private func reachBack() -> Double {
        var least = Double.infinity
        for row in 0..<gapRates.count where gapRates[row] != 0 {
            if simplex.rows.slopes[row] == simplex.rows.costs[row].slope(on: -gapRates[row]) { continue }
            least = min(least, max(0, simplex.rows.gaps[row] / gapRates[row]))
        }
        return least > Self.least * max(1, abs(origin)) ? least : 0
    }

    /// Moves the origin to where the walk is and factorises anew.
    mutating func rebase() {
        origin = parameter
        travelled = 0
        simplex.rows.setParameter(origin)
        simplex.refactor()
        if simplex.isPhaseTwo { begin() } else { findWay() }
    }

    /// Solves a little further on, where the dual steps have lost their way.
    private mutating func findWay() {
        simplex.clearStep()
        let ahead = parameter + direction * 1e-7 * max(1, abs(parameter))
        simplex.rows.setParameter(ahead)
        simplex.refactor()
        (origin, travelled, stalled) = (ahead, 0, 0)
        switch simplex.optimize() {
        case .optimal: begin()
        case .infeasible:
            blocked = InfeasibilityProof(in: simplex)?.rows
            isFinished = true
        case .iterationLimit: _ = giveUp()
        }
    }
}
