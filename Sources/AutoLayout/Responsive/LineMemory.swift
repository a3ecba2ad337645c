import Scene

/// A measurer that remembers, for each text, the widths over which the same lines hold.
///
/// A sweep through all widths asks for the same texts again and again; most answers lie between two widths already
/// known.
final class LineMemory: TextMeasuring {
    /// Some lines of a text and all widths at which it has them, points.
    struct Stretch {
        var lines: [TextLine]
        var lower: Double
        var upper: Double
        /// No two stretches have the same.
        let identifier: Int
    }

    /// Which lines are meant.
    private struct Key: Hashable {
        var text: String
        var font: Font
        var maximumLines: Int
        var mode: LineBreakMode

        /// By bytes: canonical equivalence, which `String` looks for, is dear and would tell nothing more.
        static func == (a: Key, b: Key) -> Bool {
            a.maximumLines == b.maximumLines && a.mode == b.mode && a.font == b.font
                && a.text.hasBytes(of: b.text)
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(maximumLines)
            hasher.combine(font.pointSize)
            var sum: UInt64 = 0xcbf2_9ce4_8422_2325
            for byte in text.utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
            hasher.combine(sum)
        }
    }

    private let measurer: any TextMeasuring
    /// Ascending.
    private var stretches: [Key: [Stretch]] = [:]
    private var widths: [Key: Double] = [:]
    private var count = 0

    /// Widths nearer to a turning point are asked for anew, points.
    private static let doubt = 1e-9
    /// How far behind a turning point its other side is looked at, points.
    private static let step = 1e-10
    /// Neighbours that turn out to have the same lines are joined, up to so many at a time.
    private static let joinLimit = 400

    init(_ measurer: any TextMeasuring) { self.measurer = measurer }

    func width(of text: String, font: Font) -> Double {
        let key = Key(text: text, font: font, maximumLines: 0, mode: .byClipping)
        if let known = widths[key] { return known }
        let width = measurer.width(of: text, font: font)
        widths[key] = width
        return width
    }

    func lines(
        of text: String, font: Font, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode
    ) -> [TextLine] {
        let key = Key(text: text, font: font, maximumLines: maximumLines, mode: lineBreakMode)
        let stretch = stretch(key, around: width)
        if width - stretch.lower < Self.doubt || stretch.upper - width < Self.doubt {
            return measurer.lines(
                of: text, font: font, width: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode)
        }
        return stretch.lines
    }

    func measuredLines(
        of text: String, font: Font, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode
    ) -> MeasuredLines {
        let key = Key(text: text, font: font, maximumLines: maximumLines, mode: lineBreakMode)
        let stretch = stretch(key, around: width)
        return MeasuredLines(lines: stretch.lines, lower: stretch.lower, upper: stretch.upper)
    }

    /// The lines of a text around a width.
    func stretch(
        of text: String, font: Font, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode
    ) -> Stretch {
        stretch(Key(text: text, font: font, maximumLines: maximumLines, mode: lineBreakMode), around: width)
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

    /// Measures around a width, and joins to both sides what has the same lines.
    private func makeStretch(_ key: Key, around width: Double) -> Stretch {
        let here = measure(key, width)
        var stretch = Stretch(lines: here.lines, lower: here.lower, upper: here.upper, identifier: count)
        count += 1
        for _ in 0..<Self.joinLimit where stretch.upper < 1e6 {
            let next = measure(key, stretch.upper + Self.step)
            guard next.lines == here.lines else { break }
            stretch.upper = max(next.upper, stretch.upper + Self.step)
        }
        for _ in 0..<Self.joinLimit where stretch.lower > Self.step {
            let next = measure(key, stretch.lower - Self.step)
            guard next.lines == here.lines else { break }
            stretch.lower = min(next.lower, stretch.lower - Self.step)
        }
        return stretch
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
            other.utf8.withContiguousStorageIfAvailable { bytes.elementsEqual($0) }
        }
        return (areSame ?? nil) ?? utf8.elementsEqual(other.utf8)
    }
}
