import Foundation

/// Image, text and secondary text of a list's cell: beside and below each other, within the configuration's margins.
open class UIListContentView: UIView, UIContentView {
    private let picture = UIImageView()
    private let title = UILabel()
    private let subtitle = UILabel()
    /// In whose middle a symbol stands, so that the texts of all cells begin at one place.
    private let room = UILayoutGuide()
    /// Around both texts where one stands below the other.
    private let lines = UILayoutGuide()
    private var rows: [NSLayoutConstraint] = []
    /// The least height of the cell whose content it is, points, and whether that has accessories; nil outside of cells.
    final var cell: (leastHeight: CGFloat, hasAccessories: Bool)? { didSet { update() } }

    open var configuration: any UIContentConfiguration { didSet { update() } }

    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        for view in [picture, title, subtitle] { view.translatesAutoresizingMaskIntoConstraints = false }
        picture.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        picture.setContentHuggingPriority(.defaultHigh, for: .vertical)
        picture.setContentCompressionResistancePriority(.required, for: .horizontal)
        picture.setContentCompressionResistancePriority(.required, for: .vertical)
        insetsLayoutMarginsFromSafeArea = false
        update()
    }

    public required init?(coder: NSCoder) { return nil }

    open var imageView: UIImageView { picture }
    open var textLabel: UILabel { title }
    open var secondaryTextLabel: UILabel { subtitle }

    private func update() {
        guard let configuration = configuration as? UIListContentConfiguration else { return }
        show(configuration.image, configuration.imageProperties)
        show(configuration.text, configuration.attributedText, configuration.textProperties, in: title)
        show(
            configuration.secondaryText, configuration.secondaryAttributedText, configuration.secondaryTextProperties,
            in: subtitle)
        preservesSuperviewLayoutMargins = cell != nil
        directionalLayoutMargins = configuration.directionalLayoutMargins
        if cell?.hasAccessories == true, configuration.hasStandardTrailingMargin {
            directionalLayoutMargins.trailing = Self.gapBeforeAccessories
        }
        // Where there is not room for both, the text gives way.
        subtitle.setContentCompressionResistancePriority(
            configuration.isBeside ? UILayoutPriority(751) : .defaultHigh, for: .horizontal)
        NSLayoutConstraint.deactivate(rows)
        keep([picture, title, subtitle])
        keep(room, isUsed: !picture.isHidden)
        keep(lines, isUsed: !subtitle.isHidden && !configuration.isBeside)
        rows = constraints(for: configuration)
        NSLayoutConstraint.activate(rows)
    }

    /// A view that shows nothing is not in this one.
    private func keep(_ views: [UIView]) {
        for view in views {
            if view.isHidden { view.removeFromSuperview() } else if view.superview == nil { addSubview(view) }
        }
    }

    private func keep(_ guide: UILayoutGuide, isUsed: Bool) {
        if !isUsed { removeLayoutGuide(guide) } else if guide.owningView == nil { addLayoutGuide(guide) }
    }

    private static let gapBeforeAccessories: CGFloat = 8

    private func show(_ image: UIImage?, _ style: UIListContentConfiguration.ImageProperties) {
        picture.image = image
        picture.isHidden = image == nil
        picture.tintColor = style.tintColor
        picture.preferredSymbolConfiguration = style.preferredSymbolConfiguration
        picture.contentMode = .scaleAspectFit
        picture.layer.cornerRadius = style.cornerRadius
        picture.clipsToBounds = style.cornerRadius > 0
        picture.layer.borderWidth = style.strokeWidth
        picture.layer.borderColor = style.strokeColor?.cgColor
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?, _ style: UIListContentConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.font = style.font
        label.textColor = style.resolvedColor()
        label.numberOfLines = style.numberOfLines
        label.textAlignment = style.alignment
        label.adjustsFontSizeToFitWidth = style.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = style.minimumScaleFactor
        label.text = text.map(style.transform.applied)
        if let attributed { label.attributedText = attributed }
        label.isHidden = text == nil && attributed == nil
    }
}

// MARK: Constraints

extension UIListContentView {
    /// As those of the engine's cells.
    private func constraints(for configuration: UIListContentConfiguration) -> [NSLayoutConstraint] {
        var rows = [title, subtitle, picture].filter { !$0.isHidden }.flatMap(padded)
        if let cell {
            let row = heightAnchor.constraint(greaterThanOrEqualToConstant: cell.leastHeight)
            row.priority = UILayoutPriority(999)
            rows.append(row)
        }
        rows += pictureRows(configuration)
        guard !title.isHidden else { return rows }
        let start = picture.isHidden ? layoutMarginsGuide.leadingAnchor : room.trailingAnchor
        rows.append(
            title.leadingAnchor.constraint(
                equalTo: start, constant: picture.isHidden ? 0 : configuration.imageToTextPadding))
        guard !subtitle.isHidden else {
            return rows + [
                title.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
                title.centerYAnchor.constraint(equalTo: centerYAnchor),
            ]
        }
        rows.append(subtitle.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor))
        return rows + (configuration.isBeside ? besideRows(configuration) : stackedRows(configuration))
    }

    private func padded(_ view: UIView) -> [NSLayoutConstraint] {
        let rows = [
            view.topAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.topAnchor),
            view.bottomAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.bottomAnchor),
        ]
        for row in rows { row.priority = UILayoutPriority(999) }
        return rows
    }

    private func pictureRows(_ configuration: UIListContentConfiguration) -> [NSLayoutConstraint] {
        guard let image = configuration.image else { return [] }
        let size = configuration.imageProperties.size(of: image)
        var rows = [
            room.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            room.widthAnchor.constraint(equalToConstant: configuration.roomOfImage),
            room.topAnchor.constraint(equalTo: picture.topAnchor),
            room.bottomAnchor.constraint(equalTo: picture.bottomAnchor),
            picture.centerXAnchor.constraint(equalTo: room.centerXAnchor),
            picture.centerYAnchor.constraint(equalTo: centerYAnchor),
        ]
        if size != image.size {
            rows.append(picture.widthAnchor.constraint(equalToConstant: size.width))
            rows.append(picture.heightAnchor.constraint(equalToConstant: size.height))
        }
        return rows
    }

    private func besideRows(_ configuration: UIListContentConfiguration) -> [NSLayoutConstraint] {
        [
            subtitle.leadingAnchor.constraint(
                greaterThanOrEqualTo: title.trailingAnchor,
                constant: configuration.textToSecondaryTextHorizontalPadding),
            title.centerYAnchor.constraint(equalTo: centerYAnchor),
            subtitle.centerYAnchor.constraint(equalTo: centerYAnchor),
        ]
    }

    private func stackedRows(_ configuration: UIListContentConfiguration) -> [NSLayoutConstraint] {
        [
            title.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            subtitle.topAnchor.constraint(
                equalTo: title.bottomAnchor, constant: configuration.textToSecondaryTextVerticalPadding),
            lines.topAnchor.constraint(equalTo: title.topAnchor),
            lines.bottomAnchor.constraint(equalTo: subtitle.bottomAnchor),
            lines.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            lines.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            lines.centerYAnchor.constraint(equalTo: centerYAnchor),
        ]
    }
}
