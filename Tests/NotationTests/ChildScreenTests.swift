import AutoLayout
import Scene
import Testing

@testable import Notation

@Suite("A screen in another one")
struct ChildScreenTests {
    private static let child = """
        screen Child { View mark { leading == super.margins.leading; top == super.margins.top; size == 10 } }

        """

    private static func mark(width: Double) -> Rect? {
        let lesson = Lesson(
            child
                + "screen S { Child c { leading == super.leading; trailing == super.trailing; top == super.top; height == 90 } }"
        )
        let screen = Screen(
            size: Size(width: width, height: 800), scale: 2, safeAreaInsets: EdgeInsets(top: 47, bottom: 34))
        guard let tree = lesson.elaborated(on: screen).tree else { return nil }
        let layout = LayoutEngine(measurer: HalfEmMeasurer()).layout(tree, on: screen)
        return tree.views.firstIndex { $0.name == "mark" }.map { layout.frames[$0] }
    }

    @Test("has a controller's margins and its part of the safe area", arguments: [(390.0, 16.0), (430, 20)])
    func margins(_ sample: (width: Double, side: Double)) {
        #expect(Self.mark(width: sample.width) == Rect(x: sample.side, y: 47, width: 10, height: 10))
    }

    @Test("has a screen's background unless it says otherwise")
    func background() {
        #expect(Lesson(Self.child + "screen S { Child c }").view("c")?.appearance.backgroundColor == .systemBackground)
        let own = Lesson("screen Child { backgroundColor = .red } screen S { Child c }")
        #expect(own.view("c")?.appearance.backgroundColor == .red)
    }

    @Test(
        "needs a controller around it",
        arguments: [
            "component C { Child c } screen S { C c }", "screen S { TableView t { Child c } }",
            "screen S { CollectionView v { Child c } }", "screen S { TableView t { header { Child c } } }",
        ])
    func places(_ block: String) {
        let lesson = Lesson(Self.child + block)
        let found = lesson.problems + lesson.elaborated().diagnostics
        #expect(found.map { $0.identifier } == ["unknown-type"])
        #expect(found.first?.message == "'Child' is a screen, and its controller needs another one around it")
    }

    @Test("cannot contain itself")
    func cycle() {
        #expect(Lesson("screen A { B b } screen B { A a }").problems.map { $0.identifier } == ["component-cycle"])
    }
}
