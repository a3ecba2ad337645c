/// A text with everything about it that does not depend on size or width.
struct ShapedText: Sendable {
    let paragraphs: [ShapedParagraph]
    /// Where a line may begin in each paragraph.
    let opportunities: [LineBreakOpportunities]

    /// Shapes `text` with `instance` and finds its line breaks.
    init(_ text: String, library: FontLibrary, instance: FontInstance) {
        paragraphs = ClusteredText.paragraphs(of: text).map {
            ShapedParagraph(ClusteredText($0, library: library), instance: instance)
        }
        opportunities = paragraphs.map { LineBreakOpportunities($0.clusters) }
    }
}
