import AutoLayout
import Piecewise

/// One figure of a lesson: a screen as solved for one or more widths, scroll offsets or appearances.
public struct Figure: Sendable {
    /// Its name in the lesson, written as `data-figure`; unique on its page.
    public var name: String
    /// The fragment by which links reach it; nil for none.
    public var identifier: String?
    /// What counts it, such as `Figure 3`, before the caption; may be empty.
    public var label: String
    /// What a screen reader calls it; the name where it is empty.
    public var title: String
    /// One line that says what to look at; may be empty.
    public var caption: String
    /// What stands side by side, in this order.
    public var previews: [Preview]
    /// The screen at every width, in front of the others; nil where it cannot be had.
    public var live: LivePreview?
    /// The code that made it; nil where no page shows that.
    public var code: FigureCode?
    /// Where its own document is, from its page; nil where all of it stands on the page.
    public var document: String?

    /// A figure of previews that are already solved.
    public init(
        name: String, identifier: String? = nil, label: String = "", title: String = "", caption: String = "",
        previews: [Preview], live: LivePreview? = nil, code: FigureCode? = nil, document: String? = nil
    ) {
        self.name = name
        self.identifier = identifier
        self.label = label
        self.title = title
        self.caption = caption
        self.previews = previews
        self.live = live
        self.code = code
        self.document = document
    }

    /// The title, or else the name.
    var accessibleName: String { title.isEmpty ? name : title }

    /// The identifier of the figure in words; headings' are lowercase, so that it can be none of them.
    var identifierOfWords: String { "TextAlternative-" + name }

    /// The one preview that stands for all: the least scrolled, then the nearest to the width of an iPhone.
    var mostTypical: [Preview] {
        previews.min { $0.screen.isMoreTypical(than: $1.screen) }.map { [$0] } ?? []
    }
}

extension Screen {
    /// Whether it rather than the other stands for a figure: it is scrolled less, or nearer to the width of an iPhone.
    public func isMoreTypical(than other: Screen) -> Bool {
        let (scrolled, others) = (abs(scrolledBy), abs(other.scrolledBy))
        if scrolled != others { return scrolled < others }
        let usual = 390.0
        return abs(size.width - usual) < abs(other.size.width - usual)
    }
}

/// A screen with its views and where the engine put them.
public struct Preview: Sendable {
    public var screen: Screen
    public var tree: ViewTree
    public var layout: Layout
    /// What is written beneath, such as `iPhone 14 · 390 pt`.
    public var label: String
    /// By which device `plumb solve` knows the screen; nil where its size tells.
    public var device: String?
    /// Whether it has a hairline around it instead of a device.
    public var isPlain: Bool
    /// Light or dark for good; nil to follow the reader's choice.
    public var appearance: UserInterfaceStyle?

    /// A preview of `tree` laid out on `screen`.
    public init(
        screen: Screen, tree: ViewTree, layout: Layout, label: String, device: String? = nil, isPlain: Bool = false,
        appearance: UserInterfaceStyle? = nil
    ) {
        self.screen = screen
        self.tree = tree
        self.layout = layout
        self.label = label
        self.device = device
        self.isPlain = isPlain
        self.appearance = appearance
    }
}

/// How large a figure is drawn and how much of it.
public enum FigureStyle: Hashable, Sendable {
    /// In a lesson: every preview, with labels and caption.
    case lesson
    /// Beside a lesson's title: its most typical preview, small, hidden from screen readers and the keyboard.
    case teaser
}
