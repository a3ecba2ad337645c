import Scene

/// `UILabel`.
public struct Label: Hashable, Sendable, Serializable {
    /// Setting it leaves no parts.
    public var text: String = "" { didSet { runs = [] } }
    /// Its parts, which make up the text; empty where all of it is in one style.
    public private(set) var runs: [AttributedRun] = [] { didSet { font = spaced(font) } }
    /// With the fonts of all parts.
    public var font: Font { didSet { font = spaced(font).setting(text, runs) } }
    /// Behind each character, points.
    public var kern = 0.0 { didSet { font = spaced(font) } }
    /// Between lines, points.
    public var lineSpacing = 0.0 { didSet { font = spaced(font) } }
    /// How many times as high as the font's own its lines are; 0 for once. What a line has more stands above its words.
    public var lineHeightMultiple = 0.0 { didSet { font = spaced(font) } }
    /// Above each line besides what the font has, points: what a program's paragraph style makes of its lines.
    package var lineRise = 0.0 { didSet { font = spaced(font) } }
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
    /// Around the lines: those of a text view, whose text is set as a label's, or those in which a program draws.
    package var textInsets: EdgeInsets = .zero
    /// Whether they are part of the content's size.
    package var measuresInsets = true

    public init(font: Font) { self.font = font }

    /// Sets the font, and changes those of its parts.
    mutating func setFont(_ font: Font, _ change: (Font) -> Font) {
        self.font = font
        if !runs.isEmpty { for index in runs.indices { runs[index].font = runs[index].font.map(change) } }
    }

    /// Sets the text from its parts.
    public mutating func setAttributedText(_ parts: [AttributedRun]) {
        text = parts.reduce("") { $0 + $1.text }
        runs = parts.joined
    }
}

extension ViewClass {
    static let label = ViewClass(
        ViewContent(ViewKind.label) { if case .label(let label) = $0 { label } else { nil } },
        types: [ViewType("Label", .label(Label(font: .system(17))))], uiKit: UIKitClass("UILabel"),
        properties: Label.properties,
        intrinsicContentSize: { ContentSize($0.intrinsicContentSize($1)) },
        baselineOffsets: { label, pixels in
            BaselineOffsets(
                firstFromTop: pixels.nearest(label.textInsets.top + label.firstLine.ascender),
                lastFromBottom: pixels.nearest(label.textInsets.bottom + label.lastLine.descent))
        },
        draw: { $0.content(in: $1) }, shownText: { .lines($0) })
}

extension Label {
    fileprivate static let properties: [ViewProperty<Label>] = [
        ViewProperty("text", .text { $0.text = $1 }),
        ViewProperty("attributedText", .attributedText { $0.setAttributedText($1) }, .support(.setAttributedText)),
        ViewProperty("font", .font { $0.font = $1 }),
        ViewProperty("kern", .number { $0.kern = $1 }, .support(.setKern)),
        ViewProperty("lineSpacing", .length { $0.lineSpacing = $1 }, .support(.setLineSpacing)),
        ViewProperty("lineHeightMultiple", .length { $0.lineHeightMultiple = $1 }, .support(.setLineHeightMultiple)),
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
    /// A font with the room that the label's text has besides.
    private func spaced(_ font: Font) -> Font {
        var font = font
        (font.kern, font.lineSpacing, font.lineRise) = (kern, lineSpacing, 0)
        font.lineRise = lineHeightMultiple > 0 ? font.lineHeight * (lineHeightMultiple - 1) : lineRise
        return font
    }
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
            : PixelGrid(scale: scale).roundedUp(naturalWidth(measurer: measurer)) + measuredSides
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
        return PixelGrid(scale: scale).roundedUp(longest) + measuredSides
    }

    /// Of the insets at the sides what is part of the content's width, points.
    private var measuredSides: Double { measuresInsets ? textInsets.left + textInsets.right : 0 }

    /// The height of the lines in `fittingWidth` points, rounded up to the pixel.
    func height(fitting fittingWidth: Double?, measurer: any TextMeasuring, scale: Double) -> Double {
        guard !text.isEmpty else { return 0 }
        let insets = measuresInsets ? textInsets.top + textInsets.bottom : 0
        guard font.runs.isEmpty else {
            let width = numberOfLines == 1 ? nil : fittingWidth
            let lines = lines(fitting: width ?? Self.unboundedWidth, measurer: measurer)
            return height(of: lines, scale: scale) + insets
        }
        let count = lineCount(fittingWidth: fittingWidth, measurer: measurer)
        return PixelGrid(scale: scale).roundedUp(font.textHeight(lineCount: count)) + insets
    }

    /// The height of its lines, in points, rounded up to the pixel.
    public func height(of lines: [TextLine], scale: Double) -> Double {
        PixelGrid(scale: scale).roundedUp(textHeight(of: lines))
    }

    private func lineCount(fittingWidth: Double?, measurer: any TextMeasuring) -> Int {
        guard numberOfLines != 1 else { return 1 }
        if let fittingWidth { return max(1, lines(fitting: fittingWidth, measurer: measurer).count) }
        let paragraphs = Paragraphs.count(in: text)
        return numberOfLines > 0 ? min(numberOfLines, paragraphs) : paragraphs
    }
}

extension Label {
    /// Its lines.
    fileprivate func content(in context: DrawingContext) -> ContentScene<Double> {
        guard let text = context.text else { return ContentScene() }
        let insets = textInsets
        let size = Size(
            width: context.size.width - insets.left - insets.right,
            height: context.size.height - insets.top - insets.bottom)
        let set = LabelLayout(self, text: text, in: size, direction: context.direction, scale: context.scale)
        let lines = set.lines.map {
            SceneText.Line(text: $0.text, x: $0.x, top: $0.top, width: $0.width, runs: $0.runs)
        }
        let words = Primitive.text(sceneText(lines, set.font, width: size.width, context.direction))
        return ContentScene([insets == .zero ? words : words.moved(by: Point(x: insets.left, y: insets.top))])
    }

    /// Its lines in a room of so many points.
    func sceneText(
        _ lines: [SceneText<Double>.Line], _ font: Font, width: Double, _ direction: LayoutDirection
    ) -> SceneText<Double> {
        var drawn = SceneText(
            text, lines: lines, x: 0, width: width, share: textAlignment.share(in: direction), font: font,
            color: textColor)
        drawn.looks = runs.map { $0.look(in: textColor) }
        return drawn
    }
}
