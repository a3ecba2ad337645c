internal import AutoLayout
import Foundation
internal import Piecewise
internal import Scene

/// Where a compositional layout puts items and the supplementary views of its sections, by their places.
struct CompositionalFrames {
    enum Place {
        case item(IndexPath)
        case supplementary(SupplementaryPlace)
    }

    /// The view at a place, where it measures itself.
    private let view: (Place) -> UICollectionReusableView?
    private(set) var container = CGSize.zero
    /// How far the sections have come, points.
    private(set) var end: CGFloat = 0
    private(set) var items: [IndexPath: CGRect] = [:]
    private(set) var supplementaries: [(place: SupplementaryPlace, frame: CGRect)] = []
    /// By the place of a header that stays in sight, where its section ends, points.
    private(set) var pinnedAbove: [SupplementaryPlace: CGFloat] = [:]

    init(container: CGSize = .zero, view: @escaping (Place) -> UICollectionReusableView?) {
        (self.container, self.view) = (container, view)
    }

    mutating func skip(_ length: CGFloat) { end += length }

    mutating func add(_ section: NSCollectionLayoutSection, section number: Int, count: Int) {
        let boundary = section.boundarySupplementaryItems
        let (headers, footers) = (boundary.filter { !$0.alignment.isBottom }, boundary.filter { $0.alignment.isBottom })
        func place(of item: NSCollectionLayoutBoundarySupplementaryItem) -> SupplementaryPlace {
            SupplementaryPlace(kind: item.elementKind, indexPath: IndexPath(item: 0, section: number))
        }
        func frame(
            of placed: CompositionalPlacement<ScreenComparing>.Placed,
            _ item: NSCollectionLayoutBoundarySupplementaryItem
        ) -> CGRect {
            CGRect(placed.frame).offsetBy(dx: item.offset.x, dy: item.offset.y)
        }
        let view = view
        var placement = CompositionalPlacement<ScreenComparing>(
            container: SizeOf(width: container.width, height: container.height),
            isMirrored: FigureEnvironment.current.screen.layoutDirection == .rightToLeft
        ) { measure in
            let found: UICollectionReusableView? =
                switch measure.part {
                case .item(let item): view(.item(IndexPath(item: item, section: number)))
                case .header(let header): view(.supplementary(place(of: headers[header])))
                case .footer(let footer): view(.supplementary(place(of: footers[footer])))
                }
            return found.map { Self.size(of: $0, width: measure.width) } ?? SizeOf(width: 0, height: 0)
        }
        placement.skip(end)
        var log = ScreenComparing()
        let placed = placement.add(
            section.layout, count: count, headers: headers.map(\.layoutSize.size),
            footers: footers.map(\.layoutSize.size), noting: &log)
        end = placement.end
        for (item, header) in zip(headers, placed.headers) {
            supplementaries.append((place(of: item), frame(of: header, item)))
            if item.pinToVisibleBounds { pinnedAbove[place(of: item)] = end }
        }
        for (item, found) in placed.items.enumerated() {
            // A section that scrolls by itself has its items in its own coordinates.
            var frame = CGRect(found.frame)
            frame.origin.y += placed.scroller?.y ?? 0
            items[IndexPath(item: item, section: number)] = frame
        }
        for (item, footer) in zip(footers, placed.footers) {
            supplementaries.append((place(of: item), frame(of: footer, item)))
        }
    }

    private static func size(of view: UICollectionReusableView, width: CGFloat?) -> SizeOf<CGFloat> {
        let content = (view as? UICollectionViewCell)?.contentView ?? view
        let size = content.systemLayoutSizeFitting(
            CGSize(width: width ?? 0, height: 0),
            withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
            verticalFittingPriority: .fittingSizeLevel)
        return SizeOf(width: size.width, height: size.height)
    }
}

// MARK: As the engine knows them

extension NSCollectionLayoutSection {
    fileprivate var layout: CollectionLayoutSection {
        var layout = CollectionLayoutSection(group: group.group)
        layout.spacing = interGroupSpacing
        layout.insets = contentInsets.insets
        if orthogonalScrollingBehavior != .none { layout.orthogonalScrolling = .continuous }
        layout.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        return layout
    }
}

extension NSCollectionLayoutGroup {
    fileprivate var group: CollectionLayoutGroup {
        var group = CollectionLayoutGroup(
            axis == .horizontal ? .horizontal : .vertical, layoutSize.size, subitems.map(\.item), count: count)
        group.spacing = Double(interItemSpacing?.spacing ?? 0)
        group.insets = contentInsets.insets
        return group
    }
}

extension NSCollectionLayoutItem {
    fileprivate var item: CollectionLayoutItem {
        if let group = self as? NSCollectionLayoutGroup { return .group(group.group) }
        return .item(layoutSize.size, insets: contentInsets.insets)
    }
}

extension NSCollectionLayoutSize {
    fileprivate var size: CollectionItemSize {
        CollectionItemSize(width: widthDimension.engine, height: heightDimension.engine)
    }
}

extension NSCollectionLayoutDimension {
    fileprivate var engine: CollectionDimension {
        switch kind {
        case .fractionalWidth: .fractionalWidth(dimension)
        case .fractionalHeight: .fractionalHeight(dimension)
        case .absolute: .absolute(dimension)
        case .estimated: .estimated(dimension)
        }
    }
}

extension NSDirectionalEdgeInsets {
    fileprivate var insets: DirectionalEdgeInsets {
        DirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
}
