import AutoLayout
import Scene
import Testing

@testable import Figures

@Suite("Scroll views, tables and images as elements")
struct ScrollDrawingTests {
    @Test("A scroll view cuts off what leaves it; another view only if it clips")
    func clipping() {
        var scene = Scene()
        scene.add("scroll", .scrollView(ScrollView()), at: .zero)
        scene.add("clipped", at: .zero) { $0.appearance.clipsToBounds = true }
        scene.add("open", at: .zero)
        let html = scene.html()
        #expect(html.contains("class=\"Clips\" style=\"width:0;height:0\" data-view=\"Screen/scroll\""), "\(html)")
        #expect(html.contains("class=\"Clips\" style=\"width:0;height:0\" data-view=\"Screen/clipped\""))
        #expect(html.contains("<div style=\"width:0;height:0\" data-view=\"Screen/open\""))
    }

    @Test("A table at rest scrolls in the page and can be reached by keyboard")
    func nativeScrolling() {
        let html = table().html()
        #expect(
            html.contains(
                """
                <div class="Scrolls" style="width:100px;height:50px;background-color:light-dark(#fff,#000)" data-view="Screen/list" \
                tabindex="0" role="group" aria-label="list">
                """
            ), "\(html)")
        #expect(
            html.contains(
                "<span class=\"Hairline\" style=\"left:16px;width:84px;top:39.5px;height:0.5px;"
                    + "background-color:light-dark(#3c3c434a,#54545899)\"></span>"))
        #expect(html.contains("<span style=\"width:0;top:120px;height:10px\"></span>"))
    }

    @Test("A table that is scrolled, sticks or moves others stays as it was solved", arguments: [0, 1, 2, 3])
    func noNativeScrolling(reason: Int) {
        var scene = table()
        switch reason {
        case 0: scene.screen.scrolledBy = 20
        case 1: scene.tree[ViewID(1)].kind = .tableView(sectioned())
        case 2:
            let outside = LayoutAnchor(LayoutItem(ViewTree.rootID), .top)
            scene.tree.constraints = [LayoutConstraint(outside, .equal, LayoutAnchor(LayoutItem(ViewID(2)), .top))]
        default: scene.layout.scrollStates[0].contentSize.height = 20
        }
        #expect(!scene.builder.scrollsNatively(ViewID(1)))
    }

    @Test(
        "An image is drawn where its content mode puts it",
        arguments: [
            (.scaleToFill, "width:40px;height:20px"), (.scaleAspectFit, "left:10px;width:20px;height:20px"),
            (.scaleAspectFill, "width:40px;top:-10px;height:40px"),
            (.center, "left:15px;width:10px;top:5px;height:10px"),
            (.bottomRight, "left:30px;width:10px;top:10px;height:10px"),
        ] as [(ContentMode, String)])
    func images(mode: ContentMode, place: String) {
        var view = ImageView(image: Image(name: "cat", size: Size(width: 10, height: 10)))
        view.contentMode = mode
        var scene = Scene()
        scene.add("v", .imageView(view), at: Rect(x: 3, y: 4, width: 40, height: 20))
        let html = scene.html()
        #expect(
            html.contains(
                """
                <img class="Image" style="\(place)" src="cat.png" alt="cat" width="10" height="10" \
                loading="lazy" decoding="async">
                """
            ), "\(html)")
    }

    @Test("An image nobody knows leaves a grey place")
    func missingImage() {
        var resources = FigureResources.plain
        resources.image = { _ in nil }
        var scene = Scene()
        scene.add("v", .imageView(ImageView(image: Image(name: "cat", size: Size(width: 10, height: 10)))), at: .zero)
        #expect(scene.html(resources).contains("<span class=\"Image Missing\""))
    }

    @Test("Previews share one scale; what is too wide for the page scrolls sideways")
    func fit() {
        let phone = Scene(width: 390, height: 844).preview
        let pad = Scene(width: 768, height: 1024).preview
        #expect(FigureFit([phone, phone], style: .lesson).scale == 0.8)
        #expect(FigureFit([phone, pad, pad], style: .lesson).scale == 0.5)
        #expect(FigureFit([phone, pad], style: .lesson).isWide)
        #expect(FigureFit([Scene(width: 320, height: 90).preview], style: .lesson).scale == 1)
        #expect(FigureFit([], style: .lesson).scale == 1)
        #expect(FigureFit([Scene(width: .nan, height: -1).preview], style: .lesson).scale == 1)
    }

    /// A table of three rows of 40 points in a height of 50.
    private func table() -> Scene {
        var scene = Scene()
        let table = scene.add("list", .tableView(TableView()), at: Rect(x: 0, y: 0, width: 100, height: 50))
        for row in 0..<3 {
            scene.add("row[\(row)]", at: Rect(x: 0, y: Double(row) * 40, width: 100, height: 40), to: table) {
                $0.role = .cell
            }
        }
        scene.layout.separators = [.init(table: table, frame: Rect(x: 16, y: 39.5, width: 84, height: 0.5))]
        scene.layout.scrollStates = [
            .init(
                view: table, contentOffset: .zero, contentSize: Size(width: 100, height: 120),
                adjustedContentInset: EdgeInsets(bottom: 10))
        ]
        return scene
    }

    private func sectioned() -> TableView {
        var table = TableView()
        table.sections = [TableSection(header: ViewID(2), rows: [ViewID(3)])]
        return table
    }
}
