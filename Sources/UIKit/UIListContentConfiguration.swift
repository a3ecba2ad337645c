import Foundation

public protocol UIContentConfiguration {}

/// The text, secondary text and image of a standard cell.
public struct UIListContentConfiguration: UIContentConfiguration {
    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var numberOfLines = 0
        public var alignment: NSTextAlignment = .natural
    }

    public struct ImageProperties {
        public var tintColor: UIColor?
        public var maximumSize = CGSize.zero
        public var cornerRadius: CGFloat = 0
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }

    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var image: UIImage?
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .caption1), color: .label)
    public var imageProperties = ImageProperties()
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
        return configuration
    }
}

extension UITableViewCell {
    public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

extension StandardCellContent {
    func show(_ configuration: UIListContentConfiguration) {
        for (label, string, properties) in [
            (text, configuration.text ?? configuration.attributedText?.string, configuration.textProperties),
            (detail, configuration.secondaryText, configuration.secondaryTextProperties),
        ] {
            label.text = string
            label.font = properties.font
            label.textColor = properties.color
            label.numberOfLines = properties.numberOfLines
            label.textAlignment = properties.alignment
            label.isHidden = string == nil
        }
        image.image = configuration.image
        image.preferredSymbolConfiguration = configuration.imageProperties.preferredSymbolConfiguration
        if let tint = configuration.imageProperties.tintColor { image.tintColor = tint }
    }
}
