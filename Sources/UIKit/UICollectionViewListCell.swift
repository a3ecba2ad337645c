internal import AutoLayout
import Foundation

/// A cell of a list, with its separator along the bottom.
open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = [] { didSet { tellContent() } }
    open var indentationLevel = 0 { didSet { leaveOut("UICollectionViewListCell", indentationLevel, unless: 0) } }
    open var indentationWidth: CGFloat = 10
    open var indentsAccessories = true
    public private(set) final lazy var separatorLayoutGuide = UILayoutGuide()

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

extension UICollectionViewListCell {
    /// What the engine shows of it; nil for a cell with contents of an author's own and without accessories.
    var contents: TableViewCell? {
        let configuration = contentConfiguration as? UIListContentConfiguration
        guard configuration != nil || accessories.contains(where: { $0.accessory != nil }) else { return nil }
        var cell = TableViewCell(isListCell: true)
        if let configuration, configuration.isOfTheEngine {
            cell.content = configuration.content
            (cell.textLook, cell.detailLook) = configuration.looks
        }
        cell.textInset = configuration.map { Double($0.textInset) } ?? 0
        cell.accessories = accessories.compactMap(\.accessory)
        (cell.isSelected, cell.isHighlighted) = (isSelected, isHighlighted)
        return cell
    }
}
