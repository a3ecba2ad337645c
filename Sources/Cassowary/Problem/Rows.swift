/// The rows `a·x = b` in compressed sparse row form, each with its place in the objective.
///
/// A row stands for a constraint or, as an *implicit row* `x_j = 0`, for a variable. Its violation `t = a·x − b` costs
/// `slope × t`, where the slope is `lower` below the kink `t = 0` and `upper` above it: −1 and 1 for `==`, −1 and 0 for
/// `>=`, 0 and 1 for `<=`, 0 and 0 for an inactive row. The cost counts at two levels (`LevelWeights`): at the row's
/// own one, and at the one that breaks ties.
struct Rows: Sendable {
    /// A row's place in the objective.
    struct Cost: Sendable {
        /// The slopes below and above the kink.
        var lower: Double
        var upper: Double
        var weights = LevelWeights()

        /// The slope above the kink where the side is positive, else that below.
        @inline(__always)
        func slope(on side: Double) -> Double { side > 0 ? upper : lower }
    }

    /// What a row was given as.
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
    var starts = UncheckedArray<Int32>(repeating: 0, count: 1)
    var columns: UncheckedArray<Int32> = []
    var values: UncheckedArray<Double> = []
    /// The right sides.
    var constants: UncheckedArray<Double> = []
    var costs: UncheckedArray<Cost> = []
    var givens: UncheckedArray<Given> = []
    /// The row's position in the basis, or −1.
    var positions: UncheckedArray<Int32> = []
    /// The slope that a row outside the basis has now.
    var slopes: UncheckedArray<Double> = []
    /// `a·x − b` for a row outside the basis.
    var gaps: UncheckedArray<Double> = []

    var count: Int { constants.count }

    /// Copies the memory if it is shared.
    mutating func detach() {
        starts.detach()
        columns.detach()
        values.detach()
        costs.detach()
        givens.detach()
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
        costs[row].weights.level == 0 && costs[row].lower != 0 && costs[row].upper != 0
    }

    /// What a unit of |violation| costs at a level.
    @inline(__always)
    func cost(of row: Int, at level: Int) -> Double { costs[row].weights[level] }

    /// `a·x − b` at a point.
    @inline(__always)
    func gap(of row: Int, at x: UncheckedArray<Double>) -> Double {
        var sum = -constants[row]
        for entry in terms(of: row) { sum += values[entry] * x[Int(columns[entry])] }
        return sum
    }

    /// How far from its kink a row still counts as tight.
    @inline(__always)
    func tolerance(of row: Int) -> Double { Tolerance.gap * max(1, abs(constants[row])) }

    /// Appends a row and returns its number; `terms` name each column at most once, in ascending order.
    mutating func append(_ terms: [(column: Int32, value: Double)], _ relation: Relation, _ constant: Double) -> Int {
        for term in terms { appendTerm(term.column, term.value) }
        return append(relation, constant)
    }

    /// Appends a term to the row that will be appended next; a row's terms name each column once, in ascending order.
    @inline(__always)
    mutating func appendTerm(_ column: Int32, _ value: Double) {
        columns.append(column)
        values.append(value)
    }

    /// Inserts a term, in the order of columns, into the row that will be appended next; returns whether it was summed
    /// with an existing one.
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

    /// Removes cancelled terms from the row that will be appended next.
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
    mutating func append(_ relation: Relation, _ constant: Double) -> Int {
        var magnitude = 0.0
        for entry in Int(starts[count])..<values.count { magnitude = max(magnitude, abs(values[entry])) }
        if count == min(constants.capacity, costs.capacity) { makeRoom() }
        starts.appendReserved(Int32(truncatingIfNeeded: columns.count))
        constants.appendReserved(constant)
        costs.appendReserved(
            Cost(
                lower: relation == .lessThanOrEqual ? 0 : -1, upper: relation == .greaterThanOrEqual ? 0 : 1))
        givens.appendReserved(Given(magnitude: magnitude))
        positions.appendReserved(-1)
        slopes.appendReserved(0)
        gaps.appendReserved(-constant)
        return count - 1
    }

    /// Reserves capacity for more rows in all arrays at once, so that one comparison tells whether there is room.
    @inline(never)
    private mutating func makeRoom() {
        let room = max(64, count < 512 ? 4 * count : count + count / 2)
        starts.reserveCapacity(room + 1)
        constants.reserveCapacity(room)
        costs.reserveCapacity(room)
        givens.reserveCapacity(room)
        positions.reserveCapacity(room)
        slopes.reserveCapacity(room)
        gaps.reserveCapacity(room)
    }

    /// The exponent of the largest power of two by which the unscaled right side can be multiplied without overflow.
    private func room(of row: Int) -> Int {
        let largest = abs(constants[row]) / givens[row].scale
        return largest > 0 ? 1000 - Int(largest.exponent) : 1000
    }

    /// Whether the row has the scale 1 and needs no other; the usual case.
    @inline(__always)
    private func isFit(_ priority: Double, _ given: Given, _ constant: Double) -> Bool {
        guard given.scale == 1 && given.magnitude >= 1 else { return false }
        guard priority >= Priority.required else { return given.magnitude < 2048 }
        return given.magnitude < 2 && abs(constant) < 1e300
    }

    /// Sets the priority and scales the row: always for required rows, whose cost is only ever 0 or too high, else
    /// only where the coefficients are far from 1. Returns whether the scale has changed.
    @discardableResult
    mutating func setPriority(_ priority: Double, of row: Int) -> Bool {
        let given = givens[row]
        if isFit(priority, given, constants[row]) {
            costs[row].weights.weight = priority >= Priority.required ? 1 : given.weight
            givens[row].priority = priority
            return false
        }
        let exponent = given.magnitude > 0 ? Int(given.magnitude.exponent) : 0
        let isRequired = priority >= Priority.required
        let isScaled = isRequired || exponent < -10 || exponent > 10
        let scale =
            isScaled
            ? Double(sign: .plus, exponent: max(-1000, min(1000, -exponent, room(of: row))), significand: 1) : 1
        costs[row].weights.weight = isRequired ? 1 : given.weight / scale
        givens[row].priority = priority
        givens[row].scale = scale
        let factor = scale / given.scale
        guard factor != 1 else { return false }
        for entry in terms(of: row) { values[entry] *= factor }
        constants[row] *= factor
        gaps[row] *= factor
        return true
    }
}
