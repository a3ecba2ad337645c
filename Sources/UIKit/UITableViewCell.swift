import Foundation

open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default` }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

    public let contentView = UIView()
    public let reuseIdentifier: String?
    open var selectionStyle: SelectionStyle = .default

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    open func prepareForReuse() {}
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
