import AutoLayout
import Scene
import Testing

@testable import Notation

@Suite("A component that is measured")
struct FittingSizeTests {
    private static let box = """
        component Box(side) {
            View inner { size == (side, 12); edges == super.edges.inset(4) }
        }
        component Tall {
            View inner { leading == super.leading; trailing == super.trailing; top == super.top; bottom == super.bottom }
            View bar { height == inner.width / 2; top == inner.top; bottom == inner.bottom; leading == inner.leading }
        }

        """

    struct Case: Sendable, CustomTestStringConvertible {
        var size: String
        var width: Double?
        var height: Double?

        var testDescription: String { size }
    }

    @Test(
        "is as small as its constraints let it be, or as wide as it is told",
        arguments: [
            Case(size: "(Box(30).fittingSize.width, Box(30).fittingSize.height)", width: 38, height: 20),
            Case(size: "(Box(screen.width / 2).fittingSize.width, 1)", width: 203, height: 1),
            Case(size: "(1, Tall.fittingSize(width: 60).height)", width: 1, height: 30),
            Case(size: "(1, Tall.fittingSize(width: screen.width).height + 1)", width: 1, height: 196),
        ])
    func sizes(_ item: Case) {
        let lesson = Lesson(Self.box + "screen S { View v { intrinsicContentSize = \(item.size) } }")
        #expect(lesson.problems.isEmpty)
        let view = lesson.view("v")
        #expect(view?.ownContentSize == ContentSize(width: item.width, height: item.height))
    }

    @Test("gives both lengths where a size belongs, and leaves no view behind")
    func both() {
        let lesson = Lesson(Self.box + "screen S { CollectionView v { itemSize = Box(30).fittingSize } }")
        #expect(lesson.view("v")?.collectionView?.flow.itemSize == Size(width: 38, height: 20))
        #expect(lesson.elaborated(on: .phone, globals: []).tree?.views.count == 2)
    }

    @Test(
        "tells what is wrong with it",
        arguments: [
            ("Box.fittingSize.height", "wrong-argument-count"),
            ("Box(1, 2).fittingSize.height", "wrong-argument-count"),
            ("Box(\"a\").fittingSize.height", "not-a-constraint"),
            ("Box(1).fittingSize(width: true).height", "wrong-arguments"),
        ])
    func mistakes(_ sample: (value: String, identifier: String)) {
        let lesson = Lesson(Self.box + "screen S { View v { alpha = \(sample.value) } }")
        let found = lesson.problems + lesson.elaborated(on: .phone, globals: []).diagnostics
        #expect(found.map { $0.identifier }.first == sample.identifier)
    }

    @Test("cannot be measured within itself")
    func cycle() {
        let lesson = Lesson("component C { View v { height == C.fittingSize.height } } screen S { C c }")
        #expect(lesson.elaborated(on: .phone, globals: []).diagnostics.map { $0.identifier } == ["component-cycle"])
    }
}

@Suite("A header that is pinned")
struct PinnedHeaderTests {
    private static func headers(_ layout: String, at offset: Double) -> [Double] {
        let lesson = Lesson(
            """
            screen S {
                CollectionView grid {
                    \(layout)
                    edges == super.edges
                    for i in 1...2 {
                        section {
                            header height: 40 { View bar }
                            for i in 1...4 { View cell }
                        }
                    }
                }
            }
            """)
        var screen = Screen(size: Size(width: 100, height: 200), scale: 2)
        screen.scrolledBy = offset
        guard let tree = lesson.elaborated(on: screen, globals: []).tree else { return [] }
        let layout = LayoutEngine(measurer: HalfEmMeasurer()).layout(tree, on: screen)
        return tree.views.indices.filter { tree.views[$0].name.hasPrefix("bar") }.map { layout.frames[$0].y }
    }

    // Two items a line, two lines of 50 and 10 between: each section is 150 high with its header.
    @Test(
        "stays at the top until its section ends",
        arguments: [
            (-20.0, [20.0, 170]), (0, [0, 150]), (60, [0, 90]), (109, [0, 41]), (110, [0, 40]), (120, [-10, 30]),
            (150, [-40, 0]), (170, [-60, 0]),
        ] as [(Double, [Double])])
    func flow(_ sample: (offset: Double, tops: [Double])) {
        let layout = "itemSize = 45; itemSize = (45, 50); sectionHeadersPinToVisibleBounds = true"
        #expect(Self.headers(layout, at: sample.offset) == sample.tops)
    }

    @Test("is one of a section alone that says so")
    func compositional() {
        func section(_ pins: String) -> String {
            ".section(.vertical(width: .fractionalWidth(1), height: .absolute(50), items: [.item(width: .fractionalWidth(1), height: .fractionalHeight(1))])\(pins))"
        }
        let layout = "layout = [\(section(", pinsHeader: true")), \(section(""))]"
        #expect(Self.headers(layout, at: 100) == [0, 140])
        #expect(Self.headers(layout, at: 260) == [-60, -20])
    }
}
