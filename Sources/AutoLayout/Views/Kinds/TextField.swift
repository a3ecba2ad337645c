import Scene

/// `UITextField`.
public struct TextField: Hashable, Sendable, Serializable {
    public enum BorderStyle: String, Hashable, Sendable, Serializable, CaseIterable {
        case none, line, bezel, roundedRect
    }

    /// When an overlay is shown, as `UITextField.ViewMode`.
    public enum ViewMode: String, Hashable, Sendable, Serializable, CaseIterable {
        case never, whileEditing, unlessEditing, always
    }

    public var text: String = ""
    public var placeholder: String = ""
    /// That of a program's placeholder with attributes; nil for UIKit's own.
    package var placeholderColor: Color?
    public var font: Font
    public var textColor: Color = .label
    public var textAlignment: TextAlignment = .natural
    public var borderStyle: BorderStyle = .none
    /// In an image view as `leftView`, which is always shown.
    public var leftImage: Image?
    /// The same as `rightView`.
    public var rightImage: Image?
    public var clearButtonMode: ViewMode = .never
    public var isSecureTextEntry = false
    public var isEnabled = true
    /// Whether somebody types in it: it has a caret behind its text.
    public var isEditing = false
    /// From its edges to the text, points, where a program says it; nil for UIKit's own.
    package var textInsets: EdgeInsets?

    public init(font: Font) { self.font = font }
}

extension ViewClass {
    static let textField = ViewClass(
        ViewContent(ViewKind.textField) { if case .textField(let field) = $0 { field } else { nil } },
        types: [ViewType("TextField", .textField(TextField(font: .system(17))))], uiKit: UIKitClass("UITextField"),
        properties: TextField.properties,
        intrinsicContentSize: { $0.intrinsicContentSize($1) }, baselineOffsets: { $0.baselineOffsets(on: $1) },
        surface: { $0.surface }, contentBends: { _ in true }, draw: { $0.content(in: $1) },
        shownText: { .title($0.title) })
}

extension TextField {
    fileprivate static let properties: [ViewProperty<TextField>] = [
        ViewProperty("text", .text { $0.text = $1 }),
        ViewProperty("placeholder", .text { $0.placeholder = $1 }),
        ViewProperty("font", .font { $0.font = $1 }),
        ViewProperty("textColor", .color { $0.textColor = $1 }),
        ViewProperty("textAlignment", .oneOf("NSTextAlignment") { $0.textAlignment = $1 }),
        ViewProperty("borderStyle", .oneOf("UITextField.BorderStyle") { $0.borderStyle = $1 }),
        ViewProperty("leftImage", .image { $0.leftImage = $1 }, .support(.setLeftImage)),
        ViewProperty("rightImage", .image { $0.rightImage = $1 }, .support(.setRightImage)),
        ViewProperty("clearButtonMode", .oneOf("UITextField.ViewMode") { $0.clearButtonMode = $1 }),
        ViewProperty("isSecureTextEntry", .bool { $0.isSecureTextEntry = $1 }),
        ViewProperty("isEnabled", .bool { $0.isEnabled = $1 }),
        ViewProperty("isEditing", .bool { $0.isEditing = $1 }, .support(.setIsEditing)),
    ]

    /// The text, dots for one that is secret, or else the placeholder, for which UIKit chooses the colour.
    fileprivate var title: TitleText {
        let shown = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
        let string = text.isEmpty ? placeholder : shown
        return TitleText(
            string: string, font: font.setting(string),
            color: text.isEmpty ? nil : isEnabled ? textColor : .tertiaryLabel,
            lineBreakMode: .byTruncatingTail, widthBesides: textRoom.left + textRoom.right)
    }
}

// MARK: Measures

extension TextField {
    /// As wide as its text or placeholder, points; a rounded rectangle is wider than the text and its insets.
    ///
    /// Source of the widths: in three files since Xcode 11 a rounded rectangle at 14 points of type is 28 wider than its
    /// placeholder, and 32 wide without one. Source of the heights: frames that Interface Builder saves. A rounded rectangle is 34 high up to 20 points of
    /// type, 40 at 25 and 57.67 at 40, one with a line 42 at 27; without a border a field is 21 high at 16, 22 at 17,
    /// 49.5 at 40 and 73.5 at 60. Those with a bezel are estimated.
    fileprivate func intrinsicContentSize(_ measuring: ContentMeasuring) -> ContentSize {
        let pixels = PixelGrid(scale: measuring.screen.scale)
        let width = title.string.isEmpty ? 0 : measuring.measurer.width(of: title.string, font: title.font)
        let spare = borderStyle == .roundedRect ? title.string.isEmpty ? Self.emptyRoom : Self.spareRoom : 0
        return ContentSize(
            width: pixels.roundedUp(width + insets.left + insets.right + spare), height: height(on: pixels))
    }

    /// What a rounded rectangle takes besides its text and their insets, and without a text, points.
    private static let spareRoom = 14.0
    private static let emptyRoom = 18.0

    private func height(on pixels: PixelGrid) -> Double {
        switch borderStyle {
        // The whole pixels in 5/3 points.
        case .none: pixels.roundedUp(font.lineHeight) - pixels.roundedUp(-5.0 / 3)
        case .line, .bezel: pixels.nearest(font.lineHeight + 10)
        case .roundedRect: max(Self.leastRoundedHeight, pixels.nearest(font.lineHeight + 10))
        }
    }

    /// Those of the text, which is centred at any height.
    fileprivate func baselineOffsets(on pixels: PixelGrid) -> BaselineOffsets {
        let height = height(on: pixels)
        let slack = (height - font.lineHeight) / 2
        return BaselineOffsets(
            firstFromTop: pixels.nearest(slack + font.ascender),
            lastFromBottom: pixels.nearest(slack - font.descender), centeredHeight: height)
    }

    private static let leastRoundedHeight = 34.0

    /// From the field's edges to its text: the border's room, and the images with a gap, points.
    package var insets: EdgeInsets {
        let left = leftImage.map { $0.size.width + Self.gap } ?? 0
        let right = rightImage.map { $0.size.width + Self.gap } ?? (showsClearButton ? Self.clearRoom : 0)
        return EdgeInsets(left: borderRoom + left, right: borderRoom + right)
    }

    /// The same as the program says it.
    private var textRoom: EdgeInsets { textInsets ?? insets }

    /// Beside the text inside the border, points.
    private var borderRoom: Double {
        switch borderStyle {
        case .none: 0
        case .line: 2
        case .bezel, .roundedRect: 7
        }
    }

    private static let gap = 6.0

    /// The clear button's diameter with the room before it, points.
    private static let clearRoom = 20.0

    private var showsClearButton: Bool {
        guard !text.isEmpty, rightImage == nil, isEnabled else { return false }
        return switch clearButtonMode {
        case .always: true
        case .unlessEditing: !isEditing
        case .whileEditing: isEditing
        case .never: false
        }
    }
}

// MARK: Drawing

extension TextField {
    fileprivate var surface: Surface {
        switch borderStyle {
        case .none: return Surface()
        case .line: return Self.bordered(Surface(.systemBackground), .label)
        case .bezel: return Self.bordered(Surface(.systemBackground), .systemGray3)
        case .roundedRect: return Self.bordered(Surface(.systemBackground, cornerRadius: 5), .systemGray4)
        }
    }

    private static func bordered(_ surface: Surface, _ color: Color) -> Surface {
        var surface = surface
        surface.border = Surface.Border(width: 1, color: color)
        return surface
    }

    /// The images and the text between them; what is left stays left in both reading directions.
    fileprivate func content(in context: DrawingContext) -> ContentScene<Double> {
        let (size, insets) = (context.size, textRoom)
        var content = ContentScene<Double>()
        if let leftImage, !leftImage.name.isEmpty {
            content.primitives.append(Self.draw(leftImage, fromLeft: borderRoom, in: size))
        }
        let title = title
        if !title.string.isEmpty {
            let room = Rect(
                x: insets.left, y: insets.top, width: max(0, size.width - title.widthBesides),
                height: size.height - insets.top - insets.bottom)
            content.primitives.append(
                context.title(
                    title.string, font: title.font, color: title.color ?? placeholderColor ?? .placeholderText,
                    in: room,
                    top: insets.top + (room.height - font.lineHeight) / 2,
                    share: textAlignment.share(in: context.direction),
                    lineBreakMode: title.lineBreakMode))
        }
        if isEditing { content.primitives.append(caret(in: context)) }
        if let last = rightImage ?? (showsClearButton ? Self.clearImage : nil), !last.name.isEmpty {
            let isClear = rightImage == nil
            content.primitives.append(
                Self.draw(
                    last, fromLeft: size.width - borderRoom - last.size.width, in: size,
                    tint: isClear ? .systemGray3 : .tint))
        }
        return content
    }

    /// Behind the text, or where it would begin.
    private func caret(in context: DrawingContext) -> Primitive<Double> {
        let (title, insets, size) = (title, textRoom, context.size)
        let room = max(0, size.width - title.widthBesides)
        let width = text.isEmpty ? 0 : min(room, context.measurer.width(of: title.string, font: title.font))
        let start = (room - width) * textAlignment.share(in: context.direction)
        let end = context.direction == .rightToLeft ? start : start + width
        let top = insets.top + (size.height - insets.top - insets.bottom - font.lineHeight) / 2
        return .caret(at: insets.left + end, top: top, of: font)
    }

    private static func draw(
        _ image: Image, fromLeft x: Double, in size: Size, tint: Color = .tint
    ) -> Primitive<Double> {
        let rect = Rect(
            x: x, y: (size.height - image.size.height) / 2, width: image.size.width, height: image.size.height)
        return .image(SceneImage(image, in: rect, tint: tint))
    }

    private static let clearImage = Image(
        name: "symbol:xmark.circle.fill", size: Size(width: 15, height: 15), isTemplate: true)
}
