import Piecewise
import Scene

extension LiveRenderer {
    /// The element of a layer with its place and its looks at every width.
    func element(_ opened: OpenLayer) -> LiveElement {
        let layer = opened.layer
        var box = LiveElement(element: Element(layer.still, at: nil))
        guard let place = layer.still.frame else { return box }
        for timeline in timelines(of: place, in: opened.plane.map { open[$0].layer }) { box.add(timeline) }
        let depth = opened.plane.map { open.count - $0 } ?? 1
        if depth != 1 { box.element.style.append("--level:\(depth)") }
        for timeline in opened.table?.timelines ?? [] { box.add(timeline) }
        for timeline in layer.looks.timelines { box.add(timeline) }
        if layer.sheet?.isFollowed ?? false { box.element.roles.append("Scroller") }
        if layer.sticks { box.element.roles.append("Sticks") }
        if layer.mayWait { box.element.roles.append("Waits") }
        if box.follows("var(--s)") { box.element.roles.append("Moves") }
        return box
    }

    /// The place of a layer in the element of another one.
    private func timelines(of place: AdaptivePlace, in plane: AdaptiveLayer?) -> [StyleTimeline] {
        switch place.role {
        case .part(let part, let last): return timelines(ofPart: part, place, sticks: last != nil)
        case .screen: return timelines(place.frames.map { ($0, .zero) }, isMoved: place.isMoved, isFree: true)
        case .member:
            guard let plane, let outer = plane.still.frame else { return [] }
            let isMember = !outer.beginsSystem
            let segments = zip(place.frames.segments, outer.frames.segments).map { inner, outer in
                let frame = isMember ? inner.value.seen(from: outer.value) : inner.value
                return OverWidths<Placed>.Segment(start: inner.start, value: (frame, outer.value.rest))
            }
            // The box around what is scrolled is the sheet, whose end nothing hangs on.
            let isScrolled = plane.sheet != nil
            return timelines(
                OverWidths(segments: segments),
                isMoved: place.isMoved || isMember && outer.isMoved && !isScrolled, isFree: isScrolled)
        }
    }

    /// A frame in the element around, and that element's own.
    private typealias Placed = (frame: ScrollFrame, room: AffineRect)

    private func timelines(_ places: OverWidths<Placed>, isMoved: Bool, isFree: Bool) -> [StyleTimeline] {
        guard !isMoved else { return timelines(ofMoved: places.map({ $0.frame.lengths })) }
        var vertical = VerticalPieces()
        var horizontal = StyleTimeline(["left", "width"])
        var known: [Affine] = []
        for (start, place) in places.segments.map({ ($0.start, $0.value) }) {
            let (frame, room) = (place.frame.rest, place.room)
            vertical.append(top: frame.y, height: frame.height, in: room.height, from: start)
            guard known.becomes([frame.x, frame.width, room.width]) else { continue }
            horizontal.append([frame.x.css(across: room.width), frame.width.css(across: room.width)], from: start)
        }
        return [horizontal, vertical.timeline(isFree: isFree)]
    }

    private func timelines(ofMoved places: OverWidths<RectOf<ScrollLength>>) -> [StyleTimeline] {
        [
            StyleTimeline(["left", "width"], places) { [$0.x.css, $0.width.css] },
            StyleTimeline(["top", "height"], places) { [$0.y.css, $0.height.css] },
        ]
    }

    // MARK: Parts of tables

    /// The place of a part: below the parts before it. That of a header that sticks is in its section.
    private func timelines(ofPart part: Int, _ place: AdaptivePlace, sticks: Bool) -> [StyleTimeline] {
        guard let table else { return [] }
        let height = table.height(of: part)
        guard !sticks else {
            return [StyleTimeline(["top", "height", "width"], [table.visibleTop, height, "100%"], from: start)]
        }
        return [place.width, StyleTimeline(["top", "height"], [table.top(of: part), height], from: start)]
    }

    /// The box that a section's header sticks inside of: from its header to its last row.
    func section(around layer: AdaptiveLayer) -> LiveElement? {
        guard let place = layer.still.frame, case .part(let part, let last?) = place.role, let table else { return nil }
        var section = LiveElement(element: Element(roles: ["Section"]))
        section.add(place.width)
        let extent = [table.top(of: part), table.height(from: part, through: last)]
        section.add(StyleTimeline(["top", "height"], extent, from: start))
        return section
    }

    /// The beginning of the sheet that moves behind a layer's window, with a mark at the offset where it is opened.
    func beginning(_ sheet: ScrolledSheet, of table: TableParts?) -> [LiveMarkup] {
        var paper = LiveElement(element: Element(roles: ["Paper"]))
        paper.add(StyleTimeline(["height"], sheet.height) { [table?.height(with: $0) ?? $0.css] })
        guard sheet.opening != 0 else { return [.open(paper)] }
        var mark = LiveElement(element: Element(roles: ["Start"]))
        mark.add(StyleTimeline(["top"], [pixels(sheet.opening)], from: start))
        return [.open(paper), .open(mark), .close(tag: "div")]
    }

    /// The parts that the next layer is one of.
    private var table: TableParts? { open.last { $0.table != nil }?.table }
}

extension AdaptiveLayer {
    /// Whether it is a section's header that the browser lets stick.
    var sticks: Bool {
        if case .part(_, .some)? = still.frame?.role { true } else { false }
    }
}

extension AdaptivePlace {
    /// Where it stands along the horizontal axis.
    fileprivate var width: StyleTimeline {
        StyleTimeline(["left", "width"], frames) { [$0.rest.x.css, $0.rest.width.css] }
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

extension LiveElement {
    /// Whether some value is made of a variable.
    fileprivate func follows(_ variable: String) -> Bool {
        // Few values have a `v`, and to look for that is quick.
        timelines.contains { timeline in
            timeline.steps.contains { step in
                step.value.contains { $0.utf8.contains(UInt8(ascii: "v")) && $0.holds(variable) }
            }
        }
    }
}

extension String {
    /// Whether another text stands in it; the library's own search is no part of Embedded Swift.
    fileprivate func holds(_ part: String) -> Bool {
        utf8.indices.contains { utf8[$0...].starts(with: part.utf8) }
    }
}
