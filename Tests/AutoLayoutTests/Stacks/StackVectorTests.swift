import Scene
import Testing

@testable import AutoLayout

@Suite("A stack view that Interface Builder or another implementation laid out")
struct StackVectorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let scene: StackScene
        let size: (width: Double?, height: Double?)
        let frames: [Rect]
        let tolerance: Double
        var testDescription: String { scene.name }

        init(
            _ name: String, _ scene: StackScene, size: (Double?, Double?) = (nil, nil), _ frames: [Rect?],
            tolerance: Double = 0.001
        ) {
            self.scene = scene.named(name)
            self.size = size
            self.frames = frames.map { $0 ?? Rect(x: .nan, y: .nan, width: .nan, height: .nan) }
            self.tolerance = tolerance
        }
    }

    @Test("is laid out the same", arguments: StackVectors.all)
    func frames(_ test: Case) {
        let answer = test.scene.solve()
        #expect(answer.problems.isEmpty)
        if let width = test.size.width { #expect(abs(answer.size.width - width) <= test.tolerance) }
        if let height = test.size.height { #expect(abs(answer.size.height - height) <= test.tolerance) }
        for (frame, expected) in zip(answer.frames, test.frames) where !expected.x.isNaN {
            expect(frame, expected, within: test.tolerance)
        }
    }
}

extension StackScene {
    fileprivate func named(_ name: String) -> StackScene {
        var scene = self
        scene.name = name
        return scene
    }
}
