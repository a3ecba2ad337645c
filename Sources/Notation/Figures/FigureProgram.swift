import Diagnostics

/// A program in Swift that makes a figure in the place of layout blocks.
public struct FigureProgram: Sendable {
    public var text: String
    /// Where each line of the text stands in the lesson.
    public var lines: [SourceLocation]

    public init(text: String, lines: [SourceLocation]) { (self.text, self.lines) = (text, lines) }
}
