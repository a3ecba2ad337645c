import Cassowary

/// A sum of variables times coefficients, and a constant in points.
struct LinearExpression: Hashable, Sendable {
    var terms: [Term]
    var constant: Double
    /// What of the constant comes from insets and offsets.
    var insets: [InsetTerm]

    init(_ terms: [Term] = [], constant: Double = 0, insets: [InsetTerm] = []) {
        self.terms = terms
        self.constant = constant
        self.insets = insets
    }

    init(_ variable: Variable) { self.init([Term(variable)]) }

    static func += (a: inout LinearExpression, b: LinearExpression) {
        a.constant += b.constant
        if !b.terms.isEmpty { a.terms += b.terms }
        if !b.insets.isEmpty { a.insets += b.insets }
    }

    static func -= (a: inout LinearExpression, b: LinearExpression) {
        a.constant -= b.constant
        for term in b.terms { a.terms.append(Term(term.variable, -term.coefficient)) }
        for inset in b.insets { a.insets.append(InsetTerm(use: inset.use, factor: -inset.factor)) }
    }

    static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        var sum = a
        sum += b
        return sum
    }

    static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        var difference = a
        difference -= b
        return difference
    }

    static func + (a: LinearExpression, b: Double) -> LinearExpression {
        LinearExpression(a.terms, constant: a.constant + b, insets: a.insets)
    }

    static func - (a: LinearExpression, b: Double) -> LinearExpression { a + -b }

    static func * (a: LinearExpression, factor: Double) -> LinearExpression {
        if factor == 1 { return a }
        var product = LinearExpression(a.terms, constant: a.constant * factor, insets: a.insets)
        for i in product.terms.indices { product.terms[i].coefficient *= factor }
        for i in product.insets.indices { product.insets[i].factor *= factor }
        return product
    }

    /// Its value at a point.
    func value(at point: (Variable) -> Double) -> Double {
        terms.reduce(constant) { $0 + $1.coefficient * point($1.variable) }
    }

    /// Each variable once, in order of its first mention, without those that cancel out.
    var simplified: LinearExpression {
        if terms.count > 12 { return simplifiedBySorting }
        return isSimple ? self : simplifiedByScanning
    }

    /// Whether each variable is named once, and none cancels out.
    private var isSimple: Bool {
        for (index, term) in terms.enumerated() {
            let isRepeated = terms[..<index].contains { $0.variable == term.variable }
            if isRepeated || term.coefficient == 0 { return false }
        }
        return true
    }

    private var simplifiedByScanning: LinearExpression {
        var merged: [Term] = []
        merged.reserveCapacity(terms.count)
        for term in terms {
            if let i = merged.firstIndex(where: { $0.variable == term.variable }) {
                merged[i].coefficient += term.coefficient
            } else {
                merged.append(term)
            }
        }
        merged.removeAll { $0.coefficient == 0 }
        return LinearExpression(merged, constant: constant, insets: insets)
    }

    private var simplifiedBySorting: LinearExpression {
        var merged: [Term] = []
        for term in terms.sorted(by: { $0.variable < $1.variable }) {
            if let last = merged.indices.last, merged[last].variable == term.variable {
                merged[last].coefficient += term.coefficient
            } else {
                merged.append(term)
            }
        }
        merged.removeAll { $0.coefficient == 0 }
        return LinearExpression(merged, constant: constant, insets: insets)
    }
}
