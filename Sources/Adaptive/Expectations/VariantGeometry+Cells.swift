import AutoLayout
import Piecewise

// Where something turns.
extension VariantGeometry {
    /// Whether the offset moves a view otherwise than as the scroll view's content.
    func moves(_ view: ViewID) -> Bool {
        guard let (group, slot) = place(of: view) else { return false }
        return variant.groups[group].motion.values.contains { motions in
            motions.values.contains { $0.contains { $0.slot == slot } }
        }
    }

    /// The parts of a range of widths between which a group turns.
    func strips(
        of widths: ClosedRange<Double>, _ scope: ExpectationScope, followsOffset: Bool
    ) -> [ClosedRange<Double>] {
        var starts: [Double] = []
        let scrolling = followsOffset ? scrollingGroups : []
        for group in scope.groups.union(scrolling).sorted() {
            starts += variant.groups[group].pieces.map { $0.start.position }
            if followsOffset { starts += variant.groups[group].motion.starts.map { $0.position } }
        }
        return widths.parts(cutAt: starts.filter { $0 > widths.lowerBound && $0 < widths.upperBound })
    }

    /// The groups that decide how far the content can be scrolled.
    private var scrollingGroups: [Int] {
        guard let scroller = variant.scroller, let own = group(of: scroller) else { return [] }
        return [own] + variant.groups.indices.filter { variant.groups[$0].table == scroller }
    }

    /// The offsets at which a scope turns over a strip, and those at which scrolling ends.
    func lines(
        in strip: ClosedRange<Double>, _ scope: ExpectationScope, _ offsets: ClosedRange<Double>
    ) -> [Affine] {
        let middle = CellPoint(width: (strip.lowerBound + strip.upperBound) / 2, offset: 0)
        func line(_ value: (Double) -> Double?) -> [Affine] {
            guard let start = value(strip.lowerBound), let end = value(strip.upperBound) else { return [] }
            return [Affine(through: (strip.lowerBound, start), and: (strip.upperBound, end))]
        }
        var lines = [offsets.lowerBound, 0].map { Affine(constant: $0) }
        lines += line { greatestOffset(at: $0, in: middle) }
        for group in scope.groups.sorted() {
            let motions = variant.groups[group].motion.value(at: middle.width)
            lines += motions?.starts.dropFirst().map { $0.position } ?? []
        }
        for part in scope.stickyParts {
            lines += line { stops(ofPart: part, at: $0, in: middle)?.first }
            lines += line { stops(ofPart: part, at: $0, in: middle)?.last }
        }
        return lines
    }
}
