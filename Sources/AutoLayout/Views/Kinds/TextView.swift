import Scene

/// `UITextView`.
public struct TextView: Hashable, Sendable, Serializable {
    /// Setting it leaves no parts.
    public var text: String = "" { didSet { (font, runs) = (font.setting(text), []) } }
    /// Its parts, which make up the text; empty where all of it is in one style.
    public private(set) var runs: [AttributedRun] = []
    public var font: Font { didSet { font = font.setting(text) } }
    public var textColor: Color = .label
    public var textAlignment: TextAlignment = .natural
    /// Whether it scrolls its text; one that does not is as high as its text.
    public var isScrollEnabled = true
    public var textContainerInset = EdgeInsets(top: 8, bottom: 8)
    /// Whether somebody types in it: it has a caret behind its text.
    public var isEditing = false

    public init(font: Font) { self.font = font }

    /// Sets the text from its parts.
    public mutating func setAttributedText(_ parts: [AttributedRun]) {
        text = parts.reduce("") { $0 + $1.text }
        runs = parts.joined
    }
}

extension ViewClass {
    static let textView = ViewClass(
        ViewContent(ViewKind.textView) { if case .textView(let view) = $0 { view } else { nil } },
        types: [ViewType("TextView", .textView(TextView(font: .system(12))))], uiKit: UIKitClass("UITextView"),
        properties: TextView.properties, intrinsicContentSize: { $0.intrinsicContentSize($1) },
        baselineOffsets: { view, pixels in
            BaselineOffsets(
                firstFromTop: pixels.nearest(view.textContainerInset.top + view.label.firstLine.ascender),
                lastFromBottom: pixels.nearest(view.textContainerInset.bottom + view.label.lastLine.descent))
        },
        surface: { _ in Surface(.systemBackground) }, draw: { $0.content(in: $1) },
        shownText: { $0.text.isEmpty ? nil : .lines($0.label) },
        visitNumbers: { $0.textContainerInset.visitNumbers($1) })
}

extension TextView {
    fileprivate static let properties: [ViewProperty<TextView>] = [
        ViewProperty("text", .text { $0.text = $1 }),
        ViewProperty("attributedText", .attributedText { $0.setAttributedText($1) }, .support(.setAttributedText)),
        ViewProperty("font", .font { $0.font = $1 }),
        ViewProperty("textColor", .color { $0.textColor = $1 }),
        ViewProperty("textAlignment", .oneOf("NSTextAlignment") { $0.textAlignment = $1 }),
        ViewProperty("isScrollEnabled", .bool { $0.isScrollEnabled = $1 }),
        ViewProperty("isEditing", .bool { $0.isEditing = $1 }, .support(.setIsEditing)),
        .edgeInsets("textContainerInset", .edgeInsets("textContainerInset")) { $1(&$0.textContainerInset) },
    ]

    /// `lineFragmentPadding` of its text container, on each side inside the inset, points.
    private static let lineFragmentPadding = 5.0

    /// From its edges to its lines, points.
    private var insets: EdgeInsets {
        var insets = textContainerInset
        insets.left += Self.lineFragmentPadding
        insets.right += Self.lineFragmentPadding
        return insets
    }

    /// The label that breaks its lines as it does.
    fileprivate var label: Label {
        var label = Label(font: font)
        if runs.isEmpty { label.text = text } else { label.setAttributedText(runs) }
        label.textColor = textColor
        label.textAlignment = textAlignment
        label.numberOfLines = 0
        label.lineBreakMode = .byWordWrapping
        label.textInsets = insets
        return label
    }

    /// One that scrolls has none; an empty one is as high as a line.
    fileprivate func intrinsicContentSize(_ measuring: ContentMeasuring) -> ContentSize {
        guard !isScrollEnabled else { return .none }
        let (pixels, insets) = (PixelGrid(scale: measuring.screen.scale), insets)
        let label = label
        let width = label.naturalWidth(measurer: measuring.measurer) + insets.left + insets.right
        let height =
            text.isEmpty
            ? pixels.roundedUp(font.lineHeight) + insets.top + insets.bottom
            : label.height(
                fitting: measuring.fittingWidth, measurer: measuring.measurer, scale: measuring.screen.scale)
        return ContentSize(width: pixels.roundedUp(width), height: height)
    }

    /// Its lines from the top, as far as they fit.
    fileprivate func content(in context: DrawingContext) -> ContentScene<Double> {
        let (label, insets) = (label, insets)
        guard let text = context.text, !text.lines.isEmpty else {
            guard isEditing else { return ContentScene() }
            let start = context.direction == .rightToLeft ? context.size.width - insets.right : insets.left
            return ContentScene([.caret(at: start, top: insets.top, of: font)])
        }
        let size = Size(
            width: max(0, context.size.width - insets.left - insets.right),
            height: label.height(of: text.lines, scale: context.scale))
        let set = LabelLayout(label, text: text, in: size, direction: context.direction, scale: context.scale)
        let lines = set.lines.map {
            SceneText.Line(text: $0.text, x: $0.x, top: $0.top, width: $0.width, runs: $0.runs)
        }
        let words = Primitive.text(label.sceneText(lines, set.font, width: size.width, context.direction))
        var content = ContentScene([words.moved(by: Point(x: insets.left, y: insets.top))])
        if isEditing, let last = lines.last {
            let end = context.direction == .rightToLeft ? last.x : last.x + last.width
            content.primitives.append(.caret(at: insets.left + end, top: insets.top + last.top, of: font))
        }
        return content
    }
}
