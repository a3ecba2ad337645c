import AutoLayout
import Scene
import Typesetting

/// The fonts of this machine, read once for all suites.
enum SharedFonts {
    private static let loaded = Result { () throws(FontError) in try FontLibrary() }

    static func library() throws -> FontLibrary { try loaded.get() }

    /// A typesetter with an empty cache.
    static func typesetter() throws -> Typesetter { Typesetter(library: try library()) }
}

extension Font {
    static let body = Font(pointSize: 17)
}
