extension Solver {
    public mutating func ambiguousVariables() -> [Variable] { [] }
}
