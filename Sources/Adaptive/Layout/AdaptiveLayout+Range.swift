import AutoLayout
import Piecewise

extension AdaptiveLayout {
    /// How far the content can be scrolled where it can be scrolled furthest, points.
    var maximumOffset: Double {
        var greatest = 0.0
        for (position, variant) in variants.enumerated() {
            guard let scroller = variant.scroller else { continue }
            let end = position + 1 < variants.count ? variants[position + 1].start.position : widths.upperBound
            greatest = max(greatest, variant.maximumOffset(of: scroller, to: end))
        }
        return greatest
    }
}

extension AdaptiveLayout.Variant {
    /// How far a scroll view's content can be scrolled at most at any width up to `end`, points.
    ///
    /// The distance grows evenly between breakpoints, so that it is greatest at one of them. Complexity:
    /// O(pieces × log pieces).
    fileprivate func maximumOffset(of scroller: ViewID, to end: Double) -> Double {
        var lengths: [Affine] = []
        var turns: [(width: Double, group: Int, length: Affine)] = []
        for group in groups {
            guard group.table == scroller || group.members.contains(scroller) else { continue }
            for (position, piece) in group.pieces.enumerated() {
                let length = group.length(piece, scroller)
                if position == 0 { lengths.append(length) }
                if position > 0 { turns.append((piece.start.position, lengths.count - 1, length)) }
                guard let climb = piece.climb, let rise = climb.rises.first?.height else { continue }
                let end = position + 1 < group.pieces.count ? group.pieces[position + 1].start.position : end
                for step in climb.staircase.steps(from: piece.start.position, to: end).dropFirst() {
                    let height = length + Affine(constant: Double(step) * rise)
                    turns.append((climb.staircase.start(ofStep: step).position, lengths.count - 1, height))
                }
            }
        }
        turns.sort { ($0.width, $0.group) < ($1.width, $1.group) }
        var sum = lengths.reduce(.zero, +)
        var greatest = sum.value(at: start.position)
        for turn in turns {
            greatest = max(greatest, sum.value(at: turn.width))
            sum = sum + turn.length - lengths[turn.group]
            lengths[turn.group] = turn.length
            greatest = max(greatest, sum.value(at: turn.width))
        }
        return max(greatest, sum.value(at: end))
    }
}

extension AdaptiveLayout.Group {
    /// What a piece adds to how far a scroll view's content can be scrolled: a table's part its height and gaps, the scroll view
    /// itself its content and insets less its own height.
    fileprivate func length(_ piece: AdaptiveLayout.Piece, _ scroller: ViewID) -> Affine {
        if table == scroller { return (piece.frames.first?.height ?? .zero) + Affine(constant: above + below) }
        guard let slot = members.firstIndex(of: scroller),
            let state = piece.scrollStates.first(where: { $0.view == scroller })
        else { return .zero }
        let inset = state.adjustedContentInset
        return state.contentSize.height + inset.top + inset.bottom - piece.frames[slot].height
    }
}
