/// Why fonts could not be loaded or subset; facts, whose sentences are in `description`.
public enum FontError: Error, Hashable, Sendable {
    /// No folder that was searched holds the font's file.
    case missing(FontFile, searched: [String])
    /// The file is there, but is not a font that can be read.
    case unreadable(path: String)
    /// HarfBuzz made no subset of the font.
    case subsetFailed(FontFile)
    /// The subset could not be packed as WOFF2.
    case encodingFailed(FontFile)
}

extension FontError: CustomStringConvertible {
    /// What is wrong and the way out, in one or two sentences.
    public var description: String {
        switch self {
        case .missing(let file, let searched):
            "The font `\(file.fileName)` is in none of \(searched.joined(separator: ", ")). "
                + "Install it with `apt-get install \(file.debianPackage)`."
        case .unreadable(let path):
            "`\(path)` is not a font that can be read."
        case .subsetFailed(let file):
            "No subset of `\(file.fileName)` could be made."
        case .encodingFailed(let file):
            "The subset of `\(file.fileName)` could not be packed as WOFF2."
        }
    }
}
