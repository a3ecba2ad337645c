import Adaptive
import AutoLayout
import Cassowary
import Piecewise

/// The constraints of a live figure, each followed through every width and offset.
///
/// Trees of different widths have numbers of their own for views, so that a constraint is known by its view's path and its
/// words. A constraint that stands twice is told apart by its order.
struct ConstraintTracks {
    /// The view whose block it stands in, what it says but for its constant, and which one it is of those that say so.
    struct Key: Hashable {
        var path: String
        var words: String
        var count: Int
    }

    /// The widths of each variant, and the paths of its views.
    private var variants: [(widths: ClosedRange<Double>, paths: Set<String>)] = []
    /// The greatest offset, points.
    private let greatestOffset: Double
    private(set) var keys: [Key] = []
    private var entries: [Entry] = []
    private var positions: [Key: Int] = [:]

    private struct Entry {
        /// As its view's block would say it, with its constant where it first takes part.
        let words: String
        let other: String?
        var track: ConstraintTrack
    }

    init(_ layout: AdaptiveLayout) {
        greatestOffset = layout.scrolling?.offsets.upperBound ?? 0
        for (position, variant) in layout.variants.enumerated() {
            let isLast = position + 1 == layout.variants.count
            let end = isLast ? Breakpoint(layout.widths.upperBound) : layout.variants[position + 1].start
            let names = TreeNames(variant.tree)
            variants.append((variant.start.position...max(end.position, variant.start.position), Set(names.paths)))
            let scrolled = variant.scrolledKeys
            for group in variant.groups {
                append(group, besides: group.table == nil ? scrolled : [], until: end, names)
            }
            append(variant.scrolledConstraints, until: end, names)
        }
    }

    /// Where there is a view of that path.
    func spans(of path: String) -> [ClosedRange<Double>] {
        variants.filter { $0.paths.contains(path) }.map { $0.widths }
    }

    subscript(key: Key) -> ConstraintTrack? { positions[key].map { entries[$0].track } }

    /// The constraint as its view's block would say it, with its constant where it first takes part.
    func words(of key: Key) -> String { positions[key].map { entries[$0].words } ?? key.words }

    /// The path of the view that the constraint leads to; nil where its words say it.
    func other(of key: Key) -> String? { positions[key].flatMap { entries[$0].other } }

    // MARK: Groups

    private mutating func append(
        _ group: AdaptiveLayout.Group, besides scrolled: Set<LayoutConstraint>, until end: Breakpoint,
        _ names: TreeNames
    ) {
        var (constraints, found): ([LayoutConstraint], [Int?]) = ([], [])
        for (piece, end) in zip(group.pieces, group.pieces.dropFirst().map({ $0.start }) + [end]) {
            if piece.constraints != constraints {
                constraints = piece.constraints
                found = entries(of: constraints, names, besides: scrolled)
            }
            for (position, entry) in found.enumerated() {
                if let entry { entries[entry].track.append(piece, position, to: end) }
            }
        }
    }

    /// The positions of constraints that take part together, new ones added.
    private mutating func entries(
        of constraints: [LayoutConstraint], _ names: TreeNames, besides left: Set<LayoutConstraint> = []
    ) -> [Int?] {
        var counts: [Key: Int] = [:]
        return constraints.map { constraint in
            guard left.isEmpty || !left.contains(constraint.key) else { return nil }
            let key = names.key(of: constraint, &counts)
            if let known = positions[key] { return known }
            positions[key] = keys.count
            keys.append(key)
            entries.append(
                Entry(
                    words: names.words(for: constraint), other: names.other(of: constraint),
                    track: ConstraintTrack(constraint: constraint)))
            return keys.count - 1
        }
    }

    private mutating func append(
        _ scrolled: OverWidths<OverOffsets<[AdaptiveLayout.ScrolledConstraint]>>, until end: Breakpoint,
        _ names: TreeNames
    ) {
        for (segment, end) in zip(scrolled.segments, scrolled.starts.dropFirst() + [end]) {
            var cells: [[Int: ResidualOf<CellValue>]] = []
            for items in segment.value.values {
                let found = entries(of: items.map { $0.constraint }, names)
                var cell: [Int: ResidualOf<CellValue>] = [:]
                for (entry, item) in zip(found, items) where cell[entry ?? 0] == nil {
                    cell[entry ?? 0] = item.residual
                }
                cells.append(cell)
            }
            let stops = segment.value.starts.map { $0.position } + [Affine(constant: greatestOffset)]
            for entry in Set(cells.flatMap({ $0.keys })).sorted() {
                var row: [ConstraintTrack.Cell] = []
                for index in cells.indices {
                    let residual = cells[index][entry]
                    if let last = row.last,
                        last.residual.agrees(with: residual, from: segment.start.position, to: end.position)
                    {
                        row[row.count - 1].end = stops[index + 1]
                    } else {
                        row.append(ConstraintTrack.Cell(start: stops[index], end: stops[index + 1], residual: residual))
                    }
                }
                entries[entry].track.append(ConstraintTrack.Segment(start: segment.start, end: end, cells: row))
            }
        }
    }
}

extension ConstraintTrack {
    /// Goes on with the residual of a piece, on each of its steps if that makes a difference.
    fileprivate mutating func append(_ piece: AdaptiveLayout.Piece, _ position: Int, to end: Breakpoint) {
        var residual = piece.residuals[position]
        guard let climb = piece.climb else {
            if isHeld(residual.excess, from: piece.start, to: end) { residual.excess = .zero }
            return append(residual, from: piece.start, to: end)
        }
        let steps = climb.staircase.steps(from: piece.start.position, to: end.position)
        var rise = climb.residualRises[position]
        if [steps.lowerBound, steps.upperBound - 1].allSatisfy({
            isHeld(residual.excess + Affine(constant: Double($0) * rise.excess), from: piece.start, to: end)
        }) {
            (residual.excess, rise.excess) = (.zero, 0)
        }
        guard max(abs(rise.constant), abs(rise.excess)) > Tolerance.drawnConstant else {
            return append(residual, from: piece.start, to: end)
        }
        for step in steps {
            append(
                residual.zip(rise) { $0 + Affine(constant: Double(step) * $1) },
                from: step > steps.lowerBound ? climb.staircase.start(ofStep: step) : piece.start,
                to: step + 1 < steps.upperBound ? climb.staircase.start(ofStep: step + 1) : end)
        }
    }

    /// Whether nobody asks by how much its first side exceeds the second: it is about a length in the figure, or an
    /// inequality that holds.
    private func isHeld(_ excess: Affine, from start: Breakpoint, to end: Breakpoint) -> Bool {
        guard constraint.content == nil else { return true }
        return constraint.relation != .equal
            && ![start, end].contains { constraint.isMissed(by: excess.value(at: $0.position)) }
    }

    /// Goes on with the same residual at every offset.
    fileprivate mutating func append(_ residual: ResidualOf<Affine>, from start: Breakpoint, to end: Breakpoint) {
        let residual = residual.map { CellValue(base: $0) }
        if let last = segments.last, last.cells.count == 1, let cell = last.cells.first, cell.start == nil,
            let known = cell.residual, start.position - last.end.position < Tolerance.shortest,
            known.agrees(with: residual, from: last.start.position, to: end.position)
        {
            segments[segments.count - 1].end = end
        } else {
            segments.append(Segment(start: start, end: end, cells: [Cell(start: nil, end: nil, residual: residual)]))
        }
    }

    /// Goes on with a segment; one that is as the last one was lengthens that.
    fileprivate mutating func append(_ segment: Segment) {
        if let last = segments.last, last.agrees(with: segment) {
            segments[segments.count - 1].end = segment.end
        } else {
            segments.append(segment)
        }
    }
}

extension ConstraintTrack.Segment {
    /// Whether another one, which begins where this one ends, says the same.
    fileprivate func agrees(with other: Self) -> Bool {
        guard cells.count == other.cells.count, other.start.position - end.position < Tolerance.shortest else {
            return false
        }
        return zip(cells, other.cells).allSatisfy { a, b in
            a.residual.agrees(with: b.residual, from: start.position, to: other.end.position)
                && agree(a.start, b.start, to: other.end.position)
        }
    }

    private func agree(_ a: Affine?, _ b: Affine?, to end: Double) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return [start.position, end].allSatisfy { abs(a.value(at: $0) - b.value(at: $0)) < Tolerance.drawnConstant }
    }
}

extension ResidualOf<CellValue> {
    fileprivate func agrees(with other: Self, from start: Double, to end: Double) -> Bool {
        constant.agrees(with: other.constant, from: start, to: end)
            && excess.agrees(with: other.excess, from: start, to: end)
    }
}

extension ResidualOf<CellValue>? {
    fileprivate func agrees(with other: Self, from start: Double, to end: Double) -> Bool {
        guard let self, let other else { return self == nil && other == nil }
        return self.agrees(with: other, from: start, to: end)
    }
}

extension CellValue {
    fileprivate func agrees(with other: CellValue, from start: Double, to end: Double) -> Bool {
        self == other
            || abs(offsetRate - other.offsetRate) < Tolerance.drawnRate
                && abs(base.value(at: start) - other.base.value(at: start)) < Tolerance.drawnConstant
                && abs(base.value(at: end) - other.base.value(at: end)) < Tolerance.drawnConstant
    }
}
