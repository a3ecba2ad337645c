import AutoLayout
import Scene

/// A text with everything about it that does not depend on size or width.
///
/// Where its parts have fonts of their own, it does depend on the sizes of these over the text's.
package struct ShapedText: Sendable {
    let paragraphs: [ShapedParagraph]
    /// Where a line may begin in each paragraph.
    let opportunities: [LineBreakOpportunities]

    /// Shapes `text`, each part in its own font, and finds its line breaks.
    package init(_ text: String, fonts: any FontMetrics, font: Font) {
        let boxes = CharacterBoxes(fonts: fonts)
        paragraphs = ClusteredText.paragraphs(of: text).map { paragraph in
            let clusters = ClusteredText(paragraph, boxes: boxes)
            let start = font.runs.isEmpty ? 0 : text.utf8.distance(from: text.startIndex, to: paragraph.startIndex)
            return ShapedParagraph(
                clusters, fonts: fonts, weight: font.weight.axisValue,
                runs: ParagraphRun.runs(of: paragraph, at: start, in: font, clusters))
        }
        opportunities = paragraphs.map { LineBreakOpportunities($0.clusters, fonts: fonts) }
    }

    /// The advance width of its widest paragraph, points.
    package func width(font: Font) -> Double {
        let scale = TypeScale(font)
        return paragraphs.reduce(0) { max($0, $1.advanceInPlace(0..<$1.count).points(scale)) }
    }
}
