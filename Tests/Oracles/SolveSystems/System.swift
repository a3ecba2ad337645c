import Cassowary

/// A system as a line of JSON; a term is `[variable, coefficient]`.
struct System: Decodable {
    struct Row: Decodable {
        var terms: [[Double]]
        var op: String
        var constant: Double
        var priority: Double
        var weight: Double?
    }
    var variables: Int
    var constraints: [Row]
    /// Whether the answer should name the ambiguous variables too.
    var ambiguity: Bool?
    /// Whether the answer should say what is broken, why each variable has its value and how else it could be.
    var explanations: Bool?
}

/// What the solver makes of a system, as a line of JSON.
struct Answer: Encodable {
    struct Violation: Encodable {
        var constraint: Int
        var excess: Double
    }
    struct Witness: Encodable {
        var variables: [Int]
        var second: [Double]
    }
    var values: [Double]?
    var conflict: [Int]?
    var ambiguous: [Int]?
    var violations: [Violation]?
    var witnesses: [Witness]?
    /// By variable; null where it is open.
    var chains: [[Int]?]?
    var error: String?
}
