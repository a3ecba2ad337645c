import AutoLayout

/// A line of text with its place in a view's bounds, points.
struct SetLine: Hashable {
    var text: String
    var x: Double
    /// Of the line's box, which is as high as the font's line.
    var top: Double
    var width: Double
}

extension PreviewDrawing {
    /// Draws lines of one font and colour; all but the last end in a space, so that they read as one text.
    mutating func draw(_ lines: [SetLine], font: Font, color: Color, in id: ViewID) {
        guard lines.contains(where: { !$0.text.isEmpty }) else { return }
        var block = Element(
            roles: ["Text"], style: [typeface(font), "color:\(resolved(color, in: id))"])
        if lines.lazy.compactMap({ ReadingDirection.first(in: $0.text) }).first == .rightToLeft {
            block.style.append("direction:rtl")
        }
        markup.append(.open(block))
        for (index, line) in lines.enumerated() {
            markup.append(.open(Element("span", style: place(of: line, in: id))))
            drawCharacters(of: line.text + (index + 1 < lines.count ? " " : ""), weight: font.weight)
            markup.append(.close(tag: "span"))
        }
        markup.append(.close(tag: "div"))
    }

    /// Where a line stands and how wide it is; the shared stylesheet makes it as high as its font's line.
    private func place(of line: SetLine, in id: ViewID) -> [String] {
        let rect = GridRect(inScreen(Rect(x: line.x, y: line.top, width: line.width, height: 0), of: id))
        let top = rect.top - frame(of: id).top
        return [rect.placement(in: frame(of: id))[0], top == 0 ? "" : "top:\(pixels(top))"]
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
