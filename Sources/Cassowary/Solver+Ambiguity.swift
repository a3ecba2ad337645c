extension Solver {
    /// The variables that have another value in some other optimal solution, in order.
    ///
    /// Optimal means optimal for the constraints and their priorities; the rules that choose among such solutions do
    /// not count. Solves first if something has changed; empty when there is no solution. Takes a sparse solve for
    /// each row that may loosen, usually none.
    public mutating func ambiguousVariables() -> [Variable] {
        if isChanged || parameter != map.origin {
            isChanged = true
            do throws(SolverError) { try solve() } catch { return [] }
        }
        var found: [Variable] = []
        for (index, isAmbiguous) in simplex.findAmbiguity().enumerated() where isAmbiguous {
            found.append(Variable(index: index))
        }
        return found
    }
}
