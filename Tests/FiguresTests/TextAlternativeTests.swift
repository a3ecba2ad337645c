import AutoLayout
import Foundation
import Scene
import Testing

@testable import Figures

@Suite("A figure in words")
struct TextAlternativeTests {
    /// A card with a dot in it: the dot is 8 points wide where 10 were wished for.
    private static var scene: Scene {
        var scene = Scene(width: 100, height: 50)
        let card = scene.add(
            "card", .stackView(StackView(axis: .vertical)), at: Rect(x: 10, y: 5, width: 80, height: 40))
        let dot = scene.add("dot", at: Rect(x: 10, y: 25, width: 8, height: 1.0 / 3), to: card)
        scene.add("a<b", at: .zero)
        scene.tree.constraints = [
            LayoutConstraint(anchor(card, .leading), .equal, anchor(ViewTree.rootID, .leading), constant: 10),
            LayoutConstraint(anchor(dot, .width), .greaterThanOrEqual, constant: 10, priority: .defaultHigh),
            LayoutConstraint(
                anchor(dot, .height), .lessThanOrEqual, anchor(ViewTree.rootID, .height), multiplier: 0.5, constant: -4),
            LayoutConstraint(
                anchor(dot, .top), .equal, LayoutAnchor(LayoutItem(card, .layoutMargins), .top)),
        ]
        scene.layout.brokenConstraints = [1]
        return scene
    }

    private static func anchor(_ view: ViewID, _ attribute: LayoutAttribute) -> LayoutAnchor {
        LayoutAnchor(LayoutItem(view), attribute)
    }

    private static func textAlternative(_ scene: Scene) -> String {
        let figure = Figure(name: "cards", title: "Cards & dots", previews: [scene.preview])
        return TextAlternative(scene.preview, of: figure).markup().html(SharedStyle(of: []))
    }

    /// The row of a view, without its cells' tags.
    private static func row(_ path: String) -> Substring {
        let text = textAlternative(scene)
        guard let start = text.range(of: "<tr data-of=\"\(path)\""),
            let end = text.range(of: "</tr>", range: start.lowerBound..<text.endIndex)
        else { return "" }
        return text[start.lowerBound..<end.lowerBound]
    }

    @Test("The figure is described by its table, which is named and says how many views there are")
    func description() {
        let html = render(
            Figure(name: "cards", title: "Cards & dots", previews: [Self.scene.preview]), resources: .plain
        ).html
        #expect(html.contains("aria-label=\"Cards &amp; dots\" aria-describedby=\"TextAlternative-cards\""))
        #expect(html.contains("<div class=\"TextAlternative\" id=\"TextAlternative-cards\"><details><summary>In words"))
        #expect(html.contains(": Cards &amp; dots, 4 views on 100 × 50 points</span></summary><table"))
        #expect(html.contains("<caption>At 100 points</caption>"))
    }

    @Test("Each view has its frame and its constraints as its own block would write them; one not met is marked")
    func rows() {
        #expect(
            Self.row("Screen/card") == """
                <tr data-of="Screen/card" data-axis="y"><th style="--depth:1" scope="row">card <small>StackView</small>\
                </th><td>10</td><td>5</td><td>80</td><td>40</td><td><ul><li>leading == super.leading + 10</li></ul></td>
                """)
        #expect(
            Self.row("Screen/card/dot") == """
                <tr data-of="Screen/card/dot"><th style="--depth:2" scope="row">dot <small>View</small></th>\
                <td>10</td><td>25</td><td>8</td><td>0.33</td><td><ul>\
                <li class="Broken">width &gt;= 10 @ 750 <em>not met</em></li>\
                <li data-to="Screen">height &lt;= 0.5 * Screen.height - 4</li>\
                <li>top == super.margins.top</li></ul></td>
                """)
    }

    @Test("Views stand in the order of the tree, and no name can leave its cell")
    func order() {
        let paths = Self.textAlternative(Self.scene).components(separatedBy: "data-of=\"").dropFirst().map {
            $0.prefix { $0 != "\"" }
        }
        #expect(paths == ["Screen", "Screen/card", "Screen/card/dot", "Screen/a&lt;b"])
        #expect(!Self.textAlternative(Self.scene).contains("a<b"))
    }

    @Test("Guides are told where they lie inside the view", arguments: [true, false])
    func guides(isSafe: Bool) {
        var scene = Self.scene
        scene.layout.guides = Array(repeating: Layout.GuideInsets(), count: 4)
        scene.layout.guides[0].layoutMargins = EdgeInsets(top: 20, left: 16, bottom: 0, right: 16)
        scene.layout.guides[0].readableContent = scene.layout.guides[0].layoutMargins
        if isSafe { scene.layout.guides[0].safeArea = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }
        let text = Self.textAlternative(scene)
        #expect(text.contains("data-margins=\"20 16 0 16\""))
        #expect(text.contains("data-safe=\"20 0 0 0\"") == isSafe)
        #expect(!text.contains("data-readable"))
    }

    @Test("A teaser has neither switches nor table")
    func teaser() {
        let figure = Figure(name: "cards", previews: [Self.scene.preview])
        let html = render(figure, resources: .plain, style: .teaser).html
        #expect(!html.contains("Tools") && !html.contains("TextAlternative"))
    }
}
