import Scene
import Testing

@testable import AutoLayout

@Suite("A text style's font")
struct DynamicTypeTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let category: ContentSizeCategory
        let table: String
        var testDescription: String { category.rawValue }

        init(_ category: ContentSizeCategory, _ table: String) {
            self.category = category
            self.table = table
        }
    }

    /// Size and leading in the order of the styles, headline and body as one, as the Human Interface Guidelines.
    static let rows = [
        Row(.extraSmall, "31/38 25/31 19/24 17/22 14/19 13/18 12/16 12/16 11/13 11/13"),
        Row(.small, "32/39 26/32 20/25 18/23 15/20 14/19 13/18 12/16 11/13 11/13"),
        Row(.medium, "33/40 27/33 21/26 19/24 16/21 15/20 14/19 12/16 11/13 11/13"),
        Row(.large, "34/41 28/34 22/28 20/25 17/22 16/21 15/20 13/18 12/16 11/13"),
        Row(.xLarge, "36/43 30/37 24/30 22/28 19/24 18/23 17/22 15/20 14/19 13/18"),
        Row(.xxLarge, "38/46 32/39 26/32 24/30 21/26 20/25 19/24 17/22 16/21 15/20"),
        Row(.xxxLarge, "40/48 34/41 28/34 26/32 23/29 22/28 21/28 19/24 18/23 17/22"),
        Row(.accessibility1, "44/52 38/46 34/41 31/38 28/34 26/32 25/31 23/29 22/28 20/25"),
        Row(.accessibility2, "48/57 43/51 39/47 37/44 33/40 32/39 30/37 27/33 26/32 24/30"),
        Row(.accessibility3, "52/61 48/57 44/52 43/51 40/48 38/46 36/43 33/40 32/39 29/35"),
        Row(.accessibility4, "56/66 53/62 50/59 49/58 47/56 44/52 42/50 38/46 37/44 34/41"),
        Row(.accessibility5, "60/70 58/68 56/66 55/65 53/62 51/60 49/58 44/52 43/51 40/48"),
    ]

    @Test("has the size and leading of the guidelines", arguments: rows)
    func table(_ row: Row) {
        let styles: [TextStyle] = [
            .largeTitle, .title1, .title2, .title3, .body, .callout, .subheadline, .footnote, .caption1, .caption2,
        ]
        let found = styles.map { style in
            let font = Font.preferred(style, category: row.category)
            return "\(Int(font.pointSize))/\(Int(font.leading ?? 0))"
        }
        #expect(found.joined(separator: " ") == row.table)
        let (headline, body) = (
            Font.preferred(.headline, category: row.category), Font.preferred(.body, category: row.category)
        )
        #expect(headline.pointSize == body.pointSize)
        #expect(headline.leading == body.leading)
    }

    @Test("is given for every text size")
    func complete() {
        #expect(Self.rows.map { $0.category } == ContentSizeCategory.allCases)
    }

    @Test("is regular, but semibold for headlines")
    func weights() {
        for style in TextStyle.allCases {
            #expect(Font.preferred(style).weight == (style == .headline ? .semibold : .regular))
            #expect(Font.preferred(style).textStyle == style)
        }
    }

    @Test("becomes bold in the large titles and semibold in the others when emphasized, and keeps its leading")
    func emphasized() {
        for style in TextStyle.allCases {
            let isLarge = [.largeTitle, .title1, .title2].contains(style)
            #expect(Font.preferred(style).emphasized.weight == (isLarge ? .bold : .semibold))
            #expect(Font.preferred(style).emphasized.leading == Font.preferred(style).leading)
        }
        #expect(Font.system(12).emphasized == .system(12, weight: .bold))
    }

    @Test("has San Francisco's metrics, and a system font has no leading of its own")
    func metrics() {
        #expect(Font.system(17).lineHeight == 20.287109375)
        #expect(Font.system(15).lineHeight == 17.900390625)
        #expect(Font.system(17).leading == nil)
        #expect(Font.preferred(.body).withSize(8.5).leading == 11)
    }

    @Test("has a weight for each of UIKit's names")
    func weightNames() {
        let weights = FontWeight.names.compactMap { FontWeight.named($0)?.rawValue }
        #expect(weights == [100, 200, 300, 400, 500, 600, 700, 800, 900])
        #expect(FontWeight.named("fat") == nil)
    }
}
