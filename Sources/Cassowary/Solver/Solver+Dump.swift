#if !hasFeature(Embedded)
extension Solver: CustomStringConvertible {
    /// The vertex of the last run: the levels, a line for each basic row with what it fixes and its
    /// multipliers by level, then a line for each row off its kink. O(rows × levels).
    public var description: String {
        var lines = [heading]
        for position in 0..<simplex.factors.count { lines.append(basicLine(position)) }
        for row in 0..<simplex.rows.count where simplex.rows.positions[row] < 0 && simplex.rows.slopes[row] != 0 {
            lines.append("slope \(simplex.rows.slopes[row]), gap \(simplex.rows.gaps[row]): \(text(of: row))")
        }
        return lines.joined(separator: "\n")
    }

    private var heading: String {
        var levels = ["required"]
        for priority in simplex.levels.priorities { levels.append("\(priority)") }
        levels += ["ties", "rest", "order"]
        return "levels: \(levels.joined(separator: ", "))"
    }

    private func basicLine(_ position: Int) -> String {
        let (count, stride) = (simplex.levels.count, simplex.levels.stride)
        let name = "x\(simplex.factors.columns[position]): \(text(of: Int(simplex.factors.rows[position])))"
        if position < simplex.firstFreePosition { return "\(name), rigid" }
        var multipliers: [String] = []
        for q in 0..<count where position * stride + q < simplex.multipliers.count {
            multipliers.append("\(simplex.multipliers[position * stride + q])")
        }
        return "\(name), y = (\(multipliers.joined(separator: ", ")))"
    }

    private func text(of row: Int) -> String {
        let rows = simplex.rows
        var terms: [String] = []
        for entry in rows.terms(of: row) { terms.append("\(rows.values[entry]) x\(rows.columns[entry])") }
        let relation = rows.costs[row].lower == 0 ? "<=" : rows.costs[row].upper == 0 ? ">=" : "=="
        let name = constraintOfRow[row] < 0 ? "rest" : "#\(constraintOfRow[row])"
        return
            "\(name) \(terms.joined(separator: " + ")) \(relation) \(rows.constants[row]) @ \(rows.givens[row].priority)"
    }
}
#endif
