internal import AutoLayout
import Foundation

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    public var section: Int { self[0] }
    public var row: Int { self[1] }
    public var item: Int { self[1] }
}

public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}

public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

open class UITableView: UIScrollView {
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

    private(set) var sections: [Section] = []
    private var needsReload = true
    private var cellClasses: [String: AnyClass] = [:]
    open weak var dataSource: (any UITableViewDataSource)? { didSet { needsReload = true } }
    open var rowHeight: CGFloat = UITableView.automaticDimension
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
    public let style: Style
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
    open var separatorInset = UIEdgeInsets(top: 0, left: UITableView.automaticDimension, bottom: 0, right: 0)
    open var separatorColor: UIColor?
    open var allowsSelection = true

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

    public convenience init() { self.init(frame: .zero, style: .plain) }

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
        cellClasses[identifier].flatMap { CellFactories.make($0, reuseIdentifier: identifier) }
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            raiseException(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
        }
        return cell
    }

    open func reloadData() {
        needsReload = true
        setNeedsLayout()
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
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
        sections[indexPath.section].cells[indexPath.row]
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
}

extension UITableView {
    /// Asks the data source for all rows, where they may have changed.
    func reloadIfNeeded() {
        guard needsReload, let dataSource else { return }
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

    private func section(at index: Int, of dataSource: any UITableViewDataSource) -> Section {
        let cells = (0..<dataSource.tableView(self, numberOfRowsInSection: index)).map {
            dataSource.tableView(self, cellForRowAt: IndexPath(row: $0, section: index))
        }
        let delegate = delegate as? any UITableViewDelegate
        let height = delegate?.tableView(self, heightForHeaderInSection: index) ?? sectionHeaderHeight
        let title = dataSource.tableView(self, titleForHeaderInSection: index)
        let endTitle = dataSource.tableView(self, titleForFooterInSection: index)
        return Section(
            header: delegate?.tableView(self, viewForHeaderInSection: index)
                ?? title.map { UITableViewHeaderFooterView($0) },
            headerHeight: height == Self.automaticDimension ? nil : height,
            footer: delegate?.tableView(self, viewForFooterInSection: index)
                ?? endTitle.map { UITableViewHeaderFooterView($0) },
            cells: cells,
            rowHeights: cells.indices.map {
                delegate?.tableView(self, heightForRowAt: IndexPath(row: $0, section: index)) ?? rowHeight
            })
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
        table.separatorInsetLeading = separatorInset.left == Self.automaticDimension ? nil : Double(separatorInset.left)
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
