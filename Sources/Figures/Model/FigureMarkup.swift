/// A figure as it goes onto a page.
public struct FigureMarkup: Hashable, Sendable {
    /// The `<figure>` element up to its live preview.
    public var opening: String
    /// The live preview, with classes of the figure's own; empty where there is none.
    public var live: String
    /// The rest of the element.
    public var rest: String
    /// The rules of the fixed previews in it, scoped by the figure's name; free of `<`.
    public var css: String
    /// What the classes of the live preview declare.
    public var rules: [LiveRule]
    /// The widths of the live preview that have buttons, points.
    public var presets: [Double]
    /// What the theme's script is told of it; nil where there is nothing to tell.
    public var data: FigureData?
    /// What stands in the figure's own document instead of on the page.
    public var document: FigureDocument?
    /// The characters it shows, by font weight, ascending: what a subset font must hold.
    public var usedText: [UsedText]
    /// The emoji clusters it shows, sorted.
    public var emoji: [String]
    /// Whether it is too wide to stand beside code.
    public var isWide: Bool

    /// A figure drawn before.
    public init(
        opening: String, live: String = "", rest: String, css: String, rules: [LiveRule] = [], presets: [Double] = [],
        data: FigureData? = nil, document: FigureDocument? = nil, usedText: [UsedText], emoji: [String], isWide: Bool
    ) {
        self.opening = opening
        self.live = live
        self.rest = rest
        self.css = css
        self.rules = rules
        self.presets = presets
        self.data = data
        self.document = document
        self.usedText = usedText
        self.emoji = emoji
        self.isWide = isWide
    }

    /// The whole element, with classes of the figure's own.
    public var html: String { opening + live + rest }
}

/// The characters that are set in one weight.
public struct UsedText: Hashable, Sendable {
    /// On CSS's scale, 100…900.
    public var weight: Double
    /// Each scalar once, in the order of their code points.
    public var characters: String

    /// The characters of one weight.
    public init(weight: Double, characters: String) {
        self.weight = weight
        self.characters = characters
    }
}
