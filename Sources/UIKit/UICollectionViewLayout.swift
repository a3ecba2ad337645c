import Foundation

open class UICollectionViewLayoutAttributes: NSObject {
    open var indexPath: IndexPath
    open var frame = CGRect.zero
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    /// Drawn nowhere; a transform leaves the layout alone.
    open var transform = CGAffineTransform.identity
    public internal(set) var representedElementKind: String?

    public required override init() { indexPath = IndexPath(item: 0, section: 0) }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        representedElementKind = elementKind
    }

    convenience init(_ other: UICollectionViewLayoutAttributes) {
        self.init(forCellWith: other.indexPath)
        (frame, representedElementKind) = (other.frame, other.representedElementKind)
    }

    open override func copy() -> Any {
        let copy = type(of: self).init()
        (copy.indexPath, copy.frame, copy.representedElementKind) = (indexPath, frame, representedElementKind)
        return copy
    }

    open var size: CGSize {
        get { frame.size }
        set { frame = CGRect(origin: frame.origin, size: newValue) }
    }

    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
}

/// Says where a collection view's items stand; a class of an author's own overrides what it needs.
open class UICollectionViewLayout: NSObject {
    public internal(set) weak var collectionView: UICollectionView?

    public override init() {}

    public required init?(coder: NSCoder) {}

    open func prepare() {}
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Where a class says its elements alone, the one of them for that item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        elements.first { $0.representedElementKind == nil && $0.indexPath == indexPath }
    }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        elements.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
    }

    /// The supplementary views that it has a place for.
    var supplementaryPlaces: [SupplementaryPlace] {
        elements.compactMap { element in
            element.representedElementKind.map { SupplementaryPlace(kind: $0, indexPath: element.indexPath) }
        }
    }

    /// A rectangle around whatever a layout may place.
    static let everything = CGRect(x: -1e5, y: -1e5, width: 1e6, height: 1e6)

    private var elements: [UICollectionViewLayoutAttributes] {
        layoutAttributesForElements(in: Self.everything) ?? []
    }

    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func invalidateLayout() { collectionView?.setNeedsLayout() }
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
}
