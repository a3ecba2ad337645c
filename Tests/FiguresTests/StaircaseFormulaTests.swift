import Piecewise
import Testing

@testable import Figures

@Suite("Lengths in equal steps")
struct StaircaseFormulaTests {
    private typealias Segment = OverWidths<SteppedLength>.Segment

    private static func lengths(_ segments: [Segment], before end: Double = 1024) -> OverWidths<String> {
        StaircaseFormula(rise: 0.5).lengths(OverWidths(segments: segments), before: end)
    }

    /// A length that gains `rise` at each step.
    private static func climbing(from value: Double, rise: Double = 0.5, _ staircase: Staircase) -> Segment {
        Segment(
            start: Breakpoint(320),
            value: SteppedLength(value: Affine(constant: value), staircase: staircase, rise: rise))
    }

    private static func still(_ value: Double, from start: Double) -> Segment {
        Segment(start: Breakpoint(start), value: SteppedLength(value: Affine(constant: value)))
    }

    @Test("A staircase is one formula, up or down")
    func formula() {
        let up = Self.lengths([Self.climbing(from: 170.5, Staircase(origin: 321.5, run: 1, count: 8))], before: 327.5)
        #expect(up.values == ["round(up,50cqw + 10.249939px,0.5px)"])
        let falling = Self.climbing(from: 140, rise: -0.5, Staircase(origin: 322, run: 1, count: 8))
        #expect(Self.lengths([falling], before: 328).values == ["round(up,-50cqw + 299.999939px,0.5px)"])
    }

    @Test("Of a sum of lengths only the whole is rounded up to the browsers' grid")
    func sums() {
        let third = Affine(constant: 209 + 1.0 / 3)
        #expect(third.summand == "209.333333px")
        #expect(Affine.zero.summand == "0px")
        #expect(Affine(rate: 1.0 / 3, constant: -2).summand == "(33.333333cqw - 2px)")
        #expect(third.css(adding: ["2*var(--R0)", "var(--R1)"]) == "calc(2*var(--R0) + var(--R1) + 209.341px)")
        #expect(Affine(constant: 12).css(adding: []) == "12px")
        #expect(third.css(adding: []) == "209.341px")
    }

    @Test("A staircase that something else cuts is one formula still")
    func cuts() {
        let staircase = Staircase(origin: 321.5, run: 1, count: 8)
        let parts = [320, 322.25, 323].map { start in
            Segment(
                start: Breakpoint(start),
                value: SteppedLength(value: Affine(constant: 170.5), staircase: staircase, rise: 0.5))
        }
        #expect(Self.lengths(parts, before: 327.5).count == 1)
        #expect(Self.lengths(parts + [Self.still(180, from: 326.5)]).values.last == "180px")
    }

    @Test("Steps that stand for themselves are one formula, whatever cuts them, up to the end of what is drawn")
    func singleSteps() {
        // The third step is cut a millionth of a point before it ends.
        let steps = [(552, 678), (552.5, 678.375), (553, 679.5), (553, 680.624_999), (553.5, 680.625), (554, 681.75)]
            .map { Self.still($0.0, from: $0.1) }
        let late = steps + [Self.still(554.5, from: 682.875)]
        let formula = "round(up,44.444444cqw + 250.499939px,0.5px)"
        #expect(Self.lengths(late, before: 683).values == [formula])
        #expect(Self.lengths(late, before: 684).values == [formula])
        // The last step is longer than the others.
        #expect(Self.lengths(late, before: 700).values == [formula, "554.5px"])
    }

    @Test("A staircase ends where its last step stays for good")
    func rest() {
        let climbing = Self.climbing(from: 170.5, Staircase(origin: 321.5, run: 1, count: 8))
        let lengths = Self.lengths([climbing, Self.still(174, from: 327.5)])
        #expect(lengths.starts.map(\.position) == [320, 327.5])
        #expect(lengths.values.last == "174px")
    }

    @Test("Few steps, and steps of another height than a pixel, each stand for themselves")
    func few() {
        #expect(Self.lengths([Self.climbing(from: 170.5, Staircase(origin: 321.5, run: 1, count: 3))]).count == 3)
        let low = Self.climbing(from: 170.5, rise: 0.25, Staircase(origin: 321.5, run: 1, count: 8))
        #expect(Self.lengths([low]).count == 8)
    }
}
