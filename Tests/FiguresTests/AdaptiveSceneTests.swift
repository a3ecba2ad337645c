import Adaptive
import AutoLayout
import Piecewise
import Scene
import SeededRandomness
import Testing

@testable import Figures

@Suite("A scene at every width")
struct AdaptiveSceneTests {
    /// Views of several kinds in each other, whose sides move with the screen's.
    private static func layout(_ random: inout SeededGenerator) -> AdaptiveLayout {
        var scene = LiveScene()
        scene.begin(.random(in: 400...600, using: &random))
        for index in 1..<30 {
            let image = Image(name: "i", size: Size(width: 12, height: 8))
            let kinds: [ViewKind] = [
                .view, .label(.small("One two")), .switch(Switch()), .imageView(ImageView(image: image)),
                .segmentedControl(SegmentedControl()),
            ]
            let kind = kinds[index % kinds.count]
            let frames = (0..<2).map { _ in
                AffineRect(
                    x: Affine(
                        rate: .random(in: 0...0.5, using: &random), constant: .random(in: -9...9, using: &random)),
                    y: .px(.random(in: 0...400, using: &random)),
                    width: Affine(rate: .random(in: 0...0.5, using: &random), constant: 20), height: .px(31))
            }
            let superview = ViewID(.random(in: 0..<index, using: &random))
            var lines: [[String]?] = [nil, nil]
            if case .label = kind { lines = [["One", "two"], ["One two"]] }
            scene.add("v\(index)", kind, to: superview, at: frames, lines: lines) {
                $0.appearance.zPosition = [-1, 0, 0, 1].randomElement(using: &random) ?? 0
            }
        }
        return scene.layout()
    }

    @Test("is at each of them the scene of the layout there", arguments: [1, 7, 42] as [UInt64])
    func oneWidth(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let layout = Self.layout(&random)
        let variant = layout.variants[0]
        var scene: [AdaptiveSceneItem] = []
        AdaptiveSceneBuilder(variant, on: layout.screen, end: 1024, measurer: SquareMeasurer()).visitScene {
            scene.append($0)
        }
        for _ in 0..<20 {
            let width = Double.random(in: 320...1024, using: &random)
            let still = SceneBuilder(
                screen: layout.screen(at: width), tree: variant.tree, layout: layout.layout(at: width),
                measurer: SquareMeasurer())
            let (drawn, expected) = (Self.drawn(scene, at: width), Self.drawn(still.scene()))
            #expect(drawn.count == expected.count)
            for (a, b) in zip(drawn, expected) {
                #expect(a.name == b.name, "seed \(seed), \(width) points")
                #expect(
                    a.numbers.count == b.numbers.count && zip(a.numbers, b.numbers).allSatisfy { abs($0 - $1) < 1e-3 },
                    "seed \(seed), \(width) points: \(a) is not \(b)")
            }
        }
    }

    private typealias Drawn = (name: String, numbers: [Double])

    private static func numbers(_ rect: Rect) -> [Double] { [rect.x, rect.y, rect.width, rect.height] }

    /// Each layer with its frame and level, and each primitive with its lengths.
    private static func drawn(_ scene: StillScene) -> [Drawn] {
        scene.compactMap { item in
            switch item {
            case .open(let layer): (layer.path, numbers(layer.frame) + [Double(layer.level)])
            case .draw(let primitive): ("content", ContentScene([primitive]).lengths)
            case .close: nil
            }
        }
    }

    /// The same of a scene at one width, whose primitives are seen from the corner of their layer.
    private static func drawn(_ scene: [AdaptiveSceneItem], at width: Double) -> [Drawn] {
        var corner = Point.zero
        var drawn: [Drawn] = []
        for item in scene {
            switch item {
            case .open(let layer):
                let frame = layer.still.frame?.frames.value(at: width)?.rest.value(at: width) ?? .zero
                corner = Point(x: frame.x, y: frame.y)
                drawn.append((layer.still.path, numbers(frame) + [Double(layer.still.level)]))
            case .draw(.primitives(let scenes)):
                guard let content = scenes.value(at: width) else { continue }
                let still = content.combined(with: content) { length, _, _ in length.value.value(at: width) }
                drawn += (still?.primitives ?? []).map { primitive in
                    ("content", ContentScene([primitive.moved(by: corner)]).lengths)
                }
            case .draw(.line), .close: break
            }
        }
        return drawn
    }
}
