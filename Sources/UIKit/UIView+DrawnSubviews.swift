import Foundation

extension UIView {
    /// What lies in it besides a table's parts; a stack's arranged views in the order in which they are arranged.
    var drawnSubviews: [UIView] {
        if let table = self as? UITableView {
            let parts =
                table.sections.flatMap { $0.cells + [$0.header, $0.footer].compactMap { $0 } }
                + [table.tableHeaderView, table.tableFooterView, table.backgroundView].compactMap { $0 }
            return subviews.without(parts)
        }
        if let sections = (self as? UICollectionView)?.listSections {
            let behind = (self as? UICollectionView)?.backgroundView
            return subviews.without(sections.flatMap(\.views) + [behind].compactMap { $0 })
        }
        if let behind = (self as? UICollectionView)?.backgroundView { return subviews.without([behind]) }
        // The engine lays out what a configuration shows.
        if let cell = cellOfList as? UICollectionViewListCell, cell.contents?.content != nil {
            return subviews.filter { !($0 is UIListContentView) }
        }
        if let bar = itemBar { return subviews.without(bar.hostedViews) }
        guard let stack = self as? UIStackView else { return subviews }
        var arranged = stack.arrangedSubviews.makeIterator()
        return subviews.map { view in
            stack.arrangedSubviews.contains { $0 === view } ? arranged.next() ?? view : view
        }
    }
}

extension [UIView] {
    fileprivate func without(_ others: [UIView]) -> [UIView] {
        let left = Set(others.map(ObjectIdentifier.init))
        return filter { !left.contains(ObjectIdentifier($0)) }
    }
}
