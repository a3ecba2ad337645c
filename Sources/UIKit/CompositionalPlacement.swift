import Foundation

/// Where a compositional layout puts items and the supplementary views of its sections, from the top down.
struct CompositionalPlacement {
    enum Place {
        case item(IndexPath)
        case supplementary(SupplementaryPlace)
    }

    /// The view at a place, where it measures itself.
    let view: (Place) -> UICollectionReusableView?
    var container = CGSize.zero
    /// How far the sections have come, points.
    var end: CGFloat = 0
    private(set) var items: [IndexPath: CGRect] = [:]
    private(set) var supplementaries: [(place: SupplementaryPlace, frame: CGRect)] = []

    init(view: @escaping (Place) -> UICollectionReusableView?) { self.view = view }

    mutating func add(_ section: NSCollectionLayoutSection, section number: Int, count: Int) {
        let insets = section.contentInsets
        for item in section.boundarySupplementaryItems where !item.alignment.isBottom { add(item, of: section, number) }
        end += insets.top
        let room = CGSize(
            width: container.width - insets.leading - insets.trailing,
            height: container.height - insets.top - insets.bottom)
        var next = IndexPath(item: 0, section: number)
        var (start, height): (CGFloat, CGFloat) = (insets.leading, 0)
        let isSideways = section.orthogonalScrollingBehavior != .none
        while next.item < count {
            let first = next.item
            if first > 0, !isSideways { end += section.interGroupSpacing }
            let size = place(
                section.group, at: CGPoint(x: start, y: end), in: room, next: &next, count: count, fixed: nil)
            if next.item == first { break }
            if isSideways {
                start += size.width + section.interGroupSpacing
                height = max(height, size.height)
            } else {
                end += size.height
            }
        }
        end += height + insets.bottom
        for item in section.boundarySupplementaryItems where item.alignment.isBottom { add(item, of: section, number) }
    }

    private mutating func add(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, of section: NSCollectionLayoutSection, _ number: Int
    ) {
        let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
        let place = SupplementaryPlace(kind: item.elementKind, indexPath: IndexPath(item: 0, section: number))
        let room = CGSize(width: container.width - insets.leading - insets.trailing, height: container.height)
        let size = measured(item.layoutSize, in: room, .supplementary(place), fixed: nil)
        let origin = CGPoint(x: insets.leading + item.offset.x, y: end + item.offset.y)
        supplementaries.append((place, CGRect(origin: origin, size: size)))
        end += size.height
    }

    /// Puts an item, or the items of a group, at a point; the size that it takes.
    private mutating func place(
        _ item: NSCollectionLayoutItem, at origin: CGPoint, in room: CGSize, next: inout IndexPath, count: Int,
        fixed: CGSize?
    ) -> CGSize {
        guard let group = item as? NSCollectionLayoutGroup else {
            let size = measured(item.layoutSize, in: room, .item(next), fixed: fixed)
            items[next] = Self.inset(CGRect(origin: origin, size: size), item.contentInsets)
            next = IndexPath(item: next.item + 1, section: next.section)
            return size
        }
        let size = fixed ?? group.layoutSize.size(in: room)
        let inner = Self.inset(CGRect(origin: origin, size: size), group.contentInsets)
        let taken = fill(group, inner, next: &next, count: count)
        let insets = group.contentInsets
        let (width, height) = (group.layoutSize.widthDimension, group.layoutSize.heightDimension)
        return CGSize(
            width: width.isEstimated ? taken.width + insets.leading + insets.trailing : size.width,
            height: height.isEstimated ? taken.height + insets.top + insets.bottom : size.height)
    }

    /// The items of a group one after the other; the size that they take together.
    private mutating func fill(
        _ group: NSCollectionLayoutGroup, _ frame: CGRect, next: inout IndexPath, count: Int
    ) -> CGSize {
        let isRow = group.axis == .horizontal
        let spacing = group.interItemSpacing?.spacing ?? 0
        let room = isRow ? frame.width : frame.height
        let grows = isRow ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
        var (used, across, number): (CGFloat, CGFloat, Int) = (0, 0, 0)
        while next.item < count, group.count.map({ number < $0 }) ?? (!grows || number < group.subitems.count) {
            let item = group.subitems[number % max(1, group.subitems.count)]
            let own = item.layoutSize.size(in: frame.size)
            var fixed: CGSize?
            if let parts = group.count {
                let part = (room - CGFloat(parts - 1) * spacing) / CGFloat(parts)
                fixed = isRow ? CGSize(width: part, height: own.height) : CGSize(width: own.width, height: part)
            } else if !grows, number > 0, used + spacing + (isRow ? own.width : own.height) > room + Self.slack {
                break
            }
            if number > 0 { used += spacing }
            let origin = CGPoint(x: frame.minX + (isRow ? used : 0), y: frame.minY + (isRow ? 0 : used))
            let size = place(item, at: origin, in: frame.size, next: &next, count: count, fixed: fixed)
            used += isRow ? size.width : size.height
            across = max(across, isRow ? size.height : size.width)
            number += 1
        }
        return isRow ? CGSize(width: used, height: across) : CGSize(width: across, height: used)
    }

    /// What fractions computed in floating point may miss, points.
    private static let slack: CGFloat = 1e-6

    private func measured(_ size: NSCollectionLayoutSize, in room: CGSize, _ place: Place, fixed: CGSize?) -> CGSize {
        var found = fixed ?? size.size(in: room)
        guard size.isEstimated, let view = view(place) else { return found }
        let content = (view as? UICollectionViewCell)?.contentView ?? view
        let keepsWidth = !size.widthDimension.isEstimated || fixed != nil
        let fitting = content.systemLayoutSizeFitting(
            CGSize(width: keepsWidth ? found.width : 0, height: 0),
            withHorizontalFittingPriority: keepsWidth ? .required : .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
        if !keepsWidth { found.width = fitting.width }
        if size.heightDimension.isEstimated { found.height = fitting.height }
        return found
    }

    private static func inset(_ frame: CGRect, _ insets: NSDirectionalEdgeInsets) -> CGRect {
        frame.inset(
            by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }
}
