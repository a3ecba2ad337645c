import Diagnostics

/// Where the code that made a figure stands on its page.
public struct FigureCode: Sendable {
    /// One line of a listing.
    public struct Line: Hashable, Sendable {
        /// The listing's name; unique on its page.
        public var listing: String
        /// Counted from 1.
        public var number: Int

        public init(listing: String, number: Int) { (self.listing, self.number) = (listing, number) }
    }

    /// The lesson's file.
    let path: String
    /// What is shown of it, by the file's lines.
    let lines: [Int: Line]
    /// Where each view that is an instance of a component was written, and where the component was.
    let components: [SourceLocation: SourceLocation]

    public init(path: String, lines: [Int: Line], components: [SourceLocation: SourceLocation]) {
        (self.path, self.lines, self.components) = (path, lines, components)
    }

    /// The line in which something was written; nil where its listing does not show it.
    func line(of source: SourceLocation?) -> Line? {
        guard let source, source.path == path else { return nil }
        return lines[source.line]
    }
}
