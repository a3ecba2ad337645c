import Adaptive
import AutoLayout
import Foundation
import Piecewise
import Testing

@testable import Figures

@Suite("The constraints of a live figure")
struct ConstraintTracksTests {
    private static let wish = LayoutConstraint(
        LayoutAnchor(LayoutItem(ViewTree.rootID), .width), .lessThanOrEqual, constant: 360,
        priority: LayoutPriority(500))

    /// A screen that is asked to be at most 360 points wide, at every width.
    private static var scene: LiveScene {
        var scene = LiveScene()
        scene.tree.constraints = [wish]
        scene.pieces[0].constraints = [wish]
        scene.pieces[0].residuals = [
            ResidualOf(constant: Affine(constant: 360), excess: Affine(rate: 1, constant: -360))
        ]
        return scene
    }

    private static func data(_ layout: AdaptiveLayout) -> String {
        let tree = layout.variants[0].tree
        let preview = Preview(
            screen: layout.screen, tree: tree, layout: Layout(viewCount: tree.views.count), label: "")
        let figure = Figure(
            name: "cards", previews: [preview], live: LivePreview(layout: layout, width: 320, presets: []))
        let words = TextAlternative(preview, of: figure)
        var data = PageData()
        if let own = words.data { data.add(own, named: "cards") }
        return words.markup().html(SharedStyle(of: [])) + data.json
    }

    @Test("One that is missed at some width is followed by how much its sides differ")
    func missed() {
        let text = Self.data(Self.scene.layout())
        #expect(text.contains("<li>width &lt;= 360 @ 500</li>"))
        #expect(text.contains("[\"width \\u003c= 360 @ 500\",0,0,0]"))
        #expect(text.contains("\"tracks\":[[[320,[-360,1]]]]"))
    }

    @Test("One that holds at every width needs no track")
    func held() {
        var scene = Self.scene
        scene.pieces[0].residuals[0].excess = Affine(rate: 1, constant: -1024)
        let text = Self.data(scene.layout())
        #expect(text.contains("<li>width &lt;= 360 @ 500</li>"))
        #expect(text.contains("\"tracks\":[]") && text.contains("[\"View\",\"\",{},\"width \\u003c= 360 @ 500\"]"))
    }

    @Test("One that begins to take part at a width waits in the table, and its track says where")
    func beginning() {
        var scene = Self.scene
        scene.tree.constraints = []
        let first = scene.pieces[0]
        scene.begin(600, isIncluded: false)
        scene.pieces[1].constraints = first.constraints
        scene.pieces[1].residuals = first.residuals
        scene.pieces[0].constraints = []
        scene.pieces[0].residuals = []
        let text = Self.data(scene.layout())
        #expect(!text.contains("<li"))
        #expect(text.contains("[\"width \\u003c= 360 @ 500\",0,0,1]"))
        #expect(text.contains("\"tracks\":[[[600.0001,[-360,1]]]]"))
    }

    @Test("One that depends on the offset is told in cells; those that say the same are one")
    func scrolled() {
        let layout = Self.scrolledLayout
        #expect(layout.constraints(at: 400, offset: 50).map(\.excess) == [-50])
        #expect(layout.constraints(at: 400, offset: -10).map(\.excess) == [0])
        #expect(Self.data(layout).contains("\"tracks\":[[[320,[0,0,0,-120],[0,0,-1]]]]"))
    }

    /// The screen's wish is missed by a point for each point of the offset from 0 on.
    private static var scrolledLayout: AdaptiveLayout {
        var layout = scene.layout()
        func item(_ rate: Double) -> [AdaptiveLayout.ScrolledConstraint] {
            let residual = ResidualOf(
                constant: CellValue(base: Affine(constant: 360)),
                excess: CellValue(base: .zero, offsetRate: rate))
            return [AdaptiveLayout.ScrolledConstraint(constraint: equal, residual: residual)]
        }
        var cells = OverOffsets<[AdaptiveLayout.ScrolledConstraint]>()
        for (start, rate) in [(-120.0, 0.0), (0, -1), (50, -1)] {
            cells.append(item(rate), from: MovingBreakpoint(Affine(constant: start)), joining: { _, _ in false })
        }
        layout.variants[0].tree.constraints = [equal]
        layout.variants[0].groups[0].pieces[0].constraints = [equal]
        layout.variants[0].scrolledConstraints = OverWidths(cells, from: Breakpoint(320))
        layout.scrolling = AdaptiveLayout.Scrolling(offsets: -120...100)
        return layout
    }

    private static var equal: LayoutConstraint {
        var equal = wish
        equal.relation = .equal
        return equal
    }

    @Test("What a stack view and a content ask for stand in a list, which views that are alike share")
    func lists() {
        var scene = LiveScene()
        let stack = scene.add("stack", .stackView(StackView(axis: .vertical)), at: [.between(0, 0, 0, 100)])
        let dots = ["a", "b"].map { scene.add($0, to: stack, at: [.between(0, 0, 0, 20)]) }
        let anchor = { (view: ViewID, attribute: LayoutAttribute) in LayoutAnchor(LayoutItem(view), attribute) }
        var constraints = dots.flatMap { dot in
            [
                LayoutConstraint(
                    anchor(dot, .height), .lessThanOrEqual, constant: 20.5, priority: .defaultLow,
                    identifier: "UIView-content-hugging"),
                LayoutConstraint(
                    anchor(dot, .height), .greaterThanOrEqual, constant: 20.5, priority: .defaultHigh,
                    identifier: "UIView-content-compression-resistance"),
            ]
        }
        constraints.append(
            LayoutConstraint(
                anchor(dots[1], .top), .equal, anchor(dots[0], .bottom), constant: 8, identifier: "UISV-spacing"))
        scene.pieces[0].constraints = constraints
        scene.pieces[0].residuals = constraints.map {
            ResidualOf(constant: Affine(constant: $0.constant), excess: .zero)
        }
        let text = Self.data(scene.layout())
        #expect(text.contains("{\"lists\":[\"UISV-spacing b.top == a.bottom + 8\",\"h 20.5 250 750\"],\"tracks\":[]"))
        #expect(text.contains("\"views\":[0,\"Screen\",0,-1,1,\"stack\",1,0,2,\"a\",0,1,2,\"b\",0,1]"))
    }
}
