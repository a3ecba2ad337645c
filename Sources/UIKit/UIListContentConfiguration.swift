internal import AutoLayout
import Foundation

public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

/// The text, secondary text and image of a standard cell: these count, their fonts and colours, alignments and lines, and the
/// style.
public struct UIListContentConfiguration: UIContentConfiguration {
    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var numberOfLines = 0
        public var alignment: NSTextAlignment = .natural
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        public var adjustsFontForContentSizeCategory = true
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var transform = TextTransform.none
        public var colorTransformer: UIConfigurationColorTransformer?
        public var allowsDefaultTighteningForTruncation = false
        public var showsExpansionTextWhenTruncated = false
        public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        public enum TextTransform: Sendable {
            case none, uppercase, lowercase, capitalized

            func applied(to text: String) -> String {
                switch self {
                case .none: text
                case .uppercase: text.uppercased()
                case .lowercase: text.lowercased()
                case .capitalized: text.capitalized
                }
            }
        }
    }

    public struct ImageProperties {
        public var tintColor: UIColor?
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        public var strokeColor: UIColor?
        public var strokeWidth: CGFloat = 0
        public var accessibilityIgnoresInvertColors = false
        /// The size that leaves room for a symbol of the usual size.
        public static var standardDimension: CGFloat { -1 }
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }

    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var prefersSideBySideTextAndSecondaryText = false
    /// Of content views, points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    public var axesPreservingSuperviewLayoutMargins: UIAxis = []
    public var alpha: CGFloat = 1
    public var image: UIImage?
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .caption1), color: .label)
    public var imageProperties = ImageProperties()
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// As which the engine lays it out.
    private var style = ListContent.Style.cell

    /// What the engine lays out in a cell.
    var content: ListContent {
        var content = ListContent()
        content.style = prefersSideBySideTextAndSecondaryText ? .valueCell : style
        content.text = textProperties.transform.applied(to: text ?? attributedText?.string ?? "")
        content.secondaryText = secondaryTextProperties.transform.applied(
            to: secondaryText ?? secondaryAttributedText?.string ?? "")
        content.numberOfLines = textProperties.numberOfLines
        content.image = image?.image
        return content
    }

    /// Whether text and secondary text stand beside each other.
    var isBeside: Bool { content.style == .valueCell }
    /// What an author has set on its texts.
    var looks: (CellText, CellText) {
        let usual = Self.usual(style)
        return (
            CellText(textProperties, over: usual.textProperties),
            CellText(secondaryTextProperties, over: usual.secondaryTextProperties)
        )
    }

    /// As UIKit makes one of the style.
    private static func usual(_ style: ListContent.Style) -> UIListContentConfiguration {
        switch style {
        case .cell: cell()
        case .subtitleCell: subtitleCell()
        case .valueCell: valueCell()
        case .sidebarCell: sidebarCell()
        case .sidebarSubtitleCell: sidebarSubtitleCell()
        case .sidebarHeader: sidebarHeader()
        case .plainHeader, .groupedHeader, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader,
            .plainFooter, .groupedFooter:
            title(style)
        }
    }

    private init(_ style: ListContent.Style) { self.style = style }

    init() {}

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

    public static func plainHeader() -> UIListContentConfiguration { title(.plainHeader) }
    public static func groupedHeader() -> UIListContentConfiguration { title(.groupedHeader) }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        title(.prominentInsetGroupedHeader)
    }
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        title(.extraProminentInsetGroupedHeader)
    }
    public static func plainFooter() -> UIListContentConfiguration { title(.plainFooter) }
    public static func groupedFooter() -> UIListContentConfiguration { title(.groupedFooter) }
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(.sidebarSubtitleCell)
        configuration.secondaryTextProperties.color = .secondaryLabel
        return configuration
    }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarHeader) }

    private static func title(_ style: ListContent.Style) -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(style)
        configuration.textProperties = TextProperties(
            font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
        return configuration
    }

    public static func header() -> UIListContentConfiguration { groupedHeader() }
    public static func footer() -> UIListContentConfiguration { groupedFooter() }
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitleCell) }

    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(.valueCell)
        configuration.secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
        configuration.secondaryTextProperties.numberOfLines = 1
        return configuration
    }
}

extension UITableViewCell {
    public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

// MARK: What the engine draws

extension UIListContentConfiguration {
    /// Whether the engine's cells show all that it says; of others the cell has a view, `UIListContentView`.
    var isOfTheEngine: Bool {
        let standard = Self.usual(style)
        return attributedText == nil && secondaryAttributedText == nil
            && !textProperties.adjustsFontSizeToFitWidth && !secondaryTextProperties.adjustsFontSizeToFitWidth
            && imageProperties.isStandard
            && prefersSideBySideTextAndSecondaryText == standard.prefersSideBySideTextAndSecondaryText
            && directionalLayoutMargins == standard.directionalLayoutMargins
            && imageToTextPadding == standard.imageToTextPadding
            && textToSecondaryTextHorizontalPadding == standard.textToSecondaryTextHorizontalPadding
            && textToSecondaryTextVerticalPadding == standard.textToSecondaryTextVerticalPadding
    }

    /// The width in whose middle its image stands, points.
    var roomOfImage: CGFloat {
        guard let image else { return 0 }
        let (reserved, width) = (imageProperties.reservedLayoutSize.width, imageProperties.size(of: image).width)
        return reserved > 0 ? reserved : image.isSymbolImage ? max(28, width) : width
    }

    /// From the margin to the texts, points.
    var textInset: CGFloat { image == nil ? 0 : roomOfImage + imageToTextPadding }

    var hasStandardTrailingMargin: Bool {
        directionalLayoutMargins.trailing == Self.usual(style).directionalLayoutMargins.trailing
    }
}

extension UIListContentConfiguration.ImageProperties {
    fileprivate var isStandard: Bool {
        tintColor == nil && maximumSize == .zero && reservedLayoutSize == .zero && cornerRadius == 0
            && preferredSymbolConfiguration == nil && strokeWidth == 0
    }

    /// The size of an image, points: none larger than `maximumSize`, where that has a width or a height, in its shape.
    func size(of image: UIImage) -> CGSize {
        let shown = preferredSymbolConfiguration.map { image.applyingSymbolConfiguration($0) ?? image } ?? image
        let size = shown.size
        var scale: CGFloat = 1
        if maximumSize.width > 0, size.width > maximumSize.width { scale = min(scale, maximumSize.width / size.width) }
        if maximumSize.height > 0, size.height > maximumSize.height {
            scale = min(scale, maximumSize.height / size.height)
        }
        return CGSize(width: size.width * scale, height: size.height * scale)
    }
}
