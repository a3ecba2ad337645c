import Scene

/// How far a line reaches above and below its baseline, points: as far as its largest fonts.
struct LineExtent: Hashable, Sendable {
    /// Above, where it is the first line.
    private(set) var ascender: Double
    /// Above, where it follows another one: by the leading of its text style and the author's spacing.
    private(set) var advance: Double
    private(set) var descent: Double

    /// Of a line alone.
    var height: Double { ascender + descent }

    init(_ font: Font) {
        (ascender, descent) = (font.ascender, -font.descender)
        advance = font.lineAdvance + font.descender
    }

    /// The extent of a line in all of `fonts`; nil where there are none.
    init?(_ fonts: some Sequence<Font>) {
        var extent: LineExtent?
        for font in fonts { extent = extent?.joined(with: LineExtent(font)) ?? LineExtent(font) }
        guard let extent else { return nil }
        self = extent
    }

    private func joined(with other: LineExtent) -> LineExtent {
        var joined = self
        joined.ascender = max(ascender, other.ascender)
        joined.advance = max(advance, other.advance)
        joined.descent = max(descent, other.descent)
        return joined
    }
}

extension Label {
    func extent(of line: TextLine) -> LineExtent {
        LineExtent(line.runs.lazy.filter { font.runs.indices.contains($0.index) }.map { font.runs[$0.index].font })
            ?? LineExtent(font)
    }

    /// Where the baselines of lines stand below the first one's top, points, and where the last line ends.
    func baselines(of lines: [TextLine]) -> (baselines: [Double], end: Double) {
        guard !font.runs.isEmpty else {
            let baselines = lines.indices.map { font.ascender + Double($0) * font.lineAdvance }
            return (baselines, font.textHeight(lineCount: lines.count))
        }
        var (baselines, end) = ([Double](), 0.0)
        for line in lines {
            let extent = extent(of: line)
            let baseline = end + (baselines.isEmpty ? extent.ascender : extent.advance)
            baselines.append(baseline)
            end = baseline + extent.descent
        }
        return (baselines, end)
    }

    /// The height of its lines, in points, not rounded.
    package func textHeight(of lines: [TextLine]) -> Double { baselines(of: lines).end }

    /// The first line's extent, as far as that does not depend on a width: that of the first paragraph.
    var firstLine: LineExtent {
        let count = 1 + (runs.firstIndex { Paragraphs.count(in: $0.text) > 1 } ?? runs.count)
        return LineExtent(font.runs.prefix(count).map { $0.font }) ?? LineExtent(font)
    }

    /// The last line's extent, as far as that does not depend on a width: that of the last paragraph.
    var lastLine: LineExtent {
        guard let last = runs.lastIndex(where: { Paragraphs.count(in: $0.text) > 1 }) else { return firstLine }
        let isEnded = Paragraphs.split(runs[last].text).last?.isEmpty == true && last + 1 < runs.count
        return LineExtent(font.runs.dropFirst(isEnded ? last + 1 : last).map { $0.font }) ?? LineExtent(font)
    }

    /// Wider than any text, points.
    static let unboundedWidth = 1e7
}
