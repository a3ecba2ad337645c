import Scene
import Testing

@testable import AutoLayout

@Suite("Where a label's lines stand")
struct LabelLayoutTests {
    private func layout(
        _ label: Label, _ lines: [Double], in size: Size, scale: Double = 2, textScale: Double = 1,
        direction: LayoutDirection = .leftToRight
    ) -> LabelLayout {
        LabelLayout(
            label, text: FittedText(lines: lines.map { TextLine(text: "x", width: $0) }, scale: textScale), in: size,
            direction: direction, scale: scale)
    }

    @Test("one line fills a label of its own height")
    func oneLine() {
        let line = layout(Label(font: .preferred(.body)), [40], in: Size(width: 60, height: 20.5)).lines[0]
        #expect(line.baseline == 16)
        #expect(abs(line.top - (16 - 16.1865234375)) < 1e-9)
        #expect(line.x == 0)
    }

    @Test("lines follow each other at the style's leading, or at the line height")
    func leading() {
        let styled = layout(Label(font: .preferred(.body)), [9, 9, 9], in: Size(width: 60, height: 64.5))
        #expect(styled.lines.map { $0.baseline } == [16, 38, 60])
        let plain = layout(Label(font: .system(24)), [9, 9], in: Size(width: 60, height: 57.5))
        #expect(plain.lines.map { $0.baseline } == [23, 51.5])
    }

    @Test("room that is left over lies equally above and below")
    func centred() {
        let lines = layout(Label(font: .preferred(.body)), [9, 9], in: Size(width: 60, height: 62.5)).lines
        #expect(lines.map { $0.baseline } == [26, 48])
    }

    @Test(
        "alignment shares the room beside a line",
        arguments: [
            (TextAlignment.natural, 0.0, 20.0), (.left, 0, 0), (.center, 10, 10), (.right, 20, 20),
            (.justified, 0, 20),
        ])
    func alignment(_ alignment: TextAlignment, leftToRight: Double, rightToLeft: Double) {
        var label = Label(font: .preferred(.body))
        label.textAlignment = alignment
        let size = Size(width: 60, height: 20.5)
        #expect(layout(label, [40], in: size).lines[0].x == leftToRight)
        #expect(layout(label, [40], in: size, direction: .rightToLeft).lines[0].x == rightToLeft)
    }

    @Test("a shrunk line keeps its baseline")
    func shrunk() {
        let layout = layout(
            Label(font: .preferred(.body)), [40], in: Size(width: 60, height: 20.5), textScale: 0.5)
        #expect(layout.font.pointSize == 8.5)
        #expect(layout.lines[0].baseline == 16)
        #expect(abs(layout.lines[0].top - (16 - 8.5 * 0.9521484375)) < 1e-9)
    }

    @Test("no text has no lines")
    func empty() {
        #expect(layout(Label(font: .preferred(.body)), [], in: .zero).lines.isEmpty)
    }
}
