import Scene
import Testing

@testable import AutoLayout

@Suite struct TextFittingTests {
    @Test func labelTakesItsTextsSize() {
        var stage = Stage()
        let name = stage.label("name", "Nine char")
        stage.pin(name, [.leading, .top], to: Stage.root)
        let layout = stage.layout()
        expect(layout.frames[name.index], Rect(0, 0, 90, 61.0 / 3))
        #expect(layout.textLines[name.index] == [TextLine(text: "Nine char", width: 90)])
    }

    @Test func textIsWrappedAtTheWidthThatWasFound() {
        var stage = Stage()
        let body = stage.label("body", "one two three four", lines: 0)
        stage.pin(body, [.leading, .top], to: Stage.root)
        stage.constrain(body[.width], .atMost, plus: 100)
        let below = stage.add("below")
        stage.constrain(below[.top], .equal, body[.bottom])
        stage.pin(below, [.leading], to: Stage.root)
        stage.size(below, 1, 1)
        let layout = stage.layout()
        expect(layout.frames[body.index], Rect(0, 0, 100, 127.0 / 3))
        expect(layout.frames[below.index], Rect(0, 127.0 / 3, 1, 1))
        #expect(layout.textLines[body.index]?.map { $0.text } == ["one two", "three four"])
    }

    @Test func textInTextSettlesLevelByLevel() {
        var stage = Stage()
        let card = stage.add("card")
        stage.pin(card, [.leading, .top], to: Stage.root)
        stage.constrain(card[.width], .equal, Stage.root[.width], times: 0.5)
        let body = stage.label("body", "one two three four five six", lines: 0, to: card)
        stage.pin(body, .edges, to: LayoutItem(card, .layoutMargins))
        let layout = stage.layout()
        expect(layout.frames[card.index], Rect(0, 0, 195, 16 + 127.0 / 3))
    }

    @Test func shrunkTextIsRecordedWithItsScale() {
        var stage = Stage()
        var label = Label(font: Font(pointSize: 17))
        label.text = "0123456789"
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        let name = stage.add("name", .label(label))
        stage.pin(name, [.leading, .top], to: Stage.root)
        stage.constrain(name[.width], plus: 80)
        let layout = stage.layout()
        #expect(abs(layout.textScales[name.index] - 0.8) < 1e-9)
        #expect(layout.textLines[name.index]?.first?.text == "0123456789")
    }

    @Test func equalHuggingStretchesTheEarlierView() {
        var stage = Stage()
        let first = stage.label("first", "abcdefg")
        let second = stage.label("second", "abcdefghij")
        stage.pin(first, [.leading, .top], to: Stage.root)
        stage.pin(second, [.trailing, .top], to: Stage.root)
        stage.constrain(second[.leading], .equal, first[.trailing])
        let layout = stage.layout()
        #expect(layout.frames[first.index].width == 290)
        #expect(layout.frames[second.index].width == 100)
    }

    @Test func baselinesOfLabelsAlign() {
        var stage = Stage(scale: 2)
        let big = stage.label("big", "Big")
        var label = Label(font: Font(pointSize: 13))
        label.text = "small"
        let small = stage.add("small", .label(label))
        stage.pin(big, [.leading, .top], to: Stage.root)
        stage.pin(small, [.trailing], to: Stage.root)
        stage.constrain(small[.firstBaseline], .equal, big[.firstBaseline])
        // 16 and 12.5 below the tops at two pixels a point.
        #expect(stage.layout().frames[small.index].y == 3.5)
    }

    @Test func fittingGivesTheLeastHeightAtAWidth() {
        var stage = Stage()
        let card = stage.add("card")
        let body = stage.label("body", "one two three four five six", lines: 0, to: card)
        stage.pin(body, .edges, to: LayoutItem(card, .layoutMargins))
        let size = LayoutEngine(measurer: TenPointMeasurer()).systemLayoutSizeFitting(
            Size(width: 116, height: 0), of: card, in: stage.tree, on: stage.screen,
            horizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(size.width == 116)
        #expect(abs(size.height - (16 + 193.0 / 3)) < 1e-6)
    }

    @Test func fittingBothWaysTakesTheContentsSize() {
        var stage = Stage()
        let card = stage.add("card")
        let body = stage.label("body", "one two", to: card)
        stage.pin(body, .edges, to: card)
        let size = LayoutEngine(measurer: TenPointMeasurer()).systemLayoutSizeFitting(
            .zero, of: card, in: stage.tree, on: stage.screen,
            horizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
        #expect(size == Size(width: 70, height: 61.0 / 3))
    }
}
