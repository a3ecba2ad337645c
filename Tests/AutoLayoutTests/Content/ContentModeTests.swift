import Scene
import Testing

@testable import AutoLayout

@Suite("A content mode")
struct ContentModeTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let mode: ContentMode
        let drawn: Rect
        var testDescription: String { mode.rawValue }

        init(_ mode: ContentMode, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
            self.mode = mode
            drawn = Rect(x: x, y: y, width: width, height: height)
        }
    }

    /// A picture of 100 × 40 in bounds of 50 × 60 at 10, 20.
    static let cases = [
        Case(.scaleToFill, 10, 20, 50, 60), Case(.scaleAspectFit, 10, 40, 50, 20),
        Case(.scaleAspectFill, -40, 20, 150, 60), Case(.center, -15, 30, 100, 40), Case(.top, -15, 20, 100, 40),
        Case(.bottom, -15, 40, 100, 40), Case(.left, 10, 30, 100, 40), Case(.right, -40, 30, 100, 40),
        Case(.topLeft, 10, 20, 100, 40), Case(.topRight, -40, 20, 100, 40), Case(.bottomLeft, 10, 40, 100, 40),
        Case(.bottomRight, -40, 40, 100, 40),
    ]

    @Test("says where a picture is drawn in its view", arguments: cases)
    func drawn(_ test: Case) {
        let bounds = Rect(x: 10, y: 20, width: 50, height: 60)
        #expect(test.mode.drawnRect(of: Size(width: 100, height: 40), in: bounds) == test.drawn)
    }

    @Test("is tested for every mode there is")
    func complete() {
        #expect(Set(Self.cases.map { $0.mode }) == Set(ContentMode.allCases))
    }

    @Test("draws a header that overflows its sides equally")
    func overflow() {
        let drawn = ContentMode.scaleAspectFill.drawnRect(
            of: Size(width: 750, height: 250), in: Rect(x: 0, y: 0, width: 390, height: 297))
        #expect(abs(drawn.width - 891) < 1e-9)
        #expect(abs(drawn.x - -250.5) < 1e-9)
    }

    @Test("draws nothing of a picture without extent")
    func degenerate() {
        let bounds = Rect(x: 0, y: 0, width: 50, height: 60)
        #expect(ContentMode.scaleAspectFit.drawnRect(of: .zero, in: bounds).size == .zero)
        #expect(ContentMode.scaleAspectFill.drawnRect(of: Size(width: 0, height: 9), in: bounds).size == .zero)
    }
}

@Suite("A segmented control")
struct SegmentedControlTests {
    private let measurer = TypewriterMeasurer()

    private func control(_ segments: [String], byContent: Bool = false) -> SegmentedControl {
        var control = SegmentedControl()
        control.segments = segments
        control.apportionsSegmentWidthsByContent = byContent
        return control
    }

    private func intrinsicSize(_ control: SegmentedControl) -> ContentSize {
        View(name: "s", kind: .segmentedControl(control)).intrinsicContentSize(
            fittingWidth: nil, measurer: measurer, screen: Screen(size: Size(width: 1, height: 1)))
    }

    /// Interface Builder saves segmented controls 32 points high, and 31 where a constraint says 30.
    @Test("is one point higher than its alignment rect", arguments: [(nil, 32.0), (30, 31)])
    func frameHeight(constraint: Double?, height: Double) {
        var stage = Stage()
        let view = stage.add("control", .segmentedControl(control(["ab", "abcd"])))
        stage.pin(view, [.leading, .top], to: Stage.root)
        if let constraint { stage.constrain(view[.height], plus: constraint) }
        #expect(stage.layout().frames[view.index].height == height)
    }

    @Test("has an alignment rect 31 high and as wide as its titles with ten points beside each")
    func size() {
        #expect(intrinsicSize(control(["ab", "abcd"])).width == 93)
        #expect(intrinsicSize(control(["ab", "abcd"], byContent: true)).width == 80)
        #expect(intrinsicSize(control(["ab", "abcd"])).height == 31)
        #expect(intrinsicSize(control([])).width == 0)
    }

    @Test("shares its width equally between the dividers")
    func equal() {
        let size = Size(width: 302, height: 32)
        let layout = SegmentedControlLayout(control(["a", "bbbb", "c"]), in: size, measurer: measurer)
        #expect(layout.segments.map { $0.x } == [0, 101, 202])
        #expect(layout.segments.map { $0.width } == [100, 100, 100])
        let mirrored = SegmentedControlLayout(
            control(["a", "bbbb", "c"]), in: size, direction: .rightToLeft, measurer: measurer)
        #expect(mirrored.segments.map { $0.x } == [202, 101, 0])
    }

    @Test("shares its width by the titles if it is told to")
    func byContent() {
        let layout = SegmentedControlLayout(
            control(["aaaa", "aaaaaaaa"], byContent: true), in: Size(width: 119, height: 32), measurer: measurer)
        #expect(layout.segments.map { $0.width }.reduce(0, +) == 118)
        #expect(abs(layout.segments[0].width / layout.segments[1].width - 46.0 / 72) < 1e-9)
    }

    @Test("has no segments where it has no titles, and takes a width too small for its dividers")
    func corners() {
        #expect(SegmentedControlLayout(control([]), in: .zero, measurer: measurer).segments.isEmpty)
        let none = SegmentedControlLayout(control(["a", "b", "c"]), in: .zero, measurer: measurer)
        #expect(none.segments.allSatisfy { $0.width == 0 })
    }
}
