/// A sign before a value.
package enum UnaryOperator: String, Sendable {
    case minus = "-"
    case not = "!"
}

/// A sign between two values.
package enum BinaryOperator: Hashable, Sendable {
    case arithmetic(Arithmetic)
    case comparison(Comparison)
    case logical(Logical)
    case range(RangeFormation)
    /// `??`: the second value where the first one is nil.
    case coalesce

    package enum Arithmetic: String, Sendable {
        case plus = "+"
        case minus = "-"
        case times = "*"
        case divide = "/"
        case remainder = "%"
    }

    package enum RangeFormation: String, Sendable {
        case closed = "..."
        case halfOpen = "..<"
    }

    package enum Comparison: String, Sendable {
        case equal = "=="
        case notEqual = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
    }

    package enum Logical: String, Sendable {
        case and = "&&"
        case or = "||"
    }

    init?(_ symbol: Symbol) {
        if let arithmetic = Arithmetic(rawValue: symbol.rawValue) {
            self = .arithmetic(arithmetic)
        } else if let comparison = Comparison(rawValue: symbol.rawValue) {
            self = .comparison(comparison)
        } else if let logical = Logical(rawValue: symbol.rawValue) {
            self = .logical(logical)
        } else if let range = RangeFormation(rawValue: symbol.rawValue) {
            self = .range(range)
        } else if symbol == .coalesce {
            self = .coalesce
        } else {
            return nil
        }
    }

    package var text: String {
        switch self {
        case .arithmetic(let sign): sign.rawValue
        case .comparison(let sign): sign.rawValue
        case .logical(let sign): sign.rawValue
        case .range(let sign): sign.rawValue
        case .coalesce: Symbol.coalesce.rawValue
        }
    }

    /// How tightly it binds.
    var precedence: Int {
        switch self {
        case .logical(.or): 1
        case .logical(.and): 2
        case .comparison: Self.precedenceOfComparison
        case .coalesce: 4
        case .range: 5
        case .arithmetic(.plus), .arithmetic(.minus): 6
        case .arithmetic(.times), .arithmetic(.divide), .arithmetic(.remainder): 7
        }
    }

    static let precedenceOfComparison = 3

    /// Whether anchors may stand beside it.
    var takesAnchors: Bool {
        switch self {
        case .arithmetic, .coalesce: true
        case .comparison, .logical, .range: false
        }
    }
}
