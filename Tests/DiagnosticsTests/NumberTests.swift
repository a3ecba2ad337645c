import Testing

@testable import Diagnostics

@Suite("A number on a page")
struct NumberTests {
    @Test(
        "has no more digits than it needs",
        arguments: [
            (390, "390"), (-60, "-60"), (0, "0"), (66.6666, "66.67"), (0.5, "0.5"), (-0.25, "-0.25"), (10.05, "10.05"),
            (0.004, "0"), (1e20, "1e+20"),
        ] as [(Double, String)])
    func text(value: Double, expected: String) {
        #expect(number(value) == expected)
    }
}
