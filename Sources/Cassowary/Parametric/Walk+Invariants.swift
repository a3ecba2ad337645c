extension Walk {
    /// The first invariant that does not hold where the walk is, for tests; O(nonzeros × levels).
    ///
    /// The walk writes down `x` and the gaps as they were at its origin; what must hold, holds where it is.
    func brokenInvariant() -> Simplex.Invariant? {
        var here = simplex
        here.own()
        here.rows.setParameter(parameter)
        for column in 0..<rates.count { here.x[column] += travelled * rates[column] }
        for row in 0..<gapRates.count where here.rows.positions[row] < 0 {
            here.rows.gaps[row] += travelled * gapRates[row]
        }
        return here.brokenInvariant()
    }
}
