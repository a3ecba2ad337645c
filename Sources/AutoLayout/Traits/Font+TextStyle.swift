import Scene

extension Font {
    /// The font of a text style at a text size, as `UIFont.preferredFont(forTextStyle:compatibleWith:)`.
    ///
    /// Source: the Dynamic Type tables of Apple's Human Interface Guidelines.
    public static func preferred(_ style: TextStyle, category: ContentSizeCategory = .large) -> Font {
        let (pointSize, leading) = DynamicTypeTable.entry(of: style, in: category)
        return Font(
            pointSize: pointSize, weight: style == .headline ? .semibold : .regular, leading: leading, textStyle: style)
    }
}

/// The sizes and leadings of the Human Interface Guidelines, in points: one row a text size, one column a style.
private enum DynamicTypeTable {
    typealias Entry = (pointSize: Double, leading: Double)

    static func entry(of style: TextStyle, in category: ContentSizeCategory) -> Entry {
        let row = row(of: category)
        switch style {
        case .largeTitle: return row.0
        case .title1: return row.1
        case .title2: return row.2
        case .title3: return row.3
        case .headline, .body: return row.4
        case .callout: return row.5
        case .subheadline: return row.6
        case .footnote: return row.7
        case .caption1: return row.8
        case .caption2: return row.9
        }
    }

    /// largeTitle, title1, title2, title3, headline and body, callout, subheadline, footnote, caption1, caption2.
    private typealias Row = (Entry, Entry, Entry, Entry, Entry, Entry, Entry, Entry, Entry, Entry)

    // A row a line is what makes the table comparable with its source.
    // swift-format-ignore
    private static func row(of category: ContentSizeCategory) -> Row {
        switch category {
        case .extraSmall:
            ((31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (13, 18), (12, 16), (12, 16), (11, 13), (11, 13))
        case .small:
            ((32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (14, 19), (13, 18), (12, 16), (11, 13), (11, 13))
        case .medium:
            ((33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (15, 20), (14, 19), (12, 16), (11, 13), (11, 13))
        case .large:
            ((34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (16, 21), (15, 20), (13, 18), (12, 16), (11, 13))
        case .xLarge:
            ((36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (18, 23), (17, 22), (15, 20), (14, 19), (13, 18))
        case .xxLarge:
            ((38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (20, 25), (19, 24), (17, 22), (16, 21), (15, 20))
        case .xxxLarge:
            ((40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (22, 28), (21, 28), (19, 24), (18, 23), (17, 22))
        case .accessibility1:
            ((44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (26, 32), (25, 31), (23, 29), (22, 28), (20, 25))
        case .accessibility2:
            ((48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (32, 39), (30, 37), (27, 33), (26, 32), (24, 30))
        case .accessibility3:
            ((52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (38, 46), (36, 43), (33, 40), (32, 39), (29, 35))
        case .accessibility4:
            ((56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (44, 52), (42, 50), (38, 46), (37, 44), (34, 41))
        case .accessibility5:
            ((60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (51, 60), (49, 58), (44, 52), (43, 51), (40, 48))
        }
    }
}
