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
    /// Whether estimated lengths are taken as they are, while there are no views to measure.
    private let takesEstimates: Bool
    private(set) var container = CGSize.zero
    /// How far the sections have come, points.
    private(set) var end: CGFloat = 0
    private(set) var items: [IndexPath: CGRect] = [:]
    private(set) var supplementaries: [(place: SupplementaryPlace, frame: CGRect)] = []
    /// By the place of a header that stays in sight, where its section ends, points.
    private(set) var pinnedAbove: [SupplementaryPlace: CGFloat] = [:]

    init(
        container: CGSize = .zero, takesEstimates: Bool = false, view: @escaping (Place) -> UICollectionReusableView?
    ) { (self.container, self.takesEstimates, self.view) = (container, takesEstimates, view) }

    mutating func skip(_ length: CGFloat) { end += length }

    mutating func add(_ section: NSCollectionLayoutSection, section number: Int, count: Int) {
        let path = IndexPath(item: 0, section: number)
        guard let provider = section.group.itemProvider else {
            return add(section, boundary: section.boundarySupplementaryItems, at: path, count: count)
        }
        let boundary = section.boundarySupplementaryItems
        add(section.above, boundary: boundary.filter { !$0.alignment.isBottom }, at: path, count: 0)
        addCustom(section, provider, section: number, count: count)
        add(section.below, boundary: boundary.filter { $0.alignment.isBottom }, at: path, count: 0)
    }

    /// The supplementary views of the whole layout that stand here.
    mutating func add(boundary: [NSCollectionLayoutBoundarySupplementaryItem]) {
        guard !boundary.isEmpty else { return }
        add(.empty, boundary: boundary, at: IndexPath(index: 0), count: 0)
    }

    /// What stays in sight of the whole layout does so to its end.
    mutating func pinWhole() {
        for place in pinnedAbove.keys where place.indexPath.count == 1 { pinnedAbove[place] = end }
    }

    private mutating func add(
        _ section: NSCollectionLayoutSection, boundary: [NSCollectionLayoutBoundarySupplementaryItem],
        at path: IndexPath, count: Int
    ) {
        let (headers, footers) = (boundary.filter { !$0.alignment.isBottom }, boundary.filter { $0.alignment.isBottom })
        func place(of item: NSCollectionLayoutBoundarySupplementaryItem) -> SupplementaryPlace {
            SupplementaryPlace(kind: item.elementKind, indexPath: path)
        }
        // Beside a header there is as much room as it leaves of its section's.
        let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
        let room = container.width - insets.leading - insets.trailing
        let isMirrored = FigureEnvironment.current.screen.layoutDirection == .rightToLeft
        func frame(
            of placed: CompositionalPlacement<ScreenComparing>.Placed,
            _ item: NSCollectionLayoutBoundarySupplementaryItem
        ) -> CGRect {
            let shift = (room - CGFloat(placed.frame.width)) * item.alignment.share
            return CGRect(placed.frame).offsetBy(
                dx: item.offset.x + (isMirrored ? -shift : shift), dy: item.offset.y)
        }
        let view = view
        var placement = CompositionalPlacement<ScreenComparing>(
            container: SizeOf(width: container.width, height: container.height), isMirrored: isMirrored
        ) { measure in
            let found: UICollectionReusableView? =
                switch measure.part {
                case .item(let item): view(.item(IndexPath(item: item, section: path[0])))
                case .header(let header): view(.supplementary(place(of: headers[header])))
                case .footer(let footer): view(.supplementary(place(of: footers[footer])))
                }
            return found.map { Self.size(of: $0, width: measure.width) } ?? SizeOf(width: 0, height: 0)
        }
        placement.skip(end)
        var log = ScreenComparing()
        let placed = placement.add(
            section.layout(takesEstimates), count: count, headers: headers.map { $0.layoutSize.size(takesEstimates) },
            footers: footers.map { $0.layoutSize.size(takesEstimates) }, noting: &log)
        end = placement.end
        for (item, header) in zip(headers, placed.headers) {
            supplementaries.append((place(of: item), frame(of: header, item)))
            if item.pinToVisibleBounds { pinnedAbove[place(of: item)] = end }
        }
        for (item, found) in placed.items.enumerated() {
            // A section that scrolls by itself has its items in its own coordinates.
            var frame = CGRect(found.frame)
            frame.origin.y += placed.scroller?.y ?? 0
            items[IndexPath(item: item, section: path[0])] = frame
        }
        for (item, footer) in zip(footers, placed.footers) {
            supplementaries.append((place(of: item), frame(of: footer, item)))
        }
    }

    /// Groups whose items the program places, each as high as its items where its height is estimated.
    private mutating func addCustom(
        _ section: NSCollectionLayoutSection, _ provider: NSCollectionLayoutGroupCustomItemProvider,
        section number: Int, count: Int
    ) {
        let (group, insets) = (section.group, section.contentInsets)
        let room = CGSize(
            width: container.width - insets.leading - insets.trailing,
            height: container.height - insets.top - insets.bottom)
        let size = group.layoutSize.lengths(in: room)
        var first = 0
        while first < count {
            if first > 0 { end += section.interGroupSpacing }
            let placed = provider(CollectionLayoutEnvironment(size, group.contentInsets)).prefix(count - first)
            guard !placed.isEmpty else { return }
            for (index, item) in placed.enumerated() {
                items[IndexPath(item: first + index, section: number)] = item.frame.offsetBy(
                    dx: insets.leading, dy: end)
            }
            first += placed.count
            let isEstimated = group.layoutSize.heightDimension.kind == .estimated
            end += isEstimated ? placed.map(\.frame.maxY).max() ?? 0 : size.height
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

// MARK: Parts of sections

extension NSCollectionLayoutSection {
    /// Without items and insets.
    fileprivate static var empty: NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(0))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    fileprivate var above: NSCollectionLayoutSection { part(top: contentInsets.top, bottom: 0) }
    fileprivate var below: NSCollectionLayoutSection { part(top: 0, bottom: contentInsets.bottom) }

    private func part(top: CGFloat, bottom: CGFloat) -> NSCollectionLayoutSection {
        let part = Self.empty
        part.contentInsets = contentInsets
        (part.contentInsets.top, part.contentInsets.bottom) = (top, bottom)
        part.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        return part
    }
}

// MARK: As the engine knows them, estimated lengths as absolute ones where they are taken

extension NSCollectionLayoutSection {
    fileprivate func layout(_ takesEstimates: Bool) -> CollectionLayoutSection {
        var layout = CollectionLayoutSection(group: group.group(takesEstimates))
        layout.spacing = interGroupSpacing
        layout.insets = contentInsets.insets
        if orthogonalScrollingBehavior != .none { layout.orthogonalScrolling = .continuous }
        layout.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        return layout
    }
}

extension NSCollectionLayoutGroup {
    fileprivate func group(_ takesEstimates: Bool) -> CollectionLayoutGroup {
        var group = CollectionLayoutGroup(
            axis == .horizontal ? .horizontal : .vertical, layoutSize.size(takesEstimates),
            subitems.map { $0.item(takesEstimates) }, count: count)
        group.spacing = Double(interItemSpacing?.spacing ?? 0)
        group.insets = contentInsets.insets
        return group
    }
}

extension NSCollectionLayoutItem {
    fileprivate func item(_ takesEstimates: Bool) -> CollectionLayoutItem {
        if let group = self as? NSCollectionLayoutGroup { return .group(group.group(takesEstimates)) }
        return .item(layoutSize.size(takesEstimates), insets: contentInsets.insets)
    }
}

extension NSCollectionLayoutSize {
    fileprivate func size(_ takesEstimates: Bool) -> CollectionItemSize {
        CollectionItemSize(
            width: widthDimension.engine(takesEstimates), height: heightDimension.engine(takesEstimates))
    }
}

extension NSCollectionLayoutSize {
    /// Estimated lengths as they are.
    fileprivate func lengths(in room: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: room), height: heightDimension.length(in: room))
    }
}

extension NSCollectionLayoutDimension {
    fileprivate func length(in room: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: room.width * dimension
        case .fractionalHeight: room.height * dimension
        case .absolute, .estimated: dimension
        }
    }

    fileprivate func engine(_ takesEstimates: Bool) -> CollectionDimension {
        switch kind {
        case .fractionalWidth: .fractionalWidth(dimension)
        case .fractionalHeight: .fractionalHeight(dimension)
        case .absolute: .absolute(dimension)
        case .estimated: takesEstimates ? .absolute(dimension) : .estimated(dimension)
        }
    }
}

extension NSDirectionalEdgeInsets {
    fileprivate var insets: DirectionalEdgeInsets {
        DirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
}
