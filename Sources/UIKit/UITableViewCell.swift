internal import AutoLayout
import Foundation

open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public final let contentView = UIView()
    public final let reuseIdentifier: String?
    private let style: CellStyle
    open var selectionStyle: SelectionStyle = .default
    open var accessoryType: AccessoryType = .none { didSet { tellContent() } }
    /// Stands in its frame's size, or else in that of its content, where the accessory would; hidden while the row is edited.
    open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
    open var editingAccessoryType: AccessoryType = .none
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}
    open var showsReorderControl = false
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView != nil { leaveOut("UITableViewCell") } }
    }
    open var multipleSelectionBackgroundView: UIView?
    open var focusStyle = 0
    open var userInteractionEnabledWhileDragging = true
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { show(backgroundConfiguration ?? UIBackgroundConfiguration()) }
    }
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Of a row that nobody has touched.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState()
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        return state
    }
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    /// Called before the cell is shown, and when somebody asks for it.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    private var needsConfiguration = true

    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    open func updateConfiguration(using state: UICellConfigurationState) {}

    override func updateOwnConfiguration() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }

    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
    open var isEditing = false { didSet { if isEditing != oldValue { setNeedsUpdateConfiguration() } } }
    open var indentationLevel = 0 { didSet { leaveOut("UITableViewCell", indentationLevel, unless: 0) } }
    open var indentationWidth: CGFloat = 10
    /// The table's until it is set.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
        set { ownSeparatorInset = newValue }
    }
    private(set) final var ownSeparatorInset: UIEdgeInsets?
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            insertSubview(backgroundView, at: 0)
            backgroundView.fillSuperview()
        }
    }
    /// Not shown: nobody selects a row.
    open var selectedBackgroundView: UIView?
    open var shouldIndentWhileEditing = true
    /// What the table's delegate says of the row.
    public internal(set) final var editingStyle = EditingStyle.delete

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        self.style = style
        super.init(frame: Self.firstFrame)
        addSubview(contentView)
        contentView.frame = bounds
    }

    /// Before its table has placed it.
    private static let firstFrame = CGRect(x: 0, y: 0, width: 320, height: 44)

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        style = .default
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// The texts and the image of the cell's style; of the labels text, font, colour, alignment and lines count.
    open private(set) lazy var textLabel: UILabel? = part(UILabel())
    open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : part(UILabel())
    open private(set) lazy var imageView: UIImageView? = part(UIImageView())

    private func part<Part: UIView>(_ view: Part) -> Part {
        view.drawer = self
        return view
    }

    open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
    private var configured: (any UIView & UIContentView)?

    /// The view of a configuration that the engine does not lay out.
    private func showContent() {
        setNeedsLayout()
        let isOfTheEngine = (contentConfiguration as? UIListContentConfiguration)?.isOfTheEngine ?? false
        configured = contentView.show(isOfTheEngine ? nil : contentConfiguration, replacing: configured)
        tellContent()
    }

    /// By constraints, so that nothing is read of the row's size.
    private func replaceAccessory(_ old: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        tellContent()
        guard let accessoryView else { return }
        let insets = accessoryView.alignmentRectInsets
        addSubview(accessoryView)
        NSLayoutConstraint.activate([
            accessoryView.trailingAnchor.constraint(
                equalTo: layoutMarginsGuide.trailingAnchor, constant: -insets.right),
            accessoryView.centerYAnchor.constraint(
                equalTo: centerYAnchor, constant: (insets.top - insets.bottom) / 2),
        ])
        guard accessoryView.translatesAutoresizingMaskIntoConstraints else { return }
        accessoryView.translatesAutoresizingMaskIntoConstraints = false
        let size = accessoryView.alignmentRect(forFrame: CGRect(origin: .zero, size: accessoryView.overlaySize)).size
        NSLayoutConstraint.activate([
            accessoryView.widthAnchor.constraint(equalToConstant: size.width),
            accessoryView.heightAnchor.constraint(equalToConstant: size.height),
        ])
    }

    /// A table's row has a pixel more than its content for the separator.
    private func tellContent() {
        let hasAccessory = accessoryType != .none || accessoryView != nil
        (configured as? UIListContentView)?.cell = (44 - 1 / UIScreen.main.scale, hasAccessory)
    }

    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}

extension UITableViewCell {
    /// What its style shows, and a row that is being edited has; nil where that is nothing.
    func contents(isBeingEdited: Bool) -> TableViewCell? {
        var cell = TableViewCell()
        if let configuration = contentConfiguration as? UIListContentConfiguration {
            if configuration.isOfTheEngine {
                cell.content = configuration.content
                (cell.textLook, cell.detailLook) = configuration.looks
            }
            cell.textInset = configuration.textInset
        } else {
            cell.style = style.engine
            cell.text = textLabel?.text ?? ""
            cell.numberOfLines = textLabel?.numberOfLines ?? 1
            cell.detailText = detailTextLabel?.text ?? ""
            cell.textLook = CellText(textLabel, setsLines: false)
            cell.detailLook = CellText(detailTextLabel, setsLines: true)
            cell.image = imageView?.image?.image
        }
        cell.accessoryType = accessoryType.engine
        if isBeingEdited { accessoryView?.isHidden = true }
        cell.accessoryViewWidth = accessoryView.map { Double($0.overlaySize.width) }
        (cell.isSelected, cell.isHighlighted) = (isSelected, isHighlighted)
        cell.selectionStyle = selectionStyle == .none ? .none : .default
        cell.showsReorderControl = showsReorderControl
        cell.editingStyle = editingStyle.engine
        cell.shouldIndentWhileEditing = shouldIndentWhileEditing
        let isEmpty = cell.text.isEmpty && cell.detailText.isEmpty && cell.image == nil && cell.content == nil
        let hasAccessory = accessoryType != .none || accessoryView != nil
        return isEmpty && !hasAccessory && cell.textInset == 0 && !isBeingEdited ? nil : cell
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

extension UITableViewCell.EditingStyle {
    fileprivate var engine: TableViewCell.EditingStyle {
        switch self {
        case .none: .none
        case .delete: .delete
        case .insert: .insert
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

    nonisolated(unsafe) private static var reusables: [ObjectIdentifier: () -> UICollectionReusableView] = [:]
    nonisolated(unsafe) private static var headers: [ObjectIdentifier: (String?) -> UITableViewHeaderFooterView] = [:]

    /// The same for the views of a collection view.
    public static func addReusable(_ viewClass: AnyClass, _ factory: @escaping () -> UICollectionReusableView) {
        reusables[ObjectIdentifier(viewClass)] = factory
    }

    /// The same for the headers and footers of a table.
    public static func addHeader(
        _ viewClass: AnyClass, _ factory: @escaping (String?) -> UITableViewHeaderFooterView
    ) { headers[ObjectIdentifier(viewClass)] = factory }

    /// The frame that the next view of a collection view is made with.
    nonisolated(unsafe) public static var frame = CGRect.zero

    /// A view that begins in the frame which its layout has for it.
    static func makeReusable(_ viewClass: AnyClass) -> UICollectionReusableView? {
        if viewClass == UICollectionViewCell.self { return UICollectionViewCell(frame: frame) }
        if viewClass == UICollectionViewListCell.self { return UICollectionViewListCell(frame: frame) }
        if viewClass == UICollectionReusableView.self { return UICollectionReusableView(frame: frame) }
        return reusables[ObjectIdentifier(viewClass)]?()
    }

    static func makeHeader(_ viewClass: AnyClass, reuseIdentifier: String?) -> UITableViewHeaderFooterView? {
        if viewClass == UITableViewHeaderFooterView.self {
            return UITableViewHeaderFooterView(reuseIdentifier: reuseIdentifier)
        }
        return headers[ObjectIdentifier(viewClass)]?(reuseIdentifier)
    }

    static func make(_ cellClass: AnyClass, reuseIdentifier: String?) -> UITableViewCell? {
        if cellClass == UITableViewCell.self {
            return UITableViewCell(style: .default, reuseIdentifier: reuseIdentifier)
        }
        return factories[ObjectIdentifier(cellClass)]?(reuseIdentifier)
    }
}
