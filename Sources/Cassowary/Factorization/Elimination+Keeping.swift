extension Elimination {
    /// The pivots of factors from before, and where they are in an elimination that keeps them.
    struct KeptPivots {
        fileprivate let factors: Factorization
        /// By position there: the position here of a pivot with the same numbers, −1 before it is known, −2 if there is
        /// none.
        fileprivate var positions: UncheckedArray<Int32>

        /// - Parameter areRowsUnchanged: whether the rows that were factorised still have the same coefficients.
        init(from factors: Factorization, areRowsUnchanged: Bool) {
            self.factors = factors
            positions = UncheckedArray(repeating: areRowsUnchanged ? -1 : -2, count: factors.count)
            for position in factors.etas.exchangedPositions { positions[Int(position)] = -2 }
        }

        /// Takes the row at a position with the same pivot as before; false, with nothing changed, where that is not
        /// large enough any more.
        mutating func keep(_ position: Int, in elimination: inout Elimination) -> Bool {
            if elimination.takeOver(position, of: &self) { return true }
            positions[position] = -2
            return elimination.add(Int(factors.rows[position]), pivotColumn: Int(factors.columns[position]))
        }
    }

    /// Takes over the numbers as well; false, without a change, where these are different now: pivots by which the row
    /// was reduced are missing, changed or in another order, or there are further ones.
    @inline(__always)
    private mutating func takeOver(_ position: Int, of kept: inout KeptPivots) -> Bool {
        let column = Int(kept.factors.columns[position])
        guard kept.positions[position] == -1 && positions[column] < 0 else { return false }
        let (lower, upper) = (kept.factors.lowerByRow.range(of: position), kept.factors.upperByRow.range(of: position))
        var last = -1
        for entry in lower {
            // Ascending, as solves rely on; pivots of several stages may have changed places.
            guard kept.pivot(ofLower: entry) > last else { return false }
            last = kept.pivot(ofLower: entry)
        }
        for entry in upper where positions[Int(kept.column(ofUpper: entry))] >= 0 { return false }
        let row = kept.factors.rows[position]
        for entry in lower {
            appendLower(row: row, position: kept.pivot(ofLower: entry), kept.factors.lowerByRow.entries[entry].value)
        }
        for entry in upper {
            let value = kept.factors.upperByRow.entries[entry].value
            self.upper.append(SparseEntry(index: kept.column(ofUpper: entry), value: value))
        }
        kept.positions[position] = Int32(truncatingIfNeeded: pivotRows.count)
        appendPivot(row: row, column: column, value: kept.factors.diagonal[position])
        return true
    }
}

extension Elimination.KeptPivots {
    @inline(__always)
    fileprivate func pivot(ofLower entry: Int) -> Int {
        Int(positions[Int(factors.lowerByRow.entries[entry].index)])
    }

    @inline(__always)
    fileprivate func column(ofUpper entry: Int) -> Int32 {
        factors.columns[Int(factors.upperByRow.entries[entry].index)]
    }
}
