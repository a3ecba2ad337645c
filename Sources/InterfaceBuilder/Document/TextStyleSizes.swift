import AutoLayout
import Scene

// Text styles had other sizes on the canvases of some versions. Their frames are what a file has, so that its fonts are written
// in the sizes that they were measured in.
extension XMLElement {
    /// The element with a point size for each font of a text style that was not as large as it is today. Complexity: O(elements).
    func withTextStyleSizes(ofTools toolsVersion: Double) -> XMLElement {
        var element = self
        element.children = children.map { $0.withTextStyleSizes(ofTools: toolsVersion) }
        if let size = textStyle?.savedFont(ofTools: toolsVersion)?.pointSize {
            element.attributes["pointSize"] = "\(size)"
        }
        return element
    }

    /// Of a font; nil for one that is given by its size.
    var textStyle: TextStyle? { self["style"].flatMap { Self.textStyles[$0] } }

    private static let textStyles: [String: TextStyle] = [
        "UICTFontTextStyleBody": .body, "UICTFontTextStyleHeadline": .headline,
        "UICTFontTextStyleSubhead": .subheadline, "UICTFontTextStyleFootnote": .footnote,
        "UICTFontTextStyleCaption1": .caption1, "UICTFontTextStyleCaption2": .caption2,
        "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleTitle0": .largeTitle,
        "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
    ]
}

extension TextStyle {
    /// The style as it was then; nil where it was as large as it is today.
    ///
    /// Source: saved frames. Xcode 10 and 11.0 have titles of 31.5 points' height (6 of 6, of two authors) and large titles of 36
    /// (1) and 239 points' width (1). Xcode 12.5 to 14.0 show everything at the text size xSmall: so are 71 of 71 labels of all
    /// styles as high, of four authors.
    func savedFont(ofTools toolsVersion: Double) -> Font? {
        switch toolsVersion {
        case 14_000..<15_000:
            self == .title1 ? .preferred(self, category: .small) : self == .largeTitle ? Font(pointSize: 30) : nil
        case 18_000..<21_000: .preferred(self, category: .extraSmall)
        default: nil
        }
    }
}
