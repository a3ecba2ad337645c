import AutoLayout
import Piecewise
import Scene

extension VariantDrawing {
    /// Draws what a view shows by itself, in its own element.
    ///
    /// A content's places are functions of its view's size alone, and affine but for few bends.
    mutating func drawContent(of view: ViewID) {
        guard let (group, slot) = slots[view.index] else { return }
        let isResized = isResizedByOffset(view)
        var content: LiveContent?
        let pieces = variant.groups[group].pieces
        var next = 0
        while next < pieces.count {
            let shown = ShownContent(
                piece: pieces[next], slot: slot, view: view, isResized: isResized, builder: builder)
            next += 1
            while next < pieces.count, shown.isSame(in: pieces[next]) { next += 1 }
            for start in starts(of: shown, until: next < pieces.count ? pieces[next].start.position : end) {
                guard let scene = shown.scene(from: start) else { continue }
                if scene.primitives.isEmpty { return }
                if content == nil, isResized, let fitted = LiveContent(fitting: scene, images: images) {
                    markup += fitted.markup
                    return
                }
                if content == nil { content = LiveContent(scene, images: images) }
                content?.append(scene, from: start)
            }
        }
        if let content { markup += content.markup }
    }

    /// The piece's start, and the widths inside it at which the content's places bend.
    private func starts(of shown: ShownContent, until end: Double) -> [Breakpoint] {
        let start = shown.piece.start
        let mayBend = tree[shown.view].kind.contentBends && !shown.isConstant
        guard mayBend, end - start.position > Tolerance.gridStep else { return [start] }
        return [start] + bends(between: start.position, and: end) { shown.scene(at: $0).lengths }.map { Breakpoint($0) }
    }
}
