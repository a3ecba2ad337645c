import Diagnostics

/// What a lesson says about itself between the two `---` lines at its top.
public struct FrontMatter: Sendable {
    public var title: String?
    public var description: String?
    public var summary: String?
    /// The place among the lessons of its folder; lower comes first.
    public var order: Double?
    /// `YYYY-MM-DD`.
    public var date: String?
    /// `YYYY-MM-DD`.
    public var updated: String?
    /// Whether the lesson is left out of the published site.
    public var isDraft = false
    public var tags: [String] = []
    /// The names of the data files, each with its place.
    public var data: [Placed<String>] = []
    /// The mapping as written, nil where there is none.
    public var root: YAMLNode?

    /// An empty front matter.
    public init() {}

    /// The value of `key` as written, with its place.
    public subscript(key: String) -> YAMLNode? { root?[key] }
}

/// A value and where it stands.
public struct Placed<Value: Hashable & Sendable>: Hashable, Sendable {
    public var value: Value
    /// UTF-8 offsets in the file.
    public var range: Range<Int>
    public var location: SourceLocation

    /// A value whose place is known.
    public init(_ value: Value, range: Range<Int>, location: SourceLocation) {
        self.value = value
        self.range = range
        self.location = location
    }
}
