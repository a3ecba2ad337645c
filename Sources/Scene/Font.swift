import Piecewise

/// A text style of Dynamic Type, as `UIFont.TextStyle`.
public enum TextStyle: String, Hashable, Sendable, Serializable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
}

/// A weight on the scale of CSS and OpenType, 100…900.
public struct FontWeight: Hashable, Sendable, Serializable {
    public var rawValue: Double

    public init(_ rawValue: Double) { self.rawValue = rawValue }

    public static let regular = FontWeight(400)
    public static let medium = FontWeight(500)
    public static let semibold = FontWeight(600)
    public static let bold = FontWeight(700)
}

/// A system font at a size; its vertical metrics are San Francisco's.
public struct Font: Hashable, Sendable, Serializable {
    /// Points.
    public var pointSize: Double
    public var weight: FontWeight
    /// The distance of baselines that the text style asks for, in points; nil for a plain system font.
    public var leading: Double?
    /// The style it was made from.
    public var textStyle: TextStyle?
    /// Whether it sets a number alone, for which the substitute font is spaced otherwise than for words.
    public var setsFigures = false

    public init(pointSize: Double, weight: FontWeight = .regular, leading: Double? = nil, textStyle: TextStyle? = nil) {
        self.pointSize = pointSize
        self.weight = weight
        self.leading = leading
        self.textStyle = textStyle
    }

    /// The height of one line, in points: 1.193359375 em.
    public var lineHeight: Double { pointSize * 1.193359375 }
    /// From a line's top to its baseline, in points: 0.9521484375 em.
    public var ascender: Double { pointSize * 0.9521484375 }
    /// From a line's baseline down to its bottom, in points and negative, as `UIFont.descender`.
    public var descender: Double { pointSize * -0.2412109375 }
}
