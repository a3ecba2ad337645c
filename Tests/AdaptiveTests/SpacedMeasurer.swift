import AutoLayout
import Scene

/// Sets every character half an em wide and breaks lines at spaces, which count for the line before them.
final class SpacedMeasurer: TextMeasuring {
    func width(of text: String, font: Font) -> Double { Double(text.count) * font.pointSize / 2 }

    func lines(
        of text: String, font: Font, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode
    ) -> [TextLine] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let line = lines.last, self.width(of: "\(line) \(word)", font: font) <= width {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(String(word))
            }
        }
        let space = font.pointSize / 2
        return lines.enumerated().map { index, line in
            TextLine(
                text: line, width: self.width(of: line, font: font), spaceBehind: index + 1 < lines.count ? space : 0)
        }
    }
}
