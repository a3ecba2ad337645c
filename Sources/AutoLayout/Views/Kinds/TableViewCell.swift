import Scene

/// `UITableViewCell` with the contents of one of its styles.
///
/// Its labels and its image view are views of their own, which `ViewTree.completeTables` adds.
public struct TableViewCell: Hashable, Sendable, Serializable {
    /// `UITableViewCell.CellStyle`.
    public enum Style: String, Hashable, Sendable, Serializable, CaseIterable {
        case `default`, value1, value2, subtitle
    }

    public enum AccessoryType: String, Hashable, Sendable, Serializable, CaseIterable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public enum SelectionStyle: String, Hashable, Sendable, Serializable, CaseIterable { case none, `default` }

    public var style = Style.default
    public var text = ""
    public var detailText = ""
    /// 0 for any number.
    public var numberOfLines = 1
    public var image: Image?
    public var accessoryType = AccessoryType.none
    public var isSelected = false
    /// Whether a finger is on it.
    public var isHighlighted = false
    public var selectionStyle = SelectionStyle.default
    public var showsReorderControl = false
    /// Whether its table is being edited, as `completeTables` finds; its accessory is hidden then.
    var isBeingEdited = false
    /// Takes the place of the style's texts and image; nil for a cell without a content configuration.
    public var content: ListContent?

    public init() {}
}

extension ViewClass {
    static let tableViewCell = ViewClass(
        ViewContent(ViewKind.tableViewCell) { if case .tableViewCell(let cell) = $0 { cell } else { nil } },
        types: [ViewType("TableViewCell", .tableViewCell(TableViewCell()))],
        uiKit: UIKitClass(
            "UITableViewCell",
            initializerArguments: [
                UIKitSetting("style", .member("default")), UIKitSetting("reuseIdentifier", .nothing),
            ],
            styledArguments: [
                UIKitSetting("style", .member("default")), UIKitSetting("reuseIdentifier", .nothing),
            ], subviewHolder: "contentView"),
        properties: [
            ViewProperty("style", .oneOf("UITableViewCell.CellStyle") { $0.style = $1 }, .initializer),
            ViewProperty("text", .text { $0.text = $1 }, .assignment("textLabel?.text")),
            ViewProperty("detailText", .text { $0.detailText = $1 }, .assignment("detailTextLabel?.text")),
            ViewProperty(
                "numberOfLines", .integer(atLeast: 0) { $0.numberOfLines = $1 },
                .assignment("textLabel?.numberOfLines")),
            ViewProperty("image", .image { $0.image = $1 }, .assignment("imageView?.image")),
            ViewProperty("accessoryType", .oneOf("UITableViewCell.AccessoryType") { $0.accessoryType = $1 }),
            ViewProperty("isSelected", .bool { $0.isSelected = $1 }),
            ViewProperty("isHighlighted", .bool { $0.isHighlighted = $1 }),
            ViewProperty("showsReorderControl", .bool { $0.showsReorderControl = $1 }),
            ListContent.property { cell, change in
                var content = cell.content ?? ListContent()
                change(&content)
                cell.content = content
            },
            ViewProperty("selectionStyle", .oneOf("UITableViewCell.SelectionStyle") { $0.selectionStyle = $1 }),
        ],
        surface: { $0.isLit ? Surface(.systemGray4) : Surface() },
        draw: { $0.accessory(in: $1) })
}

extension TableViewCell {
    /// Whether it has the ground of one that is touched or selected.
    fileprivate var isLit: Bool { (isSelected || isHighlighted) && selectionStyle != .none }
}

extension TableViewCell {
    /// From the trailing margin to where the content view ends, points. Interface Builder saves 30.33 to 30.5 for a
    /// disclosure indicator, 44 for a checkmark and 62.33 for both buttons, of which 20 are the margin.
    var accessoryWidth: Double {
        switch accessoryType {
        case .none: 0
        case .disclosureIndicator: 10.33
        case .checkmark, .detailButton: 24
        case .detailDisclosureButton: 42.33
        }
    }

    /// Between image and text, points.
    static let imageGap = 16.0

    /// From the content view's end to its texts where there is an accessory, points, as Interface Builder saves it.
    static let accessoryGap = 8.0

    private static let chevron = Size(width: 7.5, height: 12.5)
    private static let checkmark = Size(width: 17, height: 14.5)
    private static let circle = 22.0

    /// What stands at the trailing margin: the arrow, the checkmark, the letter i in a circle.
    fileprivate func accessory(in context: DrawingContext) -> ContentScene<Double> {
        let side = EdgeInsets.cellSide(ofWidth: context.size.width)
        let end = context.size.width - side
        switch isBeingEdited ? .none : accessoryType {
        case .none: return ContentScene()
        case .disclosureIndicator: return ContentScene([arrow(before: end, context)])
        case .checkmark:
            return ContentScene([picture("checkmark", Self.checkmark, .tint, weight: 600, before: end, context)])
        case .detailButton: return ContentScene(button(before: end, context))
        case .detailDisclosureButton:
            return ContentScene(button(before: end - Self.chevron.width - 12, context) + [arrow(before: end, context)])
        }
    }

    private func arrow(before end: Double, _ context: DrawingContext) -> Primitive<Double> {
        let name = context.direction == .rightToLeft ? "chevron.left" : "chevron.right"
        return picture(name, Self.chevron, .tertiaryLabel, weight: 700, before: end, context)
    }

    private func picture(
        _ name: String, _ size: Size, _ tint: Color, weight: Double, before end: Double, _ context: DrawingContext
    ) -> Primitive<Double> {
        let image = Image(name: "symbol:\(name)", size: size, isTemplate: true, symbolWeight: weight)
        return .image(SceneImage(image, in: place(size, before: end, context), tint: tint))
    }

    private func button(before end: Double, _ context: DrawingContext) -> [Primitive<Double>] {
        let rect = place(Size(width: Self.circle, height: Self.circle), before: end, context)
        var ring = Surface(nil, cornerRadius: Self.circle / 2)
        ring.border = Surface.Border(width: 1.5, color: .tint)
        let font = Font.system(15, weight: .semibold)
        return [
            .box(SceneBox(rect, ring)),
            context.title("i", font: font, color: .tint, in: rect, top: rect.y + (rect.height - font.lineHeight) / 2),
        ]
    }

    private func place(_ size: Size, before end: Double, _ context: DrawingContext) -> Rect {
        let x = end - size.width
        let isMirrored = context.direction == .rightToLeft
        return Rect(
            x: isMirrored ? context.size.width - end : x, y: (context.size.height - size.height) / 2,
            width: size.width, height: size.height)
    }
}
