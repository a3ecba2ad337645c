/// Fills the lines of one paragraph greedily.
struct LineWrapper {
    /// A line as clusters.
    struct Line {
        /// What is shown.
        var content: Range<Int>
        /// The cluster that the next line begins with, behind the spaces that hang.
        var next: Int
    }

    let paragraph: ShapedParagraph
    let opportunities: LineBreakOpportunities
    let scale: TypeScale
    /// Points.
    let width: Double
    /// Notes at which other widths the lines are the same, where somebody asks.
    var limits: WidthLimits?

    /// Widths that were once computed must fit again after a solver has carried them along.
    static let tolerance = 0.001
    /// How far a line's width alone may lie below its width in place, in em: more than any kerning.
    private static let slack = 0.125

    /// The line that begins with cluster `start`: up to the last opportunity that fits, or, in a word that is wider
    /// than the line, as many clusters as fit, at least one.
    func line(from start: Int) -> Line {
        let first = opportunities.firstIndex(after: start)
        let all = first..<opportunities.starts.count
        guard let only = all.first else { return Line(content: start..<start, next: paragraph.count) }
        let firstTooWide = all.partitionPoint { isNearlyFitting(start..<contentEnd($0, from: start)) }
        for index in (first..<firstTooWide).reversed() {
            let content = start..<contentEnd(index, from: start)
            if fits(content) { return Line(content: content, next: opportunities.starts[index]) }
        }
        let word = start..<max(start + 1, contentEnd(only, from: start))
        let end = fittingEnd(of: word)
        return Line(content: start..<end, next: end < word.upperBound ? end : opportunities.starts[only])
    }

    /// What remains from cluster `start` on, without the spaces at its end.
    func rest(from start: Int) -> Range<Int> {
        start..<max(start, paragraph.clusters.contentEnd(before: paragraph.count))
    }

    /// Whether the clusters fit as a line of their own.
    func fits(_ range: Range<Int>) -> Bool { fits(points(range)) }

    /// Whether a line of so many points fits.
    func fits(_ points: Double) -> Bool {
        limits.noting(points <= width + Self.tolerance, from: points - Self.tolerance)
    }

    /// How wide the clusters are as a line of their own, in points.
    func points(_ range: Range<Int>) -> Double { paragraph.advanceAlone(range).points(scale) }

    /// Whether the clusters and so many points more may fit: never false if they do.
    func isNearlyFitting(_ range: Range<Int>, and more: Double = 0) -> Bool {
        let points = paragraph.advanceInPlace(range).points(scale) + more
        return limits.noting(
            points <= width + Self.slack * scale.greatestEm, from: points - Self.slack * scale.greatestEm)
    }

    private func contentEnd(_ index: Int, from start: Int) -> Int { max(start, opportunities.contentEnds[index]) }

    /// How far a word goes that must be broken between its clusters.
    private func fittingEnd(of word: Range<Int>) -> Int {
        let ends = word.lowerBound + 1..<word.upperBound + 1
        var end = ends.partitionPoint { isNearlyFitting(word.lowerBound..<$0) } - 1
        while end > word.lowerBound + 1, !fits(word.lowerBound..<end) { end -= 1 }
        return max(end, word.lowerBound + 1)
    }
}
