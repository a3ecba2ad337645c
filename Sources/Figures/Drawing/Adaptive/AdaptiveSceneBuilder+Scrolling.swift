import Adaptive
import AutoLayout
import Piecewise
import Scene

extension AdaptiveSceneBuilder {
    /// The views that the reader may scroll in the page: the one whose offset the layout knows, and tables of which
    /// nothing but the content would move.
    static func scrollers(
        _ variant: AdaptiveLayout.Variant, _ offsets: ClosedRange<Double>?, _ views: SceneBuilder
    ) -> Set<ViewID> {
        var scrollers = Set(variant.tree.views.indices.map { ViewID($0) }.filter { views.movesAlone($0) })
        guard let scroller = variant.scroller else { return scrollers }
        if offsets != nil { scrollers.insert(scroller) } else { scrollers.remove(scroller) }
        return scrollers
    }

    /// The sheet that moves behind a view's window: its insets and its content, at every width.
    func sheet(of view: ViewID) -> ScrolledSheet? {
        guard views.scrollsNatively(view), let group = slots[view.index]?.group else { return nil }
        var height = OverWidths<Affine>()
        for piece in variant.groups[group].pieces {
            guard let state = piece.scrollStates.first(where: { $0.view == view }) else { continue }
            let content = tables[view] == nil ? state.contentSize.height - state.contentOffset.y : .zero
            height.append(content + state.adjustedContentInset.bottom, from: piece.start)
        }
        let isFollowed = offsets != nil && variant.scroller == view
        return ScrolledSheet(height: height, opening: isFollowed ? opening : 0, isFollowed: isFollowed)
    }

    /// Whether a view is a part of a table that none of its views reaches out of at any width, since where it may wait it
    /// is also clipped; and no header that sticks.
    func mayWaitOutOfSight(_ view: ViewID) -> Bool {
        guard let (index, slot) = slots[view.index], slot == 0 else { return false }
        let group = variant.groups[index]
        guard let table = group.table, group.lastOfSection == nil || !views.scrollsNatively(table) else { return false }
        let ends = group.pieces.dropFirst().map { $0.start.position } + [end]
        return zip(group.pieces, ends).allSatisfy { piece, end in
            [piece.start.position, end].allSatisfy { width in
                let frames = piece.frames.map { $0.value(at: width) }
                return frames.dropFirst().allSatisfy { $0.isInside(frames[0]) }
            }
        }
    }

    /// The hairline at the end of a row.
    func separator(of view: ViewID) -> [AdaptiveContent] {
        guard let (group, slot) = slots[view.index], slot == 0 else { return [] }
        let lines = variant.groups[group].pieces.compactMap { piece in
            piece.separator.map { line in
                OverWidths<(line: AffineRect, layer: AffineRect)>.Segment(
                    start: piece.start, value: (line, piece.frames[0]))
            }
        }
        let surface = variant.groups[group].table.map { views.separator(of: $0) } ?? Surface(.separator)
        return lines.isEmpty ? [] : [.line(surface, OverWidths(segments: lines))]
    }
}

extension StackedParts {
    /// The parts of `table`, which stands in the group at `place`.
    ///
    /// - Parameter variant: with its staircases, of which each stays one.
    init(of table: ViewID, in variant: AdaptiveLayout.Variant, place: Int?) {
        let pieces = place.map { variant.groups[$0].pieces } ?? []
        let states = pieces.map { piece in piece.scrollStates.first { $0.view == table } }
        visibleTop = variant.tree.stickingInset(of: table, states.first??.adjustedContentInset.top.constant ?? 0)
        top = OverWidths(
            segments: zip(pieces, states).map { piece, state in
                OverWidths.Segment(start: piece.start, value: .zero - (state?.contentOffset.y ?? .zero))
            })
        let parts = variant.groups.filter { $0.table == table }
        gaps = parts.map { ($0.above, $0.below) }
        heights = parts.map { group in
            OverWidths(
                segments: group.pieces.map { piece in
                    let length = SteppedLength(
                        value: piece.frames.first?.height ?? .zero, staircase: piece.climb?.staircase,
                        rise: piece.climb?.rises.first?.height ?? 0)
                    return OverWidths.Segment(start: piece.start, value: length)
                })
        }
    }
}

extension Rect {
    /// Whether it lies in a box as large as `room` whose corner is the origin, but for less than a pixel can show.
    fileprivate func isInside(_ room: Rect) -> Bool {
        let noise = Tolerance.gridStep
        return x >= -noise && y >= -noise && x + width <= room.width + noise && y + height <= room.height + noise
    }
}
