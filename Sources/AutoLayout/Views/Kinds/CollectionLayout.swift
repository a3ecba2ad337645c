import Scene

/// `UICollectionViewFlowLayout`: fills lines with items, as many as fit, and spreads each full line over the room it has.
public struct FlowLayout: Hashable, Sendable, Serializable {
    /// Nil for items that size themselves, points.
    public var itemSize: Size? = Size(width: 50, height: 50)
    public var sectionInset: EdgeInsets = .zero
    public var minimumLineSpacing = 10.0
    public var minimumInteritemSpacing = 10.0
    public var scrollDirection = Axis.vertical
    /// Whether headers stay in sight as long as their sections do.
    public var sectionHeadersPinToVisibleBounds = false

    public init() {}
}

/// `NSCollectionLayoutDimension`.
public enum CollectionDimension: Hashable, Sendable, Serializable {
    /// Of the container's width, and of its height.
    case fractionalWidth(Double)
    case fractionalHeight(Double)
    /// Points.
    case absolute(Double)
    /// Points, until the content tells.
    case estimated(Double)

    /// Whether the content tells.
    package var isEstimated: Bool { if case .estimated = self { true } else { false } }
}

/// `NSCollectionLayoutSize`.
public struct CollectionItemSize: Hashable, Sendable, Serializable {
    public var width: CollectionDimension
    public var height: CollectionDimension

    public init(width: CollectionDimension, height: CollectionDimension) {
        (self.width, self.height) = (width, height)
    }
}

/// `NSCollectionLayoutItem`, which may be a group of others.
public indirect enum CollectionLayoutItem: Hashable, Sendable, Serializable {
    case item(CollectionItemSize, insets: DirectionalEdgeInsets)
    case group(CollectionLayoutGroup)

    package var size: CollectionItemSize {
        switch self {
        case .item(let size, _): size
        case .group(let group): group.size
        }
    }
}

/// `NSCollectionLayoutGroup`: repeats its items along an axis for as long as they fit, or gives a number of them equal
/// parts.
public struct CollectionLayoutGroup: Hashable, Sendable, Serializable {
    public var axis: Axis
    public var size: CollectionItemSize
    public var items: [CollectionLayoutItem]
    /// How many share the group's length; nil for as many as fit.
    public var count: Int?
    /// Between the items, points.
    public var spacing = 0.0
    public var insets = DirectionalEdgeInsets.zero

    public init(_ axis: Axis, _ size: CollectionItemSize, _ items: [CollectionLayoutItem], count: Int? = nil) {
        (self.axis, self.size, self.items, self.count) = (axis, size, items, count)
    }
}

/// `NSCollectionLayoutSection` of a compositional layout.
public struct CollectionLayoutSection: Hashable, Sendable, Serializable {
    /// `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
    public enum OrthogonalScrolling: String, Hashable, Sendable, Serializable, CaseIterable {
        case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
    }

    public var group: CollectionLayoutGroup
    /// Between groups, points.
    public var spacing = 0.0
    public var insets = DirectionalEdgeInsets.zero
    public var orthogonalScrolling = OrthogonalScrolling.none
    /// Whether headers and footers stand between the insets at the sides, too.
    public var supplementariesFollowContentInsets = true
    /// Whether its header stays in sight as long as the section does.
    public var pinsHeader = false

    public init(group: CollectionLayoutGroup) { self.group = group }
}

// MARK: Numbers

extension FlowLayout {
    /// Hands every length to `visit`, in order.
    mutating func visitNumbers(_ visit: (inout Double) -> Void) {
        if var size = itemSize {
            visit(&size.width)
            visit(&size.height)
            itemSize = size
        }
        sectionInset.visitNumbers(visit)
        visit(&minimumLineSpacing)
        visit(&minimumInteritemSpacing)
    }
}

extension CollectionLayoutSection {
    /// Hands every length to `visit`, in order; fractions are none.
    mutating func visitNumbers(_ visit: (inout Double) -> Void) {
        group.visitNumbers(visit)
        visit(&spacing)
        insets.visitNumbers(visit)
    }
}

extension CollectionLayoutGroup {
    fileprivate mutating func visitNumbers(_ visit: (inout Double) -> Void) {
        size.visitNumbers(visit)
        for index in items.indices { items[index].visitNumbers(visit) }
        visit(&spacing)
        insets.visitNumbers(visit)
    }
}

extension CollectionLayoutItem {
    fileprivate mutating func visitNumbers(_ visit: (inout Double) -> Void) {
        switch self {
        case .item(var size, var insets):
            size.visitNumbers(visit)
            insets.visitNumbers(visit)
            self = .item(size, insets: insets)
        case .group(var group):
            group.visitNumbers(visit)
            self = .group(group)
        }
    }
}

extension CollectionItemSize {
    fileprivate mutating func visitNumbers(_ visit: (inout Double) -> Void) {
        width.visitNumbers(visit)
        height.visitNumbers(visit)
    }
}

extension CollectionDimension {
    fileprivate mutating func visitNumbers(_ visit: (inout Double) -> Void) {
        switch self {
        case .fractionalWidth, .fractionalHeight: break
        case .absolute(var length):
            visit(&length)
            self = .absolute(length)
        case .estimated(var length):
            visit(&length)
            self = .estimated(length)
        }
    }
}

extension DirectionalEdgeInsets {
    fileprivate mutating func visitNumbers(_ visit: (inout Double) -> Void) {
        visit(&top)
        visit(&leading)
        visit(&bottom)
        visit(&trailing)
    }
}
