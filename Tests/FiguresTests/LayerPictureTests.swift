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

    @Test("rounds corners continuously, at most as far as the middle of a side")
    func continuousCorners() {
        func path(_ radius: Double) -> String {
            Self.svg { ($0.appearance.cornerRadius, $0.appearance.cornerCurve) = (radius, .continuous) }
        }
        #expect(path(4).contains("M16.11466 10H43.88534c5.028696 0 6.11466 1.085964 6.11466 6.11466V"), "\(path(4))")
        #expect(path(20).contains("M20 10H40c8.224 0 10 1.776 10 10V20c0 8.224 -1.776 10 -10 10H20"), "\(path(20))")
        #expect(!path(0).contains("<path"))
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
