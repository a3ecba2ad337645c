import Piecewise
import Scene

/// `UITableViewCell` with the contents of one of its styles, or `UICollectionViewListCell` with those of its configuration.
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

    /// `UITableViewCell.EditingStyle`: which control a row has while its table is edited.
    public enum EditingStyle: String, Hashable, Sendable, Serializable, CaseIterable { case none, delete, insert }

    public enum SelectionStyle: String, Hashable, Sendable, Serializable, CaseIterable { case none, `default` }

    public var style = Style.default
    public var text = ""
    public var detailText = ""
    /// Of its first and its second text, also of those of a configuration.
    public var (textLook, detailLook) = (CellText(), CellText())
    /// 0 for any number.
    public var numberOfLines = 1
    public var image: Image?
    public var accessoryType = AccessoryType.none
    /// Of a view that a program puts in the place of the accessory, points; nil for none.
    package var accessoryViewWidth: Double?
    public var isSelected = false
    /// Whether a finger is on it.
    public var isHighlighted = false
    public var selectionStyle = SelectionStyle.default
    public var showsReorderControl = false
    public var editingStyle = EditingStyle.delete
    /// Whether a row without a control leaves its room free while its table is edited.
    public var shouldIndentWhileEditing = true
    /// Whether its table is being edited, as `completeTables` finds; its accessory is hidden then.
    var isBeingEdited = false
    /// Takes the place of the style's texts and image; nil for a cell without a content configuration.
    public var content: ListContent?
    /// From the margin to the texts of contents of an author's own, where its separator begins; points.
    public var textInset = 0.0
    /// Of a cell in a list, from its texts to its end.
    public var accessories: [CellAccessory] = []
    /// How far below the middle of the row its accessories stand, points: beside a header's text, which is not in the middle.
    var accessoryShift = 0.0
    /// Whether it is a row of a collection view rather than of a table.
    public let isListCell: Bool

    public init(isListCell: Bool = false) {
        self.isListCell = isListCell
    }
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
            ViewProperty(
                "editingStyle", .oneOf("UITableViewCell.EditingStyle") { $0.editingStyle = $1 }, .addingRow),
            ViewProperty("shouldIndentWhileEditing", .bool { $0.shouldIndentWhileEditing = $1 }),
            TableViewCell.contentProperty,
            ViewProperty("selectionStyle", .oneOf("UITableViewCell.SelectionStyle") { $0.selectionStyle = $1 }),
        ],
        viewProperties: [
            ViewProperty(
                "separatorInset", .separatorInset { $0.appearance.separatorInset = $1 }, .leftInset("separatorInset"))
        ],
        surface: { $0.isLit ? Surface(.systemGray4) : Surface() },
        draw: { $0.accessory(in: $1) })
}

extension ViewClass {
    static let collectionViewListCell = ViewClass(
        ViewContent(ViewKind.tableViewCell) { if case .tableViewCell(let cell) = $0 { cell } else { nil } },
        types: [ViewType("CollectionViewListCell", .tableViewCell(TableViewCell(isListCell: true)))],
        uiKit: UIKitClass("UICollectionViewListCell", subviewHolder: "contentView"),
        properties: [
            TableViewCell.contentProperty,
            ViewProperty("accessories", .cellAccessories { $0.accessories = $1 }),
            ViewProperty("isSelected", .bool { $0.isSelected = $1 }),
            ViewProperty("isHighlighted", .bool { $0.isHighlighted = $1 }),
        ],
        surface: { $0.isLit ? Surface(.systemGray4) : Surface() },
        draw: { $0.accessory(in: $1) })
}

extension ViewKind {
    /// Whether it is a row that is touched or selected.
    package var isLit: Bool { if case .tableViewCell(let cell) = self { cell.isLit } else { false } }

    package var isRow: Bool { if case .tableViewCell = self { true } else { false } }

    /// Whether UIKit makes its contents, whose text stands above those of a table's rows.
    var isTableTitle: Bool {
        if case .tableViewCell = self { return true }
        if case .tableViewHeaderFooterView = self { return true }
        return false
    }
}

extension TableViewCell {
    /// Whether it has the ground of one that is touched or selected.
    fileprivate var isLit: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

    fileprivate static let contentProperty = ListContent.property { (cell: inout TableViewCell, change) in
        var content = cell.content ?? ListContent()
        change(&content)
        cell.content = content
    }

    /// What stands at its end, from its texts on; a text stands before what has a place of its own.
    var shownAccessories: [CellAccessory] {
        if isListCell {
            let trailing = accessories.filter { $0.isTrailing }
            return trailing.filter { $0.width == nil } + trailing.filter { $0.width != nil }
        }
        // A table's row that is being edited has no accessory.
        if isBeingEdited { return [] }
        if let accessoryViewWidth { return [.view(width: accessoryViewWidth)] }
        return switch accessoryType {
        case .none: []
        case .disclosureIndicator: [.disclosureIndicator]
        case .detailDisclosureButton: [.detail, .disclosureIndicator]
        case .checkmark: [.checkmark]
        case .detailButton: [.detail]
        }
    }

    /// The control that it has while it is edited.
    var shownEditingStyle: EditingStyle {
        if !isListCell { return editingStyle }
        return accessories.contains(.delete) ? .delete : accessories.contains(.insert) ? .insert : .none
    }

    /// Whether its content moves while it is edited.
    var indentsWhileEditing: Bool {
        shownEditingStyle != .none || (!isListCell && shouldIndentWhileEditing)
    }

    /// Whether it can be moved while it is edited.
    var isMovable: Bool { isListCell ? accessories.contains(.reorder) : showsReorderControl }

    /// Between image and text, points.
    static let imageGap = 16.0

    /// From the edges of a row to its accessories and controls, points: its margins, which follow its table's width. A row
    /// of an inset group begins as far from its table's edge, at `inset`.
    package static func drawnMargin(ofWidth width: Double, inset: Double?) -> Double {
        let wide = EdgeInsets.cellSide(ofWidth: EdgeInsets.leastWidthOfWideCells)
        guard let inset else { return EdgeInsets.cellSide(ofWidth: width) }
        return inset < wide - Tolerance.settling ? EdgeInsets.cellSide(ofWidth: 0) : wide
    }

    /// What stands at the trailing margin: arrows, checkmarks, the letter i in a circle; texts are views of their own.
    fileprivate func accessory(in context: DrawingContext) -> ContentScene<Double> {
        var end = context.size.width - context.rowMargin
        if isBeingEdited, isMovable { end -= TableView.reorderIndent }
        var drawn: [Primitive<Double>] = []
        for accessory in shownAccessories.reversed() {
            guard let width = accessory.width else { continue }
            drawn += accessory.drawn(before: end, below: accessoryShift, in: context)
            end -= width + CellAccessory.gap
        }
        return ContentScene(drawn)
    }
}
