internal import AutoLayout
import Foundation
internal import Scene

open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
        public static var roundedRect: ButtonType { .system }

        /// What such a button shows.
        fileprivate var symbol: String? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            }
        }
    }

    public private(set) final var buttonType = ButtonType.custom
    private var titles: [UInt: String] = [:]
    private var titleColors: [UInt: UIColor] = [:]
    private var images: [UInt: UIImage] = [:]
    open var contentEdgeInsets = UIEdgeInsets.zero
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    open var configuration: Configuration?
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// Called before the button is shown, and when somebody asks for it.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    private var needsConfiguration = true
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var reversesTitleShadowWhenHighlighted = false
    open var menu: UIMenu?
    /// Whether its title is that of the menu's chosen action.
    open var changesSelectionAsPrimaryAction = false

    /// The title of the action that is on, or else of the first one.
    private var chosenTitle: String? {
        guard changesSelectionAsPrimaryAction, let actions = menu?.children.compactMap({ $0 as? UIAction }) else {
            return nil
        }
        return (actions.first { $0.state == .on } ?? actions.first)?.title
    }
    private var symbolConfiguration: UIImage.SymbolConfiguration?
    /// Holds the title's font; the button places its text itself.
    private let title = UILabel()
    private let picture = UIImageView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = UIFont(.customButton)
        (title.drawer, picture.drawer) = (self, self)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (title.drawer, picture.drawer) = (self, self)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if buttonType != .custom { title.font = UIFont(.button) }
        if let symbol = buttonType.symbol { images[0] = UIImage(systemName: symbol) }
        if buttonType == .close { tintColor = .systemGray2 }
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    /// With the title and the image of its action, which it sends when it is touched.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        if let title = primaryAction?.title, !title.isEmpty { setTitle(title, for: .normal) }
        if let image = primaryAction?.image { setImage(image, for: .normal) }
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        setTitle(title?.string, for: state)
        attributedTitles[state.rawValue] = title
        if let font = title?.uniform.font { self.title.font = font }
        if let color = title?.uniform.color { setTitleColor(color, for: state) }
    }

    private var attributedTitles: [UInt: NSAttributedString] = [:]

    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        attributedTitles[state.rawValue] ?? self.title(for: state).map { NSAttributedString(string: $0) }
    }

    /// Not drawn.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgrounds[state.rawValue] = image
        image.leaveOutUnlessEmpty("UIButton")
    }
    private var backgrounds: [UInt: UIImage] = [:]
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgrounds[state.rawValue] ?? backgrounds[0] }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var automaticallyUpdatesConfiguration = true
    open var isPointerInteractionEnabled = false
    open var role: Role = .normal
    open var isHeld: Bool { false }

    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

    open func updateConfiguration() {}
    /// Called by an author's own class alone.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) { leaveOut("UIButton") }
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) { symbolConfiguration = configuration }
    open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state.rawValue] ?? titleColors[0] }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }

    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    override func updateOwnConfiguration() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        updateConfiguration()
        configurationUpdateHandler?(self)
    }

    open override var isEnabled: Bool { didSet { if isEnabled != oldValue { setNeedsUpdateConfiguration() } } }
    open override var isSelected: Bool { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
    open override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }

    open var titleLabel: UILabel? { title }
    open var imageView: UIImageView? { picture }
    open var currentTitle: String? { titles[state.rawValue] ?? titles[0] }
    open var currentImage: UIImage? { images[state.rawValue] ?? images[0] }
    open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }
    open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] }
    open func setTitle(_ title: String?, for state: UIControl.State) { titles[state.rawValue] = title }
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { titleColors[state.rawValue] = color }
    open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state.rawValue] = image }

    override var kind: ViewKind {
        var button = Button(font: (title.font ?? .systemFont(ofSize: 17)).font, isCustom: buttonType == .custom)
        button.title = chosenTitle ?? currentTitle ?? ""
        leaveOut("UIImage", currentImage?.ownTint, unless: nil, "withTintColor")
        let attributed = attributedTitles[state.rawValue] ?? attributedTitles[0]
        if let attributed, attributed.string == button.title { button.setAttributedTitle(attributed.parts.runs) }
        let shown = symbolConfiguration.flatMap { currentImage?.withConfiguration($0) } ?? currentImage
        button.image = shown?.image
        button.titleColor = (titleColors[state.rawValue] ?? titleColors[0])?.color
        button.contentEdgeInsets = contentEdgeInsets.insets
        button.imageEdgeInsets = imageEdgeInsets.insets
        button.titleEdgeInsets = titleEdgeInsets.insets
        button.state.isEnabled = isEnabled
        button.state.isHighlighted = isHighlighted
        button.state.isSelected = isSelected
        if let configuration {
            if let title = chosenTitle ?? configuration.title { button.title = title }
            button.image = configuration.shownImage?.image ?? button.image
            button.configuration = configuration.engine
        }
        (button.leftShare, button.topShare) = contentShares
        return .button(button)
    }
}

extension UIButton {
    public struct Configuration {
        public enum Size: Sendable { case mini, small, medium, large }
        public enum TitleAlignment: Sendable { case automatic, leading, center, trailing }
        public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }

        fileprivate var style: ButtonConfiguration.Style
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        private var ownContentInsets: NSDirectionalEdgeInsets?
        /// Those of the button's size until they are set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get {
                if let ownContentInsets { return ownContentInsets }
                let insets = engine.contentInsets
                return NSDirectionalEdgeInsets(
                    top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
            }
            set { ownContentInsets = newValue }
        }
        public var cornerStyle = CornerStyle.dynamic
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
        public var automaticallyUpdateForSelection = true
        public var indicator = Indicator.automatic {
            didSet { leaveOut("UIButton.Configuration", indicator == .popup, unless: false) }
        }
        public var macIdiomStyle = MacIdiomStyle.automatic
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

        public enum Indicator: Sendable { case automatic, none, popup }
        public enum MacIdiomStyle: Sendable { case automatic, bordered, borderless, borderlessTinted }

        public var attributedSubtitle: AttributedString? {
            get { subtitle.map { AttributedString($0) } }
            set {
                subtitle = newValue.map { String($0.characters) }
                let isPlain = newValue?.runs.allSatisfy { $0.attributes == AttributeContainer() } ?? true
                leaveOut("UIButton.Configuration", isPlain, unless: true)
            }
        }
        public func updated(for button: UIButton) -> Configuration { self }
        public mutating func setDefaultContentInsets() { ownContentInsets = nil }
        public var buttonSize = Size.medium
        public var titleAlignment = TitleAlignment.automatic
        public var showsActivityIndicator = false
        /// Those of an attributed title: a button draws it in one font and colour.
        private var titleAttributes = AttributeContainer()
        public var attributedTitle: AttributedString? {
            get { title.map { AttributedString($0, attributes: titleAttributes) } }
            set {
                title = newValue.map { String($0.characters) }
                titleAttributes = newValue?.runs.first?.attributes ?? AttributeContainer()
                if (newValue?.runs.count ?? 0) > 1 { leaveOut("Configuration") }
            }
        }
        /// Of which colour, radius and stroke are drawn.
        public var background = Self.usualBackground
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

        /// In the size of symbols that it prefers.
        fileprivate var shownImage: UIImage? {
            preferredSymbolConfigurationForImage.flatMap { image?.withConfiguration($0) } ?? image
        }

        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?

        public var imageReservation: CGFloat = 0
        public static func plain() -> Configuration { Configuration(style: .plain) }
        public static func gray() -> Configuration { Configuration(style: .gray) }
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        public static func filled() -> Configuration { Configuration(style: .filled) }
        public static func bordered() -> Configuration { Configuration(style: .bordered) }
        public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
        public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }
        public static func borderless() -> Configuration { Configuration(style: .borderless) }

        fileprivate var engine: ButtonConfiguration {
            var configuration = ButtonConfiguration()
            configuration.style = style
            configuration.subtitle = subtitle ?? ""
            configuration.ownContentInsets = ownContentInsets.map {
                DirectionalEdgeInsets(top: $0.top, leading: $0.leading, bottom: $0.bottom, trailing: $0.trailing)
            }
            configuration.buttonSize = sameCase(as: buttonSize, else: .medium)
            configuration.showsActivityIndicator = showsActivityIndicator
            configuration.cornerStyle = sameCase(as: cornerStyle, else: .dynamic)
            let placements: [(NSDirectionalRectEdge, ButtonConfiguration.ImagePlacement)] = [
                (.leading, .leading), (.trailing, .trailing), (.top, .top), (.bottom, .bottom),
            ]
            configuration.imagePlacement = placements.first { $0.0 == imagePlacement }?.1 ?? .leading
            configuration.imagePadding = imagePadding
            configuration.titlePadding = titlePadding
            let attributes = titleTextAttributesTransformer?.transform(titleAttributes) ?? titleAttributes
            configuration.ownTitleFont = attributes.font?.font
            configuration.baseForegroundColor = (attributes.foregroundColor ?? baseForegroundColor)?.color
            noteWhatIsLeftOut()
            addBackground(to: &configuration)
            configuration.baseBackgroundColor = baseBackgroundColor?.color
            return configuration
        }
    }
}

public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
}
