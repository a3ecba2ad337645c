/// A figure as it goes onto a page.
public struct FigureMarkup: Hashable, Sendable {
    /// The `<figure>` element.
    public var html: String
    /// The rules of this figure alone, scoped by its name; free of `<`, so that a `<style>` element can hold them.
    public var css: String
    /// What the theme's script is told of its constraints, as a JSON object that can stand in a `script` element; nil
    /// where there is nothing to tell. Figures of a page are so much alike that it is small beside that of others.
    public var data: String?
    /// The characters it shows, by font weight, ascending: what a subset font must hold.
    public var usedText: [UsedText]
    /// The emoji clusters it shows, sorted.
    public var emoji: [String]
    /// Whether it is too wide to stand beside code.
    public var isWide: Bool

    /// A figure drawn before.
    public init(
        html: String, css: String, data: String? = nil, usedText: [UsedText], emoji: [String], isWide: Bool
    ) {
        self.html = html
        self.css = css
        self.data = data
        self.usedText = usedText
        self.emoji = emoji
        self.isWide = isWide
    }
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
