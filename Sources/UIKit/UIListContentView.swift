import Foundation

/// Image, text and secondary text of a list's cell: beside and below each other, within the configuration's margins.
open class UIListContentView: UIView, UIContentView {
    private let picture = UIImageView()
    private let title = UILabel()
    private let subtitle = UILabel()
    private let texts = UIStackView()
    private let row = UIStackView()

    open var configuration: any UIContentConfiguration { didSet { update() } }

    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        texts.addArrangedSubview(title)
        texts.addArrangedSubview(subtitle)
        row.alignment = .center
        row.addArrangedSubview(picture)
        row.addArrangedSubview(texts)
        picture.setContentHuggingPriority(.required, for: .horizontal)
        row.isLayoutMarginsRelativeArrangement = true
        row.insetsLayoutMarginsFromSafeArea = false
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: leadingAnchor),
            row.trailingAnchor.constraint(equalTo: trailingAnchor),
            row.topAnchor.constraint(equalTo: topAnchor), row.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        update()
    }

    public required init?(coder: NSCoder) { return nil }

    open var imageView: UIImageView { picture }
    open var textLabel: UILabel { title }
    open var secondaryTextLabel: UILabel { subtitle }

    private func update() {
        guard let configuration = configuration as? UIListContentConfiguration else { return }
        picture.image = configuration.image
        picture.isHidden = configuration.image == nil
        picture.tintColor = configuration.imageProperties.tintColor
        picture.preferredSymbolConfiguration = configuration.imageProperties.preferredSymbolConfiguration
        show(configuration.text, configuration.attributedText, configuration.textProperties, in: title)
        show(
            configuration.secondaryText, configuration.secondaryAttributedText, configuration.secondaryTextProperties,
            in: subtitle)
        let isBeside = configuration.content.style == .valueCell
        texts.axis = isBeside ? .horizontal : .vertical
        texts.spacing =
            isBeside
            ? configuration.textToSecondaryTextHorizontalPadding : configuration.textToSecondaryTextVerticalPadding
        row.spacing = configuration.imageToTextPadding
        row.directionalLayoutMargins = configuration.directionalLayoutMargins
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?, _ style: UIListContentConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.font = style.font
        label.textColor = style.color
        label.numberOfLines = style.numberOfLines
        label.textAlignment = style.alignment
        label.text = text
        if let attributed { label.attributedText = attributed }
        label.isHidden = text == nil && attributed == nil
    }
}
