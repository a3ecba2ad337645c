import AutoLayout
import Scene
import Testing

@testable import Figures

@Suite("Texts as elements")
struct TextDrawingTests {
    private static let type = "font-size:10px;font-weight:400"
    private static let black = "color:light-dark(#000,#fff)"

    @Test("A label's lines are real text, each at its place, read as one")
    func lines() {
        var scene = Scene()
        scene.add(
            "words", label: .small("One two"), lines: ["One", "two"], at: Rect(x: 10, y: 0, width: 40, height: 24))
        #expect(
            scene.html().contains(
                """
                <div class="Text" style="\(Self.type);\(Self.black)">\
                <span style="width:15px;top:-0.015625px">One </span>\
                <span style="width:15px;top:11.984375px">two</span></div>
                """), "\(scene.html())")
    }

    @Test(
        "Alignment and direction put a line at its side",
        arguments: [
            (.left, .leftToRight, 0), (.natural, .leftToRight, 0), (.center, .leftToRight, 12.5),
            (.right, .leftToRight, 25),
            (.natural, .rightToLeft, 25), (.justified, .rightToLeft, 25), (.left, .rightToLeft, 0),
        ] as [(TextAlignment, LayoutDirection, Double)])
    func alignment(alignment: TextAlignment, direction: LayoutDirection, offset: Double) {
        var scene = Scene()
        scene.screen.layoutDirection = direction
        let label = Label.small("One") { $0.textAlignment = alignment }
        scene.add("words", label: label, lines: ["One"], at: Rect(x: 10, y: 0, width: 40, height: 12))
        let place = offset == 0 ? "width:15px" : "left:\(css(offset))px;width:15px"
        #expect(scene.html().contains("<span style=\"\(place)"), "\(scene.html())")
    }

    @Test(
        "Hebrew and Arabic are read from the right",
        arguments: [("שלום", true), ("مرحبا", true), ("Hello", false), ("1 ✓", false)])
    func rightToLeft(text: String, isRightToLeft: Bool) {
        var scene = Scene()
        scene.add("words", label: .small(text), lines: [text], at: Rect(x: 0, y: 0, width: 40, height: 12))
        #expect(scene.html().contains("direction:rtl") == isRightToLeft)
    }

    @Test("An emoji stands in a box of the width it was measured with")
    func emoji() {
        var scene = Scene()
        scene.add("words", label: .small("A🚢B"), lines: ["A🚢B"], at: Rect(x: 0, y: 0, width: 40, height: 12))
        #expect(scene.html().contains(">A<span class=\"Emoji\" style=\"width:1.25em\">🚢</span>B</span>"))
        let markup = render(Figure(name: "f", previews: [scene.preview]), resources: .plain)
        #expect(markup.usedText == [UsedText(weight: 400, characters: "AB")])
        #expect(markup.emoji == ["🚢"])
    }

    @Test("A part in a font of its own is an element whose sizes follow the text's")
    func runs() {
        var resources = FigureResources.plain
        resources.tracking = { $0.kern }
        var bold = AttributedRun("Two")
        (bold.font, bold.kern, bold.link) = (Font(pointSize: 20, weight: .bold), 3, "https://example.org")
        var label = Label.small("")
        label.setAttributedText([AttributedRun("One "), bold])
        var scene = Scene()
        let id = scene.add("words", label: label, lines: [], at: Rect(x: 0, y: 0, width: 60, height: 24))
        scene.layout.textLines[id.index] = [
            TextLine(
                text: "One Two", width: 50,
                runs: [LineRun(index: 0, text: "One ", width: 20), LineRun(index: 1, text: "Two", width: 30)])
        ]
        let html = scene.html(resources)
        #expect(
            html.contains(
                """
                <b style="font-size:1em;--lead:1.193359em;font-weight:400;letter-spacing:0">One </b>\
                <b style="font-size:2em;--lead:1.193359em;font-weight:700;letter-spacing:3px;\
                color:light-dark(#007aff,#0984ff);text-decoration:underline">Two</b></span>
                """), "\(html)")
        let markup = render(Figure(name: "f", previews: [scene.preview]), resources: .plain)
        #expect(
            markup.usedText == [UsedText(weight: 400, characters: " Oen"), UsedText(weight: 700, characters: "Tow")])
    }

    @Test("Letter-spacing is the drawn font's")
    func tracking() {
        var resources = FigureResources.plain
        resources.tracking = { -$0.pointSize / 100 }
        var scene = Scene()
        let id = scene.add("words", label: .small("One"), lines: ["One"], at: Rect(x: 0, y: 0, width: 40, height: 12))
        scene.layout.textScales[id.index] = 0.5
        #expect(
            scene.html(resources).contains(
                "font-size:5px;font-weight:400;letter-spacing:-0.05px"))
    }

    @Test(
        "Nothing an author writes can leave its place in the page",
        arguments: [
            "</style><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onclick='x", "a\u{0}b",
            "}*{display:none}",
            "&lt;b&gt;", "\u{202E}evil", "]]>--><!--",
        ])
    func escaping(text: String) {
        var scene = Scene()
        scene.add(text, label: .small(text), lines: [text], at: Rect(x: 0, y: 0, width: 40, height: 12))
        scene.add(
            "picture",
            .imageView(ImageView(image: Image(name: text, size: Size(width: 9, height: 9), isTemplate: true))),
            at: .zero)
        let figure = Figure(name: text, title: text, caption: text, previews: [scene.preview])
        let markup = render(figure, resources: .plain)
        let tags = markup.html.split(separator: "<").dropFirst(0).map { $0.prefix { $0.isLetter || $0 == "/" } }
        let own = [
            "figure", "div", "span", "figcaption", "label", "input", "details", "summary", "table", "caption", "thead",
            "tbody", "tr", "th", "td", "small", "ul", "li", "em",
        ]
        #expect(tags.allSatisfy { own.contains($0.hasPrefix("/") ? String($0.dropFirst()) : String($0)) })
        #expect(!markup.css.contains("<") && !markup.css.contains("alert"))
        #expect(!markup.html.unicodeScalars.contains("\0"))
        #expect(attributesAreQuoted(markup.html))
    }

    @Test("A button shows its image in the tint and its title in the middle")
    func button() {
        var button = Button(font: Font(pointSize: 10))
        button.title = "Play"
        button.image = Image(name: "symbol:play", size: Size(width: 10, height: 10), isTemplate: true)
        var scene = Scene()
        scene.add("play", .button(button), at: Rect(x: 0, y: 0, width: 100, height: 32)) {
            $0.appearance.tintColor = .systemRed
        }
        let html = scene.html()
        #expect(
            html.contains(
                """
                <span class="Image Symbol" style="left:35px;width:10px;top:11px;height:10px;\
                color:light-dark(#ff3b30,#ff453a)" aria-hidden="true"><svg/></span>
                """
            ), "\(html)")
        #expect(
            html.contains(
                """
                <div class="Text" style="\(Self.type);color:light-dark(#ff3b30,#ff453a)">\
                <span style="left:45px;width:20px;top:10.03125px">Play</span></div>
                """
            ), "\(html)")
    }

    @Test("A segmented control marks its segment and parts the others")
    func segments() {
        var control = SegmentedControl()
        control.segments = ["A", "B", "C"]
        var scene = Scene(width: 302)
        scene.add("tabs", .segmentedControl(control), at: Rect(x: 0, y: 0, width: 302, height: 32))
        let html = scene.html()
        #expect(
            html.contains(
                "background-color:light-dark(#7676801f,#7676803d);border-radius:8px\" data-view=\"Screen/tabs"))
        #expect(
            html.contains("<span style=\"left:2px;width:96px;top:2px;height:28px;\(Self.plate)\"></span>"), "\(html)")
        #expect(html.components(of: "background-color:light-dark(#3c3c434a,#54545899)") == 1)
        #expect(html.contains(">A</span>") && html.contains(">B</span>") && html.contains(">C</span>"))
    }

    /// How a segmented control's selected segment is painted.
    static let plate =
        "background-color:light-dark(#fff,#636366);border-radius:6px;box-shadow:0 3px 8px #0000001f,0 3px 1px #0000000a"

    /// Whether every tag consists of a name and quoted attributes alone.
    private func attributesAreQuoted(_ html: String) -> Bool {
        html.split(separator: "<").allSatisfy { tag in
            guard let end = tag.firstIndex(of: ">") else { return false }
            return tag[..<end].filter { $0 == "\"" }.count % 2 == 0
        }
    }
}
