/// A paragraph with the advances of its clusters at one weight; sizes come later.
struct ShapedParagraph: Sendable {
    let clusters: ClusteredText
    /// The advance of everything before a cluster, and of the whole paragraph at the end.
    private(set) var prefixes: [Advance] = [Advance()]
    /// Whether the parts before and after a cluster's start are narrower or wider alone than together.
    private(set) var isUnsafeToBreak: [Bool] = []
    private let fonts: any FontMetrics
    private let weight: Double
    /// The parts in fonts of their own; empty for none.
    private let runs: [ParagraphRun]

    /// Shapes `clusters`, part by part between boxes and the ends of `runs`.
    init(_ clusters: ClusteredText, fonts: any FontMetrics, weight: Double, runs: [ParagraphRun] = []) {
        self.clusters = clusters
        self.fonts = fonts
        self.weight = weight
        self.runs = runs
        prefixes.reserveCapacity(clusters.count + 1)
        var index = 0
        while index < clusters.count {
            if let units = clusters.kinds[index].boxUnits {
                append(scaled(Advance(units: units), at: index), isUnsafe: false)
                index += 1
            } else {
                let limit = run(at: index)?.end ?? clusters.count
                let end = clusters.kinds[index..<limit].firstIndex { $0 != .glyphs } ?? limit
                appendRun(index..<end)
                index = end
            }
        }
        isUnsafeToBreak.append(false)
    }

    /// How many clusters there are.
    var count: Int { clusters.count }

    /// The run that a cluster belongs to, the last one behind them all; nil in a paragraph of one font.
    func run(at cluster: Int) -> ParagraphRun? { runs.first { cluster < $0.end } ?? runs.last }

    /// The clusters `range` by the runs they belong to; none in a paragraph of one font.
    func parts(of range: Range<Int>) -> [(run: ParagraphRun, range: Range<Int>)] {
        var parts: [(run: ParagraphRun, range: Range<Int>)] = []
        var start = range.lowerBound
        while let run = run(at: start), start < range.upperBound || parts.isEmpty {
            let end = start < run.end ? min(run.end, range.upperBound) : range.upperBound
            parts.append((run, start..<end))
            start = end
        }
        return parts
    }

    /// The advance of the clusters `range` as a part of the paragraph.
    func advanceInPlace(_ range: Range<Int>) -> Advance { prefixes[range.upperBound] - prefixes[range.lowerBound] }

    /// The advance of the clusters `range` standing on a line of their own: what lies between the line's ends and the
    /// nearest safe places is shaped anew, the rest is known.
    func advanceAlone(_ range: Range<Int>) -> Advance {
        let head = range.first { !isUnsafeToBreak[$0] } ?? range.upperBound
        var tail = range.upperBound
        while tail > head, isUnsafeToBreak[tail] { tail -= 1 }
        return shapedAnew(range.lowerBound..<head) + advanceInPlace(head..<tail) + shapedAnew(tail..<range.upperBound)
    }
}

extension ShapedParagraph {
    private mutating func append(_ advance: Advance, isUnsafe: Bool) {
        prefixes.append((prefixes.last ?? Advance()) + advance)
        isUnsafeToBreak.append(isUnsafe)
    }

    private mutating func appendRun(_ range: Range<Int>) {
        let flagged = shapedRun(range)
        for (advance, isUnsafe) in flagged { append(advance, isUnsafe: isUnsafe) }
    }

    private func scaled(_ advance: Advance, at cluster: Int) -> Advance { run(at: cluster)?.scaled(advance) ?? advance }

    /// The advance of clusters within one run.
    private func shapedAnew(_ range: Range<Int>) -> Advance {
        range.isEmpty ? Advance() : shapedRun(range).reduce(Advance()) { $0 + $1.0 }
    }

    /// Each cluster's advance, and whether the run may not be cut before it.
    private func shapedRun(_ range: Range<Int>) -> [(Advance, Bool)] {
        let start = clusters.offsets[range.lowerBound]
        let run = clusters.utf16[start..<clusters.offsets[range.upperBound]]
        // A cluster that HarfBuzz merged into its predecessor begins nowhere, so that no cut is safe there.
        var result = [(Advance, Bool)](repeating: (Advance(), true), count: range.count)
        var index = range.lowerBound
        let font = self.run(at: range.lowerBound)
        for glyphs in fonts.glyphClusters(of: run, weight: font?.weight ?? weight) {
            while index + 1 < range.upperBound, clusters.offsets[index + 1] <= start + glyphs.offset { index += 1 }
            let isStart = clusters.offsets[index] == start + glyphs.offset
            let isTracked = !clusters.isInvisible(atUTF16: start + glyphs.offset)
            let advance = Advance(units: glyphs.units, tracked: isTracked ? 1 : 0)
            result[index - range.lowerBound].0 += font?.scaled(advance) ?? advance
            if isStart { result[index - range.lowerBound].1 = glyphs.isUnsafeToBreak }
        }
        if !result.isEmpty { result[0].1 = false }
        return result
    }
}

extension ClusteredText {
    /// Whether the character at a UTF-16 offset draws nothing, so that browsers space nothing after it.
    func isInvisible(atUTF16 offset: Int) -> Bool {
        guard utf16.indices.contains(offset), let scalar = Unicode.Scalar(utf16[offset]) else { return false }
        return scalar.isInvisible
    }
}
