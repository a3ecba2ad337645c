internal import AutoLayout
import Foundation

open class UITableViewHeaderFooterView: UIView {
    public final let reuseIdentifier: String?
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            insertSubview(backgroundView, at: 0)
            backgroundView.fillSuperview()
        }
    }
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { show(backgroundConfiguration ?? UIBackgroundConfiguration()) }
    }
    /// Of a list's configuration the text and its look count; one of an author's own becomes its view.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
    private var configured: (any UIView & UIContentView)?

    private func showContent() {
        let list = contentConfiguration as? UIListContentConfiguration
        textLabel?.text = list.map { $0.content.text }
        let isText = list.map { $0.image == nil && $0.content.secondaryText.isEmpty } ?? true
        leaveOut("UITableViewHeaderFooterView", isText, unless: true, "contentConfiguration")
        guard list == nil, contentConfiguration != nil || configured != nil else { return }
        configured = contentView.show(contentConfiguration, replacing: configured)
    }
    open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    /// Called before the view is shown, and when somebody asks for it.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    private var needsConfiguration = true
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState() }

    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    open func updateConfiguration(using state: UIViewConfigurationState) {}

    override func updateOwnConfiguration() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }

    /// Of the label text, font, colour and alignment count; the text stands as the table's style has it.
    open private(set) lazy var textLabel: UILabel? = UILabel()
    /// It fills the view, once it is asked for.
    public private(set) final lazy var contentView: UIView = filling()

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    private func filling() -> UIView {
        let content = UIView()
        fill(with: content)
        return content
    }

    open func prepareForReuse() {}

    override var kind: ViewKind {
        guard let text = textLabel?.text, !text.isEmpty else { return .view }
        var view = TableViewHeaderFooterView()
        view.text = text
        let list = contentConfiguration as? UIListContentConfiguration
        view.look = list.map { $0.looks.0 } ?? CellText(textLabel, setsLines: false)
        return .tableViewHeaderFooterView(view)
    }
}

extension UITableViewHeaderFooterView {
    /// One with a title.
    convenience init(_ title: String) {
        self.init(reuseIdentifier: nil)
        textLabel?.text = title
    }
}
