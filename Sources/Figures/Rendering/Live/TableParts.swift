import Adaptive
import AutoLayout
import Piecewise

/// The parts of a table from top to bottom, placed by sums of their heights.
///
/// A height that changes with the width stands once, as a property of the table's element: `--R0`, `--R1`, …; how far
/// the content is moved is `--R`, where that changes.
struct TableParts {
    private enum Height {
        /// Points.
        case constant(Double)
        /// By its property.
        case varying(Int)
    }

    /// By the position of the part's group in the variant, ascending.
    private var heights: [(group: Int, height: Height)] = []
    /// Each different height, in the order of the parts.
    private var varying: [Track] = []
    /// How far below the table's top its content begins.
    private var offset = Track(["--R"])
    private var firstOffset: Double

    /// The parts of `table`, which stands in the group at `place`, on a screen whose pixels are `pixel` points wide.
    ///
    /// - Parameters:
    ///   - variant: with its staircases, of which each becomes one formula.
    ///   - end: where the variant ends, points.
    init(of table: ViewID, in variant: AdaptiveLayout.Variant, before end: Double, place: Int?, pixel: Double) {
        let pieces = place.map { variant.groups[$0].pieces } ?? []
        let offsets = pieces.map { piece in
            Affine.zero - (piece.scrollStates.first { $0.view == table }?.contentOffset.y ?? .zero)
        }
        firstOffset = offsets.first?.constant ?? 0
        for (piece, value) in zip(pieces, offsets) { offset.append([value.summand], from: piece.start) }
        for (index, group) in variant.groups.enumerated() where group.table == table {
            heights.append((index, height(of: group, pixel: pixel, before: end)))
        }
    }

    private mutating func height(of group: AdaptiveLayout.Group, pixel: Double, before end: Double) -> Height {
        let heights = group.pieces.map { $0.frames.first?.height ?? .zero }
        let rises = group.pieces.map { $0.climb?.rises.first?.height ?? 0 }
        if let first = heights.first, first.isConstant, heights.allSatisfy({ $0.isNearly(first) }),
            rises.allSatisfy({ abs($0) < Tolerance.drawnConstant })
        {
            return .constant(first.constant)
        }
        let segments = group.pieces.indices.map { index in
            StaircaseFormula.Segment(
                start: group.pieces[index].start, value: heights[index],
                staircase: group.pieces[index].climb?.staircase, rise: rises[index])
        }
        var track = Track(["height"])
        for length in StaircaseFormula(rise: pixel).lengths(segments, before: end).segments {
            track.append([length.value], from: length.start)
        }
        if let known = varying.firstIndex(of: track) { return .varying(known) }
        varying.append(track)
        return .varying(varying.count - 1)
    }

    /// What the table's element says of heights and of its content's place.
    var tracks: [Track] {
        let heights = varying.enumerated().map { index, height in
            var track = Track(["--R\(index)"])
            for step in height.steps { track.append(step.value, from: step.start) }
            return track
        }
        return offset.isConstant ? heights : heights + [offset]
    }

    /// The height of the part that stands in `group`, as a CSS length.
    func height(of group: Int) -> String {
        switch heights.first(where: { $0.group == group })?.height {
        case .constant(let height): Affine(constant: height).css
        case .varying(let index): Affine.zero.css(adding: ["var(--R\(index))"])
        case nil: "0"
        }
    }

    /// The y of a part, where the table rests.
    func top(of group: Int) -> String { css(total(below: true) { $0 < group }) }

    /// The height of the parts from one to another.
    func height(from first: Int, through last: Int) -> String { css(total { first...last ~= $0 }) }

    /// The height of the sheet that all parts lie on, with the room below them.
    func height(with bottom: Affine) -> String {
        var all = total(below: true) { _ in true }
        if bottom.isConstant { all.constant += bottom.constant } else { all.terms.append(bottom.summand) }
        return css(all)
    }

    private typealias Sum = (constant: Double, terms: [String])

    private func css(_ sum: Sum) -> String { Affine(constant: sum.constant).css(adding: sum.terms) }

    /// The heights of some parts together; below the table's top, also how far its content is moved.
    private func total(below isBelow: Bool = false, where isMeant: (Int) -> Bool) -> Sum {
        var counts = Array(repeating: 0, count: varying.count)
        var sum: Sum = (0, [])
        for (group, height) in heights where isMeant(group) {
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
