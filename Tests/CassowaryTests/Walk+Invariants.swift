@testable import Cassowary

extension Walk {
    /// The first invariant that does not hold at the walk's parameter.
    ///
    /// A walk stores `x` and the gaps as they were at its origin; the invariants hold where it is.
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
