import Cassowary

/// The combination of required rows in which every variable cancels out, so that their constants alone show how far
/// they contradict each other (Farkas 1902, doi:10.1515/crll.1902.124.1).
///
/// An irreducible conflict has one such combination, up to a factor, with every row in it (Gleeson & Ryan 1990,
/// doi:10.1287/ijoc.2.1.61). It stays the same while nothing but constants changes.
struct ConflictProof {
    /// Of each member, by position among the rows; that of the row given up is 1.
    private let factors: [(row: Int, factor: Double)]
    /// Whether the row given up falls short of its constant, exceeds it, or may do either.
    private let directions: [Double]

    /// Nil where the members have no such combination, or more than one.
    init?(of conflict: Conflict, victim: Int, in rows: [SystemRow]) {
        let others = conflict.members.filter { $0 != victim }
        guard others.count + 1 == conflict.members.count,
            let found = Self.combination(others.map { rows[$0].constraint.terms }, rows[victim].constraint.terms)
        else { return nil }
        factors = zip(others, found).map { (row: $0, factor: $1) } + [(row: victim, factor: 1)]
        let combined = factors
        directions = [1.0, -1.0].filter { direction in
            combined.allSatisfy { rows[$0.row].constraint.relation.allows($0.factor * direction) }
        }
    }

    /// By how much the row given up is violated at least where the other rows hold with these constants.
    func violation(in rows: [SystemRow]) -> Double {
        let sum = factors.reduce(0) { $0 + $1.factor * rows[$1.row].constraint.constant }
        return directions.map { -sum * $0 }.max() ?? 0
    }

    /// The factors with which `sums` add up to −`last`, none of them 0; nil where there are none, or several.
    private static func combination(_ sums: [[Term]], _ last: [Term]) -> [Double]? {
        var columns: [Int: Int] = [:]
        for term in sums.joined() + last where columns[term.variable.index] == nil {
            columns[term.variable.index] = columns.count
        }
        func row(_ terms: [Term]) -> [Double] {
            var row = Array(repeating: 0.0, count: columns.count)
            for term in terms { row[columns[term.variable.index] ?? 0] += term.coefficient }
            return row
        }
        var reduced: [Reduced] = []
        for (position, terms) in sums.enumerated() {
            var next = Reduced(row(terms), position, of: sums.count)
            next.reduce(by: reduced)
            guard next.choosePivot() else { return nil }
            reduced.append(next)
        }
        var rest = Reduced(row(last), nil, of: sums.count)
        rest.reduce(by: reduced)
        guard !rest.choosePivot(), rest.factors.allSatisfy({ abs($0) > Reduced.least }) else { return nil }
        return rest.factors
    }
}

/// A row of coefficients from which others have been subtracted.
private struct Reduced {
    private var values: [Double]
    /// How much of each row went into it.
    private(set) var factors: [Double]
    private var pivot = 0

    /// Coefficients and factors smaller than this are 0.
    static let least = 1e-9

    init(_ values: [Double], _ position: Int?, of count: Int) {
        self.values = values
        factors = Array(repeating: 0, count: count)
        if let position { factors[position] = 1 }
    }

    /// Subtracts as much of each row as cancels its pivot.
    mutating func reduce(by others: [Reduced]) {
        for other in others where values[other.pivot] != 0 {
            let share = values[other.pivot] / other.values[other.pivot]
            for index in values.indices { values[index] -= share * other.values[index] }
            for index in factors.indices { factors[index] -= share * other.factors[index] }
            values[other.pivot] = 0
        }
    }

    /// Chooses the greatest coefficient; false where all are 0.
    mutating func choosePivot() -> Bool {
        for index in values.indices where abs(values[index]) > abs(values[pivot]) { pivot = index }
        return values.indices.contains(pivot) && abs(values[pivot]) > Self.least
    }
}

extension Relation {
    /// Whether a row with this relation may take part in a proof with a factor: Σ factor × constant < 0 contradicts.
    fileprivate func allows(_ factor: Double) -> Bool {
        switch self {
        case .equal: true
        case .lessThanOrEqual: factor > 0
        case .greaterThanOrEqual: factor < 0
        }
    }
}
