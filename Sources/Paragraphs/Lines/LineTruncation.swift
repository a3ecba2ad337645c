import AutoLayout
import Scene

/// Cuts what remains of a text down to one line with an ellipsis, which is set as what stood in its place.
package struct LineTruncation {
    let wrapper: LineWrapper
    let font: Font
    /// The width of a string in a font, points, shaped anew.
    let measure: (String, Font) -> Double

    package static let ellipsis = "…"

    /// A part of the line in one font.
    private struct Part {
        var text: String
        /// Its place in the font's `runs`; nil in a text of one font.
        var run: Int?
    }

    /// "prefix…", the longest that fits; no space is left before the ellipsis.
    func tail(of rest: Range<Int>) -> TextLine {
        let room = leastEllipsis(in: rest)
        let ends = rest.lowerBound..<rest.upperBound + 1
        var end = ends.partitionPoint { wrapper.isNearlyFitting(rest.lowerBound..<$0, and: room) } - 1
        while end > rest.lowerBound {
            end = max(rest.lowerBound, wrapper.paragraph.clusters.contentEnd(before: end))
            let line = self.line(parts(rest.lowerBound..<end) + [ellipsis(at: end)])
            if fits(line) { return line }
            end -= 1
        }
        return line([ellipsis(at: rest.lowerBound)])
    }

    /// "…suffix", the longest that fits; no space is left behind the ellipsis.
    func head(of rest: Range<Int>) -> TextLine {
        suffix(of: rest, behind: [ellipsis(at: rest.lowerBound)])
    }

    /// "prefix…suffix": a prefix that fits half of the line, then as long a suffix as fits.
    func middle(of rest: Range<Int>) -> TextLine {
        let room = leastEllipsis(in: rest)
        let half = max(0, (wrapper.width - room) / 2)
        let ends = rest.lowerBound..<rest.upperBound + 1
        let end =
            ends.partitionPoint { end in
                let points = wrapper.points(rest.lowerBound..<end)
                // Nothing at all fits in any half.
                return points == 0 || wrapper.limits.noting(points <= half, from: 2 * points + room)
            } - 1
        let trimmed = max(rest.lowerBound, wrapper.paragraph.clusters.contentEnd(before: end))
        return suffix(
            of: trimmed..<rest.upperBound, behind: parts(rest.lowerBound..<trimmed) + [ellipsis(at: trimmed)])
    }
}

extension LineTruncation {
    private func suffix(of rest: Range<Int>, behind prefix: [Part]) -> TextLine {
        let room = line(prefix).width
        let starts = rest.lowerBound..<rest.upperBound + 1
        var start = starts.partitionPoint { !wrapper.isNearlyFitting($0..<rest.upperBound, and: room) }
        while start < rest.upperBound {
            while start < rest.upperBound, wrapper.paragraph.clusters.isSpace[start] { start += 1 }
            let line = self.line(prefix + parts(start..<rest.upperBound))
            if fits(line) { return line }
            start += 1
        }
        return line(prefix)
    }

    private func parts(_ range: Range<Int>) -> [Part] {
        let (paragraph, clusters) = (wrapper.paragraph, wrapper.paragraph.clusters)
        guard paragraph.run(at: range.lowerBound) != nil else { return [Part(text: clusters.string(range), run: nil)] }
        return paragraph.parts(of: range).map { Part(text: clusters.string($1), run: $0.index) }
    }

    private func ellipsis(at cluster: Int) -> Part {
        Part(text: Self.ellipsis, run: wrapper.paragraph.run(at: cluster)?.index)
    }

    /// The width of the narrowest ellipsis in any font of the clusters, points.
    private func leastEllipsis(in range: Range<Int>) -> Double {
        let runs = wrapper.paragraph.parts(of: range).map { self.font(of: $0.run.index) }
        return runs.map { measure(Self.ellipsis, $0) }.min() ?? measure(Self.ellipsis, font)
    }

    private func font(of run: Int?) -> Font {
        guard let run, font.runs.indices.contains(run) else { return font }
        return font.runs[run].font
    }

    /// The parts as one line; neighbours in one font are shaped together.
    private func line(_ parts: [Part]) -> TextLine {
        var joined: [Part] = []
        for part in parts where !part.text.isEmpty {
            if let last = joined.last, last.run == part.run {
                joined[joined.count - 1].text += part.text
            } else {
                joined.append(part)
            }
        }
        let runs = joined.map { LineRun(index: $0.run ?? 0, text: $0.text, width: measure($0.text, font(of: $0.run))) }
        return TextLine(
            text: runs.reduce("") { $0 + $1.text }, width: runs.reduce(0) { $0 + $1.width },
            runs: joined.allSatisfy { $0.run == nil } ? [] : runs)
    }

    private func fits(_ line: TextLine) -> Bool { wrapper.fits(line.width) }
}
