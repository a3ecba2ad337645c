import Scene

/// `UILabel`.
public struct Label: Hashable, Sendable, Serializable {
    public var text: String = "" { didSet { font = font.setting(text) } }
    public var font: Font { didSet { font = font.setting(text) } }
    public var textColor: Color = .label
    public var textAlignment: TextAlignment = .natural
    /// 0 for any number.
    public var numberOfLines: Int = 1
    public var lineBreakMode: LineBreakMode = .byTruncatingTail
    public var adjustsFontSizeToFitWidth = false
    /// 0 for no limit.
    public var minimumScaleFactor: Double = 0
    /// The width at which a label of several lines measures itself, points; 0 for the width that it is given.
    public var preferredMaxLayoutWidth: Double = 0
    /// Around the lines: those of a text view, whose text is set as a label's.
    var textInsets: EdgeInsets = .zero

    public init(font: Font) { self.font = font }
}

extension ViewClass {
    static let label = ViewClass(
        ViewContent(ViewKind.label) { if case .label(let label) = $0 { label } else { nil } },
        types: [ViewType("Label", .label(Label(font: .system(17))))], uiKit: UIKitClass("UILabel"),
        properties: Label.properties,
        intrinsicContentSize: { ContentSize($0.intrinsicContentSize($1)) },
        baselineOffsets: { label, pixels in
            BaselineOffsets(
                firstFromTop: pixels.nearest(label.font.ascender), lastFromBottom: pixels.nearest(-label.font.descender)
            )
        },
        draw: { $0.content(in: $1) }, shownText: { .lines($0) })
}

extension Label {
    fileprivate static let properties: [ViewProperty<Label>] = [
        ViewProperty("text", .text { $0.text = $1 }),
        ViewProperty("font", .font { $0.font = $1 }),
        ViewProperty("textColor", .color { $0.textColor = $1 }),
        ViewProperty("textAlignment", .oneOf("NSTextAlignment") { $0.textAlignment = $1 }),
        ViewProperty("numberOfLines", .integer(atLeast: 0) { $0.numberOfLines = $1 }),
        ViewProperty("lineBreakMode", .oneOf("NSLineBreakMode") { $0.lineBreakMode = $1 }),
        ViewProperty("adjustsFontSizeToFitWidth", .bool { $0.adjustsFontSizeToFitWidth = $1 }),
        ViewProperty("minimumScaleFactor", .fraction { $0.minimumScaleFactor = $1 }),
        ViewProperty("preferredMaxLayoutWidth", .length { $0.preferredMaxLayoutWidth = $1 }),
    ]
}

extension Label {
    /// Whether its height follows from its width.
    var wrapsToFit: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

    /// Rounded up to the pixel: the unbroken text's width, and the height of the lines in the fitting width; both of
    /// the lines in `preferredMaxLayoutWidth` where that counts.
    fileprivate func intrinsicContentSize(_ measuring: ContentMeasuring) -> Size {
        guard !text.isEmpty else { return .zero }
        let (measurer, scale) = (measuring.measurer, measuring.screen.scale)
        let isWrapped = numberOfLines != 1 && preferredMaxLayoutWidth > 0
        let width =
            isWrapped
            ? min(
                preferredMaxLayoutWidth, longestLine(fitting: preferredMaxLayoutWidth, measurer: measurer, scale: scale)
            )
            : PixelGrid(scale: scale).roundedUp(naturalWidth(measurer: measurer))
        return Size(
            width: width,
            height: height(
                fitting: isWrapped ? preferredMaxLayoutWidth : measuring.fittingWidth, measurer: measurer, scale: scale)
        )
    }

    /// The width of the longest line in `width` points with the spaces that end it, rounded up to the pixel; with them it may
    /// be more than `width`.
    ///
    /// Source: widths that Interface Builder saves for labels of several lines with room beside them.
    func longestLine(fitting width: Double, measurer: any TextMeasuring, scale: Double) -> Double {
        let longest = lines(fitting: width, measurer: measurer).reduce(0) { max($0, $1.width + $1.spaceBehind) }
        return PixelGrid(scale: scale).roundedUp(longest)
    }

    /// The height of the lines in `fittingWidth` points, rounded up to the pixel.
    func height(fitting fittingWidth: Double?, measurer: any TextMeasuring, scale: Double) -> Double {
        guard !text.isEmpty else { return 0 }
        return height(lineCount: lineCount(fittingWidth: fittingWidth, measurer: measurer), scale: scale)
            + textInsets.top + textInsets.bottom
    }

    /// The height of so many lines, in points, rounded up to the pixel.
    public func height(lineCount: Int, scale: Double) -> Double {
        PixelGrid(scale: scale).roundedUp(font.textHeight(lineCount: lineCount))
    }

    private func lineCount(fittingWidth: Double?, measurer: any TextMeasuring) -> Int {
        guard numberOfLines != 1 else { return 1 }
        if let fittingWidth { return max(1, lines(fitting: fittingWidth, measurer: measurer).count) }
        let paragraphs = Paragraphs.split(text).count
        return numberOfLines > 0 ? min(numberOfLines, paragraphs) : paragraphs
    }
}

extension Label {
    /// Its lines.
    fileprivate func content(in context: DrawingContext) -> ContentScene<Double> {
        guard let text = context.text else { return ContentScene() }
        let set = LabelLayout(
            self, text: text, in: context.size, direction: context.direction, scale: context.scale)
        let lines = set.lines.map { SceneText.Line(text: $0.text, x: $0.x, top: $0.top, width: $0.width) }
        return ContentScene([
            .text(
                SceneText(
                    self.text, lines: lines, x: 0, width: context.size.width,
                    share: textAlignment.share(in: context.direction), font: set.font, color: textColor))
        ])
    }
}
