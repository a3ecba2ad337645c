import Diagnostics

/// What a lesson says about itself between the two `---` lines at its top.
public struct FrontMatter: Sendable {
    /// The name of the page.
    public var title: String?
    /// One sentence for search engines.
    public var description: String?
    /// One sentence for lists of lessons.
    public var summary: String?
    /// The chapter it belongs to, by its name in `site.yml`, with its place.
    public var chapter: Placed<String>?
    /// The place among the lessons of its chapter; lower comes first.
    public var order: Double?
    /// When the lesson was written, `YYYY-MM-DD`.
    public var date: String?
    /// When it was last changed, `YYYY-MM-DD`.
    public var updated: String?
    /// Whether this is a page of the site and no lesson: it has no number, no neighbours and need not show a figure.
    public var isPage = false
    /// Whether something stands there that cannot be read; more may be meant than the rest says.
    public var isDamaged = false
    /// Whether the lesson is left out of the published site.
    public var isDraft = false
    /// What the lesson is about, in the order written.
    public var tags: [String] = []
    /// The names of the data files, each with its place.
    public var data: [Placed<String>] = []
    /// The version of Swift's language that the lesson's programs are written in: 4, 4.2 or 5; nil for 5.
    public var swiftVersion: String?
    /// Former paths of the page, the oldest first, each with its place.
    public var aliases: [Placed<String>] = []
    /// The mapping as written, nil where there is none.
    public var root: YAMLNode?

    /// An empty front matter.
    public init() {}

    /// The value of `key` as written, with its place.
    public subscript(key: String) -> YAMLNode? { root?[key] }
}
