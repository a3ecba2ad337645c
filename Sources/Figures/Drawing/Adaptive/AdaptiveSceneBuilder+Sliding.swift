import Adaptive
import AutoLayout
import Piecewise
import Scene

// Scroll views whose content is wider than they are at some width.
extension AdaptiveSceneBuilder {
    /// The scroll views that the browser scrolls sideways, and whether along both axes. One that other views follow is
    /// none of them.
    static func sliders(
        _ variant: AdaptiveLayout.Variant, _ end: Double, _ views: SceneBuilder
    ) -> [ViewID: Bool] {
        var sliders: [ViewID: Bool] = [:]
        let isFollowed =
            variant.appearances.values.contains { $0.values.contains { !$0.isEmpty } }
            || variant.groups.contains { $0.motion.values.contains { $0.values.contains { !$0.isEmpty } } }
        for group in variant.groups {
            for (position, piece) in group.pieces.enumerated() {
                let next = position + 1 < group.pieces.count ? group.pieces[position + 1].start.position : end
                for state in piece.scrollStates where views.carriesItsContentAlone(state.view) {
                    guard let slot = group.members.firstIndex(of: state.view),
                        !isFollowed || state.view != variant.scroller
                    else { continue }
                    for width in [piece.start.position, next] {
                        let (x, y) = state.excess(over: piece.frames[slot], at: width)
                        guard x > SceneBuilder.noise else { continue }
                        sliders[state.view] = sliders[state.view] == true || y > SceneBuilder.noise
                    }
                }
            }
        }
        return sliders
    }

    /// Where the content ends, and where pages begin.
    func marks(of view: ViewID) -> [AdaptiveContent] {
        guard views.sliding[view] != nil, let (index, slot) = slots[view.index] else { return [] }
        let pieces = variant.groups[index].pieces
        var count = 0
        for (position, piece) in pieces.enumerated() {
            let next = position + 1 < pieces.count ? pieces[position + 1].start.position : end
            guard let state = piece.scrollStates.first(where: { $0.view == view }) else { continue }
            for width in [piece.start.position, next] {
                count = max(
                    count,
                    views.pageCount(
                        of: view, width: state.end.x.value(at: width),
                        in: piece.frames[slot].width.value(at: width)))
            }
        }
        func mark(_ size: Double, _ place: (AdaptiveLayout.ScrollState, AffineRect) -> AffinePoint) -> AdaptiveContent {
            let places = pieces.compactMap { piece in
                piece.scrollStates.first { $0.view == view }.map { state in
                    let point = place(state, piece.frames[slot])
                    let rect = AffineRect(
                        x: point.x, y: point.y, width: Affine(constant: size), height: Affine(constant: size))
                    return OverWidths<(line: AffineRect, layer: AffineRect)>.Segment(
                        start: piece.start, value: (rect, piece.frames[slot]))
                }
            }
            return .line(Surface(), OverWidths(segments: places))
        }
        return (0..<count).map { page in
            mark(SceneBuilder.mark) { _, frame in AffinePoint(x: Double(page) * frame.width, y: .zero) }
        }
            + [mark(0) { state, _ in state.end }]
    }
}

extension AdaptiveLayout.ScrollState {
    /// Where the content ends with its insets, from the scroll view's corner.
    fileprivate var end: AffinePoint {
        AffinePoint(
            x: contentSize.width - contentOffset.x + adjustedContentInset.right,
            y: contentSize.height - contentOffset.y + adjustedContentInset.bottom)
    }

    /// How far the content reaches out of its scroll view at a width, points.
    fileprivate func excess(over frame: AffineRect, at width: Double) -> (x: Double, y: Double) {
        (
            end.x.value(at: width) - frame.width.value(at: width),
            end.y.value(at: width) - frame.height.value(at: width)
        )
    }
}
