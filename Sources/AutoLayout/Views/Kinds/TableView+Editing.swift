import Scene

// The controls beside rows that are being edited.
extension TableView {
    /// How far a row's content moves to make room for the control that deletes or inserts it, points.
    static let editingIndent = 38.0
    /// How much narrower a row's content is that has a control to move it, points.
    static let reorderIndent = 44.0

    private static let circle = 22.0
    private static let sign = Size(width: 11, height: 2)
    private static let grip = Size(width: 20, height: 11)

    /// The controls of a row of this kind, in its own coordinates.
    package static func editingControls(of kind: ViewKind, in context: DrawingContext) -> [Primitive<Double>] {
        let row = EditedRow(context)
        let side = context.rowMargin
        var drawn = row.control(of: kind.editingStyle, at: side)
        guard kind.showsReorderControl else { return drawn }
        let bars = row.place(grip, fromLeading: context.size.width - side - grip.width)
        for line in 0..<3 {
            let y = bars.y + Double(line) * 4.5
            drawn.append(
                .box(SceneBox(Rect(x: bars.x, y: y, width: bars.width, height: 1.5), Surface(.tertiaryLabel))))
        }
        return drawn
    }

    /// Where controls stand in a row.
    private struct EditedRow {
        private let size: Size
        private let isMirrored: Bool

        init(_ context: DrawingContext) {
            (size, isMirrored) = (context.size, context.direction == .rightToLeft)
        }

        /// In the middle of the row's height, so far from its leading edge.
        func place(_ extent: Size, fromLeading x: Double) -> Rect {
            Rect(
                x: isMirrored ? size.width - x - extent.width : x, y: (size.height - extent.height) / 2,
                width: extent.width, height: extent.height)
        }

        /// A red circle with a minus, or a green one with a plus.
        func control(of style: TableViewCell.EditingStyle, at side: Double) -> [Primitive<Double>] {
            let middle = side + TableView.circle / 2
            func bar(_ extent: Size) -> Primitive<Double> {
                .box(SceneBox(place(extent, fromLeading: middle - extent.width / 2), Surface(.white)))
            }
            func ground(_ color: Color) -> Primitive<Double> {
                let extent = Size(width: TableView.circle, height: TableView.circle)
                let surface = Surface(color, cornerRadius: TableView.circle / 2)
                return .box(SceneBox(place(extent, fromLeading: side), surface))
            }
            let upright = Size(width: TableView.sign.height, height: TableView.sign.width)
            return switch style {
            case .none: []
            case .delete: [ground(.systemRed), bar(TableView.sign)]
            case .insert: [ground(.systemGreen), bar(TableView.sign), bar(upright)]
            }
        }
    }
}

extension ViewKind {
    /// Whether it is a row that can be moved.
    var showsReorderControl: Bool {
        if case .tableViewCell(let cell) = self { cell.isMovable } else { false }
    }

    /// The control that it has while its table is edited; a row of an author's own can be deleted.
    fileprivate var editingStyle: TableViewCell.EditingStyle {
        if case .tableViewCell(let cell) = self { cell.shownEditingStyle } else { .delete }
    }

    /// Whether its content moves while `table` is edited; of a list's rows those that have a control.
    func indentsWhileEditing(in table: TableView) -> Bool {
        if case .tableViewCell(let cell) = self { cell.indentsWhileEditing } else { table.list == nil }
    }
}

extension TableView {
    /// Whether the row has controls while the table is edited.
    package func showsEditingControls(of row: ViewKind) -> Bool {
        guard isEditing else { return false }
        if case .tableViewCell = row { return true }
        return list == nil
    }
}
