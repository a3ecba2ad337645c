import Scene
import Testing

@testable import AutoLayout

/// Frames that Interface Builder saves for switches are 51 × 31; the constraints beside them see 49 × 31.
@Suite("A switch")
struct SwitchTests {
    private var stage = Stage(Size(width: 375, height: 667))

    @Test("is 49 × 31 by its nature and drawn 51 × 31")
    func size() {
        let view = View(name: "flag", kind: .switch(Switch()))
        let natural = view.intrinsicContentSize(
            fittingWidth: nil, measurer: TenPointMeasurer(), screen: Screen(size: .zero))
        #expect(natural == ContentSize(width: 49, height: 31))
        #expect(view.hugging == .high && view.compressionResistance == .high)
        var stage = stage
        let flag = stage.add("flag", .switch(Switch()))
        stage.pin(flag, [.leading, .top], to: Stage.root, plus: 16)
        expect(stage.layout().frames[flag.index], Rect(16, 16, 51, 31))
    }

    @Test(
        "is where its alignment rect is put, in both reading directions",
        arguments: [
            (.leading, LayoutDirection.leftToRight, 0), (.trailing, .leftToRight, 326), (.right, .leftToRight, 326),
            (.left, .leftToRight, 0), (.centerX, .leftToRight, 163), (.leading, .rightToLeft, 326),
            (.trailing, .rightToLeft, 0), (.centerX, .rightToLeft, 163),
        ] as [(LayoutAttribute, LayoutDirection, Double)])
    func anchors(attribute: LayoutAttribute, direction: LayoutDirection, x: Double) {
        var stage = stage
        stage.screen.layoutDirection = direction
        let flag = stage.add("flag", .switch(Switch()))
        stage.pin(flag, [attribute, .bottom], to: Stage.root)
        expect(stage.layout().frames[flag.index], Rect(x, 636, 51, 31))
    }

    @Test("shows others its alignment rect, and its subviews its bounds")
    func neighbours() {
        var stage = stage
        let flag = stage.add("flag", .switch(Switch()))
        stage.pin(flag, [.leading, .top], to: Stage.root)
        let next = stage.add("next")
        stage.constrain(next[.leading], .equal, flag[.trailing], plus: 8)
        stage.pin(next, [.top, .width, .lastBaseline], to: flag)
        let inner = stage.add("inner", to: flag)
        stage.pin(inner, .edges, to: LayoutItem(flag, .layoutMargins))
        let layout = stage.layout()
        expect(layout.frames[next.index], Rect(57, 0, 49, 31))
        expect(layout.frames[inner.index], Rect(8, 8, 35, 15))
    }

    @Test("takes a width as that of its alignment rect")
    func widths() {
        var stage = stage
        let flag = stage.add("flag", .switch(Switch()))
        stage.pin(flag, [.leading, .top], to: Stage.root)
        stage.constrain(flag[.width], plus: 60)
        expect(stage.layout().frames[flag.index], Rect(0, 0, 62, 31))
    }

    @Test("is arranged by its alignment rect and reaches out of a row that it ends")
    func rows() {
        var stage = stage
        let row = stage.stack("row", .horizontal, 8, .center)
        stage.pin(row, [.leading, .trailing, .top], to: LayoutItem(Stage.root, .layoutMargins))
        let text = stage.label("text", "Wi-Fi", to: row)
        let flag = stage.add("flag", .switch(Switch()), to: row)
        let layout = stage.layout()
        expect(layout.frames[row.index], Rect(16, 0, 343, 31))
        expect(layout.frames[text.index], Rect(16, 5.3333, 286, 20.3333), within: 0.001)
        expect(layout.frames[flag.index], Rect(310, 0, 51, 31))
    }

    @Test("shares a row equally, and stands at the trailing edge of a column")
    func distributions() {
        var stage = stage
        let row = stage.stack("row", .horizontal, 0, .fill, .fillEqually)
        stage.pin(row, [.leading, .top], to: Stage.root)
        let flags = ["a", "b"].map { stage.add($0, .switch(Switch()), to: row) }
        let column = stage.stack("column", .vertical, 0, .trailing)
        stage.pin(column, [.trailing, .bottom], to: Stage.root)
        let wide = stage.label("wide", "ten letters", to: column)
        let flag = stage.add("flag", .switch(Switch()), to: column)
        let layout = stage.layout()
        #expect(layout.frames[row.index].width == 98)
        #expect(flags.map { layout.frames[$0.index].x } == [0, 49])
        #expect(layout.frames[wide.index].maxX == 375)
        #expect(layout.frames[flag.index].maxX == 377)
    }

    @Test("says what its content asks for without the rest of its frame")
    func sentences() {
        var stage = stage
        let flag = stage.add("flag", .switch(Switch())) { $0.hugging.horizontal = .required }
        stage.pin(flag, [.leading, .trailing, .top], to: Stage.root)
        let words = stage.problems().map { "\($0)" }.joined()
        #expect(words.contains("flag hugs its content, 49 points wide"), "\(words)")
    }
}
