import Scene

/// `UIListContentConfiguration`: the texts and the image of a list's cell.
public struct ListContent: Hashable, Sendable, Serializable {
    /// The configurations that UIKit makes.
    public enum Style: String, Hashable, Sendable, Serializable, CaseIterable {
        case cell, subtitleCell, valueCell, sidebarCell, sidebarSubtitleCell, sidebarHeader
        case plainHeader, groupedHeader, prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
        case plainFooter, groupedFooter
    }

    public var style = Style.cell
    public var text = ""
    public var secondaryText = ""
    public var image: Image?
    /// Of the text; 0 for any number.
    public var numberOfLines = 0

    public init() {}
}

extension ListContent {
    /// How one style sets its texts.
    struct Look {
        let text: TextStyle
        let isEmphasized: Bool
        let secondary: TextStyle
        let secondaryColor: Color
        /// Whether the texts stand beside each other.
        let isBeside: Bool
    }

    var look: Look {
        switch style {
        case .cell, .subtitleCell:
            Look(text: .body, isEmphasized: false, secondary: .caption1, secondaryColor: .label, isBeside: false)
        case .valueCell:
            Look(text: .body, isEmphasized: false, secondary: .body, secondaryColor: .secondaryLabel, isBeside: true)
        case .sidebarCell, .sidebarSubtitleCell:
            Look(
                text: .body, isEmphasized: false, secondary: .caption1, secondaryColor: .secondaryLabel,
                isBeside: false)
        // Titles of sections, whose second texts are not shown.
        case .plainHeader, .groupedHeader, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader,
            .plainFooter, .groupedFooter, .sidebarHeader:
            Look(
                text: .title3, isEmphasized: true, secondary: .caption1, secondaryColor: .secondaryLabel,
                isBeside: false)
        }
    }

    /// The width in which a symbol stands in the middle, so that the texts of all cells begin at one place; points.
    ///
    /// A picture is as wide as it is.
    var reservedImageWidth: Double? {
        guard let image, image.name.hasPrefix("symbol:") else { return nil }
        return max(Self.symbolWidth, image.size.width)
    }

    private static let symbolWidth = 28.0

    /// The properties `content` and `content.text` and so on of a cell that has them at `access`.
    static func property<Cell>(
        _ access: @escaping ViewProperty<Cell>.Access<ListContent>
    ) -> ViewProperty<Cell> {
        ViewProperty(
            "content",
            .oneOf("UIListContentConfiguration") { cell, style in access(&cell) { $0.style = style } },
            .assignmentOfCall("listContent", members: Style.allCases.map { $0.rawValue }),
            parts: [
                ViewProperty<Cell>.Part("text", .text { cell, text in access(&cell) { $0.text = text } }),
                ViewProperty<Cell>.Part(
                    "secondaryText", .text { cell, text in access(&cell) { $0.secondaryText = text } }),
                ViewProperty<Cell>.Part("image", .image { cell, image in access(&cell) { $0.image = image } }),
                ViewProperty<Cell>.Part(
                    "numberOfLines",
                    .integer(atLeast: 0) { cell, number in access(&cell) { $0.numberOfLines = number } }),
            ])
    }
}
