import Adaptive
import AutoLayout
import Piecewise
import Testing

@testable import Figures

@Suite("The style of a page's figures")
struct PageStyleTests {
    /// A figure with a box `inset` points from its left edge up to a width of 600 points, and twice as far beyond.
    private static func figure(_ name: String, inset: Double, document: String? = nil) -> FigureMarkup {
        var live = LiveScene()
        live.begin(600)
        live.add("a", at: [.between(inset, 0, 0, 4), .between(2 * inset, 0, 0, 4)])
        let layout = live.layout()
        let tree = layout.variants[0].tree
        let preview = Preview(
            screen: layout.screen, tree: tree, layout: Layout(viewCount: tree.views.count), label: "a")
        let presets = [LivePreview.Preset(name: "SE", width: 320)]
        return render(
            Figure(
                name: name, previews: [preview], live: LivePreview(layout: layout, width: 320, presets: presets),
                document: document), resources: .plain)
    }

    @Test("What figures have in common stands once, and their elements have the same class")
    func shared() {
        var style = PageStyle()
        let pages = [("one", 8.0), ("two", 8), ("three", 12)].map { style.add(Self.figure($0.0, inset: $0.1)) }
        let classes = pages.map { page in
            page.firstMatch(of: /class="(\w+)"[^>]* data-view="Screen\/a"/).map { String($0.1) }
        }
        #expect(classes[0] != nil && classes[0] == classes[1] && classes[2] != classes[0])
        #expect(style.text.components(of: "left:8px") == 1)
        #expect(style.text.components(of: "@container (width>599.992188px)") == 1)
        #expect(style.text.components(of: "[value=\"320\"]") == 1)
    }

    @Test("Only attributes are renamed, whatever a text says")
    func texts() {
        var style = PageStyle()
        _ = style.add(Self.figure("one", inset: 1))
        var markup = Self.figure("two", inset: 2)
        markup.live += "<p class=\"a Keep\">class=\"a\" and  class=\"a\"</p>"
        let page = style.add(markup)
        #expect(page.contains(" Keep\">class=\"a\" and  class=\"a\"</p>"))
        #expect(!page.contains("<p class=\"a Keep\">"))
    }

    @Test("With a document of its own a figure's page holds the live preview, and the rest is there")
    func document() {
        let markup = Self.figure("one", inset: 8, document: "assets/figures/x/one.html")
        #expect(markup.html.contains("data-document=\"assets/figures/x/one.html\""))
        #expect(markup.html.contains("<a href=\"assets/figures/x/one.html#previews\">"))
        #expect(markup.html.contains("<a href=\"assets/figures/x/one.html#TextAlternative-one\">"))
        #expect(!markup.html.contains("data-width") && !markup.html.contains("<td>") && markup.css.isEmpty)
        #expect(markup.document?.body.contains("data-width=\"320\"") == true)
        #expect(markup.document?.body.contains("<tr data-of=\"Screen/a\">") == true)
        #expect(Self.figure("one", inset: 8).html.contains("data-width=\"320\""))
    }
}
