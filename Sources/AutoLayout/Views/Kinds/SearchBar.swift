import Scene

/// `UISearchBar`, while nobody searches.
public struct SearchBar: Hashable, Sendable, Serializable {
    /// As `UISearchBar.Style`.
    public enum Style: String, Hashable, Sendable, Serializable, CaseIterable { case `default`, prominent, minimal }

    public var text: String = ""
    public var placeholder: String = ""
    public var searchBarStyle: Style = .default
    /// Its text's; UIKit takes the body style at the reader's text size.
    var font = Font.preferred(.body)

    public init() {}
}

extension ViewClass {
    static let searchBar = ViewClass(
        ViewContent(ViewKind.searchBar) { if case .searchBar(let bar) = $0 { bar } else { nil } },
        types: [ViewType("SearchBar", .searchBar(SearchBar()))], uiKit: UIKitClass("UISearchBar"),
        hugging: AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh),
        properties: [
            ViewProperty("text", .text { $0.text = $1 }),
            ViewProperty("placeholder", .text { $0.placeholder = $1 }),
            ViewProperty("searchBarStyle", .oneOf("UISearchBar.Style") { $0.searchBarStyle = $1 }),
        ],
        intrinsicContentSize: { bar, _ in ContentSize(height: bar.height) }, surface: { $0.surface },
        contentBends: { _ in true }, draw: { $0.content(in: $1) }, shownText: { .title($0.title) },
        adapted: { bar, screen in
            var bar = bar
            bar.font = .preferred(.body, category: screen.contentSizeCategory)
            return bar
        })
}

extension SearchBar {
    /// 56 points, as Interface Builder saves it, and more where a larger text needs it.
    fileprivate var height: Double { 2 * Self.margin + fieldHeight }

    private var fieldHeight: Double {
        max(Self.leastFieldHeight, PixelGrid.wholePoints.roundedUp(font.lineHeight) + 14)
    }

    private static let leastFieldHeight = 36.0
    /// Above and below the field, points.
    private static let margin = 10.0
    /// Beside the field, points.
    private static let sideMargin = 8.0
    /// From the field's edge to its glass, and from its text to its other edge, points.
    private static let padding = 8.0
    /// Between glass and text, points.
    private static let gap = 5.0

    private var glass: Image {
        let side = (font.pointSize * 2).rounded() / 2
        return Image(name: "symbol:magnifyingglass", size: Size(width: side, height: side), isTemplate: true)
    }

    /// From the bar's edges to the text, points.
    private var insets: EdgeInsets {
        let outer = Self.sideMargin + Self.padding
        return EdgeInsets(left: outer + glass.size.width + Self.gap, right: outer)
    }

    /// UIKit chooses the colours.
    fileprivate var title: TitleText {
        let string = text.isEmpty ? placeholder : text
        return TitleText(
            string: string, font: font.setting(string), color: nil, lineBreakMode: .byTruncatingTail,
            widthBesides: insets.left + insets.right)
    }

    fileprivate var surface: Surface {
        switch searchBarStyle {
        case .default, .prominent: Surface(.secondarySystemBackground)
        case .minimal: Surface()
        }
    }

    /// The field with the glass and the text, in the middle of the bar's height.
    fileprivate func content(in context: DrawingContext) -> ContentScene<Double> {
        let size = context.size
        let isMirrored = context.direction == .rightToLeft
        let field = Rect(
            x: Self.sideMargin, y: (size.height - fieldHeight) / 2, width: max(0, size.width - 2 * Self.sideMargin),
            height: fieldHeight)
        let side = glass.size.width
        let start = Self.sideMargin + Self.padding
        let lens = Rect(
            x: isMirrored ? size.width - start - side : start, y: (size.height - side) / 2, width: side, height: side)
        let title = title
        let room = Rect(
            x: isMirrored ? insets.right : insets.left, y: field.y,
            width: max(0, size.width - title.widthBesides), height: field.height)
        let words = context.title(
            title.string, font: title.font, color: text.isEmpty ? .secondaryLabel : .label, in: room,
            top: (size.height - font.lineHeight) / 2, share: isMirrored ? 1 : 0, lineBreakMode: title.lineBreakMode)
        return ContentScene(
            [
                .box(SceneBox(field, Surface(.tertiarySystemFill, cornerRadius: 10))),
                .image(SceneImage(glass, in: lens, tint: .secondaryLabel)),
            ] + (title.string.isEmpty ? [] : [words]))
    }
}
