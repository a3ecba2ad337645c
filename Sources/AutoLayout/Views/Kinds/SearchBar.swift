import Scene

/// `UISearchBar`, while nobody searches.
public struct SearchBar: Hashable, Sendable, Serializable {
    /// As `UISearchBar.Style`.
    public enum Style: String, Hashable, Sendable, Serializable, CaseIterable { case `default`, prominent, minimal }

    public var text: String = ""
    public var placeholder: String = ""
    public var searchBarStyle: Style = .default
    public var showsCancelButton = false
    public var showsScopeBar = false
    public var scopeButtonTitles: [String] = []
    public var selectedScopeButtonIndex = 0
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
            ViewProperty("showsCancelButton", .bool { $0.showsCancelButton = $1 }),
            ViewProperty("showsScopeBar", .bool { $0.showsScopeBar = $1 }),
            ViewProperty("scopeButtonTitles", .texts { $0.scopeButtonTitles = $1 }),
            ViewProperty("selectedScopeButtonIndex", .integer(atLeast: 0) { $0.selectedScopeButtonIndex = $1 }),
        ],
        intrinsicContentSize: { bar, _ in ContentSize(height: bar.height) }, surface: { $0.surface },
        contentBends: { _ in true }, draw: { $0.content(in: $1) }, shownText: { $0.shownText },
        adapted: { bar, screen in
            var bar = bar
            bar.font = .preferred(.body, category: screen.contentSizeCategory)
            return bar
        })
}

extension SearchBar {
    /// 56 points, as Interface Builder saves it, and more where a larger text needs it or the scopes are shown.
    fileprivate var height: Double { 2 * Self.margin + fieldHeight + scopeBarHeight }

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

    /// Of the scopes below the field, points.
    ///
    /// Source: Interface Builder saves 132 for a bar with scopes and a prompt, of which the prompt is taken to have as much as
    /// a navigation bar's.
    private var scopeBarHeight: Double { showsScopes ? 46 : 0 }
    private var showsScopes: Bool { showsScopeBar && !scopeButtonTitles.isEmpty }

    /// The room of the cancel button's title, and what is between it and the field and beside it, points.
    private static let cancelWidth = 54.0
    private static let cancelGap = 8.0
    private static let cancelMargin = 16.0

    /// From the bar's trailing edge to the field, points.
    private var fieldEnd: Double {
        showsCancelButton ? Self.cancelGap + Self.cancelWidth + Self.cancelMargin : Self.sideMargin
    }

    private var glass: Image {
        let side = (font.pointSize * 2).rounded() / 2
        return Image(name: "symbol:magnifyingglass", size: Size(width: side, height: side), isTemplate: true)
    }

    /// From the bar's leading and trailing edges to the text, points.
    private var insets: EdgeInsets {
        EdgeInsets(
            left: Self.sideMargin + Self.padding + glass.size.width + Self.gap, right: fieldEnd + Self.padding)
    }

    /// UIKit chooses the colours.
    fileprivate var title: TitleText {
        let string = text.isEmpty ? placeholder : text
        return TitleText(
            string: string, font: font.setting(string), color: nil, lineBreakMode: .byTruncatingTail,
            widthBesides: insets.left + insets.right)
    }

    /// Nil where it sets more texts than that of its field.
    fileprivate var shownText: ShownText? { showsCancelButton || showsScopes ? nil : .title(title) }

    fileprivate var surface: Surface {
        switch searchBarStyle {
        case .default, .prominent: Surface(.secondarySystemBackground)
        case .minimal: Surface()
        }
    }

    fileprivate func content(in context: DrawingContext) -> ContentScene<Double> {
        ContentScene(field(in: context) + cancelButton(in: context) + scopes(in: context))
    }

    /// The field with the glass and the text, in the middle of what the scopes leave of the bar's height.
    private func field(in context: DrawingContext) -> [Primitive<Double>] {
        let width = context.size.width
        let height = context.size.height - scopeBarHeight
        let isMirrored = context.direction == .rightToLeft
        let field = Rect(
            x: isMirrored ? fieldEnd : Self.sideMargin, y: (height - fieldHeight) / 2,
            width: max(0, width - Self.sideMargin - fieldEnd), height: fieldHeight)
        let side = glass.size.width
        let start = Self.sideMargin + Self.padding
        let lens = Rect(x: isMirrored ? width - start - side : start, y: (height - side) / 2, width: side, height: side)
        let title = title
        let room = Rect(
            x: isMirrored ? insets.right : insets.left, y: field.y, width: max(0, width - title.widthBesides),
            height: field.height)
        let words = context.title(
            title.string, font: title.font, color: text.isEmpty ? .secondaryLabel : .label, in: room,
            top: (height - font.lineHeight) / 2, share: isMirrored ? 1 : 0, lineBreakMode: title.lineBreakMode)
        return [
            .box(SceneBox(field, Surface(.tertiarySystemFill, cornerRadius: 10))),
            .image(SceneImage(glass, in: lens, tint: .secondaryLabel)),
        ] + (title.string.isEmpty ? [] : [words])
    }

    /// In the tint beside the field; its letters do not follow the reader's text size.
    private func cancelButton(in context: DrawingContext) -> [Primitive<Double>] {
        guard showsCancelButton else { return [] }
        let isMirrored = context.direction == .rightToLeft
        let height = context.size.height - scopeBarHeight
        let room = Rect(
            x: isMirrored ? Self.cancelMargin : context.size.width - Self.cancelMargin - Self.cancelWidth, y: 0,
            width: Self.cancelWidth, height: height)
        let font = Font.system(17)
        return [
            context.title("Cancel", font: font, color: .tint, in: room, top: (height - font.lineHeight) / 2)
        ]
    }

    /// A segmented control below the field.
    private func scopes(in context: DrawingContext) -> [Primitive<Double>] {
        guard showsScopes else { return [] }
        var control = SegmentedControl()
        (control.segments, control.selectedSegmentIndex) = (scopeButtonTitles, selectedScopeButtonIndex)
        let origin = Point(x: Self.sideMargin, y: context.size.height - scopeBarHeight)
        let size = Size(
            width: max(0, context.size.width - 2 * Self.sideMargin), height: SegmentedControl.frameHeight)
        return control.whole(in: context.sized(size)).map { $0.moved(by: origin) }
    }
}
