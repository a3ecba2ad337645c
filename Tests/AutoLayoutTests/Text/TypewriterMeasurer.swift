import Scene

@testable import AutoLayout

/// Sets every character half an em wide and breaks lines at spaces, so that tests need no font.
final class TypewriterMeasurer: TextMeasuring, Sendable {
    func width(of text: String, font: Font) -> Double {
        Double(text.unicodeScalars.count) * font.pointSize / 2
    }

    func lines(
        of text: String, font: Font, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode
    ) -> [TextLine] {
        var lines: [String] = []
        for paragraph in Paragraphs.split(text) {
            lines += broken(paragraph, font: font, width: width)
        }
        if maximumLines > 0, lines.count > maximumLines {
            lines = Array(lines.prefix(maximumLines))
            lines[maximumLines - 1] += "…"
        }
        return lines.map { TextLine(text: $0, width: self.width(of: $0, font: font)) }
    }

    private func broken(_ paragraph: String, font: Font, width: Double) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in paragraph.split(separator: " ") {
            let longer = line.isEmpty ? String(word) : "\(line) \(word)"
            if line.isEmpty || self.width(of: longer, font: font) <= width {
                line = longer
            } else {
                lines.append(line)
                line = String(word)
            }
        }
        return lines + [line]
    }
}
