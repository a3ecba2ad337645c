extension Factorization {
    /// Solves once more for what a solution of `A x = v` lacks at positions from `first` on, and adds it (iterative
    /// refinement, Wilkinson 1963).
    ///
    /// After a new factorisation that is rounding. Etas also leave out the rigid rows' part of an exchange, which
    /// matters only for right sides of rigid rows; solving for the residual of the other rows corrects it.
    /// - Parameters:
    ///   - correction: empty work space, and empty again afterwards.
    ///   - matrix: holds the basic rows.
    ///   - side: the right side at a position.
    func refine(
        _ solution: inout WorkVector, correction: inout WorkVector, of matrix: Rows, from first: Int,
        side: (Int) -> Double
    ) {
        for position in first..<count {
            var missing = side(position)
            for entry in matrix.terms(of: Int(rows[position])) {
                let column = Int(positions[Int(matrix.columns[entry])])
                missing -= matrix.values[entry] * solution.values[column]
            }
            if missing != 0 { correction.set(missing, at: position) }
        }
        solve(&correction)
        for position in 0..<count where correction.values[position] != 0 {
            solution.add(correction.values[position], at: position)
        }
        correction.clear()
    }

    /// Solves for what the basic rows make of the variables when their right sides are these, by row.
    /// - Parameters:
    ///   - vector: empty work space, which then holds the values by position.
    ///   - correction: empty work space, and empty again afterwards.
    ///   - matrix: holds the basic rows.
    ///   - first: the first position that etas have to do with.
    func solve(
        _ vector: inout WorkVector, correction: inout WorkVector, sides: UncheckedArray<Double>, of matrix: Rows,
        from first: Int
    ) {
        for position in 0..<count {
            let side = sides[Int(rows[position])]
            if side != 0 { vector.set(side, at: position) }
        }
        solve(&vector)
        guard etas.count > 0 && first > 0 else { return }
        refine(&vector, correction: &correction, of: matrix, from: first) { sides[Int(rows[$0])] }
    }
}
