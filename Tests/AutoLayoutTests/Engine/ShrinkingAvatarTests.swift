import Scene
import Testing

@testable import AutoLayout

/// A cover that shrinks and an avatar that follows it as the table below is scrolled.
@Suite struct ShrinkingAvatarTests {
    private static let positions: [(Double, Rect, Rect)] = [
        (-1, Rect(0, 0, 390, 121), Rect(16, 91, 64, 64)), (0, Rect(0, 0, 390, 120), Rect(16, 90, 64, 64)),
        (20, Rect(0, -20, 390, 120), Rect(16, 70, 64, 64)), (30, Rect(0, -30, 390, 120), Rect(16, 60, 64, 64)),
        (40, Rect(0, -40, 390, 120), Rect(16, 60, 54, 54)), (59, Rect(0, -59, 390, 120), Rect(16, 60, 35, 35)),
        (80, Rect(0, -60, 390, 120), Rect(16, 40, 34, 34)), (120, Rect(0, -60, 390, 120), Rect(16, 0, 34, 34)),
        (141, Rect(0, -60, 390, 120), Rect(16, -21, 34, 34)),
    ]

    @Test(arguments: positions) func coverAndAvatarFollow(offset: Double, coverFrame: Rect, avatarFrame: Rect) {
        var stage = Stage(safe: EdgeInsets(top: 20))
        stage.screen.scrolledBy = offset + 20
        let list = stage.add("list", .tableView(TableView()))
        stage.pin(list, .edges, to: Stage.root)
        let cover = stage.add("cover")
        stage.pin(cover, [.leading, .trailing], to: Stage.root)
        stage.constrain(cover[.top], .equal, Stage.root[.top], plus: -min(max(offset, 0), 60))
        stage.constrain(cover[.height], plus: 120 - min(offset, 0))
        let avatar = stage.add("avatar")
        let gone = max(offset - 60, 0)
        stage.constrain(avatar[.leading], .equal, Stage.root[.safeArea, .leading], plus: 16)
        stage.constrain(avatar[.top], .atLeast, Stage.root[.safeArea, .top], plus: 40 - gone)
        stage.constrain(avatar[.bottom], .equal, cover[.bottom], plus: 34 - gone)
        stage.constrain(avatar[.height], plus: 64, at: LayoutPriority(990))
        stage.constrain(avatar[.width], .equal, avatar[.height])
        let layout = stage.layout()
        #expect(layout.scrollStates[0].contentOffset.y == offset)
        expect(layout.frames[cover.index], coverFrame)
        expect(layout.frames[avatar.index], avatarFrame)
    }
}
