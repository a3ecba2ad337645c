/// The vectors on which each of several linear forms is 0 or at least 0.
struct Cone: Sendable {
    private var forms: [[(column: Int32, value: Double)]] = []
    private var isEquality: [Bool] = []
    private let count: Int

    init(count: Int) { self.count = count }

    mutating func add(_ form: [(column: Int32, value: Double)], sign: Double = 1, isEquality: Bool) {
        forms.append(form.map { ($0.column, $0.value * sign) })
        self.isEquality.append(isEquality)
    }

    /// A basis of the linear hull of the cone.
    ///
    /// A form is 0 on the whole cone if it cannot reach 1, as a cone is closed under scaling and addition; one solution
    /// that asks it of all forms at once finds them. The hull is where those forms are 0.
    func hull() -> [[Double]] {
        var simplex = Simplex()
        for _ in 0..<count { simplex.addVariable() }
        for (form, isEquality) in zip(forms, isEquality) {
            add(form, isEquality ? .equal : .greaterThanOrEqual, 0, Priority.required, to: &simplex)
        }
        let first = simplex.rows.count
        for (form, isEquality) in zip(forms, isEquality) where !isEquality {
            add(form, .greaterThanOrEqual, 1, 1, to: &simplex)
        }
        simplex.start()
        guard simplex.optimize() == .optimal else { return [] }
        var zeros: UncheckedArray<Int32> = []
        var indicator = first
        for (place, isEquality) in isEquality.enumerated() {
            let row = count + place
            if isEquality {
                zeros.append(Int32(truncatingIfNeeded: row))
            } else {
                if simplex.rows.gap(of: indicator, at: simplex.x) < -0.5 * simplex.rows.givens[indicator].scale {
                    zeros.append(Int32(truncatingIfNeeded: row))
                }
                indicator += 1
            }
        }
        return nullSpace(of: zeros, in: simplex)
    }

    private func add(
        _ form: [(column: Int32, value: Double)], _ relation: Relation, _ constant: Double, _ priority: Double,
        to simplex: inout Simplex
    ) {
        let row = simplex.rows.append(form, relation, constant)
        simplex.rows.setPriority(priority, of: row)
    }

    private func nullSpace(of zeros: UncheckedArray<Int32>, in simplex: Simplex) -> [[Double]] {
        var elimination = Elimination(of: simplex.rows, columnCount: count)
        elimination.add(stage: zeros)
        let factors = elimination.finish(implicitRows: simplex.implicitRows)
        var basis: [[Double]] = []
        for position in 0..<count where simplex.rows.isImplicit(Int(factors.rows[position])) {
            var vector = WorkVector(count: count)
            vector.set(1, at: position)
            factors.solve(&vector)
            var member = [Double](repeating: 0, count: count)
            for place in 0..<count { member[Int(factors.columns[place])] = vector.values[place] }
            basis.append(member)
        }
        return basis
    }
}
