import Scene

/// `UITableView` of style plain.
public struct TableView: Hashable, Sendable, Serializable {
    public var scrollView = ScrollView()
    /// Points; nil for rows that size themselves.
    public var rowHeight: Double?
    public var showsSeparators = true
    /// Nil for the cell's own margin.
    public var separatorInsetLeading: Double?
    /// The part before the rows; a view of role `tableHeader`.
    public var tableHeaderView: ViewID?
    public var tableFooterView: ViewID?
    public var sections: [TableSection] = []

    public init() {}
}

/// A section of a table: its header, which sticks to the top, and its rows.
public struct TableSection: Hashable, Sendable, Serializable {
    public var header: ViewID?
    /// Points; nil for a header that sizes itself.
    public var headerHeight: Double?
    public var rows: [ViewID]

    public init(header: ViewID? = nil, headerHeight: Double? = nil, rows: [ViewID] = []) {
        self.header = header
        self.headerHeight = headerHeight
        self.rows = rows
    }
}

extension ViewClass {
    static let tableView = ViewClass(
        ViewContent(ViewKind.tableView) { if case .tableView(let table) = $0 { table } else { nil } },
        types: [ViewType("TableView", .tableView(.bouncing))],
        uiKit: UIKitClass("UITableView", designatedArguments: [UIKitSetting("style", .member("plain"))]),
        placement: .inTable,
        properties: TableView.properties,
        surface: { _ in Surface(.systemBackground) }, scrolling: { $0.scrollView },
        visitNumbers: { $0.visitNumbers($1) },
        drawnValues: { $0.drawn })
}

extension TableView {
    fileprivate static var bouncing: TableView {
        var table = TableView()
        table.scrollView = .bouncing
        return table
    }

    fileprivate static let properties =
        ScrollView.properties.map { $0.lifted { $1(&$0.scrollView) } } + [
            ViewProperty<TableView>(
                "rowHeight", .lengthOrAutomatic { $0.rowHeight = $1 },
                .assignmentOrAutomatic("rowHeight", type: "UITableView", member: "automaticDimension")),
            ViewProperty(
                "separators", .bool { $0.showsSeparators = $1 },
                .question("separatorStyle", yes: "singleLine", no: "none")),
            ViewProperty(
                "separatorInset", .optionalNumber { $0.separatorInsetLeading = $1 }, .leftInset("separatorInset")),
        ]

    fileprivate mutating func visitNumbers(_ visit: (inout Double) -> Void) {
        scrollView.contentInset.visitNumbers(visit)
        rowHeight.visitNumber(visit)
        separatorInsetLeading.visitNumber(visit)
        for section in sections.indices where sections[section].headerHeight != nil {
            sections[section].headerHeight.visitNumber(visit)
        }
    }

    fileprivate var drawn: TableView {
        var table = self
        table.scrollView = ScrollView()
        table.rowHeight = nil
        table.separatorInsetLeading = nil
        for section in table.sections.indices { table.sections[section].headerHeight = nil }
        return table
    }
}
