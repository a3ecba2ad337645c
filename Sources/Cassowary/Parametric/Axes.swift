/// Where a solver with several parameters stands, and the solutions along lines that it has left.
///
/// The rows and the map know one parameter, the *axis*; the others are part of the constants, at the values that they
/// had when the rows were loaded. Moving one of those makes it the axis of another line. Lines are kept, so that
/// coming back costs a look for them.
struct Axes: Sendable {
    /// How the constant of a constraint depends on the parameters.
    struct Moving: Sendable {
        var number: Int
        var constant: Double
        /// By parameter.
        var slopes: [Double]
    }

    /// A line along one parameter, with a vertex on it and the pieces found so far.
    struct Line: Sendable {
        var axis: Int
        /// The values of all parameters; that of the axis does not matter.
        var values: [Double]
        var simplex: Simplex
        var map: ParametricMap

        func isAlong(_ axis: Int, _ others: [Double]) -> Bool {
            guard axis == self.axis, values.count == others.count else { return false }
            for place in values.indices where place != axis && values[place] != others[place] { return false }
            return true
        }
    }

    /// How many lines are kept; the one unused for longest goes first.
    static let limit = 16

    /// The parameter that the rows and the map move along.
    private(set) var current = 0
    /// The values that were asked for; that of the axis is the solver's `parameter`.
    private(set) var values = [0.0]
    /// The values with which the rows were loaded.
    private(set) var held = [0.0]
    /// The constraints that depend on a parameter, ascending.
    private(set) var moving: [Moving] = []
    private var lines: [Line] = []
    /// Whether a parameter other than the axis has been given another value than the rows have.
    private(set) var hasMoved = false

    var count: Int { values.count }
    var isPlural: Bool { values.count > 1 }

    mutating func append() {
        values.append(0)
        held.append(0)
        for place in moving.indices { moving[place].slopes.append(0) }
    }

    mutating func set(_ value: Double, at index: Int) {
        values[index] = value
        hasMoved = false
        for place in values.indices where place != current && values[place] != held[place] { hasMoved = true }
    }

    /// The one parameter other than the axis that has moved; nil where several have.
    var onlyMoved: Int? {
        var found: Int?
        for place in values.indices where place != current && values[place] != held[place] {
            if found != nil { return nil }
            found = place
        }
        return found
    }

    // MARK: Lines

    mutating func forget() {
        if !lines.isEmpty { lines.removeAll() }
    }

    mutating func keep(_ line: Line) {
        lines.append(line)
        if lines.count > Self.limit { lines.removeFirst() }
    }

    /// Makes a parameter the axis, through the point that was asked for.
    mutating func turn(to axis: Int, from parameter: Double) {
        values[current] = parameter
        current = axis
        held = values
        hasMoved = false
    }

    /// The line that is current now, if it was kept.
    mutating func takeLine() -> Line? {
        for place in lines.indices where lines[place].isAlong(current, held) { return lines.remove(at: place) }
        return nil
    }

    // MARK: Constants

    /// Notes how a constraint depends on the parameters, if it does; it comes after all others.
    mutating func note(_ constraint: Moving) {
        for slope in constraint.slopes where slope != 0 { return moving.append(constraint) }
    }

    mutating func remove(_ number: Int) {
        if let place = place(of: number) { moving.remove(at: place) }
    }

    /// The right side at parameter 0 of the axis, with the others as they are held.
    func base(of number: Int, _ constant: Double) -> Double {
        guard let place = place(of: number) else { return constant }
        return base(of: moving[place], constant)
    }

    mutating func setConstant(_ constant: Double, of number: Int) {
        if let place = place(of: number) { moving[place].constant = constant }
    }

    func base(of constraint: Moving) -> Double { base(of: constraint, constraint.constant) }

    private func base(of constraint: Moving, _ constant: Double) -> Double {
        var sum = constant
        for place in held.indices where place != current { sum += constraint.slopes[place] * held[place] }
        return sum
    }

    private func place(of number: Int) -> Int? {
        var low = 0
        var high = moving.count
        while low < high {
            let middle = (low + high) / 2
            if moving[middle].number < number { low = middle + 1 } else { high = middle }
        }
        return low < moving.count && moving[low].number == number ? low : nil
    }
}
