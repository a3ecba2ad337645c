import Cassowary
import Piecewise

/// Finds an irreducible set of rows that determines a quantity.
///
/// Inequalities with slack are not needed: the optimum of a convex problem does not change when inactive constraints
/// are removed. Whether a set determines the value is found by solving it alone. A set is grown from the target
/// outwards until it does, and then reduced by a deletion filter.
struct DeterminingRows {
    private let rows: [SystemRow]
    private let target: LinearExpression
    /// The value of the target, points.
    private let value: Double
    /// The rows that are tight or violated, nearest first.
    private let candidates: [(row: Int, depth: Int)]
    /// Every row connected to the target, nearest first: without some row, one that had slack may take its place.
    private let all: [(row: Int, depth: Int)]

    /// - Parameters:
    ///   - system: the solved system
    ///   - target: the quantity in question.
    init(_ system: IncrementalSystem, target: LinearExpression) {
        rows = system.rows
        self.target = target.simplified
        value = target.terms.reduce(target.constant) { $0 + $1.coefficient * system.value(of: $1.variable) }
        candidates = Self.depths(of: system.positionsInForce.filter { system.matters($0) }, system.rows, target)
        all = Self.depths(of: system.positionsInForce, system.rows, target)
    }

    /// An irreducible set that determines the value, from the target outwards; nil where nothing does.
    ///
    /// All rows are tested first: a subset may determine what others at the same priority leave open.
    func find() -> [Int]? {
        guard determines(all.map { $0.row }) else { return nil }
        return irreducible(determiningSet(among: candidates))
    }

    /// The same for the system without one row.
    func find(without position: Int) -> [Int]? {
        let others = determiningSet(among: candidates.filter { $0.row != position })
        return irreducible(others ?? determiningSet(among: all.filter { $0.row != position }))
    }

    private func irreducible(_ determining: [Int]?) -> [Int]? {
        guard var kept = determining?.irreducible(where: { determines($0) }) else { return nil }
        preferAuthored(&kept)
        return Self.depths(of: kept, rows, target).map { $0.row }
    }

    /// Replaces rows of intrinsic sizes by equivalent ones of the author.
    private func preferAuthored(_ kept: inout [Int]) {
        for index in kept.indices where !rows[kept[index]].isAuthored && !rows[kept[index]].isRequired {
            let wish = rows[kept[index]].constraint
            let equals = candidates.filter { candidate in
                let row = rows[candidate.row]
                return row.isAuthored && row.constraint.priority == wish.priority && !kept.contains(candidate.row)
                    && row.constraint.terms.contains { term in wish.terms.contains { $0.variable == term.variable } }
            }
            for equal in equals {
                var swapped = kept
                swapped[index] = equal.row
                guard determines(swapped) else { continue }
                kept = swapped
                break
            }
        }
    }

    /// Whether the value would stay the same if a row were left out of the whole system.
    func isReplaceable(_ position: Int) -> Bool {
        determines(all.filter { $0.row != position }.map { $0.row })
    }

    /// The rows up to some distance that determine the value, in the order in which to keep them; nil where not even
    /// all do.
    private func determiningSet(among rows: [(row: Int, depth: Int)]) -> [Int]? {
        let deepest = rows.last?.depth ?? 0
        var depth = 1
        while true {
            let near = rows.filter { $0.depth <= depth }
            if determines(near.map { $0.row }) { return sortedForKeeping(near) }
            guard depth < deepest else { return nil }
            depth *= 2
        }
    }

    private func sortedForKeeping(_ found: [(row: Int, depth: Int)]) -> [Int] {
        found.sorted { a, b in
            let (first, second) = (rows[a.row], rows[b.row])
            if first.keepingRank != second.keepingRank { return first.keepingRank < second.keepingRank }
            if first.isAuthored != second.isAuthored { return first.isAuthored }
            return a.depth != b.depth ? a.depth < b.depth : a.row < b.row
        }.map { $0.row }
    }

    /// Whether the rows alone determine the target's value.
    private func determines(_ positions: [Int]) -> Bool {
        var part = CompactSystem()
        do throws(SolverError) {
            for position in positions { try part.add(rows[position].constraint) }
            let quantity = try part.add(quantity: target)
            try part.solver.solve()
            guard abs(part.solver.value(of: quantity) - value) <= Tolerance.violation * max(1, abs(value)) else { return false }
            return !part.solver.ambiguousVariables().contains(quantity)
        } catch { return false }
    }

    /// The distance of each connected row from the target, counted in rows, nearest first.
    private static func depths(
        of positions: [Int], _ rows: [SystemRow], _ target: LinearExpression
    ) -> [(row: Int, depth: Int)] {
        var reached = target.terms.map { $0.variable.index }
        var known: [Bool] = []
        var found: [(row: Int, depth: Int)] = []
        var remaining = positions
        var depth = 0
        while !reached.isEmpty {
            for index in reached {
                while known.count <= index { known.append(false) }
                known[index] = true
            }
            let touching = remaining.filter { row in rows[row].constraint.terms.contains { isKnown($0, known) } }
            remaining.removeAll { row in rows[row].constraint.terms.contains { isKnown($0, known) } }
            found += touching.map { ($0, depth) }
            reached = []
            for row in touching {
                for term in rows[row].constraint.terms where !isKnown(term, known) {
                    reached.append(term.variable.index)
                }
            }
            depth += 1
        }
        return found
    }

    private static func isKnown(_ term: Term, _ known: [Bool]) -> Bool {
        known.indices.contains(term.variable.index) && known[term.variable.index]
    }
}

extension SystemRow {
    /// The removal preference: rows with higher numbers go first.
    fileprivate var keepingRank: Int {
        switch (isRequired, identifier) {
        case (true, nil): 0
        case (true, Identifier.nonNegative): 1002
        case (true, _): 1
        case (false, _): 2 + Int(1000 - min(max(constraint.priority, 0), 1000))
        }
    }
}

extension IncrementalSystem {
    /// Whether a row is tight or violated.
    fileprivate func matters(_ position: Int) -> Bool {
        rows[position].constraint.relation == .equal || violation(ofRow: position) > -Tolerance.violation
    }
}
