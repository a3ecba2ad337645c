import Cassowary
import Diagnostics

extension SystemBuilder {
    /// Asks views that only inequalities place along an axis to stand at the first of these, below every priority.
    ///
    /// So it was observed on UIKit: `top <= super.top + 23` alone gives y = 23, in Stevia's tests
    /// (`FlexibleMarginTests`, `EquationTests`) for each edge, both relations and both reading directions. It is how
    /// Cassowary leaves a free variable, which becomes basic in the first row that it enters, with the row's slack at 0
    /// (Badros, Borning & Stuckey 2001, section 2.3). Sizes are no free variables there: `width <= 100` alone gives 0.
    mutating func addBoundRows() {
        let inequalities = rows.indices.filter { rows[$0].isAuthored && rows[$0].constraint.relation != .equal }
        guard !inequalities.isEmpty else { return }
        var placement = Placement(of: rows, count: (frames.count + guides.count) * 4)
        placement.place(frames[0].x)
        placement.place(frames[0].y)
        var priority = Self.highestBoundPriority
        for row in inequalities where placement.leavesOpen(rows[row].constraint) {
            placement.add(rows[row].constraint)
            addBound(ofRow: row, priority: priority)
            priority /= 2
        }
    }

    /// Each bound has a priority of its own, so that the one written first decides.
    private static let highestBoundPriority = 1e-3

    private mutating func addBound(ofRow row: Int, priority: Double) {
        var bound = rows[row]
        bound.constraint.relation = .equal
        bound.constraint.priority = priority
        bound.identifier = Identifier.bound
        bound.position = nil
        if var moving = movingRows.insetRows.first(where: { $0.row == row }) {
            moving.row = rows.count
            movingRows.insetRows.append(moving)
        }
        rows.append(bound)
    }
}

/// Which positions follow from equations: from a placed one, an equation with a single unknown places the next.
private struct Placement {
    /// By variable; sizes count as known.
    private var isPlaced: [Bool]
    private var equations: [Equation] = []
    /// The positions in the equations, those of one after those of the other.
    private var mentions: [Mention] = []
    /// By variable, its last mention; -1 for none.
    private var lastMentions: [Int]

    private struct Equation {
        var mentions: Range<Int>
        var unknownCount: Int
    }

    private struct Mention {
        var variable: Int
        var equation: Int
        /// The variable's mention before; -1 for none.
        var earlier: Int
    }

    init(of rows: [SystemRow], count: Int) {
        isPlaced = (0..<count).map { !Self.isPosition($0) }
        lastMentions = Array(repeating: -1, count: count)
        for row in rows.indices where rows[row].constraint.relation == .equal { add(rows[row].constraint) }
    }

    /// Whether a variable is an x or a y: each view and guide has x, y, width and height.
    private static func isPosition(_ variable: Int) -> Bool { variable % 4 < 2 }

    func leavesOpen(_ constraint: Constraint) -> Bool {
        constraint.terms.contains { !isPlaced[$0.variable.index] }
    }

    mutating func add(_ constraint: Constraint) {
        let first = mentions.count
        var (unknown, unknownCount) = (0, 0)
        for term in constraint.terms where Self.isPosition(term.variable.index) {
            let variable = term.variable.index
            let mention = Mention(variable: variable, equation: equations.count, earlier: lastMentions[variable])
            lastMentions[variable] = mentions.count
            mentions.append(mention)
            guard !isPlaced[variable] else { continue }
            unknownCount += 1
            unknown = variable
        }
        equations.append(Equation(mentions: first..<mentions.count, unknownCount: unknownCount))
        if unknownCount == 1 { place(unknown) }
    }

    mutating func place(_ variable: Variable) { place(variable.index) }

    private mutating func place(_ variable: Int) {
        var pending = [variable]
        while let next = pending.popLast() {
            guard !isPlaced[next] else { continue }
            isPlaced[next] = true
            var mention = lastMentions[next]
            while mention >= 0 {
                let equation = mentions[mention].equation
                mention = mentions[mention].earlier
                equations[equation].unknownCount -= 1
                guard equations[equation].unknownCount == 1 else { continue }
                for other in equations[equation].mentions where !isPlaced[mentions[other].variable] {
                    pending.append(mentions[other].variable)
                }
            }
        }
    }
}
