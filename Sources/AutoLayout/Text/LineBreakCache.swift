import Piecewise
import Scene

/// Caches, for each text, the intervals of widths with the same lines.
///
/// Tracing a layout over widths asks for the same texts repeatedly; most answers are in a known interval.
package final class LineBreakCache: TextMeasuring {
    /// Some lines of a text and all widths at which it has them, points.
    package struct Stretch {
        package var lines: [TextLine]
        package var lower: Double
        package var upper: Double
        /// Unique.
        package let identifier: Int
    }

    /// How many lines a text has, and all widths around one at which it has so many, points.
    package struct LineCount {
        package var count: Int
        package var lower: Double
        package var upper: Double
        /// Unique.
        package let identifier: Int
    }

    /// Everything lines depend on besides the width.
    private struct Key: Hashable {
        var text: String
        var font: Font
        var maximumLines: Int
        var mode: LineBreakMode

        /// The number of bytes at either end of the text that are hashed; they tell most texts apart.
        private static let hashedBytes = 8

        /// By bytes: canonical equivalence, as in `String`, is slow and not needed.
        static func == (a: Key, b: Key) -> Bool {
            a.maximumLines == b.maximumLines && a.mode == b.mode && a.font == b.font
                && a.text.hasBytes(of: b.text)
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(maximumLines)
            hasher.combine(font.pointSize)
            hasher.combine(text.utf8.count)
            // Texts as long as each other and with the same ends are few; equality looks at all bytes.
            for byte in text.utf8.prefix(Self.hashedBytes) { hasher.combine(byte) }
            for byte in text.utf8.suffix(Self.hashedBytes) { hasher.combine(byte) }
        }
    }

    private let measurer: any TextMeasuring
    /// Ascending.
    private var stretches: [Key: [Stretch]] = [:]
    private var lineCounts: [Key: [LineCount]] = [:]
    private var widths: [Key: Double] = [:]
    private var count = 0

    /// How far behind a breakpoint its other side is sampled, points.
    private static let step = Tolerance.rounding
    /// The maximum number of neighbours with the same lines that are joined at a time.
    private static let joinLimit = 400

    package init(_ measurer: any TextMeasuring) { self.measurer = measurer }

    package func width(of text: String, font: Font) -> Double {
        let key = Key(text: text, font: font, maximumLines: 0, mode: .byClipping)
        if let known = widths[key] { return known }
        let width = measurer.width(of: text, font: font)
        widths[key] = width
        return width
    }

    package func lines(
        of text: String, font: Font, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode
    ) -> [TextLine] {
        let key = Key(text: text, font: font, maximumLines: maximumLines, mode: lineBreakMode)
        let stretch = stretch(key, around: width)
        if width - stretch.lower < Tolerance.resolution || stretch.upper - width < Tolerance.resolution {
            return measurer.lines(
                of: text, font: font, width: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode)
        }
        return stretch.lines
    }

    package func measuredLines(
        of text: String, font: Font, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode
    ) -> MeasuredLines {
        let key = Key(text: text, font: font, maximumLines: maximumLines, mode: lineBreakMode)
        let stretch = stretch(key, around: width)
        return MeasuredLines(lines: stretch.lines, lower: stretch.lower, upper: stretch.upper)
    }

    /// The lines of a text around a width.
    package func stretch(
        of text: String, font: Font, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode
    ) -> Stretch {
        stretch(Key(text: text, font: font, maximumLines: maximumLines, mode: lineBreakMode), around: width)
    }

    /// How many lines a text has around a width.
    package func lineCount(
        of text: String, font: Font, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode
    ) -> LineCount {
        let key = Key(text: text, font: font, maximumLines: maximumLines, mode: lineBreakMode)
        let known = lineCounts[key] ?? []
        if let found = known.first(where: { $0.lower <= width && width < $0.upper }) { return found }
        let made = makeLineCount(key, around: width)
        lineCounts[key, default: []].append(made)
        return made
    }

    private func makeLineCount(_ key: Key, around width: Double) -> LineCount {
        let here = stretch(key, around: width)
        let (lower, upper) = Self.joined(here.lower, here.upper) { width in
            let next = stretch(key, around: width)
            return next.lines.count == here.lines.count ? (next.lower, next.upper) : nil
        }
        return LineCount(count: here.lines.count, lower: lower, upper: upper, identifier: identifier())
    }

    private func identifier() -> Int {
        count += 1
        return count
    }

    private func stretch(_ key: Key, around width: Double) -> Stretch {
        let known = stretches[key] ?? []
        if let found = Self.find(width, in: known) { return found }
        let made = makeStretch(key, around: width)
        let place = known.firstIndex { $0.lower > made.lower } ?? known.count
        stretches[key, default: []].insert(made, at: place)
        return made
    }

    private static func find(_ width: Double, in stretches: [Stretch]) -> Stretch? {
        var (low, high) = (0, stretches.count)
        while low < high {
            let middle = (low + high) / 2
            if stretches[middle].upper <= width { low = middle + 1 } else { high = middle }
        }
        return low < stretches.count && stretches[low].lower <= width ? stretches[low] : nil
    }

    /// Measures around a width, and joins adjacent intervals with the same lines.
    private func makeStretch(_ key: Key, around width: Double) -> Stretch {
        let here = measure(key, width)
        let (lower, upper) = Self.joined(here.lower, here.upper) { width in
            let next = measure(key, width)
            return next.lines == here.lines ? (next.lower, next.upper) : nil
        }
        return Stretch(lines: here.lines, lower: lower, upper: upper, identifier: identifier())
    }

    /// An interval of widths with those beside it that are the same, points.
    ///
    /// - Parameter interval: the interval around a width; nil where it is another one.
    private static func joined(
        _ lower: Double, _ upper: Double, _ interval: (_ width: Double) -> (lower: Double, upper: Double)?
    ) -> (Double, Double) {
        var (lower, upper) = (lower, upper)
        for _ in 0..<joinLimit where upper < 1e6 {
            guard let next = interval(upper + step) else { break }
            upper = max(next.upper, upper + step)
        }
        for _ in 0..<joinLimit where lower > step {
            guard let next = interval(lower - step) else { break }
            lower = min(next.lower, lower - step)
        }
        return (lower, upper)
    }

    private func measure(_ key: Key, _ width: Double) -> MeasuredLines {
        measurer.measuredLines(
            of: key.text, font: key.font, width: width, maximumLines: key.maximumLines, lineBreakMode: key.mode)
    }
}

extension String {
    /// Whether both are the same bytes.
    fileprivate func hasBytes(of other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        let areSame = utf8.withContiguousStorageIfAvailable { bytes in
            other.utf8.withContiguousStorageIfAvailable {
                bytes.baseAddress == $0.baseAddress || bytes.elementsEqual($0)
            }
        }
        return (areSame ?? nil) ?? utf8.elementsEqual(other.utf8)
    }
}
