internal import AutoLayout
import Foundation
internal import Scene

extension NSAttributedString.Key {
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Of a value as a dictionary of attributes holds it: the style or its number; nil for neither.
    init?(attribute value: Any?) {
        guard let style = value as? NSUnderlineStyle else {
            guard let number = NSAttributedString.length(value) else { return nil }
            self.init(rawValue: Int(number))
            return
        }
        self = style
    }
}

open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    public internal(set) final var values = Values()

    public struct Values: Sendable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var hyphenationFactor: Float = 0
    }

    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    open func copy(with zone: NSZone? = nil) -> Any { copied(as: NSParagraphStyle()) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(as: NSMutableParagraphStyle()) }

    private func copied<Style: NSParagraphStyle>(as style: Style) -> Style {
        style.values = values
        return style
    }

    /// Spacing and indents that are not laid out.
    final func noteWhatIsLeftOut() {
        let lengths: [(CGFloat, String)] = [
            (values.paragraphSpacing, "paragraphSpacing"), (values.paragraphSpacingBefore, "paragraphSpacingBefore"),
            (values.firstLineHeadIndent, "firstLineHeadIndent"), (values.headIndent, "headIndent"),
            (values.tailIndent, "tailIndent"),
        ]
        for (length, name) in lengths { leaveOut("NSParagraphStyle", length, unless: 0, name) }
        leaveOut("NSParagraphStyle", values.hyphenationFactor, unless: 0, "hyphenationFactor")
    }

    /// What of a text that is no label's is not laid out besides.
    final func noteSpacing() {
        let lengths: [(CGFloat, String)] = [
            (values.lineSpacing, "lineSpacing"), (values.minimumLineHeight, "minimumLineHeight"),
            (values.maximumLineHeight, "maximumLineHeight"),
        ]
        for (length, name) in lengths { leaveOut("NSParagraphStyle", length, unless: 0, name) }
        let multiple = values.lineHeightMultiple
        leaveOut("NSParagraphStyle", multiple == 0 ? 1 : multiple, unless: 1, "lineHeightMultiple")
    }

    /// What paragraphs of one text have of their own, where all of them are laid out as the first that has a style.
    static func noteDifferences(in styles: [NSParagraphStyle?]) {
        let values = styles.map { $0?.values ?? Values() }
        guard let first = styles.compactMap({ $0?.values }).first else { return }
        let alignments = values.contains { $0.alignment != first.alignment }
        leaveOut("NSParagraphStyle", alignments, unless: false, "alignment")
        let spacings = values.contains { $0.lineSpacing != first.lineSpacing }
        leaveOut("NSParagraphStyle", spacings, unless: false, "lineSpacing")
    }

    /// How much higher lines are than a font's of that height, points.
    final func rise(over lineHeight: CGFloat) -> CGFloat {
        var height = lineHeight * (values.lineHeightMultiple > 0 ? values.lineHeightMultiple : 1)
        height = max(height, values.minimumLineHeight)
        if values.maximumLineHeight > 0 { height = min(height, values.maximumLineHeight) }
        return height - lineHeight
    }
}

/// Of a paragraph's style the alignment, the line break mode, the line spacing and in labels the lines' height are laid out,
/// other spacing is not.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }

    open var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    open var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    open var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    open var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    open var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    open var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    open var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    open var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    open var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    open var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
}

/// The shadow of a text, which is not drawn.
open class NSShadow: NSObject {
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    open var shadowColor: Any?
}

/// A picture in a text, which is not laid out.
open class NSTextAttachment: NSObject {
    open var image: UIImage?
    open var bounds = CGRect.zero

    public override init() {}
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        leaveOut("NSAttributedString", "attachment")
        self.init(string: "")
    }

    /// What stands for it where one style counts: the font of its largest run, and the first colour.
    var uniform: (font: UIFont?, color: UIColor?) {
        var (font, color): (UIFont?, UIColor?) = (nil, nil)
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, _ in
            if let own = attributes[.font] as? UIFont, own.pointSize > (font?.pointSize ?? 0) { font = own }
            color = color ?? attributes[.foregroundColor] as? UIColor
        }
        return (font, color)
    }

    /// Its parts with what the engine lays out and draws of them, and the first paragraph style.
    var parts: (runs: [AttributedRun], style: NSParagraphStyle?) {
        let (runs, style) = laidOutParts(in: .systemFont(ofSize: 17))
        style?.noteSpacing()
        return (runs, style)
    }

    /// The same for a label, which lays out its lines' height and the room between them; with the font of what has none.
    func laidOutParts(in font: UIFont) -> (runs: [AttributedRun], style: NSParagraphStyle?) {
        var (runs, styles): ([AttributedRun], [NSParagraphStyle?]) = ([], [])
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            var run = AttributedRun(NSString(string: string).substring(with: range))
            let style = attributes[.paragraphStyle] as? NSParagraphStyle
            run.font = (attributes[.font] as? UIFont)?.font
            run.lineRise = Double(style?.rise(over: CGFloat((run.font ?? font.font).lineHeight)) ?? 0)
            run.color = (attributes[.foregroundColor] as? UIColor)?.color
            run.kern = Self.length(attributes[.kern]).map { Double($0) }
            run.isUnderlined = Self.isLine(attributes[.underlineStyle])
            run.isStruckThrough = Self.isLine(attributes[.strikethroughStyle])
            run.link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
            runs.append(run)
            styles.append(style)
            Self.noteWhatIsLeftOut(of: attributes)
        }
        NSParagraphStyle.noteDifferences(in: styles)
        return (runs, styles.lazy.compactMap { $0 }.first)
    }

    /// Attributes that change what a text looks like, and are not laid out.
    private static func noteWhatIsLeftOut(of attributes: [NSAttributedString.Key: Any]) {
        let shown: [(NSAttributedString.Key, String)] = [
            (.backgroundColor, "backgroundColor"), (.baselineOffset, "baselineOffset"), (.shadow, "shadow"),
            (.strokeWidth, "strokeWidth"), (.obliqueness, "obliqueness"), (.expansion, "expansion"),
            (.underlineColor, "underlineColor"), (.strikethroughColor, "strikethroughColor"),
        ]
        for (key, name) in shown where attributes[key].map({ length($0) != 0 }) ?? false {
            leaveOut("NSAttributedString.Key", name)
        }
        (attributes[.paragraphStyle] as? NSParagraphStyle)?.noteWhatIsLeftOut()
    }

    private static func isLine(_ value: Any?) -> Bool {
        NSUnderlineStyle(attribute: value).map { !$0.isEmpty } ?? false
    }

    /// A number of whatever type, points.
    static func length(_ value: Any?) -> CGFloat? {
        switch value {
        case let length as CGFloat: length
        case let length as Double: CGFloat(length)
        case let length as Int: CGFloat(length)
        case let length as NSNumber: CGFloat(length.doubleValue)
        default: nil
        }
    }
}

// What `NSAttributedString()` and `NSMutableAttributedString()` are written as before a program is compiled.
// swift-format-ignore
public func _Text(attributedString text: NSAttributedString) -> NSAttributedString {
    NSMutableAttributedString(attributedString: text)
}
// swift-format-ignore
public func _EmptyText() -> NSAttributedString { NSAttributedString(string: "") }
// swift-format-ignore
public func _EmptyMutableText() -> NSMutableAttributedString { NSMutableAttributedString(string: "") }
