import Adaptive
import AutoLayout
import Foundation
import Piecewise
import Scene
import SeededRandomness
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

    /// A screen with views by path, each before its subviews.
    private static func tree(_ paths: [String]) -> ViewTree {
        var tree = ViewTree(root: View(name: "S", kind: .view))
        var known: [String: ViewID] = ["": ViewTree.rootID]
        for path in paths {
            let parts = path.split(separator: "/")
            let superview = known[parts.dropLast().joined(separator: "/")] ?? ViewTree.rootID
            known[path] = tree.addSubview(View(name: String(parts[parts.count - 1]), kind: .view), to: superview)
        }
        return tree
    }

    /// The paths of the rows, and the same as they follow from depths and names alone, as the script reads them.
    private static func paths(_ preview: [String], _ others: [[String]]) -> (said: [String], read: [String]) {
        let trees = ([preview] + others).map(tree)
        let layout = AdaptiveLayout(
            widths: 320...1024, screen: LiveScene().screen,
            variants: trees.map { AdaptiveLayout.Variant(start: Breakpoint(320), tree: $0, groups: []) })
        let preview = Preview(
            screen: layout.screen, tree: trees[0], layout: Layout(viewCount: trees[0].views.count), label: "")
        var open: [String] = []
        let rows = ViewRow.rows(of: preview, layout)
        let read = rows.map { row in
            open = open.prefix(row.depth) + [row.view.name]
            return open.joined(separator: "/")
        }
        return (rows.map(\.path), read)
    }

    @Test("Views of other widths stand in their own superview, behind the view that they follow there")
    func otherWidths() {
        let (said, read) = Self.paths(
            ["a", "b", "b/x", "b/y", "b/z"], [["a", "b", "b/x", "c", "c/x", "d"], ["b", "b/y", "b/y/q", "b/r"]])
        #expect(
            said == [
                "S", "S/a", "S/b", "S/b/x", "S/b/y", "S/b/y/q", "S/b/r", "S/b/z", "S/c", "S/c/x", "S/d",
            ])
        #expect(read == said)
    }

    @Test("Whatever trees a figure has, its rows have the paths of its views", arguments: [1, 2, 3, 4] as [UInt64])
    func otherTrees(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            let trees = (0..<3).map { _ in
                var paths: [String] = []
                for name in ["a", "b", "c", "d", "e", "f"] where Bool.random(using: &random) {
                    let superview = ([""] + paths).randomElement(using: &random) ?? ""
                    paths.append(superview.isEmpty ? name : "\(superview)/\(name)")
                }
                return paths
            }
            let (said, read) = Self.paths(trees[0], Array(trees[1...]))
            #expect(read == said, "seed \(seed): \(trees)")
            #expect(Set(said) == Set(trees.joined().map { "S/" + $0 } + ["S"]), "seed \(seed): \(trees)")
        }
    }

    @Test("A teaser has neither switches nor table")
    func teaser() {
        let figure = Figure(name: "cards", previews: [Self.scene.preview])
        let html = render(figure, resources: .plain, style: .teaser).html
        #expect(!html.contains("Tools") && !html.contains("TextAlternative"))
    }
}
