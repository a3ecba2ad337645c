import AutoLayout
import Piecewise
import Scene

/// A width of the screen and an offset of its content, points.
struct CellPoint {
    var width: Double
    var offset: Double
}

/// Where a variant's views are, as functions of width and offset that are affine in each cell: a point chooses the cell,
/// and its functions can be asked at any other point.
struct VariantGeometry {
    let variant: AdaptiveLayout.Variant
    let layout: AdaptiveLayout
    /// The group and the slot of each view.
    private let places: [(group: Int, slot: Int)?]
    /// The views that the offset carries along as the scroll view's content, in the screen's own group.
    private let isCarried: [Bool]

    init(_ variant: AdaptiveLayout.Variant, of layout: AdaptiveLayout) {
        let variant = variant.withSteps
        let index = TreeIndex(variant.tree)
        var places: [(group: Int, slot: Int)?] = variant.tree.views.map { _ in nil }
        for (number, group) in variant.groups.enumerated() {
            for (slot, view) in group.members.enumerated() { places[view.index] = (number, slot) }
        }
        isCarried = variant.tree.views.indices.map { view in
            guard let scroller = variant.scroller, let place = places[view] else { return false }
            return variant.groups[place.group].table == nil && index.isDescendant(ViewID(view), of: scroller)
        }
        self.places = places
        self.variant = variant
        self.layout = layout
    }

    func place(of view: ViewID) -> (group: Int, slot: Int)? { places[view.index] }

    func group(of view: ViewID) -> Int? { places[view.index]?.group }

    func carries(_ view: ViewID) -> Bool { isCarried[view.index] }

    /// The parts of a table up to one of them, in order.
    func parts(of table: ViewID, upTo last: Int) -> Range<Int> {
        let first = variant.groups.firstIndex { $0.table == table } ?? last
        return first..<last + 1
    }

    // MARK: Values

    /// The value of a sum whose constant is affine in the width.
    func value(of terms: [LengthSum.Term], _ constant: Affine, at point: CellPoint, in cell: CellPoint) -> Double {
        let screen = layout.screen(at: point.width)
        return terms.reduce(constant.value(at: point.width)) { sum, term in
            guard let place = places[term.view.index] else { return sum }
            let lines = piece(place.group, in: cell)?.textLines[place.slot]?.count ?? 0
            let frame = frame(of: term.view, at: point, in: cell)
            let view = variant.tree[term.view]
            return sum + term.coefficient * term.measure.value(of: view, frame, lines: lines, on: screen)
        }
    }

    private func piece(_ group: Int, in cell: CellPoint) -> AdaptiveLayout.Piece? {
        variant.groups[group].piece(at: cell.width)
    }

    private func frame(of view: ViewID, at point: CellPoint, in cell: CellPoint) -> Rect {
        guard let (group, slot) = places[view.index], let piece = piece(group, in: cell) else { return .zero }
        var frame = piece.frames[slot].value(at: point.width)
        let motions = variant.groups[group].motion.value(at: cell.width)
        for motion in motions?.value(at: cell.width, offset: cell.offset) ?? [] where motion.slot == slot {
            let change = motion.value(at: point.width, offset: point.offset)
            frame.x += change.x
            frame.y += change.y
            frame.width += change.width
            frame.height += change.height
        }
        if isCarried[view.index] { frame.y -= point.offset - layout.screen.scrolledBy }
        guard let table = variant.groups[group].table else { return frame }
        let corner = corner(ofPart: group, of: table, at: point, in: cell)
        if slot == 0 { frame.y = 0 } else { frame.x += piece.frames[0].x.value(at: point.width) }
        frame.x += corner.x
        frame.y += corner.y
        return frame
    }

    private func corner(ofPart group: Int, of table: ViewID, at point: CellPoint, in cell: CellPoint) -> Point {
        let frame = frame(of: table, at: point, in: cell)
        guard let state = scrollState(of: table, in: cell) else { return Point(x: frame.x, y: frame.y) }
        let content = state.contentOffset.value(at: point.width)
        let top = top(ofPart: group, of: table, at: point, in: cell)
        return Point(x: frame.x - content.x, y: frame.y + top - content.y - scrolled(table, at: point))
    }

    /// How far the screen's offset moves the content of a view, points.
    private func scrolled(_ view: ViewID, at point: CellPoint) -> Double {
        view == variant.scroller ? point.offset - layout.screen.scrolledBy : 0
    }

    private func scrollState(of view: ViewID, in cell: CellPoint) -> AdaptiveLayout.ScrollState? {
        group(of: view).flatMap { piece($0, in: cell) }?.scrollStates.first { $0.view == view }
    }

    // MARK: Tables

    private func height(_ group: Int, at width: Double, in cell: CellPoint) -> Double {
        piece(group, in: cell)?.frames.first?.height.value(at: width) ?? 0
    }

    /// Of some parts with the room around them.
    private func height(of parts: Range<Int>, at width: Double, in cell: CellPoint) -> Double {
        parts.reduce(0) { $0 + variant.groups[$1].above + height($1, at: width, in: cell) + variant.groups[$1].below }
    }

    /// Where a part begins in its table's content, if it does not stick.
    private func restingTop(_ group: Int, of table: ViewID, at width: Double, in cell: CellPoint) -> Double {
        height(of: parts(of: table, upTo: group).dropLast(), at: width, in: cell) + variant.groups[group].above
    }

    /// Where a part begins in its table's content; a section's header sticks to what is seen.
    private func top(ofPart group: Int, of table: ViewID, at point: CellPoint, in cell: CellPoint) -> Double {
        let resting = restingTop(group, of: table, at: point.width, in: cell)
        guard let stops = stops(ofPart: group, at: cell.width, in: cell) else { return resting }
        guard cell.offset > stops.first, let range = self.stops(ofPart: group, at: point.width, in: cell) else {
            return resting
        }
        return resting + (cell.offset < stops.last ? point.offset : range.last) - range.first
    }

    /// The offsets from which on a section's header sticks, and from which on its section's end pushes it away; nil for
    /// any other part.
    func stops(ofPart group: Int, at width: Double, in cell: CellPoint) -> (first: Double, last: Double)? {
        guard let end = variant.groups[group].lastOfSection, let table = variant.groups[group].table,
            table == variant.scroller, let state = scrollState(of: table, in: cell)
        else { return nil }
        let resting = restingTop(group, of: table, at: width, in: cell)
        let inset = state.contentOffset.y.value(at: width) + state.adjustedContentInset.top.value(at: width)
        let first = resting - inset + layout.screen.scrolledBy
        return (
            first, first + height(of: group + 1..<max(group, end) + 1, at: width, in: cell) - variant.groups[end].below
        )
    }

    /// How far the screen's content can be scrolled at a width; nil where nothing scrolls.
    func greatestOffset(at width: Double, in cell: CellPoint) -> Double? {
        guard let scroller = variant.scroller, let state = scrollState(of: scroller, in: cell) else { return nil }
        let parts = variant.groups.indices.filter { variant.groups[$0].table == scroller }
        let content =
            parts.isEmpty
            ? state.contentSize.height.value(at: width)
            : parts.reduce(0) { $0 + height(of: $1..<$1 + 1, at: width, in: cell) }
        let insets = state.adjustedContentInset.top + state.adjustedContentInset.bottom
        let group = group(of: scroller).flatMap { number in
            piece(number, in: cell)?.frames[places[scroller.index]?.slot ?? 0].height
        }
        return content + insets.value(at: width) - (group ?? .zero).value(at: width)
    }
}
