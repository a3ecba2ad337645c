import Caching
import Diagnostics
import Files
import Typesetting

/// The font files that pages need, each cut to the characters shown.
package struct FontAssets {
    package let fonts: FontLibrary
    package let cache: BuildCache
    /// By name below the assets folder, in the order made.
    package private(set) var files: [(name: String, bytes: [UInt8])] = []
    package private(set) var diagnostics: [Diagnostic] = []

    package init(fonts: FontLibrary, cache: BuildCache) {
        self.fonts = fonts
        self.cache = cache
    }

    /// The name of Inter's subset for ASCII, which the reader's own search may show, and `characters`.
    package mutating func textFont(for characters: [String]) -> String? {
        let ascii = String(decoding: UInt8(ascii: " ")...UInt8(ascii: "~"), as: UTF8.self)
        return add(.inter, texts: [ascii] + characters, quality: .smallest, stem: "inter")
    }

    /// The name of a subset for some emoji.
    package mutating func emojiFont(for emoji: [String]) -> String? {
        add(.notoColorEmoji, texts: emoji, quality: .fast, stem: "emoji")
    }

    private mutating func add(_ file: FontFile, texts: [String], quality: BrotliQuality, stem: String) -> String? {
        do {
            var key = cache.key("font")
            key.write(texts + [file.fileName, "\(quality)"])
            let name = Fingerprint(key.bytes)
            let known: StoredFile? = cache.find(name)
            let font = try known ?? StoredFile(fonts.subset(file, for: texts, quality: quality)?.woff2)
            if known == nil { cache.keep(font, as: name) }
            return font.bytes.map { add($0, stem: stem) }
        } catch {
            let place = SourceLocation(path: file.fileName, line: 1, column: 1)
            diagnostics.append(Diagnostic(.error, "font", at: place, excerpt: "", message: "\(error)"))
            return nil
        }
    }

    private mutating func add(_ woff2: [UInt8], stem: String) -> String {
        let name = "\(stem)-\(Fingerprint(woff2).short).woff2"
        if !files.contains(where: { $0.name == name }) { files.append((name, woff2)) }
        return name
    }
}
