import Diagnostics
import Typesetting

/// The font files that pages need, each cut to the characters shown.
struct FontAssets {
    let fonts: FontLibrary
    /// By name below the assets folder, in the order made.
    private(set) var files: [(name: String, bytes: [UInt8])] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(fonts: FontLibrary) { self.fonts = fonts }

    /// The name of Inter's subset for everything the site shows; it always holds ASCII, for the reader's own search.
    mutating func textFont(for pages: [String]) -> String? {
        let ascii = String(decoding: UInt8(ascii: " ")...UInt8(ascii: "~"), as: UTF8.self)
        return add(.inter, texts: [ascii] + pages, quality: .smallest, stem: "inter")
    }

    /// The name of the emoji subset for one page; nil where it shows none.
    mutating func emojiFont(for texts: [String]) -> String? {
        let fonts = fonts
        let emoji = Set(texts.joined().filter { !$0.isASCII && fonts.isEmoji($0) })
        guard !emoji.isEmpty else { return nil }
        return add(.notoColorEmoji, texts: emoji.map(String.init).sorted(), quality: .fast, stem: "emoji")
    }

    private mutating func add(_ file: FontFile, texts: [String], quality: BrotliQuality, stem: String) -> String? {
        do {
            guard let subset = try fonts.subset(file, for: texts, quality: quality) else { return nil }
            let name = "\(stem)-\(Fingerprint(subset.woff2).short).woff2"
            if !files.contains(where: { $0.name == name }) { files.append((name, subset.woff2)) }
            return name
        } catch {
            let place = SourceLocation(path: file.fileName, line: 1, column: 1)
            diagnostics.append(Diagnostic(.error, "font", at: place, excerpt: "", message: error.description))
            return nil
        }
    }
}
