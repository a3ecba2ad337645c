internal import AutoLayout
import Foundation

/// A cell of a list, with its separator along the bottom.
open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = []
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var indentsAccessories = true
    public private(set) lazy var separatorLayoutGuide = UILayoutGuide()

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

extension UICollectionViewListCell {
    /// What its configuration shows; nil for a cell with contents of an author's own.
    var contents: TableViewCell? {
        guard let configuration = contentConfiguration as? UIListContentConfiguration else { return nil }
        var cell = TableViewCell(isListCell: true)
        cell.content = configuration.content
        (cell.textLook, cell.detailLook) = configuration.looks
        cell.accessories = accessories.compactMap(\.accessory)
        (cell.isSelected, cell.isHighlighted) = (isSelected, isHighlighted)
        return cell
    }
}
