import AutoLayout
import Notation
import Scene

/// Pictures, symbols and text without files: every letter is half a point size wide.
final class PaperResources: LayoutResources {
    let measurer: any TextMeasuring = HalfEmMeasurer()
    let imageNames = ["avatar", "header", "cover"]
    let symbolNames = ["plus", "ellipsis", "link", "house", "person"]

    func image(named name: String) -> Image? {
        imageNames.contains(name) ? Image(name: name, size: Size(width: 40, height: 30)) : nil
    }

    func symbol(named name: String, pointSize: Double, weight: FontWeight, scale: SymbolScale) -> Image? {
        guard symbolNames.contains(name) else { return nil }
        let factor = scale == .small ? 0.8 : scale == .large ? 1.25 : 1
        let side = pointSize * factor
        return Image(
            name: "symbol:\(name)", size: Size(width: side, height: side), isTemplate: true,
            symbolWeight: weight.rawValue)
    }
}

final class HalfEmMeasurer: TextMeasuring {
    func width(of text: String, font: Font) -> Double { Double(text.count) * font.pointSize / 2 }

    func lines(
        of text: String, font: Font, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode
    ) -> [TextLine] {
        [TextLine(text: text, width: self.width(of: text, font: font))]
    }
}
