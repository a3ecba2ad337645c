import AutoLayout

/// Breaks a whole text into lines: paragraph by paragraph, up to the greatest number of lines.
struct LineFilling {
    let text: ShapedText
    let scale: TypeScale
    /// Points.
    let width: Double
    /// 0 for any number.
    let maximumLines: Int
    let mode: LineBreakMode
    /// The width of a string in points.
    let measure: (String) -> Double
    /// Notes at which other widths the lines are the same, where somebody asks.
    var limits: WidthLimits?

    /// All lines that are shown.
    func lines() -> [TextLine] {
        var lines: [TextLine] = []
        for index in text.paragraphs.indices {
            if maximumLines > 0, lines.count >= maximumLines { break }
            append(paragraph: index, to: &lines)
        }
        return lines
    }

    private func append(paragraph index: Int, to lines: inout [TextLine]) {
        let wrapper = wrapper(paragraph: index)
        var start = 0
        repeat {
            let isLast = lines.count + 1 == maximumLines
            if isLast, let cut = lastLine(wrapper.rest(from: start), wrapper, hasMore: hasText(after: index)) {
                lines.append(cut)
                return
            }
            let line = wrapper.line(from: start)
            lines.append(textLine(line, wrapper))
            if isLast { return }
            start = line.next
        } while start < wrapper.paragraph.count
    }

    /// The last line that may be shown, where `mode` lets it hold everything that remains; nil where it wraps.
    private func lastLine(_ rest: Range<Int>, _ wrapper: LineWrapper, hasMore: Bool) -> TextLine? {
        let truncation = LineTruncation(wrapper: wrapper, measure: measure)
        switch mode {
        case .byWordWrapping, .byCharWrapping: return nil
        case .byClipping: return textLine(rest, wrapper)
        case _ where !hasMore && wrapper.fits(rest): return textLine(rest, wrapper)
        case .byTruncatingHead: return truncation.head(of: rest)
        case .byTruncatingMiddle: return truncation.middle(of: rest)
        case .byTruncatingTail: return truncation.tail(of: rest)
        }
    }

    private func wrapper(paragraph index: Int) -> LineWrapper {
        let paragraph = text.paragraphs[index]
        let opportunities =
            mode == .byCharWrapping
            ? LineBreakOpportunities(beforeEachClusterOf: paragraph.clusters) : text.opportunities[index]
        return LineWrapper(
            paragraph: paragraph, opportunities: opportunities, scale: scale, width: width, limits: limits)
    }

    private func textLine(_ line: LineWrapper.Line, _ wrapper: LineWrapper) -> TextLine {
        var shown = textLine(line.content, wrapper)
        if line.next > line.content.upperBound {
            shown.spaceBehind = wrapper.points(line.content.lowerBound..<line.next) - shown.width
        }
        return shown
    }

    private func textLine(_ range: Range<Int>, _ wrapper: LineWrapper) -> TextLine {
        TextLine(text: wrapper.paragraph.clusters.string(range), width: wrapper.points(range))
    }

    private func hasText(after index: Int) -> Bool {
        text.paragraphs[(index + 1)...].contains { $0.clusters.isSpace.contains(false) }
    }
}
