import AutoLayout
import Scene
import Testing
import Typesetting

@Suite("A text of several styles")
struct AttributedTextTests {
    private static func label(_ runs: [AttributedRun], _ change: (inout Label) -> Void = { _ in }) -> Label {
        var label = Label(font: .body)
        label.setAttributedText(runs)
        label.numberOfLines = 0
        change(&label)
        return label
    }

    private static func run(_ text: String, _ change: (inout AttributedRun) -> Void = { _ in }) -> AttributedRun {
        var run = AttributedRun(text)
        change(&run)
        return run
    }

    private static let mixed = [
        run("AVA") { $0.isBold = true }, run("VAT 🚢") { $0.kern = 1.5 }, run("To") { $0.font = .system(30) },
    ]

    @Test("is as wide as its runs, each alone in its own font")
    func width() throws {
        let typesetter = try SharedFonts.typesetter()
        let label = Self.label(Self.mixed)
        let parts = zip(label.runs, label.font.runs).map { typesetter.width(of: $0.text, font: $1.font) }
        #expect(abs(label.naturalWidth(measurer: typesetter) - parts.reduce(0, +)) < 1e-3)
        #expect(label.font.runs[0].font == Font.body.emphasized.setting("AVA"))
        var plain = Font.body
        plain.kern = 1.5
        #expect(label.font.runs[1].font == plain.setting("VAT 🚢"))
    }

    @Test("breaks where a text of one style does, and says of each line which runs stand in it")
    func lines() throws {
        let label = Self.label([
            Self.run("One two ") { $0.isBold = true }, Self.run("three four five "),
            Self.run("six") { $0.isBold = true },
        ])
        let lines = label.lines(fitting: 100, measurer: try SharedFonts.typesetter())
        #expect(lines.map(\.text) == ["One two", "three four", "five six"])
        #expect(
            lines.map { $0.runs.map { "\($0.index) \($0.text)" } } == [
                ["0 One two"], ["1 three four"], ["1 five ", "2 six"],
            ])
        for line in lines { #expect(abs(line.width - line.runs.reduce(0) { $0 + $1.width }) < 1e-9) }
    }

    @Test(
        "is cut with an ellipsis in the style of what it stands for",
        arguments: [
            (LineBreakMode.byTruncatingTail, ["0 The quick ", "1 bro…"]),
            (.byTruncatingHead, ["0 …", "1 wn fox jumps"]), (.byTruncatingMiddle, ["0 The qui…", "1 jumps"]),
        ] as [(LineBreakMode, [String])])
    func cut(mode: LineBreakMode, parts: [String]) throws {
        let label = Self.label([Self.run("The quick "), Self.run("brown fox jumps") { $0.isBold = true }]) {
            ($0.numberOfLines, $0.lineBreakMode) = (1, mode)
        }
        let line = try #require(label.lines(fitting: 130, measurer: try SharedFonts.typesetter()).first)
        #expect(line.runs.map { "\($0.index) \($0.text)" } == parts)
        #expect(line.width <= 130)
    }

    @Test("is as high as its lines, each as high as the tallest run in it")
    func height() throws {
        let typesetter = try SharedFonts.typesetter()
        func height(_ label: Label) -> Double {
            label.height(of: label.lines(fitting: 300, measurer: typesetter), scale: 2)
        }
        let title = Self.run("Title\n") { $0.font = .preferred(.title2) }
        let note = Self.run("note") { $0.font = .preferred(.footnote) }
        // A line of title2, 26.25 points, and the leading of footnote.
        #expect(height(Self.label([title, note])) == 44.5)
        // The other way round: a line of footnote, and the leading of title2, which the first line is spared.
        let reverse = Self.label([
            Self.run("note\n") { $0.font = note.font }, Self.run("Title") { $0.font = title.font },
        ])
        #expect(height(reverse) == 44)
        // On one line they share it.
        let beside = Self.label([Self.run("Title ") { $0.font = title.font }, note])
        #expect(height(beside) == 26.5)
        // A blank line is as high as the run that ends it.
        let blank = Self.label([Self.run("a\n\n") { $0.font = .preferred(.title2) }, Self.run("b")])
        #expect(height(blank) == 75)
    }

    @Test("shows the lines that have room, whatever their heights")
    func room() throws {
        let typesetter = try SharedFonts.typesetter()
        let label = Self.label([
            Self.run("One\n") { $0.font = .system(30) }, Self.run("two\nthree") { $0.font = .system(10) },
        ])
        for (height, count) in [(30.0, 1), (47.0, 1), (47.4, 2), (59.5, 3)] {
            let shown = label.text(fitting: Size(width: 300, height: height), measurer: typesetter)
            #expect(shown.lines.count == count, "\(height)")
        }
    }

    @Test("shrinks as a whole")
    func shrinking() throws {
        let typesetter = try SharedFonts.typesetter()
        let label = Self.label([Self.run("36") { $0.font = .system(34) }, Self.run(" boats in the harbour")]) {
            ($0.numberOfLines, $0.adjustsFontSizeToFitWidth, $0.minimumScaleFactor) = (1, true, 0.25)
        }
        let shown = label.text(fitting: Size(width: 120, height: 40), measurer: typesetter)
        #expect(shown.lines.map(\.text) == ["36 boats in the harbour"])
        #expect(shown.lines[0].width <= 120.001 && shown.lines[0].width > 119)
        let layout = LabelLayout(label, text: shown, in: Size(width: 120, height: 40), scale: 2)
        #expect(abs(layout.font.runs[0].font.pointSize - 34 * shown.scale) < 1e-9)
    }

    @Test("has its baselines where its first and last paragraphs have them")
    func baselines() throws {
        let typesetter = try SharedFonts.typesetter()
        let label = Self.label([
            Self.run("Title\n") { $0.font = .system(30) }, Self.run("note") { $0.font = .system(10) },
        ])
        let shown = label.text(fitting: Size(width: 300, height: 48), measurer: typesetter)
        let layout = LabelLayout(label, text: shown, in: Size(width: 300, height: 48), scale: 2)
        #expect(layout.lines.map(\.baseline) == [28.5, 45.5])
    }

    @Test("takes neighbours of one style for one run, and leaves out empty ones")
    func joining() {
        let bold = [
            Self.run("A", { $0.isBold = true }), Self.run(""), Self.run("V", { $0.isBold = true }), Self.run("A"),
        ]
        #expect(Self.label(bold).runs.map(\.text) == ["AV", "A"])
    }

    @Test("set as a plain text again is a plain text")
    func plain() {
        var label = Self.label(Self.mixed)
        label.text = "AVA"
        #expect(label.runs.isEmpty && label.font == Font.body.setting("AVA"))
    }
}
