import Scene
import Testing

@testable import AutoLayout

@Suite("A system button")
struct ButtonTests {
    private static let measurer = TypewriterMeasurer()

    private static func button(
        _ title: String, _ size: Double = 15, image: Size? = nil, content: EdgeInsets = .zero
    ) -> Button {
        var button = Button(font: .system(size))
        button.title = title
        button.image = image.map { Image(name: "symbol:link", size: $0) }
        button.contentEdgeInsets = content
        return button
    }

    private static func size(_ button: Button, scale: Double = 2) -> Size {
        let size = View(name: "b", kind: .button(button)).intrinsicContentSize(
            fittingWidth: nil, measurer: measurer, screen: Screen(size: Size(width: 1, height: 1), scale: scale))
        return Size(width: size.width ?? -1, height: size.height ?? -1)
    }

    static let defaultHeights: [(Double, Double)] = [
        (12, 27), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (20, 36), (24, 41), (28, 46), (32, 51), (36, 55),
    ]

    @Test("is as high as its line in whole points and twelve more", arguments: defaultHeights)
    func defaultHeight(pointSize: Double, height: Double) {
        for scale in [1.0, 2, 3] { #expect(Self.size(Self.button("Title", pointSize), scale: scale).height == height) }
    }

    static let insetHeights: [(size: Double, top: Double, bottom: Double, height: Double)] = [
        (17, 10, 10, 41), (24, 10, 10, 49), (30, 8, 8, 52), (32, 10, 10, 59), (36, 10, 10, 63), (14, 8, 8, 33),
        (18, 0, 21, 43), (17, 12, 12, 45), (15, 12, 12, 42),
    ]

    @Test("takes insets that are set instead of the twelve points", arguments: insetHeights)
    func insetHeight(size: Double, top: Double, bottom: Double, height: Double) {
        let button = Self.button("Title", size, content: EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
        #expect(Self.size(button).height == height)
    }

    @Test("is as wide as image, title and insets in whole points, with a title at least thirty")
    func width() {
        #expect(Self.size(Self.button("0")).width == 30)
        #expect(Self.size(Self.button("Buttons")).width == 53)
        #expect(Self.size(Self.button("", image: Size(width: 17.5, height: 17))).width == 18)
        let insets = EdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
        let both = Self.button("Buttons", image: Size(width: 17.5, height: 17), content: insets)
        #expect(Self.size(both) == Size(width: 86, height: 18))
    }

    @Test("grows with a tall image, and has no implicit insets without a title")
    func imageHeight() {
        let image = Size(width: 20, height: 24)
        #expect(Self.size(Self.button("Title", image: image)).height == 36)
        #expect(Self.size(Self.button("", image: image)).height == 24)
        #expect(Self.size(Self.button("")) == Size(width: 30, height: 30))
    }

    @Test("with a configuration has both baselines in the line in its middle, whatever its height")
    func configuredBaselines() {
        var button = Self.button("Title", 17)
        button.configuration.style = .plain
        var stage = Stage(Size(width: 320, height: 480), scale: 2)
        let view = stage.add("b", .button(button))
        stage.pin(view, [.leading, .top], to: Stage.root)
        stage.constrain(view[.height], plus: 60)
        let marks = [view[.firstBaseline], view[.lastBaseline]].map { anchor in
            let mark = stage.add("mark", .view)
            stage.constrain(mark[.top], .equal, anchor)
            return mark
        }
        let frames = stage.layout().frames
        #expect(frames[marks[0].index].y == frames[marks[1].index].y)
    }

    @Test("is not resized by the insets of image and title")
    func innerInsets() {
        var button = Self.button("Buttons", image: Size(width: 20, height: 15))
        let plain = Self.size(button)
        button.imageEdgeInsets = EdgeInsets(top: 3, left: 9, bottom: 1, right: 4)
        button.titleEdgeInsets = EdgeInsets(top: 3, left: 9, bottom: 1, right: 4)
        #expect(Self.size(button) == plain)
    }

    @Test("centres image and title beside each other, mirrored from right to left")
    func contentLayout() {
        let button = Self.button("abcd", image: Size(width: 20, height: 15))
        let layout = ButtonLayout(button, in: Size(width: 70, height: 30), measurer: Self.measurer)
        #expect(layout.image == Rect(x: 10, y: 7.5, width: 20, height: 15))
        #expect(layout.title == Rect(x: 30, y: 6, width: 30, height: 18))
        let mirrored = ButtonLayout(
            button, in: Size(width: 70, height: 30), direction: .rightToLeft, measurer: Self.measurer)
        #expect(mirrored.image?.x == 40)
        #expect(mirrored.title?.x == 10)
    }

    @Test("moves image and title by half of what their insets differ")
    func shifts() {
        var button = Self.button(
            "abcd", image: Size(width: 20, height: 15), content: EdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
        button.imageEdgeInsets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 8)
        button.titleEdgeInsets = EdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
        let layout = ButtonLayout(button, in: Size(width: 66, height: 18), measurer: Self.measurer)
        #expect(layout.image?.x == 4)
        #expect(layout.title?.x == 36)
    }

    @Test("squeezes its title where there is too little room")
    func squeezed() {
        let layout = ButtonLayout(
            Self.button("abcdefgh", image: Size(width: 20, height: 15)), in: Size(width: 40, height: 30),
            measurer: Self.measurer)
        #expect(layout.image?.x == 0)
        #expect(layout.title == Rect(x: 20, y: 6, width: 20, height: 18))
    }
}
