import Foundation

/// Asks for all of its cells, also for those that are not to be seen, and places them where its layout says.
open class UICollectionView: UIScrollView {
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    open var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate as? any UICollectionViewDelegate }
        set { scrollDelegate = newValue }
    }
    private var needsReload = true
    /// Whether the engine lays it out as a list, as its layout says.
    private(set) final var isList = false
    private(set) final var cells: [[UICollectionViewCell]] = []
    /// Of the items of each section, known before there are cells.
    private var counts: [Int] = []
    private(set) final var supplementaryViews: [SupplementaryPlace: UICollectionReusableView] = [:]
    private var classes: [String: AnyClass] = [:]
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isPrefetchingEnabled = true
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var isEditing = false
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false
    open var dragInteractionEnabled = false
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    public final var hasActiveDrag: Bool { false }
    public final var hasActiveDrop: Bool { false }
    open var hasUncommittedUpdates: Bool { false }
    private var nibs: [String: UINib] = [:]
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { nibs[identifier] = nib }
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { nibs[kind + identifier] = nib }
    /// Stands still behind the cells.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }
    open var indexPathsForSelectedItems: [IndexPath]? {
        visibleCells.filter(\.isSelected).compactMap { indexPath(for: $0) }
    }
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            collectionViewLayout.collectionView = self
            setNeedsLayout()
        }
    }

    /// Behind the items, by their places.
    final var decorationViews: [SupplementaryPlace: UICollectionReusableView] = [:]

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// Ends the program, as UIKit does.
    public convenience init() { raiseException("UICollectionView must be initialized with a non-nil layout parameter") }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        completion?(true)
    }

    // MARK: Cells

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        // A class that a program looked for by UIKit's name alone is not found on Linux: the plain cell.
        classes[identifier] = cellClass ?? UICollectionViewCell.self
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) { classes[elementKind + identifier] = viewClass }

    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let nib = nibs[identifier] { _ = nib.instantiate(withOwner: nil) }
        guard let cell = classes[identifier].flatMap(CellFactories.makeReusable) as? UICollectionViewCell else {
            raiseException(
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must "
                    + "register a nib or a class for the identifier or connect a prototype cell in a storyboard")
        }
        cell.reuseIdentifier = identifier
        return cell
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = classes[elementKind + identifier].flatMap(CellFactories.makeReusable) else {
            raiseException("could not dequeue a view of kind: \(elementKind) with identifier \(identifier)")
        }
        view.reuseIdentifier = identifier
        return view
    }

    open func reloadData() {
        needsReload = true
        setNeedsLayout()
    }

    open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
    open func reloadSections(_ sections: IndexSet) { reloadData() }
    open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
    open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    open func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
    open func insertSections(_ sections: IndexSet) { reloadData() }
    open func deleteSections(_ sections: IndexSet) { reloadData() }
    open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
    /// Nobody moves an item of a figure.
    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    open func endInteractiveMovement() {}
    open func cancelInteractiveMovement() {}
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        indexPathsForVisibleItems.first { cellForItem(at: $0)?.frame.contains(point) == true }
    }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        supplementaryViews.keys.filter { $0.kind == elementKind }.map(\.indexPath).sorted()
    }
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }

    open var numberOfSections: Int { counts.count }
    open func numberOfItems(inSection section: Int) -> Int { counts[section] }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        cells.indices.contains(indexPath.section) && cells[indexPath.section].indices.contains(indexPath.item)
            ? cells[indexPath.section][indexPath.item] : nil
    }
    open func supplementaryView(forElementKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        supplementaryViews[SupplementaryPlace(kind: kind, indexPath: indexPath)]
    }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        for (section, cells) in cells.enumerated() {
            if let item = cells.firstIndex(where: { $0 === cell }) { return IndexPath(item: item, section: section) }
        }
        return nil
    }
    open var visibleCells: [UICollectionViewCell] { cells.flatMap { $0 } }
    open var indexPathsForVisibleItems: [IndexPath] { visibleCells.compactMap { indexPath(for: $0) } }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if let indexPath { cellForItem(at: indexPath)?.isSelected = true }
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { cellForItem(at: indexPath)?.isSelected = false }
    /// The figure scrolls by itself.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        leaveOut("UICollectionView")
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeItems()
    }
}

extension UIView {
    /// The cell of a table or list whose content view this is, which stands for the cell.
    var cellOfRow: UIView? {
        if let cell = superview as? UITableViewCell, cell.contentView === self { return cell }
        return cellOfList
    }

    /// The cell of a list whose content view this is.
    var cellOfList: UICollectionViewCell? {
        guard let cell = superview as? UICollectionViewCell, cell.contentView === self,
            (cell.superview as? UICollectionView)?.isList == true
        else { return nil }
        return cell
    }
}

/// A section of a list, by its views.
struct ListSection {
    var configuration: UICollectionLayoutListConfiguration
    var header: UICollectionReusableView?
    var rows: [UICollectionViewCell]
    var footer: UICollectionReusableView?

    var views: [UICollectionReusableView] { rows + [header, footer].compactMap { $0 } }
}

/// Where a header or footer belongs.
struct SupplementaryPlace: Hashable {
    var kind: String
    var indexPath: IndexPath
}

extension UICollectionView {
    /// Asks the data source for all items, where they may have changed, and places them.
    func reloadIfNeeded() {
        // Cells are made in the frames that they have in its width.
        guard needsReload, assignedFrame.width > 0, let dataSource else { return }
        needsReload = false
        for view in cells.flatMap({ $0 }) + supplementaryViews.values { view.removeFromSuperview() }
        (cells, supplementaryViews) = ([], [:])
        counts = (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
        collectionViewLayout.prepareBeforeCells()
        cells = counts.enumerated().map { section, count in
            (0..<count).map { makeCell(at: IndexPath(item: $0, section: section), dataSource) }
        }
        for cell in cells.joined() { addSubview(cell) }
        isList = listSections != nil
        askForTitles()
        placeItems()
    }

    /// An item's cell, made in the frame that the layout has for it.
    private func makeCell(at path: IndexPath, _ dataSource: any UICollectionViewDataSource) -> UICollectionViewCell {
        CellFactories.frame.size = collectionViewLayout.sizeBeforeCells(at: path)
        defer { CellFactories.frame = .zero }
        let cell = dataSource.collectionView(self, cellForItemAt: path)
        cell.updateOwnConfiguration()
        return cell
    }

    /// The header or footer, asked for where it is needed for the first time.
    func supplementary(_ kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        let place = SupplementaryPlace(kind: kind, indexPath: indexPath)
        if let view = supplementaryViews[place] { return view }
        CellFactories.frame.size = collectionViewLayout.sizeBeforeViews(at: place)
        defer { CellFactories.frame = .zero }
        guard let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath) else {
            return nil
        }
        supplementaryViews[place] = view
        addSubview(view)
        return view
    }

    /// A header's frame in what is seen of its section, which ends at `end`.
    func pinned(_ frame: CGRect, above end: CGFloat) -> CGRect {
        var frame = frame
        let visibleTop = assignedOffset.y + adjustedContentInset.top
        frame.origin.y = max(frame.origin.y, min(visibleTop, end - frame.height))
        return frame
    }

    /// Its sections where all of them are lists, which the engine lays out as tables; nil for another layout.
    var listSections: [ListSection]? {
        guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
            let lists = layout.lists(of: cells.count)
        else { return nil }
        return lists.enumerated().map { number, list in
            func view(_ kind: String) -> UICollectionReusableView? {
                supplementaryViews[SupplementaryPlace(kind: kind, indexPath: IndexPath(item: 0, section: number))]
            }
            let firstIsHeader = list.headerMode == .firstItemInSection
            return ListSection(
                configuration: list,
                header: firstIsHeader ? cells[number].first : view(Self.elementKindSectionHeader),
                rows: firstIsHeader ? Array(cells[number].dropFirst()) : cells[number],
                footer: view(Self.elementKindSectionFooter))
        }
    }

    /// Asks for the headers and footers of a list.
    private func askForTitles() {
        let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
        for (number, list) in (layout?.lists(of: cells.count) ?? []).enumerated() {
            let path = IndexPath(item: 0, section: number)
            if list.headerMode == .supplementary { _ = supplementary(Self.elementKindSectionHeader, at: path) }
            if list.footerMode == .supplementary { _ = supplementary(Self.elementKindSectionFooter, at: path) }
        }
    }

    /// Cells of a list that stands beside other sections are placed as any other.
    private func leaveOutListParts() {
        for case let cell as UICollectionViewListCell in cells.joined() {
            if !cell.accessories.isEmpty { leaveOut("UICollectionViewListCell", "accessories") }
        }
        (collectionViewLayout as? UICollectionViewCompositionalLayout)?.leaveOutSeparators(of: cells.count)
    }

    private func placeItems() {
        guard assignedFrame.width > 0, !cells.isEmpty else { return }
        isList = listSections != nil
        if isList {
            if let color = listSections?.first?.configuration.backgroundColor { backgroundColor = color }
            return askForTitles()
        }
        leaveOutListParts()
        let layout = collectionViewLayout
        layout.prepare()
        // A layout that moves what another has placed says so here alone.
        let elements = layout.layoutAttributesForElements(in: UICollectionViewLayout.everything) ?? []
        for section in cells.indices {
            for (item, cell) in cells[section].enumerated() {
                let path = IndexPath(item: item, section: section)
                let element = elements.first { $0.representedElementKind == nil && $0.indexPath == path }
                if let attributes = element ?? layout.layoutAttributesForItem(at: path) { cell.take(attributes) }
            }
        }
        for place in layout.supplementaryPlaces {
            let attributes = layout.layoutAttributesForSupplementaryView(ofKind: place.kind, at: place.indexPath)
            if let attributes { supplementary(place.kind, at: place.indexPath)?.take(attributes) }
        }
        placeDecorations()
        contentSize = collectionViewLayout.collectionViewContentSize
    }
}

extension UICollectionReusableView {
    func take(_ attributes: UICollectionViewLayoutAttributes) {
        takeLook(of: attributes)
        guard placedFrame != attributes.frame || position.frame != attributes.frame else { return }
        placedFrame = attributes.frame
        frame = attributes.frame
        apply(attributes)
    }

    /// What a layout says of the drawing, unless it says nothing and never has.
    private func takeLook(of attributes: UICollectionViewLayoutAttributes) {
        if attributes.transform3D != CATransform3DIdentity { layer.transform = attributes.transform3D }
        guard attributes.hasLook || hasLookOfLayout else { return }
        hasLookOfLayout = true
        (alpha, isHidden, transform) = (attributes.alpha, attributes.isHidden, attributes.transform)
        layer.zPosition = CGFloat(attributes.zIndex)
    }
}
