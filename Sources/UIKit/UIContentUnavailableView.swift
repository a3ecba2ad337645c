import Foundation

/// Shows a configuration of a screen without content, in the middle of itself.
open class UIContentUnavailableView: UIView, UIContentView {
    private let column = UIStackView()
    open var configuration: any UIContentConfiguration { didSet { update() } }
    open var scrollEnabled = true

    public init(configuration: UIContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        column.axis = .vertical
        column.alignment = .center
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: layoutMarginsGuide.centerXAnchor),
            column.centerYAnchor.constraint(equalTo: layoutMarginsGuide.centerYAnchor),
            column.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
            column.topAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.topAnchor),
        ])
        update()
    }

    public required init?(coder: NSCoder) { return nil }

    private func update() {
        guard let configuration = configuration as? UIContentUnavailableConfiguration else { return }
        for view in column.arrangedSubviews { view.removeFromSuperview() }
        directionalLayoutMargins = configuration.directionalLayoutMargins
        backgroundColor = configuration.background.backgroundColor
        column.alignment = configuration.alignment == .center ? .center : .leading
        add(picture(of: configuration), before: configuration.imageToTextPadding)
        let hasSecond = configuration.secondaryText != nil || configuration.secondaryAttributedText != nil
        add(
            label(configuration.text, configuration.attributedText, configuration.textProperties),
            before: hasSecond ? configuration.textToSecondaryTextPadding : configuration.textToButtonPadding)
        add(
            label(
                configuration.secondaryText, configuration.secondaryAttributedText,
                configuration.secondaryTextProperties), before: configuration.textToButtonPadding)
        add(
            button(configuration.button, configuration.buttonProperties),
            before: configuration.buttonToSecondaryButtonPadding)
        add(button(configuration.secondaryButton, configuration.secondaryButtonProperties), before: 0)
    }

    private func add(_ view: UIView?, before padding: CGFloat) {
        guard let view else { return }
        column.addArrangedSubview(view)
        column.setCustomSpacing(padding, after: view)
    }

    private func picture(of configuration: UIContentUnavailableConfiguration) -> UIView? {
        if configuration.isLoading {
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.startAnimating()
            return spinner
        }
        guard let image = configuration.image else { return nil }
        let picture = UIImageView(image: image)
        picture.preferredSymbolConfiguration = configuration.imageProperties.preferredSymbolConfiguration
        picture.tintColor = configuration.imageProperties.tintColor
        return picture
    }

    private func label(
        _ text: String?, _ attributed: NSAttributedString?,
        _ style: UIContentUnavailableConfiguration.TextProperties
    ) -> UIView? {
        guard text != nil || attributed != nil else { return nil }
        let label = UILabel()
        (label.font, label.textColor, label.numberOfLines) = (style.font, style.color, style.numberOfLines)
        (label.textAlignment, label.lineBreakMode) = (.center, style.lineBreakMode)
        if let attributed { label.attributedText = attributed } else { label.text = text }
        return label
    }

    private func button(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIView? {
        let hasTitle = configuration.title != nil || configuration.image != nil || properties.primaryAction != nil
        guard hasTitle, configuration.title != "" || configuration.image != nil else { return nil }
        let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
        if configuration.title == nil { button.configuration?.title = properties.primaryAction?.title }
        button.isEnabled = properties.isEnabled
        return button
    }
}
