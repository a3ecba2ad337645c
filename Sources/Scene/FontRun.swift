import Piecewise

/// A part of a text that is set in a font of its own; it begins where the part before it ends.
public struct FontRun: Hashable, Sendable, Serializable {
    /// Where it ends, in bytes of UTF-8 from the start of the text.
    public var end: Int
    public var font: Font

    public init(end: Int, font: Font) {
        self.end = end
        self.font = font
    }
}
