import Scene

/// `UIButton`: of type system or custom, or with a configuration.
public struct Button: Hashable, Sendable, Serializable {
    /// Setting it leaves no parts.
    public var title: String = "" { didSet { titleRuns = [] } }
    /// Its parts, which make up the title; empty where all of it is in one style.
    public private(set) var titleRuns: [AttributedRun] = [] { didSet { font = font.setting(title, titleRuns) } }
    /// With the fonts of all parts.
    public var font: Font { didSet { font = font.setting(title, titleRuns) } }
    public var image: Image?
    /// Nil for the tint colour.
    public var titleColor: Color?
    public var contentEdgeInsets: EdgeInsets = .zero
    public var imageEdgeInsets: EdgeInsets = .zero
    public var titleEdgeInsets: EdgeInsets = .zero
    public var state = ButtonState()
    public var configuration = ButtonConfiguration()
    /// Of the room that its content leaves in a larger button, the parts to the left and above, 0…1.
    package var (leftShare, topShare) = (0.5, 0.5)
    /// Whether it is of type custom.
    public let isCustom: Bool

    public init(font: Font, isCustom: Bool = false) {
        self.font = font
        self.isCustom = isCustom
    }

    /// Sets the title from its parts.
    public mutating func setAttributedTitle(_ parts: [AttributedRun]) {
        title = parts.reduce("") { $0 + $1.text }
        titleRuns = parts.joined
    }

    /// Its image, or the spokes that a configuration shows in its place.
    var shownImage: Image? {
        guard configuration.style != nil, configuration.showsActivityIndicator else { return image }
        return Image(name: "symbol:progress.indicator", size: Size(width: 20, height: 20), isTemplate: true)
    }

    /// Of a configuration's title, with the fonts of all parts.
    var configuredFont: Font { configuration.titleFont.setting(title, titleRuns) }
}

extension ViewClass {
    static let button = button(
        ViewType("Button", .button(Button(font: .button))),
        UIKitClass(
            "UIButton", initializerArguments: [UIKitSetting("type", .member("system"))],
            subclassCalls: [UIKitSetting("setTitleColor", .member("tintColor"))]))

    static let customButton = button(
        ViewType("CustomButton", .button(Button(font: .customButton, isCustom: true))),
        UIKitClass("UIButton", initializerArguments: [UIKitSetting("type", .member("custom"))]))

    private static func button(_ type: ViewType, _ uiKit: UIKitClass) -> ViewClass {
        ViewClass(
            ViewContent(ViewKind.button) { if case .button(let button) = $0 { button } else { nil } },
            types: [type], uiKit: uiKit, properties: Button.properties + ButtonConfiguration.properties,
            intrinsicContentSize: { ContentSize($0.intrinsicContentSize($1)) },
            baselineOffsets: { $0.baselineOffsets(on: $1) },
            contentBends: { _ in true }, draw: { $0.content(in: $1) }, shownText: { $0.shownText },
            visitNumbers: { $0.visitNumbers($1) },
            adapted: { button, screen in
                var button = button
                button.configuration = button.configuration.adapted(to: screen.contentSizeCategory)
                return button
            })
    }
}

extension Button {
    fileprivate static let properties: [ViewProperty<Button>] = [
        ViewProperty("font", .font { $0.font = $1 }, .assignment("titleLabel?.font")),
        ViewProperty("image", .image { $0.image = $1 }, .callForNormalState("setImage")),
        ViewProperty("title", .text { $0.title = $1 }, .callForNormalState("setTitle")),
        ViewProperty("attributedTitle", .attributedText { $0.setAttributedTitle($1) }, .support(.setAttributedTitle)),
        ViewProperty("titleColor", .optionalColor { $0.titleColor = $1 }, .callForNormalState("setTitleColor")),
        .edgeInsets("contentInsets", .edgeInsets("contentEdgeInsets")) { $1(&$0.contentEdgeInsets) },
        .edgeInsets("imageInsets", .edgeInsets("imageEdgeInsets")) { $1(&$0.imageEdgeInsets) },
        .edgeInsets("titleInsets", .edgeInsets("titleEdgeInsets")) { $1(&$0.titleEdgeInsets) },
        ViewProperty("isEnabled", .bool { $0.state.isEnabled = $1 }),
        ViewProperty("isHighlighted", .bool { $0.state.isHighlighted = $1 }),
        ViewProperty("isSelected", .bool { $0.state.isSelected = $1 }),
    ]

    /// The content and its insets, as `intrinsicContentSize` of a button of type system; points.
    ///
    /// Source: sizes that Interface Builder saves: whole points, at least 30 wide unless there is an image alone.
    fileprivate func intrinsicContentSize(_ measuring: ContentMeasuring) -> Size {
        let measurer = measuring.measurer
        guard configuration.style == nil else {
            return ConfiguredButtonLayout(self, measurer: measurer).size(on: PixelGrid(scale: measuring.screen.scale))
        }
        let insets = effectiveContentInsets
        let content = (image?.size.width ?? 0) + (title.isEmpty ? 0 : measurer.width(of: title, font: font))
        let width = PixelGrid.wholePoints.roundedUp(content + insets.left + insets.right)
        return Size(
            width: showsTitle ? max(Self.leastWidth, width) : width, height: contentHeight + insets.top + insets.bottom)
    }

    /// The insets around the content, points: 6 above and below a title while none are set.
    public var effectiveContentInsets: EdgeInsets {
        contentEdgeInsets == .zero && showsTitle ? EdgeInsets(top: 6, bottom: 6) : contentEdgeInsets
    }

    /// The height of image and title beside each other, points.
    var contentHeight: Double { max(image?.size.height ?? 0, titleHeight) }

    /// The title's line in whole points; 0 beside an image where there is no title.
    var titleHeight: Double { showsTitle ? PixelGrid.wholePoints.roundedUp(font.titleExtent.height) : 0 }

    /// An empty button keeps the room of a title.
    private var showsTitle: Bool { !title.isEmpty || image == nil }

    private static let leastWidth = 30.0

    /// Where there is no configuration. A finger makes it faint, and a selected one has a plate of the tint behind it.
    private var drawnTitleColor: Color {
        let color = titleColor ?? (state.isEnabled ? isCustom || hasPlate ? .white : .tint : .tertiaryLabel)
        return state.isHighlighted && !isCustom ? color.withAlpha(Self.highlightedAlpha) : color
    }

    private var drawnImageColor: Color {
        let color: Color = state.isEnabled ? hasPlate ? .white : .tint : .tertiaryLabel
        return state.isHighlighted ? color.withAlpha(Self.highlightedAlpha) : color
    }

    /// Whether UIKit shows by a plate that a button of type system is selected.
    private var hasPlate: Bool { state.isSelected && state.isEnabled && !isCustom }

    private static let highlightedAlpha = 0.2
    /// Of the plate beyond what it lies behind, points.
    private static let platePadding = Size(width: 4, height: 2)

    /// Two lines, a title with a subtitle, are not followed.
    fileprivate var shownText: ShownText? {
        configuration.style == nil ? .title(shownTitle) : configuration.subtitle.isEmpty ? .title(configuredTitle) : nil
    }

    /// UIKit chooses the colours of a configuration that fills the button.
    private var configuredTitle: TitleText {
        TitleText(
            string: title, font: configuredFont,
            color: configuration.isPlain && state == ButtonState() && titleRuns.isEmpty
                ? configuration.foreground(ButtonState()) : nil,
            lineBreakMode: .byTruncatingMiddle,
            widthBesides: ConfiguredButtonLayout(self, measurer: nil).widthBesides)
    }

    private var shownTitle: TitleText {
        let insets = effectiveContentInsets
        return TitleText(
            string: title, font: font,
            color: state == ButtonState() && titleRuns.isEmpty ? titleColor ?? (isCustom ? nil : .tint) : nil,
            lineBreakMode: .byTruncatingMiddle,
            widthBesides: insets.left + insets.right + (image?.size.width ?? 0))
    }

    fileprivate func baselineOffsets(on pixels: PixelGrid) -> BaselineOffsets {
        guard configuration.style == nil else {
            return ConfiguredButtonLayout(self, measurer: nil).baselineOffsets(on: pixels)
        }
        let insets = effectiveContentInsets
        let slack = max(0, (contentHeight - titleHeight) / 2)
        return BaselineOffsets(
            firstFromTop: pixels.nearest(insets.top + slack + font.titleExtent.ascender),
            lastFromBottom: pixels.nearest(insets.bottom + slack + font.titleExtent.descent),
            centeredHeight: contentHeight + insets.top + insets.bottom)
    }

    fileprivate mutating func visitNumbers(_ visit: (inout Double) -> Void) {
        contentEdgeInsets.visitNumbers(visit)
        imageEdgeInsets.visitNumbers(visit)
        titleEdgeInsets.visitNumbers(visit)
        configuration.visitNumbers(visit)
    }
}

extension Button {
    /// Its image and its title beside each other.
    fileprivate func content(in context: DrawingContext) -> ContentScene<Double> {
        guard configuration.style == nil else { return configuredContent(in: context) }
        let layout = ButtonLayout(self, in: context.size, direction: context.direction, measurer: context.measurer)
        var content = ContentScene<Double>()
        if hasPlate, let rect = layout.contents {
            content.primitives.append(
                .box(SceneBox(rect.expanded(by: Self.platePadding), Surface(.tint, cornerRadius: 5))))
        }
        if let image, let rect = layout.image {
            content.primitives.append(.image(SceneImage(image, in: rect, tint: drawnImageColor)))
        }
        if let room = layout.title, let baseline = layout.titleBaseline {
            content.primitives.append(
                context.title(
                    title, font: font, color: drawnTitleColor, in: room, top: baseline - font.ascender, runs: titleRuns)
            )
        }
        return content
    }

    /// The plate of its configuration, its image and its texts.
    private func configuredContent(in context: DrawingContext) -> ContentScene<Double> {
        let places = ConfiguredButtonLayout(self, measurer: context.measurer)
            .places(in: context.size, direction: context.direction)
        let color = configuration.foreground(state)
        var content = ContentScene<Double>()
        if let surface = configuration.surface(state) {
            let bounds = Rect(x: 0, y: 0, width: context.size.width, height: context.size.height)
            content.primitives.append(.box(SceneBox(bounds, surface)))
        }
        if let image = shownImage {
            content.primitives.append(.image(SceneImage(image, in: places.image, tint: color)))
        }
        for line in places.lines where !line.text.isEmpty {
            content.primitives.append(
                context.title(
                    line.text, font: line.font, color: color, in: line.room,
                    top: line.room.y + line.font.titleExtent.ascender - line.font.ascender,
                    runs: line.font.runs.isEmpty ? [] : titleRuns))
        }
        return content
    }
}
