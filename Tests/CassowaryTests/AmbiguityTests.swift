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
        Case(
            testDescription: "what rows of very different sizes leave open below alone", system: steep,
            ambiguous: ["l", "q", "m", "u", "g", "n", "i", "h", "j", "k"]),
    ]

    /// Found by `answers.py` (seed 12), cut down: in rational arithmetic g is at most 0.00105…, with no end below.
    static let steep = """
        0.131 l - 11.981 q == 0 @999
        5.522 e - 0.253 m - 0.027 u >= 90
        3.154 g - 0.016 n == 0 @100
        0.753 i - 1.78 r - 0.406 g - 13.746 n == 9 @249
        - 49.266 h + 0.056 j - 0.348 k + 0.065 q <= -10 @100
        - 71.316 l - 10.347 e >= 662.538
        - 12.917 e == 25.834
        0.032 h - 0.08 m - 4.122 q <= 19.97 @1
        0.217 i - 0.025 u <= -143.615 @100
        0.455 c == -3.64 @100
        5.193 r == -31.158 @10
        - 0.784 c - 4.002 i + 0.103 q - 0.786 g == 0 @249
        """

    @Test("Ambiguous is", arguments: cases)
    func ambiguous(_ example: Case) throws {
        var system = try System(example.system)
        try system.solver.solve()
        let found = system.ambiguous()
        #expect(found == example.ambiguous)
    }
}
