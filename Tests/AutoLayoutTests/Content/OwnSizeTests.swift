import Scene
import Testing

@testable import AutoLayout

@Suite("A view's class")
struct OwnSizeTests {
    private static func label() -> ViewKind {
        var label = Label(font: .system(20))
        label.text = "a text of several words"
        label.numberOfLines = 0
        return .label(label)
    }

    @Test("says its content size, and none where it has none, over what its kind has")
    func contentSize() {
        var stage = Stage(Size(width: 320, height: 100))
        let view = stage.add("view") { $0.ownContentSize = ContentSize(width: 70, height: 20) }
        let text = stage.add("text", Self.label()) { $0.ownContentSize = ContentSize(height: 9) }
        stage.pin(view, [.leading, .top], to: Stage.root)
        stage.pin(text, [.leading, .trailing, .bottom], to: Stage.root)
        let layout = stage.layout()
        expect(layout.frames[view.index], Rect(0, 0, 70, 20))
        expect(layout.frames[text.index], Rect(0, 91, 320, 9))
        #expect(
            stage.tree[text].intrinsicContentSize(
                fittingWidth: nil, measurer: TenPointMeasurer(), screen: Screen(size: .zero)) == ContentSize(height: 9))
    }

    @Test("says on which rectangle constraints act, and the content size is that rectangle's")
    func alignmentRect() {
        var stage = Stage(Size(width: 320, height: 100))
        let view = stage.add("view") {
            $0.ownContentSize = ContentSize(width: 70, height: 20)
            $0.ownAlignmentRectInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        }
        stage.pin(view, [.leading, .top], to: Stage.root)
        let next = stage.add("next")
        stage.constrain(next[.leading], .equal, view[.trailing])
        stage.pin(next, [.top, .width, .height], to: view)
        let layout = stage.layout()
        expect(layout.frames[view.index], Rect(-2, -1, 76, 24))
        expect(layout.frames[next.index], Rect(70, 0, 70, 20))
    }

    @Test("may set a configured button's title in a font of its own, as Interface Builder saves its height")
    func titleFont() {
        for (size, height) in [(14.0, 31.0), (15, 32), (24, 43), (30, 50)] {
            var button = Button(font: .button)
            button.title = "12"
            button.configuration.style = .plain
            button.configuration.ownTitleFont = .system(size)
            let natural = View(
                name: "it",
                kind: ViewKind.button(button).adapted(to: Screen(size: .zero, contentSizeCategory: .accessibility5))
            )
            .intrinsicContentSize(
                fittingWidth: nil, measurer: TenPointMeasurer(), screen: Screen(size: .zero, scale: 2))
            #expect(natural.height == height)
        }
    }
}
