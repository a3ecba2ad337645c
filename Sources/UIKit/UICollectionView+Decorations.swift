import Foundation

extension NSCollectionLayoutDecorationItem {
    /// Where it stands in the room of a section, points.
    func attributes(in room: CGRect, section: Int) -> UICollectionViewLayoutAttributes {
        let place = IndexPath(item: 0, section: section)
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: place)
        let isMirrored = FigureEnvironment.current.screen.layoutDirection == .rightToLeft
        let (left, right) =
            isMirrored
            ? (contentInsets.trailing, contentInsets.leading) : (contentInsets.leading, contentInsets.trailing)
        attributes.frame = room.inset(
            by: UIEdgeInsets(top: contentInsets.top, left: left, bottom: contentInsets.bottom, right: right))
        attributes.zIndex = zIndex
        return attributes
    }
}

extension UICollectionView {
    /// Places what stands behind the items, and takes away what no section has any more.
    func placeDecorations() {
        let decorations = collectionViewLayout.decorations
        var kept: [SupplementaryPlace: UICollectionReusableView] = [:]
        for attributes in decorations {
            let kind = attributes.representedElementKind ?? ""
            let place = SupplementaryPlace(kind: kind, indexPath: attributes.indexPath)
            guard let view = decorationViews[place] ?? makeDecoration(kind, attributes) else { continue }
            view.take(attributes)
            kept[place] = view
        }
        for (place, view) in decorationViews where kept[place] == nil { view.removeFromSuperview() }
        decorationViews = kept
    }

    private func makeDecoration(
        _ kind: String, _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        CellFactories.frame.size = attributes.size
        defer { CellFactories.frame = .zero }
        guard let view = collectionViewLayout.decorationClasses[kind].flatMap(CellFactories.makeReusable) else {
            raiseException("no UICollectionReusableView is registered for the decoration \(kind)")
        }
        insertSubview(view, at: 0)
        return view
    }
}
