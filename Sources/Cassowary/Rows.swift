/// The rows `a·x = b` in compressed sparse row form, each with its place in the objective.
///
/// A row stands for a constraint or, as an *implicit row* `x_j = 0`, for a variable. Its violation `t = a·x − b`
/// costs `slope × t`, where the slope is `lower` below the kink `t = 0` and `upper` above it: −1 and 1 for `==`,
/// −1 and 0 for `>=`, 0 and 1 for `<=`, 0 and 0 for a row that is switched off. The cost counts twice, at two
/// levels: `weight` times at the row's own level, and `tieWeight` times at the level that settles ties.
struct Rows: Sendable {
    /// A row's place in the objective.
    struct Cost: Sendable {
        /// The slopes below and above the kink.
        var lower: Double
        var upper: Double
        var weight = 1.0
        var tieWeight = 0.0
        var level: Int32 = 0
        var tieLevel: Int32 = 0

        /// The slope above the kink where the side is positive, else that below.
        @inline(__always)
        func slope(on side: Double) -> Double { side > 0 ? upper : lower }
    }

    /// What a row was made from.
    struct Given: Sendable {
        /// The priority as it was given; 0 for an implicit row.
        var priority = 0.0
        /// The weight as it was given.
        var weight = 1.0
        /// The largest |coefficient| as it was given.
        var magnitude: Double
        /// The power of two that the terms and the constant were multiplied with.
        var scale = 1.0
    }

    /// Where each row's terms begin in `columns` and `values`; one more entry than rows.
    var starts = Lane<Int32>(repeating: 0, count: 1)
    var columns: Lane<Int32> = []
    var values: Lane<Double> = []
    /// The right sides at the parameter that the simplex method stands at.
    var constants: Lane<Double> = []
    /// The right sides at parameter 0, and by how much they grow with the parameter.
    var bases: Lane<Double> = []
    var rates: Lane<Double> = []
    var costs: Lane<Cost> = []
    var givens: Lane<Given> = []
    /// The row's position in the basis, or −1.
    var positions: Lane<Int32> = []
    /// The slope that a row outside the basis has now.
    var slopes: Lane<Double> = []
    /// `a·x − b` for a row outside the basis.
    var gaps: Lane<Double> = []

    var count: Int { constants.count }

    /// Makes the memory the rows' own that says what they ask for.
    mutating func detachStructure() {
        starts.detach()
        columns.detach()
        values.detach()
        bases.detach()
        rates.detach()
        costs.detach()
        givens.detach()
    }

    /// Makes the memory the rows' own that says where they stand.
    mutating func detachState() {
        constants.detach()
        positions.detach()
        slopes.detach()
        gaps.detach()
    }

    @inline(__always)
    func terms(of row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }

    @inline(__always)
    func isImplicit(_ row: Int) -> Bool { givens[row].priority == 0 }

    @inline(__always)
    func isActive(_ row: Int) -> Bool { costs[row].lower != 0 || costs[row].upper != 0 }

    @inline(__always)
    func isRequired(_ row: Int) -> Bool { givens[row].priority >= Priority.required }

    /// Whether it is a required equality.
    @inline(__always)
    func isRigid(_ row: Int) -> Bool {
        costs[row].level == 0 && costs[row].lower != 0 && costs[row].upper != 0
    }

    /// What a unit of |violation| costs at a level.
    @inline(__always)
    func cost(of row: Int, at level: Int) -> Double {
        let cost = costs[row]
        return (Int(cost.level) == level ? cost.weight : 0) + (Int(cost.tieLevel) == level ? cost.tieWeight : 0)
    }

    /// `a·x − b` at a point.
    @inline(__always)
    func gap(of row: Int, at x: Lane<Double>) -> Double {
        var sum = -constants[row]
        for entry in terms(of: row) { sum += values[entry] * x[Int(columns[entry])] }
        return sum
    }

    /// Brings the right sides up to a parameter; false if one overflows.
    @discardableResult
    mutating func setParameter(_ parameter: Double) -> Bool {
        var areFinite = true
        for row in 0..<count where rates[row] != 0 {
            constants[row] = bases[row] + rates[row] * parameter
            areFinite = areFinite && constants[row].isFinite
        }
        return areFinite
    }

    /// How far from its kink a row still counts as tight.
    @inline(__always)
    func tolerance(of row: Int) -> Double { Tolerance.gap * max(1, abs(constants[row])) }

    /// Appends a row and returns its number; `terms` name each column at most once, in ascending order.
    mutating func append(_ terms: [(column: Int32, value: Double)], _ relation: Relation, _ constant: Double) -> Int {
        for term in terms { appendTerm(term.column, term.value) }
        return append(relation, constant)
    }

    /// Appends a term of the row that is appended next; its terms name each column once, in ascending order.
    @inline(__always)
    mutating func appendTerm(_ column: Int32, _ value: Double) {
        columns.append(column)
        values.append(value)
    }

    /// Adds a term to the row that is appended next, at its place among those of ascending columns; returns whether it
    /// was added to one that was there.
    @inline(__always)
    mutating func insertTerm(_ column: Int32, _ value: Double) -> Bool {
        let last = columns.count - 1
        if last >= Int(starts[count]) && columns[last] >= column { return insertEarlier(column, value) }
        appendTerm(column, value)
        return false
    }

    @inline(never)
    private mutating func insertEarlier(_ column: Int32, _ value: Double) -> Bool {
        let first = Int(starts[count])
        var place = columns.count
        while place > first && columns[place - 1] > column { place -= 1 }
        if place > first && columns[place - 1] == column {
            values[place - 1] += value
            return true
        }
        appendTerm(column, value)
        for other in stride(from: columns.count - 1, to: place, by: -1) {
            columns[other] = columns[other - 1]
            values[other] = values[other - 1]
        }
        columns[place] = column
        values[place] = value
        return false
    }

    /// Drops the terms of the row that is appended next whose coefficients have cancelled out.
    mutating func dropCancelledTerms() {
        var end = Int(starts[count])
        for entry in end..<columns.count where values[entry] != 0 {
            columns[end] = columns[entry]
            values[end] = values[entry]
            end += 1
        }
        columns.truncate(to: end)
        values.truncate(to: end)
    }

    /// Appends a row with the terms appended since the last one and returns its number.
    mutating func append(_ relation: Relation, _ constant: Double, rate: Double = 0) -> Int {
        var magnitude = 0.0
        for entry in Int(starts[count])..<values.count { magnitude = max(magnitude, abs(values[entry])) }
        if count == min(constants.capacity, costs.capacity) { makeRoom() }
        starts.appendReserved(Int32(truncatingIfNeeded: columns.count))
        constants.appendReserved(constant)
        bases.appendReserved(constant)
        rates.appendReserved(rate)
        costs.appendReserved(
            Cost(
                lower: relation == .lessThanOrEqual ? 0 : -1, upper: relation == .greaterThanOrEqual ? 0 : 1))
        givens.appendReserved(Given(magnitude: magnitude))
        positions.appendReserved(-1)
        slopes.appendReserved(0)
        gaps.appendReserved(-constant)
        return count - 1
    }

    /// Makes room for more rows, in all lanes at once: what is owned together has its capacity together.
    @inline(never)
    private mutating func makeRoom() {
        let room = max(64, count < 512 ? 4 * count : count + count / 2)
        starts.reserveCapacity(room + 1)
        constants.reserveCapacity(room)
        bases.reserveCapacity(room)
        rates.reserveCapacity(room)
        costs.reserveCapacity(room)
        givens.reserveCapacity(room)
        positions.reserveCapacity(room)
        slopes.reserveCapacity(room)
        gaps.reserveCapacity(room)
    }

    /// The exponent of the power of two that the right side can still be multiplied with, beside the scale it has.
    private func room(of row: Int) -> Int {
        let largest = max(abs(bases[row]), abs(rates[row])) / givens[row].scale
        return largest > 0 ? 1000 - Int(largest.exponent) : 1000
    }

    /// Whether the row has the scale 1 and needs no other, as is mostly so.
    @inline(__always)
    private func isFit(_ priority: Double, _ given: Given, _ base: Double, _ rate: Double) -> Bool {
        guard given.scale == 1 && given.magnitude >= 1 else { return false }
        guard priority >= Priority.required else { return given.magnitude < 2048 }
        return given.magnitude < 2 && abs(base) < 1e300 && abs(rate) < 1e300
    }

    /// Sets the priority and scales the row: always for required rows, whose cost is only ever 0 or too high, else
    /// only where the coefficients are far from 1. Returns whether the scale has changed.
    @discardableResult
    mutating func setPriority(_ priority: Double, of row: Int) -> Bool {
        let given = givens[row]
        if isFit(priority, given, bases[row], rates[row]) {
            costs[row].weight = priority >= Priority.required ? 1 : given.weight
            givens[row].priority = priority
            return false
        }
        let exponent = given.magnitude > 0 ? Int(given.magnitude.exponent) : 0
        let isRequired = priority >= Priority.required
        let isScaled = isRequired || exponent < -10 || exponent > 10
        let scale =
            isScaled
            ? Double(sign: .plus, exponent: max(-1000, min(1000, -exponent, room(of: row))), significand: 1) : 1
        costs[row].weight = isRequired ? 1 : given.weight / scale
        givens[row].priority = priority
        givens[row].scale = scale
        let factor = scale / given.scale
        guard factor != 1 else { return false }
        for entry in terms(of: row) { values[entry] *= factor }
        constants[row] *= factor
        bases[row] *= factor
        rates[row] *= factor
        gaps[row] *= factor
        return true
    }
}
