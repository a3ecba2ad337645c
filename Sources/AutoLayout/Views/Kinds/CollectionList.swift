import Scene

/// `UICollectionLayoutListConfiguration`: a layout in which every item is a row, as wide as the collection view.
public struct CollectionList: Hashable, Sendable, Serializable {
    /// `UICollectionLayoutListConfiguration.Appearance`.
    public enum Appearance: String, Hashable, Sendable, Serializable, CaseIterable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain

        /// Whether rows have neither separators nor a ground until they are selected.
        package var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

        /// The table's style that stands its rows in the same places.
        var tableStyle: TableView.Style {
            switch self {
            case .plain, .sidebarPlain: .plain
            case .grouped: .grouped
            case .insetGrouped, .sidebar: .insetGrouped
            }
        }
    }

    public var appearance: Appearance
    public var showsSeparators = true
    /// Above each header of a plain list, points; nil for UIKit's.
    public var headerTopPadding: Double?

    public init(_ appearance: Appearance) { self.appearance = appearance }
}

/// How a collection view lays out its items.
public enum CollectionLayout: Hashable, Sendable, Serializable {
    case flow
    /// Compositional: one section after the other, the last one for all further sections.
    case sections([CollectionLayoutSection])
    case list(CollectionList)
}

extension ViewClass {
    /// A collection view with a list layout as the engine lays it out: a table that is called after what it is.
    static let collectionList = ViewClass(
        ViewContent(ViewKind.tableView) { if case .tableView(let table) = $0 { table } else { nil } },
        types: [ViewType("CollectionView", .tableView(TableView()))], uiKit: UIKitClass("UICollectionView"),
        placement: .inTable, surface: { Surface($0.list?.ground ?? .systemBackground) },
        scrolling: { $0.scrollView }, visitNumbers: { $0.visitNumbers($1) }, drawnValues: { $0.drawn })
}

extension CollectionList {
    /// Behind the rows; that of sidebars is by eye.
    fileprivate var ground: Color {
        switch appearance {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        }
    }
}

extension TableView {
    /// The table that stands for a collection view with a list layout.
    public init(_ collection: CollectionView, _ list: CollectionList) {
        self.init()
        self.list = list
        scrollView = collection.scrollView
        style = list.appearance.tableStyle
        showsSeparators = list.showsSeparators && !list.appearance.isSidebar
        sectionHeaderTopPadding =
            list.headerTopPadding ?? (list.appearance == .plain ? TableView.automaticHeaderTopPadding : 0)
        isEditing = collection.isEditing
        sections = collection.sections.map {
            TableSection(header: $0.header, headerHeight: $0.headerHeight, rows: $0.items, footer: $0.footer)
        }
    }
}

extension ViewTree {
    /// Makes collection views with a list layout tables, whose rows their items are.
    mutating func makeListsTables() {
        for index in views.indices {
            guard case .collectionView(let collection) = views[index].kind, let list = collection.list else { continue }
            for section in collection.sections {
                for row in section.items { self[row].role = .cell }
                if let header = section.header { self[header].role = .sectionHeader }
                if let footer = section.footer { self[footer].role = .sectionFooter }
            }
            self[ViewID(index)].kind = .tableView(TableView(collection, list))
        }
    }
}
