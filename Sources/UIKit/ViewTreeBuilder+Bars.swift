internal import AutoLayout
internal import Cassowary
import Foundation
internal import Scene

// Where an item has a view of its own, constraints place everything in the bar's row: Auto Layout alone knows how wide
// such a view is. A view has the size of its constraints, else that of its content, else that of its frame.
extension ViewTreeBuilder {
    /// Puts into a bar what stands in its row, which the bar itself does not draw then.
    mutating func addRow(of bar: any ItemBar, at id: ViewID) {
        switch tree[id].kind {
        case .navigationBar(let drawn):
            guard let bar = bar as? UINavigationBar else { return }
            addRow(of: bar, drawn, BarRow(bar: id, drawn.row, isInSafeArea: drawn.isOfController))
        case .toolbar(let drawn): addRow(of: bar.shownItems, drawn, BarRow(bar: id, drawn.row, isInSafeArea: false))
        default: return
        }
    }

    // MARK: Bars

    private mutating func addRow(of bar: UINavigationBar, _ drawn: NavigationBar, _ row: BarRow) {
        let item = bar.topItem
        let start = row.side(.leading, drawn.firstItemStart(measurer: FigureEnvironment.current.measurer))
        let first = add(item?.leftBarButtonItems ?? [], "LeftBarButtonItem", from: start, row)
        let end = row.side(.trailing, -BarStyle.sideMargin)
        let last = add(item?.rightBarButtonItems ?? [], "RightBarButtonItem", from: end, row)
        tie(first, .lessThanOrEqual, last, 0, .bar(.items))
        let title = addTitle(of: bar, drawn, row)
        if let title {
            tie(BarEdge(title, .leading), .greaterThanOrEqual, first, BarStyle.titleGap, .bar(.room))
            tie(BarEdge(title, .trailing), .lessThanOrEqual, last, -BarStyle.titleGap, .bar(.room))
            tie(BarEdge(title, .centerX), .equal, BarEdge(row.bar, .centerX), 0, .bar(.center))
        }
        change(row.bar) { view in
            var drawn = drawn
            (drawn.leftBarButtonItems, drawn.rightBarButtonItems) = ([], [])
            drawn.hasTitleView = title != nil
            view.kind = .navigationBar(drawn)
        }
    }

    private mutating func addRow(of items: [UIBarButtonItem], _ drawn: Toolbar, _ row: BarRow) {
        let end = row.side(.trailing, -BarStyle.sideMargin)
        let last = add(items, "BarButtonItem", from: row.side(.leading, BarStyle.sideMargin), row)
        let fills = items.contains { $0.isFlexibleSpace }
        tie(last, fills ? .equal : .lessThanOrEqual, end, 0, .bar(.room))
        change(row.bar) { view in
            var drawn = drawn
            drawn.items = []
            view.kind = .toolbar(drawn)
        }
    }

    // MARK: Items

    /// Items beside each other from one side on, and where the last one ends.
    private mutating func add(
        _ items: [UIBarButtonItem], _ name: String, from start: BarEdge, _ row: BarRow
    ) -> BarEdge {
        var (edge, space): (BarEdge, ViewID?) = (start, nil)
        for (index, item) in items.enumerated() {
            let isApart = index > 0 && !item.isSpace && !items[index - 1].isSpace
            let id = add(item, "\(name)\(index + 1)", row)
            let gap = isApart ? BarStyle.gap : 0
            tie(BarEdge(id, start.attribute), .equal, edge, start.isLeading ? gap : -gap, .required)
            if item.isFlexibleSpace {
                if let space { tie(BarEdge(id, .width), .equal, BarEdge(space, .width), 0, .required) }
                space = id
            }
            edge = BarEdge(id, start.isLeading ? .trailing : .leading)
        }
        return edge
    }

    private mutating func add(_ item: UIBarButtonItem, _ name: String, _ row: BarRow) -> ViewID {
        if let view = item.customView {
            let id = add(view, in: row)
            if let width = item.fixedWidth { fix(id, .width, .equal, width, .bar(.frame)) }
            return id
        }
        if item.isSpace { return addSpace(item, name, row) }
        var (node, size) = item.item.view(named: name, measurer: FigureEnvironment.current.measurer)
        node.appearance.tintColor = item.tintColor?.color
        let id = addOwn(node, to: row.bar)
        center(id, in: row)
        fix(id, .width, .equal, item.fixedWidth ?? size.width, .required)
        fix(id, .height, .equal, size.height, .required)
        return id
    }

    private mutating func addSpace(_ item: UIBarButtonItem, _ name: String, _ row: BarRow) -> ViewID {
        let id = addOwn(View(name: name, kind: .layoutGuide(AddedLayoutGuide(identifier: name))), to: row.bar)
        center(id, in: row)
        fix(id, .height, .equal, row.height, .required)
        fix(id, .width, item.isFlexibleSpace ? .greaterThanOrEqual : .equal, item.fixedWidth ?? 0, .required)
        return id
    }

    /// The title's view, or the title as one; nil where neither stands in the row.
    private mutating func addTitle(of bar: UINavigationBar, _ drawn: NavigationBar, _ row: BarRow) -> ViewID? {
        if let view = bar.titleView { return add(view, in: row, isTitle: true) }
        if drawn.title.isEmpty || drawn.showsLargeTitle { return nil }
        var label = Label(font: drawn.titleLook.font)
        (label.text, label.textColor) = (drawn.title, drawn.titleLook.color)
        var node = View(name: "TitleLabel", kind: .label(label))
        // It is shortened before what stands beside it.
        node.compressionResistance[.horizontal] = .bar(.title)
        let id = addOwn(node, to: row.bar)
        center(id, in: row)
        return id
    }

    // MARK: Views of a program

    private mutating func add(_ view: UIView, in row: BarRow, isTitle: Bool = false) -> ViewID {
        let id = ViewID(tree.views.count)
        add(view, to: row.bar, places: false)
        center(id, in: row)
        fix(id, .height, .lessThanOrEqual, row.height, .bar(.room))
        let content = isOfModule(view) ? view.contentSize(of: view.kind) : view.intrinsicContentSize
        if view.translatesAutoresizingMaskIntoConstraints, view.position.isOfScreen { ScreenReading.readPoints() }
        let frame = view.translatesAutoresizingMaskIntoConstraints ? view.position.frame.size : .zero
        size(id, .width, content.width, frame.width, fills: isTitle && view is UISearchBar)
        size(id, .height, content.height, frame.height, fills: false)
        return id
    }

    /// Along an axis the frame's length where the content has none; where there is no frame either, as little as
    /// constraints allow, or all that there is.
    private mutating func size(
        _ id: ViewID, _ attribute: LayoutAttribute, _ content: CGFloat, _ frame: CGFloat, fills: Bool
    ) {
        guard content == UIView.noIntrinsicMetric else { return }
        if frame > 0 { return fix(id, attribute, .equal, frame, .bar(.frame)) }
        fix(id, attribute, .equal, fills ? UIView.layoutFittingExpandedSize.width : 0, .bar(.fitting))
    }

    private mutating func center(_ id: ViewID, in row: BarRow) {
        tie(BarEdge(id, .centerY), .equal, BarEdge(row.bar, .top), row.middle, .required)
    }

    private mutating func fix(
        _ id: ViewID, _ attribute: LayoutAttribute, _ relation: Relation, _ length: Double, _ priority: LayoutPriority
    ) {
        implied.append(
            LayoutConstraint(
                LayoutAnchor(LayoutItem(id), attribute), relation, constant: length, priority: priority,
                identifier: BarRow.identifier))
    }

    private mutating func tie(
        _ first: BarEdge, _ relation: Relation, _ second: BarEdge, _ distance: Double, _ priority: LayoutPriority
    ) {
        implied.append(
            LayoutConstraint(
                first.anchor, relation, second.anchor, constant: distance + second.distance - first.distance,
                priority: priority, identifier: BarRow.identifier))
    }
}

/// The row of a bar in which its items stand.
private struct BarRow {
    let bar: ViewID
    /// Points from the bar's top.
    let middle: Double
    let height: Double
    let isInSafeArea: Bool

    init(bar: ViewID, _ row: (middle: Double, height: Double), isInSafeArea: Bool) {
        (self.bar, middle, height, self.isInSafeArea) = (bar, row.middle, row.height, isInSafeArea)
    }

    /// A place so far from one side of the bar, or of the safe area where a controller shows the bar.
    func side(_ attribute: LayoutAttribute, _ distance: Double) -> BarEdge {
        var edge = BarEdge(bar, attribute)
        edge.anchor = LayoutAnchor(LayoutItem(bar, isInSafeArea ? .safeArea : nil), attribute)
        edge.distance = distance
        return edge
    }

    /// What the constraints of a row are called.
    static let identifier = "UIBarButtonItem-Layout"
}

/// An edge to which something in a row may be tied, or a place near it.
private struct BarEdge {
    let attribute: LayoutAttribute
    var anchor: LayoutAnchor
    /// Points.
    var distance = 0.0

    init(_ id: ViewID, _ attribute: LayoutAttribute) {
        self.attribute = attribute
        anchor = LayoutAnchor(LayoutItem(id), attribute)
    }

    var isLeading: Bool { attribute == .leading }
}

/// What gives way to what in the row of a bar, the weakest first; an author's own constraints come before all of it.
private enum BarPriority: Double {
    /// As small as it can be.
    case fitting = 50
    /// In the middle, as long as nothing has to be compressed for it.
    case center = 240
    /// As a label's resistance, a little less.
    case title = 749
    case items = 997
    case frame = 998
    case room = 999
}

extension LayoutPriority {
    fileprivate static func bar(_ priority: BarPriority) -> LayoutPriority { LayoutPriority(priority.rawValue) }
}
