import Diagnostics

/// A program in Swift that makes a figure in the place of layout blocks.
public struct FigureProgram: Sendable {
    public var text: String
    /// The version of Swift's language: 4, 4.2 or 5.
    public var language = "5"
    /// Where each line of the text stands in the lesson.
    public var lines: [SourceLocation]
    /// The files that the program finds in its bundle.
    public var files: [File] = []

    /// A file of a program's bundle.
    public struct File: Hashable, Sendable {
        /// In the bundle.
        public var name: String
        /// Where its bytes are.
        public var path: String
        /// Tells its bytes from others.
        public var content: String

        public init(name: String, path: String, content: String) {
            (self.name, self.path, self.content) = (name, path, content)
        }
    }

    public init(text: String, lines: [SourceLocation]) { (self.text, self.lines) = (text, lines) }
}
