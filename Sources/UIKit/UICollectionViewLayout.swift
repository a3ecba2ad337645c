import Foundation

open class UICollectionViewLayoutAttributes: NSObject {
    open var indexPath: IndexPath
    open var frame = CGRect.zero
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open var transform = CGAffineTransform.identity
    public internal(set) final var representedElementKind: String?

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
        take(other)
    }

    private func take(_ other: UICollectionViewLayoutAttributes) {
        (indexPath, frame, representedElementKind) = (other.indexPath, other.frame, other.representedElementKind)
        (alpha, isHidden, zIndex) = (other.alpha, other.isHidden, other.zIndex)
        (transform, transform3D) = (other.transform, other.transform3D)
    }

    /// Whether it says something of the drawing.
    final var hasLook: Bool { alpha != 1 || isHidden || zIndex != 0 || !transform.isIdentity }

    open override func copy() -> Any {
        let copy = type(of: self).init()
        copy.take(self)
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

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { size = newValue.size }
    }

    open var transform3D = CATransform3DIdentity

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        representedElementKind = decorationViewKind
    }

    open var representedElementCategory: UICollectionView.ElementCategory {
        representedElementKind == nil ? .cell : .supplementaryView
    }
}

/// Says where a collection view's items stand; a class of an author's own overrides what it needs.
open class UICollectionViewLayout: NSObject {
    public internal(set) final weak var collectionView: UICollectionView?

    public override init() {}

    public required init?(coder: NSCoder) {}

    open func prepare() {}

    /// Finds the sizes in which cells are made; an estimate is taken as it is.
    func prepareBeforeCells() { prepare() }

    /// The size in which an item's cell is made.
    func sizeBeforeCells(at indexPath: IndexPath) -> CGSize { layoutAttributesForItem(at: indexPath)?.size ?? .zero }

    /// The size in which a supplementary view is made.
    func sizeBeforeViews(at place: SupplementaryPlace) -> CGSize {
        layoutAttributesForSupplementaryView(ofKind: place.kind, at: place.indexPath)?.size ?? .zero
    }

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
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        layoutAttributesForItem(at: itemIndexPath)
    }
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        layoutAttributesForItem(at: itemIndexPath)
    }
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        UICollectionViewLayoutInvalidationContext()
    }
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    /// The decorations of compositional layouts are shown, those of an author's own layout are not.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass
        if !(self is UICollectionViewCompositionalLayout) { leaveOut("UICollectionViewLayout") }
    }
    /// The classes of decorations, by their kinds.
    private(set) final var decorationClasses: [String: AnyClass] = [:]
    /// What stands behind the items.
    var decorations: [UICollectionViewLayoutAttributes] { [] }
    open func invalidateLayout() { collectionView?.setNeedsLayout() }
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
}

/// What a layout has to compute anew: here always all of it.
open class UICollectionViewLayoutInvalidationContext: NSObject {
    open var invalidateEverything: Bool { true }
    open var invalidateDataSourceCounts: Bool { false }
    open var contentOffsetAdjustment = CGPoint.zero
    open var contentSizeAdjustment = CGSize.zero
    open func invalidateItems(at indexPaths: [IndexPath]) {}
}

open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    open var invalidateFlowLayoutDelegateMetrics = true
    open var invalidateFlowLayoutAttributes = true
}

/// A change of the data; layouts are told of none.
open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }

    open var updateAction: Action { .none }
    open var indexPathBeforeUpdate: IndexPath? { nil }
    open var indexPathAfterUpdate: IndexPath? { nil }
}

extension UICollectionView {
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
}
