import AutoLayout
import Piecewise

extension VariantDrawing {
    /// The element of a view with its place at every width.
    func element(of view: ViewID, layer: Int) -> LiveElement {
        let layers = layerTrack(of: view)
        var box = LiveElement(element: plainBox(of: view, layer: layers == nil ? layer : 0))
        box.element.place = nil
        guard let (group, slot) = slots[view.index] else { return box }
        for track in placeTracks(of: view, group, slot) { box.add(track) }
        if level(of: view) != 1 { box.element.style.append("--level:\(level(of: view))") }
        for track in tableTracks(of: view) { box.add(track) }
        for track in changesLooks(of: view) ? lookTracks(of: view) : ramps(of: view) { box.add(track) }
        if let layers { box.add(layers) }
        box.element.roles += scrollRoles(of: view, box)
        return box
    }

    private func placeTracks(of view: ViewID, _ group: Int, _ slot: Int) -> [Track] {
        if slot == 0, variant.groups[group].table != nil {
            return sticks(view) ? stickyTracks(of: view, group) : partTracks(of: view, group)
        }
        let plane = slot == 0 ? nil : planeSlot(group, slot)
        let isPlaneMoved = plane.map { slides(group, $0) && !hasPaper(planes[view.index]) } ?? false
        if slides(group, slot) || isPlaneMoved { return slidingTracks(group, slot, in: plane) }
        return [horizontalTrack(group, slot), verticalTrack(group, slot)]
    }

    /// How far a view lies before the one in whose element it stands, in the hierarchy's levels.
    private func level(of view: ViewID) -> Int {
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
        var course = VerticalCourse()
        for piece in variant.groups[group].pieces {
            let frame = piece.frames[slot]
            let outer = plane.map { piece.frames[$0] }
            course.append(
                top: outer.map { frame.y - $0.y } ?? frame.y, height: frame.height,
                in: (outer ?? piece.frames[0]).height, from: piece.start)
        }
        // The box around what is scrolled is the paper, whose end nothing hangs on.
        return course.track(isFree: slot == 0 || hasPaper(planes[variant.groups[group].members[slot].index]))
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

extension Track {
    /// Two tracks as one.
    init(_ a: Track, _ b: Track) {
        self.init(a.properties + b.properties)
        var (i, j) = (0, 0)
        while i < a.steps.count || j < b.steps.count {
            let next: Breakpoint
            if j >= b.steps.count || (i < a.steps.count && a.steps[i].start < b.steps[j].start) {
                next = a.steps[i].start
            } else {
                next = b.steps[j].start
            }
            if i < a.steps.count, a.steps[i].start == next { i += 1 }
            if j < b.steps.count, b.steps[j].start == next { j += 1 }
            guard i > 0, j > 0 else { continue }
            append(a.steps[i - 1].values + b.steps[j - 1].values, from: next)
        }
    }
}
