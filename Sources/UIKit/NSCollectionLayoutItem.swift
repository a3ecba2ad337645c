import Foundation

public final class NSCollectionLayoutDimension: NSObject {
    enum Kind: Equatable { case fractionalWidth, fractionalHeight, absolute, estimated }

    let kind: Kind
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) { (self.kind, self.dimension) = (kind, dimension) }

    public class func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
        .init(.fractionalWidth, fraction)
    }
    public class func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
        .init(.fractionalHeight, fraction)
    }
    public class func absolute(_ absolute: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute, absolute) }
    public class func estimated(_ estimated: CGFloat) -> NSCollectionLayoutDimension { .init(.estimated, estimated) }
}

public final class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    { (widthDimension, heightDimension) = (width, height) }
}

open class NSCollectionLayoutItem: NSObject {
    public final let layoutSize: NSCollectionLayoutSize
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Kept; only content insets are laid out.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing? {
        didSet { if edgeSpacing != nil { leaveOut("NSCollectionLayoutItem") } }
    }
    public final let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    public init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
    ) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
        leaveOut("NSCollectionLayoutItem", supplementaryItems.isEmpty, unless: true, "supplementaryItems")
    }
}

/// Of supplementary items those of a section's boundary are placed, badges of items are not.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public final let elementKind: String
    open var zIndex = 0

    init(layoutSize: NSCollectionLayoutSize, elementKind: String) {
        self.elementKind = elementKind
        super.init(layoutSize: layoutSize)
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) { self.init(layoutSize: layoutSize, elementKind: elementKind) }
}

open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public final let alignment: NSRectAlignment
    public private(set) final var offset = CGPoint.zero

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment)
        offset = absoluteOffset
    }
    open var pinToVisibleBounds = false
    open var extendsBoundary = true {
        didSet { leaveOut("NSCollectionLayoutBoundarySupplementaryItem", extendsBoundary, unless: true) }
    }

    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.alignment = alignment
        super.init(layoutSize: layoutSize, elementKind: elementKind)
        leaveOut(
            "NSCollectionLayoutBoundarySupplementaryItem", [.leading, .trailing].contains(alignment), unless: false,
            "alignment")
    }
}

public final class NSCollectionLayoutAnchor: NSObject {
    public let edges: NSDirectionalRectEdge
    public let offset: CGPoint

    public init(edges: NSDirectionalRectEdge) { (self.edges, offset) = (edges, .zero) }
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        (self.edges, offset) = (edges, absoluteOffset)
    }
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        (self.edges, offset) = (edges, fractionalOffset)
    }
}

public final class NSCollectionLayoutEdgeSpacing: NSObject {
    public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }
}

/// What lies behind a section; not drawn.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public final let elementKind: String
    open var zIndex = 0

    init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }
}

public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }

public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    var isBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }

    /// The part of the room beside it that lies before it in reading direction.
    var share: CGFloat {
        switch self {
        case .none, .top, .bottom: 0.5
        case .topLeading, .leading, .bottomLeading: 0
        case .topTrailing, .trailing, .bottomTrailing: 1
        }
    }
}

public final class NSCollectionLayoutSpacing: NSObject {
    public let spacing: CGFloat
    public let isFlexibleSpacing: Bool

    private init(_ spacing: CGFloat, _ isFlexible: Bool) { (self.spacing, isFlexibleSpacing) = (spacing, isFlexible) }

    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init(fixedSpacing, false) }
    /// Placed as a fixed one, which is told.
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        leaveOut("NSCollectionLayoutSpacing")
        return .init(flexibleSpacing, true)
    }
}

public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
    [NSCollectionLayoutGroupCustomItem]

/// Where a program puts an item, in its group.
public final class NSCollectionLayoutGroupCustomItem: NSObject {
    public let frame: CGRect
    public let zIndex: Int

    public init(frame: CGRect) { (self.frame, zIndex) = (frame, 0) }
    public init(frame: CGRect, zIndex: Int) {
        (self.frame, self.zIndex) = (frame, zIndex)
        leaveOut("NSCollectionLayoutGroupCustomItem", zIndex, unless: 0, "zIndex")
    }
}

/// Repeats its items along an axis for as long as they fit, or places a number of them in equal parts.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    final let axis: NSLayoutConstraint.Axis
    public final let subitems: [NSCollectionLayoutItem]
    /// How many share the group's length; nil for as many as fit.
    final let count: Int?
    open var interItemSpacing: NSCollectionLayoutSpacing?
    /// Where a program places the items itself.
    let itemProvider: NSCollectionLayoutGroupCustomItemProvider?

    private init(
        _ axis: NSLayoutConstraint.Axis, _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem],
        _ count: Int?, _ itemProvider: NSCollectionLayoutGroupCustomItemProvider? = nil
    ) {
        (self.axis, subitems, self.count, self.itemProvider) = (axis, items, count, itemProvider)
        let isNested = items.contains { ($0 as? NSCollectionLayoutGroup)?.itemProvider != nil }
        leaveOut("NSCollectionLayoutGroup", isNested, unless: false, "custom")
        super.init(layoutSize: size)
    }

    /// Its items stand where the program says; one in another group is left out, which is told.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { .init(.vertical, layoutSize, [], nil, itemProvider) }

    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { .init(.horizontal, layoutSize, subitems, nil) }

    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { .init(.vertical, layoutSize, subitems, nil) }

    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { .init(.horizontal, layoutSize, [subitem], count) }

    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { .init(.vertical, layoutSize, [subitem], count) }

    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { .init(.horizontal, layoutSize, Array(repeating: subitem, count: count), nil) }

    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { .init(.vertical, layoutSize, Array(repeating: subitem, count: count), nil) }
}

open class NSCollectionLayoutSection: NSObject {
    final let group: NSCollectionLayoutGroup
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var interGroupSpacing: CGFloat = 0
    /// A centered group begins where any other does, which is told.
    open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none {
        didSet {
            leaveOut(
                "NSCollectionLayoutSection", orthogonalScrollingBehavior == .groupPagingCentered, unless: false,
                "groupPagingCentered")
        }
    }
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var supplementariesFollowContentInsets = true
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// How it looks as a list; nil for another section.
    final var list: UICollectionLayoutListConfiguration?
    /// Insets are counted from the safe area.
    open var contentInsetsReference: UIContentInsetsReference = .automatic {
        didSet {
            let isMargin = contentInsetsReference == .layoutMargins || contentInsetsReference == .readableContent
            leaveOut("NSCollectionLayoutSection", isMargin, unless: false)
        }
    }
    open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
    /// Never called: nobody scrolls a section sideways.
    open var visibleItemsInvalidationHandler:
        (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
    {
        didSet { if visibleItemsInvalidationHandler != nil { leaveOut("NSCollectionLayoutSection") } }
    }

    public init(group: NSCollectionLayoutGroup) { self.group = group }
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    var frame: CGRect { get }
    var transform: CGAffineTransform { get set }
    var transform3D: CATransform3D { get set }
    var alpha: CGFloat { get set }
    var isHidden: Bool { get set }
    var zIndex: Int { get set }
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var indexPath: IndexPath { get }
    var name: String { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    var representedElementKind: String? { get }
}

public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
}

public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}
