import Diagnostics

/// A fenced or indented block of a lesson.
public struct CodeBlock: Sendable {
    /// What a block is for.
    public enum Kind: Hashable, Sendable {
        /// Its info string begins with `layout`; the rest are the figure's settings.
        case layout
        /// Its info string begins with `swift` and has `figure=` or `show=`: a program that is compiled and run; the rest are
        /// the figure's settings.
        case program
        /// Its info string is `yaml data` or `json data`: values that the layout blocks may name.
        case data
        /// Code to be shown; the language is empty where none is named.
        case code(language: String, title: String?)
    }

    /// What the block is for.
    public var kind: Kind
    /// The info string as written, without the white space around it; escapes are not resolved.
    public var info: String
    /// The UTF-8 offset in the file at which `info` begins.
    public var infoOffset: Int
    /// The code, every byte with its place in the file.
    public var excerpt: SourceExcerpt
    /// Where the fence, or the indented code, begins.
    public var location: SourceLocation

    /// The code as text, each line ended by a line feed.
    public var text: String { String(decoding: excerpt.utf8, as: UTF8.self) }
}
