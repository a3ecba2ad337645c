import Scene

extension Font {
    /// A system font without a text style, as `UIFont.systemFont(ofSize:weight:)`; `size` in points.
    public static func system(_ size: Double, weight: FontWeight = .regular) -> Font {
        Font(pointSize: size, weight: weight)
    }

    /// The font of a system button's title until another is set: 15 points.
    public static let button = Font.system(15)

    /// The font of a custom button's title until another is set: 18 points.
    public static let customButton = Font.system(18)

    /// The font of a segmented control's titles: 13 points.
    public static let segmentedControl = Font.system(13)

    /// The same font in another weight; the text style and its leading stay.
    public func withWeight(_ weight: FontWeight) -> Font {
        var font = self
        font.weight = weight
        return font
    }

    /// The same font at another size in points; the leading and the fonts of parts shrink and grow with it.
    public func withSize(_ size: Double) -> Font {
        var font = self
        font.pointSize = size
        guard pointSize > 0 else { return font }
        if let leading { font.leading = leading * size / pointSize }
        font.runs = runs.map { FontRun(end: $0.end, font: $0.font.withSize($0.font.pointSize * size / pointSize)) }
        return font
    }

    /// The font with the bold trait, as `withSymbolicTraits(.traitBold)`; the text style and its leading stay.
    ///
    /// Bold for the three largest styles and for plain fonts, semibold for the other styles, as the Human Interface
    /// Guidelines list the emphasised forms.
    public var emphasized: Font {
        switch textStyle {
        case nil, .largeTitle, .title1, .title2: withWeight(.bold)
        default: withWeight(.semibold)
        }
    }
}

extension FontWeight {
    public static let ultraLight = FontWeight(100)
    public static let thin = FontWeight(200)
    public static let light = FontWeight(300)
    public static let heavy = FontWeight(800)
    public static let black = FontWeight(900)

    /// UIKit's weight of that name; nil for any other name.
    public static func named(_ name: String) -> FontWeight? {
        switch name {
        case "ultraLight": .ultraLight
        case "thin": .thin
        case "light": .light
        case "regular": .regular
        case "medium": .medium
        case "semibold": .semibold
        case "bold": .bold
        case "heavy": .heavy
        case "black": .black
        default: nil
        }
    }

    /// The names that `named(_:)` knows, from thin to thick.
    public static let names = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
}
