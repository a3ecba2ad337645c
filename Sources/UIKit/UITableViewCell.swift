internal import AutoLayout
import Foundation

open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

    public let contentView = UIView()
    public let reuseIdentifier: String?
    open var selectionStyle: SelectionStyle = .default
    open var accessoryType: AccessoryType = .none
    /// The texts and the image of the cell's style; of the labels text and `numberOfLines` count.
    open private(set) lazy var textLabel: UILabel? = UILabel()
    open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : UILabel()
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    private let style: CellStyle

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    open func prepareForReuse() {}
}

extension UITableViewCell {
    /// What its style shows; nil where that is nothing.
    var contents: TableViewCell? {
        var cell = TableViewCell()
        cell.style = style.engine
        cell.text = textLabel?.text ?? ""
        cell.numberOfLines = textLabel?.numberOfLines ?? 1
        cell.detailText = detailTextLabel?.text ?? ""
        cell.image = imageView?.image?.image
        cell.accessoryType = accessoryType.engine
        let isEmpty = cell.text.isEmpty && cell.detailText.isEmpty && cell.image == nil
        return isEmpty && accessoryType == .none ? nil : cell
    }
}

extension UITableViewCell.CellStyle {
    fileprivate var engine: TableViewCell.Style {
        switch self {
        case .default: .default
        case .value1: .value1
        case .value2: .value2
        case .subtitle: .subtitle
        }
    }
}

extension UITableViewCell.AccessoryType {
    fileprivate var engine: TableViewCell.AccessoryType {
        switch self {
        case .none: .none
        case .disclosureIndicator: .disclosureIndicator
        case .detailDisclosureButton: .detailDisclosureButton
        case .checkmark: .checkmark
        case .detailButton: .detailButton
        }
    }
}

/// Makes cells of the classes that a table or collection view has registered.
public enum CellFactories {
    nonisolated(unsafe) private static var factories: [ObjectIdentifier: (String?) -> UITableViewCell] = [:]

    /// Says how cells of a class are made: Swift has no way to call an initializer of a class known only when running,
    /// so that whoever compiles a program says it for each of its classes.
    public static func add(_ cellClass: AnyClass, _ factory: @escaping (String?) -> UITableViewCell) {
        factories[ObjectIdentifier(cellClass)] = factory
    }

    static func make(_ cellClass: AnyClass, reuseIdentifier: String?) -> UITableViewCell? {
        if cellClass == UITableViewCell.self {
            return UITableViewCell(style: .default, reuseIdentifier: reuseIdentifier)
        }
        return factories[ObjectIdentifier(cellClass)]?(reuseIdentifier)
    }
}
