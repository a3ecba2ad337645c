import Testing

@testable import Piecewise

@Suite("A staircase")
struct StaircaseTests {
    private static let staircase = Staircase(origin: 330, run: 10, count: 5)

    @Test("has a step for each parameter; the first and the last one have no end")
    func steps() {
        let expected = [(0.0, 0), (319.9, 0), (320.1, 1), (330.1, 2), (349.9, 3), (350.1, 4), (1000, 4)]
        for (parameter, step) in expected { #expect(Self.staircase.step(at: parameter) == step) }
    }

    @Test("begins each step at its breakpoint, and none before")
    func starts() {
        for (scale, includes) in [(1.0, true), (1.0 / 3, true), (0.1, true), (7, true), (0.1, false)] {
            var staircase = Staircase(origin: 320 + scale, run: scale / 7, count: 400)
            (staircase.includesStarts, staircase.includesRoundStarts) = (includes, includes)
            for step in 1..<400 {
                let start = staircase.start(ofStep: step).position
                #expect(staircase.step(at: includes ? start : start.nextUp) == step)
                #expect(staircase.step(at: includes ? start.nextDown : start) == step - 1)
            }
        }
    }

    @Test("has between two parameters the steps that hold there")
    func ranges() {
        #expect(Self.staircase.steps(from: 325, to: 345) == 1..<4)
        #expect(Self.staircase.steps(from: 300, to: .infinity) == 0..<5)
        #expect(Self.staircase.steps(from: 322, to: 325) == 1..<2)
        let end = Self.staircase.start(ofStep: 3).position
        #expect(Self.staircase.steps(from: 325, to: end) == 1..<3)
    }
}
