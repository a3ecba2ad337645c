import Scene
import Testing

@Suite("Scenes of what a view shows")
struct ContentSceneTests {
    private static let grey = Color(Color.Components(red: 0.5, green: 0.5, blue: 0.5))
    private static let red = Color(Color.Components(red: 1, green: 0, blue: 0))

    private func box(_ width: Double) -> Primitive<Double> {
        .box(SceneBox(Rect(x: 1, y: 2, width: width, height: 4), Surface(Self.grey)))
    }

    private func text(_ lines: [String], x: Double = 0) -> Primitive<Double> {
        let lines = lines.enumerated().map {
            SceneText<Double>.Line(text: $1, x: x, top: Double($0) * 12, width: 5)
        }
        return .text(
            SceneText("a b", lines: lines, x: x, width: 9, share: 0.5, font: Font(pointSize: 10), color: Self.grey))
    }

    private func image(_ rect: Rect) -> Primitive<Double> {
        .image(SceneImage(Image(name: "cat", size: Size(width: 3, height: 3)), in: rect, tint: Self.grey))
    }

    @Test("Lengths of two scenes are combined one by one, each along its axis")
    func combining() {
        let scenes = [30.0, 50].map {
            ContentScene([box($0), text(["a", "b"]), image(Rect(x: 0, y: 0, width: $0, height: 1))])
        }
        let both = scenes[0].combined(with: scenes[1]) { [$0, $1, $2 == .horizontal ? 1 : 0] }
        #expect(
            both?.lengths == [
                [1, 1, 1], [2, 2, 0], [30, 50, 1], [4, 4, 0],
                [0, 0, 1], [9, 9, 1], [0, 0, 0], [10, 10, 1],
                [0, 0, 1], [0, 0, 0], [30, 50, 1], [1, 1, 0],
            ])
    }

    @Test("Scenes that are not alike have no lengths in common")
    func unlikeScenes() {
        let scene = ContentScene([box(1), text(["a"])])
        for other in [[box(1)], [text(["a"]), box(1)], [box(1), text(["a", "b"])]] {
            #expect(scene.combined(with: ContentScene(other)) { a, _, _ in a } == nil)
        }
    }

    @Test("A moved primitive takes its lines along")
    func moving() {
        let moved = [box(3), text(["a", "b"]), image(.zero)].map { $0.moved(by: Point(x: 100, y: 10)) }
        #expect(ContentScene(moved).lengths == [101, 12, 3, 4, 100, 9, 10, 10, 100, 10, 0, 0])
        guard case .text(let text) = moved[1] else {
            Issue.record("No text")
            return
        }
        #expect(text.lines.map(\.top) == [10, 22] && text.lines.map(\.x) == [100, 100])
    }

    @Test("Every colour of a scene is changed")
    func recoloring() {
        var surface = Surface(Self.grey, shadows: [Surface.Shadow(distance: 1, blur: 2, color: Self.grey)])
        surface.gradient = [Self.grey, Self.grey]
        surface.border = Surface.Border(width: 1, color: Self.grey)
        let scene = ContentScene([.box(SceneBox(.zero, surface)), text(["a"]), image(.zero)])
        let red = scene.recolored { _ in Self.red }
        #expect(red != scene)
        #expect(red.recolored { $0 == Self.red ? Self.grey : Self.red } == scene)
    }
}
