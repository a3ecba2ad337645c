import Scene

/// `UIButton.Configuration`.
public struct ButtonConfiguration: Hashable, Sendable, Serializable {
    public enum Style: String, Hashable, Sendable, Serializable, CaseIterable { case plain, gray, tinted, filled }

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
    public var contentInsets = DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var cornerStyle: CornerStyle = .dynamic
    public var imagePlacement: ImagePlacement = .leading
    /// Between image and title, points.
    public var imagePadding: Double = 0
    /// Between title and subtitle, points.
    public var titlePadding: Double = 1
    /// Nil for the style's.
    public var baseForegroundColor: Color?
    /// Nil for the style's.
    public var baseBackgroundColor: Color?
    /// Nil for the body style.
    public var ownTitleFont: Font?
    /// UIKit sets titles in the body style and subtitles in the style of captions, at the reader's text size.
    private var bodyFont = Font.preferred(.body)
    var subtitleFont = Font.preferred(.caption1)

    public init() {}

    var titleFont: Font { ownTitleFont ?? bodyFont }
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
            "imagePlacement", .oneOf("NSDirectionalRectEdge") { $0.configuration.imagePlacement = $1 },
            .assignment("configuration?.imagePlacement")),
        ViewProperty(
            "imagePadding", .number { $0.configuration.imagePadding = $1 }, .assignment("configuration?.imagePadding")),
        ViewProperty(
            "titlePadding", .number { $0.configuration.titlePadding = $1 }, .assignment("configuration?.titlePadding")),
        ViewProperty(
            "configurationInsets", .directionalInsets { $0.configuration.contentInsets = $1 },
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
        configuration.subtitleFont = .preferred(.caption1, category: category)
        return configuration
    }

    mutating func visitNumbers(_ visit: (inout Double) -> Void) {
        visit(&contentInsets.top)
        visit(&contentInsets.leading)
        visit(&contentInsets.bottom)
        visit(&contentInsets.trailing)
        visit(&imagePadding)
        visit(&titlePadding)
    }
}

// MARK: Colours

extension ButtonConfiguration {
    func foreground(_ state: ButtonState) -> Color {
        guard state.isEnabled else { return .tertiaryLabel }
        let color: Color =
            switch shownStyle(state) {
            case nil, .plain, .gray, .tinted: baseForegroundColor ?? .tint
            case .filled: style == .filled ? baseForegroundColor ?? .white : .white
            }
        return state.isHighlighted ? color.withAlpha(Self.highlightedAlpha) : color
    }

    /// A selected button looks as one that is filled more.
    private func shownStyle(_ state: ButtonState) -> Style? {
        guard state.isSelected, let style else { return style }
        return switch style {
        case .plain, .gray: .tinted
        case .tinted, .filled: .filled
        }
    }

    private static let highlightedAlpha = 0.75

    /// Nil where nothing is filled.
    private func background(_ state: ButtonState) -> Color? {
        switch shownStyle(state) {
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
        background(state).map { Surface($0, cornerRadius: cornerRadius) }
    }

    /// Points; more than half of any height for a capsule.
    private var cornerRadius: Double {
        switch cornerStyle {
        case .fixed, .dynamic, .small: 6
        case .medium: 8
        case .large: 12
        case .capsule: 1000
        }
    }
}
