import Scene

/// `UITableViewHeaderFooterView` with a text, as the table's style shows it.
///
/// Its label is a view of its own, which `ViewTree.completeTables` adds.
public struct TableViewHeaderFooterView: Hashable, Sendable, Serializable {
    public var text = ""
    public var look = CellText()

    public init() {}
}

extension ViewClass {
    static let tableViewHeaderFooterView = ViewClass(
        ViewContent(ViewKind.tableViewHeaderFooterView) {
            if case .tableViewHeaderFooterView(let view) = $0 { view } else { nil }
        },
        types: [
            ViewType("TableViewHeaderFooterView", .tableViewHeaderFooterView(TableViewHeaderFooterView()))
        ],
        uiKit: UIKitClass(
            "UITableViewHeaderFooterView", initializerArguments: [UIKitSetting("reuseIdentifier", .nothing)],
            designatedArguments: [UIKitSetting("reuseIdentifier", .nothing)],
            subviewHolder: "contentView"),
        properties: [ViewProperty("text", .text { $0.text = $1 }, .assignment("textLabel?.text"))])
}
