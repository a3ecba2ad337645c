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

/// The letters of a text without small ones; the shares of all its characters, 0…1.
public struct Lettering: Hashable, Sendable, Serializable {
    public var capitals: Double
    /// 1 for a number with its signs, less where spaces stand in it.
    public var figures: Double
    /// Of a text of figures.
    public var percents: Double

    public init(capitals: Double = 0, figures: Double = 0, percents: Double = 0) {
        self.capitals = capitals
        self.figures = figures
        self.percents = percents
    }

    /// Of a text with small letters, or in a script without capitals.
    public static let mixed = Lettering()
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
    /// What it sets, on which the spacing of the substitute font depends.
    public var lettering = Lettering.mixed
    /// Behind each character besides what the font has, points, as the attribute `kern`.
    public var kern = 0.0
    /// Between lines besides what the font has, points, as `NSParagraphStyle.lineSpacing`.
    public var lineSpacing = 0.0
    /// Above each line besides what the font has, points: by so much a paragraph style's lines are higher than the font's.
    public var lineRise = 0.0
    /// The fonts of its text's parts, in their order; empty where the whole text is set in this one.
    public var runs: [FontRun] = []

    public init(pointSize: Double, weight: FontWeight = .regular, leading: Double? = nil, textStyle: TextStyle? = nil) {
        self.pointSize = pointSize
        self.weight = weight
        self.leading = leading
        self.textStyle = textStyle
    }

    /// The height of one line, in points: 1.193359375 em.
    public var lineHeight: Double { pointSize * 1.193359375 + lineRise }
    /// From a line's top to its baseline, in points: 0.9521484375 em, and what its line has besides.
    public var ascender: Double { pointSize * 0.9521484375 + lineRise }
    /// From a line's baseline down to its bottom, in points and negative, as `UIFont.descender`.
    public var descender: Double { pointSize * -0.2412109375 }
}
