import Content
import Files

/// The one script of a site: what its pages can do beyond being read. Every page works without it.
package struct ThemeScript {
    /// Empty where the theme has no scripts.
    package let text: String

    /// Joins the theme's `.js` files in the order of their names.
    ///
    /// `engine` is the folder of the engine for pages, beside the script; scripts find it in `globalThis.plumbEngine`.
    /// Scripts speak English; for other languages the words that they know by `globalThis.plumbWords` go first.
    package init(_ layout: SiteLayout, _ fileSystem: FileSystem, _ edition: Edition, engine: String?) {
        let names = layout.themeFiles(in: "theme", fileSystem).filter { $0.hasSuffix(".js") }
        let parts = names.compactMap { fileSystem.read(layout.themeFile("theme/" + $0, in: fileSystem)) }
        let known =
            edition.language.hasPrefix("en") || parts.isEmpty
            ? "" : "globalThis.plumbWords = \(javaScript(edition.words));\n"
        let found = engine.map { "globalThis.plumbEngine = new URL(\"\($0)/\", document.currentScript.src);\n" } ?? ""
        let index = edition.isMain ? "" : "globalThis.plumbSearchIndex = \"\(SearchIndex.name(in: edition))\";\n"
        text = known + index + found + parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }

    /// Where pages find it below the output folder, named by its content; nil where there is nothing to load.
    package var path: String? { text.isEmpty ? nil : "assets/theme-\(Fingerprint(text).short).js" }
}

/// The phrases as an object of JavaScript.
private func javaScript(_ words: Words) -> String {
    var bytes = Array("{".utf8)
    for (index, phrase) in words.phrases.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes.appendJavaScript(phrase.key)
        bytes.append(UInt8(ascii: ":"))
        bytes.appendJavaScript(phrase.text)
    }
    return String(decoding: bytes + Array("}".utf8), as: UTF8.self)
}
