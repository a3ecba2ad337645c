import AutoLayout
import Piecewise
import Scene

/// Reads the values that `SystemProbe` samples.
struct SampleReader {
    let members: [ViewID]
    private let setting: SpanSetting
    private let root: ViewID
    private let table: ViewID?
    /// The slots of what scrolls.
    private let scrollSlots: [Int]
    private var texts: [SlotText]
    /// The constraints found last, by slots and by views.
    private var constraints: (bySlot: [LayoutConstraint], byView: [LayoutConstraint]) = ([], [])

    init(_ setting: SpanSetting, root: ViewID, table: ViewID?) {
        self.setting = setting
        self.root = root
        self.table = table
        let tree = setting.family.tree
        let members = setting.index.members(of: root)
        self.members = members
        scrollSlots = members.indices.filter { tree[members[$0]].kind.isScrolling }
        texts = members.enumerated().compactMap { slot, view in SlotText(slot, tree[view], setting.memory) }
    }

    /// The pieces of the layout in a traced piece: it is cut where the lines of a text change.
    mutating func pieces(_ piece: TracedPiece<SystemSample>) -> [AdaptiveLayout.Piece] {
        let (first, last) = (piece.first.value.system, piece.last.value.system)
        let lines = first.zip(last) { piece.line($0, $1) }
        var whole = AdaptiveLayout.Piece(
            start: piece.start, frames: lines.frames, textLines: members.map { _ in nil },
            textScales: members.map { _ in Affine(constant: 1) },
            scrollStates: zip(scrollSlots, lines.scrolls).map { scrollState(members[$0], $1) },
            separator: showsSeparator ? lines.separator : nil,
            constraints: named(piece.first.value.constraints),
            residuals: lines.residuals)
        whole.hasProblems = piece.first.value.hasProblems
        cutTexts(to: piece.first.value.lineLimits)
        guard let climb = piece.climb else { return cut(whole, at: piece.end) }
        let rises = lines.zip(climb.far.value.system) { climb.rise(of: $0, to: $1) }
        whole.frames = zip(lines.frames, rises.frames).map { $0.zip($1) { $0 - Affine(constant: $1) } }
        whole.separator = whole.separator.flatMap { line in
            rises.separator.map { line.zip($0) { $0 - Affine(constant: $1) } }
        }
        whole.residuals = zip(lines.residuals, rises.residuals).map { $0.zip($1) { $0 - Affine(constant: $1) } }
        whole.climb = AdaptiveLayout.Climb(
            staircase: climb.staircase, rises: rises.frames, separatorRise: rises.separator,
            residualRises: rises.residuals)
        guard texts.contains(where: { abs(rises.frames[$0.slot].width) > Tolerance.agreement }) else {
            return cut(whole, at: piece.end)
        }
        let steps = whole.steps(before: piece.end)
        let ends = steps.dropFirst().map { $0.start.position } + [piece.end]
        return zip(steps, ends).flatMap { cut($0, at: $1) }
    }

    /// The constraints between the group's views; mostly those of the piece before.
    private mutating func named(_ found: [LayoutConstraint]) -> [LayoutConstraint] {
        if found != constraints.bySlot {
            constraints = (found, found.compactMap { $0.moved { members[$0.index] } })
        }
        return constraints.byView
    }

    /// - Parameter lineLimits: as in `SystemSample`.
    private mutating func cutTexts(to lineLimits: [Int]) {
        var limits = lineLimits.makeIterator()
        for index in texts.indices where texts[index].isMultiline {
            texts[index].lineLimit = limits.next() ?? 0
        }
    }

    /// The pieces of a piece where each text stays the same.
    private mutating func cut(_ piece: AdaptiveLayout.Piece, at end: Double) -> [AdaptiveLayout.Piece] {
        var whole = piece
        var changes: [TextChange] = []
        for index in texts.indices {
            Self.addChanges(of: &texts[index], in: whole, until: end, to: &changes)
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

    /// A view with a text, and the run that was found last.
    private struct SlotText {
        let slot: Int
        let isMultiline: Bool
        /// To how many lines a text that may have several is cut.
        var lineLimit = 0 { didSet { if lineLimit != oldValue { last = nil } } }
        private let runs: TextRuns
        private var last: TextRuns.Run?

        /// Nil for a view that shows no text.
        init?(_ slot: Int, _ view: View, _ memory: LineBreakCache) {
            guard let runs = TextRuns(of: view, memory: memory) else { return nil }
            (self.slot, self.runs) = (slot, runs)
            isMultiline = view.kind.shownText?.multilineLabel != nil
        }

        mutating func run(around width: Double) -> TextRuns.Run {
            // Nearer to a turning point nobody is sure.
            if let last, width - last.lower > Tolerance.shortest, last.upper - width > Tolerance.shortest {
                return last
            }
            let run = runs.run(around: width, lineLimit: lineLimit)
            last = run
            return run
        }
    }

    /// Appends the texts of a view over a piece; the first one holds from the piece's start.
    private static func addChanges(
        of text: inout SlotText, in piece: AdaptiveLayout.Piece, until end: Double, to changes: inout [TextChange]
    ) {
        let size = piece.frames[text.slot].width
        let first = changes.count
        var width = piece.start.position
        while width < end || changes.count == first, changes.count < first + 3000 {
            let inside = size.value(at: min(end, width + (changes.count == first ? Tolerance.settling : 0)))
            let run = text.run(around: inside)
            changes.append(
                TextChange(width: width, slot: text.slot, lines: run.text.lines, scale: run.scale(along: size)))
            guard abs(size.rate) > Tolerance.widthRate else { break }
            let turn = (size.rate > 0 ? run.upper : run.lower) - size.constant
            let next = turn / size.rate + Tolerance.settling
            guard next.isFinite, next < end else { break }
            width = max(next, width + Tolerance.settling)
        }
    }

    /// The geometry of each table over the widths of the pieces.
    func tables(in pieces: [TracedPiece<SystemSample>]) -> [[TableSpan]] {
        var tables: [[TableSpan]] = []
        for (position, slot) in scrollSlots.enumerated() where setting.family.tree[members[slot]].kind.isTable {
            var spans: [TableSpan] = []
            for piece in pieces {
                let lines = piece.first.value.system.zip(piece.last.value.system) { piece.line($0, $1) }
                let span = TableSpan(
                    view: members[slot], start: piece.start, end: piece.end, width: lines.frames[slot].width,
                    safeArea: lines.scrolls[position].safeArea)
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

    private func scrollState(_ view: ViewID, _ numbers: ScrollNumbers<Affine>) -> AdaptiveLayout.ScrollState {
        AdaptiveLayout.ScrollState(
            view: view, contentOffset: numbers.contentOffset, contentSize: numbers.contentSize,
            adjustedContentInset: numbers.adjustedContentInset)
    }

    private var showsSeparator: Bool {
        let tree = setting.family.tree
        guard let table, tree[root].role == .cell, case .tableView(let view) = tree[table].kind else { return false }
        return view.showsSeparators && !view.endsSection(root)
    }
}

extension TextRuns.Run {
    /// The scale, by the line of the view's width.
    fileprivate func scale(along width: Affine) -> Affine {
        let distance = upper - lower
        guard upperScale != text.scale, distance > 0, distance.isFinite else {
            return Affine(constant: text.scale)
        }
        let rate = (upperScale - text.scale) / distance
        return Affine(rate: rate * width.rate, constant: text.scale + rate * (width.constant - lower))
    }
}
