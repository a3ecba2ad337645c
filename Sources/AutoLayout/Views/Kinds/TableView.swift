import Scene

/// `UITableView`.
public struct TableView: Hashable, Sendable, Serializable {
    public var scrollView = ScrollView()
    public var style = Style.plain
    /// Above each section's header of a plain table, points.
    public var sectionHeaderTopPadding = 0.0
    /// Points; nil for rows that size themselves.
    public var rowHeight: Double?
    public var showsSeparators = true
    /// Nil for the system's.
    public var separatorColor: Color?
    /// Whether its rows have controls to delete them.
    public var isEditing = false
    /// Where the lines below its rows begin and end, left and right exchanged from right to left; nil for the cell's own
    /// margin and the table's end. Points.
    public var separatorInset: EdgeInsets?
    /// The part before the rows; a view of role `tableHeader`.
    public var tableHeaderView: ViewID?
    public var tableFooterView: ViewID?
    public var sections: [TableSection] = []
    /// Of a collection view with a list layout, which stands its rows as a table does; nil for a table view.
    public var list: CollectionList?

    public init() {}
}

/// A section of a table: its header, which sticks to the top of a plain one, its rows and its footer.
public struct TableSection: Hashable, Sendable, Serializable {
    public var header: ViewID?
    /// Points; nil for a header that sizes itself.
    public var headerHeight: Double?
    public var footer: ViewID?
    public var rows: [ViewID]
    /// That of each row, points; nil for one that sizes itself. Empty where all have the table's.
    public var rowHeights: [Double?] = []

    public init(header: ViewID? = nil, headerHeight: Double? = nil, rows: [ViewID] = [], footer: ViewID? = nil) {
        self.footer = footer
        self.header = header
        self.headerHeight = headerHeight
        self.rows = rows
    }
}

extension ViewClass {
    static let tableView = ViewClass(
        ViewContent(ViewKind.tableView) { if case .tableView(let table) = $0 { table } else { nil } },
        types: [ViewType("TableView", .tableView(.bouncing))],
        uiKit: UIKitClass(
            "UITableView",
            styledArguments: [
                UIKitSetting("frame", .member("zero")), UIKitSetting("style", .member("plain")),
            ]),
        placement: .inTable,
        properties: TableView.properties,
        surface: { Surface($0.style.isPlain ? .systemBackground : .systemGroupedBackground) },
        scrolling: { $0.scrollView },
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
        ScrollView.commonProperties.map { $0.lifted { $1(&$0.scrollView) } } + [
            ViewProperty<TableView>("style", .oneOf("UITableView.Style") { $0.style = $1 }, .initializer),
            ViewProperty(
                "sectionHeaderTopPadding",
                .lengthOrAutomatic { $0.sectionHeaderTopPadding = $1 ?? TableView.automaticHeaderTopPadding },
                .assignmentOrAutomatic(
                    "sectionHeaderTopPadding", type: "UITableView", member: "automaticDimension")),
            ViewProperty(
                "rowHeight", .lengthOrAutomatic { $0.rowHeight = $1 },
                .assignmentOrAutomatic("rowHeight", type: "UITableView", member: "automaticDimension")),
            ViewProperty(
                "separators", .bool { $0.showsSeparators = $1 },
                .question("separatorStyle", yes: "singleLine", no: "none")),
            ViewProperty("isEditing", .bool { $0.isEditing = $1 }),
            ViewProperty("separatorInset", .separatorInset { $0.separatorInset = $1 }, .leftInset("separatorInset")),
        ]

    /// What UIKit puts above headers of plain tables since iOS 15, points.
    static let automaticHeaderTopPadding = 22.0

    mutating func visitNumbers(_ visit: (inout Double) -> Void) {
        scrollView.contentInset.visitNumbers(visit)
        rowHeight.visitNumber(visit)
        separatorInset?.visitNumbers(visit)
        for section in sections.indices {
            if sections[section].headerHeight != nil { sections[section].headerHeight.visitNumber(visit) }
            for row in sections[section].rowHeights.indices { sections[section].rowHeights[row].visitNumber(visit) }
        }
    }

    /// The height that a row is given, points; nil for one that sizes itself. Complexity: O(rows) where rows have their own.
    func height(ofRow row: ViewID) -> Double? {
        for section in sections where !section.rowHeights.isEmpty {
            if let position = section.rows.firstIndex(of: row) { return section.rowHeights[position] }
        }
        return rowHeight
    }

    var drawn: TableView {
        var table = self
        table.scrollView = ScrollView()
        table.rowHeight = nil
        table.sectionHeaderTopPadding = 0
        table.separatorInset = nil
        for section in table.sections.indices {
            (table.sections[section].headerHeight, table.sections[section].rowHeights) = (nil, [])
        }
        return table
    }
}
