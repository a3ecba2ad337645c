import Foundation

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

public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    public init(rawValue: Int) { self.rawValue = rawValue }
}

open class NSParagraphStyle: NSObject {
    public fileprivate(set) var values = Values()

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
}

/// Of a paragraph's style the alignment and the line break mode are laid out, its spacing is not.
open class NSMutableParagraphStyle: NSParagraphStyle {
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
    public convenience init(attachment: NSTextAttachment) { self.init(string: "") }

    /// What the engine's text of one style can show of it: the whole string in the font of its largest run, with the
    /// first colour and paragraph style.
    var uniform: (text: String, font: UIFont?, color: UIColor?, style: NSParagraphStyle?) {
        var (font, color, style): (UIFont?, UIColor?, NSParagraphStyle?) = (nil, nil, nil)
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, _ in
            if let own = attributes[.font] as? UIFont, own.pointSize > (font?.pointSize ?? 0) { font = own }
            color = color ?? attributes[.foregroundColor] as? UIColor
            style = style ?? attributes[.paragraphStyle] as? NSParagraphStyle
        }
        return (string, font, color, style)
    }
}

// What `NSAttributedString()` and `NSMutableAttributedString()` are written as before a program is compiled.
// swift-format-ignore
public func _EmptyText() -> NSAttributedString { NSAttributedString(string: "") }
// swift-format-ignore
public func _EmptyMutableText() -> NSMutableAttributedString { NSMutableAttributedString(string: "") }
