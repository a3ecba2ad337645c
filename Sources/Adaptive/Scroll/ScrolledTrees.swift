import AutoLayout
import Piecewise

/// The trees of a screen at every width and every scroll offset.
struct ScrolledTrees {
    /// Ascending; the first holds from the least width on.
    let pieces: [CellColumn]
    /// By piece and band: the position of its tree's shape among `models`.
    let shapes: [[Int]]
    /// One tree of each shape, without looks.
    let models: [ViewTree]
    /// By piece and band: each number of the tree, in order; empty where the tree is the shape's model.
    private let numbers: [[[CellValue]]]

    /// A tree as it is at a width and an offset.
    struct Place {
        var tree: ViewTree
        var shape: Int
        /// Whether it is the shape's model.
        var isConstant: Bool
    }

    init(_ pieces: [CellColumn]) throws(AdaptiveFailure) {
        self.pieces = pieces
        var (shapes, numbers): ([[Int]], [[[CellValue]]]) = ([], [])
        var models: [ViewTree] = []
        for piece in pieces {
            shapes.append([])
            numbers.append([])
            for (position, band) in piece.first.bands.enumerated() {
                guard let tree = band.first.tree?.undressed, let last = piece.last.bands[position].last.tree else {
                    throw .unsolvable(width: piece.first.width)
                }
                if let view = tree.firstDifference(inShapeOf: last.undressed) { throw .varyingContent(view) }
                let shape = models.firstIndex { $0.firstDifference(inShapeOf: tree) == nil } ?? models.count
                if shape == models.count { models.append(tree) }
                let corners = piece.corners(ofBand: position)
                let map = band.first.values.indices.map { corners.value($0) }
                let isConstant = map.allSatisfy { $0.offsetRate == 0 && $0.base.rate == 0 } && models[shape] == tree
                shapes[shapes.count - 1].append(shape)
                numbers[numbers.count - 1].append(isConstant ? [] : map)
            }
        }
        (self.shapes, self.numbers, self.models) = (shapes, numbers, models)
    }

    /// Trees that do not depend on the offset, from those at every width.
    init(_ pieces: [TracedPiece], over offsets: ClosedRange<Double>) throws(AdaptiveFailure) {
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
        let band = piece.band(at: offset, stops)
        trace.note(
            position, width, from: piece.start.position,
            to: position + 1 < pieces.count ? pieces[position + 1].start.position : .infinity)
        trace.note(
            band, offset, from: band == 0 ? -.infinity : stops[band],
            to: band + 2 < stops.count ? stops[band + 1] : .infinity)
        let (shape, numbers) = (shapes[position][band], numbers[position][band])
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
            for slice in [piece.first, piece.last] {
                guard let values = slice.bands.first?.first.values else { continue }
                for sample in slice.bands.flatMap({ [$0.first, $0.last] }) {
                    for (index, value) in sample.values.enumerated() where abs(value - values[index]) > 1e-9 {
                        varying[index] = true
                    }
                }
            }
        }
        return varying
    }

    /// The same with nothing but some views, the root first, each after its superview.
    func reduced(to views: [ViewID]) throws(AdaptiveFailure) -> ScrolledTrees {
        var pieces: [CellColumn] = []
        for piece in self.pieces {
            var reduced = CellColumn(
                start: piece.start, end: piece.end, first: piece.first.reduced(to: views),
                last: piece.last.reduced(to: views))
            reduced.includesStops = piece.includesStops
            pieces.append(reduced)
        }
        return try ScrolledTrees(pieces)
    }
}

extension OffsetPartition {
    /// A slice in which nothing depends on the offset.
    fileprivate init(_ sample: WidthSample, over offsets: ClosedRange<Double>) {
        var (first, last) = (sample, sample)
        (first.width, last.width) = (offsets.lowerBound, offsets.upperBound)
        self.init(
            width: sample.width,
            bands: [
                TracedPiece(
                    start: .init(offsets.lowerBound), end: offsets.upperBound, first: first, last: last)
            ])
    }

    /// The same bands with nothing but some views of each tree.
    fileprivate func reduced(to views: [ViewID]) -> OffsetPartition {
        OffsetPartition(
            width: width,
            bands: bands.map { band in
                TracedPiece(
                    start: band.start, end: band.end, first: band.first.reduced(to: views),
                    last: band.last.reduced(to: views))
            }, isSettled: true)
    }
}

extension WidthSample {
    fileprivate func reduced(to views: [ViewID]) -> WidthSample {
        var sample = self
        sample.tree = tree?.undressed.reduced(to: views)
        sample.values = sample.tree?.numbers ?? []
        return sample
    }
}

extension ViewTree {
    /// The tree without looks.
    var undressed: ViewTree {
        var tree = self
        for index in tree.views.indices { tree[ViewID(index)].appearance = ViewAppearance() }
        return tree
    }

    /// The tree with nothing but some views, the root first, each after its superview; tables without their parts.
    fileprivate func reduced(to kept: [ViewID]) -> ViewTree {
        var places: [ViewID?] = Array(repeating: nil, count: views.count)
        for (position, view) in kept.enumerated() { places[view.index] = ViewID(position) }
        func place(_ view: ViewID) -> ViewID? { views.indices.contains(view.index) ? places[view.index] : nil }
        var tree = ViewTree(root: self[Self.rootID].bare)
        for view in kept.dropFirst() {
            guard let parent = self[view].superview.flatMap(place) else { continue }
            _ = tree.addSubview(self[view].bare, to: parent)
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
    fileprivate var bare: View {
        var view = self
        view.subviews = []
        view.superview = nil
        if case .tableView(var table) = kind {
            (table.tableHeaderView, table.tableFooterView, table.sections) = (nil, nil, [])
            view.kind = .tableView(table)
        }
        return view
    }
}
