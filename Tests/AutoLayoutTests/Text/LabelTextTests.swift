import Scene
import Testing

@testable import AutoLayout

@Suite("A label's text")
struct LabelTextTests {
    private let measurer = TypewriterMeasurer()

    private func label(_ text: String, lines: Int = 0, font: Font = .system(10)) -> Label {
        var label = Label(font: font)
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test(
        "is cut to the lines that find room in its height", arguments: [(36.0, 3), (35, 2), (24, 2), (23, 1), (2, 1)])
    func cut(height: Double, lines: Int) {
        let text = label("ab cd ef").text(fitting: Size(width: 12, height: height), measurer: measurer)
        #expect(text.lines.count == lines)
        #expect(text.scale == 1)
    }

    @Test("shrinks a single line to the width, but not below the least factor")
    func shrink() {
        var label = label("abcdefghij", lines: 1)
        let size = Size(width: 40, height: 12)
        #expect(label.text(fitting: size, measurer: measurer).scale == 1)
        label.adjustsFontSizeToFitWidth = true
        #expect(abs(label.text(fitting: size, measurer: measurer).scale - 0.8) < 1e-9)
        label.minimumScaleFactor = 0.9
        #expect(label.text(fitting: size, measurer: measurer).scale == 0.9)
        #expect(label.text(fitting: Size(width: 50, height: 12), measurer: measurer).scale == 1)
        label.numberOfLines = 2
        #expect(label.text(fitting: size, measurer: measurer).scale == 1)
    }

    @Test("takes any size", arguments: [0, -4, 1e300, .infinity, .nan])
    func anySize(length: Double) {
        var label = label("abc def")
        label.adjustsFontSizeToFitWidth = true
        for lines in [0, 1, 2] {
            label.numberOfLines = lines
            let text = label.text(fitting: Size(width: length, height: length), measurer: measurer)
            #expect(text.scale.isFinite)
        }
    }

    @Test("splits at every kind of line break and keeps empty lines")
    func paragraphs() {
        #expect(Paragraphs.split("a\nb\r\nc\rd\u{2028}\u{2029}e\n") == ["a", "b", "c", "d", "", "e", ""])
        #expect(Paragraphs.split("") == [""])
        #expect(Paragraphs.split("\r\n\r\n") == ["", "", ""])
        #expect(Paragraphs.split("é\u{85}“—”\r") == ["é", "“—”", ""])
        #expect(Paragraphs.split("“ä” …") == ["“ä” …"])
        #expect(Paragraphs.count(in: "a\r\n\u{2028}b") == 3)
    }
}

@Suite("A baseline")
struct BaselineTests {
    struct Case: Sendable {
        let kind: ViewKind
        let scale: Double
        let first: Double
        let last: Double
        var centered: Double?
    }

    private static func button(_ size: Double, _ insets: EdgeInsets = .zero) -> ViewKind {
        var button = Button(font: .system(size))
        button.title = "Button"
        button.contentEdgeInsets = insets
        return .button(button)
    }

    static let cases = [
        Case(kind: .label(Label(font: .system(17))), scale: 2, first: 16, last: 4),
        Case(kind: .label(Label(font: .system(15))), scale: 2, first: 14.5, last: 3.5),
        Case(kind: .label(Label(font: .system(13))), scale: 2, first: 12.5, last: 3),
        Case(kind: button(15), scale: 2, first: 20.5, last: 9.5, centered: 30),
        Case(
            kind: button(15, EdgeInsets(top: 1, left: 0, bottom: 2, right: 0)), scale: 2, first: 15.5, last: 5.5,
            centered: 21),
        Case(kind: .view, scale: 2, first: 0, last: 0),
        Case(kind: .stackView(StackView()), scale: 2, first: 0, last: 0),
    ]

    @Test("stands at the font's ascender, rounded to the nearest pixel", arguments: cases)
    func offsets(_ test: Case) {
        let offsets = View(name: "v", kind: test.kind).baselineOffsets(
            on: Screen(size: Size(width: 1, height: 1), scale: test.scale))
        let expected = BaselineOffsets(
            firstFromTop: test.first, lastFromBottom: test.last, centeredHeight: test.centered)
        #expect(offsets == expected)
    }

    @Test("are those of the centred title in a button that is higher than it")
    func stretchedButton() {
        var stage = Stage(scale: 2)
        var button = Button(font: .system(15))
        button.title = "Button"
        let tall = stage.add("tall", .button(button))
        stage.pin(tall, [.leading, .top], to: Stage.root)
        stage.constrain(tall[.height], plus: 100)
        let label = stage.add("label", .label(Label(font: .system(17))))
        stage.constrain(label[.leading], .equal, tall[.trailing])
        stage.pin(label, [.firstBaseline], to: tall)
        stage.constrain(tall[.top], .equal, Stage.root[.top])
        let layout = stage.layout()
        #expect(layout.frames[label.index].y == 55.5 - 16)
    }
}
