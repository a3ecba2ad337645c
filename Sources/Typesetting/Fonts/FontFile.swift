/// A font file that pages are measured and drawn with.
public enum FontFile: String, Hashable, Sendable, CaseIterable {
    /// Inter with its weight axis, upright.
    case inter
    /// Noto Color Emoji, with bitmaps.
    case notoColorEmoji

    /// The name of the file, without folders.
    public var fileName: String {
        switch self {
        case .inter: "Inter-roman.var.ttf"
        case .notoColorEmoji: "NotoColorEmoji.ttf"
        }
    }

    /// The Debian package that brings the file.
    public var debianPackage: String {
        switch self {
        case .inter: "fonts-inter-variable"
        case .notoColorEmoji: "fonts-noto-color-emoji"
        }
    }
}
