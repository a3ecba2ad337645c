import Scene

/// `UIButton` of type system, without a configuration.
public struct Button: Hashable, Sendable {
    public var title: String = "" { didSet { font = font.setting(title) } }
    public var font: Font { didSet { font = font.setting(title) } }
    public var image: Image?
    /// Nil for the tint colour.
    public var titleColor: Color?
    public var contentEdgeInsets: EdgeInsets = .zero
    public var imageEdgeInsets: EdgeInsets = .zero
    public var titleEdgeInsets: EdgeInsets = .zero

    public init(font: Font) { self.font = font }
}

extension ViewClass {
    static let button = ViewClass(
        ViewContent(ViewKind.button) { if case .button(let button) = $0 { button } else { nil } },
        types: [ViewType("Button", .button(Button(font: .button)))],
        uiKit: UIKitClass(
            "UIButton", initializerArguments: [UIKitSetting("type", .member("system"))],
            subclassCalls: [UIKitSetting("setTitleColor", .member("tintColor"))]),
        properties: Button.properties,
        intrinsicContentSize: { ContentSize($0.intrinsicContentSize(measurer: $1.measurer)) },
        baselineOffsets: { $0.baselineOffsets(on: $1) },
        contentBends: { _ in true }, draw: { $0.content(in: $1) }, shownText: { .title($0.shownTitle) },
        visitNumbers: { $0.visitNumbers($1) })
}

extension Button {
    fileprivate static let properties: [ViewProperty<Button>] = [
        ViewProperty("font", .font { $0.font = $1 }, .assignment("titleLabel?.font")),
        ViewProperty("image", .image { $0.image = $1 }, .callForNormalState("setImage")),
        ViewProperty("title", .text { $0.title = $1 }, .callForNormalState("setTitle")),
        ViewProperty("titleColor", .optionalColor { $0.titleColor = $1 }, .callForNormalState("setTitleColor")),
        .edgeInsets("contentInsets", "contentEdgeInsets") { $1(&$0.contentEdgeInsets) },
        .edgeInsets("imageInsets", "imageEdgeInsets") { $1(&$0.imageEdgeInsets) },
        .edgeInsets("titleInsets", "titleEdgeInsets") { $1(&$0.titleEdgeInsets) },
    ]

    /// The content and its insets, as `intrinsicContentSize` of a button of type system; points.
    ///
    /// Source: sizes that Interface Builder saves: whole points, at least 30 wide unless there is an image alone.
    fileprivate func intrinsicContentSize(measurer: any TextMeasuring) -> Size {
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
    var titleHeight: Double { showsTitle ? PixelGrid.wholePoints.roundedUp(font.lineHeight) : 0 }

    /// An empty button keeps the room of a title.
    private var showsTitle: Bool { !title.isEmpty || image == nil }

    private static let leastWidth = 30.0

    fileprivate var shownTitle: TitleText {
        let insets = effectiveContentInsets
        return TitleText(
            string: title, font: font, color: titleColor ?? .tint, lineBreakMode: .byTruncatingMiddle,
            widthBesides: insets.left + insets.right + (image?.size.width ?? 0))
    }

    fileprivate func baselineOffsets(on pixels: PixelGrid) -> BaselineOffsets {
        let insets = effectiveContentInsets
        let slack = max(0, (contentHeight - titleHeight) / 2)
        return BaselineOffsets(
            firstFromTop: pixels.nearest(insets.top + slack + font.ascender),
            lastFromBottom: pixels.nearest(insets.bottom + slack - font.descender),
            centeredHeight: contentHeight + insets.top + insets.bottom)
    }

    fileprivate mutating func visitNumbers(_ visit: (inout Double) -> Void) {
        contentEdgeInsets.visitNumbers(visit)
        imageEdgeInsets.visitNumbers(visit)
        titleEdgeInsets.visitNumbers(visit)
    }
}

extension Button {
    /// Its image and its title beside each other.
    fileprivate func content(in context: DrawingContext) -> ContentScene<Double> {
        let layout = ButtonLayout(self, in: context.size, direction: context.direction, measurer: context.measurer)
        var content = ContentScene<Double>()
        if let image, let rect = layout.image {
            content.primitives.append(.image(SceneImage(image, in: rect, tint: .tint)))
        }
        if let room = layout.title, let baseline = layout.titleBaseline {
            content.primitives.append(
                context.title(
                    title, font: font, color: titleColor ?? .tint, in: room, top: baseline - font.ascender))
        }
        return content
    }
}
