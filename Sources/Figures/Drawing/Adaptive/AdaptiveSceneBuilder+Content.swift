import Adaptive
import AutoLayout
import Piecewise
import Scene

extension AdaptiveSceneBuilder {
    /// What a view shows by itself, from width to width; empty where it shows nothing.
    ///
    /// A content's places are functions of its view's size alone, and affine but for few bends.
    func scenes(of view: ViewID, _ group: Int, _ slot: Int) -> OverWidths<ContentScene<ContentLength>> {
        let isResized = moves(variant.groups[group], slot) && place(of: view)?.isResized ?? false
        var scenes: [OverWidths<ContentScene<ContentLength>>.Segment] = []
        let pieces = variant.groups[group].pieces
        var next = 0
        while next < pieces.count {
            let shown = ShownContent(
                piece: pieces[next], slot: slot, view: view, isResized: isResized, builder: views)
            next += 1
            while next < pieces.count, shown.isSame(in: pieces[next]) { next += 1 }
            for start in starts(of: shown, until: next < pieces.count ? pieces[next].start.position : end) {
                guard let scene = shown.scene(from: start) else { continue }
                if scene.primitives.isEmpty { return OverWidths() }
                scenes.append(OverWidths.Segment(start: start, value: scene))
            }
        }
        return OverWidths(segments: scenes)
    }

    /// The piece's start, and the widths inside it at which the content's places bend.
    private func starts(of shown: ShownContent, until end: Double) -> [Breakpoint] {
        let start = shown.piece.start
        let mayBend = tree[shown.view].kind.contentBends && !shown.isConstant
        guard mayBend, end - start.position > Tolerance.gridStep else { return [start] }
        return [start] + bends(between: start.position, and: end) { shown.scene(at: $0).lengths }.map { Breakpoint($0) }
    }
}
