import AutoLayout
import Piecewise

/// The trees of a screen at every width and every scroll offset.
struct ScrolledTrees {
    /// Ascending; the first holds from the least width on.
    let pieces: [CellColumn<TreeSample>]
    /// By piece and interval: the position of its tree's shape among `models`.
    let shapes: [[Int]]
    /// One tree of each shape, without looks.
    let models: [ViewTree]
    /// By piece and interval: each number of the tree, in order; empty where the tree is the shape's model.
    private let numbers: [[[CellValue]]]

    /// A tree as it is at a width and an offset.
    struct Place {
        var tree: ViewTree
        var shape: Int
        /// Whether it is the shape's model.
        var isConstant: Bool
    }

    init(_ pieces: [CellColumn<TreeSample>]) throws(AdaptiveFailure) {
        self.pieces = pieces
        var (shapes, numbers): ([[Int]], [[[CellValue]]]) = ([], [])
        var models: [ViewTree] = []
        for piece in pieces {
            shapes.append([])
            numbers.append([])
            for (position, interval) in piece.first.intervals.enumerated() {
                let tree = interval.first.value.tree.withoutAppearance
                if let view = tree.firstDifference(
                    inShapeOf: piece.last.intervals[position].last.value.tree.withoutAppearance)
                {
                    throw .varyingContent(view)
                }
                let shape = models.firstIndex { $0.firstDifference(inShapeOf: tree) == nil } ?? models.count
                if shape == models.count { models.append(tree) }
                let map = piece.values(inInterval: position)
                let isConstant = map.allSatisfy { $0.offsetRate == 0 && $0.base.rate == 0 } && models[shape] == tree
                shapes[shapes.count - 1].append(shape)
                numbers[numbers.count - 1].append(isConstant ? [] : map)
            }
        }
        (self.shapes, self.numbers, self.models) = (shapes, numbers, models)
    }

    /// Trees that do not depend on the offset, from those at every width.
    init(_ pieces: [TracedPiece<TreeSample>], over offsets: ClosedRange<Double>) throws(AdaptiveFailure) {
        try self.init(
            pieces.map { piece in
                CellColumn(
                    start: piece.start, end: piece.end, first: OffsetPartition(piece.first, over: offsets),
                    last: OffsetPartition(piece.last, over: offsets))
            })
    }

    /// The tree at a width and an offset; notes where it stops being as it is there.
    func tree(at width: Double, offset: Double, noting trace: inout CertificateLog) -> Place {
        let position = pieces.lastIndex { $0.start.isReached(at: width) } ?? 0
        let piece = pieces[position]
        let stops = piece.stops(at: width)
        let interval = piece.interval(at: offset, stops)
        trace.note(
            position, width, from: piece.start.position,
            to: position + 1 < pieces.count ? pieces[position + 1].start.position : .infinity)
        trace.note(
            interval, offset, from: interval == 0 ? -.infinity : stops[interval],
            to: interval + 2 < stops.count ? stops[interval + 1] : .infinity)
        let (shape, numbers) = (shapes[position][interval], numbers[position][interval])
        guard !numbers.isEmpty else { return Place(tree: models[shape], shape: shape, isConstant: true) }
        return Place(
            tree: models[shape].replacingNumbers(numbers.map { $0.value(at: width, offset: offset) }), shape: shape,
            isConstant: false)
    }

    /// The pieces that hold at some widths of a span.
    func positions(in span: VariantSpan) -> [Int] {
        pieces.indices.filter { pieces[$0].end > span.start.position && pieces[$0].start.position < span.end }
    }

    // MARK: What varies with the offset

    /// Whether nothing of the layout depends on the offset.
    var isStill: Bool {
        shapes.allSatisfy { shapes in shapes.allSatisfy { $0 == shapes[0] } }
            && models.indices.allSatisfy { varyingNumbers(ofShape: $0)?.contains(true) == false }
    }

    /// By number: whether it varies with the offset in a shape; nil where the shape itself does.
    func varyingNumbers(ofShape shape: Int) -> [Bool]? {
        var varying = models[shape].numbers.map { _ in false }
        for (position, piece) in pieces.enumerated() where shapes[position].contains(shape) {
            guard shapes[position].allSatisfy({ $0 == shape }) else { return nil }
            for partition in [piece.first, piece.last] {
                guard let values = partition.intervals.first?.first.value.numbers else { continue }
                for sample in partition.intervals.flatMap({ [$0.first, $0.last] }) {
                    for (index, value) in sample.value.numbers.enumerated()
                    where abs(value - values[index]) > Tolerance.tie {
                        varying[index] = true
                    }
                }
            }
        }
        return varying
    }

    /// Some of the pieces, with nothing but some views of their trees, the root first, each after its superview.
    ///
    /// - Parameter positions: those of pieces whose trees have all of these views.
    func reduced(to views: [ViewID], in positions: [Int]) throws(AdaptiveFailure) -> ScrolledTrees {
        var pieces: [CellColumn<TreeSample>] = []
        for piece in positions.map({ self.pieces[$0] }) {
            var reduced = CellColumn(
                start: piece.start, end: piece.end, first: piece.first.reduced(to: views),
                last: piece.last.reduced(to: views))
            reduced.includesStops = piece.includesStops
            pieces.append(reduced)
        }
        return try ScrolledTrees(pieces)
    }
}

extension OffsetPartition<TreeSample> {
    /// A partition in which nothing depends on the offset.
    fileprivate init(_ sample: Sample<TreeSample>, over offsets: ClosedRange<Double>) {
        var (first, last) = (sample, sample)
        (first.parameter, last.parameter) = (offsets.lowerBound, offsets.upperBound)
        self.init(
            width: sample.parameter,
            intervals: [
                TracedPiece(
                    start: .init(offsets.lowerBound), end: offsets.upperBound, first: first, last: last)
            ])
    }

    /// The same intervals with nothing but some views of each tree.
    fileprivate func reduced(to views: [ViewID]) -> OffsetPartition<TreeSample> {
        OffsetPartition(
            width: width,
            intervals: intervals.map { interval in
                TracedPiece(
                    start: interval.start, end: interval.end, first: interval.first.reduced(to: views),
                    last: interval.last.reduced(to: views))
            }, isSettled: true)
    }
}

extension Sample<TreeSample> {
    fileprivate func reduced(to views: [ViewID]) -> Sample {
        Sample(parameter: parameter, log: log, value: TreeSample(value.tree.withoutAppearance.reduced(to: views)))
    }
}

extension ViewTree {
    /// The tree without looks.
    var withoutAppearance: ViewTree {
        var tree = self
        for index in tree.views.indices { tree[ViewID(index)].removeAppearance() }
        return tree
    }

    /// The tree with nothing but some views, the root first, each after its superview; tables without their
    /// parts, and collection views without theirs unless a header is pinned among them.
    fileprivate func reduced(to kept: [ViewID]) -> ViewTree {
        var places: [ViewID?] = Array(repeating: nil, count: views.count)
        for (position, view) in kept.enumerated() { places[view.index] = ViewID(position) }
        func place(_ view: ViewID) -> ViewID? { views.indices.contains(view.index) ? places[view.index] : nil }
        var tree = ViewTree(root: self[Self.rootID].detached)
        for view in kept.dropFirst() {
            guard let parent = self[view].superview.flatMap(place) else { continue }
            _ = tree.addSubview(self[view].detached, to: parent)
        }
        for view in kept where !self[view].kind.pinnedHeaders.isEmpty {
            guard case .collectionView(var collection) = self[view].kind,
                collection.parts.allSatisfy({ place($0) != nil })
            else { continue }
            collection.movePartIDs(place)
            tree[places[view.index] ?? Self.rootID].kind = .collectionView(collection)
        }
        for view in kept { tree[places[view.index] ?? Self.rootID].subviews = self[view].subviews.compactMap(place) }
        for var constraint in constraints {
            guard let first = place(constraint.first.item.view) else { continue }
            constraint.first.item.view = first
            if let second = constraint.second?.item.view {
                guard let place = place(second) else { continue }
                constraint.second?.item.view = place
            }
            tree.constraints.append(constraint)
        }
        return tree
    }
}

extension View {
    /// The view without its relatives.
    fileprivate var detached: View {
        var view = self
        view.subviews = []
        view.superview = nil
        if case .tableView(var table) = kind {
            (table.tableHeaderView, table.tableFooterView, table.sections) = (nil, nil, [])
            view.kind = .tableView(table)
        }
        if case .collectionView(var collection) = kind {
            collection.sections = []
            view.kind = .collectionView(collection)
        }
        return view
    }
}
