/// Reads the values that `SystemProbe` samples.
struct SampleReader {
    let members: [ViewID]
    private let setting: ResponsiveSetting
    private let root: ViewID
    private let table: ViewID?
    /// The slots of what scrolls.
    private let scrollSlots: [Int]

    init(_ setting: ResponsiveSetting, root: ViewID, table: ViewID?) {
        self.setting = setting
        self.root = root
        self.table = table
        let tree = setting.family.tree
        let members = setting.index.members(of: root)
        self.members = members
        scrollSlots = members.indices.filter { tree[members[$0]].kind.scrolling != nil }
    }

    /// A piece as it is handed out.
    func piece(_ piece: SweptPiece) -> ResponsiveLayout.Piece {
        let map = piece.map
        return ResponsiveLayout.Piece(
            start: piece.start,
            frames: members.indices.map { AffineRect(map, at: 4 * $0) },
            textLines: piece.first.texts.map { $0?.lines },
            textScales: members.indices.map { scale(ofSlot: $0, piece) },
            scrollStates: scrollSlots.indices.map { scrollState($0, map) },
            separator: separator(map))
    }

    /// The geometry of each table over the widths of the pieces.
    func tables(in pieces: [SweptPiece]) -> [[TableSpan]] {
        var tables: [[TableSpan]] = []
        for (position, slot) in scrollSlots.enumerated() where setting.family.tree[members[slot]].kind.isTable {
            var spans: [TableSpan] = []
            for piece in pieces {
                let map = piece.map
                let span = TableSpan(
                    view: members[slot], start: piece.start, end: piece.end, width: map[4 * slot + 2],
                    safeArea: AffineInsets(map, at: firstValue(ofScroll: position) + 8))
                if let last = spans.last, last.continues(into: span) {
                    spans[spans.count - 1].end = span.end
                } else {
                    spans.append(span)
                }
            }
            tables.append(spans)
        }
        return tables
    }

    private func firstValue(ofScroll position: Int) -> Int { 4 * members.count + 12 * position }

    private func scrollState(_ position: Int, _ map: [AffineValue]) -> ResponsiveLayout.ScrollState {
        let first = firstValue(ofScroll: position)
        return ResponsiveLayout.ScrollState(
            view: members[scrollSlots[position]],
            contentOffset: AffinePoint(x: map[first], y: map[first + 1]),
            contentSize: AffineSize(width: map[first + 2], height: map[first + 3]),
            adjustedContentInset: AffineInsets(map, at: first + 4))
    }

    private func separator(_ map: [AffineValue]) -> AffineRect? {
        let tree = setting.family.tree
        guard let table, tree[root].role == .cell, case .tableView(let view) = tree[table].kind, view.showsSeparators
        else { return nil }
        return AffineRect(map, at: firstValue(ofScroll: scrollSlots.count))
    }

    /// Between the ends of a piece the scale of a shrunk text is nearly, not quite, affine.
    private func scale(ofSlot slot: Int, _ piece: SweptPiece) -> AffineValue {
        let (first, last) = (piece.first.texts[slot]?.scale ?? 1, piece.last.texts[slot]?.scale ?? 1)
        let distance = piece.last.width - piece.first.width
        guard distance > 0, first != last else { return AffineValue(constant: first) }
        let rate = (last - first) / distance
        return AffineValue(rate: rate, constant: first - rate * piece.first.width)
    }
}

extension AffineRect {
    /// Four values in a row.
    fileprivate init(_ values: [AffineValue], at first: Int) {
        self.init(x: values[first], y: values[first + 1], width: values[first + 2], height: values[first + 3])
    }
}

extension AffineInsets {
    /// Four values in a row.
    fileprivate init(_ values: [AffineValue], at first: Int) {
        self.init(top: values[first], left: values[first + 1], bottom: values[first + 2], right: values[first + 3])
    }
}
