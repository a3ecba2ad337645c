import Testing

@testable import Piecewise

@Suite("A piecewise function")
struct PiecewiseTests {
    private static func function(_ segments: [(Double, String)]) -> OverWidths<String> {
        var function = OverWidths<String>()
        for (position, value) in segments { function.append(value, from: Breakpoint(position)) }
        return function
    }

    @Test("joins neighbours that are equal")
    func joins() {
        let function = Self.function([(320, "a"), (400, "a"), (500, "b"), (600, "b")])
        #expect(function.values == ["a", "b"])
        #expect(function.starts == [Breakpoint(320), Breakpoint(500)])
    }

    @Test("has the later one of two values that begin at the same breakpoint, joined with the value before both")
    func replaces() {
        #expect(Self.function([(320, "a"), (400, "b"), (400, "c")]).values == ["a", "c"])
        #expect(Self.function([(320, "a"), (400, "b"), (400, "a")]).values == ["a"])
    }

    @Test("has at a breakpoint the value that begins there, unless that begins above it; the first one holds below")
    func values() {
        var function = Self.function([(320, "a"), (400, "b")])
        function.append("c", from: Breakpoint(500, isIncluded: false))
        let expected = [(0, "a"), (399.9, "a"), (400, "b"), (500, "b"), (500.1, "c"), (9999, "c")]
        for (width, value) in expected { #expect(function.value(at: width) == value) }
        #expect(OverWidths<String>().value(at: 320) == nil)
    }

    @Test("keeps its breakpoints when its values are mapped, and ends where it is told to")
    func maps() {
        let function = Self.function([(320, "a"), (400, "bc")]).map(\.count)
        #expect(function.values == [1, 2])
        #expect(function.ends(before: 1000) == [400, 1000])
    }

    @Test("merged with others changes wherever one of them does, from where all have begun")
    func merges() {
        let merged = OverWidths.merged([
            Self.function([(320, "a"), (500, "b")]), Self.function([(400, "x"), (500, "y"), (600, "z")]),
        ])
        #expect(merged.starts.map(\.position) == [400, 500, 600])
        #expect(merged.values == [["a", "x"], ["b", "y"], ["b", "z"]])
    }

    @Test("over offsets has stops that move with the width")
    func offsets() {
        var function = OverOffsets<String>("rest", from: MovingBreakpoint(Affine(constant: -100)))
        function.append("moved", from: MovingBreakpoint(Affine(rate: 0.5, constant: 0), isIncluded: false))
        #expect(function.value(at: 400, offset: 200) == "rest")
        #expect(function.value(at: 390, offset: 200) == "moved")
    }
}
