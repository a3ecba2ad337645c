import Scene

/// `UIButton.Configuration`.
public struct ButtonConfiguration: Hashable, Sendable, Serializable {
    public enum Style: String, Hashable, Sendable, Serializable, CaseIterable {
        case plain, gray, tinted, filled
        /// On iOS these look as the four above.
        case borderless, bordered, borderedTinted, borderedProminent
    }

    /// `UIButton.Configuration.Size`.
    public enum ButtonSize: String, Hashable, Sendable, Serializable, CaseIterable { case mini, small, medium, large }

    /// As `UIButton.Configuration.CornerStyle`.
    public enum CornerStyle: String, Hashable, Sendable, Serializable, CaseIterable {
        case fixed, dynamic, small, medium, large, capsule
    }

    /// On which side of the title the image stands, as `NSDirectionalRectEdge`.
    public enum ImagePlacement: String, Hashable, Sendable, Serializable, CaseIterable {
        case leading, trailing, top, bottom
    }

    /// Nil for a button without a configuration, for which the rest does not count.
    public var style: Style?
    public var subtitle: String = ""
    public var buttonSize = ButtonSize.medium
    /// Nil for those of the button's size.
    public var ownContentInsets: DirectionalEdgeInsets?
    public var cornerStyle: CornerStyle = .dynamic
    public var imagePlacement: ImagePlacement = .leading
    /// Between image and title, points.
    public var imagePadding: Double = 0
    /// Between title and subtitle, points.
    public var titlePadding: Double = 1
    /// In the place of the image.
    public var showsActivityIndicator = false
    /// Nil for the style's.
    public var baseForegroundColor: Color?
    /// Nil for the style's.
    public var baseBackgroundColor: Color?
    /// What a program says of its plate: the colour in all states and the radius, points; nil for those of the style.
    package var backgroundColor: Color?
    package var cornerRadius: Double?
    /// Around the plate, points.
    package var strokeWidth = 0.0
    /// Nil for the tint.
    package var strokeColor: Color?
    /// Nil for the body style.
    public var ownTitleFont: Font?
    /// UIKit sets titles in the body style and subtitles in the style of captions, at the reader's text size.
    private var bodyFont = Font.preferred(.body)
    private var smallFont = Font.preferred(.subheadline)
    var subtitleFont = Font.preferred(.caption1)

    public init() {}

    var titleFont: Font {
        if let ownTitleFont { return ownTitleFont }
        return switch buttonSize {
        case .mini, .small: smallFont
        case .medium, .large: bodyFont
        }
    }

    /// Of small and large buttons estimated, so that they are 28 and 50.33 high at the default text size.
    public var contentInsets: DirectionalEdgeInsets {
        if let ownContentInsets { return ownContentInsets }
        let (above, beside): (Double, Double) =
            switch buttonSize {
            case .mini, .small: (5, 10)
            case .medium: (7, 12)
            case .large: (15, 20)
            }
        return DirectionalEdgeInsets(top: above, leading: beside, bottom: above, trailing: beside)
    }
}

extension ButtonConfiguration {
    static let properties: [ViewProperty<Button>] = [
        ViewProperty(
            "configuration", .oneOf("UIButton.Configuration") { $0.configuration.style = $1 },
            .assignmentOfCall("configuration", members: Style.allCases.map { $0.rawValue })),
        ViewProperty("titleFont", .font { $0.configuration.ownTitleFont = $1 }, .support(.setTitleFont)),
        ViewProperty("subtitle", .text { $0.configuration.subtitle = $1 }, .assignment("configuration?.subtitle")),
        ViewProperty(
            "cornerStyle", .oneOf("UIButton.Configuration.CornerStyle") { $0.configuration.cornerStyle = $1 },
            .assignment("configuration?.cornerStyle")),
        ViewProperty(
            "buttonSize", .oneOf("UIButton.Configuration.Size") { $0.configuration.buttonSize = $1 },
            .assignment("configuration?.buttonSize")),
        ViewProperty(
            "showsActivityIndicator", .bool { $0.configuration.showsActivityIndicator = $1 },
            .assignment("configuration?.showsActivityIndicator")),
        ViewProperty(
            "imagePlacement", .oneOf("NSDirectionalRectEdge") { $0.configuration.imagePlacement = $1 },
            .assignment("configuration?.imagePlacement")),
        ViewProperty(
            "imagePadding", .number { $0.configuration.imagePadding = $1 }, .assignment("configuration?.imagePadding")),
        ViewProperty(
            "titlePadding", .number { $0.configuration.titlePadding = $1 }, .assignment("configuration?.titlePadding")),
        ViewProperty(
            "configurationInsets", .directionalInsets { $0.configuration.ownContentInsets = $1 },
            .directionalInsets("configuration?.contentInsets")),
        ViewProperty(
            "baseForegroundColor", .optionalColor { $0.configuration.baseForegroundColor = $1 },
            .assignment("configuration?.baseForegroundColor")),
        ViewProperty(
            "baseBackgroundColor", .optionalColor { $0.configuration.baseBackgroundColor = $1 },
            .assignment("configuration?.baseBackgroundColor")),
    ]

    /// The same at a text size.
    func adapted(to category: ContentSizeCategory) -> ButtonConfiguration {
        var configuration = self
        configuration.bodyFont = .preferred(.body, category: category)
        configuration.smallFont = .preferred(.subheadline, category: category)
        configuration.subtitleFont = .preferred(.caption1, category: category)
        return configuration
    }

    mutating func visitNumbers(_ visit: (inout Double) -> Void) {
        if var insets = ownContentInsets {
            visit(&insets.top)
            visit(&insets.leading)
            visit(&insets.bottom)
            visit(&insets.trailing)
            ownContentInsets = insets
        }
        visit(&imagePadding)
        visit(&titlePadding)
    }
}

// MARK: Colours

extension ButtonConfiguration {
    func foreground(_ state: ButtonState) -> Color {
        guard state.isEnabled else { return .tertiaryLabel }
        let color: Color =
            switch shownLook(state) {
            case nil, .plain, .gray, .tinted: baseForegroundColor ?? .tint
            case .filled: look == .filled ? baseForegroundColor ?? .white : .white
            }
        return state.isHighlighted ? color.withAlpha(Self.highlightedAlpha) : color
    }

    /// How a button is filled.
    private enum Look { case plain, gray, tinted, filled }

    /// Whether nothing but texts and image is drawn.
    var isPlain: Bool { look == .plain }

    private var look: Look? {
        switch style {
        case nil: nil
        case .plain, .borderless: .plain
        case .gray, .bordered: .gray
        case .tinted, .borderedTinted: .tinted
        case .filled, .borderedProminent: .filled
        }
    }

    /// A selected button looks as one that is filled more.
    private func shownLook(_ state: ButtonState) -> Look? {
        guard state.isSelected, let look else { return look }
        return switch look {
        case .plain, .gray: .tinted
        case .tinted, .filled: .filled
        }
    }

    private static let highlightedAlpha = 0.75

    /// Nil where nothing is filled.
    private func background(_ state: ButtonState) -> Color? {
        switch shownLook(state) {
        case nil, .plain: baseBackgroundColor
        case .gray: baseBackgroundColor ?? .secondarySystemFill
        case .tinted:
            state.isEnabled
                ? (baseBackgroundColor ?? .tint).withAlpha(state.isHighlighted ? 0.135 : 0.18) : .tertiarySystemFill
        case .filled:
            state.isEnabled ? filled(state.isHighlighted) : .tertiarySystemFill
        }
    }

    private func filled(_ isHighlighted: Bool) -> Color {
        let color = baseBackgroundColor ?? .tint
        return isHighlighted ? color.withAlpha(Self.highlightedAlpha) : color
    }

    func surface(_ state: ButtonState) -> Surface? {
        let color = backgroundColor ?? background(state)
        guard color != nil || strokeWidth > 0 else { return nil }
        var surface = Surface(color, cornerRadius: shownCornerRadius)
        if strokeWidth > 0 { surface.border = Surface.Border(width: strokeWidth, color: strokeColor ?? .tint) }
        return surface
    }

    /// Points; more than half of any height for a capsule.
    private var shownCornerRadius: Double {
        switch cornerStyle {
        case .fixed, .dynamic: cornerRadius ?? (buttonSize == .large ? 12 : 6)
        case .small: 6
        case .medium: 8
        case .large: 12
        case .capsule: 1000
        }
    }
}
