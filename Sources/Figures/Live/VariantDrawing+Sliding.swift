import Adaptive
import AutoLayout

extension VariantDrawing {
    /// Whether the offset moves a member otherwise than as the content that is scrolled.
    func slides(_ group: Int, _ slot: Int) -> Bool {
        offsets != nil
            && variant.groups[group].scrollMotions.contains { glide in
                glide.bands.contains { band in band.motions.contains { $0.slot == slot } }
            }
    }

    /// The places of a member that the offset moves, or whose plane it moves.
    func slidingTracks(_ group: Int, _ slot: Int, in plane: Int?) -> [Track] {
        let (pieces, scrollMotions) = (variant.groups[group].pieces, variant.groups[group].scrollMotions)
        let starts = (pieces.map(\.start) + scrollMotions.map(\.start)).sorted { $0 < $1 }
        var (horizontal, vertical) = (Track(["left", "width"]), Track(["top", "height"]))
        for start in starts {
            guard let piece = pieces.last(where: { !(start < $0.start) }) ?? pieces.first,
                let glide = scrollMotions.last(where: { !(start < $0.start) }) ?? scrollMotions.first
            else { continue }
            let rect = SlidingRect(slot, from: plane, glide, piece)
            horizontal.append([rect.x.css, rect.width.css], from: start)
            vertical.append([rect.y.css, rect.height.css], from: start)
        }
        return [horizontal, vertical]
    }

    /// Whether the offset changes a view's size.
    func isResizedByOffset(_ view: ViewID) -> Bool {
        guard offsets != nil, let (group, slot) = slots[view.index], let piece = variant.groups[group].pieces.first
        else { return false }
        return variant.groups[group].scrollMotions.contains { glide in
            let rect = SlidingRect(slot, from: nil, glide, piece)
            return !rect.width.isAtRest || !rect.height.isAtRest
        }
    }

    /// Whether anything but the content itself changes while it is pulled down from its rest.
    var changesWhenPulled: Bool {
        guard let offsets, offsets.lowerBound < 0 else { return false }
        let scrollMotions = variant.groups.flatMap(\.scrollMotions)
        return scrollMotions.contains { $0.changes(from: offsets.lowerBound, to: 0) }
            || variant.changes.contains { $0.changes(from: offsets.lowerBound, to: 0) }
    }
}

extension AdaptiveLayout.ScrollMotion {
    /// Whether any view stands elsewhere at one offset than at another.
    fileprivate func changes(from low: Double, to high: Double) -> Bool {
        let width = start.position + 1.0 / 128
        guard let a = band(at: width, offset: low), let b = band(at: width, offset: high) else { return false }
        return zip(a.motions, b.motions).contains { before, after in
            let (first, last) = (before.value(at: width, offset: low), after.value(at: width, offset: high))
            let edges = [first.x - last.x, first.y - last.y, first.width - last.width, first.height - last.height]
            return edges.contains { abs($0) > 1.0 / 128 }
        }
    }
}

extension AdaptiveLayout.Change {
    /// Whether any view looks otherwise at one offset than at another.
    fileprivate func changes(from low: Double, to high: Double) -> Bool {
        let width = start.position + 1.0 / 128
        guard let a = look(at: width, offset: low), let b = look(at: width, offset: high) else { return false }
        return zip(a.views, b.views).contains { before, after in
            before.appearance != after.appearance || before.isHidden != after.isHidden || !before.fades.isEmpty
        }
    }

    /// The look that holds on a screen so many points wide at an offset.
    private func look(at width: Double, offset: Double) -> AdaptiveLayout.Look? {
        looks.last { look in
            let start = look.start.value(at: width)
            return look.isStartIncluded ? offset >= start : offset > start
        } ?? looks.first
    }
}
