import AutoLayout
import Escaping
import Scene

/// A line of text with its place in a view's bounds, points.
struct SetLine: Hashable {
    var text: String
    var x: Double
    /// Of the line's box, which is as high as the font's line.
    var top: Double
    var width: Double
}

/// A text of one font and colour with its lines, set in a view's bounds.
struct SetText: Hashable {
    /// The whole text, of which the lines may show a part.
    var source: String
    var lines: [SetLine]
    /// As drawn, shrunk where the text had to fit.
    var font: Font
    var color: Color
    /// Where the room for the lines begins, points.
    var x: Double
    /// Of the room, points.
    var width: Double
    /// The part of the spare room that lies to the left of a line: 0, ½ or 1.
    var share: Double

    /// Whether it is read from the right.
    var isRightToLeft: Bool { lines.lazy.compactMap { ReadingDirection.first(in: $0.text) }.first == .rightToLeft }
}

extension PreviewDrawing {
    /// Draws a text line by line; all lines but the last end in a space, so that they read as one text.
    mutating func draw(_ text: SetText, in id: ViewID) {
        if keepsTextsWhole {
            markup.append(.text(text))
            return
        }
        let (lines, font) = (text.lines, text.font)
        guard lines.contains(where: { !$0.text.isEmpty }) else { return }
        var block = Element(
            roles: ["Text"], style: [typeface(font), "color:\(resolved(text.color, in: id))"])
        if text.isRightToLeft { block.style.append("direction:rtl") }
        markup.append(.open(block))
        for (index, line) in lines.enumerated() {
            markup.append(.open(Element("span", place: place(of: line, in: id))))
            drawCharacters(of: line.text + (index + 1 < lines.count ? " " : ""), weight: font.weight)
            markup.append(.close(tag: "span"))
        }
        markup.append(.close(tag: "div"))
    }

    /// Where a line stands and how wide it is; the shared stylesheet makes it as high as its font's line.
    private func place(of line: SetLine, in id: ViewID) -> Place {
        let rect = Rect(x: line.x, y: line.top, width: line.width, height: 0)
        return Place(rect: inScreen(rect, of: id), outer: solvedFrame(of: id), hasHeight: false)
    }

    /// The words of a line; each emoji in a box of the width it was measured with.
    private mutating func drawCharacters(of text: String, weight: FontWeight) {
        var run = ""
        for character in text {
            guard let advance = resources.emojiAdvance(character) else {
                run.append(character)
                characters.note(character, weight: weight)
                continue
            }
            if !run.isEmpty { markup.append(.raw(escaped(run))) }
            run = ""
            characters.noteEmoji(character)
            markup += [
                .open(Element("span", roles: ["Emoji"], style: ["width:\(css(advance))em"])),
                .raw(escaped(String(character))), .close(tag: "span"),
            ]
        }
        if !run.isEmpty { markup.append(.raw(escaped(run))) }
    }

    private func typeface(_ font: Font) -> String {
        let tracking = css(resources.tracking(font))
        let spacing = tracking == "0" ? "" : ";letter-spacing:\(tracking)px"
        return "font-size:\(pixels(font.pointSize));font-weight:\(css(font.weight.rawValue))\(spacing)"
    }
}
