import Adaptive
import AutoLayout
import Piecewise
import Scene

extension VariantDrawing {
    /// The views that the reader may scroll in the page: the one whose offset the layout knows, and tables of which
    /// nothing but the content would move.
    static func scrollers(
        _ variant: AdaptiveLayout.Variant, _ offsets: ClosedRange<Double>?, _ builder: SceneBuilder
    ) -> Set<ViewID> {
        var scrollers = Set(variant.tree.views.indices.map { ViewID($0) }.filter { builder.movesAlone($0) })
        guard let scroller = variant.scroller else { return scrollers }
        if offsets != nil { scrollers.insert(scroller) } else { scrollers.remove(scroller) }
        return scrollers
    }

    /// Whether a view is the one that all others may follow.
    func isFollowed(_ view: ViewID) -> Bool { offsets != nil && variant.scroller == view }

    /// Whether a view's content stands on a sheet of paper that moves behind its window.
    func hasPaper(_ view: ViewID) -> Bool { builder.scrollsNatively(view) && slots[view.index] != nil }

    /// Whether a view is a section's header that the browser lets stick.
    func sticks(_ view: ViewID) -> Bool {
        guard let (group, slot) = slots[view.index], slot == 0, variant.groups[group].lastOfSection != nil,
            let table = variant.groups[group].table
        else { return false }
        return builder.scrollsNatively(table)
    }

    /// Whether a browser may leave a view undrawn while it is out of sight: a part of a table that none of its views
    /// reaches out of at any width, since where it may wait it is also clipped.
    private func mayWaitOutOfSight(_ view: ViewID) -> Bool {
        guard let (group, slot) = slots[view.index], slot == 0, variant.groups[group].table != nil, !sticks(view) else {
            return false
        }
        let pieces = variant.groups[group].pieces
        let ends = pieces.dropFirst().map(\.start.position) + [end]
        return zip(pieces, ends).allSatisfy { piece, end in
            [piece.start.position, end].allSatisfy { width in
                let frames = piece.frames.map { $0.value(at: width) }
                return frames.dropFirst().allSatisfy { $0.isInside(frames[0]) }
            }
        }
    }

    /// What the shared stylesheet has to know of a view that is scrolled, or follows what is.
    func scrollRoles(of view: ViewID, _ box: LiveElement) -> [String] {
        var roles: [String] = []
        if isFollowed(view) { roles.append("Scroller") }
        if sticks(view) { roles.append("Sticks") }
        if mayWaitOutOfSight(view) { roles.append("Waits") }
        if offsets != nil, box.follows("var(--s)") { roles.append("Moves") }
        return roles
    }

    /// The beginning of the sheet of paper that moves behind a scroll view's window, with a mark at the offset where it
    /// is opened.
    func openedPaper(of view: ViewID) -> [LiveMarkup] {
        guard let paper = paper(of: view) else { return [] }
        guard isFollowed(view), opening != 0 else { return [.open(paper)] }
        var start = LiveElement(element: Element(roles: ["Start"]))
        var top = Track(["top"])
        top.append([pixels(opening)], from: variant.start)
        start.add(top)
        return [.open(paper), .open(start), .close(tag: "div")]
    }

    /// The sheet of paper: its insets and its content, at every width.
    private func paper(of view: ViewID) -> LiveElement? {
        guard hasPaper(view), let group = slots[view.index]?.group else { return nil }
        var paper = LiveElement(element: Element(roles: ["Paper"]))
        var height = Track(["height"])
        for piece in variant.groups[group].pieces {
            guard let state = piece.scrollStates.first(where: { $0.view == view }) else { continue }
            let bottom = state.adjustedContentInset.bottom
            if let table = tables[view] {
                height.append([table.height(with: bottom)], from: piece.start)
            } else {
                let above = Affine.zero - state.contentOffset.y
                height.append([(above + state.contentSize.height + bottom).css], from: piece.start)
            }
        }
        paper.add(height)
        return paper
    }

    /// The box that a section's header sticks inside of: as high as its section.
    func section(headedBy view: ViewID) -> LiveElement? {
        guard sticks(view), let group = slots[view.index]?.group else { return nil }
        var section = LiveElement(element: Element(roles: ["Section"]))
        for track in sectionTracks(group) { section.add(track) }
        return section
    }
}

extension Rect {
    /// Whether it lies in a box as large as `room` whose corner is the origin, but for less than a pixel can show.
    fileprivate func isInside(_ room: Rect) -> Bool {
        let noise = Tolerance.gridStep
        return x >= -noise && y >= -noise && x + width <= room.width + noise && y + height <= room.height + noise
    }
}

extension LiveElement {
    /// Whether some value is made of a variable.
    fileprivate func follows(_ variable: String) -> Bool {
        tracks.contains { $0.steps.contains { $0.value.contains { $0.contains(variable) } } }
    }
}
