import AutoLayout
import Piecewise

/// The widths over which a tree has one shape and its numbers are affine.
struct ShapeSpan {
    let setting: SpanSetting
    let start: Breakpoint
    /// Points.
    let end: Double
    let isEndIncluded: Bool

    /// The screen's system and the parts of all tables, each traced over these widths.
    func groups() throws(AdaptiveFailure) -> [AdaptiveLayout.Group] {
        var groups: [AdaptiveLayout.Group] = []
        var pending: [[TableSpan]] = []
        let screen = try pieces(of: ViewTree.rootID, in: [])
        add(ViewTree.rootID, table: nil, screen, to: &groups, &pending)
        var next = 0
        while next < pending.count {
            try addParts(of: pending[next], to: &groups, &pending)
            next += 1
        }
        groups.uniteStarts()
        return groups
    }

    /// The pieces of a system, from the cache or traced.
    private func pieces(of root: ViewID, in spans: [TableSpan]) throws(AdaptiveFailure) -> [TracedPiece<SystemSample>] {
        let key = SystemKey(self, root: root, in: spans)
        if let key, let known = setting.store.pieces(of: key) { return known }
        let pieces = spans.isEmpty ? try sweep(root, in: nil) : try sweep(part: root, over: spans)
        if let key { setting.store.keep(pieces, of: key) }
        return pieces
    }

    private func sweep(_ root: ViewID, in table: TableSpan?) throws(AdaptiveFailure) -> [TracedPiece<SystemSample>] {
        var sweep = PieceTracer(SystemProbe(setting, root: root, in: table))
        return try sweep.pieces(from: start, to: end, isEndIncluded: isEndIncluded)
    }

    /// Traces a part over each span of its table.
    private func sweep(part root: ViewID, over spans: [TableSpan]) throws(AdaptiveFailure) -> [TracedPiece<
        SystemSample
    >] {
        var pieces: [TracedPiece<SystemSample>] = []
        var sweep = PieceTracer(SystemProbe(setting, root: root, in: spans.first))
        for (position, span) in spans.enumerated() {
            let isLast = position + 1 == spans.count
            let isClosed = isLast ? isEndIncluded : !spans[position + 1].start.isIncluded
            sweep.probe.table = span
            for piece in try sweep.pieces(from: span.start, to: span.end, isEndIncluded: isClosed) {
                if let last = pieces.last, last.continues(into: piece) {
                    pieces[pieces.count - 1].end = piece.end
                    pieces[pieces.count - 1].last = piece.last
                } else {
                    pieces.append(piece)
                }
            }
        }
        return pieces
    }

    private func add(
        _ root: ViewID, table: ViewID?, _ swept: [TracedPiece<SystemSample>], to groups: inout [AdaptiveLayout.Group],
        _ pending: inout [[TableSpan]]
    ) {
        var reader = SampleReader(setting, root: root, table: table)
        groups.append(
            AdaptiveLayout.Group(
                root: root, table: table, members: reader.members, pieces: swept.flatMap { reader.pieces($0) }))
        pending += reader.tables(in: swept)
    }

    // MARK: Tables

    private func addParts(
        of spans: [TableSpan], to groups: inout [AdaptiveLayout.Group], _ pending: inout [[TableSpan]]
    ) throws(AdaptiveFailure) {
        guard let view = spans.first?.view, case .tableView(let table) = setting.family.tree[view].kind else { return }
        let first = groups.count
        let (parts, below) = table.parts(on: setting.screen)
        for part in parts { try addPart(part, spans, to: &groups, &pending) }
        for index in groups.indices.dropFirst(first) {
            let last = parts.first { $0.view == groups[index].root }?.last
            groups[index].lastOfSection = last.flatMap { last in groups.lastIndex { $0.root == last } }
        }
        if groups.count > first { groups[groups.count - 1].below = below }
    }

    private func addPart(
        _ part: TableView.Part, _ spans: [TableSpan], to groups: inout [AdaptiveLayout.Group],
        _ pending: inout [[TableSpan]]
    ) throws(AdaptiveFailure) {
        let view = part.view
        guard let table = spans.first?.view, setting.index.isSystemRoot(view),
            setting.index.parent(of: view) == table, setting.family.tree[view].role == part.role
        else { return }
        add(view, table: table, try pieces(of: view, in: spans), to: &groups, &pending)
        groups[groups.count - 1].above = part.above
    }
}
