import Scene
import Testing

@testable import AutoLayout

@Suite struct DirectionTests {
    private func mirrored(_ size: Size = Size(width: 390, height: 844)) -> Stage {
        var stage = Stage(size)
        stage.screen.layoutDirection = .rightToLeft
        return stage
    }

    @Test func leadingMeansRight() {
        var stage = mirrored()
        let avatar = stage.add("avatar")
        stage.size(avatar, 60, 60)
        stage.pin(avatar, [.leading, .top], to: Stage.root, plus: 16)
        let name = stage.add("name")
        stage.size(name, 100, 20)
        stage.pin(name, [.top], to: Stage.root)
        stage.constrain(name[.leading], .equal, avatar[.trailing], plus: 8)
        let layout = stage.layout()
        expect(layout.frames[avatar.index], Rect(314, 16, 60, 60))
        expect(layout.frames[name.index], Rect(206, 0, 100, 20))
    }

    @Test func relationsAreMirrored() {
        var stage = mirrored()
        let view = stage.add("view")
        stage.size(view, 50, 50)
        stage.pin(view, [.top], to: Stage.root)
        stage.constrain(view[.leading], .atLeast, Stage.root[.leading], plus: 100)
        stage.constrain(view[.leading], .equal, Stage.root[.leading], at: .defaultLow)
        #expect(stage.layout().frames[view.index].maxX == 290)
    }

    @Test func multipliersAreMeasuredFromTheRight() {
        var stage = mirrored()
        let view = stage.add("view")
        stage.size(view, 50, 50)
        stage.pin(view, [.top], to: Stage.root)
        stage.constrain(view[.leading], .equal, Stage.root[.trailing], times: 0.25)
        #expect(abs(stage.layout().frames[view.index].maxX - 390 * 0.75) < 1e-9)
    }

    @Test func leftAndRightStay() {
        var stage = mirrored()
        let view = stage.add("view")
        stage.size(view, 50, 50)
        stage.pin(view, [.top], to: Stage.root)
        stage.constrain(view[.left], .equal, Stage.root[.left], plus: 5)
        #expect(stage.layout().frames[view.index].x == 5)
    }

    @Test func marginsFollowTheDirection() {
        var stage = mirrored()
        stage.tree[Stage.root].layoutMargins.leading = 50
        let view = stage.add("view")
        stage.pin(view, .edges, to: LayoutItem(Stage.root, .layoutMargins))
        expect(stage.layout().frames[view.index], Rect(16, 0, 324, 844))
    }

    @Test func stacksRunFromTheRight() {
        var stage = mirrored()
        var stack = StackView(axis: .horizontal)
        stack.spacing = 10
        let row = stage.add("row", .stackView(stack))
        stage.pin(row, [.leading, .top], to: Stage.root)
        let first = stage.label("first", "abc", to: row)
        let second = stage.label("second", "de", to: row)
        let layout = stage.layout()
        expect(layout.frames[first.index], Rect(360, 0, 30, 61.0 / 3))
        expect(layout.frames[second.index], Rect(330, 0, 20, 61.0 / 3))
    }

    @Test func separatorsReachTheLeftEdge() {
        var stage = mirrored()
        var table = TableView()
        table.rowHeight = 40
        let list = TableTests.table(&stage, table)
        _ = TableTests.row(&stage, in: list)
        expect(stage.layout().separators[0].frame, Rect(0, 40 - 1.0 / 3, 374, 1.0 / 3))
    }

    @Test func everyScreenIsTheMirrorImageOfTheOther() {
        var stage = Stage()
        let scroll = stage.add("scroll", .scrollView(ScrollView()))
        stage.pin(scroll, .edges, to: Stage.root)
        let card = stage.add("card", to: scroll)
        stage.pin(card, [.leading, .trailing, .width], to: LayoutItem(scroll, .layoutMargins))
        stage.constrain(card[.top], .equal, scroll[.content, .top], plus: 10)
        stage.constrain(card[.height], plus: 900)
        let dot = stage.add("dot", to: card)
        stage.size(dot, 30, 30)
        stage.pin(dot, [.top], to: card)
        stage.constrain(dot[.centerX], .equal, card[.trailing], plus: -40)
        let straight = stage.layout()
        stage.screen.layoutDirection = .rightToLeft
        let turned = stage.layout()
        for (a, b) in zip(straight.frames, turned.frames) {
            expect(b, Rect(390 - a.maxX, a.y, a.width, a.height))
        }
    }
}
