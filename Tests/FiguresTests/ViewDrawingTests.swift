import AutoLayout
import Scene
import Testing

@testable import Figures

@Suite("Views as elements")
struct ViewDrawingTests {
    @Test("Elements nest as views do, each placed in its superview")
    func nesting() {
        var scene = Scene()
        let card = scene.add("card", at: Rect(x: 10, y: 5, width: 80, height: 40)) {
            $0.appearance.backgroundColor = .systemBackground
        }
        scene.add("dot", at: Rect(x: 10, y: 25, width: 1.0 / 3, height: 8), to: card)
        #expect(
            scene.html() == """
                <div style="width:100px;height:50px" data-view="Screen">\
                <div style="left:10px;width:80px;top:5px;height:40px;background-color:light-dark(#fff,#000)" \
                data-view="Screen/card">\
                <div style="width:0.328125px;top:20px;height:8px" data-view="Screen/card/dot"></div></div></div>
                """)
    }

    @Test("A whole figure names itself, its previews and their sizes")
    func wholeFigure() {
        var scene = Scene(width: 390, height: 844)
        scene.screen.safeAreaInsets.bottom = 34
        scene.screen.scrolledBy = 60
        let preview = Preview(
            screen: scene.screen, tree: scene.tree, layout: scene.layout, label: "iPhone 14 · 390 pt", appearance: .dark
        )
        let markup = render(
            Figure(name: "timeline", title: "Timeline", caption: "Look at the date.", previews: [preview]),
            resources: .plain)
        #expect(
            markup.html.hasPrefix(
                """
                <figure data-figure="timeline">\
                <div class="Previews F_\(scope(of: markup))" role="group" aria-label="Timeline" aria-describedby="TextAlternative-timeline">\
                <div class="Preview"><div class="Device" style="--corner:35.72px">\
                <div class="Slot" style="width:296.4px;height:641.44px">\
                <div class="Screen" \
                style="width:390px;height:844px;border-radius:47px;transform:scale(0.76);color-scheme:dark" \
                data-width="390" data-height="844" data-scroll="60" data-scale="0.76" data-appearance="dark">\
                <div style="width:390px;height:844px" data-view="Screen"></div></div></div></div>\
                <p class="Name">iPhone 14 · 390 pt</p></div></div><figcaption>Look at the date.</figcaption>\
                <div class="Under"><div class="Tools" role="group" aria-label="Show over the figure">
                """))
        #expect(markup.css.isEmpty)
        #expect(!markup.isWide)
    }

    @Test("A teaser is one small preview that neither reader nor keyboard meets")
    func teaser() {
        var scrolled = Scene(width: 390, height: 800)
        scrolled.screen.scrolledBy = -60
        let previews = [scrolled, Scene(width: 320, height: 568), Scene(width: 400, height: 800)].map(\.preview)
        let markup = render(Figure(name: "t", caption: "c", previews: previews), resources: .plain, style: .teaser)
        let start = "<figure class=\"Teaser\" data-figure=\"t\" aria-hidden=\"true\" inert>"
        #expect(markup.html.hasPrefix(start))
        #expect(markup.html.contains("data-width=\"400\""))
        #expect(markup.html.contains("data-scale=\"0.31\""))
        #expect(!markup.html.contains("figcaption"))
        #expect(markup.html.split(separator: "data-width").count == 2)
    }

    @Test(
        "What a layer draws becomes style",
        arguments: [
            Look("hidden", "visibility:hidden") { $0.isHidden = true },
            Look("half transparent", "opacity:0.5") { $0.appearance.alpha = 0.5 },
            Look("wholly transparent", "opacity:0;visibility:hidden") { $0.appearance.alpha = 0 },
            Look("rounded", "border-radius:8px") { $0.appearance.cornerRadius = 8 },
            Look("tinted", "background-color:light-dark(#ff3b30,#ff453a)") {
                $0.appearance.tintColor = .systemRed
                $0.appearance.backgroundColor = .tint
            },
            Look("faded", "background-image:linear-gradient(#0000,#000)") {
                $0.appearance.gradient = [.black.withAlpha(0), .black]
            },
        ])
    func looks(look: Look) {
        var scene = Scene()
        scene.add("v", at: Rect(x: 0, y: 0, width: 10, height: 10)) { look.change(&$0) }
        #expect(scene.html().contains("<div style=\"width:10px;height:10px;\(look.style)\" data-view=\"Screen/v\">"))
    }

    /// A property with the declarations it leads to.
    struct Look: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var style: String
        var change: @Sendable (inout View) -> Void

        init(_ name: String, _ style: String, _ change: @escaping @Sendable (inout View) -> Void) {
            testDescription = name
            self.style = style
            self.change = change
        }
    }

    @Test("A border lies over what a view holds and does not move it")
    func border() {
        var scene = Scene()
        let framed = scene.add("framed", at: Rect(x: 0, y: 0, width: 20, height: 20)) {
            $0.appearance.borderWidth = 3
            $0.appearance.borderColor = .systemRed
        }
        scene.add("inner", at: Rect(x: 1, y: 1, width: 5, height: 5), to: framed)
        #expect(
            scene.html().contains(
                """
                <div class="Border" style="width:20px;height:20px;--border:3px light-dark(#ff3b30,#ff453a)" \
                data-view="Screen/framed">\
                <div style="left:1px;width:5px;top:1px;height:5px" data-view="Screen/framed/inner">
                """))
    }

    @Test("Siblings are drawn by their z positions, in reading order")
    func layers() {
        var scene = Scene()
        for (name, position) in [("a", 2.0), ("b", -1), ("c", 0), ("d", 2)] {
            scene.add(name, at: .zero) { $0.appearance.zPosition = position }
        }
        let layers = scene.builder.layeredSubviews(of: ViewTree.rootID)
        #expect(layers.map(\.level) == [2, 0, 1, 2])
        #expect(layers.map(\.view.index) == [1, 2, 3, 4])
    }

    @Test("A section's header passes over the rows")
    func sectionHeader() {
        var scene = Scene()
        let table = scene.add("list", .tableView(TableView()), at: Rect(x: 0, y: 0, width: 100, height: 50))
        scene.add("head", at: .zero, to: table) { $0.role = .sectionHeader }
        scene.add("row", at: .zero, to: table) { $0.role = .cell }
        #expect(scene.builder.layeredSubviews(of: table).map(\.level) == [1, 0])
    }

    @Test("A malformed tree is drawn without end neither way")
    func malformed() {
        var scene = Scene()
        let a = scene.add("a", at: .zero)
        let b = scene.add("b", at: .zero, to: a)
        scene.tree[b].subviews = [ViewTree.rootID, a, b, ViewID(99), ViewID(-1)]
        scene.tree[a].subviews = [b, b]
        scene.layout.frames.removeAll()
        #expect(scene.html().components(of: "data-view") == 3)
    }

    @Test("Views may be nested as deep as memory allows")
    func deepNesting() {
        var scene = Scene()
        var deepest = ViewTree.rootID
        for _ in 0..<3000 { deepest = scene.add("v", at: .zero, to: deepest) }
        #expect(scene.html().components(of: "data-view") == 3001)
    }

    @Test("Style that repeats becomes a class of the figure")
    func sharedStyle() {
        var scene = Scene()
        for x in [0.0, 20, 40] { scene.add("v\(x)", at: Rect(x: x, y: 7, width: 10, height: 10)) }
        let markup = render(Figure(name: "f", previews: [scene.preview]), resources: .plain)
        let scope = "F_\(scope(of: markup))"
        #expect(
            markup.css == """
                .\(scope) .a{width:100px;height:50px}
                .\(scope) .b{top:7px;height:10px}

                """)
        #expect(markup.html.contains("<div class=\"b\" style=\"left:20px;width:10px\" data-view=\"Screen/v20.0\">"))
    }

    @Test("The classes of a figure are a, b, … z, aa, …")
    func classNames() {
        let element = Element(style: (0..<30).map { "order:\($0)" })
        let style = SharedStyle(of: [.open(element), .open(element)])
        #expect(style.classes.map(\.name).prefix(3) == ["a", "b", "c"])
        #expect(style.classes.map(\.name).suffix(5) == ["z", "aa", "ab", "ac", "ad"])
    }

    @Test("Equal input gives equal bytes")
    func determinism() {
        var scene = Scene()
        for index in 0..<40 { scene.add("v\(index % 7)", at: Rect(x: Double(index % 5), y: 0, width: 4, height: 4)) }
        let figure = Figure(name: "f", previews: [scene.preview, scene.preview])
        #expect(render(figure, resources: .plain) == render(figure, resources: .plain))
    }

    private func scope(of markup: FigureMarkup) -> String {
        let start = "class=\"Previews F_"
        let range = markup.html.firstRange(of: start)
        return String(range.map { markup.html[$0.upperBound...] }?.prefix { $0.isLetter || $0.isNumber } ?? "")
    }
}

extension String {
    /// How often `part` stands in the text.
    func components(of part: String) -> Int { split(separator: part, omittingEmptySubsequences: false).count - 1 }
}
