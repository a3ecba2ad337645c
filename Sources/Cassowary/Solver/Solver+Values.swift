extension Solver {
    /// The variable's value in the last solution; 0 for a variable of another solver.
    @inlinable
    @inline(__always)
    public func value(of variable: Variable) -> Double {
        lastSolution.indices.contains(variable.index) ? lastSolution[variable.index] : 0
    }

    /// Every value of the last solution, by the variable's index. O(variables).
    public var solution: [Double] {
        let late = variableCount - lastSolution.count
        return late > 0 ? lastSolution + Array(repeating: 0, count: late) : lastSolution
    }
}
