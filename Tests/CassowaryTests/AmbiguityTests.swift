import Cassowary
import Testing

@Suite("Ambiguity")
struct AmbiguityTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var system: String
        var ambiguous: [String]
    }

    static let cases = [
        Case(testDescription: "nothing where all is fixed", system: "x == 1\ny - x == 2", ambiguous: []),
        Case(testDescription: "a variable that nothing fixes", system: "x == 1\ny >= -3", ambiguous: ["y"]),
        Case(testDescription: "two wishes at one priority", system: "x == 0 @500\nx == 10 @500", ambiguous: ["x"]),
        Case(
            testDescription: "two labels that hug alike", system: "a + b == 428\na == 71 @250\nb == 97 @250\nc == 4",
            ambiguous: ["a", "b"]),
        Case(
            testDescription: "not a value that two inequalities squeeze", system: "x - y <= 0\ny - x <= 0\nx == 3 @50",
            ambiguous: []),
        Case(
            testDescription: "not a corner where several rows meet",
            system: "x >= 0\ny >= 0\nx + y <= 0\nz >= 0", ambiguous: ["z"]),
    ]

    @Test("Ambiguous is", arguments: cases)
    func ambiguous(_ example: Case) throws {
        var system = try System(example.system)
        try system.solver.solve()
        let found = system.ambiguous()
        #expect(found == example.ambiguous)
    }
}
