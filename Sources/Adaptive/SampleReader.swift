import AutoLayout
import Piecewise

/// Reads the values that `SystemProbe` samples.
struct SampleReader {
    let members: [ViewID]
    private let setting: SpanSetting
    private let root: ViewID
    private let table: ViewID?
    /// The slots of what scrolls.
    private let scrollSlots: [Int]
    /// The texts of one line.
    private var texts: [SlotText]

    init(_ setting: SpanSetting, root: ViewID, table: ViewID?) {
        self.setting = setting
        self.root = root
        self.table = table
        let tree = setting.family.tree
        let members = setting.index.members(of: root)
        self.members = members
        scrollSlots = members.indices.filter { tree[members[$0]].kind.isScrolling }
        texts = members.indices.filter { TextRuns.apply(to: tree[members[$0]]) }.map {
            SlotText(slot: $0, runs: TextRuns(view: tree[members[$0]], memory: setting.memory))
        }
    }

    /// A piece as it is handed out: cut once more where a text of one line changes.
    mutating func pieces(_ piece: TracedPiece) -> [AdaptiveLayout.Piece] {
        let map = piece.map
        var whole = AdaptiveLayout.Piece(
            start: piece.start,
            frames: members.indices.map { AffineRect(map, at: 4 * $0) },
            textLines: piece.first.texts.map { $0?.lines },
            textScales: members.map { _ in Affine(constant: 1) },
            scrollStates: scrollSlots.indices.map { scrollState($0, map) },
            separator: separator(map))
        var changes: [TextChange] = []
        for index in texts.indices {
            Self.addChanges(of: &texts[index], along: map[4 * texts[index].slot + 2], piece, to: &changes)
        }
        changes.sort { ($0.width, $0.slot) < ($1.width, $1.slot) }
        var pieces: [AdaptiveLayout.Piece] = []
        for (position, change) in changes.enumerated() {
            if position > 0, change.width != changes[position - 1].width {
                pieces.append(whole)
                whole.start = Breakpoint(change.width)
            }
            whole.textLines[change.slot] = change.lines
            whole.textScales[change.slot] = change.scale
        }
        return pieces + [whole]
    }

    /// A text that begins to hold at a width of the screen.
    private struct TextChange {
        var width: Double
        var slot: Int
        var lines: [TextLine]
        var scale: Affine
    }

    /// A view of one line of text, and the run that was met last.
    private struct SlotText {
        let slot: Int
        let runs: TextRuns
        private var last: TextRuns.Run?

        init(slot: Int, runs: TextRuns) {
            self.slot = slot
            self.runs = runs
        }

        mutating func run(around width: Double) -> TextRuns.Run {
            // Nearer to a turning point nobody is sure.
            if let last, width - last.lower > 1e-6, last.upper - width > 1e-6 { return last }
            let run = runs.run(around: width)
            last = run
            return run
        }
    }

    /// Appends the texts of a view whose width grows so over a piece; the first one stands at the piece's start.
    private static func addChanges(
        of text: inout SlotText, along map: Affine, _ piece: TracedPiece, to changes: inout [TextChange]
    ) {
        // Just behind a turning point nobody can be in doubt.
        let doubt = 5e-10
        let first = changes.count
        var width = piece.start.position
        while width < piece.end || changes.count == first, changes.count < first + 3000 {
            let inside = map.value(at: min(piece.end, width + (changes.count == first ? doubt : 0)))
            let run = text.run(around: inside)
            changes.append(
                TextChange(width: width, slot: text.slot, lines: run.text.lines, scale: run.scale(along: map)))
            guard abs(map.rate) > 1e-12 else { break }
            let turn = (map.rate > 0 ? run.upper : run.lower) - map.constant
            let next = turn / map.rate + doubt
            guard next.isFinite, next < piece.end else { break }
            width = max(next, width + doubt)
        }
    }

    /// The geometry of each table over the widths of the pieces.
    func tables(in pieces: [TracedPiece]) -> [[TableSpan]] {
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

    private func scrollState(_ position: Int, _ map: [Affine]) -> AdaptiveLayout.ScrollState {
        let first = firstValue(ofScroll: position)
        return AdaptiveLayout.ScrollState(
            view: members[scrollSlots[position]],
            contentOffset: AffinePoint(x: map[first], y: map[first + 1]),
            contentSize: AffineSize(width: map[first + 2], height: map[first + 3]),
            adjustedContentInset: AffineInsets(map, at: first + 4))
    }

    private func separator(_ map: [Affine]) -> AffineRect? {
        let tree = setting.family.tree
        guard let table, tree[root].role == .cell, case .tableView(let view) = tree[table].kind, view.showsSeparators
        else { return nil }
        return AffineRect(map, at: firstValue(ofScroll: scrollSlots.count))
    }
}

extension TextRuns.Run {
    /// The scale where the view's width grows so.
    fileprivate func scale(along width: Affine) -> Affine {
        let distance = upper - lower
        guard upperScale != text.scale, distance > 0, distance.isFinite else {
            return Affine(constant: text.scale)
        }
        let rate = (upperScale - text.scale) / distance
        return Affine(rate: rate * width.rate, constant: text.scale + rate * (width.constant - lower))
    }
}

extension AffineRect {
    /// Four values in a row.
    fileprivate init(_ values: [Affine], at first: Int) {
        self.init(x: values[first], y: values[first + 1], width: values[first + 2], height: values[first + 3])
    }
}

extension AffineInsets {
    /// Four values in a row.
    fileprivate init(_ values: [Affine], at first: Int) {
        self.init(top: values[first], left: values[first + 1], bottom: values[first + 2], right: values[first + 3])
    }
}
