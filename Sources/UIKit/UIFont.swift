internal import AutoLayout
import Foundation
internal import Scene

open class UIFont: NSObject, @unchecked Sendable {
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The engine's; body for a style that UIKit does not have.
        var style: Scene.TextStyle {
            let all: [(TextStyle, Scene.TextStyle)] = [
                (.extraLargeTitle, .largeTitle), (.extraLargeTitle2, .largeTitle), (.largeTitle, .largeTitle),
                (.title1, .title1), (.title2, .title2), (.title3, .title3),
                (.headline, .headline), (.subheadline, .subheadline), (.callout, .callout), (.footnote, .footnote),
                (.caption1, .caption1), (.caption2, .caption2),
            ]
            return all.first { $0.0 == self }?.1 ?? .body
        }
    }

    public struct Weight: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// On the scale of CSS, linear between UIKit's own weights.
        var weight: FontWeight {
            let steps: [(CGFloat, Double)] = [
                (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
                (0.62, 900),
            ]
            guard let upper = steps.firstIndex(where: { $0.0 >= rawValue }), upper > 0 else {
                return FontWeight(rawValue < 0 ? 100 : 900)
            }
            let (low, high) = (steps[upper - 1], steps[upper])
            return FontWeight(low.1 + (rawValue - low.0) / (high.0 - low.0) * (high.1 - low.1))
        }
    }

    final let font: Font

    init(_ font: Font) { self.font = font }

    /// UIKit's has no use either; here it is the system's, of the usual size.
    public convenience override init() { self.init(.system(17)) }

    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        font = pointSize > 0 ? descriptor.fontValue.withSize(pointSize) : descriptor.fontValue
    }

    /// The system's font: no other is there. Names that end in a weight choose that.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let weights: [(String, Weight)] = [
            ("semibold", .semibold), ("demibold", .semibold), ("bold", .bold), ("medium", .medium),
            ("light", .light), ("heavy", .heavy), ("black", .black), ("thin", .thin),
        ]
        let weight = weights.first { fontName.lowercased().contains($0.0) }?.1 ?? .regular
        leaveOut("UIFont", "name")
        self.init(.system(fontSize, weight: weight.weight))
    }

    /// Upright, as are all fonts of figures.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        leaveOut("UIFont")
        return systemFont(ofSize: fontSize)
    }

    /// The system's font, whose digits differ in width.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        leaveOut("UIFont")
        return systemFont(ofSize: fontSize, weight: weight)
    }

    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        leaveOut("UIFont")
        return systemFont(ofSize: fontSize, weight: weight)
    }

    public struct Width: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public static let compressed = Width(rawValue: -0.5)
        public static let condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
    }

    /// The standard width is the only one.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        leaveOut("UIFont", width, unless: .standard, "width")
        return systemFont(ofSize: fontSize, weight: weight)
    }

    open class var familyNames: [String] { [".AppleSystemUIFont"] }
    open class func fontNames(forFamilyName familyName: String) -> [String] { [".SFUI-Regular"] }

    open var fontName: String { ".SFUI-Regular" }
    open var familyName: String { ".AppleSystemUIFont" }
    open var capHeight: CGFloat { pointSize * 0.7046 }
    open var xHeight: CGFloat { pointSize * 0.5264 }
    open var leading: CGFloat { 0 }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(fontSize)) }

    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(fontSize, weight: weight.weight))
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(fontSize, weight: .bold)) }

    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var systemFontSize: CGFloat { 14 }
    open class var smallSystemFontSize: CGFloat { 12 }

    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = traitCollection?.preferredContentSizeCategory.category
        return UIFont(
            .preferred(style.style, category: category ?? FigureEnvironment.current.screen.contentSizeCategory))
    }

    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font.withSize(fontSize)) }

    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }
    open var pointSize: CGFloat { font.pointSize }
    open var lineHeight: CGFloat { font.lineHeight }
    open var ascender: CGFloat { font.ascender }
    open var descender: CGFloat { font.descender }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

    open override var hash: Int { font.hashValue }
}

open class UIFontMetrics: NSObject {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    open func scaledFont(for font: UIFont) -> UIFont { UIFont(font.font.withSize(scaledValue(for: font.pointSize))) }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font)
    }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        UIFont(font.font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize))))
    }

    /// As the style's own size grows from the text size large.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        let category = FigureEnvironment.current.screen.contentSizeCategory
        return value * Font.preferred(style.style, category: category).pointSize
            / Font.preferred(style.style).pointSize
    }
}
