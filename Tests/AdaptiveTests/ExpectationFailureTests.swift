import AutoLayout
import Scene
import Testing

@testable import Adaptive

@Suite("Expectations over widths")
struct ExpectationFailureTests {
    private static let box = ViewID(1)

    /// A view half as wide as the screen.
    private static func layout() throws -> AdaptiveLayout {
        var tree = ViewTree(root: View(name: "Screen", kind: .view, role: .root))
        let view = LayoutItem(tree.addSubview(View(name: "box", kind: .view), to: ViewTree.rootID))
        let root = LayoutItem(ViewTree.rootID)
        tree.constraints = [
            LayoutConstraint(LayoutAnchor(view, .left), .equal, LayoutAnchor(root, .left), constant: 8),
            LayoutConstraint(LayoutAnchor(view, .top), .equal, LayoutAnchor(root, .top)),
            LayoutConstraint(LayoutAnchor(view, .width), .equal, LayoutAnchor(root, .width), multiplier: 0.5),
            LayoutConstraint(LayoutAnchor(view, .height), .equal, constant: 40),
        ]
        let made = tree
        return try AdaptiveEngine(memory: LayoutCache(measurer: EvenMeasurer())).layout(
            over: 320...1024, on: Screen(size: Size(width: 320, height: 700))
        ) { _, _ in made }
    }

    private static func expect(
        _ relation: LayoutExpectation.Relation, _ bound: Double, never: Bool = false,
        over widths: ClosedRange<Double>? = nil
    ) -> LayoutExpectation {
        let width = LengthSum(text: "box.width", terms: [LengthSum.Term(1, box, .attribute(.width))])
        return LayoutExpectation(
            width, relation, LengthSum(text: "\(bound)", constant: bound), isNever: never, widths: widths)
    }

    /// An expectation, the ends of the ranges where it fails, and the width where it fails most.
    struct Case: Sendable {
        let expectation: LayoutExpectation
        let ends: [Double]
        let worst: Double

        init(_ expectation: LayoutExpectation, _ ends: [Double], worst: Double) {
            self.expectation = expectation
            self.ends = ends
            self.worst = worst
        }
    }

    static let cases: [Case] = [
        Case(expect(.lessThanOrEqual, 300), [600.0002, 1024], worst: 1024),
        Case(expect(.lessThan, 300), [599.9998, 1024], worst: 1024),
        Case(expect(.greaterThanOrEqual, 300), [320, 599.9998], worst: 320),
        Case(expect(.greaterThan, 300), [320, 600.0002], worst: 320),
        Case(expect(.equal, 300), [320, 599.9998, 600.0002, 1024], worst: 1024),
        Case(expect(.equal, 300, never: true), [599.9998, 600.0002], worst: 600),
        Case(expect(.lessThan, 300, never: true), [320, 599.9998], worst: 320),
        Case(expect(.lessThanOrEqual, 300, never: true), [320, 600.0002], worst: 320),
        Case(expect(.greaterThan, 300, never: true, over: 320...700), [600.0002, 700], worst: 700),
        Case(expect(.greaterThanOrEqual, 300, never: true, over: 600...600), [600, 600], worst: 600),
        Case(expect(.equal, 300, over: 600...600), [], worst: 0),
        Case(expect(.lessThan, 513), [], worst: 0),
    ]

    @Test("fail at the widths where the sides meet the tolerance, to the last digits", arguments: cases)
    func ends(given: Case) throws {
        let failures = try Self.layout().failures { _, _ in [given.expectation] }
        let found = (failures.first?.widths ?? []).flatMap { [$0.lowerBound, $0.upperBound] }
        #expect(failures.count <= 1 && found.count == given.ends.count)
        for (a, b) in zip(found, given.ends) { #expect(abs(a - b) < 1e-6) }
        #expect(abs((failures.first?.worst.width ?? 0) - given.worst) < 1e-3)
    }

    @Test("follow what is expected through its own breakpoints, beside those of the layout")
    func conditions() throws {
        let failures = try Self.layout().failures { screen, log in
            log.compare(screen.size.width, 500)
            return screen.size.width > 500 ? [Self.expect(.lessThanOrEqual, 300)] : [Self.expect(.equal, 0)]
        }
        #expect(failures.map { $0.expectation.relation } == [.equal, .lessThanOrEqual])
        #expect(
            failures.flatMap(\.widths).map { [$0.lowerBound.rounded(), $0.upperBound.rounded()] } == [
                [320, 500], [600, 1024],
            ])
    }

    @Test("Ranges that touch become one")
    func union() {
        var ranges: [ClosedRange<Double>] = []
        for range in [5...6, 1...2, 3...4, 2...3] as [ClosedRange<Double>] { ranges.unite(with: range) }
        #expect(ranges == [1...4, 5...6])
        ranges.unite(with: 0...9)
        #expect(ranges == [0...9])
    }

    @Test("of a view that is there from a width on are not asked of the layout before it")
    func appearing() throws {
        let layout = try AdaptiveEngine(memory: LayoutCache(measurer: EvenMeasurer())).layout(
            over: 320...1024, on: Screen(size: Size(width: 320, height: 700))
        ) { screen, trace in
            trace.note(.points)
            trace.compare(screen.size.width, 600)
            var tree = ViewTree(root: View(name: "Screen", kind: .view, role: .root))
            for _ in 0..<(screen.size.width < 600 ? 1 : 3) {
                let view = LayoutItem(tree.addSubview(View(name: "box", kind: .view), to: ViewTree.rootID))
                tree.constraints += [(LayoutAttribute.left, 8.0), (.top, 8)].map {
                    LayoutConstraint(
                        LayoutAnchor(view, $0), .equal, LayoutAnchor(LayoutItem(ViewTree.rootID), $0), constant: $1)
                }
                tree.constraints += [LayoutAttribute.width, .height].map {
                    LayoutConstraint(LayoutAnchor(view, $0), .equal, constant: 40)
                }
            }
            return tree
        }
        let failures = try layout.failures { screen, trace in
            trace.compare(screen.size.width, 600)
            guard screen.size.width >= 600 else { return [] }
            let width = LengthSum(text: "last.width", terms: [LengthSum.Term(1, ViewID(3), .attribute(.width))])
            return [LayoutExpectation(width, .equal, LengthSum(text: "41", constant: 41))]
        }
        #expect(failures.first?.widths == [600...1024])
    }
}
