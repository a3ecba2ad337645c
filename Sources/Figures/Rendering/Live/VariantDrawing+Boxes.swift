import AutoLayout
import Piecewise

extension VariantDrawing {
    /// The element of a view with its place at every width.
    func element(of view: ViewID, level: Int) -> LiveElement {
        let levels = levelTrack(of: view)
        var box = LiveElement(element: Element(plainLayer(of: view, level: levels == nil ? level : 0), at: nil))
        guard let (group, slot) = slots[view.index] else { return box }
        for track in placeTracks(of: view, group, slot) { box.add(track) }
        if hierarchyLevel(of: view) != 1 { box.element.style.append("--level:\(hierarchyLevel(of: view))") }
        for track in tables[view]?.tracks ?? [] { box.add(track) }
        for track in changesLooks(of: view) ? lookTracks(of: view) : ramps(of: view) { box.add(track) }
        if let levels { box.add(levels) }
        box.element.roles += scrollRoles(of: view, box)
        return box
    }

    private func placeTracks(of view: ViewID, _ group: Int, _ slot: Int) -> [Track] {
        if slot == 0, variant.groups[group].table != nil {
            return sticks(view) ? stickyTracks(group) : partTracks(group)
        }
        let plane = slot == 0 ? nil : planeSlot(group, slot)
        let isPlaneMoved = plane.map { slides(group, $0) && !hasPaper(planes[view.index]) } ?? false
        if slides(group, slot) || isPlaneMoved { return motionTracks(group, slot, in: plane) }
        return [horizontalTrack(group, slot), verticalTrack(group, slot)]
    }

    /// How far a view lies before the one in whose element it stands, in the hierarchy's levels.
    private func hierarchyLevel(of view: ViewID) -> Int {
        var (level, outer) = (1, tree[view].superview)
        while let next = outer, next != planes[view.index] {
            level += 1
            outer = tree[next].superview
        }
        return level
    }

    /// The position in the group of the view that a member stands in; nil where that is the root or outside.
    private func planeSlot(_ group: Int, _ slot: Int) -> Int? {
        let plane = planes[variant.groups[group].members[slot].index]
        guard let (outer, position) = slots[plane.index], outer == group, position != 0 else { return nil }
        return position
    }

    private func horizontalTrack(_ group: Int, _ slot: Int) -> Track {
        let plane = slot == 0 ? nil : planeSlot(group, slot)
        var track = Track(["left", "width"])
        var known: [Affine] = []
        for piece in variant.groups[group].pieces {
            let frame = piece.frames[slot]
            let left = plane.map { frame.x - piece.frames[$0].x } ?? frame.x
            let room = slot == 0 ? .zero : piece.frames[plane ?? 0].width
            guard known.becomes([left, frame.width, room]) else { continue }
            track.append([left.css(across: room), frame.width.css(across: room)], from: piece.start)
        }
        return track
    }

    private func verticalTrack(_ group: Int, _ slot: Int) -> Track {
        let plane = slot == 0 ? nil : planeSlot(group, slot)
        var edges = VerticalPieces()
        for piece in variant.groups[group].pieces {
            let frame = piece.frames[slot]
            let outer = plane.map { piece.frames[$0] }
            edges.append(
                top: outer.map { frame.y - $0.y } ?? frame.y, height: frame.height,
                in: (outer ?? piece.frames[0]).height, from: piece.start)
        }
        // The box around what is scrolled is the paper, whose end nothing hangs on.
        return edges.track(isFree: slot == 0 || hasPaper(planes[variant.groups[group].members[slot].index]))
    }

    /// What fades with the width; an opacity, which no length can give, stays as it begins.
    private func ramps(of view: ViewID) -> [Track] {
        var radius = Track(["border-radius"])
        for ramp in variant.ramps where ramp.view == view && ramp.property == .cornerRadius {
            radius.append([ramp.value.css], from: ramp.start)
        }
        return radius.steps.isEmpty ? [] : [radius]
    }
}

extension [Affine] {
    /// Takes other values; whether they are others.
    mutating func becomes(_ values: [Affine]) -> Bool {
        if count == values.count, zip(self, values).allSatisfy({ $0.isNearly($1) }) { return false }
        self = values
        return true
    }
}
