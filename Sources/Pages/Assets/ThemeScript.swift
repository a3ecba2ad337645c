import Content
import Files

/// The one script of a site: what its pages can do beyond being read. Every page works without it.
package struct ThemeScript {
    /// Empty where the theme has no scripts.
    package let text: String

    /// Joins the theme's `.js` files in the order of their names.
    package init(_ layout: SiteLayout, _ fileSystem: FileSystem) {
        let names = layout.themeFiles(in: "theme", fileSystem).filter { $0.hasSuffix(".js") }
        let parts = names.compactMap { fileSystem.read(layout.themeFile("theme/" + $0, in: fileSystem)) }
        text = parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }

    /// Where pages find it below the output folder, named by its content; nil where there is nothing to load.
    package var path: String? { text.isEmpty ? nil : "assets/theme-\(Fingerprint(text).short).js" }
}
