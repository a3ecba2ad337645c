import Scene
import Testing

@testable import AutoLayout

@Suite struct ScreenTests {
    @Test func rootFillsTheScreen() {
        let stage = Stage()
        expect(stage.layout().frames[0], Rect(0, 0, 390, 844))
    }

    @Test func subviewIsPlacedByItsConstraints() {
        var stage = Stage()
        let avatar = stage.add("avatar")
        stage.size(avatar, 60, 40)
        stage.pin(avatar, [.leading, .top], to: Stage.root, plus: 12)
        expect(stage.layout().frames[avatar.index], Rect(12, 12, 60, 40))
    }

    @Test(arguments: [(320.0, 16.0), (375, 16), (390, 16), (414, 20), (430, 20), (768, 20), (1366, 20)])
    func rootMarginsFollowTheWidth(width: Double, side: Double) {
        var stage = Stage(Size(width: width, height: 800), safe: EdgeInsets(top: 47, bottom: 34))
        let view = stage.add("view")
        stage.pin(view, .edges, to: LayoutItem(Stage.root, .layoutMargins))
        expect(stage.layout().frames[view.index], Rect(side, 47, width - 2 * side, 800 - 81))
    }

    @Test func smallerRootMarginsStayAtTheSystemMinimum() {
        var stage = Stage()
        stage.tree[Stage.root].layoutMargins.leading = 4
        stage.tree[Stage.root].layoutMargins.trailing = 40
        stage.tree[Stage.root].layoutMargins.top = 5
        let view = stage.add("view")
        stage.pin(view, .edges, to: LayoutItem(Stage.root, .layoutMargins))
        expect(stage.layout().frames[view.index], Rect(16, 5, 334, 839))
    }

    @Test func plainViewHasMarginsOfEight() {
        var stage = Stage()
        let card = stage.add("card")
        stage.pin(card, .edges, to: Stage.root)
        let inner = stage.add("inner", to: card)
        stage.pin(inner, .edges, to: LayoutItem(card, .layoutMargins))
        expect(stage.layout().frames[inner.index], Rect(8, 8, 374, 828))
    }

    @Test func marginsGrowByTheSafeAreaTheyOverlap() {
        var stage = Stage(safe: EdgeInsets(top: 59, bottom: 34))
        let card = stage.add("card")
        stage.pin(card, [.leading, .trailing, .bottom], to: Stage.root)
        stage.pin(card, [.top], to: Stage.root, plus: 20)
        let inner = stage.add("inner", to: card)
        stage.pin(inner, .edges, to: LayoutItem(card, .layoutMargins))
        let safe = stage.add("safe", to: card)
        stage.pin(safe, .edges, to: LayoutItem(card, .safeArea))
        let layout = stage.layout()
        expect(layout.frames[inner.index], Rect(8, 67, 374, 844 - 67 - 42))
        expect(layout.frames[safe.index], Rect(0, 59, 390, 844 - 59 - 34))
    }

    @Test func marginsLeaveTheSafeAreaAloneWhenTold() {
        var stage = Stage(safe: EdgeInsets(top: 59))
        let card = stage.add("card") { $0.insetsLayoutMarginsFromSafeArea = false }
        stage.pin(card, .edges, to: Stage.root)
        let inner = stage.add("inner", to: card)
        stage.pin(inner, .edges, to: LayoutItem(card, .layoutMargins))
        expect(stage.layout().frames[inner.index], Rect(8, 8, 374, 828))
    }

    @Test func marginsOfTheSuperviewArePreserved() {
        var stage = Stage()
        let card = stage.add("card") { $0.preservesSuperviewLayoutMargins = true }
        stage.pin(card, [.leading, .top, .bottom], to: Stage.root)
        stage.constrain(card[.trailing], .equal, Stage.root[.trailing], plus: -10)
        let inner = stage.add("inner", to: card)
        stage.pin(inner, .edges, to: LayoutItem(card, .layoutMargins))
        expect(stage.layout().frames[inner.index], Rect(16, 8, 390 - 16 - 10 - 8, 828))
    }

    @Test(arguments: [
        (375.0, 16.0, 343.0), (390, 16, 358), (768, 48, 672), (820, 74, 672), (834, 81, 672), (1024, 176, 672),
        (1180, 254, 672),
    ])
    func readableWidthIsLimitedAndCentred(width: Double, x: Double, readable: Double) {
        var stage = Stage(Size(width: width, height: 800))
        let view = stage.add("view")
        stage.pin(view, .edges, to: LayoutItem(Stage.root, .readableContent))
        expect(stage.layout().frames[view.index], Rect(x, 0, readable, 800))
    }

    @Test func readableWidthFollowsTheTextSize() {
        var stage = Stage(Size(width: 1024, height: 800))
        stage.screen.contentSizeCategory = .xxxLarge
        let view = stage.add("view")
        stage.pin(view, .edges, to: LayoutItem(Stage.root, .readableContent))
        expect(stage.layout().frames[view.index], Rect(64, 0, 896, 800))
    }

    @Test func aspectRatioAndLimitsGiveAHeight() {
        var stage = Stage()
        let picture = stage.add("picture")
        stage.pin(picture, [.leading, .top], to: Stage.root)
        stage.constrain(picture[.width], plus: 514, at: .defaultHigh)
        stage.constrain(picture[.width], .atMost, Stage.root[.width], times: 0.7)
        stage.constrain(picture[.height], .equal, picture[.width], times: 315.0 / 514)
        expect(stage.layout().frames[picture.index], Rect(0, 0, 273, 273 * 315 / 514))
    }

    @Test func centreIsHalfOfTheSuperviewsTrailing() {
        var stage = Stage()
        let dot = stage.add("dot")
        stage.size(dot, 10, 10)
        stage.constrain(dot[.centerX], .equal, Stage.root[.trailing], times: 0.5)
        stage.constrain(dot[.centerY], .equal, Stage.root[.bottom], times: 0.25)
        expect(stage.layout().frames[dot.index], Rect(190, 206, 10, 10))
    }

    @Test func distantRelativesMeetInTheirCommonAncestor() {
        var stage = Stage()
        let left = stage.add("left")
        stage.pin(left, [.leading, .top], to: Stage.root, plus: 30)
        stage.size(left, 100, 100)
        let inner = stage.add("inner", to: left)
        stage.pin(inner, [.leading, .top], to: left, plus: 5)
        stage.size(inner, 20, 20)
        let other = stage.add("other")
        stage.constrain(other[.leading], .equal, inner[.trailing], plus: 7)
        stage.constrain(other[.top], .equal, inner[.bottom])
        stage.size(other, 1, 1)
        expect(stage.layout().frames[other.index], Rect(62, 55, 1, 1))
    }
}
