import AutoLayout
import Scene

extension VariantDrawing {
    /// The views that the reader may scroll in the page: the one whose offset the layout knows, and tables of which
    /// nothing but the content would move.
    static func scrollers(
        _ variant: ResponsiveLayout.Variant, _ offsets: ClosedRange<Double>?, _ drawing: PreviewDrawing
    ) -> Set<ViewID> {
        var scrollers = Set(variant.tree.views.indices.map { ViewID($0) }.filter { drawing.movesAlone($0) })
        guard let scroller = variant.scroller else { return scrollers }
        if offsets != nil { scrollers.insert(scroller) } else { scrollers.remove(scroller) }
        return scrollers
    }

    /// Whether a view is the one that all others may follow.
    func isFollowed(_ view: ViewID) -> Bool { offsets != nil && variant.scroller == view }

    /// Whether a view's content stands on a sheet of paper that moves behind its window.
    func hasPaper(_ view: ViewID) -> Bool { drawing.scrollsNatively(view) && slots[view.index] != nil }

    /// Whether a view is a section's header that the browser lets stick.
    func sticks(_ view: ViewID) -> Bool {
        guard let (group, slot) = slots[view.index], slot == 0, variant.groups[group].lastOfSection != nil,
            let table = variant.groups[group].table
        else { return false }
        return drawing.scrollsNatively(table)
    }

    /// Whether a browser may leave a view undrawn while it is out of sight: a part of a table that none of its views
    /// reaches out of at any width, since where it may wait it is also clipped.
    private func mayWaitOutOfSight(_ view: ViewID) -> Bool {
        guard let (group, slot) = slots[view.index], slot == 0, variant.groups[group].table != nil, !sticks(view) else {
            return false
        }
        let pieces = variant.groups[group].pieces
        let ends = pieces.dropFirst().map(\.start.width) + [end]
        return zip(pieces, ends).allSatisfy { piece, end in
            [piece.start.width, end].allSatisfy { width in
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
            if case .tableView = tree[view].kind {
                height.append([tableHeight(of: view, and: bottom)], from: piece.start)
            } else {
                let above = AffineValue.zero - state.contentOffset.y
                height.append([(above + state.contentSize.height + bottom).css], from: piece.start)
            }
        }
        paper.add(height)
        return paper
    }

    /// The box that a section's header sticks inside of: as high as its section.
    func section(headedBy view: ViewID) -> LiveElement? {
        guard sticks(view), let group = slots[view.index]?.group, let table = variant.groups[group].table else {
            return nil
        }
        var section = LiveElement(element: Element(roles: ["Section"]))
        for track in sectionTracks(of: table, group) { section.add(track) }
        return section
    }
}

extension Rect {
    /// Whether it lies in a box as large as `room` whose corner is the origin, but for less than a pixel can show.
    fileprivate func isInside(_ room: Rect) -> Bool {
        let noise = 1.0 / 64
        return x >= -noise && y >= -noise && x + width <= room.width + noise && y + height <= room.height + noise
    }
}

extension LiveElement {
    /// Whether some value is made of a variable.
    fileprivate func follows(_ variable: String) -> Bool {
        tracks.contains { $0.steps.contains { $0.values.contains { $0.contains(variable) } } }
    }
}

extension PreviewDrawing {
    /// What a picture's view shows where no width tells its height: the browser fits the picture itself.
    func fittedImage(_ view: ImageView, _ drawn: [Markup]) -> [Markup] {
        drawn.map { piece in
            guard case .void(var element) = piece, let image = view.image else { return piece }
            element.place = nil
            element.style += [view.contentMode.fit(image.size)]
            return .void(element)
        }
    }
}

extension ContentMode {
    /// The declarations that draw a picture of `size` points in the box around it, as `drawnRect` says.
    fileprivate func fit(_ size: Size) -> String {
        switch self {
        case .scaleToFill: return "width:100%;height:100%"
        case .scaleAspectFit: return "width:100%;height:100%;object-fit:contain"
        case .scaleAspectFill: return "width:100%;height:100%;object-fit:cover;overflow:visible"
        default:
            let rest = drawnRect(of: size, in: Rect(x: 0, y: 0, width: size.width + 2, height: size.height + 2))
            let (left, top) = (offset(rest.x / 2, size.width), offset(rest.y / 2, size.height))
            return "left:\(left);top:\(top);width:\(pixels(size.width));height:\(pixels(size.height))"
        }
    }

    /// The place of `length` in a box by the part of the spare room before it.
    private func offset(_ share: Double, _ length: Double) -> String {
        share == 0 ? "0" : "calc(\(css(share * 100))% - \(css(share * length))px)"
    }
}
