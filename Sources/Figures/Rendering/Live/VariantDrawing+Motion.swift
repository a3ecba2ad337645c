import Adaptive
import AutoLayout
import Piecewise

extension VariantDrawing {
    /// Whether the offset moves a member otherwise than as the content that is scrolled.
    func slides(_ group: Int, _ slot: Int) -> Bool {
        offsets != nil
            && variant.groups[group].motion.values.contains { motion in
                motion.values.contains { $0.contains { $0.slot == slot } }
            }
    }

    /// The places of a member that the offset moves, or whose plane it moves.
    func motionTracks(_ group: Int, _ slot: Int, in plane: Int?) -> [Track] {
        let group = variant.groups[group]
        var (horizontal, vertical) = (Track(["left", "width"]), Track(["top", "height"]))
        for start in (group.pieces.map(\.start) + group.motion.starts).sorted() {
            guard let piece = group.pieces.last(where: { $0.start <= start }) ?? group.pieces.first,
                let motion = (group.motion.segments.last { $0.start <= start } ?? group.motion.segments.first)?.value
            else { continue }
            let rect = ScrollRect(slot, from: plane, motion, piece)
            horizontal.append([rect.x.css, rect.width.css], from: start)
            vertical.append([rect.y.css, rect.height.css], from: start)
        }
        return [horizontal, vertical]
    }

    /// Whether the offset changes a view's size.
    func isResizedByOffset(_ view: ViewID) -> Bool {
        guard offsets != nil, let (group, slot) = slots[view.index], let piece = variant.groups[group].pieces.first
        else { return false }
        return variant.groups[group].motion.values.contains { motion in
            let rect = ScrollRect(slot, from: nil, motion, piece)
            return !rect.width.isAtRest || !rect.height.isAtRest
        }
    }

    /// Whether anything but the content itself changes while it is pulled down from its rest.
    var changesWhenPulled: Bool {
        guard let offsets, offsets.lowerBound < 0 else { return false }
        let pull = offsets.lowerBound
        return variant.groups.contains { group in
            group.motion.changes(from: pull) { before, after, width in
                zip(before, after).contains { $0.moves(to: $1, at: width, from: pull) }
            }
        }
            || variant.appearances.changes(from: pull) { before, after, _ in
                zip(before, after).contains { $0.looksOtherwise(than: $1) }
            }
    }
}

extension Piecewise where Start == Breakpoint {
    /// Whether what holds while the content is pulled down differs from what holds at rest, near the start of a segment.
    fileprivate func changes<Piece>(
        from pull: Double, _ differ: (Piece, Piece, Double) -> Bool
    ) -> Bool where Value == OverOffsets<Piece> {
        segments.contains { segment in
            let width = segment.start.position + Tolerance.gridStep / 2
            guard let pulled = segment.value.value(at: width, offset: pull),
                let resting = segment.value.value(at: width, offset: 0)
            else { return false }
            return differ(pulled, resting, width)
        }
    }
}

extension AdaptiveLayout.Motion {
    /// Whether a view stands elsewhere at rest than while its content is pulled down.
    fileprivate func moves(to resting: Self, at width: Double, from pull: Double) -> Bool {
        let (first, last) = (value(at: width, offset: pull), resting.value(at: width, offset: 0))
        let edges = [first.x - last.x, first.y - last.y, first.width - last.width, first.height - last.height]
        return edges.contains { abs($0) > Tolerance.gridStep / 2 }
    }
}

extension AdaptiveLayout.AppearancePiece {
    fileprivate func looksOtherwise(than other: Self) -> Bool {
        appearance != other.appearance || isHidden != other.isHidden || !ramps.isEmpty
    }
}
