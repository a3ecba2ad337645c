import Scene
import Testing

@testable import AutoLayout

@Suite("The margins of a device's screen")
struct MarginTests {
    private static func stage(_ width: Double, _ height: Double? = nil) -> Stage {
        var stage = Stage()
        stage.screen = .preset(width: width, height: height)
        return stage
    }

    /// The frame of a view pinned to a guide of the root.
    private static func frame(of guide: LayoutGuide, in stage: Stage) -> Rect {
        var stage = stage
        let view = stage.add("view")
        stage.pin(view, .edges, to: LayoutItem(Stage.root, guide))
        return stage.layout().frames[view.index]
    }

    @Test(
        "are the system's at the sides and the safe area above and below",
        arguments: [
            (320, Rect(16, 20, 288, 548)), (375, Rect(16, 20, 343, 647)), (390, Rect(16, 47, 358, 763)),
            (430, Rect(20, 59, 390, 839)), (768, Rect(20, 20, 728, 1004)), (820, Rect(20, 24, 780, 1136)),
        ])
    func root(width: Double, expected: Rect) {
        expect(Self.frame(of: .layoutMargins, in: Self.stage(width)), expected)
    }

    @Test("begin where the controller's additional safe area ends")
    func additionalSafeArea() {
        var stage = Self.stage(390)
        stage.tree[Stage.root].additionalSafeAreaInsets = EdgeInsets(top: 44, left: 1, bottom: 49, right: 2)
        expect(Self.frame(of: .safeArea, in: stage), Rect(1, 91, 387, 670))
        expect(Self.frame(of: .layoutMargins, in: stage), Rect(17, 91, 355, 670))
    }

    @Test("are eight in any other view")
    func plainView() {
        var stage = Self.stage(390)
        let box = stage.add("box")
        stage.pin(box, [.leading, .top], to: Stage.root, plus: 100)
        stage.size(box, 50, 60)
        let view = stage.add("view", to: box)
        stage.pin(view, .edges, to: LayoutItem(box, .layoutMargins))
        expect(stage.layout().frames[view.index], Rect(108, 108, 34, 44))
    }

    @Test(
        "are the sides' in a table's rows, with eight above and below",
        arguments: [(320.0, 16.0), (375, 16), (390, 16), (393, 20), (414, 20), (430, 20), (768, 20), (1024, 20)])
    func cell(width: Double, margin: Double) {
        var stage = Self.stage(width)
        let list = TableTests.table(&stage)
        let row = TableTests.row(&stage, in: list)
        let view = stage.add("view", to: row)
        stage.pin(view, .edges, to: LayoutItem(row, .layoutMargins))
        // Not required: the row is a pixel higher than it must be, for its separator.
        stage.constrain(view[.height], plus: 40, at: .defaultHigh)
        let layout = stage.layout()
        let top = stage.screen.safeAreaInsets.top
        #expect(abs(layout.frames[row.index].height - (56 + 1 / stage.screen.scale)) < 1e-6)
        let frame = layout.frames[view.index]
        #expect([frame.x, frame.y, frame.width] == [margin, top + 8, width - 2 * margin])
    }

    @Test(
        "hold the readable width, centred",
        arguments: [
            (768.0, 1024.0, 48.0, 672.0), (820, 1180, 74, 672), (834, 1194, 81, 672), (1024, 1366, 176, 672),
            (1180, 820, 254, 672), (1194, 834, 261, 672), (1366, 1024, 347, 672), (375, 667, 16, 343),
            (390, 844, 16, 358),
        ])
    func readable(width: Double, height: Double, x: Double, readable: Double) {
        let frame = Self.frame(of: .readableContent, in: Self.stage(width, height))
        #expect([frame.x, frame.width] == [x, readable])
    }
}
