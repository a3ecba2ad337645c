import Piecewise
import Scene

/// A label's text as drawn: its lines and the scale of the font.
public struct FittedText: Hashable, Sendable {
    public var lines: [TextLine]
    /// The drawn point size over the font's own, 1 unless the text was shrunk to fit.
    public var scale: Double

    public init(lines: [TextLine], scale: Double = 1) {
        self.lines = lines
        self.scale = scale
    }
}

extension Label {
    /// The lines of the text in `width` points, not shrunk.
    public func lines(fitting width: Double, measurer: any TextMeasuring) -> [TextLine] {
        guard !text.isEmpty else { return [] }
        return measurer.lines(
            of: text, font: font, width: lineWidth(in: width), maximumLines: max(0, numberOfLines),
            lineBreakMode: lineBreakMode)
    }

    /// The text as a label of `size` points draws it: shrunk if the label allows it, and cut to the lines that fit.
    public func text(fitting size: Size, measurer: any TextMeasuring) -> FittedText {
        guard !text.isEmpty else { return FittedText(lines: []) }
        var label = self
        let scale = shrinkFactor(width: size.width, measurer: measurer)
        if scale != 1 { label = shrunk(by: scale) }
        label.numberOfLines = lineLimit(in: size, measurer: measurer)
        return FittedText(lines: label.lines(fitting: size.width, measurer: measurer), scale: scale)
    }

    /// The width of the text broken only at explicit line breaks, points, not rounded; with the ellipsis where
    /// `numberOfLines` cuts lines.
    public func naturalWidth(measurer: any TextMeasuring) -> Double {
        guard font.runs.isEmpty else {
            if numberOfLines == 0 || Paragraphs.count(in: text) == 1 { return measurer.width(of: text, font: font) }
            return lines(fitting: Self.unboundedWidth, measurer: measurer).reduce(0) { max($0, $1.width) }
        }
        let paragraphs = Paragraphs.split(text)
        let shown = paragraphs.prefix(numberOfLines > 0 ? numberOfLines : Int.max)
        var widest = 0.0
        for (index, paragraph) in shown.enumerated() {
            let isCut =
                index + 1 == shown.count && isTruncating && paragraphs.dropFirst(shown.count).contains { !$0.isEmpty }
            widest = max(widest, measurer.width(of: isCut ? paragraph + "…" : paragraph, font: font))
        }
        return widest
    }

    private var isTruncating: Bool {
        switch lineBreakMode {
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
        case .byWordWrapping, .byCharWrapping, .byClipping: false
        }
    }

    /// The room for each line in a view of `width` points.
    package func lineWidth(in width: Double) -> Double {
        max(0, width - textInsets.left - textInsets.right) + Self.widthTolerance
    }

    /// The width of a view that has so much room for each line, points.
    package func width(ofLines room: Double) -> Double {
        room - Self.widthTolerance + textInsets.left + textInsets.right
    }

    /// The room for all lines in a view of `height` points.
    private func lineHeight(in height: Double) -> Double { height - textInsets.top - textInsets.bottom }

    /// The tolerance, in points, so that a label as wide as its text is not broken for rounding errors.
    package static let widthTolerance = 1.0 / 1024

    /// Half a point, since a height rounded to pixels may be slightly too small.
    private static let heightTolerance = 0.5

    /// The maximum number of attempts to shrink a text; a few are enough unless its tracking jumps.
    private static let shrinkingLimit = 32
}

extension Label {
    /// Records what `text(fitting:measurer:)` decides for a multi-line label of `size` points.
    package func noteDecisions(fitting size: Size, memory: LineBreakCache, _ trace: inout CertificateLog) {
        guard !text.isEmpty else { return }
        let lines = noteLines(fitting: size.width, memory: memory, &trace)
        let limit = noteRoom(for: lines, in: size, &trace)
        guard limit != numberOfLines else { return }
        var label = self
        label.numberOfLines = limit
        label.noteLines(fitting: size.width, memory: memory, &trace)
    }

    /// Records how many lines a multi-line label of `size` points has, and how many of them it draws; returns the
    /// `numberOfLines` with which a label draws these, 0 for all.
    package func noteLineCount(fitting size: Size, memory: LineBreakCache, _ trace: inout CertificateLog) -> Int {
        guard !text.isEmpty else { return numberOfLines }
        // In fonts of several heights it counts which words stand in which line.
        guard font.runs.isEmpty else {
            return noteRoom(for: noteLines(fitting: size.width, memory: memory, &trace), in: size, &trace)
        }
        let width = lineWidth(in: size.width)
        let run = memory.lineCount(
            of: text, font: font, width: width, maximumLines: max(0, numberOfLines), lineBreakMode: lineBreakMode)
        trace.note(run.identifier, width, from: run.lower, to: run.upper)
        return noteRoom(for: run.count, in: size.height, &trace) ? numberOfLines : lineLimit(height: size.height)
    }

    /// Records how many of `lines` have room in a view; returns the `numberOfLines` with which a label draws these.
    private func noteRoom(for lines: [TextLine], in size: Size, _ trace: inout CertificateLog) -> Int {
        guard !font.runs.isEmpty else {
            let hasRoom = noteRoom(for: lines.count, in: size.height, &trace)
            return hasRoom ? numberOfLines : lineLimit(height: size.height)
        }
        let height = lineHeight(in: size.height) + Self.heightTolerance
        guard numberOfLines != 1, height.isFinite, height > Self.heightTolerance else { return numberOfLines }
        let ends = lines.indices.map { textHeight(of: Array(lines[...$0])) }
        trace.compare(height, ends.last ?? 0)
        guard let fitting = ends.firstIndex(where: { $0 > height }) else { return numberOfLines }
        trace.note(fitting, height, from: fitting == 0 ? -1e9 : ends[fitting - 1], to: ends[fitting])
        return max(1, fitting)
    }

    /// Records how many lines have room in a view of `height` points; returns whether that is all of them.
    private func noteRoom(for count: Int, in height: Double, _ trace: inout CertificateLog) -> Bool {
        let height = lineHeight(in: height)
        guard numberOfLines != 1, font.lineAdvance > 0, height.isFinite, height > 0 else { return true }
        let room = (height - font.lineHeight + Self.heightTolerance) / font.lineAdvance
        trace.compare(room, Double(count - 1))
        guard room < Double(count - 1) else { return true }
        let whole = max(0, room).rounded(.down)
        trace.note(Int(whole), room, from: whole == 0 ? -1e9 : whole, to: whole + 1)
        return false
    }

    /// Records which lines the text has in a view of `width` points; returns them.
    @discardableResult
    package func noteLines(
        fitting width: Double, memory: LineBreakCache, _ trace: inout CertificateLog
    ) -> [TextLine] {
        let width = lineWidth(in: width)
        let stretch = memory.stretch(
            of: text, font: font, width: width, maximumLines: max(0, numberOfLines), lineBreakMode: lineBreakMode)
        trace.note(stretch.identifier, width, from: stretch.lower, to: stretch.upper)
        return stretch.lines
    }

    /// How many lines may be drawn in a view: `numberOfLines`, or fewer where they do not fit.
    private func lineLimit(in size: Size, measurer: any TextMeasuring) -> Int {
        guard !font.runs.isEmpty, numberOfLines != 1 else { return lineLimit(height: size.height) }
        var trace = CertificateLog()
        return noteRoom(for: lines(fitting: size.width, measurer: measurer), in: size, &trace)
    }

    /// How many lines may be drawn in a view of `height` points: `numberOfLines`, or fewer where they do not fit.
    private func lineLimit(height: Double) -> Int {
        guard numberOfLines != 1 else { return 1 }
        let height = lineHeight(in: height)
        let step = font.lineAdvance
        guard step > 0, height.isFinite, height > 0 else { return max(0, numberOfLines) }
        let room = max(0, (height - font.lineHeight + Self.heightTolerance) / step)
        guard room < 1_000_000 else { return max(0, numberOfLines) }
        let fitting = Int(room) + 1
        return numberOfLines > 0 ? min(numberOfLines, fitting) : fitting
    }

    /// The label with all its fonts in another size.
    private func shrunk(by factor: Double) -> Label {
        var label = self
        label.setFont(font.withSize(font.pointSize * factor)) { $0.withSize($0.pointSize * factor) }
        return label
    }

    /// The factor on the font for a text too wide for its label: 1 where it fits or may not shrink.
    private func shrinkFactor(width: Double, measurer: any TextMeasuring) -> Double {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, width.isFinite, width > 0 else { return 1 }
        let natural = naturalWidth(measurer: measurer)
        guard natural > width + Self.widthTolerance else { return 1 }
        let least = min(1, max(0, minimumScaleFactor))
        var factor = max(least, width / natural)
        // Because of tracking the width is not exactly proportional to the size; a text that may still shrink is never
        // cut.
        for _ in 0..<Self.shrinkingLimit where factor > least {
            let measured = shrunk(by: factor).naturalWidth(measurer: measurer)
            guard measured > width + Self.widthTolerance else { break }
            factor = max(least, factor * width / measured)
        }
        return factor
    }
}

extension Font {
    /// The distance from one baseline to the next, points: a text style's leading, else the line height, and the
    /// author's spacing.
    public var lineAdvance: Double { (leading.map { $0 + lineRise } ?? lineHeight) + lineSpacing }

    /// The height of a text of `lineCount` lines, points, not rounded.
    ///
    /// Source: heights that Interface Builder saves for labels of two to six lines.
    public func textHeight(lineCount: Int) -> Double {
        lineCount > 0 ? lineHeight + Double(lineCount - 1) * lineAdvance : 0
    }
}
