/// What a figure says around its views, as facts; the language of its page has the words.
public enum FigurePhrase: Hashable, Sendable {
    // The switches below the figure, and what they are together.
    case constraints, generated, margins, spacing, names, layers, showOver
    // The controls of the live preview.
    case width, widthInPoints, sideBySide
    /// A width as a tooltip says it.
    case points(String)
    /// How far the screen is scrolled, points.
    case scrolled(String)
    // The figure in words.
    case inWords, view, height, notMet
    /// What the figure is called, how many views it has, and the size of its screen.
    case inWordsOf(title: String, views: Int, size: String)
    case tableOf(title: String)
    /// For which width and offset the table holds; the offset is nil at rest.
    case place(width: String, offset: String?)
}

extension FigurePhrase {
    /// What catalogues of a language call the phrase.
    public var key: String {
        switch self {
        case .constraints: "constraints"
        case .generated: "stacksAndContents"
        case .margins: "margins"
        case .spacing: "spacing"
        case .names: "names"
        case .layers: "layers"
        case .showOver: "showOver"
        case .width: "width"
        case .widthInPoints: "widthInPoints"
        case .sideBySide: "sideBySide"
        case .points: "points"
        case .scrolled: "scrolled"
        case .inWords: "inWords"
        case .view: "view"
        case .height: "height"
        case .notMet: "notMet"
        case .inWordsOf(_, let views, _): views == 1 ? "oneViewOf" : "viewsOf"
        case .tableOf: "tableOf"
        case .place(_, nil): "atWidth"
        case .place: "atWidthAndOffset"
        }
    }

    /// What stands in the phrase for the names in its braces.
    public var values: [(name: String, value: String)] {
        switch self {
        case .points(let length), .scrolled(let length): [("n", length)]
        case .inWordsOf(let title, let views, let size): [("title", title), ("n", "\(views)"), ("size", size)]
        case .tableOf(let title): [("title", title)]
        case .place(let width, let offset): [("n", width)] + (offset.map { [("offset", $0)] } ?? [])
        case .constraints, .generated, .margins, .spacing, .names, .layers, .showOver, .width, .widthInPoints,
            .sideBySide, .inWords, .view, .height, .notMet:
            []
        }
    }

    /// The phrase in English, for figures that stand on no page of a site.
    public var english: String {
        switch self {
        case .constraints: "Constraints"
        case .generated: "Stacks and contents"
        case .margins: "Margins"
        case .spacing: "Spacing"
        case .names: "Names"
        case .layers: "Layers"
        case .showOver: "Show over the figure"
        case .width: "Width"
        case .widthInPoints: "Width in points"
        case .sideBySide: "Side by side"
        case .points(let length): "\(length) points"
        case .scrolled(let offset): "scrolled \(offset)"
        case .inWords: "In words"
        case .view: "View"
        case .height: "Height"
        case .notMet: "not met"
        case .inWordsOf(let title, let views, let size):
            "\(title), \(views) \(views == 1 ? "view" : "views") on \(size) points"
        case .tableOf(let title): "\(title): each view with its frame in points and its constraints"
        case .place(let width, let offset): "At \(width) points" + (offset.map { ", scrolled \($0)" } ?? "")
        }
    }
}
