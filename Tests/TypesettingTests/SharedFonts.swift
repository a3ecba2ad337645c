import AutoLayout
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

/// SplitMix64, so that a printed seed repeats a run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
