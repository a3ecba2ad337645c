import AutoLayout
import Scene
import Piecewise

extension VariantDrawing {
    /// The groups of a table's parts, from top to bottom.
    private func parts(of table: ViewID) -> [Int] {
        variant.groups.indices.filter { variant.groups[$0].table == table }
    }

    /// The height of a part at every width.
    func heightTrack(_ group: Group) -> Track {
        var track = Track(["height"])
        let formula = StaircaseFormula(rise: screen.scale > 0 ? 1 / screen.scale : 1)
        let segments = group.pieces.map { piece in
            StaircaseFormula.Segment(
                start: piece.start, value: piece.frames.first?.height ?? .zero, staircase: piece.climb?.staircase,
                rise: piece.climb?.rises.first?.height ?? 0)
        }
        for (start, length) in formula.lengths(segments) { track.append([length], from: start) }
        return track
    }

    /// The height of a part where it is the same at every width, points.
    private func constantHeight(_ group: Int) -> Double? {
        let heights = variant.groups[group].pieces.map { $0.frames.first?.height ?? .zero }
        guard let first = heights.first, first.isConstant, heights.allSatisfy({ $0.isNearly(first) }) else {
            return nil
        }
        return first.constant
    }

    /// The heights that vary, as properties of the table's element, each once; and how far its content is moved.
    func tableTracks(of table: ViewID) -> [Track] {
        guard !parts(of: table).isEmpty else { return [] }
        var tracks: [Track] = []
        for height in varyingHeights(of: table) {
            var track = Track(["--R\(tracks.count)"])
            for step in height.steps { track.append(step.value, from: step.start) }
            tracks.append(track)
        }
        let offset = offsetTrack(of: table)
        return offset.isConstant ? tracks : tracks + [offset]
    }

    /// The different courses of the parts' heights, in the order of the parts.
    private func varyingHeights(of table: ViewID) -> [Track] {
        var tracks: [Track] = []
        for group in parts(of: table) where constantHeight(group) == nil {
            let track = heights[group]
            if !tracks.contains(track) { tracks.append(track) }
        }
        return tracks
    }

    /// How far below the table's top its content begins, points.
    private func offsets(of table: ViewID) -> [(start: Breakpoint, value: Affine)] {
        guard let group = slots[table.index]?.group else { return [] }
        return variant.groups[group].pieces.map { piece in
            let state = piece.scrollStates.first { $0.view == table }
            return (piece.start, .zero - (state?.contentOffset.y ?? .zero))
        }
    }

    private func offsetTrack(of table: ViewID) -> Track {
        var track = Track(["--R"])
        for (start, value) in offsets(of: table) { track.append([value.summand], from: start) }
        return track
    }

    /// The place of a part: below the parts before it.
    func partTracks(of view: ViewID, _ group: Int) -> [Track] {
        guard let table = variant.groups[group].table else { return [] }
        var horizontal = Track(["left", "width"])
        for piece in variant.groups[group].pieces {
            guard let frame = piece.frames.first else { continue }
            horizontal.append([frame.x.css, frame.width.css], from: piece.start)
        }
        let before = parts(of: table).prefix { $0 != group }
        let varying = varyingHeights(of: table)
        var vertical = Track(["top", "height"])
        vertical.append(
            [top(of: group, after: Array(before), varying), height(of: group, varying)], from: variant.start)
        return [horizontal, vertical]
    }

    private func height(of group: Int, _ varying: [Track]) -> String {
        if let height = constantHeight(group) { return Affine(constant: height).css }
        return varying.firstIndex(of: heights[group]).map { Affine.zero.css(adding: ["var(--R\($0))"]) } ?? "0"
    }

    /// The place of a section: from its header to its last row.
    func sectionTracks(of table: ViewID, _ group: Int) -> [Track] {
        guard let last = variant.groups[group].lastOfSection, let view = variant.groups[group].members.first else {
            return []
        }
        let varying = varyingHeights(of: table)
        let before = parts(of: table).prefix { $0 != group }
        let inside = parts(of: table).filter { $0 >= group && $0 <= last }
        var vertical = Track(["top", "height"])
        let height = total(of: inside, varying)
        vertical.append(
            [
                top(of: group, after: Array(before), varying),
                Affine(constant: height.constant).css(adding: height.terms),
            ], from: variant.start)
        return [partTracks(of: view, group)[0], vertical]
    }

    /// The place of a section's header inside of its section.
    func stickyTracks(of view: ViewID, _ group: Int) -> [Track] {
        guard let table = variant.groups[group].table else { return [] }
        var track = Track(["top", "height", "width"])
        let height = height(of: group, varyingHeights(of: table))
        track.append([visibleTop(of: table), height, "100%"], from: variant.start)
        return [track]
    }

    /// The height of a table's paper, with the room below its content.
    func tableHeight(of table: ViewID, and bottom: Affine) -> String {
        let (constant, terms) = total(of: parts(of: table), varyingHeights(of: table), below: table)
        guard bottom.isConstant else { return Affine(constant: constant).css(adding: terms + [bottom.summand]) }
        return Affine(constant: constant + bottom.constant).css(adding: terms)
    }

    /// What the heights of `parts` add up to; below a table, also how far its content is moved.
    private func total(
        of parts: [Int], _ varying: [Track], below table: ViewID? = nil
    ) -> (constant: Double, terms: [String]) {
        var counts = Array(repeating: 0, count: varying.count)
        var constant = 0.0
        for part in parts {
            if let height = constantHeight(part) {
                constant += height
            } else if let index = varying.firstIndex(of: heights[part]) {
                counts[index] += 1
            }
        }
        var terms: [String] = []
        if let table {
            if offsetTrack(of: table).isConstant {
                constant += offsets(of: table).first?.value.constant ?? 0
            } else {
                terms.append("var(--R)")
            }
        }
        for (index, count) in counts.enumerated() where count > 0 {
            terms.append(count == 1 ? "var(--R\(index))" : "\(count)*var(--R\(index))")
        }
        return (constant, terms)
    }

    /// The y of a part, where the table rests.
    private func top(of group: Int, after parts: [Int], _ varying: [Track]) -> String {
        guard let table = variant.groups[group].table else { return "0" }
        let (constant, terms) = total(of: parts, varying, below: table)
        return Affine(constant: constant).css(adding: terms)
    }

    /// Where the first visible point of a table's content is drawn in the table.
    private func visibleTop(of table: ViewID) -> String {
        guard let group = slots[table.index]?.group,
            let state = variant.groups[group].pieces.first?.scrollStates.first(where: { $0.view == table })
        else { return "0px" }
        return "\(css(state.adjustedContentInset.top.constant))px"
    }

    /// The hairline at the end of a row.
    func separator(of view: ViewID) -> LiveElement? {
        guard let (group, slot) = slots[view.index], slot == 0 else { return nil }
        let pieces = variant.groups[group].pieces
        guard pieces.contains(where: { $0.separator != nil }) else { return nil }
        var horizontal = Track(["left", "width"])
        var vertical = Track(["top", "height"])
        for piece in pieces {
            guard let line = piece.separator, let height = piece.frames.first?.height else { continue }
            let room = piece.frames[0].width
            horizontal.append([line.x.css(across: room), line.width.css(across: room)], from: piece.start)
            vertical.append([(line.y - height).cssFromEnd, line.height.css], from: piece.start)
        }
        var element = LiveElement(element: Element(Surface(.separator), at: nil))
        element.add(horizontal)
        element.add(vertical)
        return element
    }
}
