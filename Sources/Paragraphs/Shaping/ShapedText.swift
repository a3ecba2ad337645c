import AutoLayout
import Scene

/// A text with everything about it that does not depend on size or width.
package struct ShapedText: Sendable {
    let paragraphs: [ShapedParagraph]
    /// Where a line may begin in each paragraph.
    let opportunities: [LineBreakOpportunities]

    /// Shapes `text` and finds its line breaks.
    package init(_ text: String, fonts: any FontMetrics, weight: FontWeight) {
        let boxes = CharacterBoxes(fonts: fonts)
        paragraphs = ClusteredText.paragraphs(of: text).map {
            ShapedParagraph(ClusteredText($0, boxes: boxes), fonts: fonts, weight: weight.axisValue)
        }
        opportunities = paragraphs.map { LineBreakOpportunities($0.clusters, fonts: fonts) }
    }

    /// The advance width of its widest paragraph, points.
    package func width(font: Font) -> Double {
        let scale = TypeScale(font)
        return paragraphs.reduce(0) { max($0, $1.advanceInPlace(0..<$1.count).points(scale)) }
    }
}
