import Foundation

public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { collectionViewLayout.flow?.itemSize ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { collectionViewLayout.flow?.sectionInset ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { collectionViewLayout.flow?.minimumLineSpacing ?? 0 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { collectionViewLayout.flow?.minimumInteritemSpacing ?? 0 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { collectionViewLayout.flow?.headerReferenceSize ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { collectionViewLayout.flow?.footerReferenceSize ?? .zero }
}

extension UICollectionViewLayout {
    fileprivate var flow: UICollectionViewFlowLayout? { self as? UICollectionViewFlowLayout }
}

/// Fills lines with items, as many as fit, and spreads each full line over the room that it has.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public static let automaticSize = CGSize(width: 1e4 * 17.976931, height: 1e4 * 17.976931)

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewFlowLayoutInvalidationContext() }

    open var itemSize = CGSize(width: 50, height: 50)
    open var estimatedItemSize = CGSize.zero
    open var sectionInset = UIEdgeInsets.zero
    open var minimumLineSpacing: CGFloat = 10
    open var minimumInteritemSpacing: CGFloat = 10
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical
    open var headerReferenceSize = CGSize.zero
    open var footerReferenceSize = CGSize.zero
    open var sectionHeadersPinToVisibleBounds = false
    open var sectionFootersPinToVisibleBounds = false {
        didSet { leaveOut("UICollectionViewFlowLayout", sectionFootersPinToVisibleBounds, unless: false) }
    }
    private var lines = FlowLines()
    /// By section, points.
    private var ends: [CGFloat] = []

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func prepare() {
        guard let collectionView else { return }
        let isVertical = scrollDirection == .vertical
        // Items stand between the content insets and the safe area's across the direction of scrolling.
        let insets = collectionView.adjustedContentInset
        let bounds = collectionView.bounds.size
        lines = FlowLines(
            isVertical: isVertical,
            breadth: isVertical
                ? bounds.width - insets.left - insets.right : bounds.height - insets.top - insets.bottom)
        ends = []
        for section in 0..<collectionView.numberOfSections {
            place(section, of: collectionView)
            ends.append(lines.end)
        }
    }

    private func place(_ section: Int, of view: UICollectionView) {
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        let header =
            delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        let footer =
            delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        lines.addBand(header, UICollectionView.elementKindSectionHeader, section)
        lines.addItems(
            (0..<view.numberOfItems(inSection: section)).map { size(IndexPath(item: $0, section: section), in: view) },
            of: section,
            inset: delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset,
            lineSpacing: delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
                ?? minimumLineSpacing,
            itemSpacing: delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? minimumInteritemSpacing)
        lines.addBand(footer, UICollectionView.elementKindSectionFooter, section)
    }

    private func size(_ path: IndexPath, in view: UICollectionView) -> CGSize {
        guard estimatedItemSize == .zero else {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.size = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
            return view.cellForItem(at: path)?.preferredLayoutAttributesFitting(attributes).size ?? attributes.size
        }
        return (view.delegate as? any UICollectionViewDelegateFlowLayout)?.collectionView(
            view, layout: self, sizeForItemAt: path) ?? itemSize
    }

    open override var collectionViewContentSize: CGSize { lines.contentSize }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let frame = lines.items[indexPath] else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame
        return attributes
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let frame = lines.bands[SupplementaryPlace(kind: elementKind, indexPath: indexPath)] else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = frame
        let isPinned =
            sectionHeadersPinToVisibleBounds && scrollDirection == .vertical
            && elementKind == UICollectionView.elementKindSectionHeader
        if isPinned, let collectionView, ends.indices.contains(indexPath.section) {
            attributes.frame = collectionView.pinned(frame, above: ends[indexPath.section])
        }
        return attributes
    }

    override var supplementaryPlaces: [SupplementaryPlace] {
        lines.bands.keys.sorted { ($0.indexPath, $0.kind) < ($1.indexPath, $1.kind) }
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let paths = lines.items.keys.sorted().filter { lines.items[$0].map { $0.intersects(rect) } ?? false }
        return paths.compactMap { layoutAttributesForItem(at: $0) }
    }
}

extension UICollectionView {
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}
