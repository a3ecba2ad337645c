import Adaptive
import AutoLayout
import Piecewise
import Scene

/// Makes the scene of one variant of a layout: the views as a still scene has them, with all that follows the width and
/// the scroll offset.
struct AdaptiveSceneBuilder {
    typealias Group = AdaptiveLayout.Group

    /// Each step of a staircase is a piece.
    let variant: AdaptiveLayout.Variant
    /// Where the variant ends, points.
    let end: Double
    /// How far the screen is scrolled from its rest, points; nil where that is not known.
    let offsets: ClosedRange<Double>?
    /// How far it is scrolled at first, points from rest.
    let opening: Double
    /// Says what each view shows and how its layer looks, at one size after another.
    let views: SceneBuilder
    /// For each view its group and its position there; nil for one that stands in no group.
    let slots: [(group: Int, slot: Int)?]
    /// For each group what holds from width to width.
    let spans: [OverWidths<Span>]
    /// What stands in each table.
    let tables: [ViewID: StackedParts]

    /// A piece, and how the offset moves the group's members while it holds; nil where it moves nothing but content.
    typealias Span = (piece: AdaptiveLayout.Piece, motion: OverOffsets<[AdaptiveLayout.Motion]>?)

    /// - Parameter screen: the screen at the variant's start.
    init(
        _ variant: AdaptiveLayout.Variant, on screen: Screen, end: Double, offsets: ClosedRange<Double>? = nil,
        opening: Double = 0, measurer: any TextMeasuring
    ) {
        let stepped = variant.withSteps
        self.variant = stepped
        self.end = end
        self.offsets = offsets
        self.opening = opening
        let tree = variant.tree
        var views = SceneBuilder(
            screen: screen, tree: tree, layout: Layout(viewCount: tree.views.count), measurer: measurer)
        views.sliding = Self.sliders(stepped, end, views)
        views.scrolling = Self.scrollers(variant, offsets, views).subtracting(views.sliding.keys)
        self.views = views
        var slots: [(group: Int, slot: Int)?] = Array(repeating: nil, count: tree.views.count)
        for (group, members) in variant.groups.map({ $0.members }).enumerated() {
            for (slot, view) in members.enumerated() { slots[view.index] = (group, slot) }
        }
        self.slots = slots
        spans = stepped.groups.map { Self.spans($0, followsOffset: offsets != nil) }
        var tables: [ViewID: StackedParts] = [:]
        for case let table? in variant.groups.map({ $0.table }) where tables[table] == nil {
            tables[table] = StackedParts(of: table, in: variant, place: slots[table.index]?.group)
        }
        self.tables = tables
    }

    var tree: ViewTree { variant.tree }

    /// Hands over the scene, every view in reading order, item by item: all at once would take a multiple of what is
    /// made of them.
    func visitScene(_ visit: (AdaptiveSceneItem) -> Void) {
        views.visitItems(layer: layer, content: content, end: { separator(of: $0) + marks(of: $0) }, visit)
    }

    private func layer(of view: ViewID, level: Int) -> AdaptiveLayer {
        let children = views.layeredSubviews(of: view)
        let levels = levels(of: view)
        var layer = AdaptiveLayer(still: still(view, level: levels == nil ? level : 0))
        layer.hasSublayers = !children.isEmpty
        layer.ordersSublayers = children.contains { $0.level != 0 || self.levels(of: $0.view) != nil }
        guard slots[view.index] != nil else { return layer }
        layer.looks = looks(of: view)
        layer.looks.level = levels
        layer.parts = tables[view]
        layer.sheet = sheet(of: view)
        layer.mayWait = mayWaitOutOfSight(view)
        return layer
    }

    /// What a view shows by itself, where a system has placed it.
    private func content(of view: ViewID) -> [AdaptiveContent] {
        guard let (group, slot) = slots[view.index] else { return [] }
        let scenes = scenes(of: view, group, slot)
        return scenes.isEmpty ? [] : [.primitives(scenes)]
    }

    // MARK: Places

    func place(of view: ViewID) -> AdaptivePlace? {
        guard let (index, slot) = slots[view.index] else { return nil }
        let group = variant.groups[index]
        let moves = moves(group, slot)
        let frames = spans[index].map { $0.piece.frame(of: slot, moves ? $0.motion : nil) }
        guard slot == 0 else { return AdaptivePlace(role: .member, frames: frames) }
        guard let table = group.table else { return AdaptivePlace(role: .screen, frames: frames) }
        let last = views.scrollsNatively(table) ? group.lastOfSection : nil
        return AdaptivePlace(
            role: .part(variant.part(index), stickingThrough: last.map(variant.part)), frames: frames)
    }

    /// Whether the offset moves a member otherwise than as the content that is scrolled.
    func moves(_ group: Group, _ slot: Int) -> Bool {
        offsets != nil && group.motion.values.contains { $0.values.contains { $0.contains { $0.slot == slot } } }
    }

    /// The pieces of a group and its motions, from each width on at which either changes.
    private static func spans(_ group: Group, followsOffset: Bool) -> OverWidths<Span> {
        let pieces = OverWidths(segments: group.pieces.map { OverWidths.Segment(start: $0.start, value: $0) })
        guard followsOffset, !group.motion.isEmpty else { return pieces.map { ($0, nil) } }
        let starts = Set(pieces.starts + group.motion.starts).sorted()
        return OverWidths(
            segments: starts.compactMap { start in
                guard let piece = pieces.value(from: start), let motion = group.motion.value(from: start) else {
                    return nil
                }
                return OverWidths.Segment(start: start, value: (piece, motion))
            })
    }
}

extension OverWidths where Start == Breakpoint {
    /// The value that holds just behind a breakpoint.
    fileprivate func value(from start: Breakpoint) -> Value? {
        (segments.last { $0.start <= start } ?? segments.first)?.value
    }
}

extension AdaptiveLayout.Variant {
    /// The position of a group among the parts of its table.
    fileprivate func part(_ group: Int) -> Int {
        groups[..<group].count { $0.table == groups[group].table }
    }
}

extension AdaptiveLayout.Piece {
    /// The frame of a member that the offset moves so, or not at all.
    fileprivate func frame(of slot: Int, _ motion: OverOffsets<[AdaptiveLayout.Motion]>?) -> ScrollFrame {
        var frame = ScrollFrame(rest: frames[slot])
        guard let motion, !motion.isEmpty else { return frame }
        frame.moving = motion.map { motions in
            let still = AdaptiveLayout.Motion(slot: slot, shift: .zero, rate: .zero)
            let motion = motions.first { $0.slot == slot } ?? still
            return motion.frame(in: self).zip(motion.rate) { ScrollAffine(value: $0, rate: $1) }
        }
        return frame
    }
}
