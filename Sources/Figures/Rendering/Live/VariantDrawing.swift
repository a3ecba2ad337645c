import Adaptive
import AutoLayout
import Scene

/// Draws the views of one variant, each edge as a function of the width.
///
/// Browsers round each offset on its own, so a view stands beside its superview rather than in it, unless that clips,
/// fades, hides or scrolls it: an edge is then two roundings away from the engine's at most.
struct VariantDrawing {
    typealias Group = AdaptiveLayout.Group

    let variant: AdaptiveLayout.Variant
    /// The screen at the variant's start.
    let screen: Screen
    /// Where the variant ends, points.
    let end: Double
    /// How far the screen is scrolled from its rest, points; nil where that is not known.
    let offsets: ClosedRange<Double>?
    /// How far it is scrolled at first, points from rest.
    let opening: Double
    /// Says what each view shows and how its layer looks, at one size after another.
    let builder: SceneBuilder
    let resources: FigureResources
    let images: ImageMarkup
    /// For each view its group and its position there; nil for one that stands in no group.
    let slots: [(group: Int, slot: Int)?]
    /// For each view the view in whose element it stands.
    var planes: [ViewID]
    var markup: [LiveMarkup] = []
    /// The tables with their parts.
    let tables: [ViewID: TableParts]

    init(
        _ variant: AdaptiveLayout.Variant, on screen: Screen, end: Double, offsets: ClosedRange<Double>? = nil,
        opening: Double = 0, appearance: UserInterfaceStyle? = nil, resources: FigureResources
    ) {
        self.variant = variant.withSteps
        self.screen = screen
        self.end = end
        self.offsets = offsets
        self.opening = opening
        let tree = variant.tree
        self.resources = resources
        images = ImageMarkup(resources: resources, appearance: appearance)
        var builder = SceneBuilder(
            screen: screen, tree: tree, layout: Layout(viewCount: tree.views.count), measurer: resources.measurer)
        builder.scrolling = Self.scrollers(variant, offsets, builder)
        self.builder = builder
        var slots: [(group: Int, slot: Int)?] = Array(repeating: nil, count: tree.views.count)
        for (group, members) in variant.groups.map(\.members).enumerated() {
            for (slot, view) in members.enumerated() { slots[view.index] = (group, slot) }
        }
        self.slots = slots
        planes = tree.views.map { $0.superview ?? ViewTree.rootID }
        var tables: [ViewID: TableParts] = [:]
        let pixel = screen.scale > 0 ? 1 / screen.scale : 1
        for case let table? in variant.groups.map(\.table) where tables[table] == nil {
            tables[table] = TableParts(
                of: table, in: variant, before: end, place: slots[table.index]?.group, pixel: pixel)
        }
        self.tables = tables
    }

    var tree: ViewTree { variant.tree }

    /// Draws every view.
    mutating func draw() {
        var pending: [Step] = [.enter(ViewTree.rootID, level: 0, plane: ViewTree.rootID, isApart: true)]
        while let step = pending.popLast() {
            switch step {
            case .enter(let view, let level, let plane, let isApart):
                enter(view, level: level, plane: plane, isApart: isApart, &pending)
            case .leave(let view, let element):
                if hasPaper(view) { markup.append(.close(tag: "div")) }
                if let element { markup += [.open(element), .close(tag: element.element.tag)] }
                markup.append(.close(tag: "div"))
            case .frame(let border):
                markup += [.open(border), .close(tag: "div")]
            case .close:
                markup.append(.close(tag: "div"))
            }
        }
    }

    /// What is still to be drawn.
    private enum Step {
        case enter(ViewID, level: Int, plane: ViewID, isApart: Bool)
        case leave(ViewID, LiveElement?)
        case frame(LiveElement)
        case close
    }

    private mutating func enter(
        _ view: ViewID, level: Int, plane: ViewID, isApart: Bool, _ pending: inout [Step]
    ) {
        planes[view.index] = plane
        let children = builder.layeredSubviews(of: view)
        let isLayered = children.contains { $0.level != 0 || levelTrack(of: $0.view) != nil }
        let holdsChildren = isApart || isLayered || holdsSubviews(view)
        var box = element(of: view, level: level)
        let separator = separator(of: view)
        if !holdsChildren, !children.isEmpty, let border = border(of: view, placedAs: box) {
            pending.append(.frame(border))
            box.element.roles.removeAll { $0 == "Border" }
        }
        if let section = section(headedBy: view) {
            markup.append(.open(section))
            pending.append(.close)
        }
        markup.append(.open(box))
        drawContent(of: view)
        markup += openedPaper(of: view)
        if holdsChildren {
            pending.append(.leave(view, nil))
        } else {
            markup.append(.close(tag: "div"))
        }
        if let separator { markupBehind(separator, of: view, &pending) }
        let inner = holdsChildren ? view : plane
        for child in children.reversed() {
            pending.append(.enter(child.view, level: child.level, plane: inner, isApart: isLayered))
        }
    }

    /// A row's separator lies over the row, in its element.
    private func markupBehind(_ separator: LiveElement, of view: ViewID, _ pending: inout [Step]) {
        guard case .leave? = pending.last else { return }
        pending.removeLast()
        pending.append(.leave(view, separator))
    }

    /// Whether a view's subviews stand in its element: where it clips, fades, hides or scrolls them, or is a part of a
    /// table.
    private func holdsSubviews(_ view: ViewID) -> Bool {
        let appearance = tree[view].appearance
        if tree[view].kind.isScrolling || appearance.clipsToBounds { return true }
        return appearance.alpha < 1 || tree[view].isHidden || isRoot(view) || fades(view)
    }

    /// Whether a view is the root of a system.
    func isRoot(_ view: ViewID) -> Bool { slots[view.index]?.slot == 0 }

    /// A frame around everything a view holds, where its subviews stand beside it.
    private func border(of view: ViewID, placedAs box: LiveElement) -> LiveElement? {
        let layer = plainLayer(of: view, level: 0)
        guard let border = layer.surface.border else { return nil }
        var surface = Surface(cornerRadius: layer.surface.cornerRadius)
        surface.border = border
        var frame = LiveElement(element: Element(surface, at: nil))
        frame.element.tag = "div"
        frame.element.set("aria-hidden", "true")
        frame.tracks = box.tracks
        return frame
    }
}
