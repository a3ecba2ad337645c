import Foundation

open class UICollectionReusableView: UIView {
    public internal(set) final var reuseIdentifier: String?
    /// Where the layout put it last.
    final var placedFrame: CGRect?
    /// Whether the layout has said how it is drawn.
    final var hasLookOfLayout = false

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func prepareForReuse() {}
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// As high, or for one that chooses its width as large, as its constraints make it.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(layoutAttributes)
        attributes.size = systemLayoutSizeFitting(layoutAttributes.size)
        return attributes
    }
}

open class UICollectionViewCell: UICollectionReusableView {
    public final let contentView = UIView()
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
    open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
    /// Not shown: nobody selects an item.
    open var selectedBackgroundView: UIView?
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
    private var configured: (any UIView & UIContentView)?
    /// Of an item that nobody has touched.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState()
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        return state
    }
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

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

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        addSubview(contentView)
        contentView.fillSuperview()
    }

    private func showContent() {
        configured = contentView.show(contentConfiguration, replacing: configured)
        tellContent()
    }

    /// Tells the view of a list's cell what else is in the cell.
    final func tellContent() {
        guard let cell = self as? UICollectionViewListCell else { return }
        (configured as? UIListContentView)?.cell = (44, !cell.accessories.isEmpty)
    }

    private func showBackground() { show(backgroundConfiguration ?? UIBackgroundConfiguration()) }

    private func replace(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        guard let new else { return }
        insertSubview(new, at: 0)
        new.fillSuperview()
    }

    /// The content view alone says how large a cell wants to be.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(layoutAttributes)
        attributes.size = contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return attributes
    }
}
