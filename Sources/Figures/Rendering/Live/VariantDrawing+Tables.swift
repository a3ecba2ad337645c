import AutoLayout
import Piecewise
import Scene

extension VariantDrawing {
    /// The table's parts that a group is one of.
    private func table(around group: Int) -> TableParts? { variant.groups[group].table.flatMap { tables[$0] } }

    /// The place of a part: below the parts before it.
    func partTracks(_ group: Int) -> [Track] {
        guard let table = table(around: group) else { return [] }
        let place = [table.top(of: group), table.height(of: group)]
        return [partWidthTrack(group), Track(["top", "height"], place, from: variant.start)]
    }

    /// The place of a section: from its header to its last row.
    func sectionTracks(_ group: Int) -> [Track] {
        guard let table = table(around: group), let last = variant.groups[group].lastOfSection else { return [] }
        let place = [table.top(of: group), table.height(from: group, through: last)]
        return [partWidthTrack(group), Track(["top", "height"], place, from: variant.start)]
    }

    private func partWidthTrack(_ group: Int) -> Track {
        var track = Track(["left", "width"])
        for piece in variant.groups[group].pieces {
            guard let frame = piece.frames.first else { continue }
            track.append([frame.x.css, frame.width.css], from: piece.start)
        }
        return track
    }

    /// The place of a section's header inside of its section.
    func stickyTracks(_ group: Int) -> [Track] {
        guard let view = variant.groups[group].table, let table = tables[view] else { return [] }
        let place = [visibleTop(of: view), table.height(of: group), "100%"]
        return [Track(["top", "height", "width"], place, from: variant.start)]
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

extension Track {
    /// Values that hold from `start` on.
    fileprivate init(_ properties: [String], _ values: [String], from start: Breakpoint) {
        self.init(properties)
        append(values, from: start)
    }
}
