import Scene

// The controls beside rows that are being edited.
extension TableView {
    /// How far a row's content moves to make room for the control that deletes it, points.
    static let editingIndent = 38.0
    /// How much narrower a row's content is that has a control to move it, points.
    static let reorderIndent = 44.0

    private static let circle = 22.0
    private static let grip = Size(width: 20, height: 11)

    /// The controls of a row of this kind, in its own coordinates.
    package static func editingControls(of kind: ViewKind, in context: DrawingContext) -> [Primitive<Double>] {
        let (size, side) = (context.size, EdgeInsets.cellSide(ofWidth: context.size.width))
        let isMirrored = context.direction == .rightToLeft
        func place(_ extent: Size, fromLeading x: Double) -> Rect {
            Rect(
                x: isMirrored ? size.width - x - extent.width : x, y: (size.height - extent.height) / 2,
                width: extent.width, height: extent.height)
        }
        let deleting = place(Size(width: circle, height: circle), fromLeading: side)
        var drawn = [Primitive<Double>.box(SceneBox(deleting, Surface(.systemRed, cornerRadius: circle / 2)))]
        drawn.append(.box(SceneBox(place(Size(width: 11, height: 2), fromLeading: side + 5.5), Surface(.white))))
        guard kind.showsReorderControl else { return drawn }
        let bars = place(grip, fromLeading: size.width - side - grip.width)
        for line in 0..<3 {
            let y = bars.y + Double(line) * 4.5
            drawn.append(
                .box(SceneBox(Rect(x: bars.x, y: y, width: bars.width, height: 1.5), Surface(.tertiaryLabel))))
        }
        return drawn
    }
}

extension ViewKind {
    /// Whether it is a row that can be moved.
    var showsReorderControl: Bool {
        if case .tableViewCell(let cell) = self { cell.showsReorderControl } else { false }
    }
}
