import AutoLayout
import Scene

/// Clusters of a paragraph that one of the text's fonts sets, with that font as a multiple of the text's own.
struct ParagraphRun: Hashable, Sendable {
    /// The cluster behind it.
    let end: Int
    /// Its place in the font's `runs`.
    let index: Int
    /// On Inter's axis, 100…900.
    let weight: Double
    /// Its point size over the text's.
    private let size: Double
    /// What a cluster is followed by besides the text's own tracking, in units of the text's em.
    private let tracking: Int

    init(_ run: FontRun, index: Int, end: Int, in font: Font) {
        self.end = end
        self.index = index
        weight = run.font.weight.axisValue
        let isSized = font.pointSize.isFinite && font.pointSize > 0 && run.font.pointSize.isFinite
        size = isSized ? max(0, run.font.pointSize) / font.pointSize : 1
        let difference = isSized ? (run.font.tracking - font.tracking) / font.pointSize : 0
        tracking = Int((difference * Double(Advance.unitsPerEm)).rounded())
    }

    /// An advance in its own em as one in the text's.
    func scaled(_ advance: Advance) -> Advance {
        Advance(
            units: Int((Double(advance.units) * size).rounded()) + advance.tracked * tracking, tracked: advance.tracked)
    }
}

extension ParagraphRun {
    /// The runs of `paragraph`, which `clusters` was cut from and which begins `start` bytes behind the start of its text.
    ///
    /// An empty paragraph has the run that its end belongs to. Complexity: O(n) for each of the font's runs.
    static func runs(of paragraph: Substring, at start: Int, in font: Font, _ clusters: ClusteredText) -> [ParagraphRun]
    {
        var found: [ParagraphRun] = []
        for (index, run) in font.runs.enumerated() where run.end > start {
            let end = clusters.count(inFirst: run.end - start, of: paragraph)
            if end > found.last?.end ?? 0 || found.isEmpty && clusters.count == 0 {
                found.append(ParagraphRun(run, index: index, end: end, in: font))
            }
        }
        return found
    }
}
