import Scene
import Testing

@testable import AutoLayout

/// Every character is ten points wide; a label of several lines is measured a second time once it has a width.
@Suite("A label of several lines")
struct LongestLineTests {
    @Test("is as wide as its longest line where it has room beside it")
    func room() {
        var stage = Stage()
        let body = stage.label("body", "one two three", lines: 0)
        stage.pin(body, [.leading, .top], to: Stage.root)
        stage.constrain(body[.width], .atMost, plus: 100)
        expect(stage.layout().frames[body.index], Rect(0, 0, 70, 127.0 / 3))
    }

    @Test("keeps a width that a required equation gives, and one that a stronger constraint asks for")
    func given() {
        for priority in [LayoutPriority.required, .defaultHigh] {
            var stage = Stage()
            let body = stage.label("body", "one two three", lines: 0)
            stage.pin(body, [.leading, .top], to: Stage.root)
            stage.constrain(body[.width], .atMost, plus: 100)
            stage.constrain(body[.width], .equal, plus: 100, at: priority)
            expect(stage.layout().frames[body.index], Rect(0, 0, 100, 127.0 / 3))
        }
    }

    @Test("gives what it does not need to the view beside it")
    func beside() {
        var stage = Stage()
        let body = stage.label("body", "one two three", lines: 0)
        let image = stage.image("image", 10, 10)
        stage.pin(body, [.leading, .top], to: Stage.root)
        stage.constrain(body[.width], .atMost, plus: 100)
        stage.pin(image, [.top], to: Stage.root)
        stage.constrain(image[.leading], .equal, body[.trailing], plus: 8)
        expect(stage.layout().frames[image.index], Rect(78, 0, 10, 10))
    }

    @Test("keeps its room on the axis of a stack view that fills it, and shrinks across one that does not")
    func stacks() {
        let widths = [StackView.Alignment.fill, .leading].map { alignment in
            var stage = Stage()
            let column = stage.stack("column", .vertical, 0, alignment)
            stage.pin(column, [.leading, .top], to: Stage.root)
            stage.constrain(column[.width], .equal, plus: 100)
            let body = stage.label("body", "one two three", lines: 0, to: column)
            return stage.layout().frames[body.index].width
        }
        #expect(widths == [100, 70])
    }

    @Test("becomes wider again where it gets more room, whatever it was before")
    func wider() {
        var stage = Stage()
        let body = stage.label("body", "one two three", lines: 0)
        stage.pin(body, [.leading, .top], to: Stage.root)
        stage.constrain(body[.trailing], .atMost, LayoutAnchor(LayoutItem(Stage.root), .trailing))
        var solver = FixpointSolver(
            tree: stage.tree, screen: stage.screen, index: TreeIndex(stage.tree), root: Stage.root,
            measurer: TenPointMeasurer(), surroundings: Surroundings())
        let widths = [100.0, 300, 75, 129].map { width in
            solver.solve(ImposedSize(Size(width: width, height: 400)))
            return solver.state.frames[1].width
        }
        #expect(widths == [70, 130, 70, 70])
    }

    @Test("measures the space that a line ends with, but no more than its room")
    func spaces() {
        let widths = [64.0, 68, 70].map { width in
            var stage = Stage(scale: 2)
            let body = stage.label("body", "one two three", lines: 0)
            stage.pin(body, [.leading, .top], to: Stage.root)
            stage.constrain(body[.width], .atMost, plus: width)
            let layout = LayoutEngine(measurer: SpaceMeasurer()).layout(stage.tree, on: stage.screen)
            return layout.frames[body.index].width
        }
        #expect(widths == [64, 66.5, 66.5])
    }
}

/// Always breaks into two lines, behind the first of which stands a space.
private final class SpaceMeasurer: TextMeasuring {
    func width(of text: String, font: Font) -> Double { 110 }

    func lines(
        of text: String, font: Font, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode
    ) -> [TextLine] {
        [TextLine(text: "one two", width: 62, spaceBehind: 4.3), TextLine(text: "three", width: 40)]
    }
}
