internal import AutoLayout
internal import Cassowary
internal import Diagnostics
import Foundation
internal import Piecewise
internal import Scene

/// Makes the engine's tree of a hierarchy of views, in which they have no names: `namedTree` has.
struct ViewTreeBuilder {
    private(set) var tree: ViewTree
    /// What stands in the tree, each at its view's position; nil for a layout guide and for what wraps a fitted view.
    private(set) var views: [UIView?]
    /// An author's own guides, with the view that stands for each.
    private(set) var guides: [(guide: UILayoutGuide, id: ViewID)] = []
    /// What stands for layers that are no view's, with the layer, nil for a part of a drawing.
    private(set) var layers: [(layer: CALayer?, id: ViewID)] = []
    private var ids: [ObjectIdentifier: ViewID] = [:]
    /// Of rows whose content view is narrower than they.
    private(set) var contentAreas: [ViewID: CellContentArea] = [:]
    /// The cells of rows, by the content views that stand for them.
    private var cells: [ObjectIdentifier: UIView] = [:]
    /// Rows that follow from masks, bars and sizes of authors' own, before those of the author's constraints.
    var implied: [LayoutConstraint] = []

    /// The tree of a screen.
    init(screen root: UIView) {
        tree = ViewTree(root: Self.node(root))
        views = [root]
        ids[ObjectIdentifier(root)] = ViewTree.rootID
        addContents(of: root, at: ViewTree.rootID)
        tree.constraints += implied + authorConstraints
        tree.addKeyboard(on: FigureEnvironment.current.screen)
        completeTables()
        zoomContents()
    }

    /// The tree with what the offset makes of navigation bars: whoever takes the tree of a program can do so for every
    /// offset without running it again.
    var scrolledTree: ViewTree {
        var (tree, trace) = (tree, CertificateLog.off)
        tree.completeNavigationBars(on: FigureEnvironment.current.screen, noting: &trace)
        return tree
    }

    /// Draws what scroll views zoom as large as they do.
    private mutating func zoomContents() {
        for scroll in views.compactMap({ $0 as? UIScrollView }) {
            guard let view = scroll.zoomedView, let id = ids[ObjectIdentifier(view)] else { continue }
            tree[id].appearance.transform = Transform([.zoom(Double(scroll.zoomScale))])
        }
    }

    private mutating func completeTables() {
        tree.completeTables(on: FigureEnvironment.current.screen)
        views += Array(repeating: nil, count: tree.views.count - views.count)
    }

    /// The tree of one view, which stands at position 1, in which it is measured.
    init(fitting view: UIView) {
        tree = ViewTree(root: View(name: "", kind: .view))
        views = [nil]
        add(view, to: ViewTree.rootID, places: false)
        tree.constraints += implied + authorConstraints
        completeTables()
    }

    /// Adds a view or a guide that stands for none of the program's.
    mutating func addOwn(_ node: View, to superview: ViewID) -> ViewID {
        views.append(nil)
        return tree.addSubview(node, to: superview)
    }

    /// Notes whose name something has that stands for a layer.
    mutating func name(_ id: ViewID, _ layer: CALayer?) { layers.append((layer, id)) }

    /// Changes what stands at a place in the tree.
    mutating func change(_ id: ViewID, _ change: (inout View) -> Void) { change(&tree[id]) }

    // MARK: Views

    mutating func add(_ view: UIView, to superview: ViewID, role: ViewRole = .subview, places: Bool = true) {
        var node = Self.node(view)
        node.role = role
        node.layoutMargins.isOfController = view.controller != nil
        if let stack = view.superview as? UIStackView {
            node.isArranged = stack.arrangedSubviews.contains { $0 === view }
            node.customSpacingAfter = stack.ownSpacing(after: view)
        }
        let id = tree.addSubview(node, to: superview)
        views.append(view)
        ids[ObjectIdentifier(view)] = id
        if places, role == .subview, view.translatesAutoresizingMaskIntoConstraints {
            // Constraints see alignment rectangles.
            var position = view.position
            position.frame = view.alignmentRect(forFrame: position.frame)
            implied += position.constraints(of: id, in: superview, view.autoresizingMask)
        }
        addOwnContentSize(of: view, at: id)
        addProgramContentSize(of: view, at: id)
        addContents(of: view, at: id)
    }

    private mutating func addContents(of view: UIView, at id: ViewID) {
        if let behind = (view as? UITableView)?.backgroundView ?? (view as? UICollectionView)?.backgroundView {
            add(behind, to: id)
        }
        if let table = view as? UITableView { addParts(of: table, at: id) }
        if let collection = view as? UICollectionView { addList(collection, at: id) }
        addPart(of: cells[ObjectIdentifier(view)], behind: view, at: id)
        addDrawing(of: view, at: id)
        let subviews = view.drawnSubviews
        for (index, subview) in subviews.enumerated() {
            addLayers(of: view, over: index...index, at: id)
            add(subview, to: id)
        }
        addLayers(of: view, over: subviews.count..., at: id)
        addPart(of: cells[ObjectIdentifier(view)], before: view, at: id)
        if let bar = view.itemBar, bar.hasViews { addRow(of: bar, at: id) }
        for guide in view.layoutGuides {
            let kind = ViewKind.layoutGuide(AddedLayoutGuide(identifier: guide.identifier))
            guides.append((guide, tree.addSubview(View(name: "", kind: kind), to: id)))
            views.append(nil)
            ids[ObjectIdentifier(guide)] = guides[guides.count - 1].id
        }
    }

    private mutating func addParts(of view: UITableView, at id: ViewID) {
        var table = view.table
        table.tableHeaderView = view.tableHeaderView.map { addPart($0, .tableHeader, of: id) }
        table.sections = view.sections.map { section in
            var part = TableSection(
                header: section.header.map { addPart($0, .sectionHeader, of: id) },
                headerHeight: section.headerHeight.map { Double($0) },
                rows: section.cells.map { addRow($0, of: id, isEditing: view.isEditing) },
                footer: section.footer.map { addPart($0, .sectionFooter, of: id) })
            if section.rowHeights.contains(where: { $0 != view.rowHeight }) {
                part.rowHeights = section.rowHeights.map { $0 == UITableView.automaticDimension ? nil : Double($0) }
            }
            return part
        }
        table.tableFooterView = view.tableFooterView.map { addPart($0, .tableFooter, of: id) }
        tree[id].kind = .tableView(table)
    }

    private mutating func addPart(_ view: UIView, _ role: ViewRole, of table: ViewID) -> ViewID {
        let id = ViewID(tree.views.count)
        add(view, to: table, role: role)
        if role != .sectionHeader, role != .sectionFooter {
            // A table takes the height of its header and footer from their frames.
            implied.append(
                LayoutConstraint(
                    LayoutAnchor(LayoutItem(id), .height), .equal, constant: view.frame.height,
                    identifier: "UIView-Encapsulated-Layout-Height"))
        }
        return id
    }

    /// A cell's content view stands for the cell.
    private mutating func addRow(_ cell: UITableViewCell, of table: ViewID, isEditing: Bool) -> ViewID {
        let id = ViewID(tree.views.count)
        let rows = implied.count
        cells[ObjectIdentifier(cell.contentView)] = cell
        add(cell.contentView, to: table, role: .cell)
        takeLook(of: cell, cell.contentView, at: id)
        ids[ObjectIdentifier(cell)] = id
        if let contents = cell.contents(isBeingEdited: isEditing) {
            tree[id].kind = .tableViewCell(contents)
            addContentArea(of: cell.contentView, to: id, isEditing: isEditing, impliedSince: rows)
        }
        if let inset = cell.ownSeparatorInset { tree[id].appearance.separatorInset = inset.insets }
        return id
    }

    /// Makes what is tied to a content view keep to its area, where that is not the whole row.
    private mutating func addContentArea(
        of content: UIView, to row: ViewID, isEditing: Bool, impliedSince start: Int
    ) {
        guard !content.drawnSubviews.isEmpty,
            let area = tree.addContentArea(to: row, isEditing: isEditing, on: FigureEnvironment.current.screen)
        else { return }
        views += Array(repeating: nil, count: tree.views.count - views.count)
        let held = Set(content.drawnSubviews.compactMap { ids[ObjectIdentifier($0)] })
        for index in implied.indices[start...] where held.contains(implied[index].first.item.view) {
            implied[index].move(from: row, to: area)
        }
        ids[ObjectIdentifier(content)] = area.content
        contentAreas[row] = area
    }

    /// The rows of a collection view with a list layout.
    private mutating func addList(_ view: UICollectionView, at id: ViewID) {
        guard let sections = view.listSections, let first = sections.first else { return }
        var collection = CollectionView()
        (collection.scrollView, collection.isEditing) = (view.scrolling, view.isEditing)
        collection.sections = sections.map { section in
            var part = CollectionSection()
            part.header = section.header.map { addListPart($0, .sectionHeader, of: id) }
            part.items = section.rows.map { addListPart($0, .cell, of: id, isEditing: view.isEditing) }
            part.footer = section.footer.map { addListPart($0, .sectionFooter, of: id) }
            return part
        }
        tree[id].kind = .tableView(TableView(collection, first.configuration.list))
    }

    /// A cell's content view stands for the cell.
    private mutating func addListPart(
        _ view: UICollectionReusableView, _ role: ViewRole, of list: ViewID, isEditing: Bool = false
    ) -> ViewID {
        let (id, rows) = (ViewID(tree.views.count), implied.count)
        guard let cell = view as? UICollectionViewCell else {
            add(view, to: list, role: role)
            return id
        }
        cells[ObjectIdentifier(cell.contentView)] = cell
        add(cell.contentView, to: list, role: role)
        takeLook(of: cell, cell.contentView, at: id)
        ids[ObjectIdentifier(cell)] = id
        if let contents = (cell as? UICollectionViewListCell)?.contents {
            tree[id].kind = .tableViewCell(contents)
            addContentArea(of: cell.contentView, to: id, isEditing: isEditing, impliedSince: rows)
        }
        return id
    }

    private static func node(_ view: UIView) -> View {
        let kind = view.kind
        if kind.viewClass.followsWidthClass { ScreenReading.readTraits() }
        var node = View(name: "", kind: kind.adapted(to: FigureEnvironment.current.screen))
        node.layoutMargins = view.marginOverrides
        node.preservesSuperviewLayoutMargins = view.preservesSuperviewLayoutMargins
        node.insetsLayoutMarginsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
        for (axis, priority) in view.hugging { node.hugging[axis.axis] = priority.engine }
        for (axis, priority) in view.compressionResistance {
            node.compressionResistance[axis.axis] = priority.engine
        }
        if let controller = view.controller {
            node.additionalSafeAreaInsets = controller.additionalSafeAreaInsets.insets + controller.barInsets.insets
        }
        if !isOfModule(view) {
            let insets = view.alignmentRectInsets.insets
            if insets != kind.alignmentRectInsets { node.ownAlignmentRectInsets = insets }
        }
        node.isHidden = view.isHidden
        node.appearance = view.drawnAppearance
        // A line that nothing ends is cut where its label ends.
        if (view as? UILabel)?.lineBreakMode == .byClipping { node.appearance.clipsToBounds = true }
        return node
    }

    /// A class that says its own `intrinsicContentSize`: an author's, or one that the engine has not.
    private mutating func addOwnContentSize(of view: UIView, at id: ViewID) {
        guard !isOfModule(view) || view.hasSizeOfItsOwn else { return }
        let (own, size) = (view.intrinsicContentSize, view.contentSize(of: view.kind))
        guard own != size else { return }
        guard view.kind.shownText?.multilineLabel != nil else {
            func length(_ length: CGFloat) -> Double? { length == UIView.noIntrinsicMetric ? nil : length }
            return tree[id].ownContentSize = ContentSize(width: length(own.width), height: length(own.height))
        }
        addContentRows(own, over: size, at: id)
    }

    /// Rows of a content size over that of the kind, which may go on with the view's width along the other axis.
    private mutating func addContentRows(_ own: CGSize, over size: CGSize, at id: ViewID) {
        for axis in [Axis.horizontal, .vertical] {
            let isWidth = axis == .horizontal
            let (length, kinds) = isWidth ? (own.width, size.width) : (own.height, size.height)
            guard length != kinds else { continue }
            let priorities = (tree[id].hugging[axis], tree[id].compressionResistance[axis])
            tree[id].hugging[axis] = Self.leastPriority
            tree[id].compressionResistance[axis] = Self.leastPriority
            guard length != UIView.noIntrinsicMetric else { continue }
            let anchor = LayoutAnchor(LayoutItem(id), isWidth ? .width : .height)
            implied.append(LayoutConstraint(anchor, .lessThanOrEqual, constant: length, priority: priorities.0))
            implied.append(LayoutConstraint(anchor, .greaterThanOrEqual, constant: length, priority: priorities.1))
        }
    }

    /// The content size that a program set, which any constraint of the content beats.
    private mutating func addProgramContentSize(of view: UIView, at id: ViewID) {
        guard let size = (view as? UIScrollView)?.programContentSize else { return }
        let content = LayoutItem(id, .content)
        for (attribute, length) in [(LayoutAttribute.width, size.width), (.height, size.height)] {
            implied.append(
                LayoutConstraint(
                    LayoutAnchor(content, attribute), .equal, constant: length, priority: LayoutPriority(1)))
        }
    }

    /// At which the size that a kind of view would have loses against everything.
    private static let leastPriority = LayoutPriority(0.001)
}

// MARK: Constraints

extension ViewTreeBuilder {
    /// Those that are active between views of the tree, in the order in which they were activated.
    private var authorConstraints: [LayoutConstraint] {
        views.compactMap { $0 }.flatMap { view in
            view.constraints + (view.cellOfRow?.constraints ?? [])
        }
        .sorted { $0.activation < $1.activation }
        .compactMap(constraint)
    }

    private func constraint(_ constraint: NSLayoutConstraint) -> LayoutConstraint? {
        guard let first = anchor(constraint.firstItem, constraint.firstAttribute) else { return nil }
        let second = anchor(constraint.secondItem, constraint.secondAttribute)
        if second == nil, constraint.secondAttribute != .notAnAttribute { return nil }
        return LayoutConstraint(
            first, constraint.relation.relation, second, multiplier: constraint.multiplier,
            constant: constraint.constant, priority: constraint.priority.engine,
            source: constraint.place.map { SourceLocation(path: $0.file, line: Int($0.line), column: 1) })
    }

    private func anchor(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> LayoutAnchor? {
        guard let item, let (edge, withinMargins) = attribute.edge else { return nil }
        if let guide = item as? UILayoutGuide, let builtIn = guide.builtIn {
            return guide.owningView.flatMap { ids[ObjectIdentifier($0)] }.map {
                LayoutAnchor(layoutItem($0, builtIn), edge)
            }
        }
        return ids[ObjectIdentifier(item)].map {
            LayoutAnchor(layoutItem($0, withinMargins ? .layoutMargins : nil), edge)
        }
    }

    /// The margins of a content area are a guide of their own.
    private func layoutItem(_ id: ViewID, _ guide: LayoutGuide?) -> LayoutItem {
        guard guide == .layoutMargins, let row = tree[id].superview, let area = contentAreas[row], area.content == id
        else { return LayoutItem(id, guide) }
        return LayoutItem(area.margins)
    }
}
