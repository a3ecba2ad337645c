import AutoLayout
import Scene

/// Makes the scene of a solved tree: each view a layer inside its superview's.
struct SceneBuilder {
    let screen: Screen
    var tree: ViewTree
    let layout: Layout
    /// The one that the layout was solved with.
    let measurer: any TextMeasuring
    /// The views' paths, as `ViewTree.path(of:)`.
    let paths: [String]
    /// What the reader may scroll in the page itself.
    var scrolling: Set<ViewID> = []
    /// What of it scrolls sideways, and whether along both axes.
    var sliding: [ViewID: Bool] = [:]
    /// The rows of grouped tables, with the ends of sections that they are.
    let editedRows: Set<ViewID>
    let groupedRows: [ViewID: (style: TableView.Style, corners: Corners)]

    /// Frames that the layout lacks count as empty.
    init(screen: Screen, tree: ViewTree, layout: Layout, measurer: any TextMeasuring) {
        self.screen = screen
        self.tree = tree
        self.layout = layout
        self.measurer = measurer
        var paths: [String] = []
        for (index, view) in tree.views.enumerated() {
            let parent = view.superview.flatMap { (0..<index).contains($0.index) ? paths[$0.index] + "/" : nil }
            paths.append((parent ?? "") + view.name)
        }
        self.paths = paths
        editedRows = tree.editedRows
        groupedRows = tree.groupedRows
        for index in tree.views.indices {
            if scrollsAlone(ViewID(index)) { scrolling.insert(ViewID(index)) }
            if let both = slidesAlone(ViewID(index)) { sliding[ViewID(index)] = both }
        }
    }

    init(_ preview: Preview, measurer: any TextMeasuring) {
        self.init(screen: preview.screen, tree: preview.tree, layout: preview.layout, measurer: measurer)
    }

    /// In which order layers follow each other in the layer that holds them.
    enum Order {
        /// As they are read; their levels say which is in front.
        case reading
        /// From back to front.
        case drawing
    }

    /// Every view.
    func scene(in order: Order = .reading) -> StillScene {
        var scene: StillScene = []
        visitItems(
            in: order,
            layer: { layer(of: $0, level: $1, at: solvedFrame(of: $0)) },
            content: { view in
                let frame = solvedFrame(of: view)
                return content(of: view, in: context(of: view)).primitives.map {
                    $0.moved(by: Point(x: frame.x, y: frame.y))
                }
            },
            end: { separators(of: $0) + marks(of: $0) }
        ) { scene.append($0) }
        return scene
    }

    /// Hands over a layer for each view, with what it draws first and last; only sublayers above level 0 lie over the
    /// last.
    ///
    /// It keeps its own stack, because an author's views may be nested deeper than the program's stack allows.
    func visitItems<Layer, Content>(
        in order: Order = .reading, layer: (ViewID, _ level: Int) -> Layer, content: (ViewID) -> [Content],
        end: (ViewID) -> [Content], _ visit: (SceneItem<Layer, Content>) -> Void
    ) {
        var pending: [Step] = tree.views.isEmpty ? [] : [.enter(ViewTree.rootID, level: 0)]
        while let step = pending.popLast() {
            switch step {
            case .end(let view): for item in end(view) { visit(.draw(item)) }
            case .close: visit(.close)
            case .enter(let view, let level):
                visit(.open(layer(view, level)))
                for item in content(view) { visit(.draw(item)) }
                let levels = sublayers(of: view, in: order)
                let steps = levels[0] + [.end(view)] + levels.dropFirst().joined() + [.close]
                pending += steps.reversed()
            }
        }
    }

    private enum Step {
        case enter(ViewID, level: Int)
        case end(ViewID)
        case close
    }

    /// The subviews, by level where they are drawn from back to front.
    private func sublayers(of view: ViewID, in order: Order) -> [[Step]] {
        let sublayers = layeredSubviews(of: view)
        switch order {
        case .reading: return [sublayers.map { .enter($0.view, level: $0.level) }]
        case .drawing:
            return (0...(sublayers.map { $0.level }.max() ?? 0)).map { level in
                sublayers.filter { $0.level == level }.map { .enter($0.view, level: level) }
            }
        }
    }

    /// What a view's layer draws, and how it holds what is in it.
    func layer<Frame>(of id: ViewID, level: Int, at frame: Frame) -> SceneLayer<Frame> {
        let view = tree[id]
        let endsInset = groupedRows[id].map { $0.style == .insetGrouped && !$0.corners.isEmpty } ?? false
        let clips = view.kind.isScrolling || view.appearance.clipsToBounds || endsInset
        return SceneLayer(
            path: paths[id.index], name: view.name, frame: frame, surface: surface(of: id),
            alpha: view.appearance.alpha, isHidden: view.isHidden, transform: view.appearance.transform,
            overflow: slides(id) ?? (scrollsNatively(id) ? .scrolled : clips ? .clipped : .visible), level: level)
    }

    private func surface(of id: ViewID) -> Surface {
        let appearance = tree[id].appearance
        var surface = tree[id].kind.defaultSurface
        if let row = groupedRows[id] {
            surface.color = surface.color ?? .secondarySystemGroupedBackground
            if row.style == .insetGrouped {
                surface.cornerRadius = row.corners.isEmpty ? 0 : TableView.sectionCornerRadius
            }
        }
        if let color = appearance.backgroundColor { surface.color = color }
        if appearance.cornerRadius > 0 { surface.cornerRadius = appearance.cornerRadius }
        let rowCorners = groupedRows[id].map { $0.style == .insetGrouped ? $0.corners : .all } ?? .all
        surface.roundCorners = appearance.cornerRadius > 0 ? appearance.maskedCorners : rowCorners
        surface.cornerCurve = appearance.cornerCurve
        (surface.gradient, surface.gradientLine) = (appearance.gradient, appearance.gradientLine)
        let border = appearance.borderColor ?? .black
        if appearance.borderWidth > 0, !border.isClear {
            surface.border = Surface.Border(width: appearance.borderWidth, color: border)
        }
        if let shadow = appearance.shadow(of: surface) { surface.shadows = [shadow] }
        return surface.recolored { tree.resolved($0, in: id) }
    }

    /// The lines above and below the section of a grouped table, as wide as the table.
    private func sectionLines(_ ends: Corners, in size: Size) -> [Primitive<Double>] {
        let hairline = screen.scale > 0 ? 1 / screen.scale : 1
        let tops = (ends.contains(.topLeft) ? [0] : []) + (ends.contains(.bottomLeft) ? [size.height - hairline] : [])
        return tops.map {
            .box(SceneBox(Rect(x: 0, y: $0, width: size.width, height: hairline), Surface(.separator)))
        }
    }

    /// What a view shows by itself, in its own coordinates.
    func content(of id: ViewID, in context: DrawingContext) -> ContentScene<Double> {
        var scene = tree[id].kind.content(in: context)
        scene.primitives = tree[id].appearance.shapeImages(in: context.size) + scene.primitives
        scene = scene.recolored { tree.resolved($0, in: id) }
        if editedRows.contains(id) { scene.primitives += editingControls(of: id, in: context) }
        if let row = groupedRows[id], row.style == .grouped {
            scene.primitives = sectionLines(row.corners, in: context.size) + scene.primitives
        }
        return scene
    }

    /// From the edges of a row to what it draws, points; 0 for what is no row.
    ///
    /// - Parameter x: of the row in its table, points; nil where that is not known.
    func rowMargin(of id: ViewID, x: Double?, width: Double) -> Double {
        let isInset = groupedRows[id]?.style == .insetGrouped
        guard tree[id].role == .cell || tree[id].kind.isRow else { return 0 }
        return TableViewCell.drawnMargin(ofWidth: width, inset: isInset ? x : nil)
    }

    private func editingControls(of id: ViewID, in context: DrawingContext) -> [Primitive<Double>] {
        let controls = ContentScene(TableView.editingControls(of: tree[id].kind, in: context))
        return controls.recolored { tree.resolved($0, in: id) }.primitives
    }

    private func context(of id: ViewID) -> DrawingContext {
        let lines = layout.textLines.indices.contains(id.index) ? layout.textLines[id.index] : nil
        let scale = layout.textScales.indices.contains(id.index) ? layout.textScales[id.index] : 1
        let frame = solvedFrame(of: id)
        let x = tree[id].superview.map { frame.x - solvedFrame(of: $0).x }
        return DrawingContext(
            size: frame.size, text: lines.map { FittedText(lines: $0, scale: scale) },
            direction: screen.layoutDirection, scale: screen.scale, measurer: measurer,
            rowMargin: rowMargin(of: id, x: x, width: frame.width))
    }

    /// The frame of `view` as it was solved, in the screen's coordinates.
    func solvedFrame(of view: ViewID) -> Rect {
        layout.frames.indices.contains(view.index) ? layout.frames[view.index] : .zero
    }
}

extension ViewTree {
    /// The rows of tables that are being edited.
    fileprivate var editedRows: Set<ViewID> {
        var rows: Set<ViewID> = []
        for view in views {
            guard case .tableView(let table) = view.kind else { continue }
            for section in table.sections {
                rows.formUnion(section.rows.filter { table.showsEditingControls(of: self[$0].kind) })
            }
        }
        return rows
    }

    /// The rows of grouped tables, but for those of sidebars that are not selected: they have no ground.
    fileprivate var groupedRows: [ViewID: (style: TableView.Style, corners: Corners)] {
        var rows: [ViewID: (style: TableView.Style, corners: Corners)] = [:]
        for view in views {
            guard case .tableView(let table) = view.kind, !table.style.isPlain else { continue }
            for section in table.sections {
                for (position, row) in section.rows.enumerated() {
                    if table.list?.appearance.isSidebar == true {
                        if self[row].kind.isLit { rows[row] = (table.style, .all) }
                        continue
                    }
                    rows[row] = (table.style, table.corners(ofRow: position, in: section))
                }
            }
        }
        return rows
    }
}

extension ViewAppearance {
    /// The shadow that a filled rectangle throws; nil where there is none. A layer that clips cuts its own shadow off.
    fileprivate func shadow(of surface: Surface) -> Surface.Shadow? {
        let isFilled = surface.color.map { !$0.isClear } ?? !surface.gradient.isEmpty
        guard shadowOpacity > 0, !clipsToBounds, isFilled else { return nil }
        var color = shadowColor
        color.light.alpha *= shadowOpacity
        color.dark.alpha *= shadowOpacity
        return Surface.Shadow(
            shift: shadowOffset.width, distance: shadowOffset.height, blur: 2 * shadowRadius, color: color)
    }
}
