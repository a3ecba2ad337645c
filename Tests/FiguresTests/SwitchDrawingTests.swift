import AutoLayout
import Piecewise
import Scene
import Testing

@testable import Figures

@Suite("A drawn switch")
struct SwitchDrawingTests {
    private static func scene(_ control: Switch, _ direction: LayoutDirection = .leftToRight) -> Scene {
        var scene = Scene(width: 60, height: 40)
        scene.screen.layoutDirection = direction
        scene.add("flag", .switch(control), at: Rect(x: 4, y: 3, width: 51, height: 31))
        return scene
    }

    private static let thumb =
        "background-color:#fff;border-radius:13.5px;box-shadow:0 3px 8px #00000026,0 3px 1px #0000000f"

    @Test("is a green track with its thumb at the trailing end, or a grey one with it at the leading end")
    func states() {
        let on = Self.scene(Switch(isOn: true)).html()
        #expect(on.contains("background-color:light-dark(#34c759,#30d158);border-radius:15.5px"), "\(on)")
        #expect(on.contains("left:22px;width:27px;top:2px;height:27px;\(Self.thumb)"), "\(on)")
        let off = Self.scene(Switch()).html()
        #expect(off.contains("background-color:light-dark(#78788029,#78788052);border-radius:15.5px"), "\(off)")
        #expect(off.contains("left:2px;width:27px;top:2px;height:27px;\(Self.thumb)"), "\(off)")
    }

    @Test("is mirrored where leading means right")
    func mirrored() {
        #expect(Self.scene(Switch(isOn: true), .rightToLeft).html().contains("left:2px;width:27px"))
        #expect(Self.scene(Switch(), .rightToLeft).html().contains("left:22px;width:27px"))
    }

    @Test("has the colours it is given, the inherited tint too")
    func colors() {
        var control = Switch(isOn: true)
        control.onTintColor = .tint
        control.thumbTintColor = .black
        var scene = Self.scene(control)
        scene.tree[ViewTree.rootID].appearance.tintColor = .systemRed
        let html = scene.html()
        #expect(html.contains("background-color:light-dark(#ff3b30,#ff453a)"), "\(html)")
        #expect(html.contains("background-color:#000;border-radius:13.5px"), "\(html)")
    }

    @Test("is the same in a picture")
    func picture() {
        var renderer = SVGRenderer(resources: .plain) { _, _ in "" }
        let svg = renderer.elements(of: Self.scene(Switch(isOn: true)).builder.scene(in: .drawing))
        #expect(
            svg.contains("<rect x=\"4\" y=\"3\" width=\"51\" height=\"31\" rx=\"15.5\" fill=\"rgba(52,199,89,1)\""),
            "\(svg)")
        #expect(
            svg.contains("<rect x=\"26\" y=\"5\" width=\"27\" height=\"27\" rx=\"13.5\" fill=\"rgba(255,255,255,1)\""),
            "\(svg)")
    }

    @Test("keeps its parts at every width")
    func live() {
        var scene = LiveScene()
        let frame = AffineRect(
            x: Affine(rate: 1, constant: -65), y: .px(10), width: .px(51), height: .px(31))
        scene.add("flag", .switch(Switch(isOn: true)), at: [frame])
        let (html, css) = LiveScene.draw(scene.layout())
        #expect(html.contains("left:calc(100% - 64.996px);width:51px;top:10px;height:31px"), "\(html)")
        #expect(html.contains("left:22px;width:27px;top:2px;height:27px;\(Self.thumb)"), "\(html)")
        #expect(css.isEmpty, "\(css)")
    }
}
