import Scene
import Testing

@testable import AutoLayout

@Suite("A layout guide")
struct LayoutGuideTests {
    private static let guide = ViewKind.layoutGuide(AddedLayoutGuide())

    @Test("shares the room out as a view does, and is drawn as nothing")
    func spacing() {
        var stage = Stage(Size(width: 330, height: 100))
        let (before, after) = (stage.add("before", Self.guide), stage.add("after", Self.guide))
        let box = stage.add("box")
        stage.pin(box, [.top, .bottom], to: Stage.root)
        stage.pin(before, [.leading, .top, .bottom], to: Stage.root)
        stage.pin(after, [.trailing, .top, .bottom], to: Stage.root)
        stage.constrain(box[.leading], .equal, before[.trailing])
        stage.constrain(after[.leading], .equal, box[.trailing])
        stage.pin(after, [.width], to: before)
        stage.pin(box, [.width], to: before)
        let layout = stage.layout()
        expect(layout.frames[box.index], Rect(110, 0, 110, 100))
        expect(layout.frames[after.index], Rect(220, 0, 110, 100))
        let drawing = DrawingContext(
            size: Size(width: 10, height: 10), direction: .leftToRight, scale: 2, measurer: TenPointMeasurer())
        #expect(Self.guide.content(in: drawing) == ContentScene() && Self.guide.defaultSurface == Surface())
    }

    @Test("in a stack takes no room of the views")
    func unarranged() {
        var stage = Stage(Size(width: 320, height: 100))
        let row = stage.add("row", .stackView(StackView()))
        stage.pin(row, .edges, to: Stage.root)
        let guide = stage.add("guide", Self.guide, to: row)
        stage.pin(guide, [.leading, .width], to: row)
        let box = stage.add("box", to: row)
        expect(stage.layout().frames[box.index], Rect(0, 0, 320, 100))
    }
}
