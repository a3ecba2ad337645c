import Cassowary

/// Finds the rows that give a quantity its value: a set out of which none can be taken.
///
/// Rows that are neither tight nor missed are not needed: the optimum of a convex problem stays where it is when
/// constraints that have room to spare are left out. Whether a set determines the value is found by solving it alone. A
/// set is grown from the target outwards until it does, and made irreducible by leaving out what it does not need, in
/// large parts first.
struct DeterminingRows {
    private let rows: [SystemRow]
    private let target: LinearExpression
    /// What the rows that matter give the target, points.
    private let value: Double
    /// The rows that are tight or missed, nearest first.
    private let candidates: [(row: Int, depth: Int)]
    /// Every row the target has to do with, nearest first: without some row another one may take its place that had
    /// room to spare.
    private let all: [(row: Int, depth: Int)]

    /// - Parameters:
    ///   - running: the solved system.
    ///   - target: the quantity in question.
    init(_ running: IncrementalSystem, target: LinearExpression) {
        rows = running.rows
        self.target = target.simplified
        value = target.terms.reduce(target.constant) { $0 + $1.coefficient * running.value(of: $1.variable) }
        candidates = Self.depths(of: running.positionsInForce.filter { running.matters($0) }, running.rows, target)
        all = Self.depths(of: running.positionsInForce, running.rows, target)
    }

    /// An irreducible set that determines the value, from the target outwards; nil where nothing does.
    ///
    /// All rows are asked first: some of them alone may fix what the others pull at with the same strength.
    func find() -> [Int]? {
        guard determines(all.map { $0.row }) else { return nil }
        return irreducible(determiningSet(among: candidates))
    }

    /// The same for the system without one of its rows.
    func find(without position: Int) -> [Int]? {
        let others = determiningSet(among: candidates.filter { $0.row != position })
        return irreducible(others ?? determiningSet(among: all.filter { $0.row != position }))
    }

    private func irreducible(_ determining: [Int]?) -> [Int]? {
        guard var kept = determining?.irreducible(where: { determines($0) }) else { return nil }
        preferAuthored(&kept)
        return Self.depths(of: kept, rows, target).map { $0.row }
    }

    /// Puts what an author wrote in the place of a content's own wish where either will do.
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

    /// The rows up to some distance that determine the value, those to keep longest first; nil where not even all do.
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

    /// Whether the rows alone give the target its value and leave it no other.
    private func determines(_ positions: [Int]) -> Bool {
        var part = CompactSystem()
        do throws(SolverError) {
            for position in positions { try part.add(rows[position].constraint) }
            let quantity = try part.add(quantity: target)
            try part.solver.solve()
            guard abs(part.solver.value(of: quantity) - value) <= 1e-6 * max(1, abs(value)) else { return false }
            return !part.solver.ambiguousVariables().contains(quantity)
        } catch { return false }
    }

    /// How many rows away from the target each row is, nearest first; rows it has nothing to do with are left out.
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
    /// Which rows an explanation would rather do without: those with higher numbers.
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
    /// Whether a row is tight or missed.
    fileprivate func matters(_ position: Int) -> Bool {
        rows[position].constraint.relation == .equal || violation(ofRow: position) > -1e-6
    }
}
