import AutoLayout

/// Cuts what remains of a text down to one line with an ellipsis.
package struct LineTruncation {
    let wrapper: LineWrapper
    /// The width of a string in points, shaped anew.
    let measure: (String) -> Double

    package static let ellipsis = "…"

    /// "prefix…", the longest that fits; no space is left before the ellipsis.
    func tail(of rest: Range<Int>) -> TextLine {
        let room = measure(Self.ellipsis)
        let ends = rest.lowerBound..<rest.upperBound + 1
        var end = ends.partitionPoint { wrapper.isNearlyFitting(rest.lowerBound..<$0, and: room) } - 1
        while end > rest.lowerBound {
            end = max(rest.lowerBound, wrapper.paragraph.clusters.contentEnd(before: end))
            let line = self.line(string(rest.lowerBound..<end) + Self.ellipsis)
            if fits(line) { return line }
            end -= 1
        }
        return line(Self.ellipsis)
    }

    /// "…suffix", the longest that fits; no space is left behind the ellipsis.
    func head(of rest: Range<Int>) -> TextLine {
        suffix(of: rest, behind: Self.ellipsis)
    }

    /// "prefix…suffix": a prefix that fits half of the line, then as long a suffix as fits.
    func middle(of rest: Range<Int>) -> TextLine {
        let room = measure(Self.ellipsis)
        let half = max(0, (wrapper.width - room) / 2)
        let ends = rest.lowerBound..<rest.upperBound + 1
        let end =
            ends.partitionPoint { end in
                let points = wrapper.points(rest.lowerBound..<end)
                // Nothing at all fits in any half.
                return points == 0 || wrapper.limits.noting(points <= half, from: 2 * points + room)
            } - 1
        let trimmed = max(rest.lowerBound, wrapper.paragraph.clusters.contentEnd(before: end))
        let prefix = string(rest.lowerBound..<trimmed)
        return suffix(of: trimmed..<rest.upperBound, behind: prefix + Self.ellipsis)
    }
}

extension LineTruncation {
    private func suffix(of rest: Range<Int>, behind prefix: String) -> TextLine {
        let room = measure(prefix)
        let starts = rest.lowerBound..<rest.upperBound + 1
        var start = starts.partitionPoint { !wrapper.isNearlyFitting($0..<rest.upperBound, and: room) }
        while start < rest.upperBound {
            while start < rest.upperBound, wrapper.paragraph.clusters.isSpace[start] { start += 1 }
            let line = self.line(prefix + string(start..<rest.upperBound))
            if fits(line) { return line }
            start += 1
        }
        return line(prefix)
    }

    private func string(_ range: Range<Int>) -> String { wrapper.paragraph.clusters.string(range) }

    private func line(_ text: String) -> TextLine { TextLine(text: text, width: measure(text)) }

    private func fits(_ line: TextLine) -> Bool { wrapper.fits(line.width) }
}
