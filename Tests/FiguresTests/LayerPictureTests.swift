import AutoLayout
import Scene
import Testing

@testable import Figures

@Suite("A picture of a layer")
struct LayerPictureTests {
    private static func svg(_ change: (inout View) -> Void) -> String {
        var scene = Scene()
        scene.add("it", at: Rect(x: 10, y: 10, width: 40, height: 20)) {
            $0.appearance.backgroundColor = .red
            change(&$0)
        }
        var renderer = SVGRenderer(resources: .plain) { _, _ in "" }
        return renderer.elements(of: scene.builder.scene(in: .drawing))
    }

    @Test("turns it about its middle")
    func transforms() {
        let svg = Self.svg { $0.appearance.transform = Transform([.rotation(90), .scale(x: 2, y: 1)]) }
        #expect(svg.contains("transform=\"translate(30 20) rotate(90) scale(2 1) translate(-30 -20)\""), "\(svg)")
        #expect(!Self.svg { _ in }.contains("transform"))
    }

    @Test("rounds the corners that are told")
    func corners() {
        let svg = Self.svg { ($0.appearance.cornerRadius, $0.appearance.maskedCorners) = (4, [.topLeft]) }
        #expect(
            svg.contains("<path d=\"M14 10H50a0 0 0 0 1 0 0V30a0 0 0 0 1 0 0H10a0 0 0 0 1 0 0V14a4 4 0 0 1 4 -4Z\""),
            "\(svg)")
    }

    @Test("has its shadow behind it, blurred by the radius")
    func shadows() {
        let svg = Self.svg {
            ($0.appearance.shadowOpacity, $0.appearance.shadowRadius) = (0.5, 4)
            $0.appearance.shadowOffset = Size(width: 1, height: 2)
        }
        #expect(svg.contains("<feGaussianBlur stdDeviation=\"4\"/>") && svg.contains("translate(1 2)"), "\(svg)")
    }
}
