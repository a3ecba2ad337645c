import Piecewise

/// Parts from top to bottom, placed by sums of their heights.
///
/// A height that changes with the width stands once, as a property of the element around: `--R0`, `--R1`, …; how far the
/// content is moved is `--R`, where that changes.
struct TableParts {
    private enum Height {
        /// Points.
        case constant(Double)
        /// By its property.
        case varying(Int)
    }

    private var heights: [Height] = []
    private let gaps: [(above: Double, below: Double)]
    /// Each different height, in the order of the parts.
    private var varying: [OverWidths<String>] = []
    /// How far below the table's top its content begins.
    private let offset: StyleTimeline
    private let firstOffset: Double
    /// Where the first visible point of the content is drawn, as a CSS length.
    let visibleTop: String

    /// The parts over widths up to `end`, on a screen whose pixels are `pixel` points wide.
    init(_ parts: StackedParts, before end: Double, pixel: Double) {
        gaps = parts.gaps
        firstOffset = parts.top.values.first?.constant ?? 0
        offset = StyleTimeline(["--R"], parts.top) { [$0.summand] }
        visibleTop = "\(Figures.css(parts.visibleTop))px"
        for height in parts.heights {
            heights.append(self.height(height, before: end, pixel: pixel))
        }
    }

    private mutating func height(
        _ length: OverWidths<SteppedLength>, before end: Double, pixel: Double
    ) -> Height {
        if let first = length.values.first?.value, first.isConstant,
            length.values.allSatisfy({ $0.value.isNearly(first) && abs($0.rise) < Tolerance.drawnConstant })
        {
            return .constant(first.constant)
        }
        let height = StaircaseFormula(rise: pixel).lengths(length, before: end)
        if let known = varying.firstIndex(of: height) { return .varying(known) }
        varying.append(height)
        return .varying(varying.count - 1)
    }

    /// What the table's element says of heights and of its content's place.
    var timelines: [StyleTimeline] {
        let heights = varying.enumerated().map { index, height in StyleTimeline(["--R\(index)"], height) { [$0] } }
        return offset.isConstant ? heights : heights + [offset]
    }

    /// The height of a part, as a CSS length.
    func height(of part: Int) -> String {
        switch heights[part] {
        case .constant(let height): Affine(constant: height).css
        case .varying(let index): Affine.zero.css(adding: ["var(--R\(index))"])
        }
    }

    /// The y of a part, where the table rests.
    func top(of part: Int) -> String {
        var sum = total(heights[..<part], below: true)
        sum.constant += gaps[part].above
        return css(sum)
    }

    /// The height of the parts from one to another.
    func height(from first: Int, through last: Int) -> String {
        var sum = total(heights[first...last])
        sum.constant -= gaps[first].above + gaps[last].below
        return css(sum)
    }

    /// The height of the sheet that all parts lie on, with the room below them.
    func height(with bottom: Affine) -> String {
        var all = total(heights[...], below: true)
        if bottom.isConstant { all.constant += bottom.constant } else { all.terms.append(bottom.summand) }
        return css(all)
    }

    private typealias Sum = (constant: Double, terms: [String])

    private func css(_ sum: Sum) -> String { Affine(constant: sum.constant).css(adding: sum.terms) }

    /// The heights of some parts together; below the table's top, also how far its content is moved.
    private func total(_ parts: ArraySlice<Height>, below isBelow: Bool = false) -> Sum {
        var counts = Array(repeating: 0, count: varying.count)
        var sum: Sum = (parts.indices.reduce(0) { $0 + gaps[$1].above + gaps[$1].below }, [])
        for height in parts {
            switch height {
            case .constant(let height): sum.constant += height
            case .varying(let index): counts[index] += 1
            }
        }
        if isBelow, offset.isConstant { sum.constant += firstOffset }
        if isBelow, !offset.isConstant { sum.terms.append("var(--R)") }
        for (index, count) in counts.enumerated() where count > 0 {
            sum.terms.append(count == 1 ? "var(--R\(index))" : "\(count)*var(--R\(index))")
        }
        return sum
    }
}
