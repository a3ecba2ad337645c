internal import AutoLayout
import Foundation

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

extension NSIndexPath {
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
    public var section: Int { index(atPosition: 0) }
    public var row: Int { index(atPosition: 1) }
    public var item: Int { index(atPosition: 1) }
}

open class UITableView: UIScrollView {
    public static let indexSearch = "{search}"

    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

    /// A section as the data source last gave it.
    struct Section {
        var header: UIView?
        /// Points; nil for a header that sizes itself.
        var headerHeight: CGFloat?
        var footer: UIView?
        var cells: [UITableViewCell]
        /// What the delegate gives the rows, points, of which it decides none where the table does.
        var rowHeights: [CGFloat] = []
    }

    public static let automaticDimension: CGFloat = -1

    open var delegate: (any UITableViewDelegate)? {
        get { scrollDelegate as? any UITableViewDelegate }
        set { scrollDelegate = newValue }
    }
    private(set) final var sections: [Section] = []
    private var needsReload = true
    private var cellClasses: [String: AnyClass] = [:]
    open weak var dataSource: (any UITableViewDataSource)? { didSet { needsReload = true } }
    open var rowHeight: CGFloat = UITableView.automaticDimension
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
    open var separatorInset = UIEdgeInsets(top: 0, left: UITableView.automaticDimension, bottom: 0, right: 0)
    /// Nil for the system's.
    open var separatorColor: UIColor?
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
    open var isEditing = false
    /// Stands still behind the rows.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }
    open var cellLayoutMarginsFollowReadableWidth = false
    open var insetsContentViewsToSafeArea = true
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var selectionFollowsFocus = false
    open var isPrefetchingEnabled = true
    open var dragInteractionEnabled = false
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    public final var hasActiveDrag: Bool { false }
    public final var hasActiveDrop: Bool { false }
    open var fillerRowHeight: CGFloat = 0
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
    open var separatorEffect: UIVisualEffect?
    /// The index beside a table is not drawn.
    open var sectionIndexColor: UIColor? {
        didSet { if sectionIndexColor != nil { leaveOut("UITableView") } }
    }
    open var sectionIndexBackgroundColor: UIColor?
    open var sectionIndexTrackingBackgroundColor: UIColor?
    open var sectionIndexMinimumDisplayRowCount = 0
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
    open var indexPathsForSelectedRows: [IndexPath]? {
        let selected = (indexPathsForVisibleRows ?? []).filter { cellForRow(at: $0)?.isSelected == true }
        return selected.isEmpty ? nil : selected
    }
    open var hasUncommittedUpdates: Bool { false }
    open var indexPathsForVisibleRows: [IndexPath]? {
        sections.enumerated().flatMap { section in
            section.element.cells.indices.map { IndexPath(row: $0, section: section.offset) }
        }
    }
    open var visibleCells: [UITableViewCell] { sections.flatMap(\.cells) }
    public final let style: Style
    private var headerClasses: [String: AnyClass] = [:]

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    override var kind: ViewKind { .tableView(table) }

    open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

    private func replace(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass
    }

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let nib = nibs[identifier] { _ = nib.instantiate(withOwner: nil) }
        return cellClasses[identifier].flatMap { CellFactories.make($0, reuseIdentifier: identifier) }
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            raiseException(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
        }
        return cell
    }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerClasses[identifier] = aClass
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        headerClasses[identifier].flatMap { CellFactories.makeHeader($0, reuseIdentifier: identifier) }
    }

    open func reloadData() {
        needsReload = true
        setNeedsLayout()
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else { return }
        if !allowsMultipleSelection { for cell in visibleCells { cell.isSelected = false } }
        cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
    open func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }
    open func reloadSectionIndexTitles() {}
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { nibs[identifier] = nib }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) { nibs[identifier] = nib }
    private var nibs: [String: UINib] = [:]
    /// Where the last layout put it, in the table's coordinates.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { cellForRow(at: indexPath)?.frame ?? .zero }
    open func rectForHeader(inSection section: Int) -> CGRect {
        sections.indices.contains(section) ? sections[section].header?.frame ?? .zero : .zero
    }
    open func rectForFooter(inSection section: Int) -> CGRect {
        sections.indices.contains(section) ? sections[section].footer?.frame ?? .zero : .zero
    }
    open func rect(forSection section: Int) -> CGRect {
        guard sections.indices.contains(section) else { return .zero }
        let parts = sections[section].cells + [sections[section].header, sections[section].footer].compactMap { $0 }
        return parts.reduce(CGRect.null) { $0.union($1.frame) }
    }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        (indexPathsForVisibleRows ?? []).first { rectForRow(at: $0).contains(point) }
    }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        (indexPathsForVisibleRows ?? []).filter { rectForRow(at: $0).intersects(rect) }
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        sections.indices.contains(section) ? sections[section].footer as? UITableViewHeaderFooterView : nil
    }
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) { leaveOut("UITableView") }
    /// The figure scrolls by itself.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        leaveOut("UITableView")
    }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        for (section, part) in sections.enumerated() {
            if let row = part.cells.firstIndex(where: { $0 === cell }) { return IndexPath(row: row, section: section) }
        }
        return nil
    }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        sections[section].header as? UITableViewHeaderFooterView
    }
    open func beginUpdates() {}
    open func endUpdates() { setNeedsLayout() }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        setNeedsLayout()
        completion?(true)
    }

    open func numberOfRows(inSection section: Int) -> Int { sections[section].cells.count }
    open var numberOfSections: Int { sections.count }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let cells = sections[indexPath.section].cells
        return cells.indices.contains(indexPath.row) ? cells[indexPath.row] : nil
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        cellForRow(at: indexPath)?.setSelected(false, animated: animated)
    }

    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
}

extension UITableView {
    /// Asks the data source for all rows, where they may have changed.
    func reloadIfNeeded() {
        guard needsReload, !isKeptEmpty, let dataSource else { return }
        needsReload = false
        for section in sections {
            section.header?.removeFromSuperview()
            section.footer?.removeFromSuperview()
            for cell in section.cells { cell.removeFromSuperview() }
        }
        sections = (0..<dataSource.numberOfSections(in: self)).map { section(at: $0, of: dataSource) }
        for section in sections {
            for part in section.cells + [section.header, section.footer].compactMap({ $0 }) { addSubview(part) }
        }
    }

    /// Whether it has been left with the frame of nothing, so that UIKit asks for none of its rows.
    private var isKeptEmpty: Bool {
        translatesAutoresizingMaskIntoConstraints && autoresizingMask.isEmpty && position.frame.size == .zero
            && superview != nil && constraints.isEmpty
    }

    private func section(at index: Int, of dataSource: any UITableViewDataSource) -> Section {
        let cells = (0..<dataSource.tableView(self, numberOfRowsInSection: index)).map {
            let path = IndexPath(row: $0, section: index)
            let cell = dataSource.tableView(self, cellForRowAt: path)
            askForEditing(of: cell, at: path, dataSource, delegate)
            cell.updateOwnConfiguration()
            return cell
        }
        let (header, footer) = (headerView(at: index, of: dataSource), footerView(at: index, of: dataSource))
        let height = delegate?.tableView(self, heightForHeaderInSection: index) ?? sectionHeaderHeight
        return Section(
            header: header, headerHeight: height == Self.automaticDimension ? nil : height, footer: footer,
            cells: cells,
            rowHeights: cells.indices.map {
                delegate?.tableView(self, heightForRowAt: IndexPath(row: $0, section: index)) ?? rowHeight
            })
    }

    private func headerView(at index: Int, of dataSource: any UITableViewDataSource) -> UIView? {
        let title = dataSource.tableView(self, titleForHeaderInSection: index)
        let header =
            delegate?.tableView(self, viewForHeaderInSection: index) ?? title.map { UITableViewHeaderFooterView($0) }
        if let header { delegate?.tableView(self, willDisplayHeaderView: header, forSection: index) }
        return header
    }

    private func footerView(at index: Int, of dataSource: any UITableViewDataSource) -> UIView? {
        let title = dataSource.tableView(self, titleForFooterInSection: index)
        let footer =
            delegate?.tableView(self, viewForFooterInSection: index) ?? title.map { UITableViewHeaderFooterView($0) }
        if let footer { delegate?.tableView(self, willDisplayFooterView: footer, forSection: index) }
        return footer
    }

    /// Which control the row has while the table is edited; a row that cannot be edited has none, and no room for it.
    private func askForEditing(
        of cell: UITableViewCell, at path: IndexPath, _ dataSource: any UITableViewDataSource,
        _ delegate: (any UITableViewDelegate)?
    ) {
        guard isEditing else { return }
        guard dataSource.tableView(self, canEditRowAt: path) else {
            (cell.editingStyle, cell.shouldIndentWhileEditing) = (.none, false)
            return
        }
        guard let delegate else { return }
        cell.editingStyle = delegate.tableView(self, editingStyleForRowAt: path)
        if !delegate.tableView(self, shouldIndentWhileEditingRowAt: path) { cell.shouldIndentWhileEditing = false }
    }

    /// The engine's values but for its parts.
    var table: TableView {
        var table = TableView()
        table.scrollView = scrolling
        table.style = style.engine
        table.sectionHeaderTopPadding =
            sectionHeaderTopPadding == Self.automaticDimension ? 22 : sectionHeaderTopPadding
        table.rowHeight = rowHeight == Self.automaticDimension ? nil : Double(rowHeight)
        table.showsSeparators = separatorStyle == .singleLine
        table.separatorColor = separatorColor?.color
        table.isEditing = isEditing
        table.separatorInset = separatorInset.left == Self.automaticDimension ? nil : separatorInset.insets
        return table
    }
}

extension UITableView.Style {
    fileprivate var engine: TableView.Style {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }
}
