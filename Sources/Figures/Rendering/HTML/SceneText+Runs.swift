import AutoLayout
import Scene

extension SceneText {
    /// The element of a part in a font of its own, whose sizes follow the text's.
    func element(ofRun index: Int, _ resources: FigureResources) -> Element {
        guard font.runs.indices.contains(index) else { return Element("b") }
        let own = font.runs[index].font
        var style = [
            runSize(own), "font-weight:\(css(own.weight.rawValue));letter-spacing:\(pixels(resources.tracking(own)))",
        ]
        if looks.indices.contains(index) {
            let look = looks[index]
            if look.color != color { style.append("color:\(look.color.css)") }
            let lines = [look.isUnderlined ? "underline" : "", look.isStruckThrough ? "line-through" : ""]
            let decoration = lines.filter { !$0.isEmpty }.joined(separator: " ")
            if !decoration.isEmpty { style.append("text-decoration:\(decoration)") }
        }
        return Element("b", style: style)
    }

    /// The element of a line break before such a part.
    func lineBreak(beforeRun index: Int) -> Element {
        Element("i", style: font.runs.indices.contains(index) ? [runSize(font.runs[index].font)] : [])
    }

    /// Size and line height, in em of the text's font.
    private func runSize(_ own: Font) -> String {
        let size = font.pointSize > 0 ? own.pointSize / font.pointSize : 1
        let lead = own.pointSize > 0 ? own.lineAdvance / own.pointSize : 0
        return "font-size:\(css(size))em;--lead:\(css(lead))em"
    }

    /// How far the first line's box, which is as high as those of later lines, lies above that of the text's own font, in em.
    var firstLineRise: Double {
        let fonts = (lines.first?.runs ?? []).filter { font.runs.indices.contains($0.index) }.map {
            font.runs[$0.index].font
        }
        guard font.pointSize > 0, let advance = fonts.map({ $0.lineAdvance + $0.descender }).max() else { return 0 }
        return (advance - font.ascender) / font.pointSize
    }
}
