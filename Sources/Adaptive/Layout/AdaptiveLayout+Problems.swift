import Piecewise

extension AdaptiveLayout {
    /// A width in each stretch of widths over which constraints contradict each other, ascending; a whole number of
    /// points where the stretch has one. Complexity: O(pieces).
    public var widthsWithProblems: [Double] {
        var found: Set<Double> = []
        for (position, variant) in variants.enumerated() {
            let end = position + 1 < variants.count ? variants[position + 1].start.position : widths.upperBound
            for group in variant.groups { found.formUnion(group.widthsWithProblems(until: end)) }
        }
        return found.sorted()
    }
}

extension AdaptiveLayout.Group {
    fileprivate func widthsWithProblems(until end: Double) -> [Double] {
        var widths: [Double] = []
        for (position, piece) in pieces.enumerated() where piece.hasProblems {
            if position > 0, pieces[position - 1].hasProblems { continue }
            let next = position + 1 < pieces.count ? pieces[position + 1].start.position : end
            widths.append(piece.start.width(before: next))
        }
        return widths
    }
}

extension Breakpoint {
    /// A width behind it, or at it where it is included: the first whole number, if there is one before `end`.
    fileprivate func width(before end: Double) -> Double {
        let whole = isIncluded ? position.rounded(.up) : position.rounded(.down) + 1
        return whole < end ? whole : isIncluded && position == end ? position : (position + end) / 2
    }
}
