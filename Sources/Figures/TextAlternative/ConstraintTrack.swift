import Adaptive
import AutoLayout
import Piecewise

/// A constraint of a live figure at every width and offset: where it takes part, its constant, and how far it is missed.
struct ConstraintTrack {
    /// As it first takes part.
    let constraint: LayoutConstraint
    /// Ascending.
    var segments: [Segment] = []

    /// Widths over which it is affine in each cell of offsets.
    struct Segment {
        let start: Breakpoint
        /// Where the next one begins, if there is one.
        var end: Breakpoint
        let cells: [Cell]
    }

    /// Offsets in which it is affine; the first cell has no start, the last one no end.
    struct Cell {
        let start: Affine?
        var end: Affine?
        /// Nil where it does not take part.
        let residual: ResidualOf<CellValue>?
    }
}

extension ConstraintTrack {
    /// Whether there is something to follow: it is missed somewhere, its constant varies, or it does not take part
    /// everywhere.
    ///
    /// - Parameters:
    ///   - spans: the widths at which there is its view.
    ///   - isMeasured: whether how far it is missed can be seen in the figure, since it is about one length.
    func varies(over spans: [ClosedRange<Double>], isMeasured: Bool) -> Bool {
        !spans.allSatisfy(takesPartEverywhere) || hasVaryingConstant || !isMeasured && isMissedSomewhere
    }

    var hasVaryingConstant: Bool {
        let constants = segments.flatMap { $0.cells }.compactMap { $0.residual?.constant }
        guard let first = constants.first else { return false }
        return constants.contains {
            abs($0.base.constant - first.base.constant) > LayoutConstraint.visibleExcess || $0.base.rate != 0
                || $0.offsetRate != 0
        }
    }

    private func takesPartEverywhere(over widths: ClosedRange<Double>) -> Bool {
        var reached = widths.lowerBound
        for segment in segments
        where segment.end.position >= reached && segment.start.position <= reached + Tolerance.shortest {
            guard segment.cells.allSatisfy({ $0.residual != nil }) else { return false }
            reached = segment.end.position
        }
        return reached >= widths.upperBound
    }

    /// It is affine in each cell, so that it is missed most at a corner.
    private var isMissedSomewhere: Bool {
        segments.contains { segment in
            segment.cells.contains { cell in
                [segment.start.position, segment.end.position].contains { width in
                    guard let excess = cell.residual?.excess else { return false }
                    return [cell.start, cell.end].contains { stop in
                        let offset = stop?.value(at: width) ?? cell.start?.value(at: width) ?? 0
                        return constraint.isMissed(by: excess.value(at: width, offset: offset))
                    }
                }
            }
        }
    }
}
